// Magic items in general (R51), and those that act on cards and djinns: lamp, ring, horn (R53, R56, R58).
#include "rules/items.hpp"

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};

// The plain turn, with the tent placed so that no question comes up on the way.
Scene turn_with(Item item) { return plain_turn(artisans).tent(Seat::one, "a1").items(Seat::one, {item}); }

// Whether some form of this item is offered.
bool offers_item(const Layout& layout, const State& state, const std::string& item) {
  return !offered(layout, state, "use " + item).empty();
}

// ---- When an item is used ---------------------------------------------------------------------------------

class ItemAtPoint : public testing::TestWithParam<Step> {};
INSTANTIATE_TEST_SUITE_P(Items, ItemAtPoint, testing::ValuesIn(points));

TEST_P(ItemAtPoint, R51_AMagicItemIsUsedAtTheFourPointsAndThePointStaysOpen) {
  for (const char* use :
       {"use lamp 1", "use ring chest", "use scimitar e5", "use flute e4", "use talisman a1", "use horn"}) {
    State state = plain_turn(artisans)
                      .tent(Seat::one, "a1")
                      .items(Seat::one, {Item::scimitar, Item::lamp, Item::flute, Item::ring, Item::talisman,
                                         Item::horn})
                      .item_discards({Item::chest})
                      .djinn_row({Djinn::geb})
                      .meeples("e5", {elder, elder, builder})
                      .state();
    const Layout layout(state);
    go_to(layout, state, GetParam());
    EXPECT_TRUE(offers(layout, state, use));
  }
  State state = turn_with(Item::lamp).djinn_row({Djinn::geb}).state();
  const Layout layout(state);
  go_to(layout, state, GetParam());
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(state.step, GetParam());
}

// In the middle of a sowing: items_sowing_test.cpp.
TEST(Items, R51_NotInAnothersTurn) {
  State state = plain_turn(artisans).tent(Seat::one, "a1").items(Seat::two, {Item::horn, Item::lamp}).state();
  const Layout layout(state);
  for (Step point : points) {
    EXPECT_TRUE(offered(layout, state, "use").empty());
    play(layout, state, {closing(point)});
    if (point == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
  }
}

TEST(Items, R51_AtMostOneATurn) {
  State state = plain_turn(artisans)
                    .tent(Seat::one, "a1")
                    .items(Seat::one, {Item::lamp, Item::horn})
                    .djinn_row({Djinn::geb})
                    .meeples("e5", {vizier})
                    .meeples("e4", {vizier})
                    .turn(Seat::one, {Seat::one})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_item(layout, state, "horn"));
  play(layout, state, {"use lamp 1"});
  EXPECT_FALSE(offers_item(layout, state, "horn"));
  play(layout, state, {"take b2", "drop c2 vizier", "collect", "keep", "skip"});
  EXPECT_FALSE(offers_item(layout, state, "horn"));
  play(layout, state, {"end"});
  EXPECT_EQ(state.active, Seat::one) << "the second marker of the seat";
  EXPECT_TRUE(offers_item(layout, state, "horn")) << "another turn";
}

TEST(Items, R51_AlsoInTheTurnItWasTaken) {
  State state = Scene(artisans)
                    .meeples("b3", {artisan})
                    .meeples("c3", {artisan, vizier})
                    .djinn_row({Djinn::geb})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state,
       {"take b3", "drop c3 artisan", "collect", "keep", "deal item lamp", "deal item horn", "keep lamp"});
  EXPECT_TRUE(offers(layout, state, "use lamp 1"));
}

TEST(Items, R51_AnItemTakenUnseenIsSeenByAllWhenItIsUsed) {
  State state =
      plain_turn(artisans).secret_items(Seat::one, {Item::lamp, Item::chest}).djinn_row({Djinn::geb}).state();
  const Layout layout(state);
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(item_discards(state), Items::of(Item::lamp));
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::chest));
  EXPECT_EQ(secret_items_of(state, Seat::one), 1);
}

TEST(Items, R51_PreciousItemsAreNotUsed) {
  State state = plain_turn(artisans).items(Seat::one, {Item::jewellery, Item::chest, Item::crown}).state();
  EXPECT_TRUE(offered(Layout(state), state, "use").empty());
}

// ---- Lamp -------------------------------------------------------------------------------------------------

TEST(Items, R53_TheLampTakesAFaceUpDjinn) {
  State state = turn_with(Item::lamp).djinn_row({Djinn::geb, Djinn::ptah, Djinn::enki}).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use lamp"),
            (std::vector<std::string>{"use lamp 1", "use lamp 2", "use lamp 3", "use lamp deck"}));
  play(layout, state, {"use lamp 2"});
  EXPECT_EQ(state.djinns[0], DjinnSet::of(Djinn::ptah));
  EXPECT_EQ(state.djinn_row_size, 2) << "not refilled before clean-up";
  EXPECT_EQ(state.coins[0], 50) << "it costs nothing";
  EXPECT_EQ(item_discards(state), Items::of(Item::lamp));
}

TEST(Items, R53_OrTheTopOneOfTheDeckUnseenBefore) {
  State state = turn_with(Item::lamp).djinn_row({Djinn::geb}).state();
  const Layout layout(state);
  play(layout, state, {"use lamp deck"});
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(legal_texts(layout, state).size(), 23u);
  EXPECT_FALSE(item_discards(state).has(Item::lamp)) << "only after its effect";
  play(layout, state, {"deal djinn kumarbi"});
  EXPECT_EQ(state.djinns[0], DjinnSet::of(Djinn::kumarbi));
  EXPECT_EQ(state.djinn_row_size, 1);
  EXPECT_EQ(item_discards(state), Items::of(Item::lamp));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Items, R53_ADjinnFromTheLampMayBeUsedInTheSameTurn) {
  State state = turn_with(Item::lamp).djinn_row({Djinn::enki}).elders(Seat::one, 1).state();
  const Layout layout(state);
  play(layout, state, {"use lamp 1"});
  EXPECT_TRUE(offers(layout, state, "use enki elder c3"));
}

TEST(Items, R53_WithAnEmptyDeckTheDiscardsAreShuffled) {
  State state = turn_with(Item::lamp).djinn_deck({}).djinn(Seat::two, Djinn::boaz).state();
  const Layout layout(state);
  play(layout, state, {"use lamp deck"});
  EXPECT_EQ(legal_texts(layout, state).size(), 23u) << "all but Boaz";
}

TEST(Items, R53_WithoutAnyDjinnTheLampIsNotOffered) {
  Scene scene = turn_with(Item::lamp);
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(artisans).has(djinn)) scene.djinn(Seat::two, djinn);
  const State state = scene.state();
  EXPECT_FALSE(offers_item(Layout(state), state, "lamp"));
}

// ---- Ring -------------------------------------------------------------------------------------------------

TEST(Items, R56_TheRingTakesAnItemFromTheDiscards) {
  State state = turn_with(Item::ring).item_discards({Item::crown, Item::jewellery, Item::jewellery}).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use ring"),
            (std::vector<std::string>{"use ring crown", "use ring jewellery"}));
  play(layout, state, {"use ring crown"});
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::crown));
  EXPECT_EQ(secret_items_of(state, Seat::one), 0) << "all have seen it";
  EXPECT_EQ(item_discards(state), Items::of(Item::jewellery, 2) + Items::of(Item::ring));
}

// Ruling: it goes to the discards after its effect.
TEST(Items, R51_TheRingNeverTakesItselfAndWithoutDiscardsIsNotOffered) {
  State state = turn_with(Item::ring).state();
  EXPECT_FALSE(offers_item(Layout(state), state, "ring"));
}

TEST(Items, R56_AMagicItemFetchedByTheRingWaitsForAnotherTurn) {
  State state = turn_with(Item::ring)
                    .item_discards({Item::horn})
                    .meeples("e5", {vizier})
                    .meeples("e4", {vizier})
                    .turn(Seat::one, {Seat::one})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use ring horn"});
  EXPECT_FALSE(offers_item(layout, state, "horn"));
  play(layout, state, {"take b2", "drop c2 vizier", "collect", "keep", "skip", "end"});
  EXPECT_TRUE(offers_item(layout, state, "horn"));
}

// ---- Horn -------------------------------------------------------------------------------------------------

TEST(Items, R58_TheHornDealsTheRowUpToNineAndPutsItInAnyOrder) {
  State state =
      turn_with(Item::horn)
          .row({Card::fish, Card::wheat, Card::fish, Card::silk, Card::gold, Card::spice, Card::fakir})
          .state();
  const Layout layout(state);
  play(layout, state, {"use horn"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal ivory", "deal fish"});
  EXPECT_EQ(state.card_row_size, 9);
  EXPECT_EQ(actor(state), Seat::one);
  EXPECT_TRUE(
      offers_only(layout, state,
                  {"put fish", "put wheat", "put silk", "put gold", "put spice", "put fakir", "put ivory"}));
  play(layout, state, {"put ivory", "put gold", "put fish", "put fish", "put fish"});
  EXPECT_TRUE(offers_only(layout, state, {"put wheat", "put silk", "put spice", "put fakir"}));
  EXPECT_FALSE(item_discards(state).has(Item::horn));
  play(layout, state, {"put fakir", "put wheat", "put spice", "put silk"});
  const std::array<Card, 9> row{Card::ivory, Card::gold,  Card::fish,  Card::fish, Card::fish,
                                Card::fakir, Card::wheat, Card::spice, Card::silk};
  EXPECT_EQ(state.card_row, row);
  EXPECT_EQ(item_discards(state), Items::of(Item::horn));
  EXPECT_EQ(state.step, Step::take);
}

TEST(Items, R58_WithAnEmptyDeckTheDiscardsAreShuffled) {
  State state = turn_with(Item::horn).row({Card::fish}).deck({Card::gold}).state();
  const Layout layout(state);
  play(layout, state, {"use horn", "deal gold"});
  EXPECT_EQ(actor(state), chance) << "seven more, from the remade deck";
  EXPECT_EQ(state.deck, all_cards() - Cards::of(Card::fish) - Cards::of(Card::gold));
}

TEST(Items, R51_TheHornIsOfferedIfACardCanBeDealtOrTheRowHasTwoDifferentCards) {
  const auto horn_with_row = [](std::initializer_list<Card> row, bool cards_left) {
    Scene scene = turn_with(Item::horn).row(row);
    if (!cards_left) {  // all others are with the other seat
      scene.deck({});
      Cards others = all_cards();
      for (Card card : row) others.remove(card);
      for (Card card : all<Card>)
        for (int n = others[card]; n > 0; --n) scene.cards(Seat::two, {card});
    }
    const State state = scene.state();
    return offers_item(Layout(state), state, "horn");
  };
  EXPECT_TRUE(horn_with_row({}, true));
  EXPECT_TRUE(horn_with_row({Card::fish, Card::wheat}, false));
  EXPECT_FALSE(horn_with_row({Card::fish, Card::fish}, false));
  EXPECT_FALSE(horn_with_row({}, false));
  using enum Card;
  EXPECT_FALSE(horn_with_row({fakir, fakir, fakir, fakir, fakir, fakir, fakir, fakir, fakir}, true));
}

}  // namespace
}  // namespace naqala::test
