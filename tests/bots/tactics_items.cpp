// Magic items and the tent.
#include "tactics_scenes.hpp"

namespace naqala::test {

using enum Tribe;
using enum Card;

namespace {

// Two viziers of no account are all that can be collected, on tiles of the rival's; the tent stands already.
Scene quiet(Item item) {
  return Scene(with_artisans)
      .viziers(me, 9)
      .items(me, {item})
      .tent(me, "b3")
      .owner("a5", rival)
      .owner("b5", rival)
      .meeples("a5", {vizier})
      .meeples("b5", {vizier});
}

// For the horn: with nothing to be dealt there is no chance in it.
Scene all_other_cards_with_the_rival(Scene scene) {
  State s = scene.state();
  for (Card card : all<Card>)
    for (int n = s.deck[card]; n > 0; --n) scene.cards(rival, {card});
  return scene;
}

}  // namespace

std::vector<Tactic> tactics_of_items() {
  return {
      {"TheLampForTheBestDjinn",
       last_turn(quiet(Item::lamp)
                     .owner("b2", me)
                     .palms("b2", 4)
                     .djinn_row({Djinn::leta, Djinn::haurvatat, Djinn::lamia})
                     .djinn_deck({})),
       {"use lamp 2"},
       By{6},
       Level{3},
       "Haurvatat's 8 and 2 more for each of four palms, against 10"},
      {"TheRingForTheCrown",
       last_turn(quiet(Item::ring).item_discards({Item::jewellery, Item::crown, Item::horn})),
       {"use ring crown"},
       By{4},
       Level{3},
       "9 points against 5"},
      {"TheTalismanMovesACamel",
       last_turn(quiet(Item::talisman).owner("a3", me).owner("e3", rival)),
       {"use talisman a3", "to f4"},
       By{5},
       Level{3},
       "from a tile of 4 points to one of 15"},
      {"TheScimitarEmptiesATile",
       last_turn(quiet(Item::scimitar).meeples("f4", {elder, merchant}).meeples("f2", {elder, builder})),
       {"use scimitar f4"},
       By{5},
       Level{3},
       "with its two meeples gone the tile is won: 15 points against 10"},
      {"TheCarpetFliesFar",
       last_turn(Scene(with_artisans)
                     .tent(me, "f6")
                     .items(me, {Item::carpet})
                     .viziers(me, 9)
                     .owner("a2", rival)
                     .owner("b2", rival)
                     .meeples("a2", {vizier})
                     .meeples("b2", {vizier})
                     .meeples("f4", {vizier})),
       {"use carpet", "drop f4 vizier"},
       By{15},
       Level{3},
       "no other sowing wins a tile"},
      {"TheFluteCallsBuilders",
       last_turn(Scene(with_artisans)
                     .tent(me, "f6")
                     .items(me, {Item::flute})
                     .owner("d1", rival)
                     .owner("d2", rival)
                     .meeples("d1", {builder})
                     .meeples("d2", {builder})
                     .stack("e1", builder, 3)
                     .stack("f2", builder, 2)),
       {"use flute e2"},
       By{16},
       beyond_all,
       "five builders more among eight blue tiles"},
      {"TheScimitarClearsTheFinalTile",
       last_turn(Scene(with_artisans)
                     .tent(me, "f6")
                     .items(me, {Item::scimitar})
                     .meeples("e4", {elder})
                     .meeples("f4", {elder, builder, merchant})
                     .owner("e4", rival)),
       {"drop f4 elder", "use scimitar f4", "remove", "remove", "collect"},
       By{15},
       Level{5},
       "two others stand in the way of a camel on the final tile"},
      {"TheHornForTheMerchants",
       last_turn(all_other_cards_with_the_rival(
           Scene(with_artisans)
               .tent(me, "f6")
               .items(me, {Item::horn})
               .cards(me, {fish, wheat, pottery, silk, spice})
               .row({fakir, fakir, fakir, fakir, fakir, fakir, fakir, gold, ivory})
               .owner("b2", rival)
               .meeples("b2", {merchant})
               .meeples("b3", {merchant}))),
       {"use horn", "trade"},
       By{19},
       Level{3},
       "the two merchants take two new kinds, 19 points, instead of two fakirs"},
      {"TheTentAmongRedTiles",
       last_turn(Scene(with_artisans).meeples("b2", {elder}).meeples("b3", {elder})),
       {"drop b2 elder", "tent"},
       By{5},
       Level{3},
       "a point for each of nine red tiles"},
      {"TheTentWaitsForTheSecondTile",
       last_turn(Scene(with_artisans)
                     .owner("c4", rival)
                     .meeples("c4", {assassin})
                     .meeples("d4", {assassin})
                     .meeples("b4", {elder})),
       {"drop d4 assassin", "camel", "kill b4 elder", "tent"},
       By{3},
       Level{6},
       "six red tiles around the village, nine around the oasis"},
  };
}

}  // namespace naqala::test
