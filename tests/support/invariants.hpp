// What must hold of every move of every game. Each check gives what is wrong in one line, or nothing.
#pragma once

#include <string>
#include <vector>

#include "base/rng.hpp"
#include "rules/observation.hpp"
#include "support/inventory.hpp"
#include "support/simulate.hpp"

namespace naqala::test {

// The state is one that can occur (rules/check.hpp).
std::string check_state(const Move& move);

// The list of legal actions: none twice, every one of them legal by `is_legal`, and bits that are not
// among them refused. Long lists are tried in samples.
std::string check_list(const Move& move, Rng& rng);

// The list again, against a second reading of the rules (offers.hpp); sowings apart.
std::string check_offers(const Move& move);

// The drops of the last two meeples in hand, of the last three on the carpet, against the
// reference (reference.hpp).
std::string check_drops(const Move& move);

// The odds of chance: for every legal outcome, as many as there are such pieces to draw from.
std::string check_odds(const Move& move);

// parse(print(a)) == a for every legal action, in one form of words each.
std::string check_texts(const Move& move);

// Follows a game with the eyes of every seat and of a spectator.
class Watchers {
 public:
  Watchers(const State& start, Rng& rng);

  // The law of observations: what the watcher had, and was told, comes to what there is to see now.
  // Also: a secret is told to its owner alone; the seat to move finds in its observation the same
  // list of actions and its own score; and a state sampled from an observation is sound, looks the
  // same to the watcher and offers him the same list. `shown`: what was laid open (see Ledger).
  //
  // And the law of effects (rules/effect.hpp), of the state and of every watcher.
  std::string check(const Move& move, const Shown& shown);

  // What the move that was checked last did, and what of it a spectator was told.
  const EffectList& effects() const { return effects_; }
  const EffectList& told() const { return told_; }

 private:
  std::string check_effects(const Move& move);
  std::string check_told_effects(std::size_t watcher);
  std::string check_telling(const Move& move, Viewer viewer, const Shown& shown) const;
  std::string check_sample(const Move& move, const Observation& seen);

  std::vector<Observation> seen_;
  Inventory all_;
  std::vector<Inventory> had_;  // by each watcher
  EffectList effects_;
  EffectList told_;  // to the watcher looked at last, the spectator after each move
  Rng& rng_;
};

}  // namespace naqala::test
