// Section 10 of the rules: the artisans and the tiles that came with them.
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};

// One more `tribe` comes from b3 to c3, where as many stand as to make `n`; a vizier holds the tile.
Scene sowing_to_c3(Tribe tribe, int n) {
  return Scene(artisans)
      .meeples("b3", {tribe})
      .stack("c3", tribe, n - 1)
      .stack("c3", tribe == vizier ? elder : vizier, 1)
      .turn(Seat::one);
}

void sow_to_c3(const Layout& layout, State& state, const std::string& tribe) {
  play(layout, state, {"take b3", "drop c3 " + tribe, "collect"});
}

// ---- The artisans' action ---------------------------------------------------------------------------------

TEST(Artisans, R46_TheArtisansAreKeptAndDrawAsManyItemsOfWhichOneIsKept) {
  State state = sowing_to_c3(artisan, 3).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  EXPECT_TRUE(offers_only(layout, state, {"keep"}));
  play(layout, state, {"keep"});
  EXPECT_EQ(state.artisans[0], 3);
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"deal item crown", "deal item lamp", "deal item chest"});
  EXPECT_EQ(actor(state), Seat::one);
  EXPECT_TRUE(offers_only(layout, state, {"keep crown", "keep lamp", "keep chest"}));
  play(layout, state, {"keep lamp"});
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::lamp));
  EXPECT_EQ(item_discards(state), Items::of(Item::crown) + Items::of(Item::chest)) << "face up";
  EXPECT_EQ(item_stack_size(state), 15);
  EXPECT_EQ(state.step, Step::tile) << "then the oasis, where they ended";
}

TEST(Artisans, R46_WhatIsDrawnAndKeptOnlyTheSeatKnows) {
  State state = sowing_to_c3(artisan, 2).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state, {"keep"});
  const Viewer other = eyes_of(Seat::two);
  EXPECT_EQ(redact(layout, state, Action::deal(Item::crown), eyes_of(Seat::one)), Action::deal(Item::crown));
  EXPECT_EQ(redact(layout, state, Action::deal(Item::crown), other),
            Action::of(Action::Kind::deal_item_unseen));
  play(layout, state, {"deal item crown", "deal item lamp"});
  EXPECT_EQ(redact(layout, state, Action::keep(Item::lamp), other),
            Action::keep_unseen(Items::of(Item::crown)));
  play(layout, state, {"keep lamp"});
  EXPECT_EQ(secret_items_of(state, Seat::one), 1);
  const State seen = observe(state, other).view();
  EXPECT_EQ(items_of(seen, Seat::one), Items());
  EXPECT_EQ(secret_items_of(seen, Seat::one), 1);
  EXPECT_EQ(item_discards(seen), Items::of(Item::crown));
}

TEST(Artisans, R46_EachItemOfTheStackIsAsLikelyAsAnother) {
  State state = sowing_to_c3(artisan, 2).items(Seat::two, {Item::crown, Item::lamp}).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state, {"keep", "deal item jewellery"});
  OutcomeList outcomes;
  chance_outcomes(state, outcomes);
  int total = 0;
  for (const Outcome& outcome : outcomes) {
    const int left = state.item_stack[outcome.action.item()];
    EXPECT_EQ(outcome.weight, static_cast<std::uint32_t>(left)) << name(outcome.action.item());
    total += left;
  }
  EXPECT_EQ(total, 18 - 3);
  EXPECT_EQ(state.item_stack[Item::jewellery], 4);
  EXPECT_EQ(outcomes.size(), 9u) << "the lamp is not there";
}

TEST(Artisans, R46_EqualItemsAreOneChoice) {
  State state = sowing_to_c3(artisan, 2).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state, {"keep", "deal item jewellery", "deal item jewellery"});
  EXPECT_TRUE(offers_only(layout, state, {"keep jewellery"}));
  play(layout, state, {"keep jewellery"});
  EXPECT_EQ(item_discards(state), Items::of(Item::jewellery));
}

TEST(Artisans, R46_WithFewerInTheStackThoseAreDrawn) {
  State state = sowing_to_c3(artisan, 4).item_stack({Item::chest, Item::ring}).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state, {"keep", "deal item ring", "deal item chest"});
  EXPECT_TRUE(offers_only(layout, state, {"keep ring", "keep chest"}));
  EXPECT_EQ(state.artisans[0], 4);
}

// Ruling: the discards stay where they are.
TEST(Artisans, R46_AnEmptyStackIsNotRemade) {
  State state = sowing_to_c3(artisan, 2).item_stack({}).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state, {"keep"});
  EXPECT_EQ(state.step, Step::tile);
  EXPECT_EQ(state.artisans[0], 2);
  EXPECT_EQ(item_discards(state).total(), 18);
}

// ---- Assassins --------------------------------------------------------------------------------------------

TEST(Artisans, R47_AssassinsKillAnArtisanOnATile) {
  State state = sowing_to_c3(assassin, 2).meeples("c5", {artisan, builder}).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "assassin");
  play(layout, state, {"kill c5 artisan"});
  EXPECT_EQ(state.meeples[index(tile("c5"))], Meeples::of(builder));
  EXPECT_EQ(bag(state)[artisan], 15);
}

TEST(Artisans, R47_AssassinsKillAnArtisanInFrontOfAnotherSeat) {
  State state = sowing_to_c3(assassin, 2).artisans(Seat::one, 2).artisans(Seat::two, 2).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "assassin");
  EXPECT_FALSE(offers(layout, state, "kill seat 1 artisan")) << "never the own";
  play(layout, state, {"kill seat 2 artisan"});
  EXPECT_EQ(state.artisans[0], 2);
  EXPECT_EQ(state.artisans[1], 1);
}

// ---- Workshop ---------------------------------------------------------------------------------------------

// Viziers end on c3, which is a workshop.
Scene at_workshop() { return sowing_to_c3(vizier, 2).kind("c3", TileKind::workshop_se); }

void go_to_workshop(const Layout& layout, State& state) {
  sow_to_c3(layout, state, "vizier");
  play(layout, state, {"keep"});
}

TEST(Artisans, R48_TheWorkshopSellsTheTopItemForAnArtisan) {
  State state = at_workshop().artisans(Seat::one, 1).state();
  const Layout layout(state);
  go_to_workshop(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"skip", "item artisan"}));
  play(layout, state, {"item artisan"});
  EXPECT_EQ(state.artisans[0], 0);
  EXPECT_EQ(bag(state)[artisan], 15);
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(redact(layout, state, Action::deal(Item::horn), eyes_of(Seat::two)),
            Action::of(Action::Kind::deal_item_unseen));
  play(layout, state, {"deal item horn"});
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::horn));
  EXPECT_EQ(secret_items_of(state, Seat::one), 1);
  EXPECT_EQ(item_discards(state), Items()) << "one is drawn, none discarded";
  EXPECT_EQ(state.step, Step::end);
}

TEST(Artisans, R48_OrForTwoFakirs) {
  State state = at_workshop().cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir}).state();
  const Layout layout(state);
  go_to_workshop(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"skip", "item fakir fakir"}));
  play(layout, state, {"item fakir fakir", "deal item chest"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::fakir));
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 2));
}

TEST(Artisans, R48_OneFakirIsNotEnoughAndTheVisitIsFree) {
  State state = at_workshop().cards(Seat::one, {Card::fakir}).state();
  const Layout layout(state);
  go_to_workshop(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(state.step, Step::end);
}

TEST(Artisans, R48_NothingIsSoldWithAnEmptyStack) {
  State state = at_workshop()
                    .artisans(Seat::one, 3)
                    .cards(Seat::one, {Card::fakir, Card::fakir})
                    .item_stack({})
                    .state();
  const Layout layout(state);
  go_to_workshop(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
}

TEST(Artisans, R48_ArtisansWhoEndAtTheWorkshopMayPayForIt) {
  State state = sowing_to_c3(artisan, 2).kind("c3", TileKind::workshop_se).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "artisan");
  play(layout, state,
       {"keep", "deal item ring", "deal item horn", "keep ring", "item artisan", "deal item crown"});
  EXPECT_EQ(state.artisans[0], 1);
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::ring) + Items::of(Item::crown));
}

// ---- Specialised market -----------------------------------------------------------------------------------

Scene at_specialised_market() {
  return sowing_to_c3(vizier, 2)
      .kind("c3", TileKind::specialised_market)
      .row({Card::fish, Card::fish, Card::fish, Card::fish, Card::fish, Card::fish, Card::wheat, Card::silk,
            Card::ivory});
}

TEST(Artisans, R49_FourCoinsForAnyCardOfTheRow) {
  State state = at_specialised_market().state();
  const Layout layout(state);
  go_to_workshop(layout, state);
  EXPECT_TRUE(
      offers_only(layout, state,
                  {"skip", "buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "buy 7", "buy 8", "buy 9"}));
  play(layout, state, {"buy 9"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::ivory));
  EXPECT_EQ(state.coins[0], 46);
  EXPECT_EQ(state.card_row_size, 8);
  EXPECT_EQ(state.step, Step::end) << "one card, not two";
}

TEST(Artisans, R49_NothingForThreeCoinsAndNothingFromAnEmptyRow) {
  State poor = at_specialised_market().coins(Seat::one, 3).state();
  const Layout layout(poor);
  go_to_workshop(layout, poor);
  EXPECT_TRUE(offers_only(layout, poor, {"skip"}));

  State bare = at_specialised_market().row({}).state();
  go_to_workshop(layout, bare);
  EXPECT_TRUE(offers_only(layout, bare, {"skip"}));
}

// ---- Mountains and the chasm ------------------------------------------------------------------------------

TEST(Artisans, R43_MountainsStopStepsOverTheirSideInBothDirections) {
  State state = Scene(artisans)
                    .kind("c3", TileKind::workshop_nw)
                    .meeples("c3", {elder})
                    .meeples("b3", {elder})
                    .meeples("c2", {elder})
                    .meeples("d3", {elder})
                    .meeples("c4", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "take "), (std::vector<std::string>{"take c3", "take c4", "take d3"}));
  play(layout, state, {"take c3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop d3 elder", "drop c4 elder"}));
}

TEST(Artisans, R43_TheOtherWorkshopsAreClosedToTheSouthAndEast) {
  State state = Scene(artisans).kind("c3", TileKind::workshop_se).state();
  EXPECT_EQ(Layout(state).exits(tile("c3")), TileSet::of(tile("b3")) | TileSet::of(tile("c2")));
  EXPECT_FALSE(Layout(state).exits(tile("d3")).has(tile("c3")));
}

TEST(Artisans, R43_MountainsDoNotMatterForDistanceBuildersPalmsAndPalaces) {
  const State state = Scene(artisans).kind("c3", TileKind::workshop_nw).state();
  const Layout layout(state);
  EXPECT_EQ(distance(tile("b3"), tile("c3")), 1);
  EXPECT_EQ(layout.blue_around(tile("b3")), 1) << "the workshop behind its mountain";
  EXPECT_EQ(layout.around(tile("b3")).size(), 8);

  State shot = sowing_to_c3(assassin, 2).kind("c3", TileKind::workshop_se).meeples("d4", {builder}).state();
  const Layout there(shot);
  sow_to_c3(there, shot, "assassin");
  EXPECT_TRUE(offers(there, shot, "kill d4 builder")) << "two steps over the mountains";
}

TEST(Artisans, R44_NothingStepsOntoTheChasm) {
  State state = Scene(artisans)
                    .kind("c3", TileKind::chasm)
                    .meeples("b3", {elder, elder})
                    .meeples("d3", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(layout.exits(tile("c3")).empty());
  EXPECT_FALSE(layout.exits(tile("b3")).has(tile("c3")));
  EXPECT_FALSE(offers(layout, state, "take b3")) << "d3 is two steps away only through the chasm";
}

TEST(Artisans, R44_TheChasmIsNoEmptyTileAndHasNoColour) {
  EXPECT_EQ(row_of(TileKind::chasm).colour, Colour::none);
  EXPECT_EQ(row_of(TileKind::chasm).value, 0);
  State state = Scene(artisans)
                    .kind("c2", TileKind::chasm)
                    .djinn(Seat::one, Djinn::leta)
                    .djinn(Seat::one, Djinn::anun_nak)
                    .djinn(Seat::one, Djinn::lamia)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 4)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "use leta elder elder b3"));
  EXPECT_FALSE(offers(layout, state, "use leta elder elder c2"));
  EXPECT_TRUE(offers(layout, state, "use anun-nak elder b3"));
  EXPECT_FALSE(offers(layout, state, "use anun-nak elder c2"));
  play(layout, state, {"use enki elder b2"});
  EXPECT_TRUE(offers(layout, state, "use lamia elder c3"));
  EXPECT_FALSE(offers(layout, state, "use lamia elder c2"));
}

TEST(Artisans, R44_TheChasmDoesNotLengthenTheWayOfAssassins) {
  State state = sowing_to_c3(assassin, 2).kind("d3", TileKind::chasm).meeples("e3", {builder}).state();
  const Layout layout(state);
  sow_to_c3(layout, state, "assassin");
  EXPECT_TRUE(offers(layout, state, "kill e3 builder"));
}

}  // namespace
}  // namespace naqala::test
