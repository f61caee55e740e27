// Tents: control with a second kind of piece (R45), and what it means for R20, R22, R27, R37 and
// the end (R70).
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};

// An elder goes from b3 to c3 and empties it.
Scene taking_c3() { return Scene(artisans).meeples("b3", {elder}).meeples("c3", {elder}).turn(Seat::one); }

void sow(const Layout& layout, State& state) { play(layout, state, {"take b3", "drop c3 elder", "collect"}); }

TEST(Tents, R45_WhoHasBothIsAskedForCamelOrTent) {
  State state = taking_c3().state();
  const Layout layout(state);
  sow(layout, state);
  EXPECT_EQ(state.step, Step::control);
  EXPECT_EQ(actor(state), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"})) << "R20: it may not be declined";
}

TEST(Tents, R45_ACamelLeavesTheTentInStock) {
  State state = taking_c3().state();
  const Layout layout(state);
  sow(layout, state);
  play(layout, state, {"camel"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
  EXPECT_TRUE(has_tent(state, Seat::one));
  EXPECT_EQ(state.step, Step::tribe);
}

TEST(Tents, R45_TheTentOwnsTheTileAndSparesTheCamel) {
  State state = taking_c3().state();
  const Layout layout(state);
  sow(layout, state);
  play(layout, state, {"tent"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_EQ(tent_of(state, Seat::one), tile("c3"));
  EXPECT_EQ(camels_left(state, Seat::one), 11);
  EXPECT_FALSE(has_tent(state, Seat::one));
  EXPECT_EQ(state.step, Step::tribe);
}

TEST(Tents, R45_WithTheTentPlacedACamelIsPlacedWithoutAsking) {
  State state = taking_c3().tent(Seat::one, "a1").state();
  const Layout layout(state);
  sow(layout, state);
  EXPECT_EQ(state.step, Step::tribe);
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_EQ(tent_of(state, Seat::one), tile("a1"));
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Tents, R45_WithoutCamelsTheTentIsPlacedWithoutAsking) {
  State state = taking_c3().camels_left(Seat::one, 0).state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round) << "the tent is still there";
  sow(layout, state);
  EXPECT_EQ(state.step, Step::tribe);
  EXPECT_EQ(tent_of(state, Seat::one), tile("c3"));
}

TEST(Tents, R21_ATentIsNeverReplaced) {
  State state = taking_c3().tent(Seat::two, "c3").state();
  const Layout layout(state);
  sow(layout, state);
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::two);
  EXPECT_TRUE(has_tent(state, Seat::one));
}

TEST(Tents, R22_WithNeitherCamelNorTentNoControlIsTaken) {
  State state = taking_c3().camels_left(Seat::one, 0).tent(Seat::one, "a1").turn(Seat::one, {}).state();
  const Layout layout(state);
  sow(layout, state);
  EXPECT_EQ(state.step, Step::tribe);
  EXPECT_EQ(owner_of(state, tile("c3")), nobody);
}

TEST(Tents, R70_TheLastCamelDoesNotEndTheGameWhileTheTentIsInStock) {
  State state = taking_c3().camels_left(Seat::one, 1).state();
  const Layout layout(state);
  sow(layout, state);
  play(layout, state, {"camel"});
  EXPECT_EQ(camels_left(state, Seat::one), 0);
  EXPECT_FALSE(state.last_round);
}

TEST(Tents, R70_TheTentDoesNotEndTheGameWhileACamelIsInStock) {
  State state = taking_c3().camels_left(Seat::one, 1).state();
  const Layout layout(state);
  sow(layout, state);
  play(layout, state, {"tent"});
  EXPECT_EQ(camels_left(state, Seat::one), 1);
  EXPECT_FALSE(state.last_round);
}

TEST(Tents, R70_WhicheverComesLastEndsTheGame) {
  State by_camel = taking_c3().camels_left(Seat::one, 1).tent(Seat::one, "a1").state();
  const Layout layout(by_camel);
  sow(layout, by_camel);
  EXPECT_TRUE(by_camel.last_round);

  State by_tent = taking_c3().camels_left(Seat::one, 0).state();
  sow(layout, by_tent);
  EXPECT_TRUE(by_tent.last_round);
}

TEST(Tents, R27_AKillThatEmptiesATileAsksToo) {
  State state = Scene(artisans)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "kill c4 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
  play(layout, state, {"tent"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("c4"));
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_TRUE(offers_only(layout, state, {"palm"})) << "of c3, where the sowing ended";
}

TEST(Tents, R37_LetaAndUtugPlaceATentToo) {
  State state =
      taking_c3().djinn(Seat::one, Djinn::leta).djinn(Seat::one, Djinn::utug).elders(Seat::one, 4).state();
  const Layout layout(state);
  play(layout, state, {"use leta elder elder a1"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
  play(layout, state, {"tent"});
  EXPECT_EQ(state.step, Step::take);
  play(layout, state, {"use utug elder elder b3"});
  EXPECT_EQ(state.step, Step::take) << "only a camel is left: no question";
  EXPECT_EQ(owner_of(state, tile("b3")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Tents, R37_WithTheTentAloneLetaAndUtugStillWork) {
  State state = taking_c3()
                    .djinn(Seat::one, Djinn::leta)
                    .djinn(Seat::one, Djinn::utug)
                    .elders(Seat::one, 4)
                    .camels_left(Seat::one, 0)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "use utug elder elder b3"));
  play(layout, state, {"use leta elder elder a1"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("a1"));
  EXPECT_TRUE(state.last_round);
  EXPECT_FALSE(offers(layout, state, "use utug elder elder b3"));
}

TEST(Tents, R45_ATentIsACamelForAnunNakAndMarid) {
  State state = Scene(artisans)
                    .meeples("b3", {elder, elder})
                    .meeples("b1", {elder, vizier})
                    .tent(Seat::two, "b2")
                    .djinn(Seat::one, Djinn::anun_nak)
                    .djinn(Seat::two, Djinn::marid)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "use anun-nak elder b2"));
  play(layout, state, {"take b3", "drop b2 elder", "drop b1 elder"});
  EXPECT_EQ(state.coins[1], 52);
}

// ---- What a tent counts -----------------------------------------------------------------------------------

int tent_points(const Scene& scene) { return score(scene.state())[0][Category::tents]; }

// b2 and all around it are red; of d2 itself and its eight only c1, c2, c3 and d3 are.
TEST(Tents, R45_OneVPForEachRedTileAmongItsOwnAndTheEightAround) {
  EXPECT_EQ(tent_points(Scene(artisans).tent(Seat::one, "b2")), 9);
  EXPECT_EQ(tent_points(Scene(artisans).tent(Seat::one, "a1")), 4);
  EXPECT_EQ(tent_points(Scene(artisans).tent(Seat::one, "d2")), 4);
  EXPECT_EQ(tent_points(Scene(artisans).owner("b2", Seat::one)), 0) << "a camel adds nothing";
  EXPECT_EQ(tent_points(Scene(artisans).tent(Seat::two, "b2")), 0);
}

TEST(Tents, R45_TheChasmHasNoColourAndMountainsDoNotMatter) {
  EXPECT_EQ(tent_points(Scene(artisans).kind("b3", TileKind::chasm).tent(Seat::one, "b2")), 8);
  EXPECT_EQ(tent_points(Scene(artisans).kind("b2", TileKind::workshop_nw).tent(Seat::one, "b2")), 8);
}

TEST(Tents, R45_TheTileCountsItsValueAsWithACamel) {
  const Score sheet = score(Scene(artisans).tent(Seat::one, "b2").palms("b2", 1).state())[0];
  EXPECT_EQ(sheet[Category::tiles], 8);
  EXPECT_EQ(sheet[Category::palms], 3);
}

TEST(Tents, R45_NoTentsWithoutTheArtisans) {
  State state = Scene(2).meeples("b3", {elder}).meeples("c3", {elder}).turn(Seat::one).state();
  EXPECT_FALSE(has_tent(state, Seat::one));
  sow(Layout(state), state);
  EXPECT_EQ(state.step, Step::tribe);
}

}  // namespace
}  // namespace naqala::test
