#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"

// The auction (rules, section 2).

namespace naqala {

// The seat that bids next.
Seat bidder(const State& s);

void offer_bids(const State& s, ActionList& list);

// Puts the bidder's marker on the price, paid for. The caller goes on with the next bid or the first turn.
void bid(Context& c, int price, int fakirs);

// The space that the turn is played from next: the dearest with a marker, or -1 if there is none.
int next_space(const State& s);

}  // namespace naqala
