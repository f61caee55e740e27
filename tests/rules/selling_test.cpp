// Section 8 of the rules: selling and clean-up.
#include <map>
#include <string>
#include <vector>

#include "notation/action_text.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// ---- Selling ----------------------------------------------------------------------------------------------

// Seat one is about to sell (it had nothing to sow).
State selling(Scene scene) {
  State state = scene.turn(Seat::one).state();
  play(Layout(state), state, {"skip"});
  EXPECT_EQ(state.step, Step::end);
  return state;
}

TEST(Selling, R32_ASetIsPaidByItsSize) {
  const auto coins_for = [](std::string_view sale) {
    State state =
        selling(Scene(2)
                    .coins(Seat::one, 0)
                    .cards(Seat::one, {Card::ivory, Card::jewels, Card::gold, Card::papyrus, Card::silk,
                                       Card::spice, Card::fish, Card::wheat, Card::pottery}));
    play(Layout(state), state, {sale});
    return static_cast<int>(state.coins[0]);
  };
  EXPECT_EQ(coins_for("sell fish"), 1);
  EXPECT_EQ(coins_for("sell ivory"), 1) << "all goods are worth the same";
  EXPECT_EQ(coins_for("sell fish wheat"), 3);
  EXPECT_EQ(coins_for("sell gold fish wheat"), 7);
  EXPECT_EQ(coins_for("sell gold papyrus fish wheat"), 13);
  EXPECT_EQ(coins_for("sell gold papyrus silk fish wheat"), 21);
  EXPECT_EQ(coins_for("sell gold papyrus silk spice fish wheat"), 30);
  EXPECT_EQ(coins_for("sell jewels gold papyrus silk spice fish wheat"), 40);
  EXPECT_EQ(coins_for("sell ivory jewels gold papyrus silk spice fish wheat"), 50);
  EXPECT_EQ(coins_for("sell ivory jewels gold papyrus silk spice fish wheat pottery"), 60);
}

// The rulebook's example: nine cards, six different and three of them twice.
TEST(Selling, R32_ASaleOfThirtyAndSeven) {
  State state =
      selling(Scene(2).cards(Seat::one, {Card::gold, Card::papyrus, Card::papyrus, Card::silk, Card::silk,
                                         Card::spice, Card::fish, Card::fish, Card::wheat}));
  const Layout layout(state);
  play(layout, state, {"sell gold papyrus silk spice fish wheat"});
  EXPECT_EQ(state.coins[0], 80);
  EXPECT_FALSE(offers(layout, state, "sell gold")) << "gone";
  play(layout, state, {"sell papyrus silk fish"});
  EXPECT_EQ(state.coins[0], 87);
  EXPECT_TRUE(cards_of(state, Seat::one).empty());
  EXPECT_TRUE(offers_only(layout, state, {"end"}));
}

TEST(Selling, R32_SoldGoodsGoToTheDiscards) {
  State state = selling(Scene(2).cards(Seat::one, {Card::gold, Card::fish}).unseen(Seat::one, {Card::fish}));
  play(Layout(state), state, {"sell gold fish", "sell fish"});
  EXPECT_EQ(discards(state), Cards::of(Card::gold) + Cards::of(Card::fish, 2));
}

TEST(Selling, R32_AnySetOfDifferentGoodsIsOfferedAndNoneNeedBeSold) {
  const State state = selling(Scene(2).cards(Seat::one, {Card::gold, Card::fish, Card::fish, Card::wheat}));
  EXPECT_TRUE(offers_only(Layout(state), state,
                          {"sell gold", "sell fish", "sell wheat", "sell gold fish", "sell gold wheat",
                           "sell fish wheat", "sell gold fish wheat", "end"}));
}

TEST(Selling, R32_AllSetsOfNineGoods) {
  State state =
      selling(Scene(2).cards(Seat::one, {Card::ivory, Card::jewels, Card::gold, Card::papyrus, Card::silk,
                                         Card::spice, Card::fish, Card::wheat, Card::pottery}));
  EXPECT_EQ(offered(Layout(state), state, "sell ").size(), 511u);
}

TEST(Selling, R32_FakirsAreNoGoods) {
  const State fakirs = selling(Scene(2).cards(Seat::one, {Card::fakir, Card::fakir}));
  EXPECT_TRUE(offers_only(Layout(fakirs), fakirs, {"end"}));
  const State mixed = selling(Scene(2).cards(Seat::one, {Card::fakir, Card::fish}));
  EXPECT_TRUE(offers_only(Layout(mixed), mixed, {"sell fish", "end"}));
}

TEST(Selling, R32_OnlyTheOwnGoodsAndOnlyInTheOwnTurn) {
  const State state = selling(Scene(2).cards(Seat::two, {Card::fish, Card::gold}));
  EXPECT_TRUE(offers_only(Layout(state), state, {"end"}));
}

// ---- Clean-up ---------------------------------------------------------------------------------------------

// The last turn of a round, made by seat one, is over but for its `end`.
State at_round_end(Scene scene) {
  State state = scene.meeples("a1", {Tribe::elder})
                    .meeples("a2", {Tribe::elder, Tribe::vizier})
                    .turn(Seat::one, {})
                    .state();
  play(Layout(state), state, {"take a1", "drop a2 elder", "collect", "keep", "skip"});
  return state;
}

// What chance can do now, each outcome with its weight.
std::map<std::string, int> odds(const State& state) {
  OutcomeList list;
  chance_outcomes(state, list);
  std::map<std::string, int> result;
  for (const Outcome& outcome : list) result[to_text(outcome.action)] = static_cast<int>(outcome.weight);
  return result;
}
using Odds = std::map<std::string, int>;

constexpr auto seven_cards = {Card::fish,  Card::fish,  Card::fakir, Card::fakir,
                              Card::fakir, Card::wheat, Card::silk};
constexpr auto nine_cards = {Card::fish,  Card::fish,  Card::fakir, Card::fakir, Card::fakir,
                             Card::wheat, Card::wheat, Card::silk,  Card::gold};
constexpr auto three_djinns = {Djinn::haurvatat, Djinn::boaz, Djinn::jafaar};

// The cards of the box that are in no seat's hands go to seat two.
Scene hand_out_all_cards(Scene scene, Cards others) {
  for (Card card : all<Card>)
    for (int i = others[card]; i < all_cards()[card]; ++i) scene.cards(Seat::two, {card});
  return scene;
}

TEST(CleanUp, R33_TheRowIsDealtToNineThenTheDjinnsToThree) {
  State state = at_round_end(Scene(3).row(seven_cards).djinn_row({Djinn::boaz}));
  const Layout layout(state);
  play(layout, state, {"end"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal ivory"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal pottery", "deal djinn enki"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal djinn marid"});

  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(actor(state), Seat::two) << "the first that played in the round that is over";
  EXPECT_EQ(state.card_row_size, 9);
  EXPECT_EQ(state.card_row, (std::array{Card::fish, Card::fish, Card::fakir, Card::fakir, Card::fakir,
                                        Card::wheat, Card::silk, Card::ivory, Card::pottery}));
  EXPECT_EQ(state.djinn_row, (std::array{Djinn::boaz, Djinn::enki, Djinn::marid}));
  EXPECT_EQ(state.deck, all_cards() - Cards::of(Card::fish, 2) - Cards::of(Card::fakir, 3) -
                            Cards::of(Card::wheat) - Cards::of(Card::silk) - Cards::of(Card::ivory) -
                            Cards::of(Card::pottery));
  EXPECT_EQ(state.djinn_deck.size(), 19);
}

TEST(CleanUp, R33_NotBeforeTheLastTurnOfTheRound) {
  State state = Scene(3)
                    .meeples("a1", {Tribe::elder})
                    .meeples("a2", {Tribe::elder, Tribe::vizier})
                    .meeples("c4", {Tribe::elder})
                    .meeples("c5", {Tribe::elder})
                    .row(seven_cards)
                    .turn(Seat::one, {Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take a1", "drop a2 elder", "collect", "keep", "skip", "end"});
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_EQ(state.card_row_size, 7);
}

TEST(CleanUp, R33_WithFullRowsTheNextAuctionBeginsAtOnce) {
  State state = at_round_end(Scene(3).row(nine_cards).djinn_row(three_djinns));
  play(Layout(state), state, {"end"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(actor(state), Seat::two);
}

TEST(CleanUp, R33_NotAfterTheLastTurnOfTheGame) {
  State state = at_round_end(Scene(3).row(seven_cards).last_round());
  const Layout layout(state);
  play(layout, state, {"end"});
  EXPECT_EQ(actor(state), nobody);
  EXPECT_EQ(state.step, Step::over);
  EXPECT_EQ(state.card_row_size, 7);
  EXPECT_EQ(state.djinn_row_size, 0);
}

TEST(CleanUp, R33_EachCardOfTheDeckIsAsLikelyAsEveryOther) {
  State state =
      at_round_end(Scene(3).row(seven_cards).deck({Card::fish, Card::fish, Card::gold, Card::fakir}));
  const Layout layout(state);
  play(layout, state, {"end"});
  EXPECT_EQ(odds(state), (Odds{{"deal fish", 2}, {"deal gold", 1}, {"deal fakir", 1}}));
  EXPECT_TRUE(offers_only(layout, state, {"deal fish", "deal gold", "deal fakir"}));
  play(layout, state, {"deal fish"});
  EXPECT_EQ(odds(state), (Odds{{"deal fish", 1}, {"deal gold", 1}, {"deal fakir", 1}}));
}

TEST(CleanUp, R33_WhenTheDeckIsEmptyTheDiscardsBecomeTheDeck) {
  State state = at_round_end(hand_out_all_cards(
      Scene(3).row(seven_cards).deck({Card::ivory}),
      Cards::of(Card::fish, 2) + Cards::of(Card::fakir, 3) + Cards::of(Card::wheat) + Cards::of(Card::silk) +
          Cards::of(Card::ivory) + Cards::of(Card::pottery, 2) + Cards::of(Card::spice)));
  const Layout layout(state);
  EXPECT_EQ(discards(state), Cards::of(Card::pottery, 2) + Cards::of(Card::spice));
  play(layout, state, {"end"});
  EXPECT_EQ(odds(state), (Odds{{"deal ivory", 1}})) << "first what is left in the deck";
  play(layout, state, {"deal ivory"});
  EXPECT_EQ(odds(state), (Odds{{"deal pottery", 2}, {"deal spice", 1}}));
  play(layout, state, {"deal spice"});
  EXPECT_EQ(state.card_row_size, 9);
  EXPECT_EQ(state.deck, Cards::of(Card::pottery, 2));
  EXPECT_TRUE(discards(state).empty());
}

TEST(CleanUp, R33_TheDeckIsNotRemadeBeforeADrawFallsDue) {
  State state = at_round_end(Scene(3)
                                 .row({Card::fish, Card::fish, Card::fakir, Card::fakir, Card::fakir,
                                       Card::wheat, Card::silk, Card::gold})
                                 .djinn_row(three_djinns)
                                 .deck({Card::ivory}));
  const Layout layout(state);
  const Cards before = discards(state);
  play(layout, state, {"end", "deal ivory"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_TRUE(state.deck.empty());
  EXPECT_EQ(discards(state), before);
}

TEST(CleanUp, R33_IfThereAreNoCardsTheRowStaysShort) {
  const Cards row = Cards::of(Card::fish, 2);
  State state = at_round_end(
      hand_out_all_cards(Scene(3).row({Card::fish}).djinn_row(three_djinns).deck({Card::fish}), row));
  const Layout layout(state);
  play(layout, state, {"end", "deal fish"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.card_row_size, 2);
}

TEST(CleanUp, R33_WhenTheDjinnsAreOutTheirDiscardsBecomeTheDeck) {
  State state =
      at_round_end(Scene(3).row(nine_cards).djinn_deck({Djinn::enki}).djinn(Seat::two, Djinn::marid));
  const Layout layout(state);
  play(layout, state, {"end"});
  EXPECT_EQ(odds(state), (Odds{{"deal djinn enki", 1}}));
  play(layout, state, {"deal djinn enki"});
  EXPECT_EQ(odds(state).size(), 20u) << "all but Enki in the row and Marid in front of a seat";
  EXPECT_FALSE(offers(layout, state, "deal djinn enki"));
  EXPECT_FALSE(offers(layout, state, "deal djinn marid"));
  play(layout, state, {"deal djinn boaz", "deal djinn leta"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.djinn_deck.size(), 18);
}

TEST(CleanUp, R33_IfThereAreNoDjinnsTheirRowStaysShort) {
  Scene scene = Scene(3).row(nine_cards).djinn_deck({Djinn::enki});
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(Options{}).has(djinn) && djinn != Djinn::enki) scene.djinn(Seat::three, djinn);
  State state = at_round_end(scene);
  play(Layout(state), state, {"end", "deal djinn enki"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.djinn_row_size, 1);
}

// Ruling: also in mid-round; the fakir just paid is among the new deck.
TEST(CleanUp, R33_ADrawInMidRoundRemakesTheDeckWithTheFakirJustPaid) {
  Scene scene = Scene(2).cards(Seat::one, {Card::fakir}).djinn(Seat::one, Djinn::sloar).deck({});
  State state =
      hand_out_all_cards(scene, Cards::of(Card::fakir) + Cards::of(Card::gold)).turn(Seat::one).state();
  const Layout layout(state);
  EXPECT_EQ(discards(state), Cards::of(Card::gold));
  play(layout, state, {"use sloar fakir"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(odds(state), (Odds{{"deal fakir", 1}, {"deal gold", 1}}));
  play(layout, state, {"deal gold"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::gold));
  EXPECT_EQ(state.deck, Cards::of(Card::fakir));
}

TEST(CleanUp, R33_DjinnsThatSibittisHasDrawnAreNotInTheNewDeck) {
  Scene scene =
      Scene(2).elders(Seat::one, 2).djinn(Seat::one, Djinn::sibittis).djinn_deck({Djinn::enki, Djinn::leta});
  for (Djinn djinn : all<Djinn>) {
    const bool elsewhere = djinn == Djinn::sibittis || djinn == Djinn::enki || djinn == Djinn::leta ||
                           djinn == Djinn::utug || djinn == Djinn::iblis;
    if (djinns_of(Options{}).has(djinn) && !elsewhere) scene.djinn(Seat::two, djinn);
  }
  State state = scene.turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder", "deal djinn leta", "deal djinn enki"});
  EXPECT_EQ(odds(state), (Odds{{"deal djinn utug", 1}, {"deal djinn iblis", 1}}));
  play(layout, state, {"deal djinn utug", "keep enki"});
  EXPECT_EQ(state.djinn_deck, DjinnSet::of(Djinn::iblis)) << "Leta and Utug are the new discards";
}

}  // namespace
}  // namespace naqala::test
