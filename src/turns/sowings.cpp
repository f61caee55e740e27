#include "turns/sowings.hpp"

#include <cassert>

namespace naqala {

bool any_sowing(const Board& board) {
  for (Tribe tribe : all<Tribe>) {
    const TileSet standing = board.standing(tribe);
    for (Tile start : standing)
      if (!(standing & board.ends_from(start)).empty()) return true;
  }
  for (Tribe tribe : all<Tribe>)
    if (!board.returning(tribe).empty()) return true;
  return false;
}

void SowingMasks::find(const Board& board) {
  for (Tribe tribe : all<Tribe>) {
    const TileSet standing = board.standing(tribe);
    auto& finals = finals_[index(tribe)];
    starts_[index(tribe)] = standing;
    for (Tile start : standing) finals[index(start)] = (standing & board.ends_from(start)).bits();
    for (Tile start : board.returning(tribe)) finals[index(start)] |= board.revisits_from(start).bits();
  }
}

void SowingMasks::add_flights(const Board& board) {
  for (Tribe tribe : all<Tribe>)
    for (Tile start : starts(tribe)) {
      const Meeples hand = board.meeples(start);
      const CarpetRow& carpet = board.layout().carpet(start, no_tile, hand.total() - 1);
      TileSet finals = carpet.jumps & board.standing(tribe);
      if (hand[tribe] >= 2) finals |= carpet.passes;
      finals_[index(tribe)][index(start)] |= finals.bits();
    }
}

int SowingMasks::count() const {
  int n = 0;
  for (Tribe tribe : all<Tribe>)
    for (Tile start : starts(tribe)) n += finals(tribe, start).size();
  return n;
}

Sowing SowingMasks::nth(int n) const {
  for (Tribe tribe : all<Tribe>) {
    for (Tile start : starts(tribe)) {
      const TileSet tiles = finals(tribe, start);
      if (n >= tiles.size()) {
        n -= tiles.size();
        continue;
      }
      auto final = tiles.begin();
      for (; n > 0; --n) ++final;
      return {start, *final, tribe};
    }
  }
  assert(false && "fewer sowings than that");
  return {};
}

void list_sowings(const SowingMasks& masks, SowingList& list) {
  Sowing* out = list.begin();
  for (Tribe tribe : all<Tribe>)
    for (Tile start : masks.starts(tribe))
      for (Tile final : masks.finals(tribe, start)) *out++ = {start, final, tribe};
  list.set_size(static_cast<std::size_t>(out - list.begin()));
}

}  // namespace naqala
