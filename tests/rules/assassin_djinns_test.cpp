// Djinns of assassins: Boaz, Iblis, Kandicha, Nekir. R26 (the order of things), R38, R40.
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

// Adds a sowing of an assassin from b2 to c2, where another stands: seat one then has 2 in hand, so that they
// reach tiles at distance 2 from c2 without fakirs. d2 is 1 away, e2 and c4 are 2, e3 is 3, f3 is 4, f4 is 5.
State assassins_in_hand(Scene scene) {
  State state = scene.meeples("b2", {assassin}).stack("c2", assassin, 1).turn(Seat::one).state();
  play(Layout(state), state, {"take b2", "drop c2 assassin", "collect"});
  return state;
}

Scene with(Djinn djinn, int elders = 0, int fakirs = 0, const Options& options = {}) {
  Scene scene(options);
  scene.djinn(Seat::one, djinn).elders(Seat::one, elders);
  for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
  return scene;
}

std::pair<int, int> gained(const State& state) { return {state.coins[0] - 50, state.coins[1] - 50}; }

// ---- Boaz -------------------------------------------------------------------------------------------------

TEST(Djinns, Boaz_ViziersAndEldersOfItsOwnerCannotBeKilled) {
  const State state = assassins_in_hand(Scene(3)
                                            .djinn(Seat::two, Djinn::boaz)
                                            .viziers(Seat::two, 1)
                                            .elders(Seat::two, 1)
                                            .viziers(Seat::three, 1)
                                            .elders(Seat::three, 1));
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill seat 3 vizier", "kill seat 3 elder"}));
}

TEST(Djinns, Boaz_WithNoOtherVictimTheKillIsSkipped) {
  const State state = assassins_in_hand(Scene(2).djinn(Seat::two, Djinn::boaz).viziers(Seat::two, 3));
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(Djinns, Boaz_MeeplesOnItsOwnersTilesCanBeKilled) {
  const State state = assassins_in_hand(
      Scene(2).djinn(Seat::two, Djinn::boaz).owner("d2", Seat::two).meeples("d2", {vizier}));
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill d2 vizier"}));
}

TEST(Djinns, Boaz_TwoProtectedVictimsAreNoneForIblis) {
  const State state = assassins_in_hand(
      with(Djinn::iblis, 1).djinn(Seat::two, Djinn::boaz).viziers(Seat::two, 2).meeples("d2", {vizier}));
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill d2 vizier"}));
}

// ---- Iblis ------------------------------------------------------------------------------------------------

TEST(Djinns, Iblis_KillsTwoOnOneTile) {
  State state = assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {vizier, builder, merchant}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder"});
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_TRUE(offers_only(layout, state, {"kill e2 vizier", "kill e2 merchant", "kill e2 builder"}));
  play(layout, state, {"kill e2 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"kill e2 merchant", "kill e2 builder"}))
      << "the second must be made";
  play(layout, state, {"kill e2 builder"});
  EXPECT_EQ(state.meeples[index(tile("e2"))], Meeples::of(merchant));
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Iblis_KillsTwoOfTheSameTribe) {
  State state = assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {elder, elder}));
  play(Layout(state), state, {"use iblis elder", "kill e2 elder", "kill e2 elder"});
  EXPECT_TRUE(state.meeples[index(tile("e2"))].empty());
}

TEST(Djinns, Iblis_R27_TakesControlWhenBothAreGone) {
  State state = assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {vizier, builder}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "kill e2 vizier"});
  EXPECT_EQ(owner_of(state, tile("e2")), nobody);
  play(layout, state, {"kill e2 builder"});
  EXPECT_EQ(owner_of(state, tile("e2")), Seat::one);
}

TEST(Djinns, Iblis_OnTheFinalTileItself) {
  State state = assassins_in_hand(with(Djinn::iblis, 1).meeples("c2", {vizier, elder}).row({Card::gold}));
  const Layout layout(state);
  EXPECT_EQ(owner_of(state, tile("c2")), nobody);
  play(layout, state, {"use iblis elder", "kill c2 vizier", "kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_TRUE(offers(layout, state, "buy 1")) << "the action of the final tile is still done";
}

TEST(Djinns, Iblis_KillsTwoInFrontOfOneSeat) {
  State state = assassins_in_hand(with(Djinn::iblis, 1, 0, Options{.seats = 3})
                                      .viziers(Seat::two, 1)
                                      .elders(Seat::two, 1)
                                      .elders(Seat::three, 1));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "kill seat 2 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"kill seat 2 elder"}));
  play(layout, state, {"kill seat 2 elder"});
  EXPECT_EQ(state.viziers[1] + state.elders[1], 0);
  EXPECT_EQ(state.elders[2], 1);
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Iblis_R38_ElsewhereOneIsKilled) {
  State state =
      assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {vizier, builder}).meeples("d2", {merchant}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "kill d2 merchant"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(state.meeples[index(tile("e2"))].total(), 2);
}

TEST(Djinns, Iblis_R38_NotOfferedWithoutTwoVictimsAtOnePlace) {
  const State tiles =
      assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {vizier}).meeples("d2", {merchant}));
  EXPECT_EQ(offered(Layout(tiles), tiles, "use"), Texts{});
  const State seats = assassins_in_hand(
      with(Djinn::iblis, 1, 0, Options{.seats = 3}).elders(Seat::two, 1).elders(Seat::three, 1));
  EXPECT_EQ(offered(Layout(seats), seats, "use"), Texts{});
  const State own = assassins_in_hand(with(Djinn::iblis, 3).viziers(Seat::one, 3).meeples("d2", {merchant}));
  EXPECT_EQ(offered(Layout(own), own, "use"), Texts{}) << "nobody kills in front of itself";
}

TEST(Djinns, Iblis_R38_TheReachIsJudgedByTheFakirsLeftAfterPaying) {
  const auto two_on_e3 = [](int elders, int fakirs) {  // one fakir away
    return assassins_in_hand(with(Djinn::iblis, elders, fakirs).meeples("e3", {vizier, builder}));
  };
  State state = two_on_e3(1, 1);
  EXPECT_EQ(offered(Layout(state), state, "use"), Texts{"use iblis elder"});
  state = two_on_e3(1, 2);
  EXPECT_EQ(offered(Layout(state), state, "use"), (Texts{"use iblis elder", "use iblis fakir"}));
  state = two_on_e3(0, 1);
  EXPECT_EQ(offered(Layout(state), state, "use"), Texts{});
  state = two_on_e3(1, 0);
  EXPECT_EQ(offered(Layout(state), state, "use"), Texts{});
}

TEST(Djinns, Iblis_R38_FakirsForTheDistanceArePaidOnce) {
  State state = assassins_in_hand(with(Djinn::iblis, 1, 5).meeples("f3", {vizier, builder}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "kill f3 vizier"});
  EXPECT_EQ(state.open[0][Card::fakir], 3);
  play(layout, state, {"kill f3 builder"});
  EXPECT_EQ(state.open[0][Card::fakir], 3);
}

TEST(Djinns, Iblis_R38_TheLastFakirMayGoForTheDistanceOfBoth) {
  State state = assassins_in_hand(with(Djinn::iblis, 0, 2).meeples("e3", {vizier, builder}));
  play(Layout(state), state, {"use iblis fakir", "kill e3 vizier", "kill e3 builder"});
  EXPECT_EQ(state.open[0], Cards{});
  EXPECT_EQ(owner_of(state, tile("e3")), Seat::one);
}

TEST(Djinns, Iblis_OnlyWithAssassinsInHandAndOnceATurn) {
  State state = with(Djinn::iblis, 3)
                    .meeples("b2", {assassin})
                    .meeples("c2", {assassin})
                    .meeples("e2", {vizier, builder, merchant})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use"), Texts{}) << "before a tile is taken";
  play(layout, state, {"take b2", "drop c2 assassin", "collect", "use iblis elder"});
  EXPECT_EQ(offered(layout, state, "use"), Texts{}) << "used";
  play(layout, state, {"kill e2 vizier", "kill e2 builder"});
  EXPECT_EQ(offered(layout, state, "use"), Texts{}) << "after the kill";
}

TEST(Djinns, Iblis_NotUsedOneIsKilled) {
  State state = assassins_in_hand(with(Djinn::iblis, 1).meeples("e2", {vizier, builder}));
  play(Layout(state), state, {"kill e2 vizier"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(state.meeples[index(tile("e2"))], Meeples::of(builder));
}

TEST(Djinns, Iblis_R26_ATargetThatNeedsFakirsMayStillBeLeftAlone) {
  State state = assassins_in_hand(with(Djinn::iblis, 1, 1).meeples("e3", {vizier, builder}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "skip"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(state.open[0], Cards::of(Card::fakir));
  EXPECT_EQ(state.meeples[index(tile("e3"))].total(), 2);
}

// ---- Kandicha ---------------------------------------------------------------------------------------------

TEST(Djinns, Kandicha_KeepsTheElder) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {elder}));
  const int in_bag = bag(state)[elder];
  play(Layout(state), state, {"kill d2 elder"});
  EXPECT_EQ(state.elders[0], 1);
  EXPECT_EQ(bag(state)[elder], in_bag);
}

TEST(Djinns, Kandicha_KeepsTheVizier) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {vizier, vizier}));
  play(Layout(state), state, {"kill d2 vizier"});
  EXPECT_EQ(state.viziers[0], 1);
  EXPECT_EQ(state.meeples[index(tile("d2"))], Meeples::of(vizier));
}

TEST(Djinns, Kandicha_KeepsWhatIsKilledInFrontOfASeat) {
  for (Tribe tribe : {vizier, elder}) {
    State state = assassins_in_hand(with(Djinn::kandicha).viziers(Seat::two, 2).elders(Seat::two, 2));
    play(Layout(state), state, {tribe == vizier ? "kill seat 2 vizier" : "kill seat 2 elder"});
    EXPECT_EQ(state.viziers[0], tribe == vizier ? 1 : 0);
    EXPECT_EQ(state.elders[0], tribe == elder ? 1 : 0);
    EXPECT_EQ(state.viziers[1], tribe == vizier ? 1 : 2);
    EXPECT_EQ(state.elders[1], tribe == elder ? 1 : 2);
  }
}

TEST(Djinns, Kandicha_AMerchantBringsTheTopCardUnseen) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {merchant}).row({Card::fish}));
  const Layout layout(state);
  const int in_bag = bag(state)[merchant];
  play(layout, state, {"kill d2 merchant"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(bag(state)[merchant], in_bag + 1);
  play(layout, state, {"deal gold"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::gold));
  EXPECT_EQ(state.open[0], Cards{});
  EXPECT_EQ(state.card_row_size, 1);
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Kandicha_ABuilderBringsTheBlueTilesAroundItsOwnTile) {
  // 5 around the victim on d2, 2 around the assassins on c2.
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {builder}).meeples("b3", {builder}));
  State other = state;
  play(Layout(state), state, {"kill d2 builder"});
  EXPECT_EQ(gained(state), std::pair(5, 0));
  play(Layout(other), other, {"kill b3 builder"});
  EXPECT_EQ(gained(other), std::pair(0, 0)) << "no blue tile near b3";
}

TEST(Djinns, Kandicha_AnAssassinBringsNothing) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {assassin}));
  const State before = state;
  play(Layout(state), state, {"kill d2 assassin"});
  EXPECT_EQ(state.coins, before.coins);
  EXPECT_EQ(cards_of(state, Seat::one), Cards{});
  EXPECT_EQ(bag(state)[assassin], bag(before)[assassin] + 2 + 1) << "the two in hand and the victim";
}

TEST(Djinns, Kandicha_NotForTheAssassinsOfOthers) {
  State state = assassins_in_hand(
      Scene(2).djinn(Seat::two, Djinn::kandicha).meeples("d2", {merchant, builder, elder, vizier}));
  const Layout layout(state);
  for (const char* text : {"kill d2 merchant", "kill d2 builder", "kill d2 elder", "kill d2 vizier"}) {
    State after = state;
    play(layout, after, {text});
    EXPECT_EQ(after.step, Step::tile) << text;
    EXPECT_EQ(gained(after), std::pair(0, 0)) << text;
    EXPECT_EQ(after.viziers[0] + after.elders[0] + after.viziers[1] + after.elders[1], 0) << text;
  }
}

TEST(Djinns, Kandicha_R27_AMeepleKeptStillLeavesItsTileToTheKiller) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {elder}));
  play(Layout(state), state, {"kill d2 elder"});
  EXPECT_EQ(owner_of(state, tile("d2")), Seat::one);
}

TEST(Djinns, Kandicha_R33_TheFakirsJustPaidAreAmongTheReshuffledDiscards) {
  State state = assassins_in_hand(with(Djinn::kandicha, 0, 1).meeples("e3", {merchant}).deck({}));
  state.open[1] += discards(state) - Cards::of(Card::gold);
  const Layout layout(state);
  play(layout, state, {"kill e3 merchant"});
  EXPECT_TRUE(offers_only(layout, state, {"deal gold", "deal fakir"}));
}

TEST(Djinns, Kandicha_NoCardIfThereIsNone) {
  State state = assassins_in_hand(with(Djinn::kandicha).meeples("d2", {merchant}).deck({}));
  state.open[1] += discards(state);
  play(Layout(state), state, {"kill d2 merchant"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(cards_of(state, Seat::one), Cards{});
}

TEST(Djinns, Kandicha_ForEachMeepleThatIblisKills) {
  State state = assassins_in_hand(
      with(Djinn::kandicha, 1).djinn(Seat::one, Djinn::iblis).meeples("d2", {merchant, builder, merchant}));
  const Layout layout(state);
  State cards = state;
  play(layout, state, {"use iblis elder", "kill d2 merchant"});
  EXPECT_EQ(actor(state), chance) << "the card comes before the second kill";
  play(layout, state, {"deal gold"});
  EXPECT_TRUE(offers_only(layout, state, {"kill d2 merchant", "kill d2 builder"}));
  play(layout, state, {"kill d2 builder"});
  EXPECT_EQ(gained(state), std::pair(5, 0));

  play(layout, cards, {"use iblis elder", "kill d2 merchant", "deal gold", "kill d2 merchant", "deal fish"});
  EXPECT_EQ(cards_of(cards, Seat::one), Cards::of(Card::gold) + Cards::of(Card::fish));
  EXPECT_EQ(cards.step, Step::tile);
}

TEST(Djinns, Kandicha_KeepsBothThatIblisKillsInFrontOfASeat) {
  State state = assassins_in_hand(
      with(Djinn::kandicha, 1).djinn(Seat::one, Djinn::iblis).viziers(Seat::two, 1).elders(Seat::two, 1));
  play(Layout(state), state, {"use iblis elder", "kill seat 2 vizier", "kill seat 2 elder"});
  EXPECT_EQ(state.viziers[0], 1);
  EXPECT_EQ(state.elders[0], 1);
}

// ---- Nekir ------------------------------------------------------------------------------------------------

TEST(Djinns, Nekir_OneCoinForOwnAssassinsTwoForAnothers) {
  State own = assassins_in_hand(with(Djinn::nekir).meeples("d2", {builder}));
  play(Layout(own), own, {"kill d2 builder"});
  EXPECT_EQ(gained(own), std::pair(1, 0));
  State anothers = assassins_in_hand(Scene(2).djinn(Seat::two, Djinn::nekir).meeples("d2", {builder}));
  play(Layout(anothers), anothers, {"kill d2 builder"});
  EXPECT_EQ(gained(anothers), std::pair(0, 2));
}

TEST(Djinns, Nekir_AlsoForAKillInFrontOfASeat) {
  State state = assassins_in_hand(Scene(2).djinn(Seat::two, Djinn::nekir).elders(Seat::two, 1));
  play(Layout(state), state, {"kill seat 2 elder"});
  EXPECT_EQ(gained(state), std::pair(0, 2));
}

TEST(Djinns, Nekir_NothingWhenNobodyIsKilled) {
  State state = assassins_in_hand(with(Djinn::nekir));
  play(Layout(state), state, {"skip"});
  EXPECT_EQ(gained(state), std::pair(0, 0));
}

// Seat one kills two on e2 with Iblis; what Nekir's owner gains.
std::pair<int, int> gained_by_double_kill(Seat owner, NekirPays pays) {
  State state = assassins_in_hand(with(Djinn::iblis, 1, 0, Options{.nekir_pays = pays})
                                      .djinn(owner, Djinn::nekir)
                                      .meeples("e2", {vizier, builder}));
  play(Layout(state), state, {"use iblis elder", "kill e2 vizier", "kill e2 builder"});
  return gained(state);
}

TEST(Djinns, Nekir_OnceForADoubleKill) {
  EXPECT_EQ(gained_by_double_kill(Seat::one, NekirPays::per_kill), std::pair(1, 0));
  EXPECT_EQ(gained_by_double_kill(Seat::two, NekirPays::per_kill), std::pair(0, 2));
}

TEST(Djinns, Nekir_OptionPerMeeple) {
  EXPECT_EQ(gained_by_double_kill(Seat::one, NekirPays::per_meeple), std::pair(2, 0));
  EXPECT_EQ(gained_by_double_kill(Seat::two, NekirPays::per_meeple), std::pair(0, 4));
}

TEST(Djinns, Nekir_OptionPerMeeple_OneKillPaysOnce) {
  State state = assassins_in_hand(
      with(Djinn::nekir, 0, 0, Options{.nekir_pays = NekirPays::per_meeple}).meeples("d2", {builder}));
  play(Layout(state), state, {"kill d2 builder"});
  EXPECT_EQ(gained(state), std::pair(1, 0));
}

TEST(Djinns, Nekir_R40_AMeepleThatKandichaKeepsCountsAsKilled) {
  State state =
      assassins_in_hand(with(Djinn::kandicha).djinn(Seat::one, Djinn::nekir).meeples("d2", {elder}));
  play(Layout(state), state, {"kill d2 elder"});
  EXPECT_EQ(gained(state), std::pair(1, 0));
}

// ---- The order of R26 -------------------------------------------------------------------------------------

TEST(Djinns, Kandicha_R26_FakirsAndAssassinsGoFirstThenTheCardThenNekirThenControl) {
  State state = assassins_in_hand(with(Djinn::kandicha, 0, 2)
                                      .djinn(Seat::two, Djinn::nekir)
                                      .meeples("e3", {merchant})
                                      .camels_left(Seat::one, 2));
  const Layout layout(state);
  ASSERT_EQ(camels_left(state, Seat::one), 1) << "one went to c2";
  const int assassins = bag(state)[assassin];
  play(layout, state, {"kill e3 merchant"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(state.open[0], Cards::of(Card::fakir)) << "one fakir is paid";
  EXPECT_EQ(bag(state)[assassin], assassins + 2);
  EXPECT_EQ(gained(state), std::pair(0, 0)) << "Nekir waits for Kandicha's card";
  EXPECT_EQ(owner_of(state, tile("e3")), nobody);
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"deal gold"});
  EXPECT_EQ(gained(state), std::pair(0, 2));
  EXPECT_EQ(owner_of(state, tile("e3")), Seat::one);
  EXPECT_TRUE(state.last_round);
}

TEST(Djinns, Nekir_R26_PaidAfterBothKillsOfIblis) {
  State state = assassins_in_hand(with(Djinn::iblis, 1, 0, Options{.nekir_pays = NekirPays::per_meeple})
                                      .djinn(Seat::two, Djinn::nekir)
                                      .meeples("e2", {vizier, builder}));
  const Layout layout(state);
  play(layout, state, {"use iblis elder", "kill e2 vizier"});
  EXPECT_EQ(gained(state), std::pair(0, 0));
  play(layout, state, {"kill e2 builder"});
  EXPECT_EQ(gained(state), std::pair(0, 4));
}

}  // namespace
}  // namespace naqala::test
