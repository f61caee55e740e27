#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"

// The powers of the djinns (rules, section 9). A power with a cost is a row of one table in
// djinns.cpp: when and where it can be used, and what it does. Adding such a djinn touches its row in
// djinn.hpp and its row there.

namespace naqala {

bool can_pay(const State& s, Seat seat, Payment payment);
void pay(Context& c, Seat seat, Payment payment, Cause by);

// Pays the holder of a djinn that earns by events, `times` what an event brings if it is `doer` who has
// brought it about (R41).
void pay_for(Context& c, Seat holder, Djinn djinn, int times, Seat doer, Tile at = no_tile);
// The same for what the active seat does, whoever the holder is, if anybody. `at`: where it happens.
void pay_holder(Context& c, Djinn djinn, Tile at, int times = 1);

// The seat takes a djinn that has been there, in whatever way.
void gain_djinn(Context& c, Seat seat, Djinn djinn, Place from, Cause by);

// The powers that the active seat can use at the present step.
void offer_powers(const Layout& layout, const State& s, ActionList& list);
void use_power(Context& c, Action action);

// The forms of the steps that powers lead to.
void offer_drawn_djinns(const State& s, ActionList& list);
void keep_djinn(Context& c, Djinn djinn);
void draw_meeple(Context& c, Tribe tribe);
void draw_djinn(Context& c, Djinn djinn);

// Djinns in the discards.
DjinnSet djinn_discards(const State& s);
// A djinn is about to be drawn: remakes the deck from the discards if it is empty. False if there
// is none even so.
bool ready_to_draw_djinn(Context& c);
// The djinn at `position` of the row goes to the seat.
void take_from_djinn_row(Context& c, Seat seat, int position, Cause by);
// Chance turns a djinn into the row.
void deal_djinn_to_row(Context& c, Djinn djinn);

}  // namespace naqala
