#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace naqala {

// How much a bot may think about one decision. With nodes (turns looked at) its play is the same on every
// machine; with time it is as good as the machine is fast.
struct Budget {
  std::optional<std::uint64_t> nodes;
  std::optional<std::chrono::microseconds> time;

  static Budget of_nodes(std::uint64_t n) { return {n, std::nullopt}; }
  static Budget of_time(std::chrono::microseconds t) { return {std::nullopt, t}; }

  friend bool operator==(const Budget&, const Budget&) = default;
};

}  // namespace naqala
