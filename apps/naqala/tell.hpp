#pragma once

#include <span>
#include <string>

#include "rules/action.hpp"
#include "rules/effect.hpp"
#include "rules/layout.hpp"
#include "words.hpp"

// What can be done and what was done, in words made of the effects of actions.

namespace naqala::command {

// One action with what it did. `before` may be a state or any view of it: then the action is the one that its
// viewer is told of.
struct Deed {
  Deed(const Layout& layout, const State& before_it, Action done);

  // The seat that acts, or for which chance does; `nobody` in the clean-up.
  Seat doer() const;

  Action action;
  State before;
  State after;
  EffectList effects;
};

// A deed as a choice: "take the 3 meeples of c3 (V E M)", "gain 9 coins (3 builders x 3 blue tiles)".
std::string offer(const Deed& deed, const People& people);

// A deed as a report, with all that came of it; who did it is left to the caller: "takes the 3 meeples of c3
// (V E M)", "collects 2 viziers of d4, camel on d4".
std::string tell(const Deed& deed, const People& people);

// A run of actions as one report: a turn, an auction, a clean-up. A sowing is told as one thing:
// "sows c3: elder c4, vizier d4, merchant d5; collects 2 merchants, camel on d5; takes fish and silk".
std::string tell_all(const Layout& layout, const State& before, std::span<const Action> actions,
                     const People& people);

}  // namespace naqala::command
