// Magic items while the meeples of a sowing are in hand, and between the last drop and collecting (R51): they do
// what they do at any other moment, but never lead into a dead end (R18).
#include <algorithm>

#include "base/rng.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/sowing.hpp"
#include "support/effort.hpp"
#include "support/offers.hpp"
#include "support/offers_items.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;
using Actions = std::vector<std::string_view>;

constexpr Options artisans{.artisans = true};

// Seat one takes up b3; on foot the vizier comes to its like on c2 by b2 or c3.
Scene sowing_to(std::initializer_list<Tribe> on_c2) {
  return Scene(artisans)
      .tent(Seat::one, "a1")
      .meeples("b3", {elder, vizier})
      .meeples("c2", on_c2)
      .turn(Seat::one);
}

// The moments of that sowing at which items may be used, by what was played before.
struct SowingMoment {
  const char* name;
  Actions before, after;
};
const std::array<SowingMoment, 3> sowing_moments{{
    {"all in hand", {"take b3"}, {"drop b2 elder", "drop c2 vizier", "collect"}},
    {"one in hand", {"take b3", "drop b2 elder"}, {"drop c2 vizier", "collect"}},
    {"before collecting", {"take b3", "drop b2 elder", "drop c2 vizier"}, {"collect"}},
}};

void play_all(const Layout& layout, State& state, const Actions& actions) {
  for (std::string_view action : actions) play(layout, state, {action});
}

// One way to use each of them, with all that belongs to it.
struct ItemUse {
  Item item;
  Actions actions;
};
const std::array<ItemUse, 7> item_uses{{
    {Item::scimitar, {"use scimitar e5", "remove elder", "remove elder"}},
    {Item::lamp, {"use lamp 1"}},
    {Item::lamp, {"use lamp deck", "deal djinn boaz"}},
    {Item::flute, {"use flute e4", "move e5 elder", "done"}},
    {Item::ring, {"use ring chest"}},
    {Item::talisman, {"use talisman a1", "to f5"}},
    {Item::horn,
     {"use horn", "deal fish", "put fish", "put gold", "put gold", "put silk", "put silk", "put silk",
      "put silk", "put ivory", "put ivory"}},
}};

Scene sowing_with_all_items() {
  using enum Card;
  return sowing_to({vizier, merchant})
      .items(Seat::one, {Item::scimitar, Item::lamp, Item::flute, Item::ring, Item::talisman, Item::horn})
      .item_discards({Item::chest})
      .djinn_row({Djinn::geb})
      .row({gold, gold, silk, silk, silk, silk, ivory, ivory})
      .meeples("e5", {elder, elder, builder});
}

TEST(Items, R51_EachIsUsedInTheMiddleOfASowingWhichThenGoesOn) {
  for (const SowingMoment& moment : sowing_moments) {
    for (const ItemUse& use : item_uses) {
      SCOPED_TRACE(std::string(moment.name) + ", " + std::string(use.actions.front()));
      State state = sowing_with_all_items().state();
      const Layout layout(state);
      play_all(layout, state, moment.before);
      const State before = state;
      play_all(layout, state, use.actions);
      EXPECT_EQ(state.step, before.step);
      EXPECT_EQ(state.hand, before.hand);
      EXPECT_EQ(state.at, before.at);
      EXPECT_EQ(state.from, before.from);
      EXPECT_EQ(state.dropped, before.dropped);
      EXPECT_TRUE(item_discards(state).has(use.item));
      EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "at most one a turn";
      play_all(layout, state, moment.after);
      EXPECT_EQ(state.step, Step::tribe);
      EXPECT_EQ(state.hand, Meeples::of(vizier, 2));
      EXPECT_EQ(offered(layout, state, "use "), Texts{});
    }
  }
}

TEST(Items, R51_TheCarpetIsUsedInTheMiddleOfASowingButNotAfterItsLastDrop) {
  for (const SowingMoment& moment : sowing_moments) {
    State state = sowing_to({vizier, merchant})
                      .items(Seat::one, {Item::carpet})
                      .meeples("f5", {vizier, merchant})
                      .state();
    const Layout layout(state);
    play_all(layout, state, moment.before);
    EXPECT_EQ(!offered(layout, state, "use carpet").empty(), state.step == Step::drop) << moment.name;
  }
}

TEST(Items, R51_OnceTheCarpetIsDeclaredNoOtherIsUsedInTheSowing) {
  State state = sowing_with_all_items().items(Seat::one, {Item::carpet}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use carpet"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"collect"}));
}

TEST(Items, R51_NotInAnothersSowing) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::two, {Item::lamp, Item::horn})
                    .djinn_row({Djinn::geb})
                    .state();
  const Layout layout(state);
  for (const char* action : {"take b3", "drop b2 elder", "drop c2 vizier", "collect"}) {
    EXPECT_EQ(offered(layout, state, "use "), Texts{}) << action;
    play(layout, state, {action});
  }
}

TEST(Items, R36_PowersAreNotUsedInTheMiddleOfASowingAfterAnItemEither) {
  State state = sowing_with_all_items().djinn(Seat::one, Djinn::enki).elders(Seat::one, 2).state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_EQ(offered(layout, state, "use enki"), Texts{});
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"collect"});
  EXPECT_FALSE(offered(layout, state, "use enki").empty());
}

// ---- Not inside another action or effect ------------------------------------------------------------------

// A turn in which seat one has a lamp that could always be used.
Scene with_lamp() { return Scene(artisans).items(Seat::one, {Item::lamp}).djinn_row({Djinn::geb}); }

TEST(Items, R51_NotBeforeCamelOrTent) {
  State state = with_lamp().meeples("b3", {elder}).meeples("c3", {elder}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
}

TEST(Items, R51_NotBeforeTheSecondKill) {
  State state = with_lamp()
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder, elder})
                    .djinn(Seat::one, Djinn::iblis)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "use iblis elder", "kill c4 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"kill c4 elder"}));
}

TEST(Items, R51_NotBeforeTheSecondCard) {
  State state = with_lamp()
                    .meeples("b3", {elder})
                    .meeples("a3", {elder, vizier})
                    .row({Card::fish, Card::gold})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop a3 elder", "collect", "keep", "buy 1"});
  EXPECT_TRUE(offers_only(layout, state, {"buy 1"}));
}

TEST(Items, R51_NotWhileAPowerIsAtWork) {
  State sibittis = with_lamp().djinn(Seat::one, Djinn::sibittis).elders(Seat::one, 2).turn(Seat::one).state();
  const Layout layout(sibittis);
  play(layout, sibittis,
       {"use sibittis elder elder", "deal djinn boaz", "deal djinn marid", "deal djinn enki"});
  EXPECT_TRUE(offers_only(layout, sibittis, {"keep boaz", "keep marid", "keep enki"}));

  State enki = with_lamp()
                   .djinn(Seat::one, Djinn::enki)
                   .djinn(Seat::one, Djinn::lamia)
                   .elders(Seat::one, 1)
                   .turn(Seat::one)
                   .state();
  play(layout, enki, {"use enki elder c3"});
  EXPECT_TRUE(offers_only(layout, enki, {"palm"}));
}

TEST(Items, R51_NotBeforeAnItemOfTheArtisansIsKept) {
  State state = with_lamp().meeples("b3", {artisan}).meeples("c3", {artisan, vizier}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 artisan", "collect", "keep", "deal item horn", "deal item chest"});
  EXPECT_TRUE(offers_only(layout, state, {"keep horn", "keep chest"}));
}

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

TEST(Items, R51_R55_TheStartThatTheFluteFilledIsAmongTheEndings) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::flute})
                    .meeples("b3", {elder, builder, merchant, vizier})
                    .meeples("a3", {merchant, assassin})
                    .meeples("d3", {elder, assassin})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_FALSE(endings_now(layout, state).tiles[index(merchant)].has(tile("b3")));
  play(layout, state, {"use flute b3", "move a3 merchant", "done"});
  EXPECT_TRUE(endings_now(layout, state).tiles[index(merchant)].has(tile("b3")));
  EXPECT_TRUE(endings_now(layout, state).tiles[index(elder)].has(tile("d3")));
}

// The same, but all that the flute could bring would be no end: the start is as empty for the sowing as before.
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

// ---- Lamp, ring, talisman, horn ---------------------------------------------------------------------------

TEST(Items, R53_ADjinnFromTheLampWorksForTheRestOfTheSowing) {
  State state = sowing_to({vizier})
                    .items(Seat::one, {Item::lamp})
                    .djinn_row({Djinn::marid})
                    .djinn(Seat::two, Djinn::baal)
                    .owner("b2", Seat::one)
                    .owner("c2", Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder"});
  EXPECT_EQ(state.coins[0], 50);
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(state.coins[1], 52) << "Ba'al";
  play(layout, state, {"drop c2 vizier"});
  EXPECT_EQ(state.coins[0], 51) << "Marid, the last drop too";
}

TEST(Items, R57_ATileToWhichTheTalismanMovesACamelIsTheSeatsForTheRestOfTheSowing) {
  State state = sowing_to({vizier})
                    .items(Seat::one, {Item::talisman})
                    .djinn(Seat::two, Djinn::marid)
                    .owner("b2", Seat::two)
                    .owner("e5", Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use talisman e5", "to c2", "drop b2 elder", "drop c2 vizier", "collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10) << "R21: a tile with a camel takes no other";
  EXPECT_EQ(state.coins[1], 52);
}

TEST(Items, R56_AMagicItemFetchedInTheMiddleOfASowingWaitsForAnotherTurn) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::ring}).item_discards({Item::horn}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use ring horn"});
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::horn));
  for (const char* action : {"drop b2 elder", "drop c2 vizier", "collect", "keep"}) {
    EXPECT_EQ(offered(layout, state, "use "), Texts{}) << action;
    play(layout, state, {action});
  }
}

// ---- R12 --------------------------------------------------------------------------------------------------

// The scimitar removes the last ends before a tile is taken: the end is set when its whole effect is over.
TEST(Turn, R12_WithTheScimitarTheTestIsRepeatedAfterItsControl) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .meeples("b3", {elder, vizier})
                    .meeples("b1", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar b3", "remove elder", "remove vizier"});
  EXPECT_EQ(state.step, Step::control);
  EXPECT_FALSE(state.last_round) << "camel or tent comes first";
  play(layout, state, {"camel"});
  EXPECT_TRUE(state.last_round);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
}

// The first move leaves no sowing, the second makes one: b2 to c3.
TEST(Turn, R12_WithTheFluteTheTestIsRepeatedAfterItsLastMove) {
  const Scene scene = Scene(artisans)
                          .items(Seat::one, {Item::flute})
                          .meeples("b3", {elder})
                          .meeples("c3", {elder})
                          .meeples("a2", {vizier})
                          .turn(Seat::one);
  State one_move = scene.state();
  const Layout layout(one_move);
  EXPECT_FALSE(one_move.last_round);
  play(layout, one_move, {"use flute b2", "move b3 elder"});
  EXPECT_FALSE(one_move.last_round) << "its whole effect is not over";
  State two_moves = one_move;
  play(layout, one_move, {"done"});
  EXPECT_TRUE(one_move.last_round);
  play(layout, two_moves, {"move a2 vizier"});
  play(layout, two_moves, {"done"});
  EXPECT_FALSE(two_moves.last_round);
  EXPECT_TRUE(offers_only(layout, two_moves, {"take b2"}));
}

TEST(Turn, R12_ATileEmptiedInTheMiddleOfASowingDoesNotSetTheEnd) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::scimitar}).meeples("e5", {elder, elder}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use scimitar e5", "remove elder", "remove elder"});
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"drop b2 elder", "drop c2 vizier", "collect", "keep", "skip"});
  EXPECT_FALSE(state.last_round) << "nobody's turn begins yet";
  play(layout, state, {"end"});
  EXPECT_TRUE(state.last_round);
}

// ---- Against all ways tried -------------------------------------------------------------------------------

constexpr int tried_in_hand = 4;

std::vector<std::uint32_t> bits_of(const std::vector<Action>& actions) {
  std::vector<std::uint32_t> bits;
  for (Action action : actions) bits.push_back(action.bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

std::vector<Action> all_expected(const State& state) {
  std::vector<Action> expected = expected_offers(state, tried_in_hand);
  if (state.step != Step::drop) return expected;
  const Sowing sowing{board_of(state), state.hand, state.at, state.from, false};
  for (const Drop& drop : reference_drops(sowing)) expected.push_back(Action::drop(drop.tile, drop.tribe));
  return expected;
}

std::set<Drop> last_drops(const Endings& endings) {
  std::set<Drop> drops;
  for (Tribe tribe : all<Tribe>)
    for (Tile tile : endings.tiles[index(tribe)]) drops.insert({tile, tribe});
  return drops;
}

// Where the sowing in hand can end, as the engine has it in closed form.
void compare_endings(const Layout& layout, const State& state) {
  const Sowing sowing{board_of(state), state.hand, state.at, state.from, false};
  EXPECT_EQ(last_drops(endings_now(layout, state)), reference_last_drops(sowing))
      << testing::PrintToString(state);
}

bool is_of_the_item(Action action) {
  return action.kind() == Action::Kind::use_item || action.kind() == Action::Kind::remove ||
         action.kind() == Action::Kind::move || action.kind() == Action::Kind::done;
}

// One sowing at random with an item at a random moment of it; every list on the way is compared. Whether the item
// was used.
bool sow_with_item_and_compare(const Layout& layout, State& state, Rng& rng) {
  const std::uint32_t eager = 1 + rng.below(4);
  ActionList list;
  while (state.step != Step::tribe && !testing::Test::HasFailure()) {
    legal_actions(layout, state, list);
    const std::vector<Action> offered(list.begin(), list.end());
    if (state.step != Step::control && meeples_to_try(state) <= tried_in_hand) {
      EXPECT_EQ(bits_of(offered), bits_of(all_expected(state))) << testing::PrintToString(state);
    }
    if (state.step == Step::drop && state.hand.total() <= tried_in_hand) compare_endings(layout, state);
    EXPECT_FALSE(offered.empty()) << "a dead end: " << testing::PrintToString(state);
    if (offered.empty()) break;
    std::vector<Action> choice;
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(choice), is_of_the_item);
    if (choice.empty() || (state.item_in_use == 0 && rng.below(4) > eager)) choice = offered;
    apply(layout, state, choice[rng.below(static_cast<std::uint32_t>(choice.size()))]);
  }
  return state.item_used;
}

TEST(Items, R51_EveryListInASowingEqualsAllWaysTried) {
  Rng rng("items in sowings");
  const int positions = rounds({.reduced = 30, .normal = 400, .campaign = 10'000});
  int used = 0;
  for (int i = 0; i < positions && !HasFailure(); ++i) {
    State state = random_stacks({.height = 1 + static_cast<int>(rng.below(tried_in_hand + 2))}, rng);
    if (!state.options.artisans) continue;
    state.items_shown[0] = Items::of(rng.below(2) == 0 ? Item::scimitar : Item::flute);
    const Layout layout(state);
    const std::set<Tile> takes = reference_takes(board_of(state));
    if (takes.empty()) continue;
    const auto start = std::next(takes.begin(), rng.below(static_cast<std::uint32_t>(takes.size())));
    apply(layout, state, Action::take(*start));
    used += sow_with_item_and_compare(layout, state, rng);
  }
  EXPECT_GT(used, positions / 10) << "too few items were used for this to mean much";
}

}  // namespace
}  // namespace naqala::test
