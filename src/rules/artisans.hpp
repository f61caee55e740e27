#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"
#include "rules/score.hpp"

// What The Artisans of Naqala adds beside its items (items.hpp) and the tent (control.hpp): the workshop and
// what is counted at the end (rules, section 10).

namespace naqala {

// R48: an artisan or two fakirs for the top item.
void offer_workshop(const State& s, ActionList& list);
void visit_workshop(Context& c, Action::Kind payment);

// Artisans, tent and precious items (R45, R50, Geb, Ptah).
void add_artisan_points(const State& s, Seat seat, Score& sheet);

}  // namespace naqala
