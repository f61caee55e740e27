// Seats in other hands, and going back further with everybody's leave.
#include <gtest/gtest.h>

#include "running.hpp"

namespace naqala::test {
namespace {

// Plays on by the first legal action or a draw, until so many actions are done.
void play_on(Game& game, std::size_t actions, Rng& rng) {
  ActionList legal;
  while (game.actions.size() < actions) {
    const Seat seat = actor(game.state);
    legal_actions(game.layout, game.state, legal);
    ASSERT_EQ(give(game, Act{seat, seat == chance ? draw(game.state, rng) : legal[0]}), "");
  }
}

// The last action of this seat that lies at least so many back.
int own_action(const Game& game, Seat seat, int back) {
  for (int i = static_cast<int>(game.actions.size()) - 1 - back; i >= 0; --i)
    if (game.actions[static_cast<std::size_t>(i)].seat == seat) return i;
  return -1;
}

class Back : public testing::Test {
 protected:
  void SetUp() override { play_on(game, 40, rng); }
  Rng rng{"going back"};
  Game game = new_game(3, "going back");
};

TEST_F(Back, AllMustAgree) {
  const int to = own_action(game, Seat::two, 8);
  ASSERT_GE(to, 0);
  Game there = new_game(3, "going back");
  for (int i = 0; i < to; ++i) {
    const Acted& acted = game.actions[static_cast<std::size_t>(i)];
    ASSERT_EQ(give(there, Act{acted.seat, acted.action}), "");
  }
  Events log;
  EXPECT_EQ(give(game, Ask{Seat::two, to}, &log), "");
  EXPECT_EQ(give(game, Answer{Seat::three, true}, &log), "");
  EXPECT_EQ(game.actions.size(), 40u);
  EXPECT_EQ(give(game, Answer{Seat::one, true}, &log), "");
  EXPECT_EQ(game.actions.size(), static_cast<std::size_t>(to));
  EXPECT_EQ(game.state, there.state);
  EXPECT_FALSE(game.wish);
  EXPECT_EQ(undoable(game, Seat::two), 0);
  EXPECT_EQ(log.size(), 4u);
  EXPECT_EQ(game.events, 45);  // numbers do not go back
}

TEST_F(Back, OneNoIsEnough) {
  ASSERT_EQ(give(game, Ask{Seat::two, own_action(game, Seat::two, 0)}), "");
  EXPECT_EQ(give(game, Answer{Seat::one, true}), "");
  EXPECT_EQ(give(game, Answer{Seat::three, false}), "");
  EXPECT_FALSE(game.wish);
  EXPECT_EQ(game.actions.size(), 40u);
  EXPECT_EQ(give(game, Answer{Seat::three, true}), "nobody is asking");
}

TEST_F(Back, WhoWasRefusedDoesNotAskAgainBeforeSomebodyHasPlayed) {
  const int own = own_action(game, Seat::two, 0);
  ASSERT_EQ(give(game, Ask{Seat::two, own}), "");
  ASSERT_EQ(give(game, Answer{Seat::one, false}), "");
  EXPECT_EQ(give(game, Ask{Seat::two, own}), "your wish was just refused");
  EXPECT_EQ(give(game, Ask{Seat::three, own_action(game, Seat::three, 0)}), "");
  ASSERT_EQ(give(game, Answer{Seat::one, false}), "");
  play_on(game, 42, rng);
  EXPECT_EQ(give(game, Ask{Seat::two, own}), "");
}

TEST_F(Back, PlayingOnEndsTheQuestion) {
  ASSERT_EQ(give(game, Ask{Seat::two, own_action(game, Seat::two, 0)}), "");
  play_on(game, 41, rng);
  EXPECT_FALSE(game.wish);
}

TEST_F(Back, WhatCannotBeAsked) {
  const int mine = own_action(game, Seat::two, 0), other = own_action(game, Seat::one, 0);
  EXPECT_EQ(give(game, Ask{Seat::two, other}), "the action at " + std::to_string(other) + " is not your own");
  EXPECT_EQ(give(game, Ask{Seat::two, 40}), "there are 40 actions: there is none at 40");
  EXPECT_EQ(give(game, Ask{Seat::two, -1}), "there are 40 actions: there is none at -1");
  EXPECT_EQ(give(game, Ask{chance, 0}), "only a seat can ask");
  EXPECT_EQ(give(game, Ask{Seat::four, 0}), "only a seat can ask");
  ASSERT_EQ(give(game, Ask{Seat::two, mine}), "");
  EXPECT_EQ(give(game, Ask{Seat::one, other}), "seat 2 is asking already");
  EXPECT_EQ(give(game, Answer{Seat::two, true}), "seat 2 has agreed already");
  EXPECT_EQ(give(game, Answer{Seat::four, true}), "only a seat can answer");
}

TEST_F(Back, ARebuiltGameIsTheSame) {
  Rng again("going back");
  Events log{*start_game(dealt(3, again))};
  for (const Acted& acted : game.actions) log.push_back({static_cast<int>(log.size()), acted});
  const int to = own_action(game, Seat::one, 5);
  ASSERT_EQ(give(game, Ask{Seat::one, to}, &log), "");
  ASSERT_EQ(give(game, Answer{Seat::two, true}, &log), "");
  ASSERT_EQ(give(game, Answer{Seat::three, true}, &log), "");
  ASSERT_EQ(give(game, Hand{Seat::two, Hands::late}, &log), "");
  const Result<Game> rebuilt = rebuild(log);
  ASSERT_TRUE(rebuilt) << rebuilt.error();
  EXPECT_EQ(*rebuilt, game);

  Events forged = log;
  forged.erase(forged.end() - 3, forged.end() - 2);  // one answer is missing
  for (std::size_t i = 0; i < forged.size(); ++i) forged[i].number = static_cast<int>(i);
  const Result<Game> refused = rebuild(forged);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), "event 43: not all have agreed to go back there");
}

TEST(OtherHands, AndBack) {
  Game game = new_game(2, "hands");
  EXPECT_EQ(give(game, Hand{Seat::one, Hands::owner}), "seat 1 is in these hands already");
  EXPECT_EQ(give(game, Hand{Seat::one, Hands::late}), "");
  EXPECT_EQ(game.hands[0], Hands::late);
  EXPECT_EQ(give(game, Hand{Seat::one, Hands::owner}), "");
  EXPECT_EQ(game.hands[0], Hands::owner);
  EXPECT_EQ(give(game, Hand{Seat::three, Hands::late}), "there is no such seat");
}

TEST(OtherHands, WhoHasResignedStaysAway) {
  Game game = new_game(2, "hands");
  EXPECT_EQ(give(game, Hand{Seat::one, Hands::resigned}), "");
  EXPECT_EQ(give(game, Hand{Seat::one, Hands::owner}), "seat 1 has resigned");
}

}  // namespace
}  // namespace naqala::test
