#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <string>

#include "base/rng.hpp"
#include "rules/action.hpp"
#include "rules/context.hpp"
#include "rules/score.hpp"
#include "rules/setup.hpp"
#include "rules/state.hpp"

// What a set does at the moments that all sets share. The files of the base game do not ask which sets are in
// play: at such a moment they call the function of every set in play that has one.

namespace naqala {

struct SetRules {
  // Deals what the set adds to a set-up.
  void (*deal)(const Options& options, Setup& setup, Rng& rng) = nullptr;
  // Why a set-up cannot be one of these options' games, in one line that names the field; empty if it can.
  // Asked also where the set is not played: then nothing of it may be there.
  std::string (*problem)(const Options& options, const Setup& setup) = nullptr;
  // Lays out what the set adds to the state before the first bid.
  void (*begin)(const Setup& setup, State& s) = nullptr;
  // Does what follows from an action that has just been carried out.
  void (*after_action)(Context& c, Action action) = nullptr;
  // In the clean-up: goes to the step at which chance deals for the set. False if nothing is to be dealt.
  bool (*refill)(State& s) = nullptr;
  // Adds what the set counts for a seat.
  void (*add_points)(const State& s, Seat seat, Score& sheet) = nullptr;
};
extern const std::array<SetRules, count_of<Set>> set_rules;

// Calls one of these functions for each set in play that has it, in the order of the sets. The base game has
// none of them, so a game without other sets pays nothing.
template <auto function, class... Arguments>
void for_sets_in_play(const Options& options, Arguments&&... arguments) {
  for (unsigned sets = options.sets.expansions(); sets != 0; sets &= sets - 1)
    if (const auto act = set_rules[static_cast<std::size_t>(std::countr_zero(sets))].*function;
        act != nullptr)
      act(arguments...);
}

// The first problem that any set has with the set-up.
std::string problem_of_sets(const Options& options, const Setup& setup);

// Whether a set in play has something to deal in the clean-up; the state then stands at the step for it.
bool refill_for_sets(State& s);

}  // namespace naqala
