// What can be taken back, and what cannot.
#include <gtest/gtest.h>

#include "running.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

// Seat 1 is to sow: b3 in one way, or c3 in two.
Scene two_ways() {
  return Scene(2)
      .meeples("b3", {Tribe::elder})
      .meeples("c3", {Tribe::elder, Tribe::builder})
      .meeples("b4", {Tribe::builder})
      .turn(Seat::one);
}

TEST(Undo, TakesBackTheLastDecision) {
  Game game = game_at(two_ways().state());
  const State start = game.state;
  act(game, {"take c3"});
  const State taken = game.state;
  act(game, {"drop c4 elder"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, taken);
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, start);
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
  EXPECT_TRUE(game.actions.empty());
  EXPECT_EQ(game.events, 5);  // numbers do not go back
}

TEST(Undo, StepsOfOneFormGoBackWithTheChoiceBeforeThem) {
  Game game = game_at(two_ways().state());
  const State start = game.state;
  act(game, {"take b3", "drop c3 elder", "collect", "keep", "palm"});
  EXPECT_EQ(undoable(game, Seat::one), 5);
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, start);
}

TEST(Undo, OnlyOnesOwnActions) {
  Game game = game_at(two_ways().state());
  act(game, {"take c3"});
  EXPECT_EQ(give(game, Undo{Seat::two}), "nothing to undo");
  EXPECT_EQ(give(game, Undo{chance}), "nothing to undo");
  EXPECT_EQ(give(game, Undo{nobody}), "nothing to undo");
}

TEST(Undo, NotTheEndOfATurn) {
  Game game = game_at(two_ways().state());
  act(game, {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Undo, ABidUntilAnotherSeatActs) {
  Game game = game_at(Scene(3).auction({Seat::two, Seat::one, Seat::three}).state());
  const State start = game.state;
  act(game, {"bid 5"});
  EXPECT_EQ(give(game, Undo{Seat::two}), "");
  EXPECT_EQ(game.state, start);
  act(game, {"bid 5", "bid 3"});
  EXPECT_EQ(give(game, Undo{Seat::two}), "nothing to undo");
  EXPECT_EQ(undoable(game, Seat::one), 1);
}

TEST(Undo, NotAcrossChance) {
  Game game = game_at(two_ways().djinn(Seat::one, Djinn::sloar).cards(Seat::one, {Card::fakir}).state());
  act(game, {"take c3"});
  ASSERT_EQ(give(game, Undo{Seat::one}), "");
  act(game, {"use sloar fakir"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");  // chance is asked
  act(game, {"deal ivory"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
  const State drawn = game.state;
  act(game, {"take c3"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, drawn);
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Undo, NotAcrossACardThatWasShown) {
  const State start = two_ways().cards(Seat::one, {Card::ivory}).unseen(Seat::one, {Card::gold}).state();
  Game game = game_at(start);
  act(game, {"take b3", "drop c3 elder", "collect", "keep", "palm", "sell ivory"});
  EXPECT_EQ(undoable(game, Seat::one), 1);
  act(game, {"sell gold"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Undo, ReturnsToTheEarlierPositionBitForBit) {
  Rng rng("undo");
  int undone_in_all = 0;
  for (int i = 0; i < rounds({.reduced = 5, .normal = 60, .campaign = 6000}); ++i) {
    std::vector<State> after;  // after[n]: the position after n actions
    Events log;
    run(dealt(nth_setup_of_all(i), rng), rng, log, [&](const Game& before, const Event& event) {
      after.resize(before.actions.size());
      after.push_back(before.state);
      const auto* undone = std::get_if<Undone>(&event.what);
      if (!undone) return;
      ++undone_in_all;
      Game game = before;
      evolve(game, event);
      EXPECT_EQ(game.state, after[game.actions.size()]);
      EXPECT_EQ(actor(game.state), undone->seat);
      EXPECT_EQ(settle(game.layout, game.state), std::nullopt);
      for (std::size_t n = game.actions.size(); n < before.actions.size(); ++n) {
        EXPECT_EQ(before.actions[n].seat, undone->seat);
        EXPECT_NE(before.actions[n].action.kind(), Kind::end);
      }
    });
  }
  EXPECT_GT(undone_in_all, 100);
}

}  // namespace
}  // namespace naqala::test
