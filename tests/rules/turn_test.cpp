// Section 3 of the rules: a turn.
#include <vector>

#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// Full rows, so that clean-up has nothing to deal.
Scene with_full_rows(Scene scene) {
  scene.row({Card::fish, Card::fish, Card::wheat, Card::wheat, Card::silk, Card::gold, Card::fakir,
             Card::fakir, Card::fakir});
  scene.djinn_row({Djinn::marid, Djinn::boaz, Djinn::jafaar});
  return scene;
}

std::vector<Seat> bid_order(const State& state) {
  std::vector<Seat> order;
  for (Seat marker : state.bid_track)
    if (marker != nobody) order.push_back(marker);
  return order;
}

// Three pairs of elders beside each other, each with a vizier that stays, and one more pair so that a sowing
// is left: a whole round for three seats.
Scene three_pairs(int seats) {
  return with_full_rows(Scene(seats)
                            .meeples("a1", {Tribe::elder})
                            .meeples("a2", {Tribe::elder, Tribe::vizier})
                            .meeples("c1", {Tribe::elder})
                            .meeples("c2", {Tribe::elder, Tribe::vizier})
                            .meeples("a4", {Tribe::elder})
                            .meeples("a3", {Tribe::elder, Tribe::builder})
                            .meeples("c4", {Tribe::elder})
                            .meeples("d4", {Tribe::elder, Tribe::builder}));
}

TEST(Turn, R10_TheMarkerGoesToTheFirstFreeSpaceOfTheBidTrack) {
  State state = three_pairs(3).auction({Seat::one, Seat::two, Seat::three}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 18", "bid 5"});
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_EQ(bid_order(state), (std::vector{Seat::two})) << "when the turn begins, not when it ends";
  EXPECT_EQ(state.turn_track[8], nobody);
  play(layout, state, {"take a1", "drop a2 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::three);
  EXPECT_EQ(bid_order(state), (std::vector{Seat::two, Seat::three}));
}

TEST(Turn, R10_WhoPlaysFirstBidsFirstInTheNextRound) {
  State state = three_pairs(3).auction({Seat::one, Seat::two, Seat::three}).state();
  const Layout layout(state);
  play(layout, state, {"bid 0", "bid 18", "bid 5"});
  play(layout, state, {"take a1", "drop a2 elder", "collect", "keep", "skip", "end"});
  play(layout, state, {"take c1", "drop c2 elder", "collect", "keep", "skip", "end"});
  play(layout, state, {"take a4", "drop a3 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(bid_order(state), (std::vector{Seat::two, Seat::three, Seat::one}));
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_EQ(state.active, nobody);
}

TEST(Turn, R10_WithTwoSeatsTheFourMarkersKeepTheirOrder) {
  State state = three_pairs(2).auction({Seat::one, Seat::two, Seat::one, Seat::two}).state();
  const Layout layout(state);
  play(layout, state, {"bid 12", "bid 3", "bid 18", "bid 5"});  // plays: one, one, two, two
  play(layout, state, {"take a1", "drop a2 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::one);
  play(layout, state, {"take c1", "drop c2 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"take a4", "drop a3 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"take c4", "drop d4 elder", "collect", "keep", "palace", "end"});
  EXPECT_EQ(bid_order(state), (std::vector{Seat::one, Seat::one, Seat::two, Seat::two}));
}

TEST(Turn, R11_EachStepIsOneActionInThisOrder) {
  State state = Scene(2)
                    .meeples("c2", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .cards(Seat::one, {Card::fish})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_EQ(state.step, Step::take);
  play(layout, state, {"take c2"});
  EXPECT_EQ(state.step, Step::drop);
  play(layout, state, {"drop c3 elder"});
  EXPECT_EQ(state.step, Step::collect);
  EXPECT_TRUE(offers_only(layout, state, {"collect"}));
  play(layout, state, {"collect"});
  EXPECT_EQ(state.step, Step::tribe);
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one) << "control comes before the tribe";
  EXPECT_TRUE(offers_only(layout, state, {"keep"}));
  play(layout, state, {"keep"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(state.palms(tile("c3")), 0) << "the tile comes after the tribe";
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
  play(layout, state, {"palm"});
  EXPECT_EQ(state.step, Step::end);
  EXPECT_TRUE(offers_only(layout, state, {"end", "sell fish"}));
  EXPECT_EQ(actor(state), Seat::one);
  play(layout, state, {"end"});
  EXPECT_EQ(actor(state), Seat::two);
}

TEST(Turn, R11_NothingIsSoldBeforeTheEnd) {
  State state = Scene(2)
                    .meeples("c2", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .cards(Seat::one, {Card::fish})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  for (const char* action : {"take c2", "drop c3 elder", "collect", "keep", "palm"}) {
    EXPECT_FALSE(offers(layout, state, "sell fish")) << action;
    play(layout, state, {action});
  }
  EXPECT_TRUE(offers(layout, state, "sell fish"));
}

TEST(Turn, R12_WithoutASowingTheEndIsSetWhenTheTurnBegins) {
  // Every tile holds a tribe of which no other is in reach.
  const State state =
      Scene(3).meeples("a1", {Tribe::elder}).meeples("b1", {Tribe::vizier}).turn(Seat::one).state();
  EXPECT_TRUE(state.last_round);
  EXPECT_EQ(state.step, Step::take);
  EXPECT_EQ(actor(state), Seat::one);
}

TEST(Turn, R12_WithASowingTheEndIsNotSet) {
  const State state =
      Scene(3).meeples("a1", {Tribe::elder}).meeples("b1", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_FALSE(state.last_round);
}

TEST(Turn, R12_WithoutASowingTheSeatGoesOnToSelling) {
  State state = Scene(3)
                    .meeples("a1", {Tribe::elder})
                    .cards(Seat::one, {Card::fish, Card::silk})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(state.step, Step::end);
  EXPECT_TRUE(offers_only(layout, state, {"end", "sell fish", "sell silk", "sell silk fish"}));
  play(layout, state, {"sell silk fish", "end"});
  EXPECT_EQ(state.coins[0], 53);
  EXPECT_EQ(actor(state), Seat::two);
}

TEST(Turn, R12_ASowingMustBeMade) {
  const State state =
      Scene(2).meeples("a1", {Tribe::elder}).meeples("b1", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_TRUE(offers_only(Layout(state), state, {"take a1", "take b1"}));
}

TEST(Turn, R12_TheRoundIsPlayedToItsEndAndTheGameIsOver) {
  State state = Scene(3).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  play(layout, state, {"skip", "end", "skip", "end"});
  EXPECT_EQ(actor(state), nobody);
}

// Seat one makes the last sowing there is: only then has seat two none.
TEST(Turn, R12_EachLaterTurnIsTestedAnew) {
  State state = Scene(2).meeples("a1", {Tribe::elder}).meeples("b1", {Tribe::elder}).turn(Seat::one).state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"take a1", "drop b1 elder", "collect", "keep", "skip"});
  EXPECT_FALSE(state.last_round) << "nobody's turn begins yet";
  play(layout, state, {"end"});
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_TRUE(state.last_round);
}

// Ruling: the end stays set even if a power then makes a sowing possible, and that sowing must be made.
TEST(Turn, R12_APowerThatMakesASowingPossibleDoesNotUnsetTheEnd) {
  State state = Scene(3)
                    .meeples("b3", {Tribe::elder})
                    .djinn(Seat::one, Djinn::anun_nak)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(state.last_round);
  EXPECT_TRUE(offers(layout, state, "skip"));
  EXPECT_TRUE(offers(layout, state, "use anun-nak elder c3"));
  play(layout, state, {"use anun-nak elder c3", "draw elder", "draw vizier", "draw builder"});
  EXPECT_EQ(state.step, Step::take);
  EXPECT_TRUE(state.last_round);
  EXPECT_FALSE(offers(layout, state, "skip"));
  EXPECT_TRUE(offers(layout, state, "take b3"));
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
  EXPECT_TRUE(state.last_round);
}

// A later turn that can sow does so, though the end is set.
TEST(Turn, R12_AfterTheEndIsSetALaterTurnThatCanSowMust) {
  State state = Scene(3)
                    .meeples("b3", {Tribe::elder})
                    .djinn(Seat::one, Djinn::anun_nak)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"skip", "use anun-nak elder c3", "draw elder", "draw vizier", "draw builder", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_TRUE(state.last_round);
  EXPECT_FALSE(offers(layout, state, "skip"));
  EXPECT_TRUE(offers(layout, state, "take b3"));
}

}  // namespace
}  // namespace naqala::test
