#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "server/table_doc.hpp"
#include "table/game.hpp"

// What is said to those at a table (docs/protocol.md). Everything here is made for one viewer and holds
// nothing that this viewer may not know.

namespace naqala::server {

// The version of all that servers and clients say to each other. A client that names another one is refused.
inline constexpr int protocol_version = 1;

// Whose time runs and how much there is left, as everybody is told.
struct ClockFace {
  const Clock& clock;
  bool runs;
  std::int64_t since;  // ms that the actor has thought already
};

// What is the case now: whose decision it is, how far the game is, who plays for whom; for the
// actor also what it can do.
boost::json::object state_json(const Game& game, Viewer viewer, const std::optional<ClockFace>& clock);

// Everything from the beginning: the table, what the viewer sees, what has happened as it was told.
boost::json::object snapshot_json(const TableDoc& doc, const Game* game, Viewer viewer,
                                  const std::optional<ClockFace>& clock);

boost::json::value viewer_json(Viewer viewer);

// How the game was dealt, which everybody saw: the head of a record.
boost::json::value setup_json(const Game& game);

// What has happened, as the viewer was told.
boost::json::array actions_json(const Game& game, Viewer viewer);

// A message of one field.
std::string message(std::string_view name, boost::json::value content);

}  // namespace naqala::server
