// The djinns of the base game among the pieces of the expansions. Geb and Ptah: expansions_scoring_test.cpp;
// Kam and Satesha: cities_test.cpp.
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

constexpr Options artisans{.sets = Set::artisans};
constexpr Options whims{.sets = Set::whims};
constexpr Options three{.seats = 3, .sets = Set::artisans};

// Two assassins of seat one end on c3, where a vizier stays.
Scene assassins(const Options& options = artisans) {
  return Scene(options).meeples("b3", {assassin}).meeples("c3", {assassin, vizier}).turn(Seat::one);
}

void send(const Layout& layout, State& state) {
  play(layout, state, {"take b3", "drop c3 assassin", "collect"});
}

// ---- Boaz and Kandicha in their new forms -----------------------------------------------------------------

TEST(Djinns, Boaz_ProtectsArtisansToo) {
  State state = assassins(three)
                    .djinn(Seat::two, Djinn::boaz)
                    .artisans(Seat::two, 2)
                    .elders(Seat::two, 1)
                    .viziers(Seat::two, 1)
                    .artisans(Seat::three, 1)
                    .state();
  const Layout layout(state);
  send(layout, state);
  EXPECT_EQ(offered(layout, state, "kill seat"), std::vector<std::string>{"kill seat 3 artisan"});
}

TEST(Djinns, Boaz_DoesNotProtectArtisansOnTiles) {
  State state =
      assassins().djinn(Seat::two, Djinn::boaz).meeples("c4", {artisan}).owner("c4", Seat::two).state();
  const Layout layout(state);
  send(layout, state);
  EXPECT_TRUE(offers(layout, state, "kill c4 artisan"));
}

TEST(Djinns, Kandicha_KeepsTheArtisanAndTakesTheTopItem) {
  for (const char* kill : {"kill c4 artisan", "kill seat 2 artisan"}) {
    State state = assassins()
                      .djinn(Seat::one, Djinn::kandicha)
                      .meeples("c4", {artisan, builder})
                      .artisans(Seat::two, 1)
                      .state();
    const Layout layout(state);
    send(layout, state);
    play(layout, state, {kill});
    EXPECT_EQ(state.artisans[0], 1) << kill;
    EXPECT_EQ(actor(state), chance);
    EXPECT_EQ(redact(layout, state, Action::deal(Item::crown), eyes_of(Seat::two)),
              Action::of(Action::Kind::deal_item_unseen));
    play(layout, state, {"deal item crown"});
    EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::crown));
    EXPECT_EQ(secret_items_of(state, Seat::one), 1);
    EXPECT_EQ(state.step, Step::tile);
  }
}

TEST(Djinns, Kandicha_WithAnEmptyStackKeepsTheArtisanOnly) {
  State state =
      assassins().djinn(Seat::one, Djinn::kandicha).meeples("c4", {artisan, builder}).item_stack({}).state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill c4 artisan"});
  EXPECT_EQ(state.artisans[0], 1);
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Kandicha_TheItemComesBeforeTheTileIsTaken) {
  State state = assassins().djinn(Seat::one, Djinn::kandicha).meeples("c4", {artisan}).state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill c4 artisan"});
  EXPECT_EQ(state.step, Step::draw_item);
  EXPECT_EQ(owner_of(state, tile("c4")), nobody);
  play(layout, state, {"deal item lamp"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
  play(layout, state, {"camel"});
  EXPECT_EQ(owner_of(state, tile("c4")), Seat::one);
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Kandicha_AnothersAssassinsBringNothing) {
  State state = assassins().djinn(Seat::two, Djinn::kandicha).meeples("c4", {artisan, builder}).state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill c4 artisan"});
  EXPECT_EQ(state.artisans[0] + state.artisans[1], 0);
  EXPECT_EQ(state.step, Step::tile);
}

// ---- Djinns that meet artisans ----------------------------------------------------------------------------

TEST(Djinns, Iblis_CountsArtisansInFrontOfASeatAsVictims) {
  State state =
      assassins().djinn(Seat::one, Djinn::iblis).elders(Seat::one, 1).artisans(Seat::two, 1).state();
  const Layout layout(state);
  send(layout, state);
  EXPECT_FALSE(offers(layout, state, "use iblis elder"));

  State two = assassins().djinn(Seat::one, Djinn::iblis).elders(Seat::one, 1).artisans(Seat::two, 2).state();
  send(layout, two);
  play(layout, two, {"use iblis elder", "kill seat 2 artisan"});
  EXPECT_TRUE(offers_only(layout, two, {"kill seat 2 artisan"}));
  play(layout, two, {"kill seat 2 artisan"});
  EXPECT_EQ(two.artisans[1], 0);
}

TEST(Djinns, Kandicha_TwoArtisansAndOneItemLeft) {
  State state = assassins()
                    .djinn(Seat::one, Djinn::kandicha)
                    .djinn(Seat::one, Djinn::iblis)
                    .elders(Seat::one, 1)
                    .meeples("c4", {artisan, artisan, builder})
                    .item_stack({Item::chest})
                    .state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"use iblis elder", "kill c4 artisan", "deal item chest", "kill c4 artisan"});
  EXPECT_EQ(state.artisans[0], 2);
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::chest));
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Djinns, Nekir_IsPaidForAnArtisanToo) {
  State state = assassins().djinn(Seat::two, Djinn::nekir).meeples("c4", {artisan, builder}).state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill c4 artisan"});
  EXPECT_EQ(state.coins[1], 52);
}

TEST(Djinns, AnunNak_DrawsArtisansFromTheBag) {
  State state =
      Scene(artisans).djinn(Seat::one, Djinn::anun_nak).elders(Seat::one, 1).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"use anun-nak elder b3", "draw artisan", "draw artisan", "draw elder"});
  EXPECT_EQ(state.meeples[index(tile("b3"))], Meeples::of(artisan, 2) + Meeples::of(elder));
}

TEST(Djinns, AnunNak_NeverOnTheLake) {
  State state = Scene(whims).djinn(Seat::one, Djinn::anun_nak).elders(Seat::one, 1).turn(Seat::one).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use anun-nak elder").size(), 35u);
  EXPECT_FALSE(offers(layout, state, "use anun-nak elder c6"));
}

TEST(Djinns, Leta_TakesAnyNewTileButChasmAndLake) {
  State state = Scene(Options{.sets = Set::artisans | Set::whims})
                    .djinn(Seat::one, Djinn::leta)
                    .elders(Seat::one, 2)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use leta elder elder").size(), 40u);
  EXPECT_FALSE(offers(layout, state, "use leta elder elder c6"));
  EXPECT_FALSE(offers(layout, state, "use leta elder elder g3"));
}

// ---- Kumarbi and the track of twelve spaces ---------------------------------------------------------------

constexpr Options five{.seats = 5, .sets = Set::artisans};

// Seat one is to bid with Kumarbi and nine fakirs.
Scene nine_fakirs() {
  Scene scene(five);
  scene.djinn(Seat::one, Djinn::kumarbi);
  for (int i = 0; i < 9; ++i) scene.cards(Seat::one, {Card::fakir});
  return scene;
}

// What seat one pays for this bid.
int paid_for(const Scene& scene, const char* bid) {
  State state = scene.state();
  play(Layout(state), state, {bid});
  return 50 - state.coins[0];
}

TEST(Djinns, Kumarbi_R39_EachFakirCountsASpaceSoADoubledPriceCountsTwice) {
  const Scene scene = nine_fakirs();
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 2"), 3);
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 4"), 1);
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 6"), 0);
  EXPECT_EQ(paid_for(scene, "bid 3 fakirs 2"), 1);
  EXPECT_EQ(paid_for(scene, "bid 1 fakirs 2"), 0);
  EXPECT_EQ(paid_for(scene, "bid 8 fakirs 1"), 5);
  EXPECT_EQ(paid_for(scene, "bid 8 fakirs 3"), 3);
  EXPECT_EQ(paid_for(scene, "bid 12 fakirs 2"), 5);
  EXPECT_EQ(paid_for(scene, "bid 18 fakirs 5"), 3);
  EXPECT_EQ(paid_for(scene, "bid 18 fakirs 9"), 0);
}

TEST(Djinns, Kumarbi_R39_FakirsAreOfferedOnlyIfTheLastLowersThePrice) {
  const State state = nine_fakirs().state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "bid 0"), Texts{"bid 0"});
  EXPECT_EQ(offered(layout, state, "bid 1 "), (Texts{"bid 1 fakirs 2"}));
  EXPECT_EQ(offered(layout, state, "bid 3 "), (Texts{"bid 3 fakirs 2", "bid 3 fakirs 4"}));
  EXPECT_EQ(offered(layout, state, "bid 5 "), (Texts{"bid 5 fakirs 2", "bid 5 fakirs 4", "bid 5 fakirs 6"}));
  EXPECT_EQ(offered(layout, state, "bid 8 "),
            (Texts{"bid 8 fakirs 1", "bid 8 fakirs 3", "bid 8 fakirs 5", "bid 8 fakirs 7"}));
  EXPECT_EQ(offered(layout, state, "bid 18 "),
            (Texts{"bid 18 fakirs 1", "bid 18 fakirs 2", "bid 18 fakirs 3", "bid 18 fakirs 5",
                   "bid 18 fakirs 7", "bid 18 fakirs 9"}));
}

TEST(Djinns, Kumarbi_R39_FromTheSpaceThatIsTakenTheLowerOneIfTheOtherIsNotFree) {
  Scene scene = nine_fakirs();
  for (int price : {1, 3, 5}) scene.has_bid(static_cast<Seat>((price + 1) / 2), price);
  scene.auction({Seat::one, Seat::five});
  const State state = scene.state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "bid 5 "), (Texts{"bid 5 fakirs 1", "bid 5 fakirs 3", "bid 5 fakirs 5"}));
  EXPECT_EQ(offered(layout, state, "bid 3 "), (Texts{"bid 3 fakirs 1", "bid 3 fakirs 3"}));
  EXPECT_EQ(offered(layout, state, "bid 1 "), (Texts{"bid 1 fakirs 1"}));
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 1"), 3);
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 3"), 1);
  EXPECT_EQ(paid_for(scene, "bid 5 fakirs 5"), 0);
  EXPECT_EQ(paid_for(scene, "bid 1 fakirs 1"), 0);
  EXPECT_EQ(paid_for(scene, "bid 8 fakirs 3"), 3) << "spaces count, free or not";
}

TEST(Djinns, Kumarbi_R5_WhatCanBePaidAfterTheReductionIsOffered) {
  const State state = nine_fakirs().coins(Seat::one, 1).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "bid 5"), (Texts{"bid 5 fakirs 4", "bid 5 fakirs 6"}));
  EXPECT_EQ(offered(layout, state, "bid 12"), (Texts{"bid 12 fakirs 6", "bid 12 fakirs 8"}));
  EXPECT_TRUE(offers(layout, state, "bid 1"));
}

// All zeros are taken, and seat one has a single fakir and no coins.
TEST(Djinns, Kumarbi_R7_ADoubledPriceThatOneFakirDoesNotLower) {
  Scene scene(five);
  scene.djinn(Seat::one, Djinn::kumarbi).cards(Seat::one, {Card::fakir}).coins(Seat::one, 0);
  for (Seat seat : {Seat::two, Seat::three, Seat::four}) scene.has_bid(seat, 0);
  State front = Scene(scene).auction({Seat::one, Seat::five}).state();
  const Layout layout(front);
  EXPECT_TRUE(offers_only(layout, front, {"bid 1"})) << "the other 1 is below it";
  play(layout, front, {"bid 1"});
  EXPECT_EQ(front.open[0], Cards::of(Card::fakir)) << "no fakirs are discarded";

  State behind = Scene(scene).has_bid(Seat::five, 1).auction({Seat::one}).state();
  EXPECT_TRUE(offers_only(layout, behind, {"bid 1 fakirs 1"})) << "a 0 is below it";
}

TEST(Djinns, Kumarbi_TheFakirsOfADoubledPriceAreDiscarded) {
  State state = nine_fakirs().state();
  const Layout layout(state);
  play(layout, state, {"bid 5 fakirs 4"});
  EXPECT_EQ(state.turn_track[8], Seat::one);
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 4));
}

}  // namespace
}  // namespace naqala::test
