#pragma once

#include <array>

#include "rules/layout.hpp"
#include "rules/sowing.hpp"
#include "rules/state.hpp"

namespace naqala {

// The board as the generator of sowings sees it: who stands where as sets of tiles, and for each
// tile how far its meeples would go. Derived from a state; kept up to date tile by tile where a
// search moves meeples about.
class Board {
 public:
  // The layout must outlive the board.
  Board(const Layout& layout, const std::array<Meeples, count_of<Tile>>& meeples);
  Board(const Layout& layout, const State& s) : Board(layout, s.meeples) {}

  const Layout& layout() const { return *layout_; }
  Meeples meeples(Tile tile) const { return meeples_[index(tile)]; }
  const std::array<Meeples, count_of<Tile>>& all_meeples() const { return meeples_; }

  // Tiles where the tribe stands.
  TileSet standing(Tribe tribe) const { return standing_[index(tribe)]; }
  // Tiles from which a sowing can end on a meeple of this tribe that it has dropped itself: at least two of
  // the tribe stand there, in a stack high enough for a walk to come back to where it was.
  TileSet returning(Tribe tribe) const { return twice_[index(tribe)] & can_return_; }

  // Where a sowing of all the meeples of a tile leads (see ReachRow); only for tiles with meeples.
  TileSet ends_from(Tile start) const { return ends_[index(start)]; }
  TileSet revisits_from(Tile start) const { return revisits_[index(start)]; }

  // Puts other meeples on a tile.
  void set(Tile tile, Meeples meeples);

 private:
  void add(Tile tile, Meeples meeples);

  const Layout* layout_;
  TilesByTribe standing_{};
  TilesByTribe twice_{};  // where at least two stand
  TileSet can_return_;    // stacks whose walks can visit a tile twice
  std::array<Meeples, count_of<Tile>> meeples_;
  std::array<TileSet, count_of<Tile>> ends_;
  std::array<TileSet, count_of<Tile>> revisits_;
};

}  // namespace naqala
