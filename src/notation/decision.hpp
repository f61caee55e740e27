#pragma once

#include <boost/json/fwd.hpp>

#include "rules/decision.hpp"

namespace naqala {

// What a step asks for, as JSON (docs/notation.md). What does not belong to the step is left out.
//
//   {"step": "tribe", "actor": 1, "by": {"tribe": "builder"}, "place": "c3", "tribe": "builder", "n": 3,
//    "blue": 2, "powers": ["echidna"]}
boost::json::value json_of(const Layout& layout, const Decision& decision);

}  // namespace naqala
