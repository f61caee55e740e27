#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "rules/effect.hpp"

// Effects as JSON and as lines of text (docs/notation.md).

namespace naqala {

// The word of a value; "?" for a number that is no value of its enum.
std::string_view word(EffectKind kind);
std::string_view word(PlaceKind kind);
std::string_view word(CauseKind kind);
// "bank", "c4", "seat-2", "row-3": seats, positions and spaces count from 1.
std::string word(Place place);

// One line, for people who look for a fault:
//
//   9 coins, bank to seat-1, by tribe builder on c3, (2 + 1 fakirs) x 3
//   1 card unseen, deck to unseen-2, by djinn sloar
//   turn-begins of seat 2, by step take
std::string to_text(const Effect& effect);

// What is 0 is left out of the factors, and so is `times` if it is 1. `what` is null for a card or an item
// that the viewer does not see.
//
//   {"effect": "coins", "n": 9, "from": "bank", "to": "seat-1",
//    "by": {"tribe": "builder", "at": "c3", "n": 2, "fakirs": 1, "each": 3}}
//   {"effect": "turn-begins", "what": 2, "by": {"step": "take"}}
boost::json::object json_of(const Cause& cause);
boost::json::value json_of(const Effect& effect);
boost::json::array json_of(std::span<const Effect> effects);
boost::json::array json_of(const EffectList& effects);

}  // namespace naqala
