#include "support/samples.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "support/watched_game.hpp"

namespace naqala::test {

Holding holding(const State& s) { return {s.fresh, s.stale, s.items_secret, s.items_drawn}; }

Samples take_samples(const Observation& seen, int n, Rng& rng) {
  Samples samples;
  for (int i = 0; i < n; ++i) {
    const State s = sample(seen, rng);
    ++samples.times[holding(s)];
    samples.state.insert_or_assign(holding(s), s);
  }
  return samples;
}

void expect_fair(const Observation& seen, std::size_t kinds, Rng& rng) {
  constexpr int n = 20'000;
  const Samples samples = take_samples(seen, n, rng);
  EXPECT_EQ(samples.times.size(), kinds);
  long covered = 0;
  double chi_square = 0;
  for (const auto& [held, times] : samples.times) {
    const Ways ways = ways_to_be(seen, samples.state.at(held));
    ASSERT_GT(ways.like_this, 0) << "a sample that cannot be";
    covered += ways.like_this;
    const double expected =
        static_cast<double>(n) * static_cast<double>(ways.like_this) / static_cast<double>(ways.all);
    chi_square += (times - expected) * (times - expected) / expected;
  }
  const auto freedom = static_cast<double>(kinds - 1);
  EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom) + 5);
  EXPECT_EQ(covered, ways_to_be(seen, samples.state.begin()->second).all)
      << "not every possible state came up";
}

}  // namespace naqala::test
