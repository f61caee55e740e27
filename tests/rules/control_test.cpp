// Section 5 of the rules: control.
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

TEST(Control, R19_AllOfTheLastColourAreTakenAndTheOthersStay) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder, Tribe::elder, Tribe::vizier, Tribe::builder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(Tribe::elder, 3));
  EXPECT_EQ(state.meeples[index(tile("c3"))], Meeples::of(Tribe::vizier) + Meeples::of(Tribe::builder));
}

// Ruling: also those of the colour that were dropped there on the way.
TEST(Control, R19_ThoseDroppedThereInThisSowingAreTakenToo) {
  State state = Scene(2)
                    .stack("b2", Tribe::elder, 5)
                    .meeples("b3", {Tribe::elder, Tribe::vizier})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take b2", "drop b3 elder", "drop c3 elder", "drop c2 elder", "drop b2 elder", "drop b3 elder",
        "collect"});
  EXPECT_EQ(state.hand, Meeples::of(Tribe::elder, 3));
  EXPECT_EQ(state.meeples[index(tile("b3"))], Meeples::of(Tribe::vizier));
}

TEST(Control, R19_MeeplesInHandPayNoCost) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("b2", {Tribe::elder, Tribe::vizier})
                    .djinn(Seat::one, Djinn::enki)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder", "collect"});
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_TRUE(offers_only(layout, state, {"keep"})) << "two elders in hand, but none in front of the seat";
  play(layout, state, {"keep"});
  EXPECT_EQ(state.elders[0], 2);
  EXPECT_TRUE(offers(layout, state, "use enki elder c3"));
}

TEST(Control, R20_AnEmptiedTileGetsACamel) {
  State state = Scene(2).meeples("b3", {Tribe::elder}).meeples("c3", {Tribe::elder}).turn(Seat::two).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder"});
  EXPECT_EQ(owner_of(state, tile("c3")), nobody);
  EXPECT_TRUE(offers_only(layout, state, {"collect"})) << "it may not be declined";
  play(layout, state, {"collect"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::two);
  EXPECT_EQ(owner_of(state, tile("b3")), nobody) << "the start is not claimed";
  EXPECT_EQ(camels_left(state, Seat::two), 10);
  EXPECT_EQ(camels_left(state, Seat::one), 11);
}

TEST(Control, R20_ATileWithMeeplesLeftGetsNone) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder, Tribe::vizier})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("c3")), nobody);
  EXPECT_EQ(camels_left(state, Seat::one), 11);
}

TEST(Control, R20_PalmsAndPalacesDoNotMatter) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .palms("c3", 2)
                    .palaces("c3", 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_EQ(state.palms(tile("c3")), 2);
  EXPECT_EQ(state.palaces(tile("c3")), 1);
}

TEST(Control, R20_TilesEmptiedOnTheWayAreNotClaimed) {
  // b2 is taken up and stays empty; b3 and b4 were empty before.
  State state = Scene(2)
                    .meeples("b2", {Tribe::elder, Tribe::vizier})
                    .meeples("b4", {Tribe::elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b2", "drop b3 vizier", "drop b4 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("b2")), nobody);
  EXPECT_EQ(owner_of(state, tile("b3")), nobody);
  EXPECT_EQ(owner_of(state, tile("b4")), Seat::one);
}

TEST(Control, R21_ACamelStaysWhoeverEmptiesTheTile) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .owner("c3", Seat::two)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::two);
  EXPECT_EQ(camels_left(state, Seat::one), 11);
}

TEST(Control, R21_NoSecondCamelOnTheOwnTile) {
  State state = Scene(2)
                    .meeples("b3", {Tribe::elder})
                    .meeples("c3", {Tribe::elder})
                    .owner("c3", Seat::one)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Control, R22_WithoutACamelNoControlIsTaken) {
  State state = Scene(2)
                    .camels_left(Seat::one, 0)
                    .meeples("a1", {Tribe::elder})
                    .meeples("b1", {Tribe::elder})
                    .turn(Seat::one, {Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop b1 elder", "collect"});
  EXPECT_EQ(owner_of(state, tile("b1")), nobody);
  EXPECT_EQ(camels_left(state, Seat::one), 0);
  EXPECT_TRUE(offers_only(layout, state, {"keep"})) << "the turn goes on";
}

}  // namespace
}  // namespace naqala::test
