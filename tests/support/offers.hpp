// A second reading of the rules: what must be on offer at a decision, found the slow way, rule by rule,
// with no code of the engine's. Sowings are left out; `reference.hpp` has those.
#pragma once

#include <vector>

#include "rules/action.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// What the seat to decide may do in a full state, in any order; of the step `take` only powers and items, of
// `drop` only the carpet.
std::vector<Action> expected_offers(const State& s);

}  // namespace naqala::test
