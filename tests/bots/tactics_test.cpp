// The positions of tactics.hpp: each is proven by counting it out, then played by the bots.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"
#include "tactics.hpp"
#include "tactics_solver.hpp"

namespace naqala::test {

void PrintTo(const Tactic& tactic, std::ostream* out) { *out << tactic.name; }

namespace {

using Kind = Action::Kind;

// The bot of a level, the top one with less to think about than it takes in a game.
std::string bot_of_level(int level) {
  return "level-" + std::to_string(level) + (level == top_level ? "@4000" : "");
}

std::vector<Tactic> found_by_bots() {
  std::vector<Tactic> tactics = all_tactics();
  std::erase_if(tactics, [](const Tactic& tactic) { return tactic.level.number > top_level; });
  return tactics;
}

// What the bot does in its turn, or the bid it makes.
std::vector<std::string> turn_of(std::string_view name, State s) {
  const auto bot = make_bot(name);
  if (!bot) throw std::invalid_argument(std::string(name) + " is no bot");
  const Layout layout(s);
  const Seat seat = actor(s);
  Rng rng("tactics");
  std::vector<std::string> turn;
  for (Kind kind = Kind::none; kind != Kind::end && kind != Kind::bid;) {
    const bool drawn = actor(s) == chance;
    const Action action = drawn ? draw(s, rng) : bot->choose(layout, observe(s, eyes_of(seat)), rng);
    apply(layout, s, action);
    if (!drawn) turn.push_back(to_text(action));
    kind = action.kind();
  }
  return turn;
}

std::string line_of(const std::vector<std::string>& turn) {
  return std::accumulate(turn.begin(), turn.end(), std::string(),
                         [](const std::string& line, const std::string& action) {
                           return line.empty() ? action : line + "; " + action;
                         });
}

testing::AssertionResult solves(std::string_view bot, const Tactic& tactic) {
  const std::vector<std::string> turn = turn_of(bot, tactic.state);
  const Wishes wishes(tactic.wanted);
  const unsigned found = std::accumulate(
      turn.begin(), turn.end(), 0u,
      [&](unsigned so_far, const std::string& action) { return wishes.after(so_far, action); });
  if (wishes.fulfilled(found)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << bot << " plays: " << line_of(turn)
                                     << "\nwanted: " << line_of(tactic.wanted) << "\nwhy: " << tactic.why;
}

class TacticTest : public testing::TestWithParam<Tactic> {};

TEST_P(TacticTest, IsProven) {
  const Tactic& tactic = GetParam();
  const Layout layout(tactic.state);
  const Solver::Proof proof = Solver(layout).prove(tactic.state, Wishes(tactic.wanted));
  EXPECT_EQ(static_cast<int>(proof.wanted - proof.otherwise), tactic.by.points)
      << proof.wanted << " or else " << proof.otherwise;
  EXPECT_GE(tactic.by.points, 3) << "a matter of taste";
}

class TacticForBots : public TacticTest {};

TEST_P(TacticForBots, IsSolvedAtItsLevel) {
  EXPECT_TRUE(solves(bot_of_level(GetParam().level.number), GetParam()));
}

TEST_P(TacticForBots, IsSolvedAtTheTopLevel) { EXPECT_TRUE(solves(bot_of_level(top_level), GetParam())); }

const auto name_of = [](const auto& test) { return test.param.name; };
INSTANTIATE_TEST_SUITE_P(Tactics, TacticTest, testing::ValuesIn(all_tactics()), name_of);
INSTANTIATE_TEST_SUITE_P(Tactics, TacticForBots, testing::ValuesIn(found_by_bots()), name_of);

TEST(Tactics, AreManyAndNoTwoHaveOneName) {
  const std::vector<Tactic> tactics = all_tactics();
  EXPECT_GE(tactics.size(), 80u);
  EXPECT_GE(found_by_bots().size(), 70u);
  for (const Tactic& a : tactics)
    for (const Tactic& b : tactics) EXPECT_TRUE(&a == &b || a.name != b.name) << a.name;
}

// Where a turn ends and who acts there: the last drop, such as `drop f4 elder`.
TEST(Tactics, CoverEveryTribeEveryTileAndTheAuction) {
  std::set<std::string> tribes;
  std::set<TileAction> tiles;
  bool bids = false;
  for (const Tactic& tactic : found_by_bots()) {
    const std::vector<std::string> turn = turn_of(bot_of_level(top_level), tactic.state);
    bids |= turn[0].starts_with("bid");
    const auto last =
        std::find_if(turn.rbegin(), turn.rend(), [](const auto& a) { return a.starts_with("drop"); });
    if (last == turn.rend()) continue;
    tiles.insert(row_of(tactic.state.kind(tile(last->substr(5, 2)))).action);
    tribes.insert(last->substr(8));
  }
  EXPECT_EQ(tribes.size(), 6u);
  EXPECT_EQ(tiles.size(), 8u);
  EXPECT_TRUE(bids);
}

}  // namespace
}  // namespace naqala::test
