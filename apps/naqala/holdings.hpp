#pragma once

#include <string>
#include <vector>

#include "rules/state.hpp"

// What a seat has in front of it, in words. Works on full states and on views alike, and tells no
// more than people who look at them may see.

namespace naqala::command {

// "Enki, Utug (used)"; empty if the seat has none, as are those below.
std::string djinns_text(const State& s, Seat seat);
// Goods with what they would bring, fakirs, and how many cards only the seat has seen: "silk, 2
// fish (4 coins), 1 fakir". Where totals are hidden (R82), always "cards hidden".
std::string cards_text(const State& s, Seat seat);
// Those that the viewer knows by name, the others as a number: "crown, ring, 2 items unseen".
std::string items_text(const State& s, Seat seat);
// "whims: own 2 palms (10); fulfilled: hold 2 fish".
std::string whims_text(const State& s, Seat seat);

// All of it, with camels and meeples: "5 camels, a tent, 2 viziers, 1 elder; Enki; 2 fish (2 coins)".
std::string holdings_text(const State& s, Seat seat);

}  // namespace naqala::command
