// Section 4 of the rules: sowing.
#include <string>
#include <vector>

#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using Texts = std::vector<std::string>;

TEST(Sowing, R13_OnlyTilesWithMeeplesCanBeTaken) {
  const State state = Scene(2)
                          .meeples("b2", {Tribe::elder})
                          .meeples("b3", {Tribe::elder})
                          .owner("c3", Seat::one)
                          .palms("a1", 2)
                          .turn(Seat::one)
                          .state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"take b2", "take b3"}));
}

TEST(Sowing, R13_AllMeeplesOfTheTileAreTakenInHand) {
  State state = Scene(2)
                    .meeples("b2", {Tribe::elder, Tribe::vizier, Tribe::vizier})
                    .meeples("b3", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2"});
  EXPECT_TRUE(state.meeples[index(tile("b2"))].empty());
  EXPECT_EQ(state.hand.total(), 3);
  EXPECT_EQ(state.hand[Tribe::vizier], 2);
}

TEST(Sowing, R13_ATileThatCannotBeSownIsNotOffered) {
  // The pair of viziers on a1 reaches b2 and c1, but no vizier stands there.
  const State state = Scene(2)
                          .meeples("a1", {Tribe::vizier, Tribe::vizier})
                          .meeples("b2", {Tribe::elder})
                          .meeples("b3", {Tribe::elder})
                          .turn(Seat::one)
                          .state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"take b2", "take b3"}));
}

TEST(Sowing, R14_OneStepAtATimeToAdjacentTiles) {
  State state = Scene(2)
                    .meeples("c3", {Tribe::elder, Tribe::vizier})
                    .stack("a3", Tribe::elder, 1)
                    .stack("b2", Tribe::elder, 1)
                    .stack("c1", Tribe::elder, 1)
                    .stack("d4", Tribe::elder, 1)
                    .stack("e3", Tribe::elder, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take c3"});
  EXPECT_EQ(offered(layout, state, "drop "),
            (Texts{"drop b3 vizier", "drop c2 vizier", "drop c4 vizier", "drop d3 vizier"}));
  play(layout, state, {"drop b3 vizier"});
  EXPECT_EQ(offered(layout, state, "drop "), (Texts{"drop a3 elder", "drop b2 elder"}))
      << "not d4, c1 or e3, which are not adjacent to b3";
}

TEST(Sowing, R14_DiagonalTilesAreNotAdjacent) {
  const State state =
      Scene(2).meeples("b2", {Tribe::elder}).meeples("c3", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(Sowing, R14_TheBoardDoesNotGoRound) {
  const State row_end =
      Scene(2).meeples("f1", {Tribe::elder}).meeples("a2", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(row_end), row_end, {"skip"}));
  const State same_row =
      Scene(2).meeples("f1", {Tribe::elder}).meeples("a1", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(same_row), same_row, {"skip"}));
  const State column =
      Scene(2).meeples("a1", {Tribe::elder}).meeples("a5", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(column), column, {"skip"}));
}

TEST(Sowing, R14_TheBoardEndsAtColumnFAndRowFive) {
  State state = Scene(2).stack("f5", Tribe::elder, 4).stack("e4", Tribe::elder, 1).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take f5"});
  EXPECT_EQ(offered(layout, state, "drop "), (Texts{"drop e5 elder", "drop f4 elder"}));
}

TEST(Sowing, R14_TheOrderOfTheColoursIsFree) {
  State state = Scene(2)
                    .meeples("b2", {Tribe::elder, Tribe::vizier, Tribe::builder})
                    .meeples("c4", {Tribe::elder, Tribe::vizier, Tribe::builder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2"});
  EXPECT_EQ(offered(layout, state, "drop b3 "),
            (Texts{"drop b3 builder", "drop b3 elder", "drop b3 vizier"}));
  play(layout, state, {"drop b3 vizier"});
  EXPECT_EQ(offered(layout, state, "drop c3 "), (Texts{"drop c3 builder", "drop c3 elder"}));
  play(layout, state, {"drop c3 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c4 elder"}));
  play(layout, state, {"drop c4 elder"});
  EXPECT_EQ(state.meeples[index(tile("b3"))], Meeples::of(Tribe::vizier));
  EXPECT_EQ(state.meeples[index(tile("c3"))], Meeples::of(Tribe::builder));
  EXPECT_EQ(state.meeples[index(tile("c4"))][Tribe::elder], 2);
  EXPECT_TRUE(state.hand.empty());
}

TEST(Sowing, R15_NotStraightBackToTheStart) {
  // Two elders on b2, two on b3: from b2 over b3 the second step must go on.
  State state = Scene(2)
                    .stack("b2", Tribe::elder, 2)
                    .stack("b3", Tribe::elder, 2)
                    .stack("b4", Tribe::elder, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop b3 elder"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b4 elder"}));
}

TEST(Sowing, R15_NotStraightBackLater) {
  State state = Scene(2)
                    .stack("b2", Tribe::elder, 3)
                    .stack("b3", Tribe::elder, 1)
                    .stack("b5", Tribe::elder, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop b3 elder", "drop b4 elder"});
  EXPECT_FALSE(offers(layout, state, "drop b3 elder"));
  EXPECT_TRUE(offers_only(layout, state, {"drop b5 elder"}));
}

TEST(Sowing, R15_TwoStepsOntoTheStartAreNoSowing) {
  // Only the way back b2 - b3 - b2 would do, and b2 is empty once it is taken.
  const State state = Scene(2).stack("b2", Tribe::elder, 2).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

// The rulebook's example: five meeples go round a square of four tiles and end on the first of them, where a
// merchant stood and another was dropped on the way: three merchants.
TEST(Sowing, R15_ALoopOfFiveCollectsThreeMerchants) {
  State state =
      Scene(2)
          .meeples("b2", {Tribe::merchant, Tribe::merchant, Tribe::elder, Tribe::vizier, Tribe::builder})
          .meeples("b3", {Tribe::merchant})
          .turn(Seat::one)
          .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop b3 merchant", "drop c3 elder", "drop c2 vizier", "drop b2 builder"});
  EXPECT_TRUE(offers(layout, state, "drop b3 merchant"));
  EXPECT_FALSE(offers(layout, state, "drop c2 merchant")) << "straight back";
  play(layout, state, {"drop b3 merchant", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(Tribe::merchant, 3));
  EXPECT_EQ(state.meeples[index(tile("b2"))], Meeples::of(Tribe::builder)) << "the start was visited again";
  EXPECT_EQ(owner_of(state, tile("b3")), Seat::one);
}

TEST(Sowing, R16_TheLastMeepleNeedsOneOfItsColour) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .meeples("b2", {Tribe::vizier})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c3 elder"})) << "neither on the vizier nor on an empty tile";
}

TEST(Sowing, R16_AnyOtherTribesMayStandThereToo) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::vizier, Tribe::builder, Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c3 elder"}));
}

// Ruling: what was dropped there in the same sowing counts. Here it is the only way to end.
TEST(Sowing, R16_AStackOfFiveMayMatchTheMeepleItDroppedItself) {
  State state =
      Scene(2)
          .meeples("b2", {Tribe::merchant, Tribe::merchant, Tribe::elder, Tribe::vizier, Tribe::builder})
          .turn(Seat::one)
          .state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round);
  EXPECT_TRUE(offers_only(layout, state, {"take b2"}));
  play(layout, state, {"take b2"});
  for (const std::string& text : offered(layout, state, "drop "))
    EXPECT_TRUE(text.ends_with("merchant")) << text << ": the first drop is the one to be met again";
  play(layout, state, {"drop b3 merchant"});
  EXPECT_FALSE(offers(layout, state, "drop c3 merchant")) << "the second one closes the loop";
  EXPECT_TRUE(offers(layout, state, "drop b4 elder")) << "any square of four tiles will do";
  play(layout, state, {"drop c3 elder", "drop c2 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b2 builder"}));
  play(layout, state, {"drop b2 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b3 merchant"}));
  play(layout, state, {"drop b3 merchant", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(Tribe::merchant, 2));
}

TEST(Sowing, R16_AStackOfFiveDifferentOnesCannotMatchItself) {
  const State state =
      Scene(2)
          .meeples("b2", {Tribe::merchant, Tribe::elder, Tribe::vizier, Tribe::builder, Tribe::assassin})
          .turn(Seat::one)
          .state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(Sowing, R16_AStackOfFourComesBackToAnEmptyStart) {
  // Four steps round a square end on the start, which was emptied: nothing there to match.
  const State state = Scene(2).stack("b2", Tribe::elder, 4).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(Sowing, R16_AStackOfSixMatchesItsSecondDrop) {
  State state = Scene(2)
                    .meeples("b2", {Tribe::vizier, Tribe::merchant, Tribe::elder, Tribe::builder,
                                    Tribe::assassin, Tribe::merchant})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2"});
  EXPECT_EQ(offered(layout, state, "drop b3 merchant"), Texts{})
      << "b3 cannot be met again on the sixth step";
  play(layout, state,
       {"drop b3 vizier", "drop c3 merchant", "drop c4 elder", "drop d4 builder", "drop d3 assassin",
        "drop c3 merchant", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(Tribe::merchant, 2));
}

TEST(Sowing, R17_EmptyTilesAndTilesWithCamelsAreCrossed) {
  State state = Scene(2)
                    .meeples("a1", {Tribe::elder, Tribe::vizier, Tribe::vizier})
                    .owner("b1", Seat::two)
                    .owner("c1", Seat::one)
                    .meeples("d1", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 vizier", "drop c1 vizier", "drop d1 elder"});
  EXPECT_EQ(state.step, Step::collect);
  EXPECT_EQ(state.meeples[index(tile("b1"))], Meeples::of(Tribe::vizier));
  EXPECT_EQ(owner_of(state, tile("b1")), Seat::two);
  EXPECT_EQ(owner_of(state, tile("c1")), Seat::one);
}

TEST(Sowing, R17_ASowingMayStartAndEndOnTilesWithCamels) {
  State state = Scene(2)
                    .meeples("a1", {Tribe::elder})
                    .owner("a1", Seat::two)
                    .meeples("b1", {Tribe::elder})
                    .owner("b1", Seat::two)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("b1")), Seat::two);
}

TEST(Sowing, R18_StepsThatWouldStrandAreNotOffered) {
  // The only end: the vizier on b3, then the elder on b4.
  State state = Scene(2)
                    .meeples("b2", {Tribe::elder, Tribe::vizier})
                    .meeples("b4", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"take b2"}));
  play(layout, state, {"take b2"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b3 vizier"}));
  play(layout, state, {"drop b3 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b4 elder"}));
}

TEST(Sowing, R18_TheMatchingMeepleMayNotBeDroppedTooEarly) {
  // Three steps from a1 to d1; the elder must be kept for last, whatever the way.
  State state = Scene(2)
                    .meeples("a1", {Tribe::elder, Tribe::vizier, Tribe::builder})
                    .meeples("d1", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a1"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b1 vizier", "drop b1 builder"}));
  play(layout, state, {"drop b1 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c1 vizier"}));
}

TEST(Sowing, R18_ADetourThatOutlastsTheHandIsNotOffered) {
  // With four in hand d1 can be reached only by walks of even length: it is three steps away.
  const State state =
      Scene(2).stack("a1", Tribe::elder, 4).meeples("d1", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

// All sowings that end legally, counted by trying every step to a tile beside, also those that
// come to nothing.
int sowings_by_trying(const State& state, Tile at, Tile from) {
  int count = 0;
  for (Side side : all<Side>) {
    const Tile next = beside(at, side);
    if (next == no_tile || next == from || state.kind(next) == TileKind::none) continue;
    for (Tribe tribe : all<Tribe>) {
      if (!state.hand.has(tribe)) continue;
      State after = state;
      after.hand.remove(tribe);
      after.meeples[index(next)].add(tribe);
      const bool matched = state.meeples[index(next)].has(tribe);
      count += after.hand.empty() ? matched : sowings_by_trying(after, next, at);
    }
  }
  return count;
}

// All sowings that the engine's steps lead to. A step without another one after it fails the test.
int sowings_offered(const Layout& layout, const State& state) {
  if (state.step == Step::collect) return 1;
  ActionList list;
  legal_actions(layout, state, list);
  EXPECT_FALSE(list.empty()) << "stranded: " << testing::PrintToString(state);
  int count = 0;
  for (Action action : list) {
    State next = state;
    apply(layout, next, action);
    count += sowings_offered(layout, next);
  }
  return count;
}

TEST(Sowing, R18_AllSowingsThatCanBeFinishedAreOfferedAndNoOthers) {
  State state = Scene(2)
                    .meeples("b2", {Tribe::elder, Tribe::elder, Tribe::vizier, Tribe::builder, Tribe::vizier})
                    .meeples("b1", {Tribe::vizier})
                    .meeples("c3", {Tribe::builder, Tribe::elder})
                    .meeples("d2", {Tribe::vizier, Tribe::vizier})
                    .meeples("a4", {Tribe::elder, Tribe::merchant})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2"});
  const int possible = sowings_by_trying(state, tile("b2"), no_tile);
  EXPECT_GT(possible, 100);
  EXPECT_EQ(sowings_offered(layout, state), possible);
}

}  // namespace
}  // namespace naqala::test
