#pragma once

#include <cstdint>

#include "rules/game.hpp"

namespace naqala {

// How many sequences of `depth` actions of the contract there are from here. Each outcome of chance that can
// happen counts once, steps with only one form are plies like all others, and a finished game is one leaf.
std::uint64_t perft(const Layout& layout, const State& s, int depth);

// Whole sowings instead: how many (start, final, tribe) there are, and how many distinct boards each of them
// can leave, added up; with the carpet if it has been declared. `complete` is false if some sowing leaves
// more than `most` boards; `boards` then counts `most` for it.
struct TurnsPerft {
  std::uint64_t sowings = 0;
  std::uint64_t boards = 0;
  bool complete = true;
};
TurnsPerft perft_turns(const Layout& layout, const State& s, std::size_t most = 1'000'000);

}  // namespace naqala
