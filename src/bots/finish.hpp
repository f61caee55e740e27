#pragma once

#include "base/rng.hpp"
#include "bots/appraisal.hpp"
#include "rules/game.hpp"

namespace naqala {

// The actions of a turn, or of what is left of it. Long enough for a stack of all meeples and what follows.
using Line = FixedList<Action, 192>;

// Plays the rest of a turn, from `collect` on, by rules of thumb: fast, legal, sensible, not the best.
// Powers, items and sales are left alone; chance draws from `rng`. `appraisal` is that of the seat whose turn
// it is; what is done is added to `line` if there is one. True if chance had a part in it.
bool finish_turn(const Layout& layout, State& s, const Appraisal& appraisal, Rng& rng, Line* line = nullptr);

// The rest of what a power or an item has begun, until the turn is back at the step where it was used; also
// past chance.
bool finish_chain(const Layout& layout, State& s, const Appraisal& appraisal, Rng& rng, Line* line = nullptr);

}  // namespace naqala
