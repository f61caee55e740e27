// The powers of djinns.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

// Two viziers of no account are all that can be collected, on a5 or b5, tiles of the rival's.
Scene quiet(Djinn djinn) {
  return Scene(2)
      .viziers(me, 9)
      .djinn(me, djinn)
      .owner("b5", rival)
      .owner("a5", rival)
      .meeples("a5", {vizier})
      .meeples("b5", {vizier});
}

}  // namespace

std::vector<Tactic> tactics_of_djinns() {
  return {
      {"EnkiOnTheOwnOasis",
       last_turn(quiet(Djinn::enki).djinn(me, Djinn::haurvatat).cards(me, {fakir}).owner("b2", me)),
       {"use enki fakir b2"},
       By{5},
       Level{3},
       "a palm more for a fakir that is worth nothing any more"},
      {"BouraqOnTheOwnVillage",
       last_turn(quiet(Djinn::bouraq).cards(me, {fakir}).owner("e2", me)),
       {"use bouraq fakir e2"},
       By{5},
       Level{3},
       "a palace more for a fakir that is worth nothing any more"},
      {"EchidnaDoublesTheCoins",
       last_turn(Scene(2)
                     .djinn(me, Djinn::echidna)
                     .elders(me, 1)
                     .cards(me, {fakir})
                     .meeples("d2", {builder})
                     .meeples("e2", {builder})),
       {"drop e2 builder", "use echidna elder fakir"},
       By{6},
       Level{6},
       "16 coins twice, for an elder and a fakir that would earn 8"},
      {"EchidnaIsNotWorthHerPrice",
       last_turn(Scene(2)
                     .djinn(me, Djinn::echidna)
                     .djinn(me, Djinn::shamhat)
                     .elders(me, 2)
                     .meeples("b4", {builder})
                     .meeples("c4", {builder})
                     .owner("b4", rival)),
       {"drop c4 builder", "-use"},
       By{6},
       Level{3},
       "2 coins twice, for two elders of Shamhat's"},
      {"LetaTakesTheSacredPlace",
       last_turn(quiet(Djinn::leta).elders(me, 1).cards(me, {fakir}).owner("e3", rival).owner("f2", rival)),
       {"use leta elder fakir f4"},
       By{7},
       Level{3},
       "15 points on an empty tile"},
      {"UtugTakesATileFromItsMeeples",
       last_turn(quiet(Djinn::utug)
                     .elders(me, 1)
                     .cards(me, {fakir})
                     .meeples("f4", {elder, builder, assassin})
                     .meeples("f2", {builder, merchant})),
       {"use utug elder fakir f4"},
       By{5},
       Level{3},
       "15 points, whoever stands there"},
      {"HagisKeepsThePalaceFromTheRival",
       last_turn(Scene(2)
                     .djinn(me, Djinn::hagis)
                     .cards(me, {fakir})
                     .owner("d1", rival)
                     .owner("c1", rival)
                     .owner("c2", me)
                     .meeples("c1", {elder})
                     .meeples("d1", {elder})
                     .row({fakir})),
       {"drop d1 elder", "use hagis elder c2|use hagis fakir c2"},
       By{5},
       Level{6},
       "on the own tile instead of the rival's: 5 points against none"},
      {"LamiaCarriesThePalmToTheOwnTile",
       last_turn(Scene(2)
                     .djinn(me, Djinn::lamia)
                     .djinn(me, Djinn::haurvatat)
                     .cards(me, {fakir})
                     .owner("b2", rival)
                     .owner("b3", rival)
                     .owner("a1", me)
                     .stack("b2", elder, 3)
                     .meeples("b3", {elder})),
       {"take b3", "drop b2 elder", "use lamia elder a1|use lamia fakir a1"},
       By{5},
       Level{6},
       "four elders there, and the palm on the own tile: 5 points instead of 3 for the rival"},
      {"SibittisDrawsThree",
       last_turn(quiet(Djinn::sibittis)
                     .elders(me, 1)
                     .cards(me, {fakir})
                     .djinn_deck({Djinn::boaz, Djinn::lamia, Djinn::utug})),
       {"use sibittis elder fakir", "keep lamia"},
       By{4},
       Level{3},
       "10 points for an elder and a fakir"},
      {"SloarTakesTheLastCard",
       last_turn(
           quiet(Djinn::sloar).cards(me, {fish, wheat, pottery, silk, spice, papyrus, fakir}).deck({gold})),
       {"use sloar fakir"},
       By{10},
       Level{3},
       "gold is all there is in the deck: a seventh kind"},
      {"LetaIsPaidWithTheEldersCollected",
       last_turn(Scene(2)
                     .djinn(me, Djinn::leta)
                     .owner("e3", rival)
                     .owner("f2", rival)
                     .owner("b5", rival)
                     .owner("a5", rival)
                     .meeples("a5", {elder})
                     .meeples("b5", {elder})),
       {"use leta elder elder f4"},
       By{7},
       Level{6},
       "15 points for the two elders of this turn"},
      {"ADjinnIsUsedAtOnce",
       last_turn(Scene(2)
                     .viziers(me, 9)
                     .elders(me, 2)
                     .cards(me, {fakir, fakir})
                     .djinn_row({Djinn::leta, Djinn::lamia})
                     .owner("e3", rival)
                     .owner("f2", rival)
                     .owner("d5", rival)
                     .meeples("d5", {vizier})
                     .meeples("e5", {vizier})),
       {"djinn 1", "use leta elder fakir f4"},
       By{7},
       beyond_all,
       "Leta's 4 points and the sacred place are 19, Lamia 10"},
      {"EnkisPalmCarriedByLamia",
       last_turn(quiet(Djinn::enki)
                     .djinn(me, Djinn::lamia)
                     .djinn(me, Djinn::haurvatat)
                     .cards(me, {fakir, fakir})
                     .owner("c2", me)),
       {"use enki fakir", "use lamia fakir c2"},
       By{5},
       Level{6},
       "there is no own oasis, but an own tile beside one"},
  };
}

}  // namespace naqala::test
