#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fair/secret.hpp"
#include "table/event.hpp"

// A whole game with what is needed to check its luck, as JSON (docs/fairness.md):
//
//   {"format": "naqala-proof 1", "table": "...", "commitment": "...", "secret": "...", "nonces": ["", "..."],
//    "events": [...]}

namespace naqala {

struct Proof {
  std::string table;  // its id
  std::string commitment;
  std::optional<Secret> secret;     // told when the game is over
  std::vector<std::string> nonces;  // one for each seat
  Events events;

  friend bool operator==(const Proof&, const Proof&) = default;
};

boost::json::value json_of(const Proof& proof);

// Reads one. Fields and events that are wrong are named:
//
//   proof: event 31: action: "deal fsh": fsh is not a card
//
// Whether it proves anything is for `verify` to say.
Result<Proof> read_proof(const boost::json::value& value);
Result<Proof> parse_proof(std::string_view text);

}  // namespace naqala
