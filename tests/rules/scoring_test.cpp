// Section 12 of the rules: the score.
#include "rules/score.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "base/rng.hpp"
#include "support/effort.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

int points(const State& state, Seat seat, Category category) { return score(state)[index(seat)][category]; }

// Nothing in front of any seat, not even coins.
Scene bare(int seats) {
  Scene scene(seats);
  for (int i = 0; i < seats; ++i) scene.coins(static_cast<Seat>(i), 0);
  return scene;
}

TEST(Score, R71_NothingCountsNothing) {
  const State state = bare(4).palms("c3", 2).palaces("d4", 1).state();
  for (const Score& line : score(state)) EXPECT_EQ(line.total(), 0);
}

TEST(Score, R71_OnePerCoin) {
  const State state = Scene(2).coins(Seat::one, 37).state();
  EXPECT_EQ(points(state, Seat::one, Category::coins), 37);
  EXPECT_EQ(points(state, Seat::two, Category::coins), 50);
}

TEST(Score, R71_ViziersCountOneAndTenForEachOpponentWithFewer) {
  const State state = bare(4).viziers(Seat::one, 3).viziers(Seat::two, 5).viziers(Seat::three, 3).state();
  EXPECT_EQ(points(state, Seat::two, Category::viziers), 5 + 30);
  EXPECT_EQ(points(state, Seat::one, Category::viziers), 3 + 10) << "strictly fewer: seat three has as many";
  EXPECT_EQ(points(state, Seat::three, Category::viziers), 3 + 10);
  EXPECT_EQ(points(state, Seat::four, Category::viziers), 0);
}

TEST(Score, R71_TwoSeatsWithAsManyViziersGetNoBonus) {
  const State state = bare(2).viziers(Seat::one, 2).viziers(Seat::two, 2).state();
  EXPECT_EQ(points(state, Seat::one, Category::viziers), 2);
  EXPECT_EQ(points(state, Seat::two, Category::viziers), 2);
}

TEST(Score, R71_ChairsThatNobodySitsOnAreNoOpponents) {
  const State state = bare(2).viziers(Seat::one, 1).state();
  EXPECT_EQ(points(state, Seat::one, Category::viziers), 1 + 10);
}

TEST(Score, R71_TwoPerElder) {
  const State state = bare(3).elders(Seat::two, 4).state();
  EXPECT_EQ(points(state, Seat::two, Category::elders), 8);
  EXPECT_EQ(points(state, Seat::one, Category::elders), 0);
}

TEST(Score, R71_TheValuesOfTheDjinns) {
  const State state = bare(2).djinn(Seat::one, Djinn::marid).djinn(Seat::one, Djinn::hagis).state();
  EXPECT_EQ(points(state, Seat::one, Category::djinns), 6 + 10);
  EXPECT_EQ(points(state, Seat::two, Category::djinns), 0);
}

TEST(Score, R71_TheValuesOfTheTiles) {
  const State state = bare(2)
                          .owner("a1", Seat::one)  // oasis
                          .owner("b1", Seat::one)  // small market
                          .owner("c1", Seat::one)  // large market
                          .owner("d1", Seat::one)  // village
                          .owner("e1", Seat::two)  // the four sacred places
                          .owner("f2", Seat::two)
                          .owner("e3", Seat::two)
                          .owner("f4", Seat::two)
                          .state();
  EXPECT_EQ(points(state, Seat::one, Category::tiles), 8 + 6 + 4 + 5);
  EXPECT_EQ(points(state, Seat::two, Category::tiles), 6 + 10 + 12 + 15);
}

TEST(Score, R71_PalmsAndPalacesOnTheOwnTiles) {
  const State state = bare(2)
                          .owner("c3", Seat::one)
                          .palms("c3", 2)
                          .palaces("c3", 1)
                          .owner("d4", Seat::two)
                          .palaces("d4", 3)
                          .palms("a1", 4)  // nobody's
                          .state();
  EXPECT_EQ(points(state, Seat::one, Category::palms), 6);
  EXPECT_EQ(points(state, Seat::one, Category::palaces), 5);
  EXPECT_EQ(points(state, Seat::two, Category::palms), 0);
  EXPECT_EQ(points(state, Seat::two, Category::palaces), 15);
}

TEST(Score, R71_GoodsAsIfAllWereSold) {
  const State state = bare(2)
                          .cards(Seat::one, {Card::fish, Card::gold, Card::fakir})
                          .unseen(Seat::one, {Card::fish})
                          .stale(Seat::one, {Card::silk})
                          .state();
  EXPECT_EQ(points(state, Seat::one, Category::goods), 7 + 1) << "fish, gold, silk and fish";
}

TEST(Score, R71_TheTotalIsTheSum) {
  const State state = Scene(2)
                          .coins(Seat::one, 11)
                          .viziers(Seat::one, 2)
                          .elders(Seat::one, 3)
                          .djinn(Seat::one, Djinn::marid)
                          .owner("c3", Seat::one)
                          .palms("c3", 1)
                          .palaces("c3", 1)
                          .cards(Seat::one, {Card::fish, Card::gold})
                          .state();
  EXPECT_EQ(score(state)[0].total(), 11 + (2 + 10) + 6 + 6 + 8 + 3 + 5 + 3);
}

TEST(Score, R71_MeeplesOnTheBoardAndFakirsCountNothing) {
  const State state = bare(2)
                          .meeples("c3", {Tribe::vizier, Tribe::elder})
                          .owner("c3", Seat::one)
                          .cards(Seat::two, {Card::fakir, Card::fakir})
                          .state();
  EXPECT_EQ(score(state)[0].total(), 8);
  EXPECT_EQ(score(state)[1].total(), 0);
}

// ---- Goods ------------------------------------------------------------------------------------------------

using Counts = std::array<int, goods_kinds>;

// The best that can be had from these goods, by trying every way to part them into sets. Every good is in
// some set, so it is enough to try the sets that hold the first kind there is.
int best_by_trying(const Counts& counts, std::map<Counts, int>& known) {
  const auto first = std::find_if(counts.begin(), counts.end(), [](int n) { return n > 0; });
  if (first == counts.end()) return 0;
  if (const auto found = known.find(counts); found != known.end()) return found->second;
  const int first_kind = static_cast<int>(first - counts.begin());
  int best = 0;
  for (int set = 0; set < 1 << goods_kinds; ++set) {
    if (!(set >> first_kind & 1)) continue;
    Counts rest = counts;
    int size = 0;
    bool there = true;
    for (int kind = 0; kind < goods_kinds; ++kind) {
      if (!(set >> kind & 1)) continue;
      there = there && rest[kind]-- > 0;
      ++size;
    }
    if (there) best = std::max(best, set_value[size] + best_by_trying(rest, known));
  }
  return known[counts] = best;
}

// The same with wild goods, each tried as every kind.
int best_with_wild(Counts counts, int wild, int first_kind, std::map<Counts, int>& known) {
  if (wild == 0) return best_by_trying(counts, known);
  int best = 0;
  for (int kind = first_kind; kind < goods_kinds; ++kind) {
    ++counts[kind];
    best = std::max(best, best_with_wild(counts, wild - 1, kind, known));
    --counts[kind];
  }
  return best;
}

Cards cards_from(const Counts& counts) {
  Cards cards;
  for (int kind = 0; kind < goods_kinds; ++kind) cards.add(static_cast<Card>(kind), counts[kind]);
  return cards;
}

// Up to `most` goods drawn from the box.
Counts random_goods(Rng& rng, int most) {
  Counts counts{};
  for (std::uint32_t left = rng.below(static_cast<std::uint32_t>(most) + 1); left > 0; --left) {
    const std::uint32_t kind = rng.below(goods_kinds);
    if (counts[kind] < card_table[kind].count) ++counts[kind];
  }
  return counts;
}

TEST(Score, R72_GoodsAreSplitIntoTheBestSets) {
  Rng rng("R72_GoodsAreSplitIntoTheBestSets");
  std::map<Counts, int> known;
  const int hands = rounds({.reduced = 50, .normal = 400, .campaign = 4000});
  for (int i = 0; i < hands; ++i) {
    const Counts counts = random_goods(rng, 12);
    ASSERT_EQ(goods_value(cards_from(counts), 0), best_by_trying(counts, known))
        << testing::PrintToString(cards_from(counts));
  }
}

TEST(Score, R72_WildGoodsAreUsedAsTheBestKinds) {
  Rng rng("R72_WildGoodsAreUsedAsTheBestKinds");
  std::map<Counts, int> known;
  const int hands = rounds({.reduced = 20, .normal = 120, .campaign = 1500});
  for (int i = 0; i < hands; ++i) {
    const Counts counts = random_goods(rng, 7);
    const int wild = static_cast<int>(rng.below(4));
    ASSERT_EQ(goods_value(cards_from(counts), wild), best_with_wild(counts, wild, 0, known))
        << testing::PrintToString(cards_from(counts)) << " and " << wild << " wild";
  }
}

TEST(Score, R72_GoodsByExample) {
  EXPECT_EQ(goods_value({}, 0), 0);
  EXPECT_EQ(goods_value(Cards::of(Card::fish, 6), 0), 6) << "alike goods make no set";
  EXPECT_EQ(goods_value(Cards::of(Card::fakir, 5), 0), 0);
  EXPECT_EQ(goods_value(all_cards(), 0), 60 * 2 + 30 * 2 + 7 * 2) << "the whole box";
  EXPECT_EQ(goods_value({}, 9), 60) << "nine wild goods are one full set";
  EXPECT_EQ(goods_value({}, 10), 61);
  EXPECT_EQ(goods_value(Cards::of(Card::fish, 2), 2), 8) << "7 and 1 rather than 3 and 3";
}

TEST(Score, R72_AlAminsWildGoodsJoinTheBestSets) {
  const State state = bare(2)
                          .djinn(Seat::one, Djinn::al_amin)
                          .cards(Seat::one, {Card::fish, Card::gold, Card::fakir, Card::fakir, Card::fakir})
                          .unseen(Seat::one, {Card::fakir, Card::fakir})
                          .state();
  EXPECT_EQ(points(state, Seat::one, Category::goods), 13)
      << "two goods and two wild ones; the fifth fakir is idle";
}

// ---- Winning ----------------------------------------------------------------------------------------------

TEST(Score, R73_TheHighestScoreWins) {
  EXPECT_EQ(winners(Scene(3).coins(Seat::two, 51).state()), 0b010);
  EXPECT_EQ(winners(Scene(2).coins(Seat::two, 49).state()), 0b01);
}

TEST(Score, R73_EqualScoresShareTheWin) {
  EXPECT_EQ(winners(Scene(4).state()), 0b1111);
  // 50 coins, or 44 coins and a djinn of 6.
  EXPECT_EQ(winners(Scene(4)
                        .coins(Seat::two, 44)
                        .djinn(Seat::two, Djinn::marid)
                        .coins(Seat::four, 49)
                        .coins(Seat::three, 3)
                        .state()),
            0b0011);
}

TEST(Score, R73_ChairsThatNobodySitsOnWinNothing) { EXPECT_EQ(winners(bare(2).state()), 0b11); }

}  // namespace
}  // namespace naqala::test
