// The fifth seat: R3, R4, R6-R10, R70, R71 with five at the table.
#include <vector>

#include "rules/check.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options five{.seats = 5, .sets = Set::whims};
constexpr std::size_t spaces = 12;

std::vector<Seat> track(const State& state) {
  return {state.turn_track.begin(), state.turn_track.begin() + spaces};
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

TEST(FiveSeats, R3_OnlyWithAnExpansion) {
  EXPECT_NE(problem_with(Options{.seats = 5}), "");
  EXPECT_EQ(problem_with(Options{.seats = 5, .sets = Set::artisans}), "");
  EXPECT_EQ(problem_with(Options{.seats = 5, .sets = Set::whims}), "");
  EXPECT_EQ(problem_with(Options{.seats = 5, .sets = Set::artisans | Set::whims}), "");
  EXPECT_NE(problem_with(Options{.seats = 6, .sets = Set::artisans | Set::whims}), "");
  EXPECT_NE(problem_with(Options{.seats = 1, .sets = Set::artisans}), "");
}

TEST(FiveSeats, R1_EightCamelsAndOneMarkerEach) {
  const State state = Scene(five).state();
  for (Seat seat : all<Seat>) {
    EXPECT_EQ(camels_left(state, seat), 8);
    EXPECT_EQ(state.bid_track[index(seat)], seat);
  }
}

TEST(FiveSeats, R4_TwoSpacesForEachOfOneThreeAndFive) {
  State state = Scene(five).state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"}));
  play(layout, state, {"bid 5", "bid 5"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 0", "bid 1", "bid 3", "bid 8", "bid 12", "bid 18"}));
  play(layout, state, {"bid 8"});
  EXPECT_FALSE(offers(layout, state, "bid 8")) << "eight, twelve and eighteen have one each";
}

TEST(FiveSeats, R4_OtherSeatsWithAnExpansionHaveTheTrackOfNine) {
  State state = Scene(Options{.seats = 4, .sets = Set::whims}).state();
  const Layout layout(state);
  play(layout, state, {"bid 5"});
  EXPECT_FALSE(offers(layout, state, "bid 5"));
}

TEST(FiveSeats, R6_OnADoubledPriceTheFirstToComeKeepsTheSpaceInFront) {
  for (const auto& [price, front] : {std::pair("bid 1", 4), std::pair("bid 3", 6), std::pair("bid 5", 8)}) {
    State state = Scene(five).state();
    const Layout layout(state);
    play(layout, state, {price});
    EXPECT_EQ(track(state)[front], Seat::one) << price;
    EXPECT_EQ(track(state)[front - 1], nobody) << price;
    play(layout, state, {price});
    EXPECT_EQ(track(state)[front], Seat::one) << price;
    EXPECT_EQ(track(state)[front - 1], Seat::two) << price;
  }
}

TEST(FiveSeats, R6_OnZeroTheNewcomerStandsInFront) {
  State state = Scene(five).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0"});
  EXPECT_EQ(track(state)[2], Seat::two);
  EXPECT_EQ(track(state)[1], Seat::one);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(track(state)[2], Seat::three);
  EXPECT_EQ(track(state)[1], Seat::two);
  EXPECT_EQ(track(state)[0], Seat::one);
}

TEST(FiveSeats, R7_WhenAllZerosAreTakenAPaidPriceMustBeChosen) {
  State state = Scene(five).coins(Seat::four, 1).coins(Seat::five, 0).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 0", "bid 0"});
  EXPECT_TRUE(offers_only(layout, state, {"bid 1"}));
  play(layout, state, {"bid 1"});
  EXPECT_EQ(state.coins[3], 0);
  EXPECT_TRUE(offers_only(layout, state, {"bid 1"})) << "who can pay for none takes the cheapest free one";
  play(layout, state, {"bid 1"});
  EXPECT_EQ(state.coins[4], 0) << "for all the coins it has";
  EXPECT_EQ(order_of_turns(layout, state),
            (std::vector<Seat>{Seat::four, Seat::five, Seat::three, Seat::two, Seat::one}));
}

TEST(FiveSeats, R8_TurnsGoFromTheHighestPriceToTheLowest) {
  State state = Scene(five).state();
  const Layout layout(state);
  play(layout, state, {"bid 1", "bid 12", "bid 1", "bid 0", "bid 18"});
  EXPECT_EQ(order_of_turns(layout, state),
            (std::vector<Seat>{Seat::five, Seat::two, Seat::one, Seat::three, Seat::four}));
}

TEST(FiveSeats, R8_WithinADoubledPriceTheFirstToComePlaysFirstAndWithinZeroTheLast) {
  State state = Scene(five).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 5", "bid 5", "bid 0", "bid 3"});
  EXPECT_EQ(order_of_turns(layout, state),
            (std::vector<Seat>{Seat::two, Seat::three, Seat::five, Seat::four, Seat::one}));
}

TEST(FiveSeats, R6_TheFirstOnEachPriceStandsNearestTheHigherPrices) {
  State state =
      Scene(five).has_bid(Seat::two, 3).auction({Seat::one, Seat::three, Seat::four, Seat::five}).state();
  const Layout layout(state);
  play(layout, state, {"bid 5", "bid 1", "bid 8"});
  EXPECT_EQ(track(state)[6], Seat::two);
  EXPECT_EQ(track(state)[8], Seat::one);
  EXPECT_EQ(track(state)[4], Seat::three);
  EXPECT_EQ(track(state)[9], Seat::four);
}

TEST(FiveSeats, R10_WhoPlaysFirstBidsFirstInTheNextRound) {
  using enum Card;
  State state = Scene(five)
                    .row({fish, fish, fish, fish, fish, wheat, wheat, wheat, wheat})
                    .djinn_row({Djinn::enki, Djinn::lamia, Djinn::boaz})
                    .whim("a6", Whim::fish)
                    .whim("b6", Whim::line)
                    .whim("d6", Whim::corner)
                    .whim("e6", Whim::palms)
                    .whim("f6", Whim::djinns)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier})
                    .meeples("c5", {builder, builder, builder, builder})
                    .turn(Seat::four, {})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.bid_track,
            (std::array<Seat, 5>{Seat::five, Seat::one, Seat::two, Seat::three, Seat::four}));
}

TEST(FiveSeats, R26_AssassinsReachEveryOtherSeat) {
  Scene scene = Scene(five).meeples("b3", {assassin}).meeples("c3", {assassin, vizier}).turn(Seat::three);
  for (Seat seat : all<Seat>) scene.elders(seat, 1);
  State state = scene.state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect"});
  EXPECT_EQ(offered(layout, state, "kill seat"),
            (std::vector<std::string>{"kill seat 1 elder", "kill seat 2 elder", "kill seat 4 elder",
                                      "kill seat 5 elder"}));
  play(layout, state, {"kill seat 5 elder"});
  EXPECT_EQ(state.elders[4], 0);
}

TEST(FiveSeats, R41_TheFifthSeatsDjinnsPayTwoForOthers) {
  State state = Scene(five)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier})
                    .owner("c3", Seat::five)
                    .djinn(Seat::five, Djinn::marid)
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take b3", "drop c3 elder"});
  EXPECT_EQ(state.coins[4], 52);
}

TEST(FiveSeats, R70_TheFifthSeatsLastCamelEndsTheGame) {
  State state = Scene(five)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .camels_left(Seat::five, 1)
                    .turn(Seat::five, {Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_TRUE(state.last_round);
  play(layout, state, {"keep", "palm", "end"});
  EXPECT_EQ(state.active, Seat::two) << "the round is played to its last turn";
  play(layout, state, {"skip", "end"});
  EXPECT_EQ(state.step, Step::over);
}

TEST(FiveSeats, R71_TenForEachOfUpToFourSeatsWithFewerViziers) {
  Scene scene = Scene(five).viziers(Seat::five, 3).viziers(Seat::two, 2).viziers(Seat::three, 2);
  const auto sheets = score(scene.state());
  EXPECT_EQ(sheets[4][Category::viziers], 3 + 40);
  EXPECT_EQ(sheets[1][Category::viziers], 2 + 20);
  EXPECT_EQ(sheets[0][Category::viziers], 0);
}

TEST(FiveSeats, R73_TheFifthSeatWinsAndSharesToo) {
  EXPECT_EQ(winners(Scene(five).coins(Seat::five, 51).state()), 1u << 4);
  EXPECT_EQ(winners(Scene(five).coins(Seat::five, 51).coins(Seat::two, 51).state()), 1u << 4 | 1u << 1);
}

}  // namespace
}  // namespace naqala::test
