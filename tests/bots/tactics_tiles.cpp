// What the tiles are worth, and their actions.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

// Two viziers of no account to be collected on the sacred place e5: what is done there is the matter.
Scene at_e5(Scene scene) {
  return scene.viziers(me, 9).owner("d5", rival).meeples("d5", {vizier}).meeples("e5", {vizier});
}
// The same on the workshop f6.
Scene at_f6() {
  return Scene(with_artisans)
      .viziers(me, 9)
      .owner("f5", rival)
      .meeples("f5", {vizier})
      .meeples("f6", {vizier});
}

}  // namespace

std::vector<Tactic> tactics_of_tiles() {
  return {
      {"TheMostValuableTile",
       last_turn(Scene(2)
                     .meeples("e4", {elder})
                     .meeples("f4", {elder})
                     .meeples("b4", {elder})
                     .meeples("b5", {elder})),
       {"drop f4 elder"},
       By{4},
       Level{3},
       "15 points, against 8 and a palm for the oasis"},
      {"PalacesWait",
       last_turn(Scene(with_f4(Scene(2))).palaces("e2", 2).meeples("d2", {elder}).meeples("e2", {elder})),
       {"drop e2 elder"},
       By{5},
       Level{3},
       "a village with two palaces and a third one are 20 points"},
      {"TheOasisAndItsPalm",
       last_turn(Scene(2).meeples("b2", {elder}).meeples("b3", {elder})),
       {"drop b2 elder"},
       By{5},
       Level{3},
       "8 and 3 for the palm, against 6"},
      {"TheVillageAndItsPalace",
       last_turn(Scene(2).meeples("d1", {elder}).meeples("e1", {elder})),
       {"drop d1 elder"},
       By{4},
       Level{3},
       "5 and 5 for the palace, against 6"},
      {"ThePalmByTheLake",
       last_turn(Scene(with_whims)
                     .owner("c5", me)
                     .djinn(me, Djinn::haurvatat)
                     .meeples("c4", {elder})
                     .meeples("c5", {elder})),
       {"drop c5 elder"},
       By{4},
       Level{3},
       "by the lake Haurvatat's palm counts 10, the market is worth 6"},
      {"TheSmallMarket",
       last_turn(six_goods(Scene(2))
                     .row({fakir, fish, gold, ivory})
                     .owner("c3", rival)
                     .meeples("c2", {elder})
                     .meeples("c3", {elder})
                     .meeples("f2", {elder})
                     .meeples("f3", {elder})),
       {"drop c2 elder", "buy 3"},
       By{3},
       Level{3},
       "a seventh kind for 3 coins is 10 points"},
      {"TheLargeMarket",
       last_turn(Scene(2)
                     .cards(me, {ivory, jewels, silk, papyrus, spice})
                     .row({fakir, ivory, fish, fakir, gold, silk, wheat})
                     .owner("b1", rival)
                     .meeples("b1", {elder})
                     .meeples("c1", {elder})
                     .meeples("f2", {elder})
                     .meeples("f3", {elder})),
       {"drop c1 elder", "buy 3", "buy 4|buy 5"},
       By{7},
       Level{3},
       "two new kinds for 6 coins are 19 points"},
      {"NothingWorthItsPrice",
       last_turn(Scene(2)
                     .row({fakir, fakir, fakir})
                     .owner("c3", rival)
                     .meeples("c2", {elder})
                     .meeples("c3", {elder})),
       {"drop c2 elder", "skip"},
       By{3},
       Level{3},
       "a fakir is of no use any more"},
      {"TheSpecialisedMarket",
       last_turn(six_goods(Scene(with_artisans))
                     .row({fish, fakir, fakir, wheat, fakir, silk, fakir, fakir, gold})
                     .owner("a5", rival)
                     .meeples("a5", {elder})
                     .meeples("a6", {elder})),
       {"drop a6 elder", "buy 9"},
       By{6},
       Level{3},
       "any card of the row: the last one is a seventh kind, 10 points for 4 coins"},
      {"ADjinnWorthTaking",
       last_turn(at_e5(Scene(2)).elders(me, 2).djinn_row({Djinn::leta, Djinn::lamia, Djinn::boaz})),
       {"djinn 2"},
       By{4},
       Level{3},
       "10 points for two elders"},
      {"AFakirRatherThanAnElder",
       last_turn(at_e5(Scene(2))
                     .elders(me, 2)
                     .cards(me, {fakir})
                     .djinn(me, Djinn::shamhat)
                     .djinn_row({Djinn::lamia})),
       {"djinn 1 elder fakir"},
       By{4},
       Level{3},
       "with Shamhat an elder is worth 4 points, the fakir nothing"},
      {"AnElderRatherThanAFakir",
       last_turn(at_e5(six_goods(Scene(2)))
                     .elders(me, 2)
                     .cards(me, {fakir, fakir})
                     .djinn(me, Djinn::al_amin)
                     .djinn_row({Djinn::lamia})),
       {"djinn 1 elder elder"},
       By{6},
       Level{6},
       "with Al-Amin two fakirs are a seventh kind, 10 points; an elder is worth 2"},
      {"ADjinnThatCostsMoreThanItBrings",
       last_turn(at_e5(Scene(2)).elders(me, 2).djinn(me, Djinn::shamhat).djinn_row({Djinn::leta})),
       {"-djinn"},
       By{4},
       Level{6},
       "two elders of Shamhat's are worth 8 points, Leta 4"},
      {"ADjinnForOwnPalms",
       last_turn(at_e5(Scene(2)).elders(me, 2).owner("b2", me).palms("b2", 4).djinn_row(
           {Djinn::lamia, Djinn::haurvatat})),
       {"djinn 2"},
       By{6},
       Level{6},
       "Haurvatat's 8 and 2 more for each of four palms, against 10"},
      {"TheWorkshop",
       last_turn(at_f6().artisans(me, 3).item_stack({Item::crown})),
       {"item artisan"},
       By{6},
       Level{3},
       "the crown is 9 points, the artisan 3"},
      {"FakirsForTheWorkshop",
       last_turn(at_f6()
                     .artisans(me, 3)
                     .djinn(me, Djinn::ptah)
                     .cards(me, {fakir, fakir})
                     .item_stack({Item::crown})),
       {"item fakir"},
       By{5},
       Level{6},
       "two fakirs are worth nothing any more, an artisan of Ptah's 5 points"},
      {"NothingInTheWorkshop",
       last_turn(at_f6().artisans(me, 3).djinn(me, Djinn::ptah).item_stack({Item::carpet})),
       {"-item"},
       By{5},
       Level{6},
       "a carpet is of no use any more, an artisan of Ptah's counts 5"},
      {"TheFourthCity",
       last_turn(with_f4(Scene(with_whims))
                     .owner("a6", me)
                     .owner("b6", me)
                     .owner("d6", me)
                     .meeples("f6", {elder})
                     .meeples("f5", {elder})),
       {"drop f6 elder"},
       By{20},
       Level{3},
       "the fourth city raises 45 points to 80"},
      {"TheCityWithTheRightWhim",
       last_turn(Scene(with_whims)
                     .elders(me, 2)
                     .whim("d6", Whim::fish)
                     .whim("e6", Whim::elders)
                     .meeples("d6", {elder})
                     .meeples("e6", {elder})),
       {"drop e6 elder"},
       By{10},
       Level{3},
       "with the two elders there are four, and its whim is fulfilled at once"},
  };
}

}  // namespace naqala::test
