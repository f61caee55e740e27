#include "rules/sowing.hpp"

#include <algorithm>

#include "rules/djinns.hpp"
#include "rules/items.hpp"

namespace naqala {

namespace {

using FindEndings = Endings (*)(const Layout&, const TilesByTribe&, Meeples, Tile, Tile);

// How this sowing can end: on foot, or with the carpet.
FindEndings endings_of(const State& s) { return on_carpet(s) ? carpet_endings : endings; }

TilesByTribe with(TilesByTribe on_board, Tile tile, Tribe tribe) {
  on_board[index(tribe)].add(tile);
  return on_board;
}

Meeples less(Meeples hand, Tribe tribe) {
  hand.remove(tribe);
  return hand;
}

bool share_a_tribe(Meeples a, Meeples b) {
  for (Tribe tribe : all<Tribe>)
    if (a.has(tribe) && b.has(tribe)) return true;
  return false;
}

bool has_two_of_a_tribe(Meeples meeples) {
  for (Tribe tribe : all<Tribe>)
    if (meeples[tribe] >= 2) return true;
  return false;
}

template <class Find>
bool can_take(const Layout& layout, const State& s, const TilesByTribe& on_board, Tile start, Find find) {
  const Meeples hand = s.meeples[index(start)];
  return !hand.empty() && find(layout, on_board, hand, start, no_tile).any();
}

bool can_drop(const Layout& layout, const State& s, const TilesByTribe& on_board, Tile tile, Tribe tribe) {
  const Meeples rest = less(s.hand, tribe);
  if (rest.empty()) return on_board[index(tribe)].has(tile);  // R16
  return endings_of(s)(layout, with(on_board, tile, tribe), rest, tile, s.at).any();
}

// Whether meeples have come, by the flute, to the tile that was just taken up. The rows of walks that begin
// there leave it out.
bool start_is_filled(const State& s) { return s.from == no_tile && !s.meeples[index(s.at)].empty(); }

// Where the next meeple may go, whether or not the sowing can then be finished.
TileSet next_steps(const Layout& layout, const State& s) {
  if (on_carpet(s) && s.hand.total() == 1) return layout.land() - TileSet::of(s.at);
  TileSet steps = layout.exits(s.at);
  if (s.from != no_tile) steps.remove(s.from);  // R15
  return steps;
}

// The endings of the sowing in hand, put together from those after each step that may be next.
Endings endings_by_next_step(const Layout& layout, const State& s) {
  const TilesByTribe on_board = tiles_by_tribe(s);
  Endings result;
  for (Tile tile : next_steps(layout, s))
    for (Tribe tribe : all<Tribe>) {
      if (!s.hand.has(tribe)) continue;
      const Meeples rest = less(s.hand, tribe);
      if (rest.empty()) {
        if (on_board[index(tribe)].has(tile)) result.tiles[index(tribe)].add(tile);
        continue;
      }
      const Endings after = endings_of(s)(layout, with(on_board, tile, tribe), rest, tile, s.at);
      for (std::size_t i = 0; i < result.tiles.size(); ++i) result.tiles[i] |= after.tiles[i];
    }
  return result;
}

}  // namespace

TilesByTribe tiles_by_tribe(const State& s) {
  TilesByTribe on_board{};
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

// The last meeple, of tribe c, finds its like on tile f if c stands there now, or if the walk to f has been
// there before and left another c. Any order of the colours is free, so nothing else can stop it.
Endings endings(const Layout& layout, const TilesByTribe& on_board, Meeples hand, Tile at, Tile from) {
  const ReachRow& reach = layout.reach(at, from, hand.total());
  Endings result;
  for (Tribe tribe : all<Tribe>) {
    const int n = hand[tribe];
    if (n >= 1) result.tiles[index(tribe)] = reach.ends & on_board[index(tribe)];
    if (n >= 2) result.tiles[index(tribe)] |= reach.revisits;
  }
  return result;
}

Endings carpet_endings(const Layout& layout, const TilesByTribe& on_board, Meeples hand, Tile at, Tile from) {
  const CarpetRow& carpet = layout.carpet(at, from, hand.total() - 1);
  Endings result = endings(layout, on_board, hand, at, from);
  for (Tribe tribe : all<Tribe>) {
    const int n = hand[tribe];
    if (n >= 1) result.tiles[index(tribe)] |= carpet.jumps & on_board[index(tribe)];
    if (n >= 2) result.tiles[index(tribe)] |= carpet.passes;
  }
  return result;
}

Endings endings_of_take(const Layout& layout, const State& s, Tile start) {
  return endings_of(s)(layout, tiles_by_tribe(s), s.meeples[index(start)], start, no_tile);
}

Endings endings_now(const Layout& layout, const State& s) {
  if (start_is_filled(s)) return endings_by_next_step(layout, s);
  return endings_of(s)(layout, tiles_by_tribe(s), s.hand, s.at, s.from);
}

Endings endings_after_drop(const Layout& layout, const State& s, Tile tile, Tribe tribe) {
  return endings_of(s)(layout, with(tiles_by_tribe(s), tile, tribe), less(s.hand, tribe), tile, s.at);
}

// Asked after every turn, and nearly always answered by the first tiles: so nothing is prepared for it.
bool any_sowing(const Layout& layout, const State& s) {
  for (Tile start : layout.land()) {
    const Meeples hand = s.meeples[index(start)];
    if (hand.empty()) continue;
    const ReachRow& reach = layout.reach(start, no_tile, hand.total());
    for (Tile end : reach.ends)
      if (share_a_tribe(hand, s.meeples[index(end)])) return true;
    if (!reach.revisits.empty() && has_two_of_a_tribe(hand)) return true;
  }
  return false;
}

bool on_carpet(const State& s) { return s.item_in_use == index(Item::carpet) + 1; }

bool carpet_helps(const Layout& layout, const State& s) {
  const TilesByTribe on_board = tiles_by_tribe(s);
  if (s.step == Step::take) {
    for (Tile start : layout.land())
      if (can_take(layout, s, on_board, start, carpet_endings)) return true;
    return false;
  }
  if (s.hand.total() > 1) return true;
  return carpet_endings(layout, on_board, s.hand, s.at, s.from) !=
         endings(layout, on_board, s.hand, s.at, s.from);
}

void offer_takes(const Layout& layout, const State& s, ActionList& list) {
  const TilesByTribe on_board = tiles_by_tribe(s);
  const FindEndings find = endings_of(s);
  for (Tile start : layout.land())
    if (can_take(layout, s, on_board, start, find)) list.push_back(Action::take(start));
  if (list.empty()) list.push_back(Action::skip());
}

void offer_drops(const Layout& layout, const State& s, ActionList& list) {
  const TilesByTribe on_board = tiles_by_tribe(s);
  for (Tile tile : next_steps(layout, s))
    for (Tribe tribe : all<Tribe>)
      if (s.hand.has(tribe) && can_drop(layout, s, on_board, tile, tribe))
        list.push_back(Action::drop(tile, tribe));
}

void take(Context& c, Tile start) {
  State& s = c.s;
  s.hand = s.meeples[index(start)];
  c.moved(s.hand, start, PlaceKind::hand, Step::take);
  s.meeples[index(start)] = {};
  s.at = start;
  s.step = Step::drop;
}

void drop(Context& c, Tile tile, Tribe tribe) {
  State& s = c.s;
  s.hand.remove(tribe);
  s.meeples[index(tile)].add(tribe);
  c.moved(tribe, 1, PlaceKind::hand, tile, Step::drop);
  s.from = s.at;
  s.at = tile;
  const Seat owner = owner_of(s, tile);
  if (owner != nobody && has_djinn(s, owner, Djinn::marid)) pay_holder(c, Djinn::marid, tile);
  if (!s.hand.empty()) return;
  s.from = no_tile;
  lay_aside_item(c);  // the carpet's work is done
  s.dropped = tribe;
  s.step = Step::collect;
}

}  // namespace naqala
