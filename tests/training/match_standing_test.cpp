// What is counted of matches, from made-up results.
#include "training/match_standing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace naqala::test {
namespace {

MatchPlan plan_of(const std::vector<std::string>& names) {
  MatchPlan plan;
  plan.options.seats = static_cast<std::uint8_t>(names.size());
  for (const std::string& name : names) plan.seats.push_back({name, {}});
  return plan;
}

// A game that ended with these coins and nothing else; the highest wins alone.
GameResult ended(const std::vector<int>& coins) {
  GameResult game;
  for (int points : coins) {
    game.scores.emplace_back();
    game.scores.back()[Category::coins] = points;
    game.won.push_back(points == *std::max_element(coins.begin(), coins.end()) ? 1 : 0);
  }
  game.thinking.resize(coins.size());
  return game;
}

TEST(Standing, SeatsOfTheSameNameAreTakenTogether) {
  const std::vector<std::string> names{"a", "b", "b", "b"};
  Standing standing(names);
  standing.add(plan_of(names),
               {ended({4, 3, 2, 1}), ended({1, 8, 2, 5}), ended({9, 3, 3, 3}), ended({9, 1, 1, 1})});
  ASSERT_EQ(standing.entries().size(), 2u);
  const Standing::Entry& a = standing.entries()[0];
  const Standing::Entry& b = standing.entries()[1];
  EXPECT_EQ(standing.games(), 4);
  EXPECT_EQ(standing.deals(), 1);
  EXPECT_EQ(b.seats, 3);
  EXPECT_DOUBLE_EQ(a.won, 3);
  EXPECT_DOUBLE_EQ(standing.wins(a).value, 0.75);
  EXPECT_DOUBLE_EQ(standing.wins(b).value, 0.25);
  EXPECT_DOUBLE_EQ(standing.par(a), 0.25);
  EXPECT_DOUBLE_EQ(standing.par(b), 0.75);
  EXPECT_DOUBLE_EQ(a.mean_points(Category::coins), 23 / 4.0);
  EXPECT_DOUBLE_EQ(b.mean_total(), 33 / 12.0) << "of one seat";
  EXPECT_DOUBLE_EQ(b.mean_points(Category::tiles), 0);
}

TEST(Standing, EveryPairOfSeatsTellsWhoIsAhead) {
  const std::vector<std::string> names{"a", "b", "a"};
  Standing standing(names);
  standing.add(plan_of(names), {ended({5, 4, 4}), ended({5, 4, 3}), ended({1, 9, 2})});
  EXPECT_DOUBLE_EQ(standing.ahead()[0][1], 2.5) << "1 and a half, 1 and 0, 0 and 0";
  EXPECT_DOUBLE_EQ(standing.ahead()[1][0], 3.5);
  EXPECT_DOUBLE_EQ(standing.ahead()[0][0], 0);
  EXPECT_DOUBLE_EQ(standing.first_ahead_in_last_set(), 2.5 / 6);
  standing.add(plan_of(names), {ended({5, 4, 6}), ended({5, 4, 5}), ended({5, 1, 2})});
  EXPECT_DOUBLE_EQ(standing.first_ahead_in_last_set(), 1);
  EXPECT_DOUBLE_EQ(standing.first_ahead().value, (1 + 2.5 / 6) / 2);
}

TEST(Standing, TablesOfARoundRobinAddUp) {
  Standing standing({"a", "b", "c"});
  standing.add(plan_of({"a", "b"}), {ended({2, 1}), ended({2, 1})});
  standing.add(plan_of({"a", "c"}), {ended({2, 1}), ended({1, 2})});
  standing.add(plan_of({"b", "c"}), {ended({1, 2}), ended({1, 2})});
  EXPECT_EQ(standing.games(), 6);
  EXPECT_EQ(standing.entries()[2].games, 4);
  EXPECT_DOUBLE_EQ(standing.wins(standing.entries()[2]).value, 0.75);
  EXPECT_DOUBLE_EQ(standing.par(standing.entries()[2]), 0.5);
  EXPECT_DOUBLE_EQ(standing.ahead()[2][1], 2);
  EXPECT_DOUBLE_EQ(standing.ahead()[2][0], 1);
  EXPECT_DOUBLE_EQ(standing.ahead()[1][2], 0);
}

TEST(Standing, ABotAloneWinsEverything) {
  Standing standing({"a", "a"});
  standing.add(plan_of({"a", "a"}), {ended({2, 1})});
  ASSERT_EQ(standing.entries().size(), 1u);
  EXPECT_DOUBLE_EQ(standing.wins(standing.entries()[0]).low, 1);
  EXPECT_DOUBLE_EQ(standing.par(standing.entries()[0]), 1);
}

}  // namespace
}  // namespace naqala::test
