// Whole games of bots in each of the fifteen set-ups.
#include <gtest/gtest.h>

#include <algorithm>

#include "match.hpp"
#include "rules/score.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

class EverySetup : public testing::TestWithParam<Options> {
 protected:
  const Options& options() const { return GetParam(); }
  Rng rng{"bots in " + name_of(GetParam())};
};

TEST_P(EverySetup, BotsPlayLegalGamesToTheEnd) {
  const int games = rounds({.reduced = 1, .normal = 2, .campaign = 100});
  int ended = 0;
  for (int i = 0; i < games; ++i) {
    const auto bots = quick_bots();
    std::vector<std::string> names(options().seats);
    for (std::string& name : names) name = bots[rng.below(static_cast<std::uint32_t>(bots.size()))];
    ended += actor(play_match(names, options(), rng).end) == nobody;
  }
  EXPECT_EQ(ended, games);
}

// Against random play it is not a matter of luck.
TEST_P(EverySetup, GreedyWinsAgainstRandomOnes) {
  const int games = rounds({.reduced = 1, .normal = 4, .campaign = 100});
  int won = 0;
  for (int i = 0; i < games; ++i) {
    std::vector<std::string> names(options().seats, "random");
    const std::size_t greedy = static_cast<std::size_t>(i) % names.size();
    names[greedy] = "greedy";
    won += winners(play_match(names, options(), rng).end) == 1u << greedy;
  }
  EXPECT_GE(won * 100, games * 95);
}

INSTANTIATE_TEST_SUITE_P(Bots, EverySetup, testing::ValuesIn(all_setups()), [](const auto& setup) {
  std::string name = name_of(setup.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace naqala::test
