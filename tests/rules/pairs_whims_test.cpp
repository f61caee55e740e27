// Whims and control where they meet other rules: see pairs_test.cpp.
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/whims.hpp"
#include "support/pairs.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};
constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

void sow_and_keep(const Layout& layout, State& state) {
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep"});
}

// ---- The talisman -----------------------------------------------------------------------------------------

TEST(Pairs, Talisman_Line_AFulfilledLineStaysFulfilled) {
  State state = plain(both)
                    .owner("a1", Seat::one)
                    .tent(Seat::one, "a2")
                    .owner("a3", Seat::one)
                    .items(Seat::one, {Item::talisman})
                    .open_whim(Seat::one, Whim::line)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(is_fulfilled(state, Whim::line)) << "as the turn begins";
  EXPECT_EQ(state.coins[0], 65);
  play(layout, state, {"use talisman a2", "to e4"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("e4"));
  EXPECT_TRUE(is_fulfilled(state, Whim::line));
  EXPECT_EQ(state.coins[0], 65);
}

TEST(Pairs, Talisman_Line_ALineBrokenBeforeTheWhimIsTakenIsNone) {
  State state = plain(both)
                    .kind("c3", TileKind::city_red)
                    .whim("c3", Whim::line)
                    .owner("a1", Seat::one)
                    .tent(Seat::one, "a2")
                    .owner("a3", Seat::one)
                    .items(Seat::one, {Item::talisman})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use talisman a2", "to e4"});
  sow_and_keep(layout, state);
  play(layout, state, {"whim"});
  EXPECT_TRUE(is_open(state, Whim::line));
  EXPECT_EQ(state.coins[0], 50);
}

TEST(Pairs, Talisman_Line_AMovedTentMakesALine) {
  State state = plain(both)
                    .owner("a1", Seat::one)
                    .owner("a3", Seat::one)
                    .tent(Seat::one, "e4")
                    .items(Seat::one, {Item::talisman})
                    .open_whim(Seat::one, Whim::line)
                    .state();
  play(Layout(state), state, {"use talisman e4", "to a2"});
  EXPECT_TRUE(is_fulfilled(state, Whim::line));
}

TEST(Pairs, Talisman_Palms_TheyStayBehindAndNoLongerCount) {
  State state = plain(both)
                    .owner("a1", Seat::one)
                    .palms("a1", 1)
                    .items(Seat::one, {Item::talisman})
                    .open_whim(Seat::one, Whim::palms)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 1)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use talisman a1", "to b2", "use enki elder a1"});
  EXPECT_EQ(state.palms(tile("a1")), 2);
  EXPECT_TRUE(is_open(state, Whim::palms)) << "on nobody's tile";
  EXPECT_EQ(score(state)[0][Category::palms], 0);
}

TEST(Pairs, Talisman_City_GivesNoWhim) {
  State state =
      plain(both).owner("a1", Seat::one).whim("g1", Whim::corner).items(Seat::one, {Item::talisman}).state();
  play(Layout(state), state, {"use talisman a1", "to g1"});
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::on(tile("g1")));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Pairs, Talisman_LastRound_AMovedCamelTakesNothingBack) {
  State state = plain(artisans)
                    .camels_left(Seat::one, 0)
                    .tent(Seat::one, "a1")
                    .items(Seat::one, {Item::talisman})
                    .turn(Seat::one, {})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use talisman a1", "to b2"});
  EXPECT_TRUE(state.last_round);
  EXPECT_EQ(camels_left(state, Seat::one), 0);
}

// ---- Scimitar and flute -----------------------------------------------------------------------------------

TEST(Pairs, Scimitar_Tent_AnEmptiedTileAsksForCamelOrTent) {
  State state = plain(artisans).items(Seat::one, {Item::scimitar}).meeples("d5", {elder, builder}).state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d5", "remove elder", "remove builder"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
  play(layout, state, {"tent"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("d5"));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Pairs, Scimitar_FinalTile_ItsActionIsStillDone) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .tent(Seat::one, "a1")
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier, builder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  sow_and_keep(layout, state);
  play(layout, state, {"use scimitar c3", "remove vizier", "remove builder"});
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
}

TEST(Pairs, Scimitar_Corner_TheWhimIsPaidWithTheCamel) {
  State state = plain(both)
                    .items(Seat::one, {Item::scimitar})
                    .meeples("a1", {elder, builder})
                    .open_whim(Seat::one, Whim::corner)
                    .open_whim(Seat::one, Whim::kill_elder)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar a1", "remove elder", "remove builder"});
  EXPECT_TRUE(is_open(state, Whim::corner));
  play(layout, state, {"camel"});
  EXPECT_TRUE(is_fulfilled(state, Whim::corner));
  EXPECT_TRUE(is_open(state, Whim::kill_elder)) << "R52: not killed by assassins";
}

TEST(Pairs, Flute_FinalTile_EmptiedByTheFluteItIsNotTaken) {
  State state = plain(artisans).items(Seat::one, {Item::flute}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect", "use flute c2", "move c3 vizier", "done"});
  EXPECT_EQ(owner_of(state, tile("c3")), nobody);
  EXPECT_EQ(state.hand, Meeples::of(elder, 2));
  EXPECT_EQ(state.step, Step::tribe);
}

// ---- Whims that meet others -------------------------------------------------------------------------------

TEST(Pairs, Whims_Corner_TheSecondFulfilledOnePaysForTwo) {
  State state = Scene(whims)
                    .meeples("b1", {elder})
                    .meeples("a1", {elder})
                    .fulfilled(Seat::one, Whim::fish)
                    .open_whim(Seat::one, Whim::whims)
                    .open_whim(Seat::one, Whim::corner)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(is_open(state, Whim::whims)) << "one is not enough";
  play(layout, state, {"take b1", "drop a1 elder", "collect"});
  EXPECT_TRUE(is_fulfilled(state, Whim::whims));
  EXPECT_EQ(state.coins[0], 50 + 10 + 10);
}

TEST(Pairs, Echidna_Builders_ThePairOfBothMakesFifteen) {
  Scene scene = Scene(whims)
                    .meeples("d3", {builder})
                    .meeples("d4", {builder, vizier})
                    .open_whim(Seat::one, Whim::builders)
                    .djinn(Seat::one, Djinn::echidna)
                    .elders(Seat::one, 1)
                    .cards(Seat::one, {Card::fakir, Card::fakir})
                    .turn(Seat::one);
  State alone = scene.state();
  const Layout layout(alone);
  play(layout, alone, {"take d3", "drop d4 builder", "collect", "fakirs 2"});
  EXPECT_EQ(alone.coins[0], 62) << "four times three";
  EXPECT_TRUE(is_open(alone, Whim::builders));

  State doubled = scene.state();
  play(layout, doubled, {"take d3", "drop d4 builder", "collect", "use echidna elder fakir", "fakirs 1"});
  EXPECT_EQ(doubled.coins[0], 50 + 18 + 15);
  EXPECT_TRUE(is_fulfilled(doubled, Whim::builders));
}

TEST(Pairs, Leta_City_GivesNoWhim) {
  State state = plain(whims)
                    .whim("a6", Whim::palms)
                    .open_whim(Seat::one, Whim::corner)
                    .djinn(Seat::one, Djinn::leta)
                    .djinn(Seat::two, Djinn::satesha)
                    .elders(Seat::one, 2)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use leta elder elder a6"});
  EXPECT_EQ(owner_of(state, tile("a6")), Seat::one);
  EXPECT_EQ(state.whims[index(Whim::palms)], WhimPlace::on(tile("a6")));
  EXPECT_EQ(state.coins[1], 50) << "nothing for Satesha";
  EXPECT_TRUE(is_fulfilled(state, Whim::corner)) << "but a corner it is";
}

TEST(Pairs, Kill_City_ACityTakenByAssassinsGivesNoWhim) {
  State state = Scene(whims)
                    .kind("c4", TileKind::city_red)
                    .whim("c4", Whim::palms)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take b3", "drop c3 assassin", "collect", "kill c4 builder"});
  EXPECT_EQ(owner_of(state, tile("c4")), Seat::one);
  EXPECT_EQ(state.whims[index(Whim::palms)], WhimPlace::on(tile("c4")));
}

TEST(Pairs, Fish_Selling_ShownGoodsMayBeSoldAfterwards) {
  State state = plain(whims)
                    .kind("c3", TileKind::city_red)
                    .whim("c3", Whim::fish)
                    .unseen(Seat::one, {Card::fish, Card::fish, Card::silk})
                    .state();
  const Layout layout(state);
  sow_and_keep(layout, state);
  play(layout, state, {"whim"});
  EXPECT_EQ(state.coins[0], 60);
  play(layout, state, {"sell silk fish", "sell fish"});
  EXPECT_EQ(state.coins[0], 60 + 3 + 1);
  EXPECT_TRUE(is_fulfilled(state, Whim::fish));
}

TEST(Pairs, Keep_Precious_TheArtisansItemCompletesTheWhim) {
  State state = Scene(both)
                    .meeples("b3", {artisan})
                    .meeples("c3", {artisan, vizier})
                    .items(Seat::one, {Item::chest, Item::chest})
                    .open_whim(Seat::one, Whim::precious)
                    .open_whim(Seat::one, Whim::artisans)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 artisan", "collect", "keep", "deal item lamp", "deal item crown"});
  EXPECT_TRUE(is_open(state, Whim::artisans)) << "the artisans' action is not finished";
  play(layout, state, {"keep crown"});
  EXPECT_TRUE(is_fulfilled(state, Whim::precious));
  EXPECT_TRUE(is_fulfilled(state, Whim::artisans));
  EXPECT_EQ(secret_items_of(state, Seat::one), 0) << "the crown was shown";
}

TEST(Pairs, Kam_Zeros_EveryMarkerOnThemIsPushed) {
  State state = Scene(Options{.seats = 5, .sets = Set::whims})
                    .djinn(Seat::one, Djinn::kam)
                    .has_bid(Seat::two, 0)
                    .auction({Seat::one, Seat::three, Seat::four, Seat::five})
                    .state();
  const Layout layout(state);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(state.coins[0], 51) << "pushed one";
  play(layout, state, {"bid 0"});
  EXPECT_EQ(state.coins[0], 53) << "two zeros shift, one of them is the owner's";
  play(layout, state, {"bid 1", "bid 1"});
  EXPECT_EQ(state.coins[0], 53);
}

// ---- The end ----------------------------------------------------------------------------------------------

TEST(Pairs, Leta_Tent_TheLastCamelAndTheTentInOneTurn) {
  State state = Scene(artisans)
                    .camels_left(Seat::one, 1)
                    .djinn(Seat::one, Djinn::leta)
                    .elders(Seat::one, 2)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use leta elder elder a1", "camel"});
  EXPECT_FALSE(state.last_round) << "the tent is in stock";
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(tent_of(state, Seat::one), tile("c3")) << "without asking";
  EXPECT_TRUE(state.last_round);
}

}  // namespace
}  // namespace naqala::test
