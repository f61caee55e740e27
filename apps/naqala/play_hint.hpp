#pragma once

#include "analysis/analyse.hpp"
#include "canvas.hpp"
#include "words.hpp"

namespace naqala::command {

// What analysis finds for the seat that is asked, in no more than about a second: the few best turns,
// rests of a turn or bids.
Analysis think_of_hints(const Observation& seen);

// These turns in words, each with the lead to expect at the end, the chance to win, what it brings at once
// and how it begins. They have no numbers before them: those would look like choices.
Canvas draw_hints(const Layout& layout, const State& view, const Analysis& analysis, const People& people,
                  int width);

}  // namespace naqala::command
