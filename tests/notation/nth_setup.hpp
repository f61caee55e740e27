// All fifteen set-ups in turn, for tests that go through them.
#pragma once

#include "support/setups.hpp"
#include "support/simulate.hpp"

namespace naqala::test {

// The n-th set-up; after the last one the same again with other table options.
inline Options nth_setup(int n) {
  static const std::vector<Options> setups = all_setups();
  const auto size = static_cast<int>(setups.size());
  return nth_options(setups[static_cast<std::size_t>(n % size)], n / size);
}

}  // namespace naqala::test
