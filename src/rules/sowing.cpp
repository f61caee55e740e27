#include "rules/sowing.hpp"

#include <algorithm>

#include "rules/djinns.hpp"

namespace naqala {

namespace {

bool can_finish(const Layout& layout, const Standing& on_board, Meeples hand, Tile at, Tile from) {
  return endings(layout, on_board, hand, at, from).any();
}

Standing with(Standing on_board, Tile tile, Tribe tribe) {
  on_board[index(tribe)].add(tile);
  return on_board;
}

Meeples less(Meeples hand, Tribe tribe) {
  hand.remove(tribe);
  return hand;
}

bool can_take(const Layout& layout, const State& s, const Standing& on_board, Tile start) {
  const Meeples hand = s.meeples[index(start)];
  return !hand.empty() && can_finish(layout, on_board, hand, start, no_tile);
}

bool can_drop(const Layout& layout, const State& s, const Standing& on_board, Tile tile, Tribe tribe) {
  const Meeples rest = less(s.hand, tribe);
  if (rest.empty()) return on_board[index(tribe)].has(tile);  // R16
  return can_finish(layout, with(on_board, tile, tribe), rest, tile, s.at);
}

}  // namespace

Standing standing(const State& s) {
  Standing on_board{};
  for (Tile tile : all<Tile>) {
    const Meeples meeples = s.meeples[index(tile)];
    if (meeples.empty()) continue;
    for (Tribe tribe : all<Tribe>)
      if (meeples.has(tribe)) on_board[index(tribe)].add(tile);
  }
  return on_board;
}

bool Endings::any() const {
  return std::any_of(tiles.begin(), tiles.end(), [](TileSet set) { return !set.empty(); });
}

// The last meeple, of tribe c, finds its like on tile f if c stands there now, or if the walk to f has been there before
// and left another c. Any order of the colours is free, so nothing else can stop it.
Endings endings(const Layout& layout, const Standing& on_board, Meeples hand, Tile at, Tile from) {
  const ReachRow& reach = layout.reach(at, from, hand.total());
  Endings result;
  for (Tribe tribe : all<Tribe>) {
    const int n = hand[tribe];
    if (n >= 1) result.tiles[index(tribe)] = reach.ends & on_board[index(tribe)];
    if (n >= 2) result.tiles[index(tribe)] |= reach.revisits;
  }
  return result;
}

Endings endings_of_take(const Layout& layout, const State& s, Tile start) {
  return endings(layout, standing(s), s.meeples[index(start)], start, no_tile);
}

Endings endings_now(const Layout& layout, const State& s) {
  return endings(layout, standing(s), s.hand, s.at, s.from);
}

Endings endings_after_drop(const Layout& layout, const State& s, Tile tile, Tribe tribe) {
  return endings(layout, with(standing(s), tile, tribe), less(s.hand, tribe), tile, s.at);
}

bool any_sowing(const Layout& layout, const State& s) {
  const Standing on_board = standing(s);
  for (Tile start : layout.land())
    if (can_take(layout, s, on_board, start)) return true;
  return false;
}

void offer_takes(const Layout& layout, const State& s, ActionList& list) {
  const Standing on_board = standing(s);
  for (Tile start : layout.land())
    if (can_take(layout, s, on_board, start)) list.push_back(Action::take(start));
  if (list.empty()) list.push_back(Action::skip());
}

void offer_drops(const Layout& layout, const State& s, ActionList& list) {
  const Standing on_board = standing(s);
  TileSet steps = layout.exits(s.at);
  if (s.from != no_tile) steps.remove(s.from);  // R15
  for (Tile tile : steps)
    for (Tribe tribe : all<Tribe>)
      if (s.hand.has(tribe) && can_drop(layout, s, on_board, tile, tribe))
        list.push_back(Action::drop(tile, tribe));
}

void take(State& s, Tile start) {
  s.hand = s.meeples[index(start)];
  s.meeples[index(start)] = {};
  s.at = start;
  s.step = Step::drop;
}

void drop(State& s, Tile tile, Tribe tribe) {
  s.hand.remove(tribe);
  s.meeples[index(tile)].add(tribe);
  s.from = s.at;
  s.at = tile;
  const Seat owner = owner_of(s, tile);
  if (owner != nobody && has_djinn(s, owner, Djinn::marid)) pay_holder(s, Djinn::marid);
  if (!s.hand.empty()) return;
  s.from = no_tile;
  s.dropped = tribe;
  s.step = Step::collect;
}

}  // namespace naqala
