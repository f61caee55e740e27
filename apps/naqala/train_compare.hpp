#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace naqala::command {

struct Comparison {
  std::string folder;
  std::vector<int> nets;  // of net_names; all that are there if none is named
  int deals = 3000;       // at most, for each net
  std::uint64_t seed = 1;
  unsigned threads = 1;
  bool json = false;
};

// Tests whether the nets of a folder are not worse than those built in, and prints what comes of it.
void compare_with_shipped(const Comparison& wish);

// Copies the nets of one folder into another.
void install_nets(const std::string& from, const std::string& to);

}  // namespace naqala::command
