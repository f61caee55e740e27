#include "turns/board.hpp"

#include <bit>

namespace naqala {

namespace {

constexpr int bits_each = MeepleFields::widths[0];

// Calls `visit(tribe, n)` for each tribe among the meeples, without looking at those that are not there.
template <class Visit>
void for_each_tribe(Meeples meeples, Visit visit) {
  for (std::uint32_t word = meeples.word(); word != 0;) {
    const int tribe = std::countr_zero(word) / bits_each;
    const std::uint32_t n = (word >> (tribe * bits_each)) & ((1u << bits_each) - 1);
    visit(static_cast<std::size_t>(tribe), static_cast<int>(n));
    word ^= n << (tribe * bits_each);
  }
}

}  // namespace

Board::Board(const Layout& layout, const std::array<Meeples, count_of<Tile>>& meeples)
    : layout_(&layout), meeples_(meeples) {
  for (Tile tile : layout.land()) add(tile, meeples_[index(tile)]);
}

void Board::set(Tile tile, Meeples meeples) {
  for (TileSet& tiles : standing_) tiles.remove(tile);
  for (TileSet& tiles : twice_) tiles.remove(tile);
  can_return_.remove(tile);
  meeples_[index(tile)] = meeples;
  add(tile, meeples);
}

void Board::add(Tile tile, Meeples meeples) {
  int total = 0;
  for_each_tribe(meeples, [&](std::size_t tribe, int n) {
    standing_[tribe].add(tile);
    if (n >= 2) twice_[tribe].add(tile);
    total += n;
  });
  const ReachRow& reach = layout_->reach(tile, no_tile, total);
  ends_[index(tile)] = reach.ends;
  revisits_[index(tile)] = reach.revisits;
  if (!reach.revisits.empty()) can_return_.add(tile);
}

}  // namespace naqala
