// The fifteen set-ups of the game: the base game with 2-4 seats, each expansion and both together with 2-5.
#pragma once

#include <string>
#include <vector>

#include "rules/options.hpp"

namespace naqala::test {

// What is played with beside the base game.
struct Sets {
  bool artisans = false;
  bool whims = false;
};
inline constexpr Sets all_sets[]{{}, {.artisans = true}, {.whims = true}, {.artisans = true, .whims = true}};

// "base", "artisans", "whims", "both".
std::string name_of(const Sets& sets);

std::vector<Options> setups_of(const Sets& sets);
std::vector<Options> all_setups();

// The n-th of them, beginning again after the last.
Options nth_setup_of_all(int n);

inline bool is_base(const Options& options) { return !options.artisans && !options.whims; }

// "base-2", "artisans-3", "whims-4", "both-5".
std::string name_of(const Options& options);

}  // namespace naqala::test
