#include "rules/layout.hpp"

#include <algorithm>

namespace naqala {

namespace {

// No hand is larger than the meeples of the box, so no walk is longer.
constexpr int longest_walk = 128;

}  // namespace

Layout::Layout(const std::array<TileKind, count_of<Tile>>& kinds) : kinds_(kinds) {
  TileSet blue;
  for (Tile tile : all<Tile>) {
    if (!is_land(kind(tile))) continue;
    land_.add(tile);
    by_action_[index(row_of(kind(tile)).action)].add(tile);
    if (row_of(kind(tile)).colour == Colour::blue) blue.add(tile);
  }
  for (Tile tile : land_) {
    around_[index(tile)] = grid_around(tile) & land_;
    blue_around_[index(tile)] = static_cast<std::uint8_t>(((around(tile) | TileSet::of(tile)) & blue).size());
    for (Side side : all<Side>) {
      const Tile next = beside(tile, side);
      if (next == no_tile || !land_.has(next)) continue;
      if (has_mountain(kind(tile), side) || has_mountain(kind(next), opposite(side))) continue;
      exits_[index(tile)].add(next);
    }
  }
  build_rows();
}

// Rows of one length follow from those one step shorter: a walk from here is a step to a neighbour and a walk
// from there. It revisits its end if the rest of it does, or if it ends where its first step led. It passes
// what the rest of it passes, and where its first step led if it ends elsewhere.
void Layout::build_rows() {
  rows_.resize(slots);
  carpet_rows_.resize(slots);
  for (Tile tile : land_)
    for (int way = 0; way < ways; ++way) row(0, tile, way).ends = TileSet::of(tile);

  for (depth_ = 1; depth_ < longest_walk; ++depth_) {
    rows_.resize(rows_.size() + slots);
    carpet_rows_.resize(rows_.size());
    for (Tile tile : land_)
      for (Tile next : exits(tile)) extend_rows(tile, next);
    if (rows_repeat()) break;
  }
  rows_.resize(static_cast<std::size_t>(depth_ * slots));
  carpet_rows_.resize(rows_.size());
  for (int steps = 0; steps < depth_; ++steps)
    for (Tile tile : land_) {
      for (int way = 0; way < ways; ++way) {
        const TileSet ends = row(steps, tile, way).ends;
        if (ends.empty()) continue;
        carpet_row(steps, tile, way).jumps = ends.size() == 1 ? land_ - ends : land_;
      }
      row(steps, tile, ways - 1).ends.remove(tile);
      carpet_row(steps, tile, ways - 1).jumps.remove(tile);
    }
}

// Adds to the rows of the present length the walks that go from `tile` to `next` first.
void Layout::extend_rows(Tile tile, Tile next) {
  const int there = static_cast<int>(next);
  const int back = slot(next, tile) - there * ways;
  ReachRow through = row(depth_ - 1, next, back);
  TileSet passes = carpet_row(depth_ - 1, next, back).passes;
  if (depth_ > 1) {
    if (!(through.ends - TileSet::of(next)).empty()) passes.add(next);
    if (through.ends.has(next)) through.revisits.add(next);
  }
  for (int way = 0; way < ways; ++way) {
    if (static_cast<int>(tile) * ways + way == slot(tile, next)) continue;  // that would be straight back
    row(depth_, tile, way).ends |= through.ends;
    row(depth_, tile, way).revisits |= through.revisits;
    carpet_row(depth_, tile, way).passes |= passes;
  }
}

// Whether the last rows are those of two lengths before.
bool Layout::rows_repeat() const {
  return depth_ > 1 && std::equal(rows_.end() - slots, rows_.end(), rows_.end() - 3 * slots) &&
         std::equal(carpet_rows_.end() - slots, carpet_rows_.end(), carpet_rows_.end() - 3 * slots);
}

bool Layout::connected() const {
  if (land_.empty()) return true;
  TileSet reached = TileSet::of(land_.first());
  for (TileSet grown = reached;; reached = grown) {
    for (Tile tile : reached) grown |= exits(tile);
    if (grown == reached) return reached == land_;
  }
}

}  // namespace naqala
