#pragma once

#include "rules/observation.hpp"

// What is worth something though it does not count yet: rules of thumb, in points. In the base
// game nothing is.

namespace naqala {

// What an item is worth to the seat: its points, or what its magic will probably bring.
int worth_of(const State& s, Seat seat, Item item);

// What the seat has that will probably bring points later: magic items, open whims, the tent in stock.
// Nothing in the last round.
int prospects(const State& s, Seat seat);

// What chance will bring the active seat, on average, if it is about to draw for it.
int expected_from_chance(const State& s);

}  // namespace naqala
