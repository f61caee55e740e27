#pragma once

#include <string>
#include <variant>
#include <vector>

#include "rules/action.hpp"
#include "rules/options.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

// What happens at a table. The list of events is the game: it is what is stored and sent, and all else follows from it.

namespace naqala {

// The first event of every game, and only the first.
struct Started {
  Options options;
  Setup setup;
  std::vector<std::string> names;  // one for each seat; empty if it has none

  friend bool operator==(const Started&, const Started&) = default;
};

// A seat has made a decision, or chance (seat `chance`) has drawn.
struct Acted {
  Seat seat;
  Action action;

  friend bool operator==(const Acted&, const Acted&) = default;
};

// A seat has taken back the last `actions` actions, all of them its own.
struct Undone {
  Seat seat;
  int actions;

  friend bool operator==(const Undone&, const Undone&) = default;
};

// Events count from 0 without gaps. Numbers are never used again, not even those of actions that were undone.
struct Event {
  int number;
  std::variant<Started, Acted, Undone> what;

  friend bool operator==(const Event&, const Event&) = default;
};
using Events = std::vector<Event>;

}  // namespace naqala
