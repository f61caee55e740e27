// The part of the second reading (offers.hpp) that is about items (R46, R51-R58).
#pragma once

#include <vector>

#include "rules/action.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// How many meeples of a sowing are in hand while scimitar or flute might be used or are at work, else 0. All
// ways to finish it are tried for each way to use them.
int meeples_to_try(const State& s);

// What must be on offer at a step that items lead to; nothing at any other, nor with more meeples to try.
std::vector<Action> expected_item_step(const State& s, int most_in_hand);

// Adds the items that can be used now, without scimitar and flute if there are more meeples to try.
void add_expected_items(const State& s, int most_in_hand, std::vector<Action>& offers);
// Whether the action uses one of the two, or is a step of them.
bool is_of_scimitar_or_flute(Action action);

}  // namespace naqala::test
