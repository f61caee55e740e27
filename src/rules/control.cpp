#include "rules/control.hpp"

#include <cassert>

#include "rules/round.hpp"

namespace naqala {

namespace {

void place(State& s, Tile tile, bool tent) {
  assert(owner_of(s, tile) == nobody && can_claim(s, s.active));
  s.owned[index(s.active)].add(tile);
  if (tent) s.tents[index(s.active)] = static_cast<std::uint8_t>(index(tile) + 1);
  if (!can_claim(s, s.active)) s.last_round = true;
}

}  // namespace

void collect(State& s) {
  Meeples& on_tile = s.meeples[index(s.at)];
  const int n = on_tile[s.dropped];
  on_tile.remove(s.dropped, n);
  s.hand = Meeples::of(s.dropped, n);
  s.dropped = {};
  s.step = Step::tribe;
  take_control_if_empty(s, s.at);
}

void take_control_if_empty(State& s, Tile tile) {
  if (!s.meeples[index(tile)].empty() || owner_of(s, tile) != nobody) return;
  if (can_claim(s, s.active)) take_control(s, tile);
}

void take_control(State& s, Tile tile) {
  const bool tent = has_tent(s, s.active);
  if (!tent || camels_left(s, s.active) == 0) return place(s, tile, tent);
  s.resume = s.step;
  s.step = Step::control;
  s.place = tile;
}

void offer_camel_or_tent(ActionList& list) {
  list.push_back(Action::of(Action::Kind::camel));
  list.push_back(Action::of(Action::Kind::tent));
}

void place_camel_or_tent(const Layout& layout, State& s, Action::Kind piece) {
  place(s, s.place, piece == Action::Kind::tent);
  return_to_point(layout, s);
}

}  // namespace naqala
