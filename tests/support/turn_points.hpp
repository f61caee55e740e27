// The four points of a turn at which powers are used (R36), and a plain turn that passes them all.
#pragma once

#include <array>
#include <cassert>

#include "support/scene.hpp"

namespace naqala::test {

// Before a tile is taken; before the tribe action; before the tile action; until the turn ends.
inline constexpr std::array<Step, 4> points{Step::take, Step::tribe, Step::tile, Step::end};

// A turn of seat one with as little as possible in it: a vizier goes from b2 to c2, a small market
// with an empty row, where another stands. Two viziers are kept, c2 is taken, nothing is bought,
// nothing is there to sell.
inline Scene plain_turn(const Options& options = {}) {
  return Scene(options).meeples("b2", {Tribe::vizier}).meeples("c2", {Tribe::vizier}).turn(Seat::one);
}

// What is recorded at each point to close it.
inline const char* closing(Step point) {
  switch (point) {
    case Step::take:
      return "take b2";
    case Step::tribe:
      return "keep";
    case Step::tile:
      return "skip";
    case Step::end:
      return "end";
    default:
      assert(false);
      return "";
  }
}

// Plays the plain turn from its beginning up to `point`.
inline void go_to(const Layout& layout, State& state, Step point) {
  for (Step passed : points) {
    if (passed == point) break;
    play(layout, state, {closing(passed)});
    if (passed == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
  }
  ASSERT_EQ(state.step, point);
}

// The plain turn with more in it, at `point`.
inline State at_point(const Scene& scene, Step point) {
  State state = scene.state();
  go_to(Layout(state), state, point);
  return state;
}

}  // namespace naqala::test
