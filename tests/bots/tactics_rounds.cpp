// The auction of the last round, and whether a round is the last.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

// There is one sowing more in the game, so it ends with the round: 19 points for who plays first.
Scene one_sowing() { return with_f4(Scene(2)); }

// Two viziers of no account can be collected on f4: 17 points.
Scene viziers_on_f4() {
  return Scene(2).viziers(me, 9).owner("e4", rival).meeples("e4", {vizier}).meeples("f4", {vizier});
}

// Nothing is dealt when the round ends: both rows are full.
Scene full_rows(Scene scene) {
  return scene.row({fakir, fakir, fakir, fakir, fakir, fakir, fakir, fakir, fakir})
      .djinn_row({Djinn::leta, Djinn::utug, Djinn::boaz});
}

}  // namespace

std::vector<Tactic> tactics_of_rounds() {
  return {
      {"PayToBeFirst",
       one_sowing().has_bid(me, 0).has_bid(rival, 0).has_bid(rival, 5).auction({me}).state(),
       {"bid 8"},
       By{4},
       Level{3},
       "19 points won and 19 kept from the rival for 8 coins; 12 would be too much"},
      {"BidZeroWhenNothingIsAtStake",
       one_sowing().has_bid(rival, 1).has_bid(rival, 3).has_bid(me, 5).auction({me}).state(),
       {"bid 0"},
       By{8},
       Level{3},
       "the other marker plays first already"},
      {"DoNotPayMoreThanTheGain",
       Scene(2)
           .viziers(rival, 9)
           .owner("a3", rival)
           .owner("a4", rival)
           .meeples("a3", {vizier})
           .meeples("a4", {vizier})
           .has_bid(me, 0)
           .has_bid(rival, 0)
           .has_bid(rival, 12)
           .auction({me})
           .state(),
       {"bid 0|bid 1"},
       By{3},
       Level{3},
       "two points are won by being first, for 18 coins"},
      {"HigherThanTheRivalCanGo",
       one_sowing().coins(rival, 9).has_bid(me, 0).auction({me, rival, rival}).state(),
       {"bid 8"},
       By{4},
       Level{3},
       "the rival has no 12 coins, so 8 is enough; with less it plays first itself"},
      {"KumarbiPaysWithFakirs",
       one_sowing()
           .djinn(me, Djinn::kumarbi)
           .cards(me, {fakir, fakir})
           .has_bid(me, 0)
           .has_bid(rival, 0)
           .has_bid(rival, 8)
           .auction({me})
           .state(),
       {"bid 12 fakirs 2"},
       By{3},
       Level{3},
       "12 for the price of 5"},
      {"FirstOfThreeSeats",
       Scene(3)
           .owner("e4", rival)
           .meeples("e4", {builder})
           .meeples("f4", {builder})
           .has_bid(rival, 5)
           .has_bid(Seat::three, 0)
           .auction({me})
           .state(),
       {"bid 8"},
       By{4},
       Level{3},
       "25 points for 8 coins"},
      {"TheLastCamelEndsTheGame",
       full_rows(viziers_on_f4())
           .camels_left(me, 1)
           .coins(me, 0)
           .coins(rival, 1)
           .djinn(me, Djinn::shamhat)
           .owner("e1", rival)
           .owner("f1", me)
           .meeples("e1", {elder})
           .stack("f1", elder, 3)
           .turn(me, {})
           .state(),
       {"drop f4 vizier"},
       By{8},
       beyond_all,
       "the own village brings 21 points, f4 only 17; but with f4 the game is over, otherwise the rival "
       "takes it next"},
      {"TheLastCamelWaits",
       full_rows(viziers_on_f4())
           .camels_left(me, 1)
           .coins(me, 5)
           .coins(rival, 0)
           .djinn(me, Djinn::shamhat)
           .owner("e1", rival)
           .owner("f1", me)
           .meeples("e1", {elder})
           .stack("f1", elder, 1)
           .turn(me, {})
           .state(),
       {"drop f1 elder"},
       By{5},
       beyond_all,
       "f4 brings 17 points, the own village only 13; but the rival has no coins, and in the next round f4 "
       "is still there"},
      {"SellBeforeTheAuction",
       full_rows(viziers_on_f4())
           .coins(me, 0)
           .coins(rival, 3)
           .cards(me, {fish, wheat, pottery})
           .owner("d2", rival)
           .meeples("d2", {vizier})
           .meeples("e2", {vizier})
           .turn(me, {})
           .state(),
       {"sell"},
       By{21},
       beyond_all,
       "7 coins pay for being first in the next round; with none the rival plays first"},
  };
}

}  // namespace naqala::test
