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

constexpr Options artisans{.artisans = true};
constexpr Options whims{.whims = true};
constexpr Options three{.seats = 3, .artisans = true};

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
  State state = Scene(Options{.artisans = true, .whims = true})
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

constexpr Options five{.seats = 5, .artisans = true};

TEST(Djinns, Kumarbi_ADoubledPriceCountsOnce) {
  State state = Scene(five)
                    .djinn(Seat::one, Djinn::kumarbi)
                    .cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir})
                    .coins(Seat::one, 1)
                    .state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "bid 5 fakirs 1")) << "costs 3";
  EXPECT_TRUE(offers(layout, state, "bid 5 fakirs 2")) << "costs 1";
  EXPECT_TRUE(offers(layout, state, "bid 5 fakirs 3")) << "costs 0";
  EXPECT_TRUE(offers(layout, state, "bid 3 fakirs 1"));
  EXPECT_TRUE(offers(layout, state, "bid 8 fakirs 3"));
  EXPECT_FALSE(offers(layout, state, "bid 12 fakirs 3")) << "costs 3";
  EXPECT_FALSE(offers(layout, state, "bid 3 fakirs 3")) << "no fakir more than it takes";
  play(layout, state, {"bid 5 fakirs 2"});
  EXPECT_EQ(state.coins[0], 0);
  EXPECT_EQ(state.turn_track[8], Seat::one);
  EXPECT_EQ(discards(state), Cards::of(Card::fakir, 2));
}

TEST(Djinns, Kumarbi_OnASpaceThatPushesAnother) {
  State state = Scene(five)
                    .djinn(Seat::one, Djinn::kumarbi)
                    .cards(Seat::one, {Card::fakir})
                    .has_bid(Seat::two, 3)
                    .auction({Seat::one, Seat::three, Seat::four, Seat::five})
                    .state();
  const Layout layout(state);
  play(layout, state, {"bid 3 fakirs 1"});
  EXPECT_EQ(state.coins[0], 49);
  EXPECT_EQ(state.turn_track[6], Seat::one);
  EXPECT_EQ(state.turn_track[5], Seat::two);
}

}  // namespace
}  // namespace naqala::test
