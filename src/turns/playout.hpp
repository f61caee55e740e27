#pragma once

#include <vector>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "turns/board.hpp"

namespace naqala {

// Random play, whole sowings at a time: a sowing is chosen among all (start, final, tribe) with equal
// odds and walked at random; every other decision, powers and sales among them, is drawn from the list of
// legal actions. All of it goes through the contract of the rules, action by action, so what is played
// this way replays anywhere.
class Playout {
 public:
  // Plays on `state`; both must outlive the playout. Actions are appended to `log` if there is one.
  Playout(const Layout& layout, State& state, std::vector<Action>* log = nullptr)
      : layout_(layout), state_(state), board_(layout, state), log_(log) {}

  // One decision of the actor, where a sowing from taking up to the last drop is one. Not when
  // the game is over.
  void decide(Rng& rng);

  // To the end of the game.
  void run(Rng& rng);

 private:
  void do_action(Action action);
  void refresh(Tile tile) { board_.set(tile, state_.meeples[index(tile)]); }
  void sow(Rng& rng);
  void choose(Rng& rng);

  const Layout& layout_;
  State& state_;
  Board board_;  // that of the state
  std::vector<Action>* log_;
};

}  // namespace naqala
