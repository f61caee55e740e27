// When whims are looked at with items in the middle of a sowing (R51, R64) and with Echidna after the
// builders (R40).
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/pairs.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

// ---- In the middle of a sowing (R51) ----------------------------------------------------------------------

// Two steps from b3 to the vizier on c2, and an item.
Scene sowing_by_b2(Item item) {
  return Scene(both)
      .tent(Seat::one, "d5")
      .items(Seat::one, {item})
      .meeples("b3", {elder, vizier})
      .meeples("c2", {vizier, merchant})
      .turn(Seat::one);
}

TEST(Whims, R64_InTheMiddleOfASowingNothingIsPaidButAfterItsLastDrop) {
  State state =
      sowing_by_b2(Item::talisman).owner("b5", Seat::one).open_whim(Seat::one, Whim::corner).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use talisman b5", "to a1"});
  EXPECT_EQ(state.step, Step::drop);
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"drop b2 elder"});
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"drop c2 vizier"});
  EXPECT_EQ(state.step, Step::collect);
  EXPECT_TRUE(is_fulfilled(state, Whim::corner)) << "before collecting";
  EXPECT_EQ(state.coins[0], 60);
}

TEST(Whims, R64_TheCamelOfTheScimitarInMidSowingIsLookedAtAfterTheLastDrop) {
  State state = sowing_by_b2(Item::scimitar)
                    .meeples("a1", {builder, elder})
                    .open_whim(Seat::one, Whim::corner)
                    .open_whim(Seat::one, Whim::kill_builder)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder", "use scimitar a1", "remove builder", "remove elder"});
  EXPECT_EQ(owner_of(state, tile("a1")), Seat::one);
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"drop c2 vizier"});
  EXPECT_TRUE(is_fulfilled(state, Whim::corner));
  EXPECT_TRUE(is_open(state, Whim::kill_builder)) << "R52";
}

TEST(Whims, R64_TheThirdDjinnInMidSowingIsPaidForAfterTheLastDrop) {
  State state = sowing_by_b2(Item::lamp)
                    .djinn_row({Djinn::geb})
                    .djinn(Seat::one, Djinn::boaz)
                    .djinn(Seat::one, Djinn::marid)
                    .open_whim(Seat::one, Whim::djinns)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use lamp 1"});
  EXPECT_TRUE(is_open(state, Whim::djinns));
  EXPECT_EQ(state.coins[0], 50);
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
  EXPECT_TRUE(is_fulfilled(state, Whim::djinns));
  EXPECT_EQ(state.coins[0], 65);
}

TEST(Whims, R64_AnItemUsedBeforeCollectingIsAFinishedAction) {
  State state = sowing_by_b2(Item::lamp)
                    .djinn(Seat::one, Djinn::boaz)
                    .djinn(Seat::one, Djinn::marid)
                    .open_whim(Seat::one, Whim::djinns)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder", "drop c2 vizier", "use lamp deck"});
  EXPECT_TRUE(is_open(state, Whim::djinns)) << "the djinn is still to be turned";
  play(layout, state, {"deal djinn geb"});
  EXPECT_EQ(state.step, Step::collect);
  EXPECT_TRUE(is_fulfilled(state, Whim::djinns));
}

// ---- Echidna after the builders (R40) ---------------------------------------------------------------------

// Two builders of seat one come to this tile, with 7 coins for e3.
Scene two_builders(const char* at = "e3") {
  return Scene(whims)
      .meeples("d3", {builder})
      .meeples(at, {builder})
      .djinn(Seat::one, Djinn::echidna)
      .elders(Seat::one, 2)
      .turn(Seat::one);
}

TEST(Whims, R40_BothSumsOfEchidnaCountAsOneAction) {
  Scene scene = two_builders().open_whim(Seat::one, Whim::builders);
  State before_tile = scene.state();
  const Layout layout(before_tile);
  play(layout, before_tile, {"take d3", "drop e3 builder", "collect", "fakirs 0"});
  EXPECT_TRUE(is_open(before_tile, Whim::builders));
  State before_end = before_tile;
  play(layout, before_tile, {"use echidna elder elder"});
  EXPECT_TRUE(is_fulfilled(before_tile, Whim::builders));
  EXPECT_EQ(before_tile.coins[0], 50 + 14 + 14 + 15);
  play(layout, before_end, {"skip", "use echidna elder elder"});
  EXPECT_TRUE(is_fulfilled(before_end, Whim::builders));
  EXPECT_EQ(before_end.coins[0], 50 + 14 + 14 + 15);
}

TEST(Whims, R40_TogetherTheyMustBeFifteen) {
  State seven = Scene(whims)
                    .meeples("c4", {builder})
                    .meeples("d4", {builder, vizier})
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 2)
                    .open_whim(Seat::one, Whim::builders)
                    .turn(Seat::one)
                    .state();
  const Layout layout(seven);
  play(layout, seven, {"take c4", "drop d4 builder", "collect", "fakirs 0"});
  EXPECT_EQ(seven.coins[0], 56) << "two times three";
  play(layout, seven, {"use echidna elder elder"});
  EXPECT_EQ(seven.coins[0], 62);
  EXPECT_TRUE(is_open(seven, Whim::builders)) << "twelve";
}

// The builders end on e3, a city with the whim: they acted before the card is taken.
TEST(Whims, R40_ACardTakenAfterTheBuildersActedCountsNeitherSum) {
  Scene scene = two_builders().kind("e3", TileKind::city_blue).whim("e3", Whim::builders);
  State less = scene.state();
  const Layout layout(less);
  play(layout, less, {"take d3", "drop e3 builder", "collect", "fakirs 0", "whim"});
  const int coins = less.coins[0];
  play(layout, less, {"use echidna elder elder"});
  EXPECT_EQ(less.coins[0] - coins, coins - 50) << "it pays, but no whim";
  EXPECT_TRUE(is_open(less, Whim::builders));

  State much = Scene(scene).meeples("e3", {builder, builder, builder}).state();
  play(layout, much, {"take d3", "drop e3 builder", "collect", "fakirs 0"});
  EXPECT_GE(much.coins[0], 65) << "more than enough, if the card had been there";
  play(layout, much, {"whim", "use echidna elder elder"});
  EXPECT_TRUE(is_open(much, Whim::builders));
}

TEST(Whims, R40_InALaterTurnThatCardCountsThem) {
  State state = two_builders()
                    .kind("e3", TileKind::city_blue)
                    .whim("e3", Whim::builders)
                    .elders(Seat::one, 4)
                    .meeples("d1", {builder})
                    .meeples("d2", {builder})
                    .turn(Seat::one, {Seat::one, Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop e3 builder", "collect", "fakirs 0", "whim", "end"});
  ASSERT_EQ(state.active, Seat::one);
  play(layout, state, {"take d1", "drop d2 builder", "collect", "fakirs 0"});
  EXPECT_TRUE(is_open(state, Whim::builders));
  play(layout, state, {"use echidna elder elder"});
  EXPECT_TRUE(is_fulfilled(state, Whim::builders));
}

TEST(Whims, R40_FifteenWithoutEchidnaArePaidBeforeHer) {
  State state =
      two_builders("d2").meeples("d2", {builder, builder}).open_whim(Seat::one, Whim::builders).state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop d2 builder", "collect", "fakirs 0"});
  EXPECT_TRUE(is_fulfilled(state, Whim::builders));
  EXPECT_EQ(state.coins[0], 80);
  play(layout, state, {"use echidna elder elder"});
  EXPECT_EQ(state.coins[0], 95) << "once only";
}

}  // namespace
}  // namespace naqala::test
