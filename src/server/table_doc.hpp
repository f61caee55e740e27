#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "fair/secret.hpp"
#include "rules/options.hpp"
#include "store/store.hpp"
#include "table/clock.hpp"

// What is known of a table beside its game: who sits where, and how it is to be played. Kept in
// the store as one document.

namespace naqala::server {

enum class Phase { open, running, over };
std::string_view word_of(Phase phase);
std::optional<Phase> phase_from(std::string_view word);

enum class Sitter { nobody, person, bot };

struct Chair {
  Sitter sitter = Sitter::nobody;
  std::string name;   // of a person, free text; may be empty
  int level = 0;      // of a bot
  std::string token;  // of a person: the hash of what proves that it is him
  std::string nonce;  // a person's own part in the luck of the game

  friend bool operator==(const Chair&, const Chair&) = default;
};

struct TableDoc {
  std::string id;
  int version = 1;
  Phase phase = Phase::open;
  bool listed = true;  // otherwise found by its link only
  std::int64_t created = 0;
  std::int64_t changed = 0;
  Options options;  // without `totals` unless they were chosen: see options_of
  bool totals_chosen = false;
  std::vector<Chair> chairs;
  std::optional<ClockRule> clock;
  Secret luck;          // what chance follows from; known to nobody until the game is over
  Secret whim_of_bots;  // what bots draw from
  std::string rematch;  // the table that follows this one, once there is one

  friend bool operator==(const TableDoc&, const TableDoc&) = default;
};

// What the game is played with. Totals that nobody chose go by who sits there now (R82), so they stand when
// the game starts, and chairs that bots will then take count as theirs before.
Options options_of(const TableDoc& doc);

// As the store keeps it, secrets and all.
std::string to_text(const TableDoc& doc);
Result<TableDoc> doc_from_text(const std::string& text);
// A table that everybody has left before the start is not listed until somebody sits down again.
StoredTable stored_table(const TableDoc& doc);

// As everybody may see it.
boost::json::object public_json(const TableDoc& doc);

// The seat that this token opens; nothing if none does.
std::optional<Seat> seat_of(const TableDoc& doc, std::string_view token);

std::vector<std::string> names_in(const TableDoc& doc);
std::vector<std::string> nonces_in(const TableDoc& doc);

}  // namespace naqala::server
