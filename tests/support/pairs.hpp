// What the tests of powers, items and whims that meet share.
#pragma once

#include "support/scene.hpp"

namespace naqala::test {

inline bool is_open(const State& state, Whim whim) { return state.whims[index(whim)].open(); }
inline bool is_fulfilled(const State& state, Whim whim) { return state.whims[index(whim)].fulfilled(); }

// A turn of seat one in which an elder goes from b3 to c3, where a vizier stays.
inline Scene plain(const Options& options) {
  return Scene(options)
      .meeples("b3", {Tribe::elder})
      .meeples("c3", {Tribe::elder, Tribe::vizier})
      .turn(Seat::one);
}

}  // namespace naqala::test
