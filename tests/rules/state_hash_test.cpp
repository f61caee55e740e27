// The hash of a state is over all its values.
#include <gtest/gtest.h>

#include <cstring>

#include "rules/state.hpp"

namespace naqala::test {
namespace {

State with_byte_changed(const State& state, std::size_t place) {
  std::array<unsigned char, sizeof(State)> bytes;
  std::memcpy(bytes.data(), &state, sizeof state);
  const bool is_sets =
      place == offsetof(State, options) + offsetof(Options, sets);  // its lowest bit is fixed
  bytes[place] ^= is_sets ? 2 : 1;
  State changed;
  std::memcpy(&changed, bytes.data(), sizeof changed);
  return changed;
}

TEST(StateHash, EveryValueCounts) {
  const State state = blank_state({.sets = Set::whims});
  const std::size_t reserved = offsetof(State, reserved);
  for (std::size_t place = 0; place < sizeof(State); ++place) {
    const bool is_reserved = place >= reserved && place < reserved + sizeof state.reserved;
    EXPECT_EQ(hash(with_byte_changed(state, place)) == hash(state), is_reserved) << "byte " << place;
  }
}

}  // namespace
}  // namespace naqala::test
