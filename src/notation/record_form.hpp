#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/record.hpp"

// Both forms of a record are read in two steps: first into a header (a JSON object with the fields of the
// JSON form, except "turns") and the actions with their places; then into a Record, the same way for both.
// For the .cpp files of this layer.

namespace naqala {

// What a record begins with, before the number of its version: "naqala-record 1".
inline constexpr std::string_view record_word = "naqala-record ";
inline std::string record_format() { return std::string(record_word) + std::to_string(record_version); }

// An action as it was written, and where: "line 24, action 3" or "turns.12.3".
struct WrittenAction {
  std::string where;
  std::string text;
  std::string line;   // for the first action of a line with a label: "line 24"
  std::string label;  // that label, which must fit the game: "seat 2"
};

struct WrittenRecord {
  boost::json::object header;
  std::vector<WrittenAction> actions;
};

// The label of the line that the next action of a game belongs to.
std::string line_label(const State& s);

// Splits the text form. Errors name the line.
Result<WrittenRecord> split_text(std::string_view text);

}  // namespace naqala
