// Whom assassins kill.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;

namespace {

// Two assassins to be collected on d4 or c4.
const Scene band = Scene(2).meeples("c4", {assassin}).meeples("d4", {assassin});

}  // namespace

std::vector<Tactic> tactics_of_victims() {
  return {
      {"ALonelyMeepleOnTheSacredPlace",
       last_turn(Scene(band).meeples("b4", {elder}).meeples("f4", {vizier})),
       {"kill f4 vizier"},
       By{7},
       Level{3},
       "who kills it owns the tile, 15 against 8 for the oasis"},
      {"PalmsMakeTheOasisWorthMore",
       last_turn(Scene(band).meeples("b4", {elder}).palms("b4", 4).meeples("f4", {vizier})),
       {"kill b4 elder"},
       By{5},
       Level{3},
       "8 and four palms are 20, the sacred place is 15"},
      {"AVizierThatBreaksATie",
       last_turn(Scene(band).viziers(me, 2).viziers(rival, 2).meeples("b4", {elder})),
       {"kill seat 2 vizier"},
       By{3},
       Level{3},
       "ten points for the majority, against 8 for the oasis"},
      {"AVizierThatLosesTheRivalItsTen",
       last_turn(Scene(band).viziers(me, 2).viziers(rival, 3).meeples("d5", {elder})),
       {"kill seat 2 vizier"},
       By{5},
       Level{3},
       "the rival falls back to a tie and loses ten points, against 6 for the market"},
      {"AnElderOfShamhat",
       last_turn(Scene(band)
                     .elders(rival, 3)
                     .viziers(rival, 5)
                     .djinn(rival, Djinn::shamhat)
                     .meeples("b4", {elder, vizier})),
       {"kill seat 2 elder"},
       By{3},
       Level{3},
       "each is worth 4 points to the rival, a vizier 1"},
      {"WithTheLastCamelGoneNoTileIsWon",
       last_turn(Scene(band)
                     .camels_left(me, 1)
                     .elders(rival, 3)
                     .djinn(rival, Djinn::shamhat)
                     .meeples("b4", {vizier})),
       {"kill seat 2 elder"},
       By{4},
       Level{3},
       "the last camel went to the final tile, so the lonely vizier leaves the oasis to nobody"},
      {"FakirsReachFurther",
       last_turn(Scene(band)
                     .cards(me, {Card::fakir})
                     .owner("d4", rival)
                     .meeples("b4", {elder})
                     .meeples("f4", {vizier})),
       {"drop c4 assassin", "kill f4 vizier"},
       By{7},
       Level{6},
       "from the free market one fakir reaches the sacred place: 15 against 8 for the oasis"},
      {"TheLastOfTheFinalTile",
       last_turn(Scene(2).meeples("e4", {assassin}).meeples("e3", {assassin, elder}).meeples("d3", {vizier})),
       {"drop e3 assassin", "kill e3 elder"},
       By{6},
       Level{3},
       "the final tile itself is taken by the kill: 12 points"},
      {"KandichaPaysForABuilder",
       last_turn(Scene(2)
                     .viziers(me, 9)
                     .djinn(me, Djinn::kandicha)
                     .meeples("d3", {assassin})
                     .meeples("d2", {assassin})
                     .meeples("e2", {builder, vizier})
                     .meeples("c2", {elder, vizier})),
       {"kill e2 builder"},
       By{6},
       Level{6},
       "a builder killed among eight blue tiles brings 8 coins, an elder is worth 2"},
      {"IblisKillsBoth",
       last_turn(Scene(band)
                     .cards(me, {Card::fakir})
                     .djinn(me, Djinn::iblis)
                     .meeples("b4", {vizier})
                     .meeples("f4", {vizier, elder})),
       {"use iblis fakir", "kill f4"},
       By{7},
       beyond_all,
       "both meeples of the sacred place, and it is won: 15 against 8 for the oasis"},
      {"IblisKillsTwoElders",
       last_turn(Scene(band)
                     .cards(me, {Card::fakir})
                     .djinn(me, Djinn::iblis)
                     .elders(rival, 3)
                     .djinn(rival, Djinn::shamhat)),
       {"use iblis fakir", "kill seat 2 elder"},
       By{4},
       Level{6},
       "two elders of Shamhat's, 8 points, for a fakir"},
      {"TheRightOneOfTwoRivals",
       last_turn(Scene(3)
                     .viziers(me, 2)
                     .viziers(rival, 2)
                     .viziers(Seat::three, 5)
                     .meeples("c4", {assassin})
                     .meeples("d4", {assassin})
                     .meeples("d5", {elder})),
       {"kill seat 2 vizier"},
       By{4},
       Level{3},
       "the tie with seat two is broken, ten points; seat three stays ahead anyway"},
  };
}

}  // namespace naqala::test
