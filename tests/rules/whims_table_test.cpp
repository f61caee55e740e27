// The table of whims (rules, section 11): what each asks for, just reached and just missed, and what it pays.
#include "rules/whims.hpp"

#include <set>

#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

// Whether seat one, who has this whim, fulfils it as its turn begins; if so, for these coins.
bool pays(Scene scene, Whim whim, int coins) {
  const State state = scene.open_whim(Seat::one, whim).turn(Seat::one).state();
  const bool fulfilled = state.whims[index(whim)] == WhimPlace::fulfilled_by(Seat::one);
  EXPECT_EQ(state.coins[0], fulfilled ? 50 + coins : 50);
  EXPECT_EQ(state.coins[1], 50);
  return fulfilled;
}

// The same for what nobody can hold beside the open whim: whether it is fulfilled as the seat
// takes it from a city.
bool pays_when_taken(Scene scene, Whim whim, int coins) {
  State state = scene.kind("c3", TileKind::city_red)
                    .whim("c3", whim)
                    .owner("c3", Seat::two)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take b3", "drop c3 elder", "collect", "keep", "whim"});
  const bool fulfilled = state.whims[index(whim)] == WhimPlace::fulfilled_by(Seat::one);
  EXPECT_EQ(state.coins[0], fulfilled ? 50 + coins : 50);
  return fulfilled;
}

TEST(Whims, R65_ThereAreNineteenAndThreeMoreWithArtisans) {
  const std::set<Whim> with_artisans{Whim::workshop, Whim::precious, Whim::artisans};
  for (Whim whim : all<Whim>) {
    EXPECT_TRUE(in_game(both, whim)) << name(whim);
    EXPECT_EQ(in_game(whims, whim), !with_artisans.contains(whim)) << name(whim);
    EXPECT_FALSE(in_game(Options{.sets = Set::artisans}, whim)) << name(whim);
  }
}

TEST(Whims, Palaces_TwoOnOwnTiles) {
  EXPECT_TRUE(pays(Scene(whims).owner("d1", Seat::one).palaces("d1", 2), Whim::palaces, 10));
  EXPECT_TRUE(
      pays(Scene(whims).owner("d1", Seat::one).palaces("d1", 1).owner("a1", Seat::one).palaces("a1", 1),
           Whim::palaces, 10))
      << "on different tiles, of any kind";
  EXPECT_FALSE(pays(Scene(whims).owner("d1", Seat::one).palaces("d1", 1).palms("d1", 1), Whim::palaces, 10));
  EXPECT_FALSE(pays(Scene(whims).palaces("d1", 2), Whim::palaces, 10)) << "nobody's tile";
  EXPECT_FALSE(pays(Scene(whims).owner("d1", Seat::two).palaces("d1", 2), Whim::palaces, 10));
}

TEST(Whims, Palms_TwoOnOwnTiles) {
  EXPECT_TRUE(pays(Scene(whims).owner("a1", Seat::one).palms("a1", 2), Whim::palms, 10));
  EXPECT_FALSE(pays(Scene(whims).owner("a1", Seat::one).palms("a1", 1).palaces("a1", 1), Whim::palms, 10));
  EXPECT_FALSE(pays(Scene(whims).owner("a1", Seat::two).palms("a1", 3), Whim::palms, 10));
}

TEST(Whims, Workshop_OneOfAnyKind) {
  EXPECT_TRUE(pays(Scene(both).owner("d6", Seat::one), Whim::workshop, 10));
  EXPECT_TRUE(pays(Scene(both).owner("e6", Seat::one), Whim::workshop, 10));
  EXPECT_TRUE(pays(Scene(both).tent(Seat::one, "d6"), Whim::workshop, 10)) << "R45: a tent is a camel";
  EXPECT_FALSE(pays(Scene(both).owner("a6", Seat::one).owner("d6", Seat::two), Whim::workshop, 10));
}

TEST(Whims, Corner_OneOfTheFourOfTheBoard) {
  for (const char* corner : {"a1", "f1", "a6", "f6"})
    EXPECT_TRUE(pays(Scene(whims).owner(corner, Seat::one), Whim::corner, 10)) << corner;
  for (const char* corner : {"a1", "g1", "a6", "g6"})
    EXPECT_TRUE(pays(Scene(both).owner(corner, Seat::one), Whim::corner, 10)) << corner;
  for (const char* tile : {"f1", "f6", "g5", "b2"})
    EXPECT_FALSE(pays(Scene(both).owner(tile, Seat::one), Whim::corner, 10)) << tile;
  EXPECT_FALSE(pays(Scene(whims).owner("a5", Seat::one).owner("a1", Seat::two), Whim::corner, 10));
}

TEST(Whims, Whims_TwoOthersFulfilled) {
  EXPECT_TRUE(
      pays(Scene(whims).fulfilled(Seat::one, Whim::fish).fulfilled(Seat::one, Whim::line), Whim::whims, 10));
  EXPECT_FALSE(
      pays(Scene(whims).fulfilled(Seat::one, Whim::fish).fulfilled(Seat::two, Whim::line), Whim::whims, 10));
  EXPECT_FALSE(
      pays(Scene(whims).fulfilled(Seat::one, Whim::fish).open_whim(Seat::one, Whim::line), Whim::whims, 10));
}

TEST(Whims, Djinns_Three) {
  Scene two = Scene(whims).djinn(Seat::one, Djinn::jafaar).djinn(Seat::one, Djinn::shamhat);
  EXPECT_FALSE(pays(two, Whim::djinns, 15));
  EXPECT_TRUE(pays(two.djinn(Seat::one, Djinn::boaz), Whim::djinns, 15));
}

TEST(Whims, Sacred_TwoPlacesOfAnyValue) {
  EXPECT_TRUE(pays(Scene(whims).owner("f2", Seat::one).owner("e5", Seat::one), Whim::sacred, 15));
  EXPECT_FALSE(pays(Scene(whims).owner("f2", Seat::one).owner("d1", Seat::one), Whim::sacred, 15));
}

TEST(Whims, Markets_ASmallAndALargeOne) {
  EXPECT_TRUE(pays(Scene(whims).owner("b1", Seat::one).owner("c1", Seat::one), Whim::markets, 15));
  EXPECT_FALSE(pays(Scene(whims).owner("b1", Seat::one).owner("a2", Seat::one), Whim::markets, 15))
      << "two small";
  EXPECT_FALSE(pays(Scene(whims).owner("c1", Seat::one).owner("a3", Seat::one), Whim::markets, 15))
      << "two large";
  EXPECT_FALSE(pays(Scene(both).owner("c1", Seat::one).owner("b6", Seat::one), Whim::markets, 15))
      << "the specialised one is no small one";
  EXPECT_FALSE(pays(Scene(both).owner("b1", Seat::one).owner("b6", Seat::one), Whim::markets, 15))
      << "nor a large one";
}

Scene owning(const Options& options, std::initializer_list<const char*> tiles) {
  Scene scene(options);
  for (const char* tile : tiles) scene.owner(tile, Seat::one);
  return scene;
}

TEST(Whims, Line_ThreeNextToEachOtherInOneRowOrColumn) {
  EXPECT_TRUE(pays(owning(whims, {"b3", "c3", "d3"}), Whim::line, 15));
  EXPECT_TRUE(pays(owning(whims, {"b3", "b4", "b5"}), Whim::line, 15));
  EXPECT_TRUE(pays(owning(whims, {"d1", "e1", "f1"}), Whim::line, 15)) << "to the edge";
  EXPECT_TRUE(pays(owning(both, {"f6", "e6", "d6"}), Whim::line, 15)) << "R43: mountains do not matter";
  EXPECT_TRUE(pays(owning(both, {"g4", "g5", "g6"}), Whim::line, 15));
}

TEST(Whims, Line_NotWithAGapAroundACornerOrOverTheEdge) {
  EXPECT_FALSE(pays(owning(whims, {"b3", "c3", "e3", "f3"}), Whim::line, 15)) << "a gap";
  EXPECT_FALSE(pays(owning(whims, {"b3", "c3", "c4", "d4"}), Whim::line, 15)) << "a corner";
  EXPECT_FALSE(pays(owning(whims, {"b3", "c4", "d5"}), Whim::line, 15)) << "a diagonal";
  EXPECT_FALSE(pays(owning(whims, {"e1", "f1", "a2"}), Whim::line, 15)) << "over the edge";
  EXPECT_FALSE(pays(owning(both, {"f1", "g1", "a2", "b2"}), Whim::line, 15)) << "over the edge of the grid";
  EXPECT_FALSE(pays(owning(whims, {"a6", "b6", "d6", "e6"}), Whim::line, 15)) << "R44: over the lake";
  EXPECT_FALSE(pays(owning(whims, {"b3", "c3"}).owner("d3", Seat::two), Whim::line, 15));
}

TEST(Whims, Precious_ThreeItems) {
  const auto holding = [](std::initializer_list<Item> items) { return Scene(both).items(Seat::one, items); };
  EXPECT_TRUE(pays_when_taken(holding({Item::jewellery, Item::jewellery, Item::crown}), Whim::precious, 15));
  EXPECT_TRUE(pays_when_taken(holding({Item::chest, Item::chest}).secret_items(Seat::one, {Item::chest}),
                              Whim::precious, 15));
  EXPECT_FALSE(
      pays_when_taken(holding({Item::jewellery, Item::crown, Item::lamp, Item::ring}), Whim::precious, 15))
      << "magic ones do not count";
}

TEST(Whims, FishWheatPottery_TwoOfThem) {
  const std::pair<Whim, Card> rows[] = {
      {Whim::fish, Card::fish}, {Whim::wheat, Card::wheat}, {Whim::pottery, Card::pottery}};
  for (auto [whim, card] : rows) {
    EXPECT_TRUE(pays_when_taken(Scene(whims).cards(Seat::one, {card, card}), whim, 10)) << name(whim);
    EXPECT_TRUE(pays_when_taken(Scene(whims).cards(Seat::one, {card}).unseen(Seat::one, {card}), whim, 10))
        << name(whim);
    EXPECT_FALSE(pays_when_taken(Scene(whims).cards(Seat::one, {card, Card::silk, Card::silk}), whim, 10))
        << name(whim);
    EXPECT_FALSE(pays_when_taken(Scene(whims).cards(Seat::one, {card}).cards(Seat::two, {card}), whim, 10))
        << name(whim);
  }
}

TEST(Whims, Viziers_Four) {
  EXPECT_TRUE(pays(Scene(whims).viziers(Seat::one, 4), Whim::viziers, 10));
  EXPECT_FALSE(pays(Scene(whims).viziers(Seat::one, 3).viziers(Seat::two, 4), Whim::viziers, 10));
}

TEST(Whims, Elders_Four) {
  EXPECT_TRUE(pays(Scene(whims).elders(Seat::one, 5), Whim::elders, 10));
  EXPECT_FALSE(pays(Scene(whims).elders(Seat::one, 3), Whim::elders, 10));
}

TEST(Whims, Artisans_Two) {
  EXPECT_TRUE(pays(Scene(both).artisans(Seat::one, 2), Whim::artisans, 10));
  EXPECT_FALSE(pays(Scene(both).artisans(Seat::one, 1), Whim::artisans, 10));
}

// ---- Whims for doing --------------------------------------------------------------------------------------

// `n` builders act on e3, which sees seven blue tiles.
State after_building(int n, int fakirs, const char* at, bool echidna = false) {
  Scene scene = Scene(whims)
                    .meeples("d3", {builder})
                    .stack(at, builder, n - 1)
                    .stack(at, vizier, 1)
                    .open_whim(Seat::one, Whim::builders)
                    .elders(Seat::one, 2)
                    .djinn(Seat::one, Djinn::echidna)
                    .turn(Seat::one);
  for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
  State state = scene.state();
  const Layout layout(state);
  play(layout, state, {"take d3", "drop " + std::string(at) + " builder", "collect"});
  if (echidna) play(layout, state, {"use echidna elder elder"});
  play(layout, state, {"fakirs " + std::to_string(fakirs)});
  return state;
}

bool fulfilled(const State& state, Whim whim) {
  return state.whims[index(whim)] == WhimPlace::fulfilled_by(Seat::one);
}

TEST(Whims, Builders_FifteenCoinsOrMoreFromOneAction) {
  const State missed = after_building(2, 0, "e3");
  EXPECT_FALSE(fulfilled(missed, Whim::builders));
  EXPECT_EQ(missed.coins[0], 50 + 14);
  const State reached = after_building(3, 0, "d2");
  EXPECT_TRUE(fulfilled(reached, Whim::builders));
  EXPECT_EQ(reached.coins[0], 50 + 15 + 15);
}

TEST(Whims, Builders_FakirsAndEchidnaCount) {
  const State fakirs = after_building(2, 1, "e3");
  EXPECT_TRUE(fulfilled(fakirs, Whim::builders));
  EXPECT_EQ(fakirs.coins[0], 50 + 21 + 15);
  const State doubled = after_building(2, 0, "e3", true);
  EXPECT_TRUE(fulfilled(doubled, Whim::builders));
  EXPECT_EQ(doubled.coins[0], 50 + 28 + 15);
}

struct KillRow {
  Whim whim;
  Tribe tribe;
};
constexpr KillRow kills[] = {{Whim::kill_vizier, vizier},
                             {Whim::kill_elder, elder},
                             {Whim::kill_builder, builder},
                             {Whim::kill_merchant, merchant},
                             {Whim::kill_assassin, assassin}};

// Seat one has all five whims of killing; two assassins end on c3, with a victim of each tribe on c4.
State before_killing() {
  Scene scene = Scene(whims)
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {vizier, elder, builder, merchant, assassin})
                    .viziers(Seat::two, 1)
                    .elders(Seat::two, 1)
                    .turn(Seat::one);
  for (const KillRow& row : kills) scene.open_whim(Seat::one, row.whim);
  State state = scene.state();
  play(Layout(state), state, {"take b3", "drop c3 assassin", "collect"});
  return state;
}

TEST(Whims, Kills_EachForItsOwnTribeOnATile) {
  for (const KillRow& killed : kills) {
    State state = before_killing();
    play(Layout(state), state, {"kill c4 " + std::string(name(killed.tribe))});
    for (const KillRow& row : kills)
      EXPECT_EQ(fulfilled(state, row.whim), row.whim == killed.whim) << name(row.whim);
    EXPECT_EQ(state.coins[0], 60);
  }
}

TEST(Whims, Kills_AlsoInFrontOfASeat) {
  State vizier_killed = before_killing();
  play(Layout(vizier_killed), vizier_killed, {"kill seat 2 vizier"});
  EXPECT_TRUE(fulfilled(vizier_killed, Whim::kill_vizier));
  State elder_killed = before_killing();
  play(Layout(elder_killed), elder_killed, {"kill seat 2 elder"});
  EXPECT_TRUE(fulfilled(elder_killed, Whim::kill_elder));
  EXPECT_EQ(elder_killed.coins[0], 60);
}

}  // namespace
}  // namespace naqala::test
