#pragma once

#include <boost/json/object.hpp>

#include "notation/json_pieces.hpp"
#include "rules/state.hpp"

// The fields of a position that only expansions have: of a city's tile, of a seat, and of the decision due.
// For the .cpp files of this layer.

namespace naqala {

// The whim that lies on a city.
void write_whim_on(Tile tile, const State& s, boost::json::object& object);
void read_whim_on(Tile tile, const Node& whim, Box& box, State& s);

// Artisans, tent, items and whims of a seat. The tent is not read here: the board needs to know it before.
void write_expansions_of_seat(Seat seat, const State& s, boost::json::object& object);
void read_expansions_of_seat(Seat seat, const Node& node, Box& box, State& s);

// Items drawn and in use, and deeds. Whose turn it is must be known.
void write_expansions_of_decision(const State& s, boost::json::object& object);
void read_expansions_of_decision(const Node& root, Box& box, State& s);

}  // namespace naqala
