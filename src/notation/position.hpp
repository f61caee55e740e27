#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/json_text.hpp"
#include "rules/observation.hpp"
#include "rules/state.hpp"

// Positions and observations as JSON that a person can write by hand (docs/notation.md). What is left out is
// empty, or follows from the rest.

namespace naqala {

// The whole of a position. parse_position(to_json(s)) is `s`, bit for bit.
std::string to_json(const State& s, JsonStyle style = JsonStyle::pages);

// The position that a text describes, if such a position can occur. Otherwise the first thing that is wrong,
// by its path; seats and places in a list count from 1:
//
//   position: tiles.c4.palms: 13 is more than the 12 in the box
Result<State> parse_position(std::string_view text);

// The same for what one viewer knows: `viewer` is a seat or "spectator", and of the cards and items that
// other seats took unseen there are only numbers.
std::string to_json(const Observation& o, JsonStyle style = JsonStyle::pages);
Result<Observation> parse_observation(std::string_view text);

// The same without the step from text to JSON, for use inside other documents.
boost::json::value json_of(const State& s);
boost::json::value json_of(const Observation& o);
Result<State> read_position(const boost::json::value& value);
Result<Observation> read_observation(const boost::json::value& value);

}  // namespace naqala
