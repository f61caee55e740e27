#include "base/rng.hpp"

#include "base/hash.hpp"

namespace naqala {

namespace {

constexpr std::uint64_t rotate_left(std::uint64_t x, int n) { return (x << n) | (x >> (64 - n)); }

}  // namespace

Rng::Rng(std::uint64_t seed) {
  for (auto& word : state_) {
    seed += 0x9e3779b97f4a7c15u;
    word = mix(seed);
  }
}

Rng::Rng(std::string_view name) : Rng(hash_bytes(name.data(), name.size())) {}

std::uint64_t Rng::next() {
  const std::uint64_t result = rotate_left(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = rotate_left(state_[3], 45);
  return result;
}

// Lemire's multiplication: the high half is the number, unless the low half falls into the uneven rest.
std::uint32_t Rng::below(std::uint32_t bound) {
  std::uint64_t product = (next() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t rest = (0u - bound) % bound;
    while (static_cast<std::uint32_t>(product) < rest) product = (next() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace naqala
