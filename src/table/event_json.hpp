#pragma once

#include <boost/json/fwd.hpp>

#include "base/result.hpp"
#include "table/event.hpp"

// Events as JSON: what is stored and sent (docs/protocol.md).

namespace naqala {

//   {"number": 0, "event": "started", "record": {...}}        the record has no actions yet
//   {"number": 7, "event": "acted", "seat": 2, "action": "drop c4 elder"}     "seat": "chance"
//   {"number": 8, "event": "undone", "seat": 2, "actions": 3}
//   {"number": 9, "event": "handed", "seat": 1, "hands": "late"}             "owner", "resigned"
//   {"number": 10, "event": "asked", "seat": 1, "to": 31}
//   {"number": 11, "event": "answered", "seat": 2, "yes": true}
//   {"number": 12, "event": "taken back", "to": 31}
boost::json::value json_of(const Event& event);

// Reads one; what is wrong is named by its path. Whether it fits a game is for `rebuild` to say.
Result<Event> read_event(const boost::json::value& value);

// The words of `hands`.
std::string_view word_of(Hands hands);

}  // namespace naqala
