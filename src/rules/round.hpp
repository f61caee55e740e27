#pragma once

#include "rules/context.hpp"

// How one thing follows another: auction, turns, clean-up, end (rules, sections 2, 3, 8 and 12).

namespace naqala {

// Whether a step is one of the four points of a turn at which powers and items can be used (R36).
constexpr bool is_point(Step step) {
  return step == Step::take || step == Step::tribe || step == Step::tile || step == Step::end;
}

// The game ends with this round (R70), if that is not so yet.
void set_end(Context& c, Cause by);

// After a bid: the next one, or the first turn.
void go_on_after_bid(Context& c);

// After the tribe's action: the final tile's.
void go_on_to_tile(State& s);

// After the final tile's action, or without a sowing: selling.
void go_on_to_end(State& s);

// The turn is over: the next one, clean-up, or the end of the game.
void end_turn(Context& c);

// A chain of decisions begins at this point, of a power or an item, and will return to it. `left`
// counts what the chain counts.
void begin_chain(State& s, Step step, Tile place = no_tile, int left = 0);

// A power at one of the four points of R36 has done its work (also after the chain that it started): the turn
// returns to the step it was used at. Before a tile is taken, R12 is tested again.
void return_to_point(Context& c);

// Deals what the rows lack, by chance, one card at a time; then the next auction (R33).
void clean_up(Context& c);

}  // namespace naqala
