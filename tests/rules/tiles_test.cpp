// Section 7 of the rules: the tiles.
#include <string>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// Seat one has ended a sowing on `to`, coming from the tile beside it, and has kept the two viziers it took
// there: the tile's action is due.
State arrived(Scene scene, std::string_view from, std::string_view to) {
  State state = scene.meeples(from, {Tribe::vizier}).meeples(to, {Tribe::vizier}).turn(Seat::one).state();
  const std::string take = "take " + std::string(from);
  const std::string drop = "drop " + std::string(to) + " vizier";
  play(Layout(state), state, {take, drop, "collect", "keep"});
  EXPECT_EQ(state.step, Step::tile);
  return state;
}

State on_oasis(const Scene& scene) { return arrived(scene, "b1", "b2"); }
State on_village(const Scene& scene) { return arrived(scene, "c1", "d1"); }
State on_small_market(const Scene& scene) { return arrived(scene, "c1", "c2"); }
State on_large_market(const Scene& scene) { return arrived(scene, "b1", "c1"); }
State on_sacred_place(const Scene& scene) { return arrived(scene, "c2", "d2"); }

constexpr auto nine_cards = {Card::fish,  Card::wheat, Card::silk,   Card::gold,   Card::papyrus,
                             Card::spice, Card::ivory, Card::jewels, Card::pottery};

// ---- Oasis and village ------------------------------------------------------------------------------------

TEST(Oasis, R28_APalmMustBePutOnIt) {
  State state = on_oasis(Scene(2));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
  play(layout, state, {"palm"});
  EXPECT_EQ(state.palms(tile("b2")), 1);
  EXPECT_EQ(state.palaces(tile("b2")), 0);
  EXPECT_EQ(palms_left(state), 11);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Village, R28_APalaceMustBePutOnIt) {
  State state = on_village(Scene(2));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"palace"}));
  play(layout, state, {"palace"});
  EXPECT_EQ(state.palaces(tile("d1")), 1);
  EXPECT_EQ(state.palms(tile("d1")), 0);
  EXPECT_EQ(palaces_left(state), 9);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Oasis, R28_WhoeverOwnsIt) {
  State state = on_oasis(Scene(2).owner("b2", Seat::two));
  play(Layout(state), state, {"palm"});
  EXPECT_EQ(state.palms(tile("b2")), 1);
  EXPECT_EQ(owner_of(state, tile("b2")), Seat::two);
}

TEST(Oasis, R28_ATileMayHoldAnyNumber) {
  State state = on_oasis(Scene(2).palms("b2", 11).palaces("b2", 2));
  play(Layout(state), state, {"palm"});
  EXPECT_EQ(state.palms(tile("b2")), 12);
  EXPECT_EQ(state.palaces(tile("b2")), 2);
}

TEST(Village, R28_ATileMayHoldAnyNumber) {
  State state = on_village(Scene(2).palaces("d1", 9).palms("d1", 1));
  play(Layout(state), state, {"palace"});
  EXPECT_EQ(state.palaces(tile("d1")), 10);
  EXPECT_EQ(state.palms(tile("d1")), 1);
}

TEST(Oasis, R28_ThereIsNoThirteenthPalm) {
  State state = on_oasis(Scene(2).palms("c3", 7).palms("a1", 5));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(state.palms(tile("b2")), 0);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Village, R28_ThereIsNoEleventhPalace) {
  State state = on_village(Scene(2).palaces("e2", 9).palaces("d4", 1));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(state.palaces(tile("d1")), 0);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Village, R28_TheSuppliesAreNotShared) {
  const State palaces_out = on_oasis(Scene(2).palaces("e2", 10));
  EXPECT_TRUE(offers_only(Layout(palaces_out), palaces_out, {"palm"}));
  const State palms_out = on_village(Scene(2).palms("c3", 12));
  EXPECT_TRUE(offers_only(Layout(palms_out), palms_out, {"palace"}));
}

// ---- Markets ----------------------------------------------------------------------------------------------

TEST(SmallMarket, R29_ThreeCoinsForOneOfTheFirstThreeCards) {
  State state = on_small_market(Scene(2).row(nine_cards));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "buy 3", "skip"}));
  play(layout, state, {"buy 2"});
  EXPECT_EQ(state.coins[0], 47);
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::wheat));
  EXPECT_EQ(unseen_of(state, Seat::one), 0);
  EXPECT_EQ(state.card_row_size, 8) << "not refilled before clean-up";
  EXPECT_EQ(state.card_row[0], Card::fish);
  EXPECT_EQ(state.card_row[1], Card::silk);
  EXPECT_EQ(state.card_row[7], Card::pottery);
  EXPECT_EQ(state.step, Step::end);
}

TEST(SmallMarket, R29_IsFree) {
  State state = on_small_market(Scene(2).row(nine_cards));
  play(Layout(state), state, {"skip"});
  EXPECT_EQ(state.coins[0], 50);
  EXPECT_EQ(state.card_row_size, 9);
  EXPECT_EQ(state.step, Step::end);
}

TEST(SmallMarket, R29_WithFewerCardsOneOfThose) {
  const State state = on_small_market(Scene(2).row({Card::fish, Card::fakir}));
  EXPECT_TRUE(offers_only(Layout(state), state, {"buy 1", "buy 2", "skip"}));
}

TEST(SmallMarket, R29_WithoutCardsItIsNotOffered) {
  const State state = on_small_market(Scene(2));
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(SmallMarket, R29_OnlyForThoseWhoCanPay) {
  const State two = on_small_market(Scene(2).row(nine_cards).coins(Seat::one, 2));
  EXPECT_TRUE(offers_only(Layout(two), two, {"skip"}));
  State three = on_small_market(Scene(2).row(nine_cards).coins(Seat::one, 3));
  play(Layout(three), three, {"buy 1"});
  EXPECT_EQ(three.coins[0], 0);
}

// The first three are counted after the merchants have taken theirs.
TEST(SmallMarket, R29_FirstCountsTheCardsThatAreThere) {
  State state = Scene(2)
                    .meeples("c1", {Tribe::merchant})
                    .meeples("c2", {Tribe::merchant})
                    .row({Card::fish, Card::wheat, Card::silk, Card::gold})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take c1", "drop c2 merchant", "collect", "trade"});
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "skip"}));
  play(layout, state, {"buy 2"});
  EXPECT_EQ(cards_of(state, Seat::one),
            Cards::of(Card::fish) + Cards::of(Card::wheat) + Cards::of(Card::gold));
}

TEST(LargeMarket, R30_SixCoinsForTwoOfTheFirstSixCards) {
  State state = on_large_market(Scene(2).row(nine_cards));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "skip"}));
  play(layout, state, {"buy 2"});
  EXPECT_EQ(state.coins[0], 44);
  EXPECT_EQ(state.step, Step::second_buy);
  play(layout, state, {"buy 5"});
  EXPECT_EQ(state.coins[0], 44) << "paid once for both";
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::wheat) + Cards::of(Card::spice));
  EXPECT_EQ(state.card_row_size, 7);
  EXPECT_EQ(state.card_row[4], Card::ivory);
  EXPECT_EQ(state.step, Step::end);
}

// Ruling: both among the six that were first before; the seventh does not move up in time.
TEST(LargeMarket, R30_TheSecondCardIsOneOfTheSameSix) {
  for (const char* first : {"buy 1", "buy 6"}) {
    State state = on_large_market(Scene(2).row(nine_cards));
    const Layout layout(state);
    play(layout, state, {first});
    EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "buy 3", "buy 4", "buy 5"}))
        << "after " << first;
  }
}

// Ruling: with more than one card, two are taken.
TEST(LargeMarket, R30_TheSecondCardMayNotBeDeclined) {
  State state = on_large_market(Scene(2).row({Card::fish, Card::fakir}));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "skip"}));
  play(layout, state, {"buy 2"});
  EXPECT_TRUE(offers_only(layout, state, {"buy 1"}));
  play(layout, state, {"buy 1"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::fish) + Cards::of(Card::fakir));
  EXPECT_EQ(state.card_row_size, 0);
}

TEST(LargeMarket, R30_WithFourCardsTheSecondIsOneOfTheOtherThree) {
  State state = on_large_market(Scene(2).row({Card::fish, Card::fakir, Card::gold, Card::silk}));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "buy 3", "buy 4", "skip"}));
  play(layout, state, {"buy 4"});
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "buy 2", "buy 3"}));
}

TEST(LargeMarket, R30_ASingleCardStillCostsSix) {
  State state = on_large_market(Scene(2).row({Card::fish}));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"buy 1", "skip"}));
  play(layout, state, {"buy 1"});
  EXPECT_EQ(state.coins[0], 44);
  EXPECT_EQ(state.step, Step::end) << "there is no second one";
}

TEST(LargeMarket, R30_IsFree) {
  State state = on_large_market(Scene(2).row(nine_cards));
  play(Layout(state), state, {"skip"});
  EXPECT_EQ(state.coins[0], 50);
  EXPECT_EQ(state.step, Step::end);
}

TEST(LargeMarket, R30_OnlyForThoseWhoCanPay) {
  const State five = on_large_market(Scene(2).row(nine_cards).coins(Seat::one, 5));
  EXPECT_TRUE(offers_only(Layout(five), five, {"skip"}));
  const State empty = on_large_market(Scene(2));
  EXPECT_TRUE(offers_only(Layout(empty), empty, {"skip"}));
  State six = on_large_market(Scene(2).row(nine_cards).coins(Seat::one, 6));
  play(Layout(six), six, {"buy 1", "buy 1"});
  EXPECT_EQ(six.coins[0], 0);
}

TEST(Markets, R29_WhoeverOwnsThem) {
  State state = on_small_market(Scene(2).row(nine_cards).owner("c2", Seat::two));
  play(Layout(state), state, {"buy 1"});
  EXPECT_EQ(state.coins[0], 47);
  EXPECT_EQ(state.coins[1], 50) << "the bank is paid";
}

// ---- Sacred places ----------------------------------------------------------------------------------------

constexpr auto three_djinns = {Djinn::haurvatat, Djinn::boaz, Djinn::jafaar};

TEST(SacredPlace, R31_TwoEldersForADjinn) {
  State state = on_sacred_place(Scene(2).elders(Seat::one, 3).djinn_row(three_djinns));
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state,
                          {"djinn 1 elder elder", "djinn 2 elder elder", "djinn 3 elder elder", "skip"}));
  play(layout, state, {"djinn 2 elder elder"});
  EXPECT_EQ(state.elders[0], 1);
  EXPECT_EQ(bag(state)[Tribe::elder], 19) << "the elders go to the bag";
  EXPECT_TRUE(has_djinn(state, Seat::one, Djinn::boaz));
  ASSERT_EQ(state.djinn_row_size, 2) << "not refilled before clean-up";
  EXPECT_EQ(state.djinn_row[0], Djinn::haurvatat);
  EXPECT_EQ(state.djinn_row[1], Djinn::jafaar);
  EXPECT_EQ(state.step, Step::end) << "one djinn, not more";
}

TEST(SacredPlace, R31_AnElderAndAFakirForADjinn) {
  Scene scene =
      Scene(2).elders(Seat::one, 1).cards(Seat::one, {Card::fakir, Card::fakir}).djinn_row(three_djinns);
  State state = on_sacred_place(scene);
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state,
                          {"djinn 1 elder fakir", "djinn 2 elder fakir", "djinn 3 elder fakir", "skip"}));
  play(layout, state, {"djinn 1 elder fakir"});
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_EQ(fakirs_of(state, Seat::one), 1);
  EXPECT_EQ(discards(state), Cards::of(Card::fakir));
  EXPECT_EQ(bag(state)[Tribe::elder], 20);
  EXPECT_TRUE(has_djinn(state, Seat::one, Djinn::haurvatat));
}

TEST(SacredPlace, R31_EitherPaymentIfThereIsEnoughForBoth) {
  const State state = on_sacred_place(
      Scene(2).elders(Seat::one, 2).cards(Seat::one, {Card::fakir}).djinn_row({Djinn::boaz, Djinn::marid}));
  EXPECT_TRUE(offers_only(
      Layout(state), state,
      {"djinn 1 elder elder", "djinn 1 elder fakir", "djinn 2 elder elder", "djinn 2 elder fakir", "skip"}));
}

TEST(SacredPlace, R31_NothingElsePays) {
  const auto expect_skip = [](const Scene& scene) {
    const State state = on_sacred_place(scene);
    EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
  };
  expect_skip(Scene(2).djinn_row(three_djinns).elders(Seat::one, 1));
  expect_skip(Scene(2).djinn_row(three_djinns).cards(Seat::one, {Card::fakir, Card::fakir}));
  expect_skip(
      Scene(2).djinn_row(three_djinns).elders(Seat::one, 1).cards(Seat::one, {Card::fish, Card::gold}));
  expect_skip(Scene(2).djinn_row(three_djinns).viziers(Seat::one, 4).elders(Seat::two, 4));
}

TEST(SacredPlace, R31_WithoutDjinnsItIsNotOffered) {
  const State state = on_sacred_place(Scene(2).elders(Seat::one, 4));
  EXPECT_TRUE(offers_only(Layout(state), state, {"skip"}));
}

TEST(SacredPlace, R31_IsFree) {
  State state = on_sacred_place(Scene(2).elders(Seat::one, 4).djinn_row(three_djinns));
  play(Layout(state), state, {"skip"});
  EXPECT_EQ(state.elders[0], 4);
  EXPECT_EQ(state.djinn_row_size, 3);
  EXPECT_EQ(state.step, Step::end);
}

TEST(SacredPlace, R31_TheEldersOfThisTurnPay) {
  State state = Scene(2)
                    .meeples("c2", {Tribe::elder})
                    .meeples("d2", {Tribe::elder})
                    .djinn_row(three_djinns)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take c2", "drop d2 elder", "collect", "keep", "djinn 3 elder elder"});
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_TRUE(has_djinn(state, Seat::one, Djinn::jafaar));
}

TEST(SacredPlace, R31_AllFourValuesWorkAlike) {
  for (TileKind kind : {TileKind::sacred_6, TileKind::sacred_10, TileKind::sacred_12, TileKind::sacred_15}) {
    Scene scene = Scene(2).kind("d2", kind).elders(Seat::one, 2).djinn_row({Djinn::boaz});
    const State state = on_sacred_place(scene);
    EXPECT_TRUE(offers_only(Layout(state), state, {"djinn 1 elder elder", "skip"})) << name(kind);
  }
}

}  // namespace
}  // namespace naqala::test
