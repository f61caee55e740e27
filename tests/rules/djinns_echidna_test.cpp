// Echidna, before the builders act and after it (R40).
#include <string>
#include <utility>
#include <vector>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

std::pair<int, int> earned(const State& state) { return {state.coins[0] - 50, state.coins[1] - 50}; }

// Seat one, with Echidna, has sown a builder from d3 to d2, where another stood and 5 blue tiles are
// around: 2 builders in hand.
Scene echidna(int elders, int fakirs) {
  Scene scene(2);
  scene.meeples("d3", {builder}).meeples("d2", {builder}).djinn(Seat::one, Djinn::echidna).turn(Seat::one);
  scene.elders(Seat::one, elders);
  for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
  return scene;
}

State builders_in_hand(const Scene& scene) {
  State state = scene.state();
  play(Layout(state), state, {"take d3", "drop d2 builder", "collect"});
  return state;
}

TEST(Djinns, Echidna_DoublesTheBuildersCoins) {
  State plain = builders_in_hand(echidna(2, 0));
  State doubled = plain;
  const Layout layout(plain);
  play(layout, plain, {"fakirs 0"});
  EXPECT_EQ(earned(plain), std::pair(10, 0));
  play(layout, doubled, {"use echidna elder elder"});
  EXPECT_EQ(earned(doubled), std::pair(0, 0)) << "the builders have not acted yet";
  play(layout, doubled, {"fakirs 0"});
  EXPECT_EQ(earned(doubled), std::pair(20, 0));
}

TEST(Djinns, Echidna_BeforeFakirsAreCountedAndPaidFromThem) {
  State state = builders_in_hand(echidna(1, 2));
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use echidna"), Texts{"use echidna elder fakir"});
  EXPECT_TRUE(offers(layout, state, "fakirs 2"));
  play(layout, state, {"use echidna elder fakir"});
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0", "fakirs 1"}));
  play(layout, state, {"fakirs 1"});
  EXPECT_EQ(earned(state), std::pair((2 + 1) * 5 * 2, 0));
}

TEST(Djinns, Echidna_EachPayment) {
  const State both = builders_in_hand(echidna(2, 1));
  EXPECT_EQ(offered(Layout(both), both, "use echidna"),
            (Texts{"use echidna elder elder", "use echidna elder fakir"}));
  const State no_elder = builders_in_hand(echidna(0, 2));
  EXPECT_EQ(offered(Layout(no_elder), no_elder, "use "), Texts{});
  const State one_elder = builders_in_hand(echidna(1, 0));
  EXPECT_EQ(offered(Layout(one_elder), one_elder, "use "), Texts{});
}

TEST(Djinns, Echidna_R40_NotBeforeTheBuildersAreCollected) {
  State state = echidna(4, 0).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "before a tile is taken";
  play(layout, state, {"take d3"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "while sowing";
  play(layout, state, {"drop d2 builder"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "before collecting";
  play(layout, state, {"collect"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{"use echidna elder elder"});
}

TEST(Djinns, Echidna_R40_AfterTheBuildersItPaysTheSameCoinsOnceMore) {
  State before_tile = builders_in_hand(echidna(2, 0));
  State before_end = before_tile;
  const Layout layout(before_tile);
  play(layout, before_tile, {"fakirs 0", "use echidna elder elder"});
  EXPECT_EQ(earned(before_tile), std::pair(20, 0));
  EXPECT_EQ(before_tile.step, Step::tile) << "the point stays open";
  EXPECT_EQ(before_tile.elders[0], 0);
  play(layout, before_end, {"fakirs 0", "skip", "use echidna elder elder"});
  EXPECT_EQ(earned(before_end), std::pair(20, 0));
  EXPECT_EQ(before_end.step, Step::end);
  play(layout, before_end, {"end"});
}

TEST(Djinns, Echidna_R40_TheFakirsOfTheBuildersAreCountedAgainButNotPaidAgain) {
  State state = builders_in_hand(echidna(1, 3));
  const Layout layout(state);
  play(layout, state, {"fakirs 2"});
  EXPECT_EQ(earned(state), std::pair(4 * 5, 0));
  EXPECT_EQ(offered(layout, state, "use echidna"), Texts{"use echidna elder fakir"});
  play(layout, state, {"use echidna elder fakir"});
  EXPECT_EQ(earned(state), std::pair(2 * 4 * 5, 0));
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 3)) << "two for the builders, one for the djinn";
}

TEST(Djinns, Echidna_R40_MixedWithSales) {
  State state = builders_in_hand(echidna(2, 0).cards(Seat::one, {Card::fish, Card::fish}));
  play(Layout(state), state, {"fakirs 0", "skip", "sell fish", "use echidna elder elder", "sell fish"});
  EXPECT_EQ(earned(state), std::pair(10 + 1 + 10 + 1, 0));
}

TEST(Djinns, Echidna_R40_NotAfterBuildersThatBroughtNothing) {
  State state = Scene(2)
                    .meeples("a3", {builder})
                    .meeples("a2", {builder})
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a3", "drop a2 builder", "collect", "fakirs 0"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "before the tile action";
  play(layout, state, {"skip"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "at the end";
}

TEST(Djinns, Echidna_R40_NotAfterAnotherTribe) {
  State state = Scene(2)
                    .meeples("d3", {vizier})
                    .meeples("d2", {vizier, builder})
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop d2 vizier", "collect", "keep"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
}

TEST(Djinns, Echidna_R40_OnceATurnEarlyOrLate) {
  State early = builders_in_hand(echidna(4, 0));
  State late = early;
  const Layout layout(early);
  play(layout, early, {"use echidna elder elder", "fakirs 0"});
  EXPECT_EQ(offered(layout, early, "use "), Texts{});
  play(layout, early, {"skip"});
  EXPECT_EQ(offered(layout, early, "use "), Texts{});
  play(layout, late, {"fakirs 0", "use echidna elder elder"});
  EXPECT_EQ(offered(layout, late, "use "), Texts{});
  play(layout, late, {"skip"});
  EXPECT_EQ(offered(layout, late, "use "), Texts{});
}

TEST(Djinns, Echidna_R40_NotForTheBuildersOfAnEarlierTurn) {
  State state = echidna(2, 0)
                    .meeples("e4", {vizier})
                    .meeples("e3", {vizier, elder})
                    .turn(Seat::one, {Seat::one, Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop d2 builder", "collect", "fakirs 0", "skip", "end"});
  ASSERT_EQ(state.active, Seat::one);
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"take e4", "drop e3 vizier", "collect", "keep"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"skip"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
}

// With the option a djinn is used once a round: late in the first turn, so not in the second.
TEST(Djinns, Echidna_R35_OnceARoundCountsTheLateUseToo) {
  Scene scene(Options{.djinn_use = DjinnUse::each_round});
  State state = scene.meeples("d3", {builder})
                    .meeples("d2", {builder})
                    .meeples("e4", {builder})
                    .meeples("e3", {builder})
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 4)
                    .turn(Seat::one, {Seat::one, Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take d3", "drop d2 builder", "collect", "fakirs 0", "use echidna elder elder", "skip", "end"});
  ASSERT_EQ(state.active, Seat::one);
  play(layout, state, {"take e4", "drop e3 builder", "collect", "fakirs 0"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
}

// Taken at the sacred place d2 where the builders of this turn ended.
TEST(Djinns, Echidna_R40_TakenInThisTurnAndUsedAtItsEnd) {
  State state = Scene(2)
                    .meeples("d3", {builder})
                    .meeples("d2", {builder})
                    .djinn_row({Djinn::echidna})
                    .elders(Seat::one, 4)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop d2 builder", "collect", "fakirs 0"});
  EXPECT_FALSE(offers(layout, state, "use echidna elder elder"));
  play(layout, state, {"djinn 1 elder elder", "use echidna elder elder"});
  EXPECT_EQ(earned(state), std::pair(20, 0));
}

TEST(Djinns, Echidna_R40_NotInAnothersTurn) {
  State state = Scene(2)
                    .meeples("d3", {builder})
                    .meeples("d2", {builder})
                    .djinn(Seat::two, Djinn::echidna)
                    .elders(Seat::two, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop d2 builder", "collect", "fakirs 0"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"skip"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
}

TEST(Djinns, Echidna_OnceATurn) {
  State state = builders_in_hand(echidna(4, 0));
  const Layout layout(state);
  play(layout, state, {"use echidna elder elder"});
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0"}));
}

TEST(Djinns, Echidna_NotOfferedWithoutABlueTileAround) {
  State state = Scene(2)
                    .meeples("a3", {builder})
                    .meeples("a2", {builder})
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a3", "drop a2 builder", "collect"});
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0"}));
}

TEST(Djinns, Echidna_ForThisTurnOnly) {
  State state = echidna(2, 0)
                    .meeples("e4", {builder})
                    .meeples("e3", {builder})
                    .turn(Seat::one, {Seat::one, Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take d3", "drop d2 builder", "collect", "use echidna elder elder", "fakirs 0", "skip", "end"});
  ASSERT_EQ(state.active, Seat::one);
  play(layout, state, {"take e4", "drop e3 builder", "collect", "fakirs 0"});
  EXPECT_EQ(earned(state), std::pair(20 + 2 * 7, 0));
}

TEST(Djinns, Echidna_R40_DoesNotTouchKandichasCoins) {
  // Assassins in hand: Echidna has nothing to double, and the builder killed on d2 brings its 5 coins once.
  State state = Scene(2)
                    .meeples("b2", {assassin})
                    .meeples("c2", {assassin})
                    .meeples("d2", {builder})
                    .djinn(Seat::one, Djinn::echidna)
                    .djinn(Seat::one, Djinn::kandicha)
                    .elders(Seat::one, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop c2 assassin", "collect"});
  EXPECT_TRUE(offers_only(layout, state, {"kill d2 builder"}));
  play(layout, state, {"kill d2 builder"});
  EXPECT_EQ(earned(state), std::pair(5, 0));
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "before the tile action";
  play(layout, state, {"skip"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "at the end";
}

}  // namespace
}  // namespace naqala::test
