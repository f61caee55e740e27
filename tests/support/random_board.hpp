// Boards of every size and shape at random, also ones that no game has: what generators of
// sowings are tried on.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// A turn of seat 1 is about to begin on a board of 6x5, 6x6 or 7x6 with nothing on it. The larger ones have
// up to six mountains and holes.
State empty_position(Rng& rng);

// Some of the tribes of the game, at least one.
std::vector<Tribe> random_tribes(const State& s, Rng& rng);

// Puts so many meeples of these tribes on a tile, as far as the box has them.
void stack_up(State& s, Tile tile, int height, const std::vector<Tribe>& tribes, Rng& rng);

// Such a board with stacks of at most `height` meeples, somewhere between almost empty and full, and up to
// `towers` stacks of `tower_height`.
struct Stacks {
  int height = 3;
  int towers = 0;
  int tower_height = 0;
};
State random_stacks(const Stacks& stacks, Rng& rng);

}  // namespace naqala::test
