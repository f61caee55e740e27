// Positions with expansions that cannot occur: each refusal of problem_with(state), with the one
// thing that is wrong.
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};
constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

std::uint8_t in_use(Item item) { return static_cast<std::uint8_t>(index(item) + 1); }

// The turn of seat one begins, with something to do for every item.
Scene turn(const Options& options = both) {
  return Scene(options)
      .meeples("b3", {elder})
      .meeples("c3", {elder, vizier})
      .meeples("d4", {builder, builder, builder})
      .owner("a2", Seat::one)
      .djinn_row({Djinn::enki})
      .row({Card::fish, Card::silk})
      .turn(Seat::one);
}

Scene turn_with(Item item) { return turn().items(Seat::one, {item}); }

State played(const Scene& scene, std::initializer_list<std::string_view> actions) {
  State state = scene.state();
  play(Layout(state), state, actions);
  return state;
}

TEST(ExpansionCheck, R64_NobodyHoldsUnseenWhatWouldHaveFulfilledAnOpenWhim) {
  const std::string refusal = "whims: a seat holds what would have fulfilled one of its open whims";
  State state = turn().open_whim(Seat::two, Whim::fish).unseen(Seat::two, {Card::fish}).state();
  EXPECT_EQ(problem_with(state), "");
  state.fresh[1] += Cards::of(Card::fish).word();
  state.deck.remove(Card::fish);
  EXPECT_EQ(problem_with(state), refusal);
  EXPECT_EQ(problem_with(observe(state, eyes_of(Seat::one)).view()), "") << "who cannot see it cannot tell";
  State items = Scene(both).open_whim(Seat::one, Whim::precious).state();
  items.items_secret[0] = Items::of(Item::chest, 3).word();
  items.item_stack.remove(Item::chest, 3);
  EXPECT_EQ(problem_with(items), refusal);
}

TEST(ExpansionCheck, R54_ADeclaredCarpetHasSomethingToFinish) {
  State state = turn().state();
  state.item_stack.remove(Item::carpet);
  state.item_in_use = in_use(Item::carpet);
  state.item_used = true;
  EXPECT_EQ(problem_with(state), "");
  for (Meeples& meeples : state.meeples) meeples = {};
  state.last_round = true;
  EXPECT_EQ(problem_with(state), "item_in_use: no sowing can be finished with the carpet");
}

// ---- Pieces -----------------------------------------------------------------------------------------------

TEST(ExpansionCheck, R44_NothingStandsOnChasmAndLake) {
  const std::string refusal = "tiles.c6: nothing can stand there";
  for (const Options& options : {artisans, whims}) {
    State meeple = Scene(options).state();
    meeple.meeples[index(tile("c6"))].add(elder);
    EXPECT_EQ(problem_with(meeple), refusal);
    State palm = Scene(options).state();
    palm.buildings[index(tile("c6"))] = 1;
    EXPECT_EQ(problem_with(palm), refusal);
    State camel = Scene(options).state();
    camel.owned[0].add(tile("c6"));
    EXPECT_EQ(problem_with(camel), refusal);
  }
}

TEST(ExpansionCheck, R42_TheBoardHasTheTilesOfItsSets) {
  State state = Scene(artisans).state();
  state.options = whims;
  EXPECT_NE(problem_with(state), "");
  State small = Scene(2).state();
  small.options = artisans;
  EXPECT_EQ(problem_with(small), "tiles.a6: has no kind");
}

TEST(ExpansionCheck, R3_FiveSeatsNeedAnExpansion) {
  State state = Scene(2).state();
  state.options.seats = 5;
  EXPECT_NE(problem_with(state), "");
}

TEST(ExpansionCheck, R45_ATentStandsOnATileOfItsSeat) {
  State nowhere = Scene(artisans).owner("a1", Seat::two).state();
  nowhere.tents[0] = static_cast<std::uint8_t>(index(tile("a1")) + 1);
  EXPECT_EQ(problem_with(nowhere), "seats.1.tent: not on a tile of the seat");
  nowhere.tents[0] = 60;
  EXPECT_EQ(problem_with(nowhere), "seats.1.tent: not on a tile of the seat");

  State without = Scene(2).owner("a1", Seat::one).state();
  without.tents[0] = static_cast<std::uint8_t>(index(tile("a1")) + 1);
  EXPECT_EQ(problem_with(without), "seats.1.tent: a piece of a set that is not played");
}

TEST(ExpansionCheck, R45_ATentIsNotOneOfTheCamels) {
  State state = Scene(artisans).camels_left(Seat::one, 0).state();
  state.owned[0].add(tile("a1"));
  EXPECT_EQ(problem_with(state), "seats.1.camels: 12 is more than the 11 there are");
  state.tents[0] = static_cast<std::uint8_t>(index(tile("a1")) + 1);
  EXPECT_NE(problem_with(state), "seats.1.camels: 12 is more than the 11 there are");
}

TEST(ExpansionCheck, R70_AllCamelsAndTheTentPlacedIsTheLastRound) {
  State state = turn(artisans).camels_left(Seat::two, 0).tent(Seat::two, "a1").turn(Seat::one, {}).state();
  state.last_round = false;
  EXPECT_EQ(problem_with(state), "last_round: seat 2 has placed its last camel, so it must be set");
}

TEST(ExpansionCheck, R42_NoMoreArtisansThanThereAre) {
  State state = Scene(artisans).artisans(Seat::one, 15).state();
  state.artisans[1] = 1;
  EXPECT_EQ(problem_with(state), "meeples: artisan: 16 is more than the 15 there are");
  State base = Scene(2).state();
  base.artisans[0] = 1;
  EXPECT_EQ(problem_with(base), "meeples: artisan: 1 is more than the 0 there are");
}

TEST(ExpansionCheck, R42_NoMoreItemsThanThereAre) {
  State state =
      Scene(artisans).items(Seat::one, {Item::crown}).secret_items(Seat::two, {Item::crown}).state();
  state.item_stack.add(Item::crown);
  EXPECT_EQ(problem_with(state), "items: crown: 3 is more than the 2 there are");
  State base = Scene(2).state();
  base.items_shown[0].add(Item::lamp);
  EXPECT_EQ(problem_with(base), "items: lamp: 1 is more than the 0 there are");
  State other = Scene(artisans).items(Seat::one, {Item::lamp}).state();
  std::swap(other.items_shown[0], other.items_shown[3]);
  EXPECT_EQ(problem_with(other), "seats.4.items: the seat is not in this game");
}

TEST(ExpansionCheck, R81_AViewsStackHoldsWhatOthersHoldUnseen) {
  const State state = Scene(artisans).secret_items(Seat::one, {Item::crown}).item_stack({}).state();
  State view = observe(state, eyes_of(Seat::two)).view();
  EXPECT_EQ(problem_with(view), "");
  view.items_secret[0] = 2;
  EXPECT_EQ(problem_with(view), "item_stack: fewer items than seats hold unseen");
}

TEST(ExpansionCheck, R65_WhimsOfThisGameWithItsSeatsAndOnItsCities) {
  const auto with_whim = [](const Options& options, Whim whim, WhimPlace place) {
    State state = Scene(options).whim("a6", Whim::fish).state();
    state.whims[index(whim)] = place;
    return problem_with(state);
  };
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::on(tile("b6"))), "");
  EXPECT_EQ(with_whim(whims, Whim::workshop, WhimPlace::on(tile("b6"))),
            "whims.workshop: is not in this game");
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::with(Seat::three)), "whims.corner: no such seat");
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::fulfilled_by(Seat::five)),
            "whims.corner: no such seat");
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::on(tile("a1"))), "whims.corner: lies on no city");
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::from_byte(50)), "whims.corner: lies on no city");
  EXPECT_EQ(with_whim(whims, Whim::corner, WhimPlace::on(tile("a6"))),
            "whims.corner: another lies on that city");
  State base = Scene(2).state();
  base.whims[index(Whim::corner)] = WhimPlace::with(Seat::one);
  EXPECT_EQ(problem_with(base), "whims.corner: is not in this game");
}

// ---- Steps of control and drawing -------------------------------------------------------------------------

TEST(ExpansionCheck, R45_CamelOrTentIsAskedForAFreeTileByWhoHasBoth) {
  const State asked = played(turn().meeples("c3", {elder}), {"take b3", "drop c3 elder", "collect"});
  ASSERT_EQ(asked.step, Step::control);
  State owned = asked;
  owned.owned[1].add(tile("c3"));
  EXPECT_EQ(problem_with(owned), "place: not a tile to take");
  State nowhere = asked;
  nowhere.place = no_tile;
  EXPECT_EQ(problem_with(nowhere), "place: not a tile to take");
  State placed = asked;
  placed.tents[0] = static_cast<std::uint8_t>(index(tile("a2")) + 1);
  EXPECT_EQ(problem_with(placed), "step: only with a camel and a tent left");
}

TEST(ExpansionCheck, R46_TheDrawFitsTheStackAndTheStep) {
  const State drawing = played(turn().meeples("b3", {artisan}).meeples("c3", {artisan, vizier}),
                               {"take b3", "drop c3 artisan", "collect", "keep"});
  ASSERT_EQ(drawing.step, Step::draw_items);
  State none = drawing;
  none.left = 0;
  EXPECT_EQ(problem_with(none), "left: does not fit the item stack");
  State short_stack = drawing;
  short_stack.item_stack = Items::of(Item::crown);
  EXPECT_EQ(problem_with(short_stack), "left: does not fit the item stack");
  State many = drawing;
  many.left = 16;
  EXPECT_EQ(problem_with(many), "left: more than there are artisans");
  State early = drawing;
  early.resume = Step::end;
  EXPECT_EQ(problem_with(early), "resume: does not fit the step");
  State keeping = drawing;
  keeping.step = Step::keep_item;
  keeping.left = 0;
  EXPECT_EQ(problem_with(keeping), "drawn_items: none to keep");
  State later = turn().state();
  later.item_stack.remove(Item::lamp);
  later.items_drawn = Items::of(Item::lamp).word();
  EXPECT_EQ(problem_with(later), "drawn_items: does not fit the step");
}

TEST(ExpansionCheck, R48_AnItemIsTakenAtAWorkshopOrWhileAssassinsKill) {
  State state = played(turn().kind("c3", TileKind::workshop_se).artisans(Seat::one, 1),
                       {"take b3", "drop c3 elder", "collect", "keep", "item artisan"});
  ASSERT_EQ(state.step, Step::draw_item);
  State empty = state;
  empty.item_stack = {};
  EXPECT_EQ(problem_with(empty), "item_stack: nothing to draw");
  state.at = tile("c2");
  EXPECT_EQ(problem_with(state), "resume: does not fit the step");
}

TEST(ExpansionCheck, R61_WhimsAreDealtToCitiesThatHaveNone) {
  using enum Card;
  State state = played(turn(whims)
                           .row({fish, fish, fish, fish, fish, wheat, wheat, wheat, wheat})
                           .djinn_row({Djinn::enki, Djinn::lamia, Djinn::boaz})
                           .turn(Seat::one, {}),
                       {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
  ASSERT_EQ(state.step, Step::refill_whims);
  const Whim dealt[] = {Whim::fish, Whim::line, Whim::corner, Whim::palms, Whim::djinns};
  const char* cities[] = {"a6", "b6", "d6", "e6", "f6"};
  for (int i = 0; i < 5; ++i) state.whims[index(dealt[i])] = WhimPlace::on(tile(cities[i]));
  EXPECT_EQ(problem_with(state), "whims: none to deal");
}

// ---- Items at work ----------------------------------------------------------------------------------------

TEST(ExpansionCheck, R51_AnItemAtWorkFitsTheStep) {
  State state = turn().state();
  state.item_stack.remove(Item::lamp);
  state.item_used = true;
  EXPECT_EQ(problem_with(state), "") << "one may have been used";
  state.item_in_use = in_use(Item::lamp);
  EXPECT_EQ(problem_with(state), "item_in_use: does not fit the step");
  state.item_in_use = in_use(Item::carpet);
  state.item_stack.add(Item::lamp);
  state.item_stack.remove(Item::carpet);
  EXPECT_EQ(problem_with(state), "") << "the carpet is, until the last drop";
  state.item_used = false;
  EXPECT_EQ(problem_with(state), "item_used: must be set while one is in use");

  State auction = Scene(both).state();
  auction.item_used = true;
  EXPECT_EQ(problem_with(auction), "item_used: does not fit the step");
  State wrong = played(turn_with(Item::scimitar), {"use scimitar d4"});
  wrong.item_in_use = in_use(Item::flute);
  wrong.item_stack.remove(Item::flute);
  EXPECT_EQ(problem_with(wrong), "item_in_use: does not fit the step");
}

TEST(ExpansionCheck, R52_TheScimitarHasTwoToRemove) {
  const State state = played(turn_with(Item::scimitar), {"use scimitar d4"});
  State left = state;
  left.left = 3;
  EXPECT_EQ(problem_with(left), "left: does not fit the step");
  State few = state;
  few.place = tile("b3");
  EXPECT_EQ(problem_with(few), "place: too few meeples");
}

TEST(ExpansionCheck, R55_TheFluteHasOneToFiveToCall) {
  const State state = played(turn_with(Item::flute), {"use flute d3"});
  State left = state;
  left.left = 6;
  EXPECT_EQ(problem_with(left), "left: does not fit the step");
  State lonely = state;
  lonely.place = tile("a6");
  EXPECT_EQ(problem_with(lonely), "place: no meeple beside it");
  State hole = state;
  hole.place = tile("c6");
  EXPECT_EQ(problem_with(hole), "place: not a tile of the land");
}

TEST(ExpansionCheck, R57_TheTalismanMovesAnOwnCamel) {
  State state = played(turn_with(Item::talisman), {"use talisman a2"});
  state.place = tile("a3");
  EXPECT_EQ(problem_with(state), "place: not a tile of the seat");
}

TEST(ExpansionCheck, R53_TheLampNeedsADeck) {
  State state = played(turn_with(Item::lamp), {"use lamp deck"});
  state.djinn_deck = {};
  EXPECT_EQ(problem_with(state), "djinn_deck: nothing to draw");
}

TEST(ExpansionCheck, R58_TheHornFillsARowThatIsNotFullAndOrdersWhatIsThere) {
  const State filling = played(turn_with(Item::horn), {"use horn"});
  ASSERT_EQ(filling.step, Step::fill_row);
  State no_deck = filling;
  no_deck.deck = {};
  EXPECT_EQ(problem_with(no_deck), "deck: nothing to draw");
  State full = filling;
  full.card_row = {Card::fish, Card::silk, Card::fish, Card::fish, Card::fish,
                   Card::fish, Card::fish, Card::silk, Card::silk};
  full.card_row_size = 9;
  full.deck.remove(Card::fish, 5);
  full.deck.remove(Card::silk, 2);
  EXPECT_EQ(problem_with(full), "card_row: is full");
  full.step = Step::order_row;
  EXPECT_EQ(problem_with(full), "left: does not fit the row");
  full.left = 9;
  EXPECT_EQ(problem_with(full), "");
}

TEST(ExpansionCheck, R51_AnItemInTheMiddleOfASowingLeavesAWayToFinishIt) {
  const State state = played(turn_with(Item::flute), {"take b3", "use flute d3"});
  EXPECT_EQ(state.resume, Step::drop);
  State no_end = state;
  no_end.meeples[index(tile("c3"))].remove(elder);
  EXPECT_EQ(problem_with(no_end), "hand: this sowing cannot be finished");
  State nothing = state;
  nothing.hand = {};
  EXPECT_EQ(problem_with(nothing), "hand: no meeple to drop");

  const State cutting = played(turn_with(Item::scimitar).meeples("c3", {elder, vizier, vizier}),
                               {"take b3", "use scimitar c3"});
  State dead_end = cutting;
  dead_end.meeples[index(tile("c3"))].remove(vizier);
  EXPECT_EQ(problem_with(dead_end), "hand: this sowing cannot be finished") << "once two are removed";
}

TEST(ExpansionCheck, R51_AnItemBeforeCollectingLeavesTheDroppedMeepleAndAnother) {
  const State state = played(turn_with(Item::flute), {"take b3", "drop c3 elder", "use flute c4"});
  EXPECT_EQ(state.resume, Step::collect);
  State alone = state;
  alone.meeples[index(tile("c3"))].remove(elder);
  EXPECT_EQ(problem_with(alone), "dropped: no match on the tile");
  State in_hand = state;
  in_hand.hand = Meeples::of(elder);
  EXPECT_NE(problem_with(in_hand), "");
}

TEST(ExpansionCheck, R36_OnlyItemsReturnIntoASowing) {
  State state =
      played(turn().djinn(Seat::one, Djinn::sloar).cards(Seat::one, {Card::fakir}), {"use sloar fakir"});
  for (Step step : {Step::drop, Step::collect}) {
    state.resume = step;
    EXPECT_EQ(problem_with(state), "resume: not a point of the turn");
  }
}

TEST(ExpansionCheck, R40_WhatBuildersBroughtIsKnownAfterThemAlone) {
  const Scene scene = turn(whims).meeples("d3", {builder}).meeples("e3", {builder});
  State before = scene.state();
  before.built = 14;
  EXPECT_EQ(problem_with(before), "built: does not fit the step");
  const State after = played(scene, {"take d3", "drop e3 builder", "collect", "fakirs 0"});
  EXPECT_EQ(after.built, 14);
  State taken = after;
  taken.whim_after_build = true;
  EXPECT_EQ(problem_with(taken), "whim_after_build: does not fit the step");
}

TEST(ExpansionCheck, R64_DeedsAreNotedOnlyWhileAssassinsKill) {
  State state = turn().state();
  state.deeds = killed(elder);
  EXPECT_EQ(problem_with(state), "deeds: does not fit the step");
  State killing = played(turn(whims)
                             .meeples("b3", {assassin})
                             .meeples("c3", {assassin, vizier})
                             .djinn(Seat::one, Djinn::kandicha)
                             .meeples("d4", {merchant}),
                         {"take b3", "drop c3 assassin", "collect", "kill d4 merchant"});
  ASSERT_EQ(killing.step, Step::draw_card);
  EXPECT_EQ(killing.deeds, killed(merchant));
  killing.deeds = built_much;
  EXPECT_EQ(problem_with(killing), "deeds: does not fit the step");
}

}  // namespace
}  // namespace naqala::test
