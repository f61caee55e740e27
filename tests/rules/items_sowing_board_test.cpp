// Scimitar and flute in the middle of a sowing and before collecting (R51, R52, R55): they never lead into a
// dead end (R18).
#include <string>
#include <vector>

#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/sowing_scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

constexpr Options artisans{.sets = Set::artisans};

// ---- Scimitar ---------------------------------------------------------------------------------------------

TEST(Items, R52_InTheMiddleOfASowingATileIsTakenAtOnce) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .djinn(Seat::one, Djinn::marid)
                    .meeples("b3", {elder, vizier})
                    .meeples("c2", {vizier, merchant})
                    .meeples("c3", {builder, elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use scimitar c3", "remove builder", "remove elder"});
  EXPECT_EQ(state.step, Step::control);
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
  play(layout, state, {"tent"});
  EXPECT_EQ(state.step, Step::drop);
  EXPECT_EQ(state.hand, Meeples::of(elder) + Meeples::of(vizier));
  EXPECT_EQ(tent_of(state, Seat::one), tile("c3"));
  EXPECT_EQ(item_discards(state), Items::of(Item::scimitar));
  play(layout, state, {"drop c3 elder"});
  EXPECT_EQ(state.coins[0], 51) << "Marid: the tile is the seat's own now";
  play(layout, state, {"drop c2 vizier"});
}

TEST(Items, R52_InTheMiddleOfASowingSomebodysTileIsNotTaken) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::one, {Item::scimitar})
                    .meeples("e5", {builder, elder})
                    .owner("e5", Seat::two)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use scimitar e5", "remove builder", "remove elder"});
  EXPECT_EQ(owner_of(state, tile("e5")), Seat::two);
  EXPECT_EQ(state.step, Step::drop);
}

TEST(Items, R52_BetweenLastDropAndCollectingATileIsTakenAtOnceToo) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::one, {Item::scimitar})
                    .meeples("e5", {builder, elder})
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take b3", "drop b2 elder", "drop c2 vizier", "use scimitar e5", "remove builder", "remove elder"});
  EXPECT_EQ(owner_of(state, tile("e5")), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"collect"}));
  play(layout, state, {"collect"});
  EXPECT_EQ(state.hand, Meeples::of(vizier, 2));
}

TEST(Items, R52_R70_TheLastPieceIsPlacedInTheMiddleOfASowing) {
  State state = sowing_to({vizier})
                    .items(Seat::one, {Item::scimitar})
                    .meeples("d3", {builder, elder})
                    .camels_left(Seat::one, 1)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"use scimitar d3", "remove builder", "remove elder"});
  EXPECT_TRUE(state.last_round);
  play(layout, state, {"drop b2 elder", "drop c2 vizier", "collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), nobody) << "R22: no camel is left for it";
}

// The tile under the last drop, with the meeple just dropped there.
TEST(Items, R52_TheTileOnWhichASowingStandsCanBeEmptied) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::scimitar}).meeples("b2", {builder}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder", "use scimitar b2", "remove elder", "remove builder"});
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::one);
  EXPECT_EQ(state.at, tile("b2"));
  EXPECT_EQ(state.from, tile("b3"));
  EXPECT_EQ(bag(state)[elder], 20);
  EXPECT_TRUE(offers_only(layout, state, {"drop c2 vizier"}));
  play(layout, state, {"drop c2 vizier", "collect"});
}

TEST(Items, R51_TheScimitarLeavesTheOnlyEnd) {
  State only_two = sowing_to({vizier, merchant}).items(Seat::one, {Item::scimitar}).state();
  const Layout layout(only_two);
  EXPECT_TRUE(offers(layout, only_two, "use scimitar c2")) << "before a tile is taken";
  play(layout, only_two, {"take b3"});
  EXPECT_EQ(offered(layout, only_two, "use "), Texts{}) << "no vizier would be left to come to";

  State three = sowing_to({vizier, merchant, merchant}).items(Seat::one, {Item::scimitar}).state();
  play(layout, three, {"take b3", "use scimitar c2"});
  EXPECT_TRUE(offers_only(layout, three, {"remove merchant"}));
  play(layout, three, {"remove merchant"});
  EXPECT_TRUE(offers_only(layout, three, {"remove merchant"}));

  State two_viziers = sowing_to({vizier, vizier, merchant}).items(Seat::one, {Item::scimitar}).state();
  play(layout, two_viziers, {"take b3", "use scimitar c2"});
  EXPECT_TRUE(offers_only(layout, two_viziers, {"remove vizier", "remove merchant"}));
  play(layout, two_viziers, {"remove vizier"});
  EXPECT_TRUE(offers_only(layout, two_viziers, {"remove merchant"})) << "one vizier must stay";
}

TEST(Items, R51_TheScimitarMayTakeOneOfTwoEnds) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::one, {Item::scimitar})
                    .meeples("b1", {vizier, merchant})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_EQ(offered(layout, state, "use scimitar"), (Texts{"use scimitar b1", "use scimitar c2"}));
  play(layout, state, {"drop c3 elder"});
  EXPECT_EQ(offered(layout, state, "use scimitar"), Texts{"use scimitar b1"}) << "too far away by now";
}

// Also if the seat has the carpet, which could finish it: one item a turn.
TEST(Items, R51_WithoutAnotherItemTheSowingCanBeFinished) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::one, {Item::scimitar, Item::carpet})
                    .meeples("f5", {vizier})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{"use carpet"});
}

TEST(Items, R51_BeforeCollectingTheScimitarLeavesTheDroppedMeepleAndOneMoreOfItsColour) {
  const auto before_collecting = [](std::initializer_list<Tribe> on_c2) {
    State state = sowing_to(on_c2).items(Seat::one, {Item::scimitar}).state();
    play(Layout(state), state, {"take b3", "drop b2 elder", "drop c2 vizier"});
    return state;
  };
  State one_more = before_collecting({vizier, merchant});
  const Layout layout(one_more);
  EXPECT_TRUE(offers_only(layout, one_more, {"collect"}));

  State two_others = before_collecting({vizier, merchant, builder});
  play(layout, two_others, {"use scimitar c2"});
  EXPECT_TRUE(offers_only(layout, two_others, {"remove merchant", "remove builder"}));
  play(layout, two_others, {"remove builder", "remove merchant"});
  EXPECT_EQ(owner_of(two_others, tile("c2")), nobody) << "the viziers are still there";
  play(layout, two_others, {"collect"});
  EXPECT_EQ(two_others.hand, Meeples::of(vizier, 2));
  EXPECT_EQ(owner_of(two_others, tile("c2")), Seat::one) << "emptied by collecting";

  State two_more = before_collecting({vizier, vizier, merchant});
  play(layout, two_more, {"use scimitar c2"});
  EXPECT_TRUE(offers_only(layout, two_more, {"remove vizier", "remove merchant"}));
  play(layout, two_more, {"remove vizier"});
  EXPECT_TRUE(offers_only(layout, two_more, {"remove merchant"}));

  State three_more = before_collecting({vizier, vizier, vizier});
  play(layout, three_more, {"use scimitar c2", "remove vizier", "remove vizier", "collect"});
  EXPECT_EQ(three_more.hand, Meeples::of(vizier, 2)) << "R19: fewer are there to collect";
}

// ---- Flute ------------------------------------------------------------------------------------------------

TEST(Items, R51_TheFluteLeavesTheOnlyEnd) {
  State alone = sowing_to({vizier}).items(Seat::one, {Item::flute}).state();
  const Layout layout(alone);
  EXPECT_TRUE(offers(layout, alone, "use flute d2")) << "before a tile is taken";
  play(layout, alone, {"take b3"});
  EXPECT_EQ(offered(layout, alone, "use "), Texts{});

  State with_merchant = sowing_to({vizier, merchant}).items(Seat::one, {Item::flute}).state();
  play(layout, with_merchant, {"take b3"});
  EXPECT_EQ(offered(layout, with_merchant, "use flute"),
            (Texts{"use flute b2", "use flute c1", "use flute c3", "use flute d2"}));
  play(layout, with_merchant, {"use flute d2"});
  EXPECT_TRUE(offers_only(layout, with_merchant, {"move c2 merchant"}));
  play(layout, with_merchant, {"move c2 merchant"});
  EXPECT_TRUE(offers_only(layout, with_merchant, {"done"}));

  State two_viziers = sowing_to({vizier, vizier}).items(Seat::one, {Item::flute}).state();
  play(layout, two_viziers, {"take b3", "use flute d2", "move c2 vizier"});
  EXPECT_TRUE(offers_only(layout, two_viziers, {"done"})) << "one must stay";
}

TEST(Items, R55_AnEndThatTheFluteBrings) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::flute}).meeples("e3", {elder, artisan}).state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_FALSE(offers(layout, state, "drop c3 vizier")) << "no elder is in reach";
  play(layout, state, {"use flute d3", "move e3 elder", "done"});
  EXPECT_TRUE(offers(layout, state, "drop c3 vizier")) << "the elder comes to its like on d3";
  play(layout, state, {"drop c3 vizier", "drop d3 elder", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(elder, 2));
}

// Four in hand, none of them dropped: after the flute the walk may come back to its start.
TEST(Items, R51_R55_TheFluteMakesTheTileJustTakenUpTheEndOfALoop) {
  State state = Scene(artisans)
                    .tent(Seat::one, "a1")
                    .items(Seat::one, {Item::flute})
                    .meeples("b3", {elder, builder, merchant, vizier})
                    .meeples("a3", {merchant, assassin})
                    .meeples("d3", {elder, assassin})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  State on_foot = state;
  play(layout, on_foot, {"take b3", "drop b2 builder"});
  EXPECT_EQ(offered(layout, on_foot, "drop a2"), Texts{}) << "d3 is too far away";

  play(layout, state, {"take b3"});
  EXPECT_TRUE(offers(layout, state, "use flute b3"));
  play(layout, state, {"use flute b3"});
  EXPECT_TRUE(offers_only(layout, state, {"move a3 merchant", "move a3 assassin"}));
  play(layout, state, {"move a3 merchant", "done"});
  EXPECT_EQ(state.meeples[index(tile("b3"))], Meeples::of(merchant));
  EXPECT_EQ(state.hand.total(), 4);
  play(layout, state, {"drop b2 builder"});
  EXPECT_EQ(offered(layout, state, "drop a2"), (Texts{"drop a2 elder", "drop a2 vizier"}))
      << "the merchant goes last";
  play(layout, state, {"drop a2 elder", "drop a3 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b3 merchant"}));
  play(layout, state, {"drop b3 merchant", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(merchant, 2));
  EXPECT_EQ(owner_of(state, tile("b3")), Seat::one);
}

// The same, but what the flute brings is no end: for this sowing the start is as empty as before.
TEST(Items, R51_ATribeThatIsNotInHandMakesNoEndOfTheStart) {
  State state = Scene(artisans)
                    .tent(Seat::one, "a1")
                    .items(Seat::one, {Item::flute})
                    .meeples("b3", {elder, builder, merchant, vizier})
                    .meeples("a3", {assassin})
                    .meeples("d3", {elder, assassin})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use flute b3", "move a3 assassin", "done", "drop b2 builder"});
  EXPECT_EQ(offered(layout, state, "drop a2"), Texts{});
}

TEST(Items, R55_BeforeCollectingTheFluteBringsMoreToCollect) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::one, {Item::flute})
                    .meeples("d2", {vizier, vizier, elder})
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take b3", "drop b2 elder", "drop c2 vizier", "use flute c2", "move d2 vizier", "move d2 vizier",
        "move d2 elder", "move b2 elder", "done", "collect"});
  EXPECT_EQ(state.hand, Meeples::of(vizier, 4)) << "R19: also those brought there by the flute";
  EXPECT_EQ(state.meeples[index(tile("c2"))], Meeples::of(merchant) + Meeples::of(elder, 2));
}

TEST(Items, R51_BeforeCollectingTheFluteLeavesTheDroppedMeepleAndOneMoreOfItsColour) {
  State one_more = sowing_to({vizier, merchant}).items(Seat::one, {Item::flute}).state();
  const Layout layout(one_more);
  play(layout, one_more, {"take b3", "drop b2 elder", "drop c2 vizier", "use flute d2"});
  EXPECT_TRUE(offers_only(layout, one_more, {"move c2 merchant"}));

  State two_more = sowing_to({vizier, vizier}).items(Seat::one, {Item::flute}).state();
  play(layout, two_more, {"take b3", "drop b2 elder", "drop c2 vizier", "use flute d2", "move c2 vizier"});
  EXPECT_TRUE(offers_only(layout, two_more, {"done"}));

  State none = sowing_to({vizier}).items(Seat::one, {Item::flute}).state();
  play(layout, none, {"take b3", "drop c3 elder", "drop c2 vizier"});
  EXPECT_EQ(offered(layout, none, "use flute d2"), Texts{});
  EXPECT_FALSE(offered(layout, none, "use flute c2").empty()) << "the elder of c3 may join them";
}

// Ruling: whatever the flute took from it.
TEST(Items, R55_ATileEmptiedByFluteAndCollectingIsControlled) {
  State state = sowing_to({vizier, merchant}).items(Seat::one, {Item::flute}).state();
  const Layout layout(state);
  play(layout, state,
       {"take b3", "drop b2 elder", "drop c2 vizier", "use flute d2", "move c2 merchant", "done"});
  EXPECT_EQ(owner_of(state, tile("c2")), nobody);
  play(layout, state, {"collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
}

TEST(Items, R55_FiveAreMovedInTheMiddleOfASowingAndItGoesOn) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::flute}).stack("d5", elder, 7).state();
  const Layout layout(state);
  play(layout, state,
       {"take b3", "use flute d4", "move d5 elder", "move d5 elder", "move d5 elder", "move d5 elder",
        "move d5 elder"});
  EXPECT_EQ(state.step, Step::drop);
  EXPECT_EQ(state.left, 0);
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
}

}  // namespace
}  // namespace naqala::test
