// A second reading of the rules: what must be on offer at a decision, found the slow way, rule by rule,
// with no code of the engine's. Sowings are left out; `reference.hpp` has those.
#pragma once

#include <vector>

#include "rules/action.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// What the seat to decide may do in a full state, in any order; of the steps `take` and `drop` only powers
// and items. Scimitar and flute, and their steps, are left out while a sowing has more than `most_in_hand`
// meeples to drop, see offers_items.hpp.
inline constexpr int few_in_hand = 3;
std::vector<Action> expected_offers(const State& s, int most_in_hand = few_in_hand);

}  // namespace naqala::test
