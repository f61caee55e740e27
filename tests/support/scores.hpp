// A second score sheet, from the words of R71, R72 and what sections 9-11 add, with no code of the engine's.
#pragma once

#include <string>

#include "rules/state.hpp"

namespace naqala::test {

// What is wrong with the engine's score of a full state, in one line; or nothing.
std::string check_scores(const State& s);

}  // namespace naqala::test
