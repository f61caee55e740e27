// The scenes themselves: all other tests of the rules rest on them.
#include "support/scene.hpp"

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/whims.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 3, .sets = Set::artisans};
constexpr Options whims{.seats = 3, .sets = Set::whims};
constexpr Options both{.seats = 5, .sets = Set::artisans | Set::whims};

void expect_all_tiles(const Options& options) {
  const State state = Scene(options).state();
  for (TileKind kind : all<TileKind>) {
    if (kind == TileKind::none) continue;
    int count = 0;
    for (Tile place : all<Tile>) count += state.kind(place) == kind;
    EXPECT_EQ(count, count_in(options, kind)) << name(kind);
  }
  EXPECT_TRUE(Layout(state).connected());
}

TEST(Scene, HasTheTilesOfEachGame) {
  expect_all_tiles(Options{});
  expect_all_tiles(artisans);
  expect_all_tiles(whims);
  expect_all_tiles(both);
}

TEST(Scene, SeesTheBlueTilesThatItsMapShows) {
  const Layout layout(Scene(2).state());
  const int blue[5][6] = {
      {0, 0, 2, 4, 6, 4}, {0, 0, 2, 5, 8, 6}, {0, 0, 2, 4, 7, 5}, {0, 0, 1, 3, 6, 5}, {0, 0, 1, 2, 4, 3}};
  for (int y = 0; y < 5; ++y)
    for (int x = 0; x < 6; ++x)
      EXPECT_EQ(layout.blue_around(tile_at(x, y)), blue[y][x]) << testing::PrintToString(tile_at(x, y));
}

TEST(Scene, SeesTheBlueTilesOfTheMapsOfTheExpansions) {
  const auto blue = [](const Options& options, std::string_view name) {
    return Layout(Scene(options).state()).blue_around(tile(name));
  };
  for (const Options& options : {artisans, whims, both}) {
    for (const char* name : {"a5", "b5", "a6", "b6"}) EXPECT_EQ(blue(options, name), 0) << name;
    EXPECT_EQ(blue(options, "c4"), 1);
    EXPECT_EQ(blue(options, "c5"), 2);
    EXPECT_EQ(blue(options, "d5"), 4);
    EXPECT_EQ(blue(options, "e5"), 7);
    EXPECT_EQ(blue(options, "d6"), 3);
    EXPECT_EQ(blue(options, "e6"), 5);
  }
  EXPECT_EQ(blue(artisans, "f5"), 5);
  EXPECT_EQ(blue(whims, "f6"), 4);
  const std::array<int, 6> column_f{6, 8, 7, 6, 6, 4};
  for (int y = 0; y < 6; ++y)
    EXPECT_EQ(Layout(Scene(both).state()).blue_around(tile_at(5, y)), column_f[index(y)]) << y + 1;
  EXPECT_EQ(blue(both, "g1"), 4);
  EXPECT_EQ(blue(both, "g2"), 5);
  EXPECT_EQ(blue(both, "g4"), 4);
  EXPECT_EQ(blue(both, "g5"), 4);
  EXPECT_EQ(blue(both, "g6"), 2);
}

TEST(Scene, HasTheMountainsThatItsMapShows) {
  for (const Options& options : {artisans, both}) {
    const Layout layout(Scene(options).state());
    EXPECT_EQ(layout.exits(tile("d6")), TileSet::of(tile("d5")));
    EXPECT_EQ(layout.exits(tile("e6")), TileSet::of(tile("f6")));
    EXPECT_EQ(layout.exits(tile("f6")), TileSet::of(tile("e6")) | TileSet::of(tile("f5")));
  }
}

TEST(Scene, KindLetsTwoTilesChangePlaces) {
  const State state = Scene(2).kind("a1", TileKind::sacred_15).state();
  EXPECT_EQ(state.kind(tile("a1")), TileKind::sacred_15);
  EXPECT_EQ(state.kind(tile("f4")), TileKind::oasis);

  const State wide = Scene(both).kind("a1", TileKind::city_red).kind("b2", TileKind::lake).state();
  EXPECT_EQ(wide.kind(tile("g6")), TileKind::oasis);
  EXPECT_EQ(wide.kind(tile("g3")), TileKind::oasis);
}

TEST(Scene, KeepsEverythingElseInBagDeckAndStock) {
  const State state = Scene(3)
                          .meeples("c3", {Tribe::elder, Tribe::elder})
                          .elders(Seat::two, 3)
                          .cards(Seat::one, {Card::fish, Card::fakir})
                          .row({Card::ivory})
                          .discards({Card::ivory})
                          .djinn(Seat::one, Djinn::marid)
                          .djinn_row({Djinn::enki})
                          .state();
  EXPECT_EQ(bag(state)[Tribe::elder], 20 - 2 - 3);
  EXPECT_EQ(bag(state).total(), 90 - 2 - 3);
  EXPECT_EQ(deck_size(state), 54 - 4);
  EXPECT_EQ(discards(state), Cards::of(Card::ivory));
  EXPECT_EQ(state.djinn_deck.size(), 20);
  EXPECT_EQ(camels_left(state, Seat::one), 8);
}

TEST(Scene, CamelsLeftPutsTheOthersFarAway) {
  const State state = Scene(2).camels_left(Seat::one, 1).meeples("f5", {Tribe::elder}).state();
  EXPECT_EQ(camels_left(state, Seat::one), 1);
  EXPECT_EQ(owner_of(state, tile("f5")), nobody);
  EXPECT_EQ(owner_of(state, tile("e5")), Seat::one);
  EXPECT_EQ(owner_of(state, tile("a4")), nobody);
  EXPECT_FALSE(state.last_round);
}

TEST(Scene, KeepsTheOtherItemsInTheirStackAndWhimsInTheirDeck) {
  const State state = Scene(both)
                          .items(Seat::one, {Item::crown})
                          .secret_items(Seat::five, {Item::crown, Item::lamp})
                          .item_discards({Item::horn})
                          .artisans(Seat::two, 3)
                          .whim("g1", Whim::corner)
                          .open_whim(Seat::three, Whim::line)
                          .fulfilled(Seat::four, Whim::fish)
                          .state();
  EXPECT_EQ(item_stack_size(state), 18 - 4);
  EXPECT_EQ(item_discards(state), Items::of(Item::horn));
  EXPECT_EQ(items_of(state, Seat::five), Items::of(Item::crown) + Items::of(Item::lamp));
  EXPECT_EQ(secret_items_of(state, Seat::one), 0);
  EXPECT_EQ(bag(state)[Tribe::artisan], 15 - 3);
  int in_deck = 0;
  for (Whim whim : all<Whim>) in_deck += in_whim_deck(state, whim);
  EXPECT_EQ(in_deck, 22 - 3);

  const State bare = Scene(both).item_stack({Item::chest}).state();
  EXPECT_EQ(item_stack_size(bare), 1);
  EXPECT_EQ(item_discards(bare).total(), 17);
}

TEST(Scene, ATentIsNoCamelOfTheStock) {
  const State state =
      Scene(artisans).tent(Seat::one, "a1").camels_left(Seat::one, 0).turn(Seat::one, {}).state();
  EXPECT_EQ(state.owned[0].size(), 9);
  EXPECT_EQ(tent_of(state, Seat::one), tile("a1"));
  EXPECT_TRUE(state.last_round);

  const State in_stock = Scene(artisans).camels_left(Seat::one, 0).state();
  EXPECT_EQ(in_stock.owned[0].size(), 8);
  EXPECT_EQ(owner_of(in_stock, tile("c6")), nobody);
  EXPECT_FALSE(in_stock.last_round);
}

TEST(Scene, FiveSeatsWaitOnTheZerosAndOnOne) {
  const State state = Scene(both).turn(Seat::two).state();
  EXPECT_EQ(actor(state), Seat::two);
  EXPECT_EQ(state.turn_track[4], Seat::three);
  EXPECT_EQ(state.turn_track[2], Seat::four);
  EXPECT_EQ(state.turn_track[1], Seat::five);
  EXPECT_EQ(state.turn_track[0], Seat::one);
}

TEST(Scene, TurnBeginsWithTheOthersWaitingOrDone) {
  const State first = Scene(2).turn(Seat::two).state();
  EXPECT_EQ(actor(first), Seat::two);
  EXPECT_EQ(first.coins[1], 50);
  EXPECT_EQ(first.turn_track[2], Seat::one);
  EXPECT_EQ(first.turn_track[1], Seat::two);
  EXPECT_EQ(first.turn_track[0], Seat::one);

  const State last = Scene(3).turn(Seat::two, {}).state();
  EXPECT_EQ(actor(last), Seat::two);
  EXPECT_EQ(last.turn_track[2], nobody);
  EXPECT_EQ(last.bid_track[2], Seat::two);
}

}  // namespace
}  // namespace naqala::test
