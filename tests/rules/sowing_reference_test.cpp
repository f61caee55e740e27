// The sowings that the contract offers, compared step by step with the slow reference generator on
// boards of every size and shape.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

// ---- Boards ------------------------------------------------------------------------------------

// How full the board is, how high the stacks are, how many tribes there are and who owns what
// changes from board to board. The highest stacks are as in a game, or up to 6, now and then 7.
State random_position(Rng& rng) {
  State s = empty_position(rng);
  constexpr std::array<std::uint32_t, 10> heights{1, 2, 3, 3, 3, 4, 5, 6, 6, 7};
  const std::uint32_t highest = heights[rng.below(10)];
  constexpr std::array<std::uint32_t, 7> densities{3, 8, 15, 30, 50, 80, 100};
  const std::uint32_t density = densities[rng.below(7)];
  const std::uint32_t owned = rng.below(60);
  const std::vector<Tribe> tribes = random_tribes(s, rng);
  for (Tile tile : all<Tile>) {
    if (!is_land(s.kind(tile))) continue;
    if (rng.below(100) < owned) s.owned[rng.below(2)].add(tile);
    if (rng.below(100) < density) stack_up(s, tile, 1 + static_cast<int>(rng.below(highest)), tribes, rng);
  }
  if (rng.below(4) == 0) s.djinns[rng.below(2)].add(Djinn::marid);
  return s;
}

// Nothing but one stack of this height.
State one_stack(int height, Rng& rng) {
  State s = empty_position(rng);
  const int tribes_needed = 1 + height / 16;  // the smallest tribe has 15 or 16 meeples
  std::vector<Tribe> tribes = random_tribes(s, rng);
  while (static_cast<int>(tribes.size()) < tribes_needed) tribes = random_tribes(s, rng);
  Tile where;
  do {
    where = static_cast<Tile>(rng.below(42));
  } while (!is_land(s.kind(where)));
  while (s.meeples[index(where)].total() < height) stack_up(s, where, 1, tribes, rng);
  return s;
}

// ---- What the contract offers ------------------------------------------------------------------

std::vector<Action> offered(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  std::vector<Action> steps;
  for (Action action : list)
    if (action.kind() == Kind::take || action.kind() == Kind::drop || action.kind() == Kind::skip)
      steps.push_back(action);
  return steps;
}

bool by_bits(Action a, Action b) { return a.bits() < b.bits(); }

std::vector<Action> sorted(std::vector<Action> actions) {
  std::sort(actions.begin(), actions.end(), by_bits);
  return actions;
}

std::vector<Action> expected_takes(const Board& board) {
  std::vector<Action> takes;
  for (Tile tile : reference_takes(board)) takes.push_back(Action::take(tile));
  if (takes.empty()) takes.push_back(Action::skip());
  return takes;
}

std::vector<Action> expected_drops(const Sowing& sowing) {
  std::vector<Action> drops;
  for (auto [tile, tribe] : reference_drops(sowing)) drops.push_back(Action::drop(tile, tribe));
  return drops;
}

Sowing sowing_of(const State& s) {
  return {.board = board_of(s), .hand = s.hand, .at = s.at, .from = s.from};
}

int highest_stack(const State& s) {
  int highest = 0;
  for (Meeples stack : s.meeples) highest = std::max(highest, stack.total());
  return highest;
}

// Makes one whole sowing at random and compares every list on the way for which the reference has to
// try no more than `most` meeples. Returns how many drops were compared.
int walk_and_compare(const Layout& layout, State& s, Rng& rng, int most = 7) {
  std::vector<Action> list = offered(layout, s);
  if (highest_stack(s) <= most) {
    EXPECT_EQ(sorted(list), sorted(expected_takes(board_of(s))));
  }
  if (list.empty() || list.front() == Action::skip()) return 0;

  apply(layout, s, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  Sowing sowing = sowing_of(s);
  int compared = 0;
  while (s.step == Step::drop && !testing::Test::HasFailure()) {
    list = offered(layout, s);
    if (sowing.hand.total() <= most) {
      EXPECT_EQ(sorted(list), sorted(expected_drops(sowing)));
      ++compared;
    }
    EXPECT_FALSE(list.empty());
    if (list.empty()) break;
    const Action drop = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    apply(layout, s, drop);
    sowing = dropped(sowing, {drop.tile(), drop.tribe()});
    EXPECT_EQ(s.meeples, sowing.board.meeples);
  }
  EXPECT_EQ(s.step, Step::collect);
  return compared;
}

// ---- Tests -------------------------------------------------------------------------------------

class SowingReferenceShare : public testing::TestWithParam<int> {};

// In two shares, so that both cores have one. From each position several sowings are made.
TEST_P(SowingReferenceShare, R18_EveryListOnTheWayEqualsTheReference) {
  Rng rng("sowing reference " + std::to_string(GetParam()));
  const int positions = rounds({.reduced = 250, .normal = 10'000, .campaign = 200'000});
  int compared = 0;
  for (int i = 0; i < positions; ++i) {
    const State start = random_position(rng);
    const Layout layout(start);
    for (int sowing = 0; sowing < 4; ++sowing) {
      State s = start;
      compared += walk_and_compare(layout, s, rng);
      ASSERT_FALSE(HasFailure()) << "position " << i << ": " << testing::PrintToString(start);
    }
  }
  EXPECT_GT(compared, 4 * positions) << "too few sowings were possible for this to mean much";
}
INSTANTIATE_TEST_SUITE_P(Share, SowingReferenceShare, testing::Values(1, 2));

TEST(SowingReference, R16_AloneOnTheBoardAStackMustMeetItself) {
  Rng rng("one stack");
  const int positions = rounds({.reduced = 60, .normal = 2'000, .campaign = 20'000});
  int compared = 0;
  for (int i = 0; i < positions; ++i) {
    const int height = 1 + static_cast<int>(rng.below(7));
    State s = one_stack(height, rng);
    const State start = s;
    compared += walk_and_compare(Layout(s), s, rng);
    ASSERT_FALSE(HasFailure()) << "position " << i << ": " << testing::PrintToString(start);
  }
  EXPECT_GT(compared, positions / 4) << "too few sowings were possible for this to mean much";
}

void collect_contract_endings(const Layout& layout, const State& s, Tile start, std::set<Ending>& endings) {
  for (Action action : offered(layout, s)) {
    if (action == Action::skip()) continue;
    State next = s;
    apply(layout, next, action);
    if (action.kind() == Kind::take)
      collect_contract_endings(layout, next, action.tile(), endings);
    else if (next.step == Step::drop)
      collect_contract_endings(layout, next, start, endings);
    else
      endings.insert({start, action.tile(), action.tribe()});
  }
}

// Following every offered step to its end finds exactly the sowings there are, so no offered step is
// a dead end and none that is missing leads anywhere else.
TEST(SowingReference, R18_AllSowingsTogetherComeToTheSameEndings) {
  Rng rng("endings");
  const int positions = rounds({.reduced = 30, .normal = 1'000, .campaign = 10'000});
  for (int i = 0; i < positions; ++i) {
    State s = random_position(rng);
    for (Meeples& stack : s.meeples)
      if (stack.total() > 4) stack = Meeples();
    const Layout layout(s);
    std::set<Ending> endings;
    collect_contract_endings(layout, s, no_tile, endings);
    ASSERT_EQ(endings, reference_endings(board_of(s))) << testing::PrintToString(s);
  }
}

// Stacks far beyond what paths can be tried for. There is no clock in this test: if the lists were
// found by trying paths, it would never end.
TEST(SowingReference, R18_HugeStacksAreAnsweredAtOnce) {
  Rng rng("huge stacks");
  const int sowings = rounds({.reduced = 20, .normal = 200, .campaign = 2'000});
  int compared = 0;
  for (int height : {25, 60}) {
    for (int i = 0; i < sowings; ++i) {
      State s = one_stack(height, rng);
      const State start = s;
      compared += walk_and_compare(Layout(s), s, rng, 4);
      ASSERT_FALSE(HasFailure()) << testing::PrintToString(start);
    }
  }
  EXPECT_GT(compared, 4 * sowings) << "too few sowings were possible for this to mean much";
}

}  // namespace
}  // namespace naqala::test
