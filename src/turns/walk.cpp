#include "turns/walk.hpp"

#include <unordered_set>

#include "base/hash.hpp"

namespace naqala {

Walk::Walk(const Board& board, Sowing sowing, Carpet carpet)
    : layout_(&board.layout()),
      meeples_(board.all_meeples()),
      hand_(board.meeples(sowing.start)),
      left_(hand_.total()),
      at_(sowing.start),
      final_(sowing.final),
      tribe_(sowing.tribe),
      carpet_(carpet) {
  meeples_[index(sowing.start)] = {};
}

void Walk::next(Drops& drops) const {
  drops.clear();
  if (left_ == 1) return drops.push_back({final_, tribe_});
  TileSet steps = layout_->exits(at_);
  if (from_ != no_tile) steps.remove(from_);
  for (Tile tile : steps) next_on(tile, drops);
}

// The closed form of rules/sowing.cpp for one end: after the drop, the last meeple must find its like on the
// final tile, or the way there must pass it and leave one.
void Walk::next_on(Tile tile, Drops& drops) const {
  const ReachRow& reach = layout_->reach(tile, at_, left_ - 1);
  bool can_end = reach.ends.has(final_);
  bool can_revisit = reach.revisits.has(final_);
  if (carpet_ == Carpet::declared) {
    const CarpetRow& flights = layout_->carpet(tile, at_, left_ - 2);
    can_end |= flights.jumps.has(final_);
    can_revisit |= flights.passes.has(final_);
  }
  if (!can_end && !can_revisit) return;
  const bool like_stands_there = meeples_[index(final_)].has(tribe_);
  for (Tribe tribe : all<Tribe>) {
    if (!hand_.has(tribe)) continue;
    const int rest = hand_[tribe_] - (tribe == tribe_);  // of the tribe that must come last
    const bool matched = like_stands_there || (tribe == tribe_ && tile == final_);
    if ((rest >= 1 && can_end && matched) || (rest >= 2 && can_revisit)) drops.push_back({tile, tribe});
  }
}

void Walk::drop(Drop drop) {
  hand_.remove(drop.tribe);
  --left_;
  meeples_[index(drop.tile)].add(drop.tribe);
  from_ = at_;
  at_ = drop.tile;
}

Path random_path(const Board& board, Sowing sowing, Rng& rng, Carpet carpet) {
  Path path;
  Walk::Drops drops;
  for (Walk walk(board, sowing, carpet); !walk.finished(); walk.drop(path[path.size() - 1])) {
    walk.next(drops);
    path.push_back(drops[rng.below(static_cast<std::uint32_t>(drops.size()))]);
  }
  return path;
}

namespace {

// Depth first, never twice from the same place with the same board: two walks that have come to
// that go on alike.
class Explorer {
 public:
  Explorer(std::size_t most, SownBoards& result) : most_(most), result_(result) {}

  void explore(const Walk& walk) {
    if (!seen_.insert(key(walk)).second) return;
    if (walk.finished()) return add(walk);
    Walk::Drops drops;
    walk.next(drops);
    for (Drop drop : drops) {
      if (!result_.complete) return;
      ++result_.steps_tried;
      Walk further = walk;
      further.drop(drop);
      path_.push_back(drop);
      explore(further);
      path_.pop_back();
    }
  }

 private:
  // A finished walk is known by its board alone.
  static std::uint64_t key(const Walk& walk) {
    const std::uint64_t place = walk.finished() ? 0 : 1 + index(walk.at()) * 64 + index(walk.from());
    return hash_bytes(walk.meeples().data(), sizeof walk.meeples(), place);
  }

  void add(const Walk& walk) {
    if (result_.boards.size() == most_)
      result_.complete = false;
    else
      result_.boards.push_back({walk.meeples(), path_});
  }

  std::size_t most_;
  SownBoards& result_;
  std::unordered_set<std::uint64_t> seen_;
  Path path_;
};

}  // namespace

SownBoards sown_boards(const Board& board, Sowing sowing, std::size_t most, Carpet carpet) {
  SownBoards result;
  Explorer(most, result).explore(Walk(board, sowing, carpet));
  return result;
}

}  // namespace naqala
