#pragma once

#include <cstdint>
#include <vector>

#include "bots/budget.hpp"
#include "bots/net.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"

namespace naqala {

// What is thought about a decision if nobody says otherwise: some tenths of a second.
inline constexpr std::uint64_t usual_nodes = 20'000;

struct Question {
  Observation seen;  // by the seat that is to decide
  std::size_t plans = 5;
  Budget budget = Budget::of_nodes(usual_nodes);
};

// One turn, or what is left of it, or a bid.
struct Advice {
  std::vector<Action> actions;  // up to the end of the turn, or to where chance draws
  bool then_chance;             // chance draws after these, and the turn goes on
  Value margin;                 // how far ahead of the best other the seat can expect to be in the end
  double win_chance;
  Score earns;  // what the actions change in the seat's score at once
};

struct Analysis {
  Seat seat;
  Step step;
  std::vector<Advice> plans;  // the best first, at least one; no two that differ just in the way walked
  std::uint64_t nodes;        // turns looked at
};

// The best that the viewer, whose decision it must be, can do. With a budget in nodes, the same question has
// the same answer in every build: what the viewer cannot see is taken to be one of the ways it can be,
// chosen by the question itself.
Analysis analyse(const Question& question);

}  // namespace naqala
