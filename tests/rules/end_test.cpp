// Section 12 of the rules: when the game ends.
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// Two pairs to sow, one of which empties its final tile.
Scene two_sowings(Scene scene) {
  return scene.meeples("a1", {Tribe::elder})
      .meeples("b1", {Tribe::elder})
      .meeples("a3", {Tribe::builder})
      .meeples("a2", {Tribe::builder, Tribe::vizier});
}

TEST(End, R70_TheLastCamelSetsTheEnd) {
  State state = two_sowings(Scene(3).camels_left(Seat::one, 1)).turn(Seat::one).state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"take a1", "drop b1 elder"});
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"collect"});
  EXPECT_TRUE(state.last_round);
  EXPECT_EQ(camels_left(state, Seat::one), 0);
}

TEST(End, R70_TheLastButOneDoesNot) {
  State state = two_sowings(Scene(3).camels_left(Seat::one, 2)).turn(Seat::one).state();
  play(Layout(state), state, {"take a1", "drop b1 elder", "collect"});
  EXPECT_FALSE(state.last_round);
  EXPECT_EQ(camels_left(state, Seat::one), 1);
}

TEST(End, R70_TheLastCamelPlacedByAssassinsSetsTheEnd) {
  State state = Scene(3)
                    .camels_left(Seat::one, 1)
                    .meeples("b3", {Tribe::assassin})
                    .meeples("b2", {Tribe::assassin, Tribe::builder})
                    .meeples("c2", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 assassin", "collect"});
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_TRUE(state.last_round);
}

TEST(End, R70_TheRoundIsPlayedToItsLastTurn) {
  State state = two_sowings(Scene(3).camels_left(Seat::one, 1)).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"take a3", "drop a2 builder", "collect", "fakirs 0", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::three);
  play(layout, state, {"skip", "end"});
  EXPECT_EQ(actor(state), nobody);
  EXPECT_EQ(state.step, Step::over);
  EXPECT_TRUE(offers_only(layout, state, {}));
}

TEST(End, R70_InTheLastTurnOfARoundTheGameIsOverAtOnce) {
  State state = two_sowings(Scene(3).camels_left(Seat::one, 1)).turn(Seat::one, {}).state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect", "keep", "skip"});
  EXPECT_EQ(actor(state), Seat::one) << "the turn is still played to its end";
  play(layout, state, {"end"});
  EXPECT_EQ(actor(state), nobody);
}

TEST(End, R70_WithTwoSeatsASeatMayHaveATurnWithoutCamels) {
  State state =
      two_sowings(Scene(2).camels_left(Seat::one, 1)).turn(Seat::one, {Seat::one, Seat::two}).state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect", "keep", "skip", "end"});
  EXPECT_TRUE(state.last_round);
  EXPECT_EQ(actor(state), Seat::one);
  play(layout, state, {"take a3", "drop a2 builder", "collect", "fakirs 0", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"skip", "end"});
  EXPECT_EQ(actor(state), nobody);
}

TEST(End, R70_ATurnWithoutASowingSetsIt) {
  State state = Scene(2).turn(Seat::one, {}).state();
  const Layout layout(state);
  EXPECT_TRUE(state.last_round);
  play(layout, state, {"skip", "end"});
  EXPECT_EQ(actor(state), nobody);
}

TEST(End, R70_OtherwiseAnotherRoundFollows) {
  State state = two_sowings(Scene(3).camels_left(Seat::one, 2)).turn(Seat::one, {}).state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), chance) << "clean-up";
}

}  // namespace
}  // namespace naqala::test
