// Magic items that act on the board: scimitar, flute, talisman (R52, R55, R57).
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

constexpr Options artisans{.sets = Set::artisans};

Scene turn_with(Item item) { return plain_turn(artisans).tent(Seat::one, "a1").items(Seat::one, {item}); }

// ---- Scimitar ---------------------------------------------------------------------------------------------

TEST(Items, R52_TheScimitarPutsTwoMeeplesOfOneTileIntoTheBag) {
  State state =
      turn_with(Item::scimitar).meeples("d5", {artisan, elder, builder}).meeples("e5", {merchant}).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use scimitar"), Texts{"use scimitar d5"}) << "where at least two stand";
  play(layout, state, {"use scimitar d5"});
  EXPECT_TRUE(offers_only(layout, state, {"remove artisan", "remove elder", "remove builder"}));
  play(layout, state, {"remove elder"});
  EXPECT_TRUE(offers_only(layout, state, {"remove artisan", "remove builder"})) << "of any colours";
  EXPECT_FALSE(item_discards(state).has(Item::scimitar));
  play(layout, state, {"remove artisan"});
  EXPECT_EQ(state.meeples[index(tile("d5"))], Meeples::of(builder));
  EXPECT_EQ(bag(state)[elder], 20);
  EXPECT_EQ(bag(state)[artisan], 15);
  EXPECT_EQ(owner_of(state, tile("d5")), nobody);
  EXPECT_EQ(item_discards(state), Items::of(Item::scimitar));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Items, R52_ItTakesTwoOfOneColourToo) {
  State state = turn_with(Item::scimitar).meeples("d5", {elder, elder, elder}).state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d5", "remove elder", "remove elder"});
  EXPECT_EQ(state.meeples[index(tile("d5"))], Meeples::of(elder));
}

TEST(Items, R52_AnEmptiedTileIsTaken) {
  State state = turn_with(Item::scimitar).meeples("d5", {elder, builder}).state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d5", "remove elder", "remove builder"});
  EXPECT_EQ(owner_of(state, tile("d5")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
  EXPECT_EQ(state.step, Step::take);
}

TEST(Items, R52_ATileWithACamelIsNotTaken) {
  State state = turn_with(Item::scimitar).meeples("d5", {elder, builder}).owner("d5", Seat::two).state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d5", "remove elder", "remove builder"});
  EXPECT_EQ(owner_of(state, tile("d5")), Seat::two);
}

// Ruling: they are not killed by assassins.
TEST(Items, R52_NeitherKandichaNorNekirCares) {
  State state = turn_with(Item::scimitar)
                    .meeples("d5", {elder, merchant})
                    .djinn(Seat::one, Djinn::kandicha)
                    .djinn(Seat::two, Djinn::nekir)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d5", "remove elder", "remove merchant"});
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_EQ(state.coins[1], 50);
  EXPECT_EQ(state.step, Step::take) << "no card is drawn";
}

TEST(Items, R51_TheScimitarNeedsATileWithTwo) {
  State state = turn_with(Item::scimitar).meeples("e5", {merchant}).state();
  EXPECT_TRUE(offered(Layout(state), state, "use").empty());
}

// ---- Flute ------------------------------------------------------------------------------------------------

TEST(Items, R55_TheFluteMovesMeeplesOfAdjacentTilesOntoOne) {
  State state = turn_with(Item::flute)
                    .meeples("d4", {elder})
                    .meeples("c4", {builder, builder, artisan})
                    .meeples("d3", {merchant})
                    .meeples("c3", {assassin})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use flute d4"});
  EXPECT_TRUE(offers_only(layout, state, {"move c4 builder", "move c4 artisan", "move d3 merchant"}))
      << "at least one; c3 is not adjacent";
  play(layout, state, {"move c4 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"done", "move c4 builder", "move c4 artisan", "move d3 merchant"}));
  play(layout, state, {"move d3 merchant", "done"});
  EXPECT_EQ(state.meeples[index(tile("d4"))],
            Meeples::of(elder) + Meeples::of(builder) + Meeples::of(merchant));
  EXPECT_EQ(state.meeples[index(tile("c4"))], Meeples::of(builder) + Meeples::of(artisan));
  EXPECT_EQ(item_discards(state), Items::of(Item::flute));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Items, R55_FiveAtTheMost) {
  State state = turn_with(Item::flute).stack("d5", elder, 7).state();
  const Layout layout(state);
  play(layout, state,
       {"use flute d4", "move d5 elder", "move d5 elder", "move d5 elder", "move d5 elder", "move d5 elder"});
  EXPECT_EQ(state.step, Step::take);
  EXPECT_EQ(state.meeples[index(tile("d4"))], Meeples::of(elder, 5));
  EXPECT_EQ(state.meeples[index(tile("d5"))], Meeples::of(elder, 2));
}

TEST(Items, R55_NoControlIsTakenOfATileThatItEmpties) {
  State state = turn_with(Item::flute).meeples("d5", {elder}).state();
  const Layout layout(state);
  play(layout, state, {"use flute d4", "move d5 elder"});
  EXPECT_TRUE(offers_only(layout, state, {"done"})) << "nobody else is near";
  play(layout, state, {"done"});
  EXPECT_EQ(owner_of(state, tile("d5")), nobody);
}

TEST(Items, R55_ItCallsOntoEmptyTilesAndOntoTilesWithACamel) {
  State state = turn_with(Item::flute).meeples("d5", {elder}).owner("d4", Seat::two).state();
  const Layout layout(state);
  const Texts flutes = offered(layout, state, "use flute");
  // b2 and c2 have a vizier each, d5 an elder: all tiles beside one of these.
  EXPECT_EQ(flutes, (Texts{"use flute a2", "use flute b1", "use flute b2", "use flute b3", "use flute c1",
                           "use flute c2", "use flute c3", "use flute c5", "use flute d2", "use flute d4",
                           "use flute d6", "use flute e5"}));
}

// Ruling: mountains stop the flute too.
TEST(Items, R43_TheFluteIsNotHeardOverMountainsNorOnTheChasm) {
  State state = turn_with(Item::flute)
                    .kind("d4", TileKind::workshop_nw)
                    .kind("e5", TileKind::chasm)
                    .meeples("c4", {elder})
                    .meeples("d3", {elder})
                    .meeples("e4", {merchant})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use flute d4"});
  EXPECT_TRUE(offers_only(layout, state, {"move e4 merchant"}));

  State again = turn_with(Item::flute).kind("e5", TileKind::chasm).meeples("e4", {merchant}).state();
  EXPECT_FALSE(offers(Layout(again), again, "use flute e5"));
  EXPECT_TRUE(offers(Layout(again), again, "use flute f4"));
}

// ---- Talisman ---------------------------------------------------------------------------------------------

TEST(Items, R57_TheTalismanMovesAnOwnCamelToATileWithoutOne) {
  State state = turn_with(Item::talisman)
                    .owner("d1", Seat::one)
                    .owner("e1", Seat::two)
                    .meeples("e5", {elder, builder})
                    .palaces("e5", 1)
                    .state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use talisman"), (Texts{"use talisman a1", "use talisman d1"}));
  play(layout, state, {"use talisman d1"});
  EXPECT_FALSE(offers(layout, state, "to e1")) << "another's camel";
  EXPECT_FALSE(offers(layout, state, "to a1")) << "the own tent";
  EXPECT_FALSE(offers(layout, state, "to d1")) << "it is moved";
  EXPECT_FALSE(offers(layout, state, "to c6")) << "the chasm";
  EXPECT_EQ(legal_texts(layout, state).size(), 36u - 4u);
  play(layout, state, {"to e5"});
  EXPECT_EQ(owner_of(state, tile("e5")), Seat::one) << "whatever else stands there";
  EXPECT_EQ(owner_of(state, tile("d1")), nobody);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
  EXPECT_EQ(item_discards(state), Items::of(Item::talisman));
}

// Five seats have more camels and tents than there are tiles.
TEST(Items, R51_TheTalismanIsNotOfferedIfEveryTileHasACamel) {
  Scene scene = plain_turn(Options{.seats = 5, .sets = Set::artisans}).items(Seat::one, {Item::talisman});
  for (int i = 0; i < 36; ++i) {
    const std::string name{static_cast<char>('a' + i % 6), static_cast<char>('1' + i / 6)};
    if (name != "c6" && name != "b4") scene.owner(name, static_cast<Seat>(i % 5));
  }
  State state = scene.state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use talisman").size(), state.owned[0].size()) << "b4 is free";
  state.owned[1].add(tile("b4"));
  EXPECT_EQ(offered(layout, state, "use talisman"), Texts{});
}

TEST(Items, R57_TheTentMovesLikeACamelAndStaysATent) {
  State state = turn_with(Item::talisman).owner("d1", Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"use talisman a1", "to c5"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("c5"));
  EXPECT_EQ(owner_of(state, tile("a1")), nobody);
  EXPECT_EQ(owner_of(state, tile("c5")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);

  State camel = turn_with(Item::talisman).owner("d1", Seat::one).state();
  play(layout, camel, {"use talisman d1", "to c5"});
  EXPECT_EQ(tent_of(camel, Seat::one), tile("a1"));
}

TEST(Items, R57_TheTileItLeavesKeepsItsPalmsAndPalacesAndCanBeTakenAgain) {
  State state = turn_with(Item::talisman).owner("c2", Seat::one).palms("c2", 2).palaces("c2", 1).state();
  const Layout layout(state);
  play(layout, state, {"use talisman c2", "to d5"});
  EXPECT_EQ(state.palms(tile("c2")), 2);
  EXPECT_EQ(state.palaces(tile("c2")), 1);
  EXPECT_EQ(owner_of(state, tile("c2")), nobody);
  play(layout, state, {"take b2", "drop c2 vizier", "collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 9);
}

TEST(Items, R57_NeverAnothersCamelAndNotWithoutAnOwn) {
  State state = plain_turn(artisans).items(Seat::one, {Item::talisman}).owner("d1", Seat::two).state();
  EXPECT_TRUE(offered(Layout(state), state, "use").empty());
}

}  // namespace
}  // namespace naqala::test
