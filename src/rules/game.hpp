#pragma once

#include <algorithm>
#include <cstdint>

#include "base/fixed_list.hpp"
#include "base/rng.hpp"
#include "rules/action.hpp"
#include "rules/effect.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

// The contract of the rules: what a program needs to run a game. Start with `deal` and `initial`
// (setup.hpp), then
//
//   Layout layout(state);
//   while (actor(state) != nobody) {
//     Action action = actor(state) == chance ? draw(state, rng) : ask(actor(state), state);
//     apply(layout, state, action);
//   }
//
// All of these are pure functions of their arguments: no globals, no allocation, no exceptions. A turn is a
// chain of small decisions; every step of R11 is one action, also when it has only one form.

namespace naqala {

// Who decides now: a seat, `chance`, or `nobody` when the game is over.
Seat actor(const State& s);

// Everything the actor may do now, into the caller's list (cleared first). No duplicates; empty only when the
// game is over. For chance: every outcome that can happen. The order is fixed for a given state.
void legal_actions(const Layout& layout, const State& s, ActionList& list);

// Whether `action` is in the list of legal actions.
bool is_legal(const Layout& layout, const State& s, Action action);

// Carries out a legal action. Nothing more happens than the action itself and what the rules attach to it:
// steps with only one form are still asked for. What it does is noted in `effects` (cleared first), if there
// is such a list.
void apply(const Layout& layout, State& s, Action action, EffectList* effects = nullptr);

// The odds of chance: each outcome with its weight, a whole number of at least 1.
struct Outcome {
  Action action;
  std::uint32_t weight;
};
// As many as there are different cards, djinns, items, whims or tribes.
using OutcomeList =
    FixedList<Outcome,
              std::max({count_of<Card>, count_of<Djinn>, count_of<Item>, count_of<Whim>, count_of<Tribe>})>;
void chance_outcomes(const State& s, OutcomeList& list);

// An outcome drawn with those odds. Only when the actor is chance.
Action draw(const State& s, Rng& rng);

}  // namespace naqala
