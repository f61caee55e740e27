#include "bots/search.hpp"

#include <gtest/gtest.h>

#include "bots/levels.hpp"
#include "bots/search_bot.hpp"
#include "match.hpp"
#include "rules/auction.hpp"
#include "support/effort.hpp"
#include "support/scene.hpp"
#include "turns/playout.hpp"
#include "turns/workload.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

SearchSettings thorough() {
  SearchSettings settings;
  settings.depth = 3;
  settings.refine = 3;
  settings.paths = 3;
  return settings;
}

std::vector<Plan> plans_for(const Layout& layout, const State& s, const SearchSettings& settings,
                            const Budget& budget) {
  const NetEvaluation evaluation(shipped_nets());
  Rng rng("plans");
  return Search(layout, evaluation, settings, budget, rng).plans(s);
}

// Plays random games and looks at some decisions of each.
template <class Visit>
void for_decisions(const Options& options, Rng& rng, Visit visit) {
  State s = initial(options, deal(options, rng));
  const Layout layout(s);
  while (actor(s) != nobody) {
    ActionList legal;
    legal_actions(layout, s, legal);
    if (actor(s) != chance && legal.size() > 1 && rng.below(12) == 0) visit(layout, s);
    apply(layout, s,
          actor(s) == chance ? draw(s, rng) : legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
}

// ---- Plans ------------------------------------------------------------------------------------------------

// Whatever is planned can be done, to the end of the turn, and leads to what is said.
TEST(Search, PlansAreLegalInEverySetUp) {
  Rng rng("plans are legal");
  for (int i = 0; i < rounds({.reduced = 1, .normal = 2, .campaign = 40}); ++i)
    for (const Options& options : every_setup())
      for_decisions(options, rng, [](const Layout& layout, const State& s) {
        const auto plans = plans_for(layout, s, thorough(), Budget::of_nodes(200));
        ASSERT_FALSE(plans.empty());
        for (const Plan& plan : plans) {
          State now = s;
          for (Action action : plan.line) {
            ASSERT_TRUE(is_legal(layout, now, action));
            apply(layout, now, action);
          }
          ASSERT_EQ(now, plan.after);
          ASSERT_TRUE(s.step == Step::bid || plan.line[plan.line.size() - 1].kind() == Kind::end);
        }
      });
}

TEST(Search, TheBestComeFirst) {
  Rng rng("the best come first");
  for_decisions({}, rng, [](const Layout& layout, const State& s) {
    const auto plans = plans_for(layout, s, {}, {});
    for (std::size_t i = 1; i < plans.size(); ++i) ASSERT_LE(plans[i].value, plans[i - 1].value);
  });
}

// ---- Budgets ----------------------------------------------------------------------------------------------

TEST(Search, StopsWhenItsNodesAreSpent) {
  Rng rng("nodes are spent");
  const NetEvaluation evaluation(shipped_nets());
  SearchSettings settings = thorough();
  settings.depth = 5;
  for_decisions({}, rng, [&](const Layout& layout, const State& s) {
    if (s.step != Step::take) return;
    Rng own("own");
    Search search(layout, evaluation, settings, Budget::of_nodes(500), own);
    search.plans(s);
    // What is begun is finished: one more turn with all its replies.
    ASSERT_LE(search.nodes(), 500 + 100);
  });
}

TEST(Search, TheSameNodesAreTheSamePlans) {
  Rng rng("the same nodes");
  for_decisions({}, rng, [](const Layout& layout, const State& s) {
    const auto once = plans_for(layout, s, thorough(), Budget::of_nodes(300));
    const auto again = plans_for(layout, s, thorough(), Budget::of_nodes(300));
    ASSERT_EQ(once.size(), again.size());
    ASSERT_EQ(once[0].value, again[0].value);
    ASSERT_EQ(once[0].after, again[0].after);
  });
}

TEST(Search, EndsInTimeWithABudgetOfTime) {
  Rng rng("in time");
  SearchSettings settings = thorough();
  settings.depth = 5;
  settings.root_keep = settings.keep = settings.width = 400;
  State s = initial({}, deal({}, rng));
  const Layout layout(s);
  ActionList legal;
  while (s.step == Step::bid) {
    legal_actions(layout, s, legal);
    apply(layout, s, legal[0]);
  }
  // Without a limit this would take days.
  const auto plans = plans_for(layout, s, settings, Budget::of_time(std::chrono::milliseconds(5)));
  EXPECT_FALSE(plans.empty());
}

// ---- The bot ----------------------------------------------------------------------------------------------

// The plan is made once a turn: what follows costs nothing and is done as planned, also if somebody else has
// carried out what has only one form.
TEST(SearchBot, FollowsItsPlan) {
  Rng deal_rng("follows its plan");
  State s = initial({}, deal({}, deal_rng));
  const Layout layout(s);
  const auto bot = make_bot("search@400");
  Rng rng("bot");
  while (s.step == Step::bid)
    apply(layout, s, make_bot("two-ply")->choose(layout, observe(s, eyes_of(actor(s))), rng));
  const Seat seat = actor(s);
  apply(layout, s, bot->choose(layout, observe(s, eyes_of(seat)), rng));
  Rng unused("nothing is drawn any more");
  const std::uint64_t before = Rng(unused).next();
  while (actor(s) == seat && s.step != Step::take) {
    ActionList legal;
    legal_actions(layout, s, legal);
    const bool forced = legal.size() == 1;
    const Action action = forced ? legal[0] : bot->choose(layout, observe(s, eyes_of(seat)), unused);
    ASSERT_TRUE(legal.contains(action));
    apply(layout, s, action);
  }
  EXPECT_EQ(unused.next(), before);
}

TEST(Levels, AreSixInOrder) {
  for (int i = 0; i < level_count; ++i) {
    const Level& level = levels()[static_cast<std::size_t>(i)];
    EXPECT_EQ(level.number, i + 1);
    ASSERT_NE(make_bot(level.bot), nullptr);
    EXPECT_EQ(make_bot(level.bot)->budget(), level.budget);
    EXPECT_FALSE(level.name.empty());
  }
}

}  // namespace
}  // namespace naqala::test
