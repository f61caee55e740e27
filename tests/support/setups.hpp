// The fifteen set-ups of the game: the base game with 2-4 seats, each expansion and both together with 2-5.
#pragma once

#include <string>
#include <vector>

#include "rules/options.hpp"

namespace naqala::test {

inline constexpr SetMask base_alone;
inline constexpr SetMask both_expansions = Set::artisans | Set::whims;
inline constexpr SetMask all_sets[]{base_alone, Set::artisans, Set::whims, both_expansions};

// "base", "artisans", "whims", "both".
std::string name_of(SetMask sets);

std::vector<Options> setups_of(SetMask sets);
std::vector<Options> all_setups();

// The n-th of them, beginning again after the last.
Options nth_setup_of_all(int n);

inline bool is_base(const Options& options) { return options.sets == base_alone; }

// "base-2", "artisans-3", "whims-4", "both-5".
std::string name_of(const Options& options);

}  // namespace naqala::test
