// Many samples of what a viewer cannot know, held against the ways in which it can be (R81).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>

#include "base/rng.hpp"
#include "rules/observation.hpp"

namespace naqala::test {

// What samples of one observation differ in: the unseen cards of each seat, fresh and stale, and
// the unseen items.
struct Holding {
  std::array<Cards::Word, count_of<Seat>> fresh, stale;
  std::array<Items::Word, count_of<Seat>> items;
  Items::Word drawn;

  friend auto operator<=>(const Holding&, const Holding&) = default;  // NOLINT(modernize-use-nullptr)
};
Holding holding(const State& s);

struct Samples {
  std::map<Holding, int> times;
  std::map<Holding, State> state;
};
Samples take_samples(const Observation& seen, int n, Rng& rng);

// Whether many samples came out as often as the ways to deal the single pieces have it: every possible state,
// so many as `kinds`, no other, and a chi-square that is not far out.
void expect_fair(const Observation& seen, std::size_t kinds, Rng& rng);

}  // namespace naqala::test
