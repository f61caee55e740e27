// What a number of games says: shares with bounds, Elo, the sequential test. Numbers in the
// comments are from textbooks.
#include "training/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "base/rng.hpp"

namespace naqala::test {
namespace {

TEST(Statistics, BoundsOfAShareAreThoseOfWilson) {
  const Share share = share_of(7, 10);  // 0.397 to 0.892
  EXPECT_DOUBLE_EQ(share.value, 0.7);
  EXPECT_NEAR(share.low, 0.3968, 0.0005);
  EXPECT_NEAR(share.high, 0.8922, 0.0005);
  EXPECT_NEAR(share_of(10, 10).low, 0.7225, 0.0005);
  EXPECT_DOUBLE_EQ(share_of(10, 10).high, 1);
  EXPECT_DOUBLE_EQ(share_of(0, 0).low, 0);
  EXPECT_DOUBLE_EQ(share_of(0, 0).high, 1);
}

// Both games of a deal won by whoever has the better seat say that the two bots are equal.
TEST(Statistics, GamesOfOneDealAreCountedTogether) {
  std::vector<double> split(50, 0.5);
  split.push_back(1);
  const Share share = share_of_sets(split, 2);
  EXPECT_GT(share.low, share_of(25.5 * 2, 102).low) << "paired games tell more than as many single ones";
  const std::vector<double> all_or_nothing{1, 0, 1, 0, 1, 0, 1, 1};
  EXPECT_LT(share_of_sets(all_or_nothing, 2).low, share_of(10, 16).low) << "here they tell less";
}

TEST(Statistics, ALossNeverRaisesABound) {
  for (const int sets : {10, 100, 1000}) {
    std::vector<double> all(static_cast<std::size_t>(sets), 1.0);
    const Share perfect = share_of_sets(all, 2);
    EXPECT_NEAR(perfect.low, share_of(2 * sets, 2 * sets).low, 1e-12);
    EXPECT_DOUBLE_EQ(perfect.high, 1);
    all[0] = 0.5;
    EXPECT_LT(share_of_sets(all, 2).low, perfect.low) << sets;
  }
}

TEST(Statistics, FewSetsThatAreAlikeAreNotTakenForCertainty) {
  const Share share = share_of_sets(std::vector<double>(5, 0.5), 2);
  EXPECT_LT(share.low, 0.36);
  EXPECT_GT(share.high, 0.64);
  EXPECT_DOUBLE_EQ(share_of_sets({}, 2).low, 0);
  EXPECT_DOUBLE_EQ(share_of_sets({}, 2).high, 1);
}

TEST(Statistics, BoundsHoldTheTruthNineteenTimesInTwenty) {
  Rng rng("bounds");
  int held = 0;
  constexpr int trials = 2000;
  for (int i = 0; i < trials; ++i) {
    std::vector<double> sets;
    for (int set = 0; set < 60; ++set) {
      // The seat decides half of the deals; in the others each game is won with 3 in 10.
      if (rng.below(2) == 0)
        sets.push_back(0.5);
      else
        sets.push_back(0.5 * (rng.below(10) < 3) + 0.5 * (rng.below(10) < 3));
    }
    const Share share = share_of_sets(sets, 2);
    held += share.low <= 0.4 && 0.4 <= share.high;
  }
  EXPECT_GT(held, trials * 93 / 100);
  EXPECT_LT(held, trials * 98 / 100);
}

TEST(Statistics, EloAndSharesAgree) {
  EXPECT_NEAR(elo_of(0.76), 200, 1);
  EXPECT_NEAR(share_of_elo(200), 0.76, 0.001);
  EXPECT_DOUBLE_EQ(share_of_elo(0), 0.5);
  EXPECT_TRUE(std::isfinite(elo_of(1)));
}

// How often it is wrong in 1000 tests when one of the two hypotheses is true, and how many sets it takes. The
// seat alone decides some of the deals.
struct Trials {
  int wrong = 0;
  int sets = 0;
};
Trials trials_of(double no, double yes, bool truth, std::uint32_t seat_decides_percent) {
  Rng rng("sprt");
  Trials trials;
  const double mean = share_of_elo(truth ? yes : no);
  const double free_part = 1 - seat_decides_percent / 100.0;
  const double chance_to_win = (mean - 0.5 * (1 - free_part)) / free_part;
  const auto game = [&] { return rng.below(1'000'000) < chance_to_win * 1e6 ? 0.5 : 0.0; };
  for (int trial = 0; trial < 1000; ++trial) {
    Sprt sprt(no, yes);
    for (; sprt.verdict() == Sprt::Verdict::undecided; ++trials.sets)
      sprt.add(rng.below(100) < seat_decides_percent ? 0.5 : game() + game());
    trials.wrong += (sprt.verdict() == Sprt::Verdict::yes) != truth;
  }
  return trials;
}

// 5 % of 1000 are 50, and chance adds up to 14 in 19 of 20 such counts.
TEST(Sprt, IsWrongInOneOfTwentyCasesAtMost) {
  for (const auto& [no, yes] : std::vector<std::pair<double, double>>{{0, 50}, {-10, 20}, {0, 100}})
    for (const std::uint32_t seat_decides : {0u, 50u})
      for (const bool truth : {false, true}) {
        const Trials trials = trials_of(no, yes, truth, seat_decides);
        EXPECT_LE(trials.wrong, 64) << no << " " << yes << " " << truth << " " << seat_decides;
        EXPECT_LT(trials.sets / 1000, 500) << "it takes too long";
      }
}

// Where the seat decides half of the deals, pairs of games tell more, and the test knows it.
TEST(Sprt, TakesFewerSetsWhereTheyDifferLess) {
  EXPECT_LT(trials_of(0, 50, true, 50).sets, trials_of(0, 50, true, 0).sets * 3 / 4);
}

TEST(Sprt, IsUndecidedAtFirst) {
  Sprt sprt(0, 50);
  for (int i = 0; i < 19; ++i) {
    sprt.add(1);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::undecided);
  }
  sprt.add(1);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::yes);
}

TEST(Ladder, FindsTheStrengthsThatResultsCameFrom) {
  const std::vector<double> elo{150, 0, -150};
  std::vector<std::vector<double>> won(3, std::vector<double>(3, 0));
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      if (i != j) won[i][j] = 10'000 * share_of_elo(elo[i] - elo[j]);
  const std::vector<Rating> found = elo_ladder(won);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[i].elo, elo[i], 2);
}

// For two players, half of the difference and its error can be worked out by hand: the variance of the
// logarithm of the odds is 1 / (n p (1 - p)).
TEST(Ladder, ErrorsAreThoseOfTheBook) {
  const std::vector<Rating> found = elo_ladder({{0, 760}, {240, 0}});
  EXPECT_NEAR(found[0].elo, 200 / 2.0, 1);
  EXPECT_NEAR(found[1].elo, -200 / 2.0, 1);
  const double error = 1.96 * 400 / std::log(10.0) / std::sqrt(1000 * 0.76 * 0.24);
  EXPECT_NEAR(found[0].error, error / 2, 0.1);
  EXPECT_NEAR(found[1].error, error / 2, 0.1);
}

TEST(Ladder, PerfectRecordsAreFiniteAndInOrder) {
  constexpr std::size_t n = 8;
  std::vector<std::vector<double>> won(n, std::vector<double>(n, 0));
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 1; j < n; ++j) won[i][j] = 1000;
  const std::vector<Rating> found = elo_ladder(won);
  for (std::size_t i = 0; i < n; ++i) {
    EXPECT_TRUE(std::isfinite(found[i].elo));
    EXPECT_TRUE(std::isfinite(found[i].error));
    EXPECT_TRUE(i == 0 || found[i - 1].elo > found[i].elo + 300) << i;
  }
}

TEST(Ladder, WhoNeverPlayedIsAverage) {
  const std::vector<Rating> found = elo_ladder({{0, 60, 0}, {60, 0, 0}, {0, 0, 0}});
  for (const Rating& rating : found) EXPECT_NEAR(rating.elo, 0, 1e-6);
  EXPECT_GT(found[2].error, 1.5 * found[0].error);
}

}  // namespace
}  // namespace naqala::test
