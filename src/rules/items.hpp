#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"
#include "rules/round.hpp"

// Items (rules, section 10): who holds them and who has seen them, and what the magic ones do. A magic item
// is a row of one table in items.cpp: when and where it can be used, and what it does. All movement of items
// goes through here; every function works on full states and on views alike.

namespace naqala {

// ---- Hands, stack and discards ----------------------------------------------------------------------------

// All items a seat holds, as far as `s.sight` knows them.
Items items_of(const State& s, Seat seat);
// How many of them only the seat itself knows.
int secret_items_of(const State& s, Seat seat);
// Those the artisans have just drawn: how many, and, if `s.sight` knows them, which.
int drawn_items(const State& s);
Items known_drawn_items(const State& s);

int item_stack_size(const State& s);
// Items in the discards, open to all.
Items item_discards(const State& s);

int precious_among(Items items);

// The seat shows items until it has shown three precious ones, the cheapest first: what it shows
// now. Only if it is seen.
Items precious_to_show(const State& s, Seat seat);
// The seat shows these, which it held in secret.
void show_items(Context& c, Seat seat, Items items, Cause by);

// ---- Drawing ----------------------------------------------------------------------------------------------

// The active seat's artisans draw `n` items, of which it keeps one (R46); nothing if the stack is empty.
void begin_drawing(State& s, int n);
// The active seat takes the top item, if there is one (R48, Kandicha): false if not. `resume` as in State.
bool begin_taking_item(State& s, Step resume);

// Chance turns an item for the active seat; `deal_item_unseen` is what other viewers are told of it.
void deal_item(Context& c, Action action);
void offer_drawn_items(const State& s, ActionList& list);
// `keep ITEM`, or what other viewers are told of it.
void keep_item(Context& c, Action action);

// ---- Magic items ------------------------------------------------------------------------------------------

// Whether magic items can be used at this step: at the four points of the turn, while meeples are in hand,
// and between the last drop and collecting (R51).
constexpr bool is_moment_for_items(Step step) {
  return is_point(step) || step == Step::drop || step == Step::collect;
}

// The items that the active seat can use at the present step, at most one a turn (R51).
void offer_held_items(const Layout& layout, const State& s, ActionList& list);
inline void offer_items(const Layout& layout, const State& s, ActionList& list) {
  if (s.options.plays(Set::artisans) && !s.item_used) offer_held_items(layout, s, list);
}
// Whether an action uses a magic item, and which one: `use ITEM`, `use lamp ...`, `use ring ITEM`.
bool uses_item(Action action);
Item item_used_by(Action action);
void use_item(Context& c, Action action);

// The steps that items lead to, and their forms: `remove`, `move` and `done`, `to`, `put`.
void offer_item_step(const Layout& layout, const State& s, ActionList& list);
void do_item_step(Context& c, Action action);

// Whether the item at work can still end so that the turn can go on from the step it was used at (R51).
bool item_can_end(const Layout& layout, const State& s);

// Chance turns the lamp's djinn, and a card into the row for the horn.
void deal_lamp_djinn(Context& c, Djinn djinn);
void deal_horn_card(Context& c, Card card);

// The item at work, if there is one, goes to the discards.
void lay_aside_item(Context& c);

}  // namespace naqala
