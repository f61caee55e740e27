#pragma once

#include <string>

#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "words.hpp"

namespace naqala::command {

// What the actor is asked for, told to the actor in one sentence.
std::string advice(const Layout& layout, const State& s, const People& people);

// Where a sowing that takes up this tile can end, and which tiles can be taken up to end here. Only
// when a tile is to be taken.
std::string reach_of(const Layout& layout, const State& s, Tile tile);

}  // namespace naqala::command
