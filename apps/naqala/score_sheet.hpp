#pragma once

#include <string>

#include "rules/score.hpp"
#include "rules/state.hpp"
#include "terminal.hpp"
#include "words.hpp"

namespace naqala::command {

// Whether a game with these options counts it.
bool is_played(Category category, const Options& options);

// What each seat has by category, and in all; a line for each category, a column for each seat. Where totals
// are hidden (R82), `?` stands for what this viewer is not shown.
std::string score_sheet(const State& s, const People& people, const Terminal& terminal);

}  // namespace naqala::command
