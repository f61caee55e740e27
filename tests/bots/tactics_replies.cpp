// What is left for the seat that plays next. There is one turn more in the game.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

Scene six_goods_of_the_rival() {
  return Scene(2)
      .owner("e3", rival)
      .owner("f3", rival)
      .cards(rival, {fish, wheat, pottery, silk, spice, papyrus});
}

}  // namespace

std::vector<Tactic> tactics_of_replies() {
  return {
      {"TheWayThatHandsOverNothing",
       last_but_one(Scene(2)
                        .viziers(me, 9)
                        .meeples("d4", {elder, vizier, builder})
                        .meeples("f5", {elder})
                        .meeples("f4", {vizier})),
       {"drop f5 elder", "drop d5 vizier|drop e5 vizier|drop f4 builder|drop f4 vizier"},
       By{17},
       Level{3},
       "a vizier left on e4 would take f4 for the rival"},
      {"TradeBeforeTheRivalDoes",
       last_but_one(six_goods_of_the_rival()
                        .viziers(me, 9)
                        .row({gold, ivory})
                        .owner("e1", rival)
                        .owner("f1", me)
                        .meeples("e1", {vizier})
                        .meeples("f1", {vizier})
                        .meeples("e3", {merchant})
                        .meeples("f3", {merchant})),
       {"drop e3 merchant|drop f3 merchant"},
       By{14},
       Level{3},
       "two new kinds would be 20 points to the rival; the own village is worth 7"},
      {"KillWhatTheRivalWouldSow",
       last_but_one(six_goods_of_the_rival()
                        .viziers(me, 9)
                        .row({gold})
                        .owner("c4", rival)
                        .meeples("c4", {assassin})
                        .meeples("d4", {assassin})
                        .meeples("d3", {elder})
                        .meeples("e3", {merchant})
                        .meeples("f3", {merchant})),
       {"drop d4 assassin", "kill e3 merchant"},
       By{4},
       Level{6},
       "without its merchants the rival gets no gold, 10 points, against 6 for a tile"},
      {"KeepTheViziersFromTheRival",
       last_but_one(Scene(2)
                        .viziers(me, 3)
                        .viziers(rival, 2)
                        .meeples("a3", {vizier})
                        .meeples("a4", {vizier})
                        .meeples("d1", {elder})
                        .meeples("e1", {elder})),
       {"drop a4 vizier|drop a3 vizier"},
       By{8},
       Level{3},
       "with two more viziers the rival would pass: twenty points, against 10 for the village"},
      {"BuyTheCardThatTheRivalNeeds",
       last_but_one(Scene(2)
                        .cards(rival, {fish, wheat, pottery, silk, spice, papyrus})
                        .row({gold, fish})
                        .owner("c3", rival)
                        .owner("b3", rival)
                        .owner("a3", rival)
                        .meeples("c3", {elder})
                        .meeples("c2", {elder})
                        .meeples("a3", {merchant})
                        .meeples("b3", {merchant})),
       {"drop c2 elder", "buy 1"},
       By{8},
       Level{6},
       "gold would be the rival's seventh kind"},
      {"AMeepleInTheWay",
       last_but_one(Scene(2)
                        .cards(me, {fish, wheat, pottery, silk, spice})
                        .row({gold, ivory})
                        .meeples("f5", {builder, merchant})
                        .meeples("e4", {merchant})
                        .owner("f3", rival)
                        .meeples("f3", {elder})
                        .meeples("f4", {elder})),
       {"drop f4 builder", "drop e4 merchant"},
       By{7},
       Level{6},
       "two new kinds, and the builder dropped on f4 keeps the rival's camel off it, 15 points"},
      {"TwoTurnsInARow",
       Scene(2)
           .viziers(me, 9)
           .meeples("d4", {elder, vizier, builder})
           .meeples("f5", {elder})
           .meeples("f4", {vizier})
           .turn(me, {me})
           .last_round()
           .state(),
       {"drop e4 vizier", "drop f5 elder"},
       By{17},
       Level{3},
       "the vizier left on e4 takes f4 with the second marker"},
      {"TheRivalsLeta",
       last_but_one(Scene(2)
                        .djinn(rival, Djinn::leta)
                        .elders(rival, 1)
                        .cards(rival, {fakir})
                        .owner("e3", me)
                        .owner("f2", me)
                        .meeples("f3", {builder, elder})
                        .meeples("e4", {elder})),
       {"drop f4 builder"},
       By{7},
       beyond_all,
       "Leta takes empty tiles only: a builder on f4 leaves the rival an oasis, 8 points instead of 15"},
      {"TheDjinnThatTheRivalWants",
       last_but_one(Scene(2)
                        .viziers(me, 9)
                        .elders(me, 2)
                        .elders(rival, 9)
                        .djinn_row({Djinn::lamia, Djinn::shamhat})
                        .owner("d5", rival)
                        .owner("d1", rival)
                        .meeples("d5", {vizier})
                        .meeples("e5", {vizier})
                        .meeples("d1", {vizier})
                        .meeples("d2", {vizier})),
       {"djinn 2"},
       By{6},
       beyond_all,
       "Shamhat is 6 points here, but 20 to the rival with its elders; Lamia is 10 to both"},
  };
}

}  // namespace naqala::test
