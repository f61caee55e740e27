#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.hpp"

// JSON as text, with the limits that hold for everything that comes from outside.

namespace naqala {

inline constexpr std::size_t longest_text = 1 << 20;  // bytes
inline constexpr std::size_t deepest_json = 12;       // objects and arrays inside each other

// Reads one JSON value. A byte order mark and line ends of any kind are fine. Refused: text that is too long
// or nested too deep, invalid UTF-8, anything after the value, and an object that has the same field twice.
//
//   line 3, column 17: this is not JSON
Result<boost::json::value> parse_json(std::string_view text);

// How JSON is laid out: `pages` for people, broken where something holds more than fits on a line; `line` is
// one line whatever its length.
enum class JsonStyle { pages, line };
std::string print_json(const boost::json::value& value, JsonStyle style = JsonStyle::pages);

// The text without a byte order mark.
std::string_view without_mark(std::string_view text);

}  // namespace naqala
