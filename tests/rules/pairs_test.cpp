// Powers, items and whims that meet: places where two rules of the expansions touch.
#include "support/pairs.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/whims.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options artisans{.sets = Set::artisans};
constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

// ---- At the lake ------------------------------------------------------------------------------------------

TEST(Pairs, Hagis_Bouraq_BesideTheLake) {
  State state = plain(whims)
                    .kind("d5", TileKind::village)
                    .djinn(Seat::one, Djinn::bouraq)
                    .djinn(Seat::one, Djinn::hagis)
                    .elders(Seat::one, 2)
                    .owner("c5", Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use bouraq elder d5"});
  EXPECT_EQ(offered(layout, state, "use hagis"),
            (std::vector<std::string>{"use hagis elder c4", "use hagis elder c5", "use hagis elder d4",
                                      "use hagis elder d6", "use hagis elder e4", "use hagis elder e5",
                                      "use hagis elder e6"}))
      << "all around but the lake";
  play(layout, state, {"use hagis elder c5"});
  EXPECT_EQ(score(state)[0][Category::palaces], 10);
}

TEST(Pairs, Enki_Lamia_BesideTheLake) {
  State state =
      plain(whims).djinn(Seat::one, Djinn::enki).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 2).state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "use enki elder c6"));
  play(layout, state, {"use enki elder c5"});
  EXPECT_FALSE(offers(layout, state, "use lamia elder c6"));
  EXPECT_EQ(offered(layout, state, "use lamia").size(), 7u);
  play(layout, state, {"use lamia elder b6"});
  EXPECT_EQ(state.palms(tile("b6")), 1) << "a city may have palms";
}

TEST(Pairs, Haurvatat_Lake_APalmCountsTen) {
  const auto palms = [](Scene scene) { return score(scene.state())[0][Category::palms]; };
  Scene scene = Scene(whims).owner("c5", Seat::one).palms("c5", 2).owner("a1", Seat::one).palms("a1", 1);
  EXPECT_EQ(palms(scene), 12 + 3);
  EXPECT_EQ(palms(scene.djinn(Seat::one, Djinn::haurvatat)), 20 + 5);
}

// ---- Djinns among artisans --------------------------------------------------------------------------------

Scene assassins(Options options, int seats = 2) {
  options.seats = static_cast<std::uint8_t>(seats);
  return Scene(options).meeples("b3", {assassin}).meeples("c3", {assassin, vizier}).turn(Seat::one);
}

void send(const Layout& layout, State& state) {
  play(layout, state, {"take b3", "drop c3 assassin", "collect"});
}

TEST(Pairs, Iblis_Boaz_Kandicha_OnArtisans) {
  State state = assassins(artisans, 3)
                    .djinn(Seat::one, Djinn::iblis)
                    .djinn(Seat::one, Djinn::kandicha)
                    .djinn(Seat::two, Djinn::boaz)
                    .elders(Seat::one, 1)
                    .artisans(Seat::two, 4)
                    .artisans(Seat::three, 2)
                    .state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"use iblis elder"});
  EXPECT_EQ(offered(layout, state, "kill seat"), std::vector<std::string>{"kill seat 3 artisan"});
  play(layout, state, {"kill seat 3 artisan", "deal item ring", "kill seat 3 artisan", "deal item horn"});
  EXPECT_EQ(state.artisans, (std::array<std::uint8_t, count_of<Seat>>{2, 4, 0, 0, 0}));
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::ring) + Items::of(Item::horn));
  EXPECT_EQ(state.step, Step::tile);
}

TEST(Pairs, Iblis_Boaz_NobodyElseToKillTwice) {
  State state = assassins(artisans)
                    .djinn(Seat::one, Djinn::iblis)
                    .djinn(Seat::two, Djinn::boaz)
                    .elders(Seat::one, 1)
                    .artisans(Seat::two, 4)
                    .state();
  const Layout layout(state);
  send(layout, state);
  EXPECT_FALSE(offers(layout, state, "use iblis elder"));
}

TEST(Pairs, Kandicha_Precious_HerItemCompletesTheWhim) {
  State state = assassins(both)
                    .djinn(Seat::one, Djinn::kandicha)
                    .artisans(Seat::two, 1)
                    .secret_items(Seat::one, {Item::chest, Item::crown})
                    .open_whim(Seat::one, Whim::precious)
                    .open_whim(Seat::one, Whim::artisans)
                    .artisans(Seat::one, 1)
                    .state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill seat 2 artisan"});
  EXPECT_TRUE(is_open(state, Whim::artisans)) << "two artisans, but the action goes on";
  play(layout, state, {"deal item jewellery"});
  EXPECT_TRUE(is_fulfilled(state, Whim::precious));
  EXPECT_TRUE(is_fulfilled(state, Whim::artisans));
  EXPECT_EQ(state.coins[0], 50 + 15 + 10);
  EXPECT_EQ(secret_items_of(state, Seat::one), 0) << "all three were shown";
}

TEST(Pairs, Kandicha_KillBuilder_CoinsOfBoth) {
  State state = assassins(whims)
                    .djinn(Seat::one, Djinn::kandicha)
                    .meeples("c4", {builder, vizier})
                    .open_whim(Seat::one, Whim::kill_builder)
                    .open_whim(Seat::one, Whim::builders)
                    .state();
  const Layout layout(state);
  send(layout, state);
  play(layout, state, {"kill c4 builder"});
  EXPECT_EQ(state.coins[0], 50 + 1 + 10) << "one blue tile around c4";
  EXPECT_TRUE(is_open(state, Whim::builders)) << "no action of builders";
}

// ---- Items and djinns -------------------------------------------------------------------------------------

TEST(Pairs, Lamp_Baal_IsPaidForTheLampsDjinnButNotForBaalItself) {
  State state = plain(artisans)
                    .items(Seat::one, {Item::lamp})
                    .djinn_row({Djinn::geb})
                    .djinn(Seat::two, Djinn::baal)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use lamp deck", "deal djinn ptah"});
  EXPECT_EQ(state.coins[1], 52);

  State own = plain(artisans).items(Seat::one, {Item::lamp}).djinn_row({Djinn::baal}).state();
  play(layout, own, {"use lamp 1"});
  EXPECT_EQ(own.coins[0], 50);
}

TEST(Pairs, Lamp_Djinns_TheThirdDjinnFulfilsTheWhim) {
  State state = plain(both)
                    .items(Seat::one, {Item::lamp})
                    .djinn_row({Djinn::geb})
                    .djinn(Seat::one, Djinn::ptah)
                    .djinn(Seat::one, Djinn::kam)
                    .open_whim(Seat::one, Whim::djinns)
                    .state();
  play(Layout(state), state, {"use lamp 1"});
  EXPECT_TRUE(is_fulfilled(state, Whim::djinns));
  EXPECT_EQ(state.coins[0], 65);
}

TEST(Pairs, Sibittis_Lamp_WithAnEmptyDeck) {
  Scene scene = plain(artisans)
                    .items(Seat::one, {Item::lamp})
                    .djinn(Seat::one, Djinn::sibittis)
                    .elders(Seat::one, 2)
                    .djinn_deck({});
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(artisans).has(djinn) && djinn != Djinn::sibittis && djinn != Djinn::geb &&
        djinn != Djinn::ptah)
      scene.djinn(Seat::two, djinn);
  State state = scene.state();
  const Layout layout(state);
  play(layout, state, {"use sibittis elder elder"});
  EXPECT_TRUE(offers_only(layout, state, {"deal djinn geb", "deal djinn ptah"})) << "the discards, shuffled";
  play(layout, state, {"deal djinn geb", "deal djinn ptah", "keep geb"});
  EXPECT_EQ(djinn_discards(state), DjinnSet::of(Djinn::ptah));
  play(layout, state, {"use lamp deck"});
  EXPECT_TRUE(offers_only(layout, state, {"deal djinn ptah"})) << "what Sibittis left";
  play(layout, state, {"deal djinn ptah"});
  EXPECT_EQ(state.djinns[0].size(), 3);
}

TEST(Pairs, Carpet_Marid_AFlightEndsOnHisTile) {
  State state = plain(artisans)
                    .items(Seat::one, {Item::carpet})
                    .meeples("f5", {elder, vizier})
                    .owner("f5", Seat::two)
                    .djinn(Seat::two, Djinn::marid)
                    .state();
  play(Layout(state), state, {"use carpet", "take b3", "drop f5 elder"});
  EXPECT_EQ(state.coins[1], 52);
}

// From e6 the only way is f6; the second meeple then flies over e6's own mountain.
TEST(Pairs, Carpet_FromATileWithOneExit) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::carpet})
                    .meeples("e6", {elder, vizier})
                    .meeples("f6", {elder, merchant})
                    .meeples("e5", {elder, merchant})
                    .meeples("a1", {vizier, merchant})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "take e6")) << "on foot it leads to f5 only";
  play(layout, state, {"use carpet", "take e6"});
  EXPECT_TRUE(offers_only(layout, state, {"drop f6 elder", "drop f6 vizier"}));
  State other = state;
  play(layout, state, {"drop f6 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop e5 elder"})) << "f6 took the meeple before";
  play(layout, other, {"drop f6 elder"});
  EXPECT_TRUE(offers_only(layout, other, {"drop a1 vizier"}));
}

TEST(Pairs, Ring_Scimitar_AUsedItemIsFetchedAndUsedAgain) {
  State state = plain(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .items(Seat::two, {Item::ring})
                    .meeples("d4", {elder, elder, elder, elder, elder})
                    .meeples("f1", {merchant})
                    .meeples("f2", {merchant, vizier})
                    .turn(Seat::one, {Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar d4", "remove elder", "remove elder"});
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
  play(layout, state, {"use ring scimitar"});
  EXPECT_EQ(items_of(state, Seat::two), Items::of(Item::scimitar));
  EXPECT_EQ(item_discards(state), Items::of(Item::ring));
  EXPECT_TRUE(offered(layout, state, "use").empty()) << "one item a turn";
  play(layout, state, {"take f1", "drop f2 merchant", "collect", "trade", "skip", "end"});
  EXPECT_EQ(state.active, Seat::two);
  play(layout, state, {"use scimitar d4", "remove elder", "remove elder"});
  EXPECT_EQ(state.meeples[index(tile("d4"))], Meeples::of(elder));
}

TEST(Pairs, Horn_Merchants_TheRowIsPutInOrderBeforeTheyTrade) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::horn})
                    .meeples("b3", {merchant})
                    .meeples("c3", {merchant, vizier})
                    .row({Card::fakir, Card::fakir, Card::fish})
                    .deck({})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 merchant", "collect", "use horn"});
  for (const char* deal : {"deal ivory", "deal gold", "deal wheat", "deal wheat", "deal wheat", "deal silk"})
    play(layout, state, {deal});
  for (const char* put : {"put ivory", "put gold", "put fish", "put fakir", "put fakir", "put silk",
                          "put wheat", "put wheat", "put wheat"})
    play(layout, state, {put});
  EXPECT_EQ(state.step, Step::tribe) << "the merchants still wait";
  play(layout, state, {"trade"});
  EXPECT_EQ(cards_of(state, Seat::one), Cards::of(Card::ivory) + Cards::of(Card::gold));
}

TEST(Pairs, Workshop_Sloar_PaidFakirsAreInTheRemadeDeck) {
  State state = Scene(artisans)
                    .kind("c3", TileKind::workshop_se)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier})
                    .djinn(Seat::one, Djinn::sloar)
                    .turn(Seat::one)
                    .deck({})
                    .cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep", "item fakir fakir", "deal item lamp"});
  play(layout, state, {"use sloar fakir"});
  EXPECT_EQ(state.deck[Card::fakir], 18);
}

}  // namespace
}  // namespace naqala::test
