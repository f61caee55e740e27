// When whims are fulfilled, and what is shown with them (R64).
#include "rules/whims.hpp"

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

bool is_open(const State& state, Whim whim) { return state.whims[index(whim)].open(); }
bool is_fulfilled(const State& state, Whim whim) { return state.whims[index(whim)].fulfilled(); }

// An elder goes from b1 to a1, a corner, and empties it.
Scene taking_the_corner(const Options& options = whims) {
  return Scene(options).meeples("b1", {elder}).meeples("a1", {elder}).turn(Seat::one);
}

TEST(Whims, R64_ItIsPaidAtTheFirstMomentAtWhichItHolds) {
  State state = taking_the_corner().open_whim(Seat::one, Whim::corner).state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder"});
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"collect"});
  EXPECT_TRUE(is_fulfilled(state, Whim::corner)) << "with the camel, before the tribe acts; nobody is asked";
  EXPECT_EQ(state.coins[0], 60);
  EXPECT_EQ(state.step, Step::tribe);
}

TEST(Whims, R64_OnceOnly) {
  State state = taking_the_corner().open_whim(Seat::one, Whim::corner).state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder", "collect", "keep", "palm", "end"});
  EXPECT_EQ(state.coins[0], 60);
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::fulfilled_by(Seat::one))
      << "it stays with its owner";
}

TEST(Whims, R64_TheChainIsFinishedWithItsCamel) {
  State state = taking_the_corner(both).open_whim(Seat::one, Whim::corner).state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder", "collect"});
  EXPECT_EQ(state.step, Step::control);
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"tent"});
  EXPECT_TRUE(is_fulfilled(state, Whim::corner));
}

TEST(Whims, R64_InWhoeversTurn) {
  State state = taking_the_corner()
                    .owner("c3", Seat::two)
                    .palms("c3", 1)
                    .open_whim(Seat::two, Whim::palms)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 1)
                    .meeples("e5", {elder})
                    .meeples("e4", {elder})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(is_open(state, Whim::palms));
  play(layout, state, {"use enki elder c3"});
  EXPECT_EQ(state.whims[index(Whim::palms)], WhimPlace::fulfilled_by(Seat::two)) << "in seat one's turn";
  EXPECT_EQ(state.coins[1], 60);
  play(layout, state, {"take b1", "drop a1 elder", "collect", "keep", "palm", "end"});
  EXPECT_EQ(state.active, Seat::two);
  EXPECT_EQ(state.coins[1], 60) << "once only";
}

TEST(Whims, R64_ATileActionFulfilsTheWhimOfTheTilesOwner) {
  State state = Scene(whims)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier})
                    .owner("c3", Seat::two)
                    .palms("c3", 1)
                    .open_whim(Seat::two, Whim::palms)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep"});
  EXPECT_TRUE(is_open(state, Whim::palms));
  play(layout, state, {"palm"});
  EXPECT_TRUE(is_fulfilled(state, Whim::palms));
  EXPECT_EQ(state.coins[1], 60);
}

// Bouraq's palace is one action with the question for Hagis.
TEST(Whims, R64_AnothersWhimWaitsForTheWholeChain) {
  State state = taking_the_corner()
                    .owner("d1", Seat::two)
                    .palaces("d1", 1)
                    .open_whim(Seat::two, Whim::palaces)
                    .djinn(Seat::one, Djinn::bouraq)
                    .djinn(Seat::one, Djinn::hagis)
                    .elders(Seat::one, 1)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use bouraq elder d1"});
  EXPECT_TRUE(is_open(state, Whim::palaces));
  play(layout, state, {"palace"});
  EXPECT_TRUE(is_fulfilled(state, Whim::palaces));
}

TEST(Whims, R64_AnothersTwoOtherWhimsAreLookedAtToo) {
  State state = taking_the_corner()
                    .owner("c3", Seat::two)
                    .palms("c3", 1)
                    .open_whim(Seat::two, Whim::palms)
                    .open_whim(Seat::two, Whim::whims)
                    .fulfilled(Seat::two, Whim::fish)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 1)
                    .state();
  play(Layout(state), state, {"use enki elder c3"});
  EXPECT_TRUE(is_fulfilled(state, Whim::palms));
  EXPECT_TRUE(is_fulfilled(state, Whim::whims));
  EXPECT_EQ(state.coins[1], 70);
}

// What a scene gives them is found when its turn begins.
TEST(Whims, R64_WhenATurnBeginsTheWhimsOfAllSeatsAreLookedAt) {
  const State state = taking_the_corner(Options{.seats = 3, .sets = Set::whims})
                          .owner("f1", Seat::two)
                          .open_whim(Seat::two, Whim::corner)
                          .viziers(Seat::three, 4)
                          .open_whim(Seat::three, Whim::viziers)
                          .state();
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::fulfilled_by(Seat::two));
  EXPECT_EQ(state.whims[index(Whim::viziers)], WhimPlace::fulfilled_by(Seat::three));
  EXPECT_EQ(state.coins[1], 60);
  EXPECT_EQ(state.coins[2], 60);
}

TEST(Whims, R64_WhimsForDoingCountOnlyWhatTheirOwnerDoes) {
  State kills = Scene(whims)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder, builder})
                    .open_whim(Seat::two, Whim::kill_builder)
                    .turn(Seat::one)
                    .state();
  play(Layout(kills), kills, {"take b3", "drop c3 assassin", "collect", "kill c4 builder"});
  EXPECT_TRUE(is_open(kills, Whim::kill_builder));
  EXPECT_EQ(kills.coins[1], 50);

  State builds = Scene(whims)
                     .meeples("d3", {builder})
                     .meeples("d2", {builder, builder})
                     .open_whim(Seat::two, Whim::builders)
                     .turn(Seat::one)
                     .state();
  play(Layout(builds), builds, {"take d3", "drop d2 builder", "collect", "fakirs 0"});
  EXPECT_EQ(builds.coins[0], 65);
  EXPECT_TRUE(is_open(builds, Whim::builders));
  EXPECT_EQ(builds.coins[1], 50);
}

TEST(Whims, R64_AnotherSeatsWhimIsNotPaidForOnesOwnDeeds) {
  State state = taking_the_corner().open_whim(Seat::two, Whim::corner).state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder", "collect"});
  EXPECT_TRUE(is_open(state, Whim::corner));
  EXPECT_EQ(state.coins[0], 50);
  EXPECT_EQ(state.coins[1], 50);
}

TEST(Whims, R64_AtTheMomentItIsTakenWhatIsAlreadyThereCounts) {
  State state = Scene(whims)
                    .kind("a1", TileKind::city_red)
                    .whim("a1", Whim::viziers)
                    .viziers(Seat::one, 4)
                    .meeples("b1", {elder})
                    .meeples("a1", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder", "collect", "keep"});
  EXPECT_EQ(state.coins[0], 50);
  play(layout, state, {"whim"});
  EXPECT_TRUE(is_fulfilled(state, Whim::viziers));
  EXPECT_EQ(state.coins[0], 60);
}

TEST(Whims, R64_WhimsForDoingLookOnlyAtWhatHappensAfterTheyAreTaken) {
  State state = Scene(whims)
                    .kind("c3", TileKind::city_red)
                    .whim("c3", Whim::kill_builder)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder, builder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "kill c4 builder", "whim"});
  EXPECT_TRUE(is_open(state, Whim::kill_builder));
  EXPECT_EQ(state.coins[0], 50);
}

TEST(Whims, R64_SeveralMayBePaidAtOnceAndTheTwoOthersLast) {
  State state = taking_the_corner()
                    .owner("a2", Seat::one)
                    .owner("a3", Seat::one)
                    .open_whim(Seat::one, Whim::corner)
                    .open_whim(Seat::one, Whim::line)
                    .open_whim(Seat::one, Whim::whims)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b1", "drop a1 elder", "collect"});
  EXPECT_TRUE(is_fulfilled(state, Whim::corner));
  EXPECT_TRUE(is_fulfilled(state, Whim::line));
  EXPECT_TRUE(is_fulfilled(state, Whim::whims));
  EXPECT_EQ(state.coins[0], 50 + 10 + 15 + 10);
}

TEST(Whims, R64_TwoKillsOfIblisFulfilTwo) {
  State state = Scene(whims)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder, elder, merchant})
                    .djinn(Seat::one, Djinn::iblis)
                    .elders(Seat::one, 1)
                    .open_whim(Seat::one, Whim::kill_builder)
                    .open_whim(Seat::one, Whim::kill_elder)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "use iblis elder", "kill c4 builder"});
  EXPECT_TRUE(is_open(state, Whim::kill_builder)) << "the action is not finished";
  play(layout, state, {"kill c4 elder"});
  EXPECT_TRUE(is_fulfilled(state, Whim::kill_builder));
  EXPECT_TRUE(is_fulfilled(state, Whim::kill_elder));
  EXPECT_EQ(state.coins[0], 70);
}

TEST(Whims, R40_WhatKandichaKeepsCountsAsKilled) {
  State state = Scene(whims)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .elders(Seat::two, 1)
                    .djinn(Seat::one, Djinn::kandicha)
                    .open_whim(Seat::one, Whim::kill_elder)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "kill seat 2 elder"});
  EXPECT_EQ(state.elders[0], 1);
  EXPECT_TRUE(is_fulfilled(state, Whim::kill_elder));
}

TEST(Whims, R52_TheScimitarFulfilsNoWhimOfKilling) {
  State state = taking_the_corner(both)
                    .meeples("c4", {builder, builder, builder})
                    .items(Seat::one, {Item::scimitar})
                    .open_whim(Seat::one, Whim::kill_builder)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar c4", "remove builder", "remove builder"});
  EXPECT_TRUE(is_open(state, Whim::kill_builder));
}

// ---- What is shown ----------------------------------------------------------------------------------------

TEST(Whims, R64_CardsThatFulfilItAreShownToAllAndKept) {
  State state = taking_the_corner()
                    .unseen(Seat::one, {Card::fish, Card::silk})
                    .djinn(Seat::one, Djinn::sloar)
                    .cards(Seat::one, {Card::fakir})
                    .open_whim(Seat::one, Whim::fish)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use sloar fakir"});
  const Action told = redact(layout, state, Action::deal(Card::fish), eyes_of(Seat::two));
  EXPECT_EQ(told.plain(), Action::of(Action::Kind::deal_unseen));
  EXPECT_EQ(told.shown(), (Shown{{true, false, false}, {}}));
  play(layout, state, {"deal fish"});
  EXPECT_TRUE(is_fulfilled(state, Whim::fish));
  EXPECT_EQ(state.open[0], Cards::of(Card::fish, 2)) << "all have seen these now";
  EXPECT_EQ(unseen_of(state, Seat::one), 1) << "the silk stays hidden";
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::fish, 2) + Cards::of(Card::silk));
}

TEST(Whims, R64_ItemsThatFulfilItAreShownToAllAndKept) {
  State state = taking_the_corner(both)
                    .items(Seat::one, {Item::ring})
                    .secret_items(Seat::one, {Item::crown, Item::chest, Item::horn})
                    .item_discards({Item::jewellery})
                    .open_whim(Seat::one, Whim::precious)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(is_open(state, Whim::precious));
  const Action told = redact(layout, state, Action::ring(Item::jewellery), eyes_of(Seat::two));
  EXPECT_EQ(told.shown().items, Items::of(Item::chest) + Items::of(Item::crown));
  play(layout, state, {"use ring jewellery"});
  EXPECT_EQ(state.coins[0], 65);
  EXPECT_EQ(state.items_shown[0],
            Items::of(Item::jewellery) + Items::of(Item::chest) + Items::of(Item::crown));
  EXPECT_EQ(secret_items_of(state, Seat::one), 1) << "the horn stays hidden";
}

// ---- The end ----------------------------------------------------------------------------------------------

TEST(Whims, R64_UnfulfilledOnesAreWorthNothing) {
  const auto total = [](const Scene& scene) { return score(scene.state())[0].total(); };
  EXPECT_EQ(total(Scene(whims).open_whim(Seat::one, Whim::corner).open_whim(Seat::one, Whim::fish)), 50);
  EXPECT_EQ(total(Scene(whims).fulfilled(Seat::one, Whim::corner)), 50) << "a fulfilled one has been paid";
}

TEST(Whims, R64_InTheLastTurnOfTheGameTooWhoeverPlaysIt) {
  State state = Scene(whims)
                    .owner("c3", Seat::two)
                    .palms("c3", 1)
                    .open_whim(Seat::two, Whim::palms)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 1)
                    .turn(Seat::one, {})
                    .last_round()
                    .state();
  const Layout layout(state);
  play(layout, state, {"use enki elder c3", "skip", "end"});
  EXPECT_EQ(state.step, Step::over);
  EXPECT_TRUE(is_fulfilled(state, Whim::palms));
  EXPECT_EQ(state.coins[1], 60);
  EXPECT_EQ(score(state)[1][Category::coins], 60);
}

}  // namespace
}  // namespace naqala::test
