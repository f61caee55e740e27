#pragma once

#include <string>

#include "rules/layout.hpp"
#include "rules/state.hpp"

namespace naqala::command {

// Where a sowing that takes up this tile can end, and which tiles can be taken up to end here. Only
// when a tile is to be taken.
std::string reach_of(const Layout& layout, const State& s, Tile tile);

}  // namespace naqala::command
