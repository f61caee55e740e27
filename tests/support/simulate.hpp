// Random games through the contract, with witnesses that see every action: the harness of the
// simulation test, of the golden playthroughs and of whoever needs a game that has been played.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"
#include "support/policy.hpp"

namespace naqala::test {

// One action of a game, with all there was to choose from.
struct Move {
  const Layout& layout;
  const State& before;
  const ActionList& legal;
  Action action;
  const State& after;
};

// Looks at a move; what is wrong with it in one line, or nothing.
using Witness = std::function<std::string(const Move&)>;

// How a game is to be played.
struct Plan {
  Options options;
  Setup setup;
  State start;           // the first position: `initial(options, setup)`, unless it is crafted
  bool crafted = false;  // pieces were moved before the start, see `crafted.hpp`
  std::array<Policy, count_of<Seat>> policies{};
};

// The n-th way to combine the table options of a game with these seats and sets.
Options nth_options(const Options& game, int n);

// A dealt game, each seat with a policy of its own.
Plan random_plan(const Options& options, Rng& rng);

struct Played {
  std::vector<Action> actions;
  State end;
  std::string problem;  // the first one that a witness saw, with the move; empty if there was none
};

// Plays until the game is over, or a witness objects, or `longest` actions were played, which is a
// problem too: no game may go on for ever.
inline constexpr int longest_game = 20'000;
Played play_out(const Plan& plan, Rng& rng, const std::vector<Witness>& witnesses);

}  // namespace naqala::test
