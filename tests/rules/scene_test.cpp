// The scenes themselves: all other tests of the rules rest on them.
#include "support/scene.hpp"

#include "rules/cards.hpp"
#include "rules/game.hpp"

namespace naqala::test {
namespace {

TEST(Scene, HasTheTilesOfTheBaseGame) {
  const State state = Scene(2).state();
  for (TileKind kind : all<TileKind>) {
    if (kind == TileKind::none) continue;
    int count = 0;
    for (Tile place : all<Tile>) count += state.kind(place) == kind;
    EXPECT_EQ(count, row_of(kind).base) << name(kind);
  }
}

TEST(Scene, SeesTheBlueTilesThatItsMapShows) {
  const Layout layout(Scene(2).state());
  const int blue[5][6] = {
      {0, 0, 2, 4, 6, 4}, {0, 0, 2, 5, 8, 6}, {0, 0, 2, 4, 7, 5}, {0, 0, 1, 3, 6, 5}, {0, 0, 1, 2, 4, 3}};
  for (int y = 0; y < 5; ++y)
    for (int x = 0; x < 6; ++x)
      EXPECT_EQ(layout.blue_around(tile_at(x, y)), blue[y][x]) << testing::PrintToString(tile_at(x, y));
}

TEST(Scene, KindLetsTwoTilesChangePlaces) {
  const State state = Scene(2).kind("a1", TileKind::sacred_15).state();
  EXPECT_EQ(state.kind(tile("a1")), TileKind::sacred_15);
  EXPECT_EQ(state.kind(tile("f4")), TileKind::oasis);
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
