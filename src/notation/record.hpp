#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/digest.hpp"
#include "notation/json_text.hpp"
#include "rules/action.hpp"
#include "rules/setup.hpp"
#include "rules/state.hpp"

// A whole game, or the part played so far: how it was dealt and every action since, those of chance too.
// Replaying needs nothing else (docs/notation.md).

namespace naqala {

// The version of the record's forms, text and JSON alike. A record of another version is refused.
inline constexpr int record_version = 1;

struct Record {
  Options options;
  std::vector<std::string> names;  // one for each seat; empty if it has none
  Setup setup;
  std::vector<Action> actions;

  friend bool operator==(const Record&, const Record&) = default;
};

// One line of the text form: the auction of a round, one turn, or the clean-up.
struct TurnLine {
  std::string label;  // "auction", "seat 2", "clean-up"
  std::vector<Action> actions;
};
std::vector<TurnLine> lines_of(const Record& record);

// The record as readable text, one turn a line, and as JSON. Its actions must be legal, as those
// of a parsed record are.
std::string to_text(const Record& record);
std::string to_json(const Record& record, JsonStyle style = JsonStyle::pages);

// Reads either form. The game is replayed, and the first action that is wrong is named:
//
//   record: line 24, action 3: "drop c4 elder" is not legal here (legal: drop c4 vizier, drop d3 elder)
//
// A record that breaks off before the end of the game is a running game. One that was made with other numbers
// in the tables of the game is refused.
Result<Record> parse_record(std::string_view text);

// The states of the game: before each action, and after the last one.
std::vector<State> replay(const Record& record);

// Whether a text can be the name of a seat: valid UTF-8 of at most 64 bytes, no control characters, no blanks
// around it. Why not, in a few words; empty if it can.
std::string problem_with_name(std::string_view name);

}  // namespace naqala
