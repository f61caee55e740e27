#pragma once

#include "rules/action.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

// What a viewer can make of the actions that it is told of, without seeing all that decides
// whether they are legal.

namespace naqala::wasm {

// Whether the one whose eyes this is seen with knows everything that can be done now.
bool knows_choices(const State& s);

// Whether the action can have happened, as far as the viewer can know: the unseen cards and items can
// lie so that it is legal.
bool is_thinkable(const Layout& layout, const State& s, Action told);

}  // namespace naqala::wasm
