// Positions built by hand, and games played by text: what every test of the rules starts from.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "support/printing.hpp"

namespace naqala::test {

// The tile of this name: `tile("c3")`.
Tile tile(std::string_view name);

// A position built piece by piece:
//
//   State state = Scene(2).meeples("b3", {Tribe::elder})
//                         .meeples("c3", {Tribe::elder, Tribe::vizier})
//                         .owner("d3", Seat::two)
//                         .coins(Seat::one, 7)
//                         .turn(Seat::one)
//                         .state();
//   Layout layout(state);
//
// What is not said is plain: no meeples, camels, palms or palaces on the board, 50 coins and nothing else in
// front of each seat, both rows empty, and an auction about to begin. The calls may come in any order.
//
// The board is always this one; `kind` lets two tiles change places. Under each tile is its number of blue
// tiles among itself and the 8 around it (R25). Columns a and b see no blue tile at all.
//
//         a       b       c       d       e       f
//   1   oasis   small   large  village sacred6 village
//         0       0       2       4       6       4
//   2   small   oasis   small  sacred6 village sacred10
//         0       0       2       5       8       6
//   3   large   small   oasis   small sacred12 sacred6
//         0       0       2       4       7       5
//   4   small   oasis   small  village  large sacred15
//         0       0       1       3       6       5
//   5   oasis   large   oasis   small  sacred6 village
//         0       0       1       2       4       3
//
// The expansions add to that board, without moving any of its tiles (the middle block of R42 and R63 need not
// hold in a scene). The Artisans of Naqala: a row 6, in which mountains (|, and = for e6's northern side)
// leave d6 and e6 a single exit each, d5 and f6.
//
//         a       b       c       d       e       f
//   5   oasis   large   oasis   small  sacred6 village
//         0       0       2       4       7       5
//                                       =====
//   6  special special  chasm  shop-se|shop-nw shop-se|
//         0       0       -       3       5       4
//
// Whims of the Sultan: a row 6 too, with the lake where the chasm was.
//
//   5   oasis   large   oasis   small  sacred6 village
//         0       0       2       4       7       5
//   6 city-red city-red  lake  city-bl city-bl city-bl
//         0       0       -       3       5       4
//
// Both: that row 6 of the Artisans, and the cities and the lake in a column g. Columns a to e count as they
// do with the Artisans alone.
//
//         f       g
//   1  village city-bl
//         6       4
//   2 sacred10 city-bl
//         8       5
//   3  sacred6  lake
//         7       -
//   4 sacred15 city-bl
//         6       4
//   5  village city-red
//         6       4
//   6  shop-se|city-red
//         4       2
//
// Whatever is not placed lies where the box would have it: meeples in the bag, cards and djinns in their
// decks (or in the discards, see `discards` and `deck`), camels and tents in stock, items in their stack,
// whims in their deck: a scene's cities have none but those that `whim` puts there.
class Scene {
 public:
  explicit Scene(int seats);
  explicit Scene(const Options& options);

  // ---- the board
  // These meeples stand on the tile, and no others.
  Scene& meeples(std::string_view name, std::initializer_list<Tribe> tribes);
  // So many more of one tribe.
  Scene& stack(std::string_view name, Tribe tribe, int count);
  Scene& owner(std::string_view name, Seat seat);
  Scene& palms(std::string_view name, int count);
  Scene& palaces(std::string_view name, int count);
  // The tile changes places with the last one (counted a1, b1, ...) of that kind.
  Scene& kind(std::string_view name, TileKind kind);
  // All other camels of the seat stand on tiles that nothing else was put on, from the last row's east to the
  // west, then the row before, ...: keep the action in the north-west. With no camel left, and no tent, it is
  // the last round, see `last_round`.
  Scene& camels_left(Seat seat, int count);
  // The seat owns the tile by its tent.
  Scene& tent(Seat seat, std::string_view name);
  // A whim lies on that city.
  Scene& whim(std::string_view city, Whim whim);

  // ---- in front of a seat
  Scene& coins(Seat seat, int count);
  Scene& viziers(Seat seat, int count);
  Scene& elders(Seat seat, int count);
  Scene& artisans(Seat seat, int count);
  // Further cards: taken openly, taken unseen, or taken unseen before the deck was last remade.
  Scene& cards(Seat seat, std::initializer_list<Card> cards);
  Scene& unseen(Seat seat, std::initializer_list<Card> cards);
  Scene& stale(Seat seat, std::initializer_list<Card> cards);
  Scene& djinn(Seat seat, Djinn djinn);
  // Further items: that all have seen, or that only the seat knows.
  Scene& items(Seat seat, std::initializer_list<Item> items);
  Scene& secret_items(Seat seat, std::initializer_list<Item> items);
  // The seat has the whim, still to be fulfilled or fulfilled.
  Scene& open_whim(Seat seat, Whim whim);
  Scene& fulfilled(Seat seat, Whim whim);

  // ---- rows and decks
  Scene& row(std::initializer_list<Card> cards);
  Scene& djinn_row(std::initializer_list<Djinn> djinns);
  // Further cards in the discards; all that is nowhere else is in the deck ...
  Scene& discards(std::initializer_list<Card> cards);
  Scene& djinn_discards(std::initializer_list<Djinn> djinns);
  // ... or these and no others are in the deck, and all that is nowhere else is in the discards.
  Scene& deck(std::initializer_list<Card> cards);
  Scene& djinn_deck(std::initializer_list<Djinn> djinns);
  // The same for the items and their stack.
  Scene& item_discards(std::initializer_list<Item> items);
  Scene& item_stack(std::initializer_list<Item> items);

  // ---- the moment. The last call counts.
  // An auction: these markers are still to bid, in this order. The other markers have bid, see `has_bid`.
  Scene& auction(std::initializer_list<Seat> order);
  // The seat has a marker on this price; the last one said is the last that came (R6, R8).
  Scene& has_bid(Seat seat, int price);
  // The turn of this seat begins, all other markers wait on the zeros (with 5 seats, the first of them on 1):
  // the next seat plays next, and so on round the table; with 2 seats the turns alternate.
  Scene& turn(Seat seat);
  // The turn of this seat begins, then play `waiting`, in this order; the other markers have
  // played in this round.
  Scene& turn(Seat seat, std::initializer_list<Seat> waiting);
  // The game ends with this round (R70). That is never known before its first turn, so some
  // marker must have played.
  Scene& last_round();

  // The position. A failure of the running test if such a position cannot occur.
  //
  // `turn` is not set up field by field, as the engine has things to do when a turn begins (R10,
  // R12). What is built is the last decision before, which the engine then carries out: if nobody has
  // played yet, the seat's bid, made for 18 coins that it is given on top; otherwise the `end` of the
  // last marker that played.
  State state() const;

 private:
  std::vector<Seat> other_markers(Seat seat) const;

  void place_camels(State& s) const;
  void fill_decks(State& s) const;
  void fill_item_stack(State& s) const;
  void set_moment(State& s) const;
  void begin_turn(State& s) const;
  void put_marker(State& s, Seat seat, int price) const;

  struct Bid {
    Seat seat;
    int price;
  };

  State state_;
  std::array<std::optional<int>, 5> camels_left_;
  Cards discards_;
  DjinnSet djinn_discards_;
  std::optional<Cards> deck_;
  std::optional<DjinnSet> djinn_deck_;
  Items item_discards_;
  std::optional<Items> item_stack_;
  std::vector<Seat> to_bid_;
  std::vector<Bid> bids_;
  Seat turn_of_ = nobody;  // nobody: the auction is on
  std::vector<Seat> waiting_;
};

// ---- Playing ----------------------------------------------------------------------------------------------

// Carries out these actions, given in their text form, decisions and outcomes of chance alike.
// Each must be legal and lead to a position that can occur; the first that is not fails the
// running test and ends the call.
void play(const Layout& layout, State& state, std::initializer_list<std::string_view> actions,
          const char* file = __builtin_FILE(), int line = __builtin_LINE());

// All legal actions as text, in the engine's order.
std::vector<std::string> legal_texts(const Layout& layout, const State& state);

// Those that begin with `start`, in the order of the alphabet: `offered(layout, state, "kill ")`.
std::vector<std::string> offered(const Layout& layout, const State& state, std::string_view start);

// Whether this action is legal: `EXPECT_TRUE(offers(layout, state, "palm"))`. A failure prints
// what is legal instead.
testing::AssertionResult offers(const Layout& layout, const State& state, std::string_view text);

// Whether these are all the legal actions, in any order.
testing::AssertionResult offers_only(const Layout& layout, const State& state,
                                     std::initializer_list<std::string_view> texts);

}  // namespace naqala::test
