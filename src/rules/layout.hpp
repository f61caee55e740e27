#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/state.hpp"
#include "rules/tile.hpp"

namespace naqala {

// Where walks of a given length lead (rules, section 4; docs/architecture.md, "Sowing in closed form").
struct ReachRow {
  TileSet ends;      // tiles on which a walk can end; of a walk from its start, the start itself left out
  TileSet revisits;  // those among them that the same walk also visited earlier, after its first step

  friend bool operator==(const ReachRow&, const ReachRow&) = default;
};

// What the flying carpet adds for the last meeple (R54), after the walk of all the others.
struct CarpetRow {
  TileSet jumps;   // tiles f such that some walk ends on a tile other than f; the tile taken up left out
  TileSet passes;  // tiles that a walk visits, after its first step, and that it does not end on

  friend bool operator==(const CarpetRow&, const CarpetRow&) = default;
};

// What depends on the tiles alone and costs too much to find anew for each decision. Built from a state's
// tile kinds, passed beside the state and never stored in it; the same for a whole game.
class Layout {
 public:
  explicit Layout(const State& state) : Layout(state.kinds) {}
  explicit Layout(const std::array<TileKind, count_of<Tile>>& kinds);

  TileKind kind(Tile tile) const { return kinds_[index(tile)]; }
  // Tiles on which things can stand.
  TileSet land() const { return land_; }
  // Land tiles of one kind of action.
  TileSet with_action(TileAction action) const { return by_action_[index(action)]; }
  // Tiles that one step of a sowing can reach: adjacent, land, no mountain between.
  TileSet exits(Tile tile) const { return exits_[index(tile)]; }
  // The up to 8 land tiles around.
  TileSet around(Tile tile) const { return around_[index(tile)]; }
  // Blue tiles among the tile and the 8 around it (R25).
  int blue_around(Tile tile) const { return blue_around_[index(tile)]; }

  // Walks of `steps` steps from `at`, that do not step to `from` first (`no_tile`: free to go anywhere),
  // never return at once to the tile they just left, and respect mountains and holes. Any number of steps is
  // fine: rows repeat with period two from some length on, and only those before are stored. A walk that
  // begins with taking up a tile does not have that tile among its ends: nothing stands there to match, so
  // only `revisits` can hold it.
  const ReachRow& reach(Tile at, Tile from, int steps) const { return rows_[place_of_row(at, from, steps)]; }
  // The same for walks after which one more meeple flies.
  const CarpetRow& carpet(Tile at, Tile from, int steps) const {
    return carpet_rows_[place_of_row(at, from, steps)];
  }
  // How many lengths of walk are stored.
  int depth() const { return depth_; }

  // Whether every land tile can be reached from every other by steps of a sowing (R42).
  bool connected() const;

 private:
  static constexpr int ways = 5;  // come from the north, south, west, east, or starting here
  static constexpr int slots = count_of<Tile> * ways;

  static int slot(Tile at, Tile from) {
    const int base = static_cast<int>(at) * ways;
    switch (static_cast<int>(from) - static_cast<int>(at)) {
      case -grid_columns:
        return base + static_cast<int>(Side::north);
      case grid_columns:
        return base + static_cast<int>(Side::south);
      case -1:
        return base + static_cast<int>(Side::west);
      case 1:
        return base + static_cast<int>(Side::east);
      default:
        return base + 4;  // no_tile
    }
  }
  std::size_t place_of_row(Tile at, Tile from, int steps) const {
    const int row = steps < depth_ ? steps : depth_ - 2 + ((steps - depth_) & 1);
    return static_cast<std::size_t>(row * slots + slot(at, from));
  }
  ReachRow& row(int steps, Tile at, int way) {
    return rows_[static_cast<std::size_t>(steps * slots + static_cast<int>(at) * ways + way)];
  }
  CarpetRow& carpet_row(int steps, Tile at, int way) {
    return carpet_rows_[static_cast<std::size_t>(steps * slots + static_cast<int>(at) * ways + way)];
  }
  void build_rows();
  void extend_rows(Tile tile, Tile next);
  bool rows_repeat() const;

  std::array<TileKind, count_of<Tile>> kinds_;
  TileSet land_;
  std::array<TileSet, count_of<TileAction>> by_action_{};
  std::array<TileSet, count_of<Tile>> exits_{};
  std::array<TileSet, count_of<Tile>> around_{};
  std::array<std::uint8_t, count_of<Tile>> blue_around_{};
  int depth_ = 0;
  std::vector<ReachRow> rows_;  // [steps][at][way]
  std::vector<CarpetRow> carpet_rows_;
};

}  // namespace naqala
