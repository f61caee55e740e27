// The table as a player reads it, with no code of the engine's: what stands where, what is left, what is how
// far. For the second reading of the rules in offers.hpp.
#pragma once

#include <vector>

#include "rules/state.hpp"

namespace naqala::test {

bool is_village(TileKind kind);
bool is_oasis(TileKind kind);
bool is_sacred(TileKind kind);
bool is_workshop(TileKind kind);
bool is_city(TileKind kind);
// R44: nothing ever stands on chasm and lake.
bool is_solid(TileKind kind);

int steps_between(Tile a, Tile b);
bool surrounds(Tile a, Tile b);
// R14, R43: one step of a sowing leads from one to the other.
bool step_leads(const State& s, Tile from, Tile to);

// R25: blue tiles among the tile and the 8 around it.
int blue_tiles(const State& s, Tile centre);

bool has_camel(const State& s, Tile tile);
bool has_meeples(const State& s, Tile tile);
// A tile on which things can stand, without camel, palm or palace.
bool is_bare(const State& s, Tile tile);

int palms_out(const State& s);
int palaces_out(const State& s);

// R4: what is printed on the spaces of the turn order track, the cheapest first.
std::vector<int> printed_prices(const Options& options);
// R6: the space that a marker takes at this price, the others pushed back if it is 0; -1 if none is free.
int space_at(const State& s, int price);

int cards_held(const State& s, Seat seat, Card card);
int items_held(const State& s, Seat seat, Item item);
// Of the seat whose turn it is.
int fakirs(const State& s);

// Whether one is left to draw, now or after a shuffle of the discards.
bool a_card_can_be_drawn(const State& s);
bool a_djinn_can_be_drawn(const State& s);
bool a_meeple_can_be_drawn(const State& s);

// R22, R45: whether the seat whose turn it is has something to take control with.
bool camel_or_tent_in_stock(const State& s);

}  // namespace naqala::test
