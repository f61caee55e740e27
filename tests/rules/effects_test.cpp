// What actions are said to have done: what moved, from where to where, by what and with which factors. That
// nothing is left out and nothing is told wrongly is held by the simulation, after every action.
#include <string>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/effects.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Lines = std::vector<std::string>;

Lines lines_of(const EffectList& effects) {
  Lines lines;
  for (const Effect& effect : effects) lines.push_back(to_text(effect));
  return lines;
}

// Carries out the last of the actions, and says what it did.
Lines effects_of(State& state, std::string_view action) {
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, action));
  EffectList effects;
  apply(layout, state, *parse_action(action), &effects);
  return lines_of(effects);
}

// Seat one has sown a single meeple from b3 to c3, where two of its tribe and an elder stood, and has
// collected.
State collected(Scene scene, Tribe tribe) {
  State state =
      scene.stack("b3", tribe, 1).stack("c3", tribe, 2).stack("c3", elder, 1).turn(Seat::one).state();
  play(Layout(state), state, {"take b3", "drop c3 " + std::string(name(tribe)), "collect"});
  return state;
}

// ---- The auction ------------------------------------------------------------------------------------------

TEST(Effects, R5_ABidIsPaidAndTheMarkerGoesToItsSpace) {
  State state = Scene(3).auction({Seat::two, Seat::one, Seat::three}).state();
  EXPECT_EQ(effects_of(state, "bid 5"), (Lines{"5 coins, seat-2 to bank, by step bid, 5",
                                               "1 marker of seat 2, bid-1 to turn-6, by step bid"}));
}

TEST(Effects, R6_MarkersOnZeroArePushed) {
  State state = Scene(3).auction({Seat::two}).has_bid(Seat::one, 0).has_bid(Seat::three, 8).state();
  const Lines effects = effects_of(state, "bid 0");
  ASSERT_GE(effects.size(), 2u);
  EXPECT_EQ(effects[0], "1 marker of seat 1, turn-3 to turn-2, by step bid");
  EXPECT_EQ(effects[1], "1 marker of seat 2, bid-1 to turn-3, by step bid");
}

TEST(Effects, R10_TheTurnBeginsAndItsMarkerGoesBack) {
  State state = Scene(3)
                    .auction({Seat::two})
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::three, 8)
                    .meeples("a1", {elder})
                    .meeples("b1", {elder})
                    .state();
  const Lines effects = effects_of(state, "bid 0");
  ASSERT_EQ(effects.size(), 4u);
  EXPECT_EQ(effects[2], "turn-begins of seat 3, by step take");
  EXPECT_EQ(effects[3], "1 marker of seat 3, turn-7 to bid-1, by step take");
}

TEST(Effects, R12_TheEndIsSetWhereNobodyCanSow) {
  State state = Scene(3).auction({Seat::two}).has_bid(Seat::one, 0).has_bid(Seat::three, 8).state();
  EXPECT_EQ(effects_of(state, "bid 1").back(), "last-round, by step take");
}

TEST(Effects, R39_KumarbisFakirsLowerThePrice) {
  State state = Scene(3)
                    .auction({Seat::two, Seat::one, Seat::three})
                    .djinn(Seat::two, Djinn::kumarbi)
                    .cards(Seat::two, {Card::fakir})
                    .unseen(Seat::two, {Card::fakir})
                    .state();
  EXPECT_EQ(effects_of(state, "bid 12 fakirs 2"),
            (Lines{"1 card fakir, seat-2 to discards, by djinn kumarbi",
                   "1 card fakir, unseen-2 to discards, by djinn kumarbi",
                   "5 coins, seat-2 to bank, by step bid, (12 + 2 fakirs)",
                   "1 marker of seat 2, bid-1 to turn-8, by step bid"}));
}

TEST(Effects, Kam_IsPaidForEachMarkerPushed) {
  const Options whims{.seats = 4, .sets = Set::whims};
  State state = Scene(whims)
                    .auction({Seat::two, Seat::four})
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::three, 0)
                    .djinn(Seat::two, Djinn::kam)
                    .state();
  EXPECT_EQ(effects_of(state, "bid 0"), (Lines{"1 marker of seat 1, turn-2 to turn-1, by step bid",
                                               "1 marker of seat 3, turn-3 to turn-2, by step bid",
                                               "2 coins, bank to seat-2, by djinn kam, 2 x 1",
                                               "1 marker of seat 2, bid-1 to turn-3, by step bid"}));
}

// ---- Sowing and control -----------------------------------------------------------------------------------

TEST(Effects, R13_R19_R20_MeeplesTravelAndACamelIsPlaced) {
  State state = Scene(2).meeples("b3", {vizier, elder}).meeples("c2", {elder}).turn(Seat::one).state();
  EXPECT_EQ(effects_of(state, "take b3"),
            (Lines{"1 meeple vizier, b3 to hand, by step take", "1 meeple elder, b3 to hand, by step take"}));
  EXPECT_EQ(effects_of(state, "drop b2 vizier"), (Lines{"1 meeple vizier, hand to b2, by step drop"}));
  EXPECT_EQ(effects_of(state, "drop c2 elder"), (Lines{"1 meeple elder, hand to c2, by step drop"}));
  EXPECT_EQ(effects_of(state, "collect"), (Lines{"2 meeple elder, c2 to hand, by step collect",
                                                 "1 camel of seat 1, seat-1 to c2, by step collect"}));
  EXPECT_EQ(effects_of(state, "keep"), (Lines{"2 meeple elder, hand to seat-1, by tribe elder on c2, 2"}));
}

TEST(Effects, Marid_IsPaidForDropsOnItsOwnersTiles) {
  const auto drop = [](Seat holder) {
    State state = Scene(2)
                      .meeples("b3", {vizier, elder})
                      .meeples("c2", {elder})
                      .owner("b2", holder)
                      .djinn(holder, Djinn::marid)
                      .turn(Seat::one)
                      .state();
    play(Layout(state), state, {"take b3"});
    return effects_of(state, "drop b2 vizier").back();
  };
  EXPECT_EQ(drop(Seat::one), "1 coins, bank to seat-1, by djinn marid on b2, 1 x 1");
  EXPECT_EQ(drop(Seat::two), "2 coins, bank to seat-2, by djinn marid on b2, 1 x 2");
}

TEST(Effects, R45_ThePieceThatIsAskedForIsNamed) {
  const Options artisans{.sets = Set::artisans};
  State state = Scene(artisans).meeples("b3", {elder}).meeples("c3", {elder}).turn(Seat::one).state();
  play(Layout(state), state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_EQ(effects_of(state, "tent"), (Lines{"1 tent of seat 1, seat-1 to c3, by step control"}));
}

TEST(Effects, R70_TheLastCamelSetsTheEnd) {
  State state = Scene(2)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .camels_left(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take b3", "drop c3 elder"});
  EXPECT_EQ(effects_of(state, "collect").back(), "last-round, by step collect");
}

// ---- The tribes -------------------------------------------------------------------------------------------

TEST(Effects, R24_MerchantsTakeTheFirstCards) {
  State state = collected(Scene(2).row({Card::fish, Card::gold}), merchant);
  EXPECT_EQ(effects_of(state, "trade"), (Lines{"3 meeple merchant, hand to bag, by tribe merchant on c3, 3",
                                               "1 card fish, row-1 to seat-1, by tribe merchant on c3, 3",
                                               "1 card gold, row-1 to seat-1, by tribe merchant on c3, 3"}));
}

TEST(Effects, R25_BuildersAndFakirsTimesBlueTiles) {
  State state = collected(Scene(2).cards(Seat::one, {Card::fakir, Card::fakir}), builder);
  EXPECT_EQ(effects_of(state, "fakirs 2"),
            (Lines{"3 meeple builder, hand to bag, by tribe builder on c3, (3 + 2 fakirs)",
                   "2 card fakir, seat-1 to discards, by tribe builder on c3, (3 + 2 fakirs)",
                   "10 coins, bank to seat-1, by tribe builder on c3, (3 + 2 fakirs) x 2"}));
}

TEST(Effects, Echidna_DoublesBefore_OrPaysTheSameOnceMore) {
  const Scene scene = Scene(2).djinn(Seat::one, Djinn::echidna).elders(Seat::one, 2);
  State before = collected(scene, builder);
  EXPECT_EQ(
      effects_of(before, "use echidna elder elder"),
      (Lines{"2 meeple elder, seat-1 to bag, by djinn echidna", "djinn-used echidna, by djinn echidna"}));
  EXPECT_EQ(effects_of(before, "fakirs 0").back(),
            "12 coins, bank to seat-1, by tribe builder on c3, 3 x 2 x 2");
  State after = collected(scene, builder);
  EXPECT_EQ(effects_of(after, "fakirs 0").back(), "6 coins, bank to seat-1, by tribe builder on c3, 3 x 2");
  EXPECT_EQ(effects_of(after, "use echidna elder elder").back(), "6 coins, bank to seat-1, by djinn echidna");
}

TEST(Effects, R26_R27_AKillWithFakirsAndTheTileThatItEmpties) {
  State state = collected(
      Scene(2).cards(Seat::one, {Card::fakir}).meeples("c5", {merchant}).meeples("e5", {vizier}), assassin);
  EXPECT_EQ(effects_of(state, "kill e5 vizier"),
            (Lines{"1 card fakir, seat-1 to discards, by tribe assassin on c3, (3 + 1 fakirs)",
                   "3 meeple assassin, hand to bag, by tribe assassin on c3, (3 + 1 fakirs)",
                   "1 meeple vizier, e5 to bag, by tribe assassin on c3",
                   "1 camel of seat 1, seat-1 to e5, by tribe assassin"}));
}

TEST(Effects, Kandicha_Nekir_AreToldInTheirOrder) {
  State state = collected(
      Scene(2).djinn(Seat::one, Djinn::kandicha).djinn(Seat::two, Djinn::nekir).viziers(Seat::two, 1),
      assassin);
  EXPECT_EQ(effects_of(state, "kill seat 2 vizier"),
            (Lines{"3 meeple assassin, hand to bag, by tribe assassin on c3, 3",
                   "1 meeple vizier, seat-2 to bag, by tribe assassin on c3",
                   "1 meeple vizier, bag to seat-1, by djinn kandicha",
                   "2 coins, bank to seat-2, by djinn nekir, 1 x 2"}));
}

TEST(Effects, Kandicha_PaysABuilderByTheBlueTilesAroundIt) {
  State state =
      collected(Scene(2).djinn(Seat::one, Djinn::kandicha).meeples("d2", {builder, elder}), assassin);
  EXPECT_EQ(effects_of(state, "kill d2 builder").back(),
            "5 coins, bank to seat-1, by djinn kandicha on d2, 1 x 5");
}

// ---- The tiles, the end of the turn, the clean-up ---------------------------------------------------------

// Seat one's elders have been kept; the final tile acts.
State at_the_tile(const Scene& scene, std::string_view from, std::string_view to) {
  State state =
      Scene(scene).stack(from, elder, 1).stack(to, elder, 1).stack(to, vizier, 1).turn(Seat::one).state();
  play(Layout(state), state,
       {"take " + std::string(from), "drop " + std::string(to) + " elder", "collect", "keep"});
  return state;
}

TEST(Effects, R28_Monkir_APalaceAndItsCoin) {
  State state = at_the_tile(Scene(2).djinn(Seat::two, Djinn::monkir), "e1", "d1");
  EXPECT_EQ(effects_of(state, "palace"), (Lines{"1 palace, supply to d1, by tile village on d1",
                                                "2 coins, bank to seat-2, by djinn monkir on d1, 1 x 2"}));
}

TEST(Effects, R30_ALargeMarketIsPaidOnce) {
  State state = at_the_tile(Scene(2).row({Card::fish, Card::gold, Card::silk}), "b3", "a3");
  EXPECT_EQ(effects_of(state, "buy 2"), (Lines{"6 coins, seat-1 to bank, by tile large-market on a3",
                                               "1 card gold, row-2 to seat-1, by tile large-market on a3"}));
  EXPECT_EQ(effects_of(state, "buy 2"), (Lines{"1 card silk, row-2 to seat-1, by tile large-market on a3"}));
}

TEST(Effects, R31_Baal_ADjinnIsPaidForAndBaalIsPaid) {
  State state = at_the_tile(Scene(2)
                                .djinn_row({Djinn::boaz, Djinn::utug})
                                .djinn(Seat::two, Djinn::baal)
                                .unseen(Seat::one, {Card::fakir}),
                            "d5", "e5");
  EXPECT_EQ(effects_of(state, "djinn 2 elder fakir"),
            (Lines{"1 meeple elder, seat-1 to bag, by tile sacred-6 on e5",
                   "1 card fakir, unseen-1 to discards, by tile sacred-6 on e5",
                   "1 djinn utug, row-2 to seat-1, by tile sacred-6 on e5",
                   "2 coins, bank to seat-2, by djinn baal, 1 x 2"}));
}

TEST(Effects, R32_ASaleTellsItsGoods) {
  State state =
      at_the_tile(Scene(2).cards(Seat::one, {Card::fish}).unseen(Seat::one, {Card::gold}), "b3", "c3");
  play(Layout(state), state, {"palm"});
  EXPECT_EQ(effects_of(state, "sell gold fish"), (Lines{"1 card gold, unseen-1 to discards, by step end, 2",
                                                        "1 card fish, seat-1 to discards, by step end, 2",
                                                        "3 coins, bank to seat-1, by step end, 2"}));
}

TEST(Effects, R35_DjinnsAreRefreshedWhenATurnBegins) {
  State state = Scene(2)
                    .djinn(Seat::one, Djinn::sloar)
                    .cards(Seat::one, {Card::fakir})
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .meeples("e3", {vizier})
                    .meeples("e4", {vizier})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state,
       {"use sloar fakir", "deal gold", "take b3", "drop c3 elder", "collect", "keep", "palm"});
  EXPECT_EQ(
      effects_of(state, "end"),
      (Lines{"turn-ends of seat 1, by step end", "turn-begins of seat 2, by step take",
             "1 marker of seat 2, turn-3 to bid-2, by step take", "djinn-refreshed sloar, by step take"}));
}

TEST(Effects, R33_TheDeckIsRemadeFromTheDiscards) {
  State state = Scene(2)
                    .djinn(Seat::one, Djinn::sloar)
                    .cards(Seat::one, {Card::fakir})
                    .deck({})
                    .row({Card::fish, Card::fish})
                    .turn(Seat::one)
                    .state();
  const Lines effects = effects_of(state, "use sloar fakir");
  ASSERT_EQ(effects.size(), 12u);
  EXPECT_EQ(effects[0], "1 card fakir, seat-1 to discards, by djinn sloar");
  EXPECT_EQ(effects[2], "2 card ivory, discards to deck, by empty-deck");
  EXPECT_EQ(effects[8], "4 card fish, discards to deck, by empty-deck");
  EXPECT_EQ(effects[11], "18 card fakir, discards to deck, by empty-deck");
}

// ---- The expansions ---------------------------------------------------------------------------------------

TEST(Effects, R52_TheScimitarTakesTheTileThatItEmpties) {
  const Options artisans{.sets = Set::artisans};
  State state = Scene(artisans)
                    .secret_items(Seat::one, {Item::scimitar})
                    .meeples("c3", {elder, builder})
                    .tent(Seat::one, "e5")
                    .turn(Seat::one)
                    .state();
  EXPECT_EQ(effects_of(state, "use scimitar c3"),
            (Lines{"1 item scimitar, unseen-1 to in-use, by item scimitar"}));
  EXPECT_EQ(effects_of(state, "remove elder"), (Lines{"1 meeple elder, c3 to bag, by item scimitar"}));
  EXPECT_EQ(effects_of(state, "remove builder"),
            (Lines{"1 meeple builder, c3 to bag, by item scimitar",
                   "1 item scimitar, in-use to discards, by item scimitar",
                   "1 camel of seat 1, seat-1 to c3, by item scimitar"}));
}

TEST(Effects, R57_TheTalismanMovesACamel) {
  const Options artisans{.sets = Set::artisans};
  State state =
      Scene(artisans).items(Seat::one, {Item::talisman}).owner("c3", Seat::one).turn(Seat::one).state();
  play(Layout(state), state, {"use talisman c3"});
  EXPECT_EQ(effects_of(state, "to d3"), (Lines{"1 camel of seat 1, c3 to d3, by item talisman",
                                               "1 item talisman, in-use to discards, by item talisman"}));
}

TEST(Effects, R58_TheHornMovesCardsInTheRow) {
  const Options artisans{.sets = Set::artisans};
  State state = Scene(artisans)
                    .items(Seat::one, {Item::horn})
                    .row({Card::fish, Card::gold, Card::silk, Card::fish, Card::fish, Card::fish, Card::fakir,
                          Card::fakir, Card::fakir})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"use horn"});
  EXPECT_EQ(effects_of(state, "put silk"), (Lines{"1 card silk, row-3 to row-1, by item horn"}));
  EXPECT_EQ(effects_of(state, "put fish"), Lines{}) << "it is there already";
}

TEST(Effects, R64_AWhimIsPaidAfterItHasShownWhatFulfilsIt) {
  const Options whims{.sets = Set::whims};
  State state = at_point(plain_turn(whims)
                             .open_whim(Seat::one, Whim::fish)
                             .unseen(Seat::one, {Card::fish, Card::gold})
                             .row({Card::fish}),
                         Step::tile);
  EXPECT_EQ(effects_of(state, "buy 1"), (Lines{"3 coins, seat-1 to bank, by tile small-market on c2",
                                               "1 card fish, row-1 to seat-1, by tile small-market on c2",
                                               "1 whim fish, seat-1 to fulfilled-1, by whim fish",
                                               "1 card fish, unseen-1 to seat-1, by whim fish",
                                               "10 coins, bank to seat-1, by whim fish"}));
}

// ---- What a viewer is told --------------------------------------------------------------------------------

TEST(Effects, R81_OthersAreNotToldWhichCardWasDrawn) {
  State state =
      Scene(2).djinn(Seat::one, Djinn::sloar).cards(Seat::one, {Card::fakir}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"use sloar fakir"});
  const Action deal = *parse_action("deal gold");
  const auto told = [&](Viewer viewer) {
    Observation o = observe(state, viewer);
    EffectList effects;
    apply(layout, o, redact(layout, state, deal, viewer), &effects);
    return lines_of(effects);
  };
  EXPECT_EQ(told(eyes_of(Seat::one)), (Lines{"1 card gold, deck to unseen-1, by djinn sloar"}));
  EXPECT_EQ(told(eyes_of(Seat::two)), (Lines{"1 card unseen, deck to unseen-1, by djinn sloar"}));
  EXPECT_EQ(told(Viewer::spectator), told(eyes_of(Seat::two)));
}

TEST(Effects, TheListIsClearedFirst) {
  State state = Scene(3).auction({Seat::two, Seat::one, Seat::three}).state();
  const Layout layout(state);
  EffectList effects;
  effects.push_back({});
  apply(layout, state, Action::bid(0), &effects);
  EXPECT_EQ(effects.size(), 1u);
}

}  // namespace
}  // namespace naqala::test
