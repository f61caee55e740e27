#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "rules/action.hpp"
#include "rules/options.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

// What happens at a table. The list of events is the game: it is what is stored and sent, and all
// else follows from it.

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

// In whose hands a seat is: its owner's, or a bot's that plays on because the owner has resigned
// or was too slow.
enum class Hands : std::uint8_t { owner, resigned, late };

// From now on someone else decides for a seat.
struct Handed {
  Seat seat;
  Hands hands;

  friend bool operator==(const Handed&, const Handed&) = default;
};

// A seat asks to go back to before the action at `to` in the list of actions, further than it can
// take back by itself.
struct Asked {
  Seat seat;
  int to;

  friend bool operator==(const Asked&, const Asked&) = default;
};

// What another seat says to that.
struct Answered {
  Seat seat;
  bool yes;

  friend bool operator==(const Answered&, const Answered&) = default;
};

// All agreed: the actions from `to` on did not happen. What chance brings from there is drawn anew.
struct TakenBack {
  int to;

  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

// Events count from 0 without gaps. Numbers are never used again, not even those of actions that were undone.
struct Event {
  int number;
  std::variant<Started, Acted, Undone, Handed, Asked, Answered, TakenBack> what;

  friend bool operator==(const Event&, const Event&) = default;
};
using Events = std::vector<Event>;

}  // namespace naqala
