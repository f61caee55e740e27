#pragma once

#include <vector>

#include "base/fixed_list.hpp"
#include "base/rng.hpp"
#include "turns/sowings.hpp"

// The ways to walk a sowing: which meeple falls where before the last one. They matter for what
// is left behind for others.

namespace naqala {

struct Drop {
  Tile tile;
  Tribe tribe;

  friend constexpr bool operator==(const Drop&, const Drop&) = default;
};

// The drops of one sowing in order; no hand is larger than the meeples of the box.
using Path = FixedList<Drop, 128>;

// A sowing in progress that is to end on a given tile with a given tribe.
class Walk {
 public:
  // Takes up the start of `sowing`, which must be among those of the board.
  Walk(const Board& board, Sowing sowing, Carpet carpet = Carpet::folded);

  bool finished() const { return hand_.empty(); }
  Meeples hand() const { return hand_; }
  Tile at() const { return at_; }
  Tile from() const { return from_; }
  const std::array<Meeples, count_of<Tile>>& meeples() const { return meeples_; }

  // The next drops after which the sowing can still end as wanted; at least one until it is finished.
  using Drops = FixedList<Drop, 24>;
  void next(Drops& drops) const;
  void drop(Drop drop);

 private:
  void next_on(Tile tile, Drops& drops) const;

  const Layout* layout_;
  std::array<Meeples, count_of<Tile>> meeples_;
  Meeples hand_;
  int left_;  // how many they are
  Tile at_;
  Tile from_ = no_tile;
  Tile final_;
  Tribe tribe_;
  Carpet carpet_;
};

// A way to walk the sowing, the next drop chosen at random each time.
Path random_path(const Board& board, Sowing sowing, Rng& rng, Carpet carpet = Carpet::folded);

// A board that a sowing can leave, and one way to get there.
struct SownBoard {
  std::array<Meeples, count_of<Tile>> meeples;
  Path path;
};

struct SownBoards {
  std::vector<SownBoard> boards;
  bool complete = true;       // no more than these
  long long steps_tried = 0;  // the work done, in drops
};

// The distinct boards that a sowing can leave before anything is collected, at most `most` of them. The work
// grows with the number of boards returned, not with the number of walks.
SownBoards sown_boards(const Board& board, Sowing sowing, std::size_t most, Carpet carpet = Carpet::folded);

}  // namespace naqala
