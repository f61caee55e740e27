// The part of the second reading (offers.hpp) that is about items (R46, R51-R58).
#pragma once

#include <vector>

#include "rules/action.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// What must be on offer at a step that items lead to; nothing at any other.
std::vector<Action> expected_item_step(const State& s);

// Adds the items that can be used now.
void add_expected_items(const State& s, std::vector<Action>& offers);

}  // namespace naqala::test
