// Trials: matches that tell whether one bot is better than another.
#include "training/trial.hpp"

#include <gtest/gtest.h>

#include "bots/net.hpp"

namespace naqala::test {
namespace {

TrialPlan plan_of(const std::string& challenger, const std::string& holder, int net) {
  return {.options = options_for_net(net),
          .challenger = {"new", [challenger] { return make_bot(challenger); }},
          .holder = {"old", [holder] { return make_bot(holder); }},
          .sets = 40};
}

TEST(OptionsForNet, AreAllGamesThatItIsFor) {
  std::size_t all = 0;
  for (int net = 0; net < kind_count; ++net)
    for (const Options& options : options_for_net(net)) {
      EXPECT_EQ(net_for(options), net);
      EXPECT_EQ(problem_with(options), "");
      ++all;
    }
  EXPECT_EQ(all, 15u);
  EXPECT_EQ(options_for_net(1).size(), 2u);  // 3 and 4 seats
  EXPECT_EQ(options_for_net(7).size(), 3u);
  for (int net = kind_count; net < net_count; ++net) EXPECT_EQ(options_for_net(net), options_for_net(0));
}

TEST(Trial, TheBetterOneIsFoundOut) {
  const Trial good = try_out(plan_of("greedy", "random", 0));
  EXPECT_EQ(good.verdict, Sprt::Verdict::yes);
  EXPECT_GT(good.share, 0.9);
  EXPECT_LT(good.sets, 40);
  EXPECT_TRUE(good.is_better());
  const Trial bad = try_out(plan_of("random", "greedy", 0));
  EXPECT_EQ(bad.verdict, Sprt::Verdict::no);
  EXPECT_LT(bad.share, 0.1);
  EXPECT_FALSE(bad.is_better());
}

TEST(Trial, StopsAtTheLastSet) {
  TrialPlan plan = plan_of("random", "random", 1);
  plan.sets = 6;
  std::vector<int> games;
  const Trial trial = try_out(plan, [&](const Trial& so_far) { games.push_back(so_far.games); });
  EXPECT_EQ(trial.verdict, Sprt::Verdict::undecided);
  EXPECT_EQ(trial.sets, 6);
  EXPECT_EQ(games, (std::vector{3, 5, 8, 10, 13, 15}));  // three seats: one new of three; four: two of four
}

TEST(Trial, DoesNotDependOnThreads) {
  TrialPlan plan = plan_of("random", "random", 0);
  plan.sets = 8;
  const Trial alone = try_out(plan);
  plan.threads = 3;
  EXPECT_EQ(try_out(plan).share, alone.share);
}

TEST(Trial, WhoIsAheadWithoutAVerdictIsBetter) {
  EXPECT_TRUE((Trial{.share = 0.51}).is_better());
  EXPECT_FALSE((Trial{.share = 0.5}).is_better());
  EXPECT_FALSE((Trial{.share = 0.51, .verdict = Sprt::Verdict::no}).is_better());
  EXPECT_TRUE((Trial{.share = 0.49, .verdict = Sprt::Verdict::yes}).is_better());
}

}  // namespace
}  // namespace naqala::test
