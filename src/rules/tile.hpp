#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "rules/enums.hpp"
#include "rules/options.hpp"

// Places on the board, sets of them, and the kinds of tile.

namespace naqala {

// A place on a grid of 7 columns and 6 rows, the largest board. Smaller boards use its north-west part,
// so a place has the same name and the same neighbours in every set-up: tile = 7 * row + column, `a1`
// in the north-west corner.
enum class Tile : std::uint8_t {};
template <>
inline constexpr int count_of<Tile> = 42;
inline constexpr int grid_columns = 7;
inline constexpr int grid_rows = 6;
static_assert(board_sizes.back().columns == grid_columns && board_sizes.back().rows == grid_rows &&
              grid_columns * grid_rows == count_of<Tile>);
inline constexpr Tile no_tile{63};

constexpr Tile tile_at(int column, int row) { return static_cast<Tile>(row * grid_columns + column); }
constexpr int column(Tile tile) { return static_cast<int>(tile) % grid_columns; }
constexpr int row(Tile tile) { return static_cast<int>(tile) / grid_columns; }

// Steps over sides, |dx| + |dy|; mountains and holes do not matter for it.
constexpr int distance(Tile a, Tile b) {
  const int dx = column(a) - column(b);
  const int dy = row(a) - row(b);
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

// The four sides of a tile, so that `opposite` is one step away in the enum.
enum class Side : std::uint8_t { north, south, west, east };
template <>
inline constexpr int count_of<Side> = 4;
constexpr Side opposite(Side side) { return static_cast<Side>(static_cast<int>(side) ^ 1); }

// The place on the other side, or `no_tile` at the edge of the grid.
constexpr Tile beside(Tile tile, Side side) {
  const int x = column(tile) + (side == Side::east) - (side == Side::west);
  const int y = row(tile) + (side == Side::south) - (side == Side::north);
  return x < 0 || x >= grid_columns || y < 0 || y >= grid_rows ? no_tile : tile_at(x, y);
}

// A set of places, one bit each.
class TileSet {
 public:
  constexpr TileSet() = default;
  static constexpr TileSet from_bits(std::uint64_t bits) {
    TileSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr TileSet of(Tile tile) { return from_bits(std::uint64_t{1} << index(tile)); }

  constexpr bool has(Tile tile) const { return (bits_ >> index(tile)) & 1; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Tile first() const { return static_cast<Tile>(std::countr_zero(bits_)); }
  constexpr void add(Tile tile) { bits_ |= of(tile).bits_; }
  constexpr void remove(Tile tile) { bits_ &= ~of(tile).bits_; }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr TileSet& operator|=(TileSet other) { return *this = *this | other; }
  constexpr TileSet& operator&=(TileSet other) { return *this = *this & other; }
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr TileSet operator&(TileSet a, TileSet b) { return from_bits(a.bits_ & b.bits_); }
  // Those of `a` that are not in `b`.
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Tile operator*() const {
      return static_cast<Tile>(static_cast<unsigned>(std::countr_zero(bits_)));
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

// Places at most `steps` steps away, the tile itself among them.
namespace detail {
inline constexpr int farthest = grid_columns - 1 + grid_rows - 1;
inline constexpr auto within = [] {
  std::array<std::array<TileSet, farthest + 1>, count_of<Tile>> table{};
  for (Tile tile : all<Tile>)
    for (Tile other : all<Tile>)
      for (int steps = distance(tile, other); steps <= farthest; ++steps)
        table[index(tile)][static_cast<std::size_t>(steps)].add(other);
  return table;
}();
}  // namespace detail
constexpr TileSet within(Tile tile, int steps) {
  return detail::within[index(tile)]
                       [static_cast<std::size_t>(steps < detail::farthest ? steps : detail::farthest)];
}

// The up to 8 places that share a side or a corner with `tile`, on the whole grid.
constexpr TileSet grid_around(Tile tile) {
  TileSet set;
  for (int y = row(tile) - 1; y <= row(tile) + 1; ++y)
    for (int x = column(tile) - 1; x <= column(tile) + 1; ++x)
      if (x >= 0 && x < grid_columns && y >= 0 && y < grid_rows && tile_at(x, y) != tile)
        set.add(tile_at(x, y));
  return set;
}

// ---- Kinds of tile ----------------------------------------------------------------------------------------

enum class TileKind : std::uint8_t {
  none,  // beyond the edge of this board
  oasis,
  small_market,
  large_market,
  village,
  sacred_6,
  sacred_10,
  sacred_12,
  sacred_15,
  workshop_nw,  // mountains on its north and west side
  workshop_se,
  specialised_market,
  chasm,
  city_blue,
  city_red,
  lake,
};
template <>
inline constexpr int count_of<TileKind> = 16;
static_assert(2 * count_of<TileKind> <= 256,
              "there is room for twice as many kinds: a state has a byte for each");

enum class Colour : std::uint8_t { none, red, blue };
template <>
inline constexpr int count_of<Colour> = 3;

// What is done there after a sowing ends on it.
enum class TileAction : std::uint8_t {
  none,
  palm,
  palace,
  small_market,
  large_market,
  sacred,
  workshop,
  any_card,
  city
};
template <>
inline constexpr int count_of<TileAction> = 9;

struct TileKindRow {
  std::string_view name;
  Set set;
  Colour colour;
  int value;  // VP for its owner
  TileAction action;
  int count;
};
inline constexpr std::array<TileKindRow, count_of<TileKind>> tile_table{{
    {"none", Set::base, Colour::none, 0, TileAction::none, 0},
    {"oasis", Set::base, Colour::red, 8, TileAction::palm, 6},
    {"small-market", Set::base, Colour::red, 6, TileAction::small_market, 8},
    {"large-market", Set::base, Colour::red, 4, TileAction::large_market, 4},
    {"village", Set::base, Colour::blue, 5, TileAction::palace, 5},
    {"sacred-6", Set::base, Colour::blue, 6, TileAction::sacred, 4},
    {"sacred-10", Set::base, Colour::blue, 10, TileAction::sacred, 1},
    {"sacred-12", Set::base, Colour::blue, 12, TileAction::sacred, 1},
    {"sacred-15", Set::base, Colour::blue, 15, TileAction::sacred, 1},
    {"workshop-nw", Set::artisans, Colour::blue, 5, TileAction::workshop, 1},         // one source
    {"workshop-se", Set::artisans, Colour::blue, 5, TileAction::workshop, 2},         // one source
    {"specialised-market", Set::artisans, Colour::red, 10, TileAction::any_card, 2},  // one source
    {"chasm", Set::artisans, Colour::none, 0, TileAction::none, 1},
    {"city-blue", Set::whims, Colour::blue, 0, TileAction::city, 3},  // one source
    {"city-red", Set::whims, Colour::red, 0, TileAction::city, 2},    // one source
    {"lake", Set::whims, Colour::none, 0, TileAction::none, 1},
}};
constexpr const TileKindRow& row_of(TileKind kind) { return tile_table[index(kind)]; }
constexpr std::string_view name(TileKind kind) { return row_of(kind).name; }
// How many of them a game with these options has.
constexpr int count_in(const Options& options, TileKind kind) {
  return options.plays(row_of(kind).set) ? row_of(kind).count : 0;
}
// Whether it belongs in the middle of the board (R42, R63).
constexpr bool lies_in_the_middle(TileKind kind) { return row_of(row_of(kind).set).in_the_middle; }
static_assert(
    [] {
      std::array<int, count_of<Set>> tiles{};
      for (const TileKindRow& row : tile_table) tiles[index(row.set)] += row.count;
      return std::equal(tiles.begin(), tiles.end(), set_table.begin(),
                        [](int n, const SetRow& set) { return n == set.tiles; });
    }(),
    "each set says how many tiles it brings");

// How many tiles of all sets have this action.
constexpr int count_with(TileAction action) {
  int n = 0;
  for (const TileKindRow& row : tile_table) n += row.action == action ? row.count : 0;
  return n;
}
inline constexpr int city_count = count_with(TileAction::city);

// Whether meeples, camels, palms and palaces may stand there (R44: nothing ever does on chasm and lake).
constexpr bool is_land(TileKind kind) {
  return kind != TileKind::none && kind != TileKind::chasm && kind != TileKind::lake;
}
constexpr bool has_mountain(TileKind kind, Side side) {
  return (kind == TileKind::workshop_nw && (side == Side::north || side == Side::west)) ||
         (kind == TileKind::workshop_se && (side == Side::south || side == Side::east));
}

}  // namespace naqala
