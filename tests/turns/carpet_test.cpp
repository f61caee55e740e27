// The carpet (R54): the closed form of what it makes possible, against the slow reference, step by
// step and as whole sowings.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "rules/game.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"
#include "turns/perft.hpp"
#include "turns/walk.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

void declare_carpet(State& s) {
  s.item_used = true;
  s.item_in_use = static_cast<std::uint8_t>(index(Item::carpet) + 1);
}

State random_stacks_to(int height, Rng& rng, int i) {
  return random_stacks({.height = height, .towers = i % 2, .tower_height = height + 1}, rng);
}

// ---- Whole sowings ----------------------------------------------------------------------------------------

TEST(Carpet, R54_TheSowingsOfABoardEqualTheReference) {
  Rng rng("carpet sowings");
  const int positions = rounds({.reduced = 100, .normal = 1'500, .campaign = 30'000});
  const auto list = std::make_unique<SowingList>();
  std::size_t on_foot = 0, flown = 0;
  for (int i = 0; i < positions; ++i) {
    const State s = random_stacks_to(4, rng, i);
    const Layout layout(s);
    const naqala::Board board(layout, s);
    list_sowings(SowingMasks(board, Carpet::declared), *list);
    std::set<Ending> endings;
    for (naqala::Sowing sowing : *list) endings.insert({sowing.start, sowing.final, sowing.tribe});
    ASSERT_EQ(endings, reference_endings(board_of(s), true)) << testing::PrintToString(s);
    flown += endings.size();
    on_foot += static_cast<std::size_t>(SowingMasks(board).count());
  }
  EXPECT_GT(flown, on_foot + on_foot / 4) << "the carpet made too little difference for this to mean much";
}

TEST(Carpet, R54_TheBoardsASowingCanLeaveEqualTheReference) {
  Rng rng("carpet boards");
  const int positions = rounds({.reduced = 10, .normal = 120, .campaign = 2'000});
  for (int i = 0; i < positions; ++i) {
    const State s = random_stacks_to(3, rng, i);
    const Layout layout(s);
    const naqala::Board board(layout, s);
    for (const auto& [ending, expected] : reference_boards(board_of(s), true)) {
      const SownBoards sown =
          sown_boards(board, {ending.start, ending.last, ending.tribe}, 1'000'000, Carpet::declared);
      std::set<BoardWords> found;
      for (const SownBoard& one : sown.boards) found.insert(words_of(one.meeples));
      ASSERT_EQ(found.size(), sown.boards.size()) << "a board is returned twice";
      ASSERT_EQ(found, expected) << testing::PrintToString(s);
    }
  }
}

TEST(Carpet, R54_PerftCountsWithTheCarpetOnceItIsDeclared) {
  Rng rng("carpet perft");
  for (int i = 0; i < 20; ++i) {
    State s = random_stacks_to(3, rng, i);
    const Layout layout(s);
    declare_carpet(s);
    std::size_t boards = 0;
    const auto expected = reference_boards(board_of(s), true);
    for (const auto& [ending, left] : expected) boards += left.size();
    const TurnsPerft count = perft_turns(layout, s);
    EXPECT_EQ(count.sowings, expected.size());
    EXPECT_EQ(count.boards, boards);
  }
}

// ---- Step by step -----------------------------------------------------------------------------------------

std::set<Tile> takes_offered(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  std::set<Tile> tiles;
  for (Action action : list)
    if (action.kind() == Kind::take) tiles.insert(action.tile());
  return tiles;
}

std::set<Drop> drops_offered(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  std::set<Drop> drops;
  for (Action action : list)
    if (action.kind() == Kind::drop) drops.insert({action.tile(), action.tribe()});
  return drops;
}

Sowing sowing_of(const State& s) {
  return {.board = board_of(s), .hand = s.hand, .at = s.at, .from = s.from, .carpet = true};
}

template <class Set>
auto any_of(const Set& set, Rng& rng) {
  return *std::next(set.begin(), rng.below(static_cast<std::uint32_t>(set.size())));
}

// Drops at random; once declared, every list must be that of the reference. Returns how many were compared.
int walk_and_compare(const Layout& layout, State& s, int declared_after, Rng& rng) {
  int compared = 0;
  for (int n = 0; s.step == Step::drop; ++n) {
    if (n == declared_after) declare_carpet(s);
    const std::set<Drop> drops = drops_offered(layout, s);
    if (s.item_in_use != 0) {
      EXPECT_EQ(drops, reference_drops(sowing_of(s)));
      ++compared;
    }
    EXPECT_FALSE(drops.empty());
    if (drops.empty()) return compared;
    const Drop drop = any_of(drops, rng);
    apply(layout, s, Action::drop(drop.tile, drop.tribe));
  }
  EXPECT_EQ(s.item_in_use, 0) << "the carpet goes with the last drop";
  return compared;
}

TEST(Carpet, R54_EveryListOnTheWayEqualsTheReference) {
  Rng rng("carpet lists");
  const int positions = rounds({.reduced = 100, .normal = 2'500, .campaign = 50'000});
  int compared = 0;
  for (int i = 0; i < positions; ++i) {
    const State start = random_stacks_to(4, rng, i);
    const Layout layout(start);
    State s = start;
    const int declared_after = static_cast<int>(rng.below(4)) - 1;  // -1: before a tile is taken
    if (declared_after < 0) {
      declare_carpet(s);
      ASSERT_EQ(takes_offered(layout, s), reference_takes(board_of(s), true)) << testing::PrintToString(s);
    }
    const std::set<Tile> takes = takes_offered(layout, s);
    if (takes.empty()) continue;
    apply(layout, s, Action::take(any_of(takes, rng)));
    compared += walk_and_compare(layout, s, declared_after, rng);
    ASSERT_FALSE(HasFailure()) << testing::PrintToString(start);
  }
  EXPECT_GT(compared, positions) << "too few sowings were possible for this to mean much";
}

// The item is offered exactly when R51 says so, by the reference: some sowing can be finished with it; or,
// for the last meeple, it opens a tile that is not a step away.
TEST(Carpet, R51_IsOfferedWhenItWouldDoSomething) {
  Rng rng("carpet offers");
  const int positions = rounds({.reduced = 60, .normal = 800, .campaign = 10'000});
  int yes = 0, no = 0;
  for (int i = 0; i < positions; ++i) {
    State s = random_stacks({.height = 2}, rng);
    if (!s.options.plays(Set::artisans)) continue;
    s.items_secret[0] = Items::of(Item::carpet).word();
    const Layout layout(s);
    const bool offered = is_legal(layout, s, Action::use(Item::carpet));
    ASSERT_EQ(offered, !reference_takes(board_of(s), true).empty()) << testing::PrintToString(s);
    const std::set<Tile> takes = takes_offered(layout, s);
    if (takes.empty()) continue;
    apply(layout, s, Action::take(any_of(takes, rng)));
    while (s.hand.total() > 1) {
      ASSERT_TRUE(is_legal(layout, s, Action::use(Item::carpet)));
      const Drop drop = any_of(drops_offered(layout, s), rng);
      apply(layout, s, Action::drop(drop.tile, drop.tribe));
    }
    const bool opens_a_tile = reference_drops(sowing_of(s)) != drops_offered(layout, s);
    ASSERT_EQ(is_legal(layout, s, Action::use(Item::carpet)), opens_a_tile) << testing::PrintToString(s);
    ++(opens_a_tile ? yes : no);
  }
  EXPECT_GT(yes, 0);
  EXPECT_GT(no, 0);
}

}  // namespace
}  // namespace naqala::test
