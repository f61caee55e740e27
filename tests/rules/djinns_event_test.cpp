// Djinns that change or watch an event: Kumarbi (R39), Marid. Echidna: djinns_echidna_test.cpp.
#include <string>
#include <utility>
#include <vector>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

std::pair<int, int> gained(const State& state) { return {state.coins[0] - 50, state.coins[1] - 50}; }

// ---- Kumarbi ----------------------------------------------------------------------------------------------

// Seat one is to bid with Kumarbi and some fakirs.
Scene kumarbi(int fakirs, const Options& options = {}) {
  Scene scene(options);
  scene.djinn(Seat::one, Djinn::kumarbi);
  for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
  return scene;
}

TEST(Djinns, Kumarbi_R39_EachFakirLowersThePriceByOneSpace) {
  const std::vector<std::pair<const char*, int>> bids{{"bid 18", 18},
                                                      {"bid 18 fakirs 1", 12},
                                                      {"bid 18 fakirs 2", 8},
                                                      {"bid 18 fakirs 3", 5},
                                                      {"bid 12 fakirs 1", 8},
                                                      {"bid 8 fakirs 1", 5},
                                                      {"bid 5 fakirs 1", 3},
                                                      {"bid 5 fakirs 3", 0},
                                                      {"bid 3 fakirs 2", 0},
                                                      {"bid 1 fakirs 1", 0},
                                                      {"bid 0", 0}};
  for (const auto& [text, price] : bids) {
    State state = kumarbi(3).state();
    play(Layout(state), state, {text});
    EXPECT_EQ(state.coins[0], 50 - price) << text;
  }
}

TEST(Djinns, Kumarbi_TheFakirsAreDiscarded) {
  State state = kumarbi(3).state();
  play(Layout(state), state, {"bid 8 fakirs 2"});
  EXPECT_EQ(state.open[0], Cards::of(Card::fakir));
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 2));
}

TEST(Djinns, Kumarbi_R39_NeverBelowZeroAndNoFakirMoreThanThatTakes) {
  const State state = kumarbi(9).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "bid 0"), Texts{"bid 0"}) << "the three zeros are one price";
  EXPECT_EQ(offered(layout, state, "bid 1 "), Texts{"bid 1 fakirs 1"});
  EXPECT_EQ(offered(layout, state, "bid 3 "), (Texts{"bid 3 fakirs 1", "bid 3 fakirs 2"}));
  EXPECT_EQ(offered(layout, state, "bid 18 ").size(), 6u);
  EXPECT_FALSE(offers(layout, state, "bid 18 fakirs 7"));
}

TEST(Djinns, Kumarbi_NoMoreFakirsThanTheSeatHas) {
  const State state = kumarbi(1).state();
  EXPECT_EQ(offered(Layout(state), state, "bid 18"), (Texts{"bid 18", "bid 18 fakirs 1"}));
  const State none = kumarbi(0).state();
  EXPECT_EQ(offered(Layout(none), none, "bid 18"), Texts{"bid 18"});
}

TEST(Djinns, Kumarbi_R5_OnlyPricesThatCanBePaidAfterTheReduction) {
  const State state = kumarbi(2).coins(Seat::one, 4).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "bid 5"), (Texts{"bid 5 fakirs 1", "bid 5 fakirs 2"}));
  EXPECT_EQ(offered(layout, state, "bid 8"), Texts{"bid 8 fakirs 2"});
  EXPECT_EQ(offered(layout, state, "bid 12"), Texts{});
}

TEST(Djinns, Kumarbi_NotForOtherSeats) {
  const State state = Scene(2)
                          .djinn(Seat::two, Djinn::kumarbi)
                          .cards(Seat::one, {Card::fakir})
                          .cards(Seat::two, {Card::fakir})
                          .state();
  for (const std::string& text : legal_texts(Layout(state), state))
    EXPECT_EQ(text.find("fakirs"), text.npos) << text;
}

TEST(Djinns, Kumarbi_R39_AnyBidOfTheRoundMayUseIt) {
  for (DjinnUse use : {DjinnUse::each_turn, DjinnUse::each_round}) {
    State state =
        kumarbi(3, Options{.djinn_use = use}).auction({Seat::one, Seat::one, Seat::two, Seat::two}).state();
    play(Layout(state), state, {"bid 5 fakirs 1", "bid 3 fakirs 2"});
    EXPECT_EQ(state.coins[0], 50 - 3);
    EXPECT_EQ(state.open[0], Cards{});
  }
}

TEST(Djinns, Kumarbi_R7_OfferedInsteadOfTheForcedBidWhenItMakesASpacePayable) {
  const auto broke = [](int fakirs) {
    return kumarbi(fakirs)
        .coins(Seat::one, 0)
        .auction({Seat::one})
        .has_bid(Seat::two, 0)
        .has_bid(Seat::one, 0)
        .has_bid(Seat::two, 0)
        .state();
  };
  const State with = broke(1);
  EXPECT_TRUE(offers_only(Layout(with), with, {"bid 1 fakirs 1"}));
  const State without = broke(0);
  EXPECT_TRUE(offers_only(Layout(without), without, {"bid 1"}));
}

// ---- Marid ------------------------------------------------------------------------------------------------

// Seat one sows a merchant onto c2, that belongs to seat two, and a vizier onto c3, that belongs to seat one.
State sown_over_tiles_of_both(Seat marid) {
  State state = Scene(2)
                    .meeples("b2", {vizier, merchant})
                    .meeples("c3", {vizier})
                    .owner("c2", Seat::two)
                    .owner("c3", Seat::one)
                    .djinn(marid, Djinn::marid)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop c2 merchant"});
  EXPECT_EQ(gained(state), marid == Seat::two ? std::pair(0, 2) : std::pair(0, 0)) << "paid at once";
  play(layout, state, {"drop c3 vizier"});
  return state;
}

TEST(Djinns, Marid_OneCoinForEachOwnDropOnAnOwnTileTheLastToo) {
  EXPECT_EQ(gained(sown_over_tiles_of_both(Seat::one)), std::pair(1, 0));
}

TEST(Djinns, Marid_TwoCoinsForEachDropOfAnotherOnAnOwnTile) {
  EXPECT_EQ(gained(sown_over_tiles_of_both(Seat::two)), std::pair(0, 2));
}

TEST(Djinns, Marid_TheLastDropOfAnotherToo) {
  State state = plain_turn().owner("c2", Seat::two).djinn(Seat::two, Djinn::marid).state();
  play(Layout(state), state, {"take b2", "drop c2 vizier"});
  EXPECT_EQ(gained(state), std::pair(0, 2));
}

TEST(Djinns, Marid_NotOnATileThatTheDropItselfWins) {
  State state = plain_turn().djinn(Seat::one, Djinn::marid).state();
  play(Layout(state), state, {"take b2", "drop c2 vizier", "collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_EQ(gained(state), std::pair(0, 0));
}

TEST(Djinns, Marid_EachVisitOfATilePays) {
  // Once round the square b2 c2 c3 b3 and again onto c2.
  State state = Scene(2)
                    .meeples("b2", {merchant, merchant, elder, builder, builder, vizier})
                    .meeples("d2", {vizier})
                    .owner("c2", Seat::one)
                    .djinn(Seat::one, Djinn::marid)
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state,
       {"take b2", "drop c2 merchant", "drop c3 merchant", "drop b3 elder", "drop b2 builder",
        "drop c2 builder", "drop d2 vizier"});
  EXPECT_EQ(gained(state), std::pair(2, 0));
}

}  // namespace
}  // namespace naqala::test
