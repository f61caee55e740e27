#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/record.hpp"
#include "rules/observation.hpp"

namespace naqala::command {

// A game as a file has it: a record (text or JSON), a position or an observation. Which one it is
// shows in its content.
struct GameFile {
  std::string name;                // for messages
  std::optional<Record> record;    // if it is one
  State state;                     // the position now; of an observation, the view
  std::vector<std::string> names;  // of the seats, where the file gives some

  bool is_observation() const { return state.sight != Viewer::everything; }
};

// Reads a file, or standard input if the name is `-`. What is wrong with it is a Failure that
// names the place.
GameFile read_game(const std::string& file);

// The same for a command that needs to know how the game came to where it is.
Record read_record(const std::string& file);

// `1` .. `5` or `spectator`, as the option --viewer has it, for a game of so many seats; `all` is everything.
Viewer viewer_from(const std::string& text, int seats);

// A position as `viewer` sees it; when the game is over, everybody sees everything.
State seen_by(const State& s, Viewer viewer);
// The same for a file. Of an observation there is no other view than its own.
State seen_by(const GameFile& game, Viewer viewer);

// A Failure if the game is an observation and its viewer does not know what can be done now: only the actor
// does, and what chance can do in the open.
void must_know_choices(const GameFile& game);

}  // namespace naqala::command
