// A sowing of two steps, in the middle of which items are used (R51).
#pragma once

#include <initializer_list>

#include "support/scene.hpp"

namespace naqala::test {

// Seat one takes up b3; on foot the vizier comes to its like on c2 by b2 or c3.
inline Scene sowing_to(std::initializer_list<Tribe> on_c2) {
  return Scene(Options{.sets = Set::artisans})
      .tent(Seat::one, "a1")
      .meeples("b3", {Tribe::elder, Tribe::vizier})
      .meeples("c2", on_c2)
      .turn(Seat::one);
}

}  // namespace naqala::test
