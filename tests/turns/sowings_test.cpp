// The fast generator against the slow reference, and whole turns against the contract.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "rules/setup.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"
#include "turns/playout.hpp"
#include "turns/walk.hpp"
#include "turns/workload.hpp"
#include "turns/yield.hpp"

namespace naqala::test {
namespace {

std::set<Ending> fast_endings(const naqala::Board& board) {
  const auto list = std::make_unique<SowingList>();
  list_sowings(SowingMasks(board), *list);
  std::set<Ending> endings;
  for (naqala::Sowing sowing : *list) endings.insert({sowing.start, sowing.final, sowing.tribe});
  EXPECT_EQ(endings.size(), list->size()) << "a sowing is listed twice";
  return endings;
}

class SowingShare : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Share, SowingShare, testing::Values(1, 2));

// Stacks to 4, and on half of the boards one of 5 to 7.
TEST_P(SowingShare, R13_TheSowingsOfABoardEqualTheReference) {
  Rng rng("sowings " + std::to_string(GetParam()));
  const int positions = rounds({.reduced = 50, .normal = 2'500, .campaign = 25'000});
  std::size_t found = 0;
  for (int i = 0; i < positions; ++i) {
    const Stacks stacks{.height = 4, .towers = i % 2, .tower_height = 5 + static_cast<int>(rng.below(3))};
    const State s = random_stacks(stacks, rng);
    const Layout layout(s);
    const naqala::Board board(layout, s);
    const std::set<Ending> expected = reference_endings(board_of(s));
    ASSERT_EQ(fast_endings(board), expected) << testing::PrintToString(s);
    ASSERT_EQ(any_sowing(board), !expected.empty()) << testing::PrintToString(s);
    ASSERT_EQ(SowingMasks(board).count(), static_cast<int>(expected.size()));
    found += expected.size();
  }
  EXPECT_GT(found, static_cast<std::size_t>(10 * positions)) << "too few sowings for this to mean much";
}

void expect_path_leads_there(const naqala::Board& board, naqala::Sowing sowing, const SownBoard& sown) {
  std::array<Meeples, count_of<Tile>> meeples = board.all_meeples();
  meeples[index(sowing.start)] = Meeples();
  for (naqala::Drop drop : sown.path) meeples[index(drop.tile)].add(drop.tribe);
  EXPECT_EQ(meeples, sown.meeples);
  const naqala::Drop last = sown.path[sown.path.size() - 1];
  EXPECT_EQ(last, (naqala::Drop{sowing.final, sowing.tribe}));
}

TEST_P(SowingShare, R14_TheBoardsASowingCanLeaveEqualTheReference) {
  Rng rng("sown boards " + std::to_string(GetParam()));
  const int positions = rounds({.reduced = 15, .normal = 250, .campaign = 2'500});
  for (int i = 0; i < positions; ++i) {
    const Stacks stacks{.height = 3, .towers = i % 2, .tower_height = 4 + static_cast<int>(rng.below(3))};
    const State s = random_stacks(stacks, rng);
    const Layout layout(s);
    const naqala::Board board(layout, s);
    for (const auto& [ending, expected] : reference_boards(board_of(s))) {
      const naqala::Sowing sowing{ending.start, ending.last, ending.tribe};
      const SownBoards sown = sown_boards(board, sowing, 1'000'000);
      ASSERT_TRUE(sown.complete);
      std::set<BoardWords> found;
      for (const SownBoard& one : sown.boards) {
        found.insert(words_of(one.meeples));
        expect_path_leads_there(board, sowing, one);
      }
      ASSERT_EQ(found.size(), sown.boards.size()) << "a board is returned twice";
      ASSERT_EQ(found, expected) << testing::PrintToString(s);
    }
  }
}

// With stacks of 30 there are more walks than could ever be tried. The work is counted in drops,
// not in seconds.
TEST(SownBoards, R18_TheWorkGrowsWithTheBoardsReturnedEvenForStacksOfThirty) {
  Rng rng("stacks of thirty");
  const int positions = rounds({.reduced = 5, .normal = 40, .campaign = 400});
  std::size_t returned = 0;
  for (int i = 0; i < positions; ++i) {
    const State s = random_stacks({.height = 2, .towers = 1, .tower_height = 30}, rng);
    const Layout layout(s);
    const naqala::Board board(layout, s);
    const auto list = std::make_unique<SowingList>();
    list_sowings(SowingMasks(board), *list);
    for (naqala::Sowing sowing : *list) {
      const int hand = board.meeples(sowing.start).total();
      if (hand < 8) continue;
      for (std::size_t most : {std::size_t{1}, std::size_t{10}, std::size_t{200}}) {
        const SownBoards sown = sown_boards(board, sowing, most);
        ASSERT_LE(sown.boards.size(), most);
        ASSERT_TRUE(sown.boards.size() == most || sown.complete);
        const auto work = static_cast<long long>(sown.boards.size() + 1) * hand;
        ASSERT_LE(sown.steps_tried, 6 * work) << testing::PrintToString(s);
        returned += sown.boards.size();
      }
    }
  }
  EXPECT_GT(returned, static_cast<std::size_t>(positions) * 100);
}

TEST(Board, SettingTilesGivesTheSameBoardAsBuildingIt) {
  Rng rng("board set");
  for (int i = 0; i < 200; ++i) {
    const State from = random_stacks({.height = 5}, rng);
    State to = from;
    const Layout layout(from);
    naqala::Board board(layout, from);
    for (int change = 0; change < 20; ++change) {
      const auto tile = static_cast<Tile>(rng.below(42));
      if (!is_land(from.kind(tile))) continue;
      to.meeples[index(tile)] = from.meeples[rng.below(42)];
      board.set(tile, to.meeples[index(tile)]);
    }
    EXPECT_EQ(fast_endings(board), fast_endings(naqala::Board(layout, to)));
  }
}

TEST(SowingMasks, NthCountsThroughTheList) {
  Rng rng("nth");
  const State s = random_stacks({.height = 3}, rng);
  const Layout layout(s);
  const SowingMasks masks(naqala::Board(layout, s));
  SowingList list;
  list_sowings(masks, list);
  ASSERT_GT(list.size(), 10u);
  for (std::size_t n = 0; n < list.size(); ++n) EXPECT_EQ(masks.nth(static_cast<int>(n)), list[n]);
}

// ---- Games ------------------------------------------------------------------------------------------------

State new_game(int game, Rng& rng) {
  const Options& options = every_setup()[static_cast<std::size_t>(game) % every_setup().size()];
  return initial(options, deal(options, rng));
}

TEST(Playout, GamesPlayedByWholeSowingsReplayThroughTheContract) {
  Rng rng("playout");
  const int games = rounds({.reduced = 15, .normal = 300, .campaign = 5'000});
  for (int game = 0; game < games; ++game) {
    const State start = new_game(game, rng);
    const Layout layout(start);
    State played = start;
    std::vector<Action> log;
    Playout(layout, played, &log).run(rng);

    State replayed = start;
    for (Action action : log) {
      ASSERT_TRUE(is_legal(layout, replayed, action));
      apply(layout, replayed, action);
    }
    ASSERT_EQ(replayed, played);
    ASSERT_EQ(actor(played), nobody);
  }
}

// A yield is what the contract gives when the sowing is played out: collect, the plain action,
// the palm or palace.
TEST(Yield, R11_IsWhatTheContractGives) {
  Rng rng("yield");
  const int games = rounds({.reduced = 15, .normal = 45, .campaign = 300});
  std::map<Tribe, int> seen;
  for (int game = 0; game < games; ++game) {
    State s = new_game(game, rng);
    const Layout layout(s);
    for (Playout playout(layout, s); s.step != Step::over; playout.decide(rng)) {
      if (s.step != Step::take) continue;
      const naqala::Board board(layout, s);
      const SowingMasks masks(board, carpet_of(s));
      if (masks.count() == 0) continue;
      const naqala::Sowing sowing =
          masks.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(masks.count()))));
      const SownBoards sown = sown_boards(board, sowing, 1, carpet_of(s));
      const Yield yield = yield_of(layout, s, sowing, sown.boards[0].meeples);

      // The same by hand.
      State hand = s;
      const std::size_t seat = index(s.active);
      apply(layout, hand, Action::take(sowing.start));
      for (naqala::Drop drop : sown.boards[0].path) apply(layout, hand, Action::drop(drop.tile, drop.tribe));
      const int collected = hand.meeples[index(sowing.final)][sowing.tribe];
      const int marid = hand.coins[seat] - s.coins[seat];  // earned on the way, not by the sowing's end
      apply(layout, hand, Action::of(Action::Kind::collect));
      if (hand.step == Step::control) apply(layout, hand, Action::of(Action::Kind::camel));
      EXPECT_EQ(yield.collected, collected);
      EXPECT_EQ(yield.control, hand.owned[seat].has(sowing.final) && !s.owned[seat].has(sowing.final));
      if (sowing.tribe == Tribe::builder) {
        const int builders = collected * layout.blue_around(sowing.final);
        EXPECT_TRUE(yield.coins == builders || (s.options.plays(Set::whims) && yield.coins > builders));
      }
      if (sowing.tribe == Tribe::merchant) {
        EXPECT_EQ(yield.cards, std::min<int>(collected, s.card_row_size));
      }
      ActionList list;
      legal_actions(layout, hand, list);
      if (sowing.tribe != Tribe::assassin && sowing.tribe != Tribe::artisan) {
        apply(layout, hand, list[0]);  // the plain form is offered first
        legal_actions(layout, hand, list);
        if (list[0].kind() == Action::Kind::palm || list[0].kind() == Action::Kind::palace ||
            list[0].kind() == Action::Kind::whim)
          apply(layout, hand, list[0]);
        EXPECT_EQ(yield.total, score(hand)[seat].total() - score(s)[seat].total() - marid);
      }
      ++seen[sowing.tribe];
    }
  }
  EXPECT_EQ(seen.size(), 6u);
}

}  // namespace
}  // namespace naqala::test
