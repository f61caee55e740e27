#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "base/fixed_list.hpp"
#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/pieces.hpp"
#include "rules/seat.hpp"
#include "rules/state.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

// What an action did, one thing after the other: what moved, how many, from where to where, and by what.
// `apply` notes it on request (game.hpp, observation.hpp). Whoever tells, shows or judges what happened reads
// this and works nothing out again.
//
// The law, for the state and for every view: whoever takes what a view has in every place, and carries out
// the effects in their order, has what the view after the action has. No piece moves without an effect, and
// none is told without a move. A viewer's effects come from the viewer's own observation and the action as it
// is told to that viewer, so they tell no more than those two; they are the effects of the state, but that
// cards and items which the viewer does not see are `unknown`.

namespace naqala {

// ---- What -------------------------------------------------------------------------------------------------

// The pieces that move, then what happens without a piece.
enum class EffectKind : std::uint8_t {
  coins,
  card,
  meeple,
  djinn,
  item,
  whim,
  camel,
  tent,
  palm,
  palace,
  marker,

  auction_begins,
  turn_begins,      // of `seat`, with the move of its marker
  turn_ends,        // of `seat`
  clean_up_begins,  // at the end of a round that is not the last
  last_round,       // the end of the game is set (R70), by a camel or tent or, cause `take`, by R12
  game_over,
  djinn_used,       // `djinn`: its power cannot be used again before it is refreshed
  djinn_refreshed,  // `djinn`
};
template <>
inline constexpr int count_of<EffectKind> = 19;
// Whether a piece moves: then `n`, `from` and `to` tell how. Otherwise the places are `nowhere` and `n` is 0.
constexpr bool is_move(EffectKind kind) { return kind <= EffectKind::marker; }

// ---- Where ------------------------------------------------------------------------------------------------

enum class PlaceKind : std::uint8_t {
  nowhere,
  bank,       // coins
  bag,        // meeples
  supply,     // palms and palaces
  deck,       // cards, djinns, items (their stack), whims: what is still to be drawn
  discards,   // cards, djinns, items
  row,        // cards, djinns; index = position from 0. What stands behind a gap moves up, untold
  tile,       // index = tile
  hand,       // meeples in hand while sowing, and those collected
  seat,       // index = seat: coins, and what lies open in front of it; camels and tent in stock
  unseen,     // index = seat: cards and items that it took unseen
  fulfilled,  // index = seat: whims
  drawn,      // djinns that Sibittis, items that artisans have drawn, until one is kept
  in_use,     // the magic item at work
  bid_track,  // markers; index = position from 0, the next to bid first. As in a row, markers move up, untold
  turn_track,  // markers; index = space from 0, the cheapest first
};
template <>
inline constexpr int count_of<PlaceKind> = 16;

struct Place {
  PlaceKind kind = PlaceKind::nowhere;
  std::uint8_t index = 0;

  constexpr Place() = default;
  constexpr Place(PlaceKind of, int number = 0) : kind(of), index(static_cast<std::uint8_t>(number)) {}
  constexpr Place(Tile tile) : Place(PlaceKind::tile, static_cast<int>(tile)) {}
  constexpr Place(Seat seat) : Place(PlaceKind::seat, static_cast<int>(seat)) {}
  static constexpr Place unseen(Seat seat) { return {PlaceKind::unseen, static_cast<int>(seat)}; }
  static constexpr Place fulfilled(Seat seat) { return {PlaceKind::fulfilled, static_cast<int>(seat)}; }
  static constexpr Place row(int position) { return {PlaceKind::row, position}; }
  static constexpr Place bid_track(int position) { return {PlaceKind::bid_track, position}; }
  static constexpr Place turn_track(int space) { return {PlaceKind::turn_track, space}; }

  // The index in the terms of the kind.
  constexpr Tile tile() const { return static_cast<Tile>(index); }
  constexpr Seat seat() const { return static_cast<Seat>(index); }
  constexpr int position() const { return index; }

  friend constexpr bool operator==(Place, Place) = default;
};

// ---- By what ----------------------------------------------------------------------------------------------

enum class CauseKind : std::uint8_t {
  step,        // of the turn or the round itself: a bid, a sowing, taking control, a sale, the clean-up
  tribe,       // the action of a tribe
  tile,        // the action of a tile, by its kind
  djinn,       // a djinn, by its power or by an event, with what its use costs
  item,        // a magic item
  whim,        // a whim that is fulfilled
  empty_deck,  // the discards become the deck (R33)
};
template <>
inline constexpr int count_of<CauseKind> = 7;

// What a number of coins, cards or items is made of. Where `each` is not 0 the number of coins is
//
//   (n + fakirs) x each x times
//
//   builders         n builders and `fakirs` fakirs, `each` blue tiles, `times` 2 if doubled
//   a djinn's event  n times (meeples killed, markers pushed), `each` 1 or 2 coins (R41)
//   Kandicha         1 builder, `each` blue tiles
//   a sale           n goods
//   a bid            n is the price of the space, lowered by `fakirs` fakirs (R39)
//   merchants, artisans   n of them act
//   assassins        n of them act with `fakirs` fakirs
//
// What does not belong to the cause is 0, but `times` is 1.
struct Factors {
  std::uint8_t n = 0;
  std::uint8_t fakirs = 0;
  std::uint8_t each = 0;
  std::uint8_t times = 1;

  constexpr int product() const { return (n + fakirs) * each * times; }
  friend constexpr bool operator==(Factors, Factors) = default;
};

// What brought it about, where that is on the board or at the table, and its factors.
struct Cause {
  CauseKind kind = CauseKind::step;
  std::uint8_t which = 0;  // a step, tribe, tile kind, djinn, item or whim
  Place at;
  Factors factors;

  constexpr Cause(Step of) : Cause(CauseKind::step, index(of)) {}
  constexpr Cause(Tribe of) : Cause(CauseKind::tribe, index(of)) {}
  constexpr Cause(TileKind of) : Cause(CauseKind::tile, index(of)) {}
  constexpr Cause(Djinn of) : Cause(CauseKind::djinn, index(of)) {}
  constexpr Cause(Item of) : Cause(CauseKind::item, index(of)) {}
  constexpr Cause(Whim of) : Cause(CauseKind::whim, index(of)) {}
  static constexpr Cause empty_deck() { return {CauseKind::empty_deck, 0}; }

  // The same cause with its place (`no_tile` is none) or its factors.
  constexpr Cause on(Tile tile) const {
    Cause cause = *this;
    cause.at = tile == no_tile ? Place() : Place(tile);
    return cause;
  }
  constexpr Cause with(Factors of) const {
    Cause cause = *this;
    cause.factors = of;
    return cause;
  }

  // `which` in the terms of the kind.
  constexpr Step step() const { return static_cast<Step>(which); }
  constexpr Tribe tribe() const { return static_cast<Tribe>(which); }
  constexpr TileKind tile() const { return static_cast<TileKind>(which); }
  constexpr Djinn djinn() const { return static_cast<Djinn>(which); }
  constexpr Item item() const { return static_cast<Item>(which); }
  constexpr Whim whim() const { return static_cast<Whim>(which); }

  friend constexpr bool operator==(const Cause&, const Cause&) = default;

 private:
  friend struct Effect;
  constexpr Cause(CauseKind of, std::size_t number) : kind(of), which(static_cast<std::uint8_t>(number)) {}
};

// ---- All of it --------------------------------------------------------------------------------------------

// One thing that happened.
struct Effect {
  static constexpr std::uint8_t unknown = 255;

  EffectKind kind = EffectKind::coins;
  std::uint8_t which = 0;  // see below; `unknown` for cards and items that the viewer does not see
  std::uint16_t n = 0;     // how many; of events 0
  Place from;
  Place to;
  Cause cause{CauseKind::step, 0};

  constexpr bool is_known() const { return which != unknown; }

  // `which` in the terms of the kind. For camels, tents, markers and turns the seat that they belong to; for
  // coins, palms and palaces it is 0.
  constexpr Card card() const { return static_cast<Card>(which); }
  constexpr Tribe tribe() const { return static_cast<Tribe>(which); }
  constexpr Djinn djinn() const { return static_cast<Djinn>(which); }
  constexpr Item item() const { return static_cast<Item>(which); }
  constexpr Whim whim() const { return static_cast<Whim>(which); }
  constexpr Seat seat() const { return static_cast<Seat>(which); }

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
static_assert(sizeof(Effect) == 16 && std::is_trivially_copyable_v<Effect> &&
                  std::has_unique_object_representations_v<Effect>,
              "a plain value of 16 bytes");

// More than any action can have: all whims fulfilled at once, with what they show; a deck remade; all djinns
// refreshed; and what is the action's own, with a whole row of cards the longest.
inline constexpr std::size_t most_effects =
    2 * count_of<Whim> + 3 * wanted(Whim::fish) + wanted(Whim::precious) +
    std::max(count_of<Djinn>, count_of<Card>) + count_of<Djinn> + resource_row_size + most_spaces + 16;
using EffectList = FixedList<Effect, most_effects>;

}  // namespace naqala
