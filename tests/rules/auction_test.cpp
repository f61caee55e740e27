// Section 2 of the rules: the auction.
#include <vector>

#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// The markers on the turn order track, the cheapest space first.
std::vector<Seat> track(const State& state) {
  return {state.turn_track.begin(), state.turn_track.begin() + prices_of(state.options).size()};
}

// Who plays after the auction, in order. There is nothing to sow, so each turn is a skip and an end.
std::vector<Seat> order_of_turns(const Layout& layout, State state) {
  std::vector<Seat> order;
  while (actor(state) != nobody && !testing::Test::HasFailure()) {
    order.push_back(actor(state));
    play(layout, state, {"skip", "end"});
  }
  return order;
}

TEST(Auction, R4_PricesForTwoToFourSeats) {
  const std::vector<int> expected{0, 0, 0, 1, 3, 5, 8, 12, 18};
  for (int seats : {2, 3, 4}) {
    const auto prices = prices_of(Options{.seats = static_cast<std::uint8_t>(seats)});
    EXPECT_EQ(std::vector<int>(prices.begin(), prices.end()), expected);

    const State state = Scene(seats).state();
    const Layout layout(state);
    EXPECT_TRUE(
        offers_only(layout, state, {"bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"}));
  }
}

TEST(Auction, R4_PricesForFiveSeats) {
  const auto prices = prices_of(Options{.seats = 5, .sets = Set::whims});
  const std::vector<int> expected{0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18};
  EXPECT_EQ(std::vector<int>(prices.begin(), prices.end()), expected);
}

TEST(Auction, R5_ThePriceIsPaidAtOnceAndTheNextMarkerBids) {
  State state = Scene(3).auction({Seat::two, Seat::three, Seat::one}).state();
  const Layout layout(state);
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"bid 12"});
  EXPECT_EQ(state.coins[1], 38);
  EXPECT_EQ(state.coins[0], 50);
  EXPECT_EQ(state.coins[2], 50);
  EXPECT_EQ(actor(state), Seat::three);
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(track(state)[7], Seat::two);
}

TEST(Auction, R5_ATakenPriceIsNotOffered) {
  State state = Scene(3).auction({Seat::one, Seat::two, Seat::three}).state();
  const Layout layout(state);
  play(layout, state, {"bid 5"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 0", "bid 1", "bid 3", "bid 8", "bid 12", "bid 18"}));
  play(layout, state, {"bid 1"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 0", "bid 3", "bid 8", "bid 12", "bid 18"}));
}

TEST(Auction, R5_OnlyAPriceThatTheSeatCanPay) {
  const auto bids_with = [](int coins) {
    const State state = Scene(2).coins(Seat::one, coins).state();
    return offered(Layout(state), state, "bid ");
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(bids_with(0), (Texts{"bid 0"}));
  EXPECT_EQ(bids_with(4), (Texts{"bid 0", "bid 1", "bid 3"}));
  EXPECT_EQ(bids_with(5), (Texts{"bid 0", "bid 1", "bid 3", "bid 5"}));
  EXPECT_EQ(bids_with(17), (Texts{"bid 0", "bid 1", "bid 12", "bid 3", "bid 5", "bid 8"}));
}

TEST(Auction, R5_TheLastCoinMayBePaid) {
  State state = Scene(2).coins(Seat::one, 18).state();
  const Layout layout(state);
  play(layout, state, {"bid 18"});
  EXPECT_EQ(state.coins[0], 0);
}

TEST(Auction, R5_FakirsPayNothingWithoutKumarbi) {
  const State state = Scene(2).coins(Seat::one, 0).cards(Seat::one, {Card::fakir, Card::fakir}).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"bid 0"}));
}

TEST(Auction, R6_ANewcomerOnZeroPushesTheOthersBack) {
  State state = Scene(4).auction({Seat::one, Seat::two, Seat::three, Seat::four}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(track(state)[2], Seat::one);
  EXPECT_EQ(track(state)[1], nobody);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(track(state)[2], Seat::two);
  EXPECT_EQ(track(state)[1], Seat::one);
  EXPECT_EQ(track(state)[0], nobody);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(track(state)[2], Seat::three);
  EXPECT_EQ(track(state)[1], Seat::two);
  EXPECT_EQ(track(state)[0], Seat::one);
}

// The rulebook's example: the fourth marker takes 0 and plays before the one that had taken the first zero.
TEST(Auction, R6_TheLastOnZeroPlaysFirstOfThem) {
  State state = Scene(4).auction({Seat::one, Seat::two, Seat::three, Seat::four}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 8", "bid 3", "bid 0"});
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::two, Seat::three, Seat::four, Seat::one}));
}

TEST(Auction, R6_ThreeOnZeroPlayInReverse) {
  State state = Scene(3).auction({Seat::three, Seat::one, Seat::two}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0", "bid 0"});
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::two, Seat::one, Seat::three}));
}

TEST(Auction, R7_WithAllZerosTakenAPriceMustBePaid) {
  State state = Scene(4).auction({Seat::one, Seat::two, Seat::three, Seat::four}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0", "bid 0"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"}));
}

TEST(Auction, R7_WithTwoZerosTakenTheThirdIsFree) {
  State state = Scene(4).auction({Seat::one, Seat::two, Seat::three, Seat::four}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0", "bid 18"});
  EXPECT_TRUE(offers(layout, state, "bid 0"));
  EXPECT_FALSE(offers(layout, state, "bid 18"));
}

TEST(Auction, R7_WithoutCoinsTheCheapestFreeSpaceIsTakenForNothing) {
  State state = Scene(4)
                    .coins(Seat::four, 0)
                    .cards(Seat::four, {Card::fakir})
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::two, 0)
                    .has_bid(Seat::three, 0)
                    .auction({Seat::four})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"bid 1"}));
  play(layout, state, {"bid 1"});
  EXPECT_EQ(state.coins[3], 0);
  EXPECT_EQ(state.open[3][Card::fakir], 1) << "no fakirs are discarded";
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::four, Seat::three, Seat::two, Seat::one}));
}

TEST(Auction, R7_TwoSeatsTheFourthMarkerWithoutCoins) {
  State state = Scene(2)
                    .coins(Seat::one, 0)
                    .has_bid(Seat::two, 0)
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::two, 0)
                    .auction({Seat::one})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"bid 1"}));
  play(layout, state, {"bid 1"});
  EXPECT_EQ(state.coins[0], 0);
}

TEST(Auction, R7_ASeatThatCanPayIsNotLetOff) {
  State state = Scene(4)
                    .coins(Seat::four, 1)
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::two, 0)
                    .has_bid(Seat::three, 0)
                    .auction({Seat::four})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"bid 1"}));
  play(layout, state, {"bid 1"});
  EXPECT_EQ(state.coins[3], 0);
}

TEST(Auction, R8_TurnsGoFromTheHighestPriceToTheLowest) {
  State state = Scene(4).auction({Seat::one, Seat::two, Seat::three, Seat::four}).state();
  const Layout layout(state);
  play(layout, state, {"bid 1", "bid 18", "bid 0", "bid 5"});
  EXPECT_EQ(state.step, Step::take);
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::two, Seat::four, Seat::one, Seat::three}));
}

TEST(Auction, R9_TwoSeatsBidTwiceAndPlayTwiceAlsoInARow) {
  State state = Scene(2).auction({Seat::one, Seat::two, Seat::two, Seat::one}).state();
  const Layout layout(state);
  play(layout, state, {"bid 18"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(actor(state), Seat::two) << "the second marker";
  play(layout, state, {"bid 1"});
  EXPECT_EQ(actor(state), Seat::one);
  play(layout, state, {"bid 12"});
  EXPECT_EQ(state.coins[0], 50 - 18 - 12);
  EXPECT_EQ(state.coins[1], 50 - 1);
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::one, Seat::one, Seat::two, Seat::two}));
}

TEST(Auction, R9_ASeatPushesItsOwnMarkerBack) {
  State state = Scene(2).auction({Seat::one, Seat::two, Seat::one, Seat::two}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0", "bid 0", "bid 3"});
  EXPECT_EQ(order_of_turns(layout, state), (std::vector{Seat::two, Seat::one, Seat::two, Seat::one}));
}

TEST(Auction, R9_TheSecondBidIsLimitedByWhatTheFirstLeft) {
  State state = Scene(2).coins(Seat::one, 20).auction({Seat::one, Seat::one, Seat::two, Seat::two}).state();
  const Layout layout(state);
  play(layout, state, {"bid 18"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 0", "bid 1"}));
}

}  // namespace
}  // namespace naqala::test
