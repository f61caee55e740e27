#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace naqala {

// The project's own random numbers (xoshiro256**), so that a seed means the same game on every
// compiler and machine. Nothing random happens in this project without an Rng handed in by the
// caller; there is no global one.
class Rng {
 public:
  explicit Rng(std::uint64_t seed);

  // Seeded by name, for tests: each test has its own stream and moving one does not disturb the others.
  explicit Rng(std::string_view name);

  // 64 random bits.
  std::uint64_t next();

  // A number in 0 .. bound - 1, every one equally likely. `bound` is at least 1.
  std::uint32_t below(std::uint32_t bound);

  // Puts the elements of a random-access range in random order.
  template <class Range>
  void shuffle(Range& range) {
    for (auto n = static_cast<std::uint32_t>(range.size()); n > 1; --n) {
      const std::uint32_t i = below(n);
      auto& a = range[i];
      auto& b = range[n - 1];
      auto copy = a;
      a = b;
      b = copy;
    }
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace naqala
