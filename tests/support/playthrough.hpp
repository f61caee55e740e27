// A whole game as text that a person can read from top to bottom: the set-up, then every decision with
// who made it and how many there were to choose from, and the score sheet at the end.
#pragma once

#include <string>

#include "support/simulate.hpp"

namespace naqala::test {

// Plays the game and tells it.
std::string playthrough(const Plan& plan, Rng& rng);

}  // namespace naqala::test
