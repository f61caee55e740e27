#pragma once

#include "rules/game.hpp"
#include "training/match.hpp"

namespace naqala {

// One game of a set, played to its end. Bots are given what their seat may know, kept up to date
// by what they are told.
class MatchGame {
 public:
  MatchGame(const MatchPlan& plan, std::uint64_t set, std::size_t game);
  GameResult play();

 private:
  // What belongs to one seat of the board, in the order of seats.
  struct Place {
    std::size_t entry;  // of plan.seats
    std::unique_ptr<Bot> bot;
    Rng rng;
    Observation seen;
    Thinking thinking;
    Times::Duration this_turn{0};
  };

  Action ask(Place& place);
  Action think(Place& place);
  void apply_for_all(Action action);
  GameResult result();

  const MatchPlan& plan_;
  std::uint64_t set_;
  Rng chance_rng_;
  State state_;
  Layout layout_;
  ActionList legal_;
  std::vector<Place> places_;
};

}  // namespace naqala
