#include "analysis/win_chance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <memory>

#include "bots/bot.hpp"
#include "bots/evaluation.hpp"
#include "requests.hpp"
#include "rules/score.hpp"
#include "support/effort.hpp"

namespace naqala::test {
namespace {

TEST(WinChance, AMarginOfNothingIsEven) {
  const State s = first_position({}, "even");
  EXPECT_NEAR(win_chance(0, s), 0.5, 1e-9);
}

TEST(WinChance, GrowsWithTheMarginAndIsTheSameFromBothSides) {
  const State s = first_position({}, "margins");
  double last = 0;
  for (Value margin = -200 * point; margin <= 200 * point; margin += point / 2) {
    const double now = win_chance(margin, s);
    EXPECT_GE(now, last);
    EXPECT_GE(now, 0);
    EXPECT_LE(now, 1);
    EXPECT_NEAR(now + win_chance(-margin, s), 1, 1e-9);
    last = now;
  }
  EXPECT_GT(last, 0.999);
}

// The last digit of the table of the normal distribution: one standard deviation is 0.8413, two are 0.9772.
TEST(WinChance, IsTheShareOfANormalDistribution) {
  const State s = first_position({}, "shares");
  Value deviation = 0;
  while (win_chance(deviation, s) < 0.8413) ++deviation;
  EXPECT_GT(deviation, 10 * point);
  EXPECT_LT(deviation, 80 * point);
  EXPECT_NEAR(win_chance(2 * deviation, s), 0.9772, 0.001);
  EXPECT_NEAR(win_chance(3 * deviation, s), 0.9987, 0.001);
}

TEST(WinChance, TheSameLeadIsWorthMoreWhenCamelsOrMeeplesRunOut) {
  const State s = first_position({}, "late");
  State few_camels = s, few_meeples = s;
  int placed = 0;
  for (Tile tile : all<Tile>)
    if (s.kind(tile) != TileKind::none && placed < 9) few_camels.owned[0].add(tile), ++placed;
  for (Meeples& stack : few_meeples.meeples)
    if (stack.total() > 0 && &stack != &few_meeples.meeples.front()) stack = {};
  const Value lead = 10 * point;
  EXPECT_GT(win_chance(lead, few_camels), win_chance(lead, s) + 0.05);
  EXPECT_GT(win_chance(lead, few_meeples), win_chance(lead, s) + 0.05);
}

TEST(WinChance, WhenTheGameIsOverItIsSure) {
  State s = first_position({}, "over");
  s.step = Step::over;
  EXPECT_EQ(win_chance(1, s), 1);
  EXPECT_EQ(win_chance(0, s), 0.5);
  EXPECT_EQ(win_chance(-1, s), 0);
}

// ---- Against games that were played -----------------------------------------------------------------------

// What was expected for a seat at the beginning of a turn, and what came of it.
struct Forecast {
  double share;  // of the game to come
  double margin;
  double chance;
  Seat seat;
  double end = 0;  // the margin at the end
};

void play_turn(const Layout& layout, State& s, std::array<std::unique_ptr<Bot>, 2>& bots, Rng& rng) {
  do {
    const Seat seat = actor(s);
    apply(layout, s,
          seat == chance ? draw(s, rng) : bots[index(seat)]->choose(layout, observe(s, eyes_of(seat)), rng));
  } while (s.step != Step::take && actor(s) != nobody);
}

void add_game(Rng& rng, std::vector<Forecast>& forecasts) {
  const Evaluation& evaluation = by_shipped_council();
  std::array<std::unique_ptr<Bot>, 2> bots{make_bot("level-5"), make_bot("level-5")};
  State s = initial({}, deal({}, rng));
  const Layout layout(s);
  std::vector<Forecast> made;
  while (actor(s) != nobody) {
    const Seat seat = static_cast<Seat>(rng.below(2));
    const Value margin = evaluation.value(layout, s, seat);
    if (s.step == Step::take)
      made.push_back({share_to_come(s), static_cast<double>(margin) / point, win_chance(margin, s), seat});
    play_turn(layout, s, bots, rng);
  }
  const auto scores = score(s);
  const double lead = scores[0].total() - scores[1].total();
  for (Forecast& forecast : made) {
    forecast.end = forecast.seat == Seat::one ? lead : -lead;
    forecasts.push_back(forecast);
  }
}

std::vector<Forecast> forecasts_of(int games) {
  Rng rng("forecasts");
  std::vector<Forecast> forecasts;
  for (int i = 0; i < games; ++i) add_game(rng, forecasts);
  return forecasts;
}

const std::vector<Forecast>& forecasts() {
  static const auto all = forecasts_of(rounds({.reduced = 10, .normal = 60, .campaign = 3000}));
  return all;
}

double square(double x) { return x * x; }
double error_of(const Forecast& forecast) { return square(forecast.end - forecast.margin); }
double expected_error_of(const Forecast& forecast) {
  return square(spread_of_last_turns) + square(spread_of_game) * forecast.share;
}

// The straight line through the squares of errors over the share to come.
void print_fit() {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  for (const Forecast& forecast : forecasts()) {
    n += 1;
    x += forecast.share;
    y += error_of(forecast);
    xx += square(forecast.share);
    xy += forecast.share * error_of(forecast);
  }
  const double slope = (n * xy - x * y) / (n * xx - x * x);
  std::cout << "best here: spread_of_game " << std::sqrt(std::max(0.0, slope)) << ", spread_of_last_turns "
            << std::sqrt(std::max(0.0, (y - slope * x) / n)) << "\n";
}

TEST(WinChance, SpreadsAreThoseOfGames) {
  print_fit();
  for (int third = 0; third < 3; ++third) {
    double found = 0, expected = 0;
    for (const Forecast& forecast : forecasts())
      if (std::min(2, static_cast<int>(3 * forecast.share)) == third) {
        found += error_of(forecast);
        expected += expected_error_of(forecast);
      }
    EXPECT_GT(std::sqrt(found / expected), 0.6) << third;
    EXPECT_LT(std::sqrt(found / expected), 1.6) << third;
  }
}

// The mean square of what a forecast is off by: 0.25 if it always says one half.
TEST(WinChance, TellsMoreThanACoin) {
  double off = 0;
  for (const Forecast& forecast : forecasts()) {
    const double won = forecast.end > 0 ? 1 : forecast.end < 0 ? 0 : 0.5;
    off += (won - forecast.chance) * (won - forecast.chance);
  }
  EXPECT_LT(off / static_cast<double>(forecasts().size()), 0.22);
}

}  // namespace
}  // namespace naqala::test
