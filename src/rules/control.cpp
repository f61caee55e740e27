#include "rules/control.hpp"

#include <cassert>

#include "rules/round.hpp"

namespace naqala {

namespace {

void place(Context& c, Tile tile, bool tent, Cause by) {
  State& s = c.s;
  assert(owner_of(s, tile) == nobody && can_claim(s, s.active));
  s.owned[index(s.active)].add(tile);
  if (tent) s.tents[index(s.active)] = static_cast<std::uint8_t>(index(tile) + 1);
  c.moved(tent ? EffectKind::tent : EffectKind::camel, s.active, s.active, tile, by);
  if (!can_claim(s, s.active)) set_end(c, by);
}

}  // namespace

void collect(Context& c) {
  State& s = c.s;
  Meeples& on_tile = s.meeples[index(s.at)];
  const int n = on_tile[s.dropped];
  on_tile.remove(s.dropped, n);
  s.hand = Meeples::of(s.dropped, n);
  c.moved(s.dropped, n, s.at, PlaceKind::hand, Step::collect);
  s.dropped = {};
  s.step = Step::tribe;
  take_control_if_empty(c, s.at, Step::collect);
}

void take_control_if_empty(Context& c, Tile tile, Cause by) {
  if (!c.s.meeples[index(tile)].empty() || owner_of(c.s, tile) != nobody) return;
  if (can_claim(c.s, c.s.active)) take_control(c, tile, by);
}

void take_control(Context& c, Tile tile, Cause by) {
  State& s = c.s;
  const bool tent = has_tent(s, s.active);
  if (!tent || camels_left(s, s.active) == 0) return place(c, tile, tent, by);
  s.resume = s.step;
  s.step = Step::control;
  s.place = tile;
}

void offer_camel_or_tent(ActionList& list) {
  list.push_back(Action::of(Action::Kind::camel));
  list.push_back(Action::of(Action::Kind::tent));
}

void place_camel_or_tent(Context& c, Action::Kind piece) {
  place(c, c.s.place, piece == Action::Kind::tent, Step::control);
  return_to_point(c);
}

}  // namespace naqala
