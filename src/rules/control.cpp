#include "rules/control.hpp"

#include <cassert>

namespace naqala {

void collect(State& s) {
  Meeples& on_tile = s.meeples[index(s.at)];
  const int n = on_tile[s.dropped];
  on_tile.remove(s.dropped, n);
  s.hand = Meeples::of(s.dropped, n);
  s.dropped = {};
  take_control_if_empty(s, s.at);
  s.step = Step::tribe;
}

void take_control_if_empty(State& s, Tile tile) {
  if (!s.meeples[index(tile)].empty() || owner_of(s, tile) != nobody) return;
  if (camels_left(s, s.active) > 0) place_camel(s, tile);
}

void place_camel(State& s, Tile tile) {
  assert(owner_of(s, tile) == nobody && camels_left(s, s.active) > 0);
  s.owned[index(s.active)].add(tile);
  if (camels_left(s, s.active) == 0) s.last_round = true;
}

}  // namespace naqala
