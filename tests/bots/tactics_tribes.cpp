// What the tribes are worth.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

const Scene two = with_f4(Scene(2));

}  // namespace

std::vector<Tactic> tactics_of_tribes() {
  return {
      {"ViziersForTheMajority",
       last_turn(Scene(two).viziers(me, 1).viziers(rival, 2).meeples("a3", {vizier}).meeples("a4", {vizier})),
       {"drop a4 vizier|drop a3 vizier"},
       By{9},
       Level{3},
       "two viziers win ten points and lose the rival its ten"},
      {"ViziersForATie",
       last_turn(Scene(2)
                     .viziers(me, 2)
                     .viziers(rival, 4)
                     .meeples("a3", {vizier})
                     .meeples("a4", {vizier})
                     .meeples("e5", {elder})
                     .meeples("f5", {elder})),
       {"drop a4 vizier|drop a3 vizier"},
       By{4},
       Level{3},
       "two viziers lose the rival its ten points: 18 against 14 with the village"},
      {"ViziersAreFewPointsOnceAhead",
       last_turn(Scene(2)
                     .viziers(me, 5)
                     .meeples("a3", {vizier})
                     .meeples("a4", {vizier})
                     .meeples("d1", {elder})
                     .meeples("e1", {elder})),
       {"drop d1 elder"},
       By{4},
       Level{3},
       "the ten points are won already: the village with its palace is worth more"},
      {"ViziersOfJafaar",
       last_turn(
           Scene(two).viziers(me, 5).djinn(me, Djinn::jafaar).stack("a4", vizier, 5).meeples("a3", {vizier})),
       {"take a3", "drop a4 vizier"},
       By{5},
       Level{3},
       "six viziers at 3 points each"},
      {"EldersOfShamhat",
       last_turn(Scene(2)
                     .djinn(me, Djinn::shamhat)
                     .stack("a4", elder, 3)
                     .meeples("a3", {elder})
                     .meeples("c1", {builder})
                     .meeples("d1", {builder})),
       {"take a3", "drop a4 elder"},
       By{4},
       Level{3},
       "four elders at 4 points each"},
      {"MerchantsCompleteASet",
       last_turn(Scene(two)
                     .cards(me, {fish, wheat, pottery, silk, spice})
                     .row({gold, ivory})
                     .meeples("a3", {merchant})
                     .meeples("a4", {merchant})),
       {"drop a4 merchant|drop a3 merchant"},
       By{6},
       Level{3},
       "two new kinds make five goods seven: 19 points"},
      {"TheThirdMerchantTakesTheThirdCard",
       last_turn(Scene(2)
                     .cards(me, {fish, wheat, pottery, silk, spice})
                     .row({fakir, fish, gold})
                     .stack("a4", merchant, 2)
                     .meeples("a3", {merchant})
                     .meeples("f1", {merchant})
                     .meeples("f2", {merchant})),
       {"take a3", "drop a4 merchant"},
       By{5},
       Level{3},
       "only the third card is a new kind, 9 points"},
      {"BuildersWhereBlueTilesAre",
       last_turn(Scene(two)
                     .meeples("d2", {builder})
                     .meeples("e2", {builder})
                     .stack("a4", builder, 3)
                     .meeples("a3", {builder})),
       {"drop e2 builder"},
       By{7},
       Level{3},
       "two builders among eight blue tiles earn 16, four among none earn nothing"},
      {"FakirsHelpBuilders",
       last_turn(
           Scene(two).cards(me, {fakir, fakir, fakir}).meeples("c1", {builder}).meeples("d1", {builder})),
       {"drop d1 builder", "fakirs 3"},
       By{4},
       Level{3},
       "each fakir earns 4 coins and is worth nothing later"},
      {"FakirsAreGoodsForAlAmin",
       last_turn(six_goods(Scene(2))
                     .cards(me, {fakir, fakir})
                     .djinn(me, Djinn::al_amin)
                     .meeples("c4", {builder})
                     .meeples("d4", {builder})),
       {"drop d4 builder", "fakirs 0"},
       By{4},
       Level{6},
       "two fakirs are a seventh good, 10 points; with the builders they would earn 6"},
      {"ArtisansForTheMajority",
       last_turn(with_f4(Scene(with_artisans))
                     .artisans(me, 1)
                     .artisans(rival, 2)
                     .item_stack({Item::crown, Item::jewellery})
                     .meeples("a3", {artisan})
                     .meeples("a4", {artisan})),
       {"drop a4 artisan|drop a3 artisan", "keep crown"},
       By{4},
       Level{3},
       "three artisans count 3 each, the rival's only 2, and the crown 9"},
  };
}

}  // namespace naqala::test
