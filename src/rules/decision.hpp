#pragma once

#include <array>

#include "rules/effect.hpp"
#include "rules/layout.hpp"
#include "rules/observation.hpp"
#include "rules/state.hpp"

// The decision due, as far as a viewer may know it: what the step asks for, and what an action would do.
// Prompts and advice read this instead of working it out from the position.

namespace naqala {

// What a step asks for. What does not belong to the step is 0, empty, `no_tile` or `nobody`.
struct Decision {
  Step step = Step::over;
  Seat actor = nobody;  // a seat, `chance` or `nobody`
  // What it belongs to: the tribe or the tile that acts, the djinn or item at work, otherwise the step
  // itself.
  Cause by = Step::over;
  // The tile that it is about: the one stood on while sowing, the final tile, that of a power, of a kill or
  // of an item, the city that gets a whim.
  Tile place = no_tile;

  Meeples hand;   // sowing: what is still to be dropped
  Tribe tribe{};  // if `n` is not 0: the tribe that acts; at `collect` that of the last meeple
  int n = 0;      // how many act, with no fakirs yet; at `collect` how many will be collected

  int blue = 0;   // builders: blue tiles here and around
  int times = 1;  // builders: 2 if they earn double; assassins: how many are to be killed

  int price = 0;    // a market: coins
  int offered = 0;  // positions of a row to choose from: 1 to this many
  int left = 0;     // how many are still to be drawn, moved, removed, put or taken, this one included

  // Assassins: tiles with a meeple that can be killed, by how many fakirs that takes, as far as the viewer
  // knows that there are so many; and the seats in front of which one can be killed.
  std::array<TileSet, count_of<Tile>> targets{};
  std::array<bool, count_of<Seat>> target_seats{};
  Seat victim = nobody;  // the second kill: the seat, if it is not on `place`

  bool carpet = false;  // sowing: the last meeple may fly
  bool tent = false;    // talisman: the piece to move is the tent
  bool ends = false;    // auction: a seat may place its last camel in this round without powers or items

  // Only for whom the decision is due: what can be done besides, or instead.
  DjinnSet powers;
  Items items;
  bool can_skip = false;
  bool can_sell = false;
};

// What the step asks for. The second form is for a state or a view.
Decision decision_due(const Layout& layout, const Observation& o);
Decision decision_due(const Layout& layout, const State& s);

// What a legal action of the viewer would cost and bring: its effects on a copy, into the caller's list
// (cleared first). What chance draws after it is not among them.
void preview(const Layout& layout, const Observation& o, Action action, EffectList& effects);
void preview(const Layout& layout, const State& s, Action action, EffectList& effects);

}  // namespace naqala
