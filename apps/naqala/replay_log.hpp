#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/record.hpp"
#include "rules/observation.hpp"
#include "tell.hpp"
#include "terminal.hpp"

// A game that was played, told line by line.

namespace naqala::command {

// The auction of a round, one turn, or a clean-up.
struct LogLine {
  int round;     // from 1
  int turn = 0;  // from 1, through the whole game; 0 for auction and clean-up
  Seat seat;     // whose turn, `nobody` for the others
  int first;     // how many actions came before it
  std::vector<Action> actions;
  std::string told;  // in words
  // What the turn brought its seat; nothing for auction and clean-up, and where the viewer is not shown the
  // seat's totals (R82): what a card brings tells what it was added to.
  std::optional<int> points;
  State after;
};

// All of a record, as `viewer` could follow it.
std::vector<LogLine> log_of(const Record& record, Viewer viewer);

// The log as text, with headings for the rounds. On a terminal long lines are broken, otherwise
// each turn is one line.
std::string text_of(const std::vector<LogLine>& log, const People& people, const Terminal& terminal,
                    bool broken);

}  // namespace naqala::command
