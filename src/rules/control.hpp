#pragma once

#include "rules/state.hpp"

// Control (rules, section 5).

namespace naqala {

// Takes the meeples of the last one's tribe from the final tile into the hand, and control if it is then empty (R19-R22).
void collect(State& s);

// The active seat puts a camel on the tile if that has neither meeples nor camel, and if it has a camel left.
void take_control_if_empty(State& s, Tile tile);

// The active seat puts one of its camels on the tile; with its last one it sets the end of the game (R70).
void place_camel(State& s, Tile tile);

}  // namespace naqala
