#pragma once

#include <string>

#include "rules/layout.hpp"
#include "rules/state.hpp"

// What check.cpp looks at besides when a game has expansions. Each returns one line that names
// the field, or nothing.

namespace naqala {

// Whether this is a tile at all, and one to stand on.
inline bool on_land(const State& s, Tile tile) {
  return index(tile) < count_of<Tile> && is_land(s.kind(tile));
}

// Tents, items and whims: how many there are and where they can be.
std::string check_expansion_pieces(const State& s);

// Whether the step belongs to the chain of a magic item.
bool is_item_chain(Step step);

// The fields of the steps that the expansions add, and the fields that only they use.
std::string check_expansion_step(const Layout& layout, const State& s);

}  // namespace naqala
