#pragma once

#include <array>

#include "base/fixed_list.hpp"
#include "turns/board.hpp"

// Which sowings a board allows, by where they start, where they end and with which tribe: a few
// hundred at the start of a game, where the ordered ways to walk them number thousands. Found by
// masks alone, without walking.

namespace naqala {

// A sowing by its result for the rules: the meeples of `start` are taken up and the last one, of
// `tribe`, falls on `final`.
struct Sowing {
  Tile start;
  Tile final;
  Tribe tribe;

  friend constexpr bool operator==(const Sowing&, const Sowing&) = default;
};

// Whether there is any.
bool any_sowing(const Board& board);

// Whether the last meeple may fly (R54): the carpet lies folded, or has been declared.
enum class Carpet : bool { folded, declared };
inline Carpet carpet_of(const State& s) { return on_carpet(s) ? Carpet::declared : Carpet::folded; }

// All sowings of a board: for each tribe and each start where that tribe stands, the tiles to end on. Other
// entries are not set: ask `starts` first.
class SowingMasks {
 public:
  explicit SowingMasks(const Board& board, Carpet carpet = Carpet::folded) {
    find(board);
    if (carpet == Carpet::declared) add_flights(board);
  }
  SowingMasks() = default;
  void find(const Board& board);

  TileSet starts(Tribe tribe) const { return starts_[index(tribe)]; }
  TileSet finals(Tribe tribe, Tile start) const {
    return TileSet::from_bits(finals_[index(tribe)][index(start)]);
  }

  // How many there are, and the n-th of them (from 0) in the order of the list.
  int count() const;
  Sowing nth(int n) const;

 private:
  void add_flights(const Board& board);

  std::array<TileSet, count_of<Tribe>> starts_;
  std::array<std::array<std::uint64_t, count_of<Tile>>, count_of<Tribe>>
      finals_;  // plain words: not to be cleared for each board
};

// The same as a list, ordered by tribe, start and final tile.
using SowingList = FixedList<Sowing, count_of<Tribe> * count_of<Tile> * count_of<Tile>>;
void list_sowings(const SowingMasks& masks, SowingList& list);

}  // namespace naqala
