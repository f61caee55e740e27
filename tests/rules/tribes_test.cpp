// Section 6 of the rules: the tribes.
#include <string>
#include <vector>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// Seat one has sown a single meeple of the tribe from `from` to `to`, where `before` of them
// stood, and has collected.
State collected(Scene scene, std::string_view from, std::string_view to, Tribe tribe, int before) {
  State state = scene.stack(from, tribe, 1).stack(to, tribe, before).turn(Seat::one).state();
  const std::string take = "take " + std::string(from);
  const std::string drop = "drop " + std::string(to) + " " + std::string(name(tribe));
  play(Layout(state), state, {take, drop, "collect"});
  return state;
}

// ---- Viziers and elders -----------------------------------------------------------------------------------

TEST(Viziers, R23_AreKept) {
  State state = collected(Scene(2).viziers(Seat::one, 1), "b3", "b2", Tribe::vizier, 2);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"keep"}));
  play(layout, state, {"keep"});
  EXPECT_EQ(state.viziers[0], 4);
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_EQ(state.viziers[1], 0);
  EXPECT_TRUE(state.hand.empty());
}

TEST(Elders, R23_AreKept) {
  State state = collected(Scene(2), "b3", "b2", Tribe::elder, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"keep"}));
  play(layout, state, {"keep"});
  EXPECT_EQ(state.elders[0], 2);
  EXPECT_EQ(state.viziers[0], 0);
  EXPECT_EQ(bag(state)[Tribe::elder], 18);
}

// ---- Merchants --------------------------------------------------------------------------------------------

TEST(Merchants, R24_TakeTheFirstCardsOfTheRow) {
  const auto row = {Card::fish, Card::fakir, Card::gold, Card::silk, Card::wheat};
  State state = collected(Scene(2).row(row), "b3", "b2", Tribe::merchant, 2);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"trade"}));
  play(layout, state, {"trade"});
  EXPECT_EQ(cards_of(state, Seat::one),
            Cards::of(Card::fish) + Cards::of(Card::fakir) + Cards::of(Card::gold));
  EXPECT_EQ(unseen_of(state, Seat::one), 0) << "all have seen them";
  ASSERT_EQ(state.card_row_size, 2) << "not refilled before clean-up";
  EXPECT_EQ(state.card_row[0], Card::silk);
  EXPECT_EQ(state.card_row[1], Card::wheat);
}

TEST(Merchants, R24_GoToTheBag) {
  State state = collected(Scene(2).row({Card::fish}), "b3", "b2", Tribe::merchant, 2);
  play(Layout(state), state, {"trade"});
  EXPECT_EQ(bag(state)[Tribe::merchant], 18);
  EXPECT_TRUE(state.hand.empty());
}

TEST(Merchants, R24_TakeAllIfThereAreFewer) {
  State state = collected(Scene(2).row({Card::fish, Card::fish}), "b3", "b2", Tribe::merchant, 3);
  play(Layout(state), state, {"trade"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::fish, 2));
  EXPECT_EQ(state.card_row_size, 0);
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Merchants, R24_TakeNothingFromAnEmptyRow) {
  State state = collected(Scene(2), "b3", "b2", Tribe::merchant, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"trade"}));
  play(layout, state, {"trade"});
  EXPECT_TRUE(cards_of(state, Seat::one).empty());
  EXPECT_EQ(bag(state)[Tribe::merchant], 18);
}

// ---- Builders ---------------------------------------------------------------------------------------------

// The rulebook's example: three builders and two fakirs, four blue tiles, then five.
TEST(Builders, R25_FourTimesThreeAndTwo) {
  Scene scene = Scene(2).cards(Seat::one, {Card::fakir, Card::fakir});
  State state = collected(scene, "c3", "d3", Tribe::builder, 2);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0", "fakirs 1", "fakirs 2"}));
  play(layout, state, {"fakirs 2"});
  EXPECT_EQ(state.coins[0], 50 + 20);
  EXPECT_EQ(fakirs_of(state, Seat::one), 0);
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 2));
}

TEST(Builders, R25_FiveTimesThreeAndTwo) {
  Scene scene = Scene(2).cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir});
  State state = collected(scene, "c2", "d2", Tribe::builder, 2);
  play(Layout(state), state, {"fakirs 2"});
  EXPECT_EQ(state.coins[0], 50 + 25);
  EXPECT_EQ(fakirs_of(state, Seat::one), 1);
}

TEST(Builders, R25_FakirsNeedNotBeDiscarded) {
  Scene scene = Scene(2).cards(Seat::one, {Card::fakir, Card::fish});
  State state = collected(scene, "c3", "d3", Tribe::builder, 1);
  play(Layout(state), state, {"fakirs 0"});
  EXPECT_EQ(state.coins[0], 50 + 2 * 4);
  EXPECT_EQ(fakirs_of(state, Seat::one), 1);
}

TEST(Builders, R25_FakirsTakenUnseenCountToo) {
  Scene scene = Scene(2)
                    .unseen(Seat::one, {Card::fakir})
                    .stale(Seat::one, {Card::fakir})
                    .cards(Seat::one, {Card::gold});
  State state = collected(scene, "c3", "d3", Tribe::builder, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0", "fakirs 1", "fakirs 2"}));
  play(layout, state, {"fakirs 2"});
  EXPECT_EQ(state.coins[0], 50 + 4 * 4);
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::gold));
}

TEST(Builders, R25_TheFinalTileItselfCounts) {
  // A village far from all other blue tiles.
  State state = collected(Scene(2).kind("a3", TileKind::village), "a4", "a3", Tribe::builder, 1);
  play(Layout(state), state, {"fakirs 0"});
  EXPECT_EQ(state.coins[0], 50 + 2 * 1);
}

TEST(Builders, R25_TilesAtTheCornersCount) {
  // c3 sees d2 and d4 over its corners and no blue tile over its sides.
  State state = collected(Scene(2), "b3", "c3", Tribe::builder, 1);
  play(Layout(state), state, {"fakirs 0"});
  EXPECT_EQ(state.coins[0], 50 + 2 * 2);
}

TEST(Builders, R25_WhoeverOwnsTheTiles) {
  Scene scene = Scene(2).owner("d2", Seat::two).owner("d3", Seat::two).owner("e3", Seat::one);
  State state = collected(scene, "c3", "d3", Tribe::builder, 1);
  play(Layout(state), state, {"fakirs 0"});
  EXPECT_EQ(state.coins[0], 50 + 2 * 4);
  EXPECT_EQ(state.coins[1], 50);
}

// Ruling: with no blue tile in sight no fakirs are discarded.
TEST(Builders, R25_WithoutABlueTileNoFakirsAreDiscarded) {
  Scene scene = Scene(2).cards(Seat::one, {Card::fakir, Card::fakir});
  State state = collected(scene, "b3", "b2", Tribe::builder, 2);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"fakirs 0"}));
  play(layout, state, {"fakirs 0"});
  EXPECT_EQ(state.coins[0], 50);
  EXPECT_EQ(fakirs_of(state, Seat::one), 2);
}

TEST(Builders, R25_GoToTheBag) {
  State state = collected(Scene(2), "c3", "d3", Tribe::builder, 2);
  play(Layout(state), state, {"fakirs 0"});
  EXPECT_EQ(bag(state)[Tribe::builder], 18);
  EXPECT_TRUE(state.hand.empty());
}

// ---- Assassins --------------------------------------------------------------------------------------------

// Two assassins on b2, with victims at the distances 0, 2 and 3, and in front of both other seats.
Scene surrounded() {
  return Scene(3)
      .meeples("b2", {Tribe::merchant})
      .meeples("c3", {Tribe::elder, Tribe::vizier, Tribe::vizier})
      .meeples("d3", {Tribe::builder})
      .viziers(Seat::one, 1)
      .viziers(Seat::two, 2)
      .elders(Seat::three, 1);
}

TEST(Assassins, R26_AnyMeepleInReachOrAVizierOrElderOfAnotherSeat) {
  const State state = collected(surrounded(), "b3", "b2", Tribe::assassin, 1);
  EXPECT_TRUE(offers_only(
      Layout(state), state,
      {"kill b2 merchant", "kill c3 elder", "kill c3 vizier", "kill seat 2 vizier", "kill seat 3 elder"}));
}

TEST(Assassins, R26_TheKilledMeepleAndTheAssassinsGoToTheBag) {
  State state = collected(surrounded(), "b3", "b2", Tribe::assassin, 1);
  const Meeples before = bag(state);
  play(Layout(state), state, {"kill c3 vizier"});
  EXPECT_EQ(state.meeples[index(tile("c3"))], Meeples::of(Tribe::elder) + Meeples::of(Tribe::vizier));
  EXPECT_EQ(bag(state), before + Meeples::of(Tribe::assassin, 2) + Meeples::of(Tribe::vizier));
  EXPECT_TRUE(state.hand.empty());
  EXPECT_EQ(state.step, Step::tile) << "exactly one is killed";
}

TEST(Assassins, R26_KillInFrontOfASeat) {
  State state = collected(surrounded(), "b3", "b2", Tribe::assassin, 1);
  const Meeples before = bag(state);
  play(Layout(state), state, {"kill seat 2 vizier"});
  EXPECT_EQ(state.viziers[1], 1);
  EXPECT_EQ(state.viziers[0], 1);
  EXPECT_EQ(bag(state), before + Meeples::of(Tribe::assassin, 2) + Meeples::of(Tribe::vizier));
}

TEST(Assassins, R26_DistanceIsCountedOverSides) {
  // n = 2: c3 is two steps away, c4 three though it is near as the crow flies.
  Scene scene =
      Scene(2).meeples("c3", {Tribe::elder}).meeples("c4", {Tribe::elder}).meeples("d2", {Tribe::elder});
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill c3 elder", "kill d2 elder"}));
}

TEST(Assassins, R26_MoreAssassinsReachFurther) {
  Scene scene = Scene(2).meeples("d4", {Tribe::elder}).meeples("d5", {Tribe::elder});
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 3);
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill d4 elder"}));
}

TEST(Assassins, R26_AnotherAssassinMayBeKilled) {
  Scene scene = Scene(2).meeples("c2", {Tribe::assassin});
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill c2 assassin"}));
}

TEST(Assassins, R26_TilesOfAnySeatAreInReach) {
  Scene scene = Scene(2)
                    .meeples("c2", {Tribe::elder})
                    .owner("c2", Seat::one)
                    .meeples("a2", {Tribe::elder})
                    .owner("a2", Seat::two);
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill c2 elder", "kill a2 elder"}));
}

TEST(Assassins, R26_EachFakirAddsOneToTheDistance) {
  Scene scene = surrounded().cards(Seat::one, {Card::fakir}).meeples("e3", {Tribe::builder});
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "kill d3 builder"));
  EXPECT_FALSE(offers(layout, state, "kill e3 builder")) << "two fakirs away";
}

TEST(Assassins, R26_FakirsAreDiscardedOnlyAsFarAsNeeded) {
  const auto fakirs_left = [](std::string_view kill) {
    Scene scene =
        surrounded().cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir}).meeples("e3", {Tribe::elder});
    State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
    play(Layout(state), state, {kill});
    EXPECT_EQ(discards(state)[Card::fakir], 3 - fakirs_of(state, Seat::one));
    return fakirs_of(state, Seat::one);
  };
  EXPECT_EQ(fakirs_left("kill b2 merchant"), 3);
  EXPECT_EQ(fakirs_left("kill c3 elder"), 3);
  EXPECT_EQ(fakirs_left("kill seat 2 vizier"), 3);
  EXPECT_EQ(fakirs_left("kill d3 builder"), 2);
  EXPECT_EQ(fakirs_left("kill e3 elder"), 1);
}

TEST(Assassins, R26_WithATargetInReachAKillMustBeMade) {
  Scene scene = Scene(2).viziers(Seat::two, 1).cards(Seat::one, {Card::fakir});
  const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_TRUE(offers_only(Layout(state), state, {"kill seat 2 vizier"}));
}

TEST(Assassins, R26_TargetsThatNeedFakirsAreFreeToChoose) {
  Scene scene = Scene(2).meeples("d3", {Tribe::builder}).cards(Seat::one, {Card::fakir});
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"kill d3 builder", "skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(fakirs_of(state, Seat::one), 1);
  EXPECT_EQ(state.meeples[index(tile("d3"))], Meeples::of(Tribe::builder));
  EXPECT_EQ(bag(state)[Tribe::assassin], 18);
}

TEST(Assassins, R26_WithoutATargetItIsSkippedAndTheAssassinsGoToTheBag) {
  Scene scene = Scene(2).meeples("f5", {Tribe::builder}).viziers(Seat::one, 3).elders(Seat::one, 2);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"})) << "the own viziers and elders are no targets";
  play(layout, state, {"skip"});
  EXPECT_EQ(bag(state)[Tribe::assassin], 18);
  EXPECT_TRUE(state.hand.empty());
  EXPECT_EQ(state.viziers[0], 3);
  EXPECT_TRUE(offers_only(layout, state, {"palm"})) << "the tile's action follows";
}

TEST(Assassins, R26_FakirsReachAcrossTheBoard) {
  const auto offered_with = [](int fakirs) {
    Scene scene = Scene(2).meeples("f5", {Tribe::builder});  // at the distance 7
    for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
    const State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
    return legal_texts(Layout(state), state).size();
  };
  EXPECT_EQ(offered_with(4), 1u);
  EXPECT_EQ(offered_with(5), 2u);
}

TEST(Assassins, R27_KillingTheLastMeepleClaimsTheTile) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder});
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
}

TEST(Assassins, R27_TwoTilesAreClaimedInOneTurn) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder});
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::one) << "the final tile's control came first";
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::one);
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 9);
}

TEST(Assassins, R27_WithOneCamelLeftTheSecondTileIsNotClaimed) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder}).camels_left(Seat::one, 1);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::one);
  EXPECT_TRUE(state.last_round);
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), nobody);
  EXPECT_TRUE(state.meeples[index(tile("c2"))].empty());
  EXPECT_EQ(camels_left(state, Seat::one), 0);
}

TEST(Assassins, R27_ATileWithMeeplesLeftIsNotClaimed) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder, Tribe::elder});
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), nobody);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Assassins, R27_ATileWithACamelKeepsItsOwner) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder}).owner("c2", Seat::two);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::two);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Assassins, R27_PalmsAndPalacesDoNotMatter) {
  Scene scene = Scene(2).meeples("c2", {Tribe::elder}).palms("c2", 1).palaces("c2", 1);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  play(Layout(state), state, {"kill c2 elder"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
}

TEST(Assassins, R27_AKillOnTheFinalTileClaimsItAndItsActionIsStillDone) {
  Scene scene = Scene(2).meeples("b2", {Tribe::elder});
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  const Layout layout(state);
  EXPECT_EQ(owner_of(state, tile("b2")), nobody);
  play(layout, state, {"kill b2 elder"});
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
  play(layout, state, {"palm"});
  EXPECT_EQ(state.palms(tile("b2")), 1);
}

TEST(Assassins, R27_TheActionOfAnotherTileIsNeverDone) {
  Scene scene = Scene(2).meeples("c3", {Tribe::elder}).kind("c3", TileKind::village);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  const Layout layout(state);
  play(layout, state, {"kill c3 elder"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"palm"})) << "b2 is the final tile";
  play(layout, state, {"palm"});
  EXPECT_EQ(state.palms(tile("b2")), 1);
  EXPECT_EQ(state.palaces(tile("c3")), 0);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Assassins, R27_AKillInFrontOfASeatClaimsNothing) {
  Scene scene = Scene(2).meeples("b2", {Tribe::builder}).viziers(Seat::two, 1);
  State state = collected(scene, "b3", "b2", Tribe::assassin, 1);
  play(Layout(state), state, {"kill seat 2 vizier"});
  EXPECT_EQ(camels_left(state, Seat::one), 11);
}

}  // namespace
}  // namespace naqala::test
