#pragma once

#include "rules/action.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

// The powers of the djinns (rules, section 9). A power with a cost is a row of one table in
// djinns.cpp: when and where it can be used, and what it does. Adding such a djinn touches its row in
// djinn.hpp and its row there.

namespace naqala {

bool can_pay(const State& s, Seat seat, Payment payment);
void pay(State& s, Seat seat, Payment payment);

// Pays the holder of a djinn that earns by events, `times` what an event brings (R41).
void pay_holder(State& s, Djinn djinn, int times = 1);

// The seat takes a djinn, in whatever way.
void gain_djinn(State& s, Seat seat, Djinn djinn);

// The powers that the active seat can use at the present step.
void offer_powers(const Layout& layout, const State& s, ActionList& list);
void use_power(const Layout& layout, State& s, Action action);

// The forms of the steps that powers lead to.
void offer_drawn_djinns(const State& s, ActionList& list);
void keep_djinn(const Layout& layout, State& s, Djinn djinn);
void draw_meeple(const Layout& layout, State& s, Tribe tribe);
void draw_djinn(State& s, Djinn djinn);

// Djinns in the discards.
DjinnSet djinn_discards(const State& s);
// A djinn is about to be drawn: remakes the deck from the discards if it is empty. False if there
// is none even so.
bool ready_to_draw_djinn(State& s);
// Takes the djinn at `position` out of the row.
Djinn take_from_djinn_row(State& s, int position);
// Chance turns a djinn into the row.
void deal_djinn_to_row(State& s, Djinn djinn);

}  // namespace naqala
