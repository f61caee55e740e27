#pragma once

#include <vector>

#include "rules/layout.hpp"
#include "rules/observation.hpp"

// What the rest of a turn is worth at once, in points. The future does not count here, chance
// only by its average.

namespace naqala {

// How far the viewer is ahead: its score now, less that of the best other seat; with what it has in prospect
// and what chance is about to bring it (prospects.hpp).
int lead(const Observation& o);

// The lead after an action, with the decisions that complete it (the second card of a large market, the
// builders after Echidna) made in the best way.
int lead_after(const Layout& layout, const Observation& o, Action action);

// The lead at the end of the viewer's turn if the rest of it, from `collect` on, is played by the best
// action each time and without magic items. What chance brings on the way counts by its average.
int lead_of_turn(const Layout& layout, Observation o);

// The viewer's legal actions with the highest lead, in their order. Sales are not looked at, as points do not
// change by them, nor magic items.
std::vector<Action> best_actions(const Layout& layout, const Observation& o);

// Where a sowing can end: the last meeple, of this tribe, goes to this tile.
struct Ending {
  Tile tile;
  Tribe tribe;
};

// One sowing, and the viewer's lead after the whole turn if it is made.
struct ValuedSowing {
  Tile start;  // `no_tile` if the meeples are already in hand
  Ending ending;
  int lead;
};

// Every way to sow, to be chosen from when a tile is to be taken or a meeple dropped.
std::vector<ValuedSowing> sowings(const Layout& layout, const Observation& o);

// Whether the drop leaves the ending in reach.
bool leads_to(const Layout& layout, const State& s, Action drop, Ending ending);

// The next drop on a way to this ending, which must be possible.
Action drop_towards(const Layout& layout, const Observation& o, Ending ending);

}  // namespace naqala
