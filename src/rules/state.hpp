#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/options.hpp"
#include "rules/pieces.hpp"
#include "rules/seat.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

namespace naqala {

// What the actor is asked for. The steps of a turn (R11) come first, in their order.
enum class Step : std::uint8_t {
  bid,      // choose a price
  take,     // take up the meeples of a tile
  drop,     // drop one of the meeples in hand
  collect,  // take the meeples of the last one's tribe, and control
  tribe,    // the action of the tribe in hand
  tile,     // the action of the final tile
  end,      // sell, or end the turn

  second_kill,    // with Iblis: another victim at the same place
  second_buy,     // large market: the second card
  place_palace,   // Bouraq's palace, that Hagis may move
  place_palm,     // Enki's palm, that Lamia may move
  keep_djinn,     // Sibittis: one of the djinns drawn
  draw_meeples,   // chance: Anun-Nak's meeples
  draw_djinns,    // chance: Sibittis' djinns
  draw_card,      // chance: a card for the seat alone to see (Sloar, Kandicha)
  refill_cards,   // chance, clean-up: the resource row
  refill_djinns,  // chance, clean-up: the row of djinns

  over,

  // The Artisans of Naqala
  control,         // a camel or the tent on the tile that is taken
  draw_items,      // chance: the items that the artisans draw
  keep_item,       // one of them
  draw_item,       // chance: an item for the seat alone to see (workshop, Kandicha)
  draw_djinn,      // chance: the lamp's djinn from the deck
  fill_row,        // chance: the resource row, for the horn
  remove_meeples,  // scimitar
  move_meeples,    // flute
  move_camel,      // talisman
  order_row,       // horn

  // Whims of the Sultan
  refill_whims,  // chance, clean-up: whims for the cities
};
template <>
inline constexpr int count_of<Step> = 29;

// Everything that is true of the game now and cannot be derived. A plain value: copy it, compare it, hash its
// bytes. It has no deck order and no random numbers (chance is a player). Laid out for both expansions and
// five seats; what a game does not use is 0.
//
// The same struct also holds what a viewer knows (see Observation): `sight` then says whose knowledge it is,
// and the cards of other seats that the viewer has not seen are numbers instead of cards.
struct State {
  // ---- the board
  std::array<TileSet, count_of<Seat>> owned;    // tiles with a camel or the tent of each seat
  std::array<Meeples, count_of<Tile>> meeples;  // on each tile

  // ---- cards. A seat's cards are those that all have seen and those taken unseen, from the present deck
  // or from one before it. `fresh` and `stale` are `Cards` words, except for seats that `sight` cannot
  // see: there, just how many.
  std::array<Cards, count_of<Seat>> open;
  std::array<Cards::Word, count_of<Seat>> fresh;  // unseen, from this deck
  std::array<Cards::Word, count_of<Seat>> stale;  // unseen, from before the last reshuffle
  Cards deck;        // cards left in the deck; in a view, with the fresh cards the viewer cannot see
  Cards stale_pool;  // in a view: the stale cards the viewer cannot see; otherwise empty

  // ---- the turn
  Meeples hand;  // while sowing: in hand; from `collect` on: those collected

  // ---- djinns
  std::array<DjinnSet, count_of<Seat>> djinns;  // in front of each seat
  DjinnSet djinn_deck;
  DjinnSet djinns_drawn;  // by Sibittis, on the table until one is kept
  DjinnSet djinns_used;   // this turn, or this round (Options::djinn_use)

  // ---- items (Artisans). Those that a seat took unseen, and what the artisans have just drawn, are `Items`
  // words, except for seats that `sight` cannot see: there, just how many (see items.hpp).
  std::array<Items::Word, count_of<Seat>> items_secret;
  std::array<Items, count_of<Seat>> items_shown;  // that all have seen
  Items item_stack;  // left in the stack; in a view, with the items that the viewer cannot see
  Items::Word items_drawn;

  // ---- coins
  std::array<std::uint16_t, count_of<Seat>> coins;
  std::uint16_t built;  // that the builders of this turn have brought, Echidna's not counted

  // ---- meeples kept in front of each seat
  std::array<std::uint8_t, count_of<Seat>> viziers;
  std::array<std::uint8_t, count_of<Seat>> elders;
  std::array<std::uint8_t, count_of<Seat>> artisans;
  std::array<std::uint8_t, count_of<Seat>> tents;  // the tile of each seat's tent + 1; 0 = none or in stock

  // ---- rows and tracks, in order, without gaps
  std::array<Card, resource_row_size> card_row;
  std::uint8_t card_row_size;
  std::array<Djinn, naqala::djinn_row_size> djinn_row;
  std::uint8_t djinn_row_size;
  std::array<Seat, most_markers>
      bid_track;  // markers still to bid, then those that have played; the next bidder first
  std::array<Seat, most_spaces> turn_track;     // by space, the cheapest first; `nobody` where free
  std::array<WhimPlace, count_of<Whim>> whims;  // where each is

  std::array<std::uint8_t, count_of<Tile>> buildings;  // on each tile: palms + 16 x palaces
  std::array<TileKind, count_of<Tile>> kinds;

  Options options;

  // ---- the decision due
  Step step;
  Step resume;         // the step to return to after the chain of a power or an item
  Seat active;         // whose turn it is; `nobody` in auction and clean-up
  Tile at;             // sowing: the last tile visited; from `collect` on: the final tile
  Tile from;           // sowing: the tile before that
  Tile place;          // where a power or a kill takes place
  Tribe dropped;       // at `collect`: the tribe of the last meeple dropped
  Seat victim;         // the seat that loses a meeple to assassins; `nobody` if it is on a tile
  std::uint8_t left;   // draws still to come, or cards that a market still offers
  std::uint8_t kills;  // of this assassination
  bool double_kill;    // Iblis was used
  bool double_coins;   // Echidna was used before the builders act
  bool last_round;     // the game ends with this round (R70)

  Viewer sight;

  // ---- expansions
  std::uint8_t item_in_use;  // the item at work now + 1; 0 if none is
  bool item_used;            // a magic item was used this turn (R51)
  Deeds deeds;               // what whims look for, done by the action in progress
  bool whim_after_build;     // the whim of the builders was taken after the builders of this turn had acted

  std::array<std::uint8_t, 7> reserved;  // 0

  TileKind kind(Tile tile) const { return kinds[index(tile)]; }
  int palms(Tile tile) const { return buildings[index(tile)] & 15; }
  int palaces(Tile tile) const { return buildings[index(tile)] >> 4; }

  // Whether the viewer knows the cards and items that `seat` took unseen.
  bool sees(Seat seat) const { return sight == Viewer::everything || sight == eyes_of(seat); }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 640);
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: a state is compared as bytes");

// ---- What follows from a state ----------------------------------------------------------------------------

constexpr int seats_of(const State& s) { return s.options.seats; }

// All tiles with a camel or a tent.
TileSet owned_by_anyone(const State& s);
// The owner of a tile, or `nobody`.
Seat owner_of(const State& s, Tile tile);
int camels_left(const State& s, Seat seat);
// The tile of the seat's tent, `no_tile` if it is not placed; whether the seat has it in stock (R45).
Tile tent_of(const State& s, Seat seat);
bool has_tent(const State& s, Seat seat);
// Whether the seat has anything left to take control with (R22).
bool can_claim(const State& s, Seat seat);

// The seat that has the djinn, or `nobody`.
Seat holder_of(const State& s, Djinn djinn);
inline bool has_djinn(const State& s, Seat seat, Djinn djinn) { return s.djinns[index(seat)].has(djinn); }

int palms_left(const State& s);
int palaces_left(const State& s);

// Meeples in the bag.
Meeples bag(const State& s);

// 64 bits over all values of a state. Equal states have equal hashes, on every machine and in every build.
std::uint64_t hash(const State& s);

// An all-zero state with the fields set that stand for nothing by another value than 0.
State blank_state(const Options& options);

}  // namespace naqala
