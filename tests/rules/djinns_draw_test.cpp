// Djinns that draw from a deck: Sibittis, Sloar; and Ba'al, who is paid when a djinn is taken. R33, R38.
#include <string>
#include <utility>
#include <vector>

#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/game.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

DjinnSet set_of(std::initializer_list<Djinn> djinns) {
  DjinnSet set;
  for (Djinn djinn : djinns) set.add(djinn);
  return set;
}

// Every djinn of the discards goes to seat two: nothing is left to remake the deck from.
void give_djinn_discards_to_seat_two(State& state) {
  state.djinns[1] = state.djinns[1] | djinn_discards(state);
}

// The plain turn of seat one, that has Sibittis and can pay.
Scene sibittis() { return plain_turn().djinn(Seat::one, Djinn::sibittis).elders(Seat::one, 2); }

// ---- Sibittis ---------------------------------------------------------------------------------------------

TEST(Djinns, Sibittis_KeepsOneOfThreeAndDiscardsTwo) {
  State state = sibittis().state();
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal djinn boaz", "deal djinn marid", "deal djinn enki"});
  EXPECT_EQ(actor(state), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"keep boaz", "keep marid", "keep enki"}));
  play(layout, state, {"keep marid"});
  EXPECT_EQ(state.djinns[0], set_of({Djinn::sibittis, Djinn::marid}));
  EXPECT_EQ(djinn_discards(state), set_of({Djinn::boaz, Djinn::enki}));
  EXPECT_TRUE(state.djinns_drawn.empty());
}

TEST(Djinns, Sibittis_EachDjinnOfTheDeckIsAsLikelyAndNoneTwice) {
  State state = sibittis().djinn_row({Djinn::leta}).djinn_discards({Djinn::utug}).state();
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder"});
  OutcomeList outcomes;
  chance_outcomes(state, outcomes);
  EXPECT_EQ(outcomes.size(), 19u);
  for (const Outcome& outcome : outcomes) EXPECT_EQ(outcome.weight, 1u);
  EXPECT_FALSE(offers(layout, state, "deal djinn leta")) << "face up in the row";
  EXPECT_FALSE(offers(layout, state, "deal djinn utug")) << "discarded";
  play(layout, state, {"deal djinn boaz"});
  EXPECT_FALSE(offers(layout, state, "deal djinn boaz"));
}

TEST(Djinns, Sibittis_WhatItKeepsCanBeUsedAtOnce) {
  State state = sibittis().elders(Seat::one, 3).state();
  const Layout layout(state);
  play(layout, state,
       {"use sibittis elder elder", "deal djinn boaz", "deal djinn marid", "deal djinn enki", "keep enki"});
  EXPECT_TRUE(offers(layout, state, "use enki elder a1"));
}

TEST(Djinns, Sibittis_R38_DrawsWhatIsThere) {
  State two = sibittis().djinn_deck({Djinn::boaz, Djinn::enki}).djinn_row({Djinn::leta}).state();
  give_djinn_discards_to_seat_two(two);
  const Layout layout(two);
  play(layout, two, {"use sibittis elder elder", "deal djinn boaz", "deal djinn enki"});
  EXPECT_TRUE(offers_only(layout, two, {"keep boaz", "keep enki"}));
}

TEST(Djinns, Sibittis_R38_OneDjinnLeftIsKept) {
  State state = sibittis().djinn_deck({Djinn::boaz}).state();
  give_djinn_discards_to_seat_two(state);
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder", "deal djinn boaz"});
  EXPECT_TRUE(offers_only(layout, state, {"keep boaz"}));
}

TEST(Djinns, Sibittis_NotOfferedWithNoDjinnInDeckOrDiscards) {
  State state = sibittis().djinn_deck({}).state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "use sibittis elder elder")) << "all are in the discards";
  give_djinn_discards_to_seat_two(state);
  EXPECT_EQ(offered(layout, state, "use sibittis"), Texts{});
}

TEST(Djinns, Sibittis_R33_TheDeckIsRemadeWithoutTheDrawnOnes) {
  State state = sibittis().djinn_deck({Djinn::boaz}).state();
  const DjinnSet discarded = djinn_discards(state);
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder", "deal djinn boaz"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(state.djinn_deck, discarded);
  EXPECT_FALSE(offers(layout, state, "deal djinn boaz"));
  play(layout, state, {"deal djinn marid", "deal djinn enki", "keep boaz"});
  EXPECT_EQ(djinn_discards(state), set_of({Djinn::marid, Djinn::enki}));
  EXPECT_EQ(state.djinn_deck, discarded - set_of({Djinn::marid, Djinn::enki}));
}

TEST(Djinns, Sibittis_TheRowIsNotTouched) {
  State state = sibittis().djinn_row({Djinn::leta, Djinn::utug}).state();
  const Layout layout(state);
  play(layout, state,
       {"use sibittis elder elder", "deal djinn boaz", "deal djinn marid", "deal djinn enki", "keep enki"});
  EXPECT_EQ(state.djinn_row_size, 2);
}

// ---- Sloar ------------------------------------------------------------------------------------------------

// The plain turn of seat one, that has Sloar and one fakir.
Scene sloar() { return plain_turn().djinn(Seat::one, Djinn::sloar).cards(Seat::one, {Card::fakir}); }

// Every card that is nowhere yet goes to seat two, but for these.
void give_the_rest_to_seat_two(State& state, Cards but) { state.open[1] += discards(state) - but; }

TEST(Djinns, Sloar_TakesTheTopCardOfTheDeck) {
  State state = sloar().state();
  const Layout layout(state);
  play(layout, state, {"use sloar fakir"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(state.open[0], Cards{}) << "paid first";
  play(layout, state, {"deal gold"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::gold));
  EXPECT_EQ(state.open[0], Cards{}) << "nobody else has seen it";
  EXPECT_EQ(state.step, Step::take);
}

TEST(Djinns, Sloar_OnlyAFakirPays) {
  const State state = plain_turn().djinn(Seat::one, Djinn::sloar).elders(Seat::one, 5).state();
  EXPECT_EQ(offered(Layout(state), state, "use sloar"), Texts{});
}

TEST(Djinns, Sloar_OddsAreTheCardsInTheDeck) {
  State state = sloar().deck({Card::gold, Card::fish, Card::fish, Card::fakir}).state();
  play(Layout(state), state, {"use sloar fakir"});
  OutcomeList outcomes;
  chance_outcomes(state, outcomes);
  ASSERT_EQ(outcomes.size(), 3u);
  for (const Outcome& outcome : outcomes)
    EXPECT_EQ(outcome.weight, outcome.action == Action::deal(Card::fish) ? 2u : 1u);
}

TEST(Djinns, Sloar_R33_TheFakirJustPaidIsAmongTheReshuffledDiscards) {
  State state = sloar().deck({}).state();
  give_the_rest_to_seat_two(state, Cards::of(Card::gold));
  const Layout layout(state);
  ASSERT_EQ(discards(state), Cards::of(Card::gold));
  play(layout, state, {"use sloar fakir"});
  EXPECT_TRUE(offers_only(layout, state, {"deal gold", "deal fakir"}));
  play(layout, state, {"deal fakir"});
  EXPECT_EQ(state.deck, Cards::of(Card::gold));
  EXPECT_TRUE(discards(state).empty());
}

TEST(Djinns, Sloar_R33_TheLastCardOfTheDeckIsDrawnWithoutReshuffling) {
  State state = sloar().deck({Card::gold}).state();
  const Layout layout(state);
  play(layout, state, {"use sloar fakir"});
  EXPECT_TRUE(offers_only(layout, state, {"deal gold"}));
  play(layout, state, {"deal gold"});
  EXPECT_TRUE(state.deck.empty()) << "remade when the next draw falls due";
}

TEST(Djinns, Sloar_NotOfferedWithDeckAndDiscardsEmpty) {
  State state = sloar().deck({}).state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "use sloar fakir"));
  give_the_rest_to_seat_two(state, Cards{});
  ASSERT_TRUE(discards(state).empty());
  EXPECT_EQ(offered(layout, state, "use sloar"), Texts{});
}

TEST(Djinns, Sloar_AFakirItBroughtMayPayForAnotherDjinn) {
  State state = sloar().djinn(Seat::one, Djinn::enki).state();
  const Layout layout(state);
  play(layout, state, {"use sloar fakir", "deal fakir", "use enki fakir a1"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards{});
}

// ---- Ba'al ------------------------------------------------------------------------------------------------

// Seat one has sown a vizier from d3 to the sacred place d2 and may take a djinn.
State at_sacred_place(Scene scene) {
  State state = scene.meeples("d3", {vizier})
                    .meeples("d2", {vizier})
                    .elders(Seat::one, 4)
                    .djinn_row({Djinn::boaz, Djinn::baal})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take d3", "drop d2 vizier", "collect", "keep"});
  return state;
}

std::pair<int, int> gained(const State& state) { return {state.coins[0] - 50, state.coins[1] - 50}; }

TEST(Djinns, Baal_PaidWhenADjinnIsTakenAtASacredPlace) {
  for (Seat owner : {Seat::one, Seat::two}) {
    State state = Scene(2)
                      .meeples("d3", {vizier})
                      .meeples("d2", {vizier})
                      .elders(Seat::one, 2)
                      .djinn(owner, Djinn::baal)
                      .djinn_row({Djinn::boaz})
                      .turn(Seat::one)
                      .state();
    const Layout layout(state);
    play(layout, state, {"take d3", "drop d2 vizier", "collect", "keep", "djinn 1 elder elder"});
    EXPECT_EQ(gained(state), owner == Seat::one ? std::pair(1, 0) : std::pair(0, 2));
  }
}

TEST(Djinns, Baal_PaidWhenSibittisKeepsADjinn) {
  for (Seat owner : {Seat::one, Seat::two}) {
    State state = sibittis().djinn(owner, Djinn::baal).state();
    const Layout layout(state);
    play(layout, state,
         {"use sibittis elder elder", "deal djinn boaz", "deal djinn marid", "deal djinn enki"});
    EXPECT_EQ(gained(state), std::pair(0, 0)) << "drawn is not taken";
    play(layout, state, {"keep enki"});
    EXPECT_EQ(gained(state), owner == Seat::one ? std::pair(1, 0) : std::pair(0, 2));
  }
}

TEST(Djinns, Baal_NotForBaalItself) {
  State bought = at_sacred_place(Scene(2));
  play(Layout(bought), bought, {"djinn 2 elder elder"});
  EXPECT_TRUE(has_djinn(bought, Seat::one, Djinn::baal));
  EXPECT_EQ(gained(bought), std::pair(0, 0));

  State kept = sibittis().state();
  const Layout layout(kept);
  play(layout, kept,
       {"use sibittis elder elder", "deal djinn boaz", "deal djinn baal", "deal djinn enki", "keep baal"});
  EXPECT_TRUE(has_djinn(kept, Seat::one, Djinn::baal));
  EXPECT_EQ(gained(kept), std::pair(0, 0));
}

TEST(Djinns, Baal_PaysForTheNextDjinnOfTheSameTurn) {
  State state = at_sacred_place(Scene(2).djinn(Seat::one, Djinn::sibittis));
  const Layout layout(state);
  play(layout, state, {"djinn 2 elder elder"});
  EXPECT_EQ(gained(state), std::pair(0, 0));
  play(layout, state,
       {"use sibittis elder elder", "deal djinn leta", "deal djinn utug", "deal djinn marid", "keep leta"});
  EXPECT_EQ(gained(state), std::pair(1, 0));
}

TEST(Djinns, Baal_InTheRowOrTheDeckPaysNobody) {
  State state = at_sacred_place(Scene(2));
  play(Layout(state), state, {"djinn 1 elder elder"});
  EXPECT_EQ(gained(state), std::pair(0, 0));
}

}  // namespace
}  // namespace naqala::test
