#pragma once

#include "analysis/analyse.hpp"
#include "canvas.hpp"
#include "tell.hpp"

namespace naqala::command {

// What analysis finds for the seat that is asked, in no more than about a second: the few best turns,
// rests of a turn or bids.
Analysis think_of_hints(const Observation& seen);

// Which numbers stand with a hint: `gains`, what a turn brings at once, rest on what the seat itself holds;
// the lead and the chance to win also on what the others hold, which hidden totals keep from it (R82).
enum class HintValues { none, gains, all };

// These turns in words, each with how it begins and these numbers. The turns themselves are not numbered:
// that would look like choices.
Canvas draw_hints(const Layout& layout, const State& view, const Analysis& analysis, const People& people,
                  HintValues values, int width);

}  // namespace naqala::command
