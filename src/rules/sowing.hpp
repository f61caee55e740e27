#pragma once

#include <array>

#include "rules/action.hpp"
#include "rules/context.hpp"

// Sowing (rules, section 4), step by step and without dead ends, in closed form: whether a sowing can still
// be finished is looked up in the layout's reach rows, never by trying paths.

namespace naqala {

// For each tribe, the tiles where it stands.
using TilesByTribe = std::array<TileSet, count_of<Tribe>>;
TilesByTribe tiles_by_tribe(const State& s);

// Where a sowing can end: for each tribe, the tiles on which it can drop its last meeple if that
// is of this tribe.
struct Endings {
  std::array<TileSet, count_of<Tribe>> tiles{};
  bool any() const;
  friend bool operator==(const Endings&, const Endings&) = default;
};

// The endings of a sowing with `hand` (at least one meeple) still to drop, standing at `at` and come from
// `from` (`no_tile` when the tile has just been taken). `on_board` is the board as it is then, with earlier
// drops in place; whether a tile just taken still counts as standing there does not matter, as its own walks
// leave it out (Layout::reach).
Endings endings(const Layout& layout, const TilesByTribe& on_board, Meeples hand, Tile at, Tile from);

// The same once the flying carpet has been declared: the last meeple may also go to any tile but
// the one before it (R54).
Endings carpet_endings(const Layout& layout, const TilesByTribe& on_board, Meeples hand, Tile at, Tile from);

// The endings of a sowing that takes up `start`, or that goes on after the meeples in `s.hand`
// came to `s.at`.
Endings endings_of_take(const Layout& layout, const State& s, Tile start);
Endings endings_now(const Layout& layout, const State& s);
// The endings after dropping `tribe` on `tile` as the next step; at least one meeple must be left after it.
Endings endings_after_drop(const Layout& layout, const State& s, Tile tile, Tribe tribe);

// Whether any tile can be taken up (R12).
bool any_sowing(const Layout& layout, const State& s);

// Whether the carpet has been declared for this sowing, and whether declaring it now would do something:
// before a tile is taken, if some sowing can be finished with it; with one meeple in hand, if that finds a
// place which it could not step to; with more in hand, always (R51, R54).
bool on_carpet(const State& s);
bool carpet_helps(const Layout& layout, const State& s);

void offer_takes(const Layout& layout, const State& s, ActionList& list);
void offer_drops(const Layout& layout, const State& s, ActionList& list);
void take(Context& c, Tile start);
void drop(Context& c, Tile tile, Tribe tribe);

}  // namespace naqala
