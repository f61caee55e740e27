#pragma once

#include <string>

#include "rules/layout.hpp"
#include "rules/state.hpp"

namespace naqala {

// Why no game can come to this state (or, for a view, why no viewer can see it), in one line that names the
// field; empty if it looks sound: pieces add up, fields are in range, and the decision due fits the rest.
// Everything that comes from outside passes through here, so the rules themselves may take a sound state for
// granted. The simulation tests hold every state they reach against it.
std::string problem_with(const State& s);

// The same with the state's own layout at hand, which costs much less.
std::string problem_with(const Layout& layout, const State& s);

}  // namespace naqala
