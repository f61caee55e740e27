#pragma once

#include <string>

#include "server/api.hpp"
#include "store/store.hpp"
#include "table/game.hpp"

namespace naqala::server {

// A running game as one viewer may keep it: how it was dealt, what has happened as it was told,
// and what is seen now.
//   {"format": "naqala-view 1", "viewer": 2, "setup": {...}, "actions": [...], "observation": {...}}
std::string view_record(const Game& game, Viewer viewer);

// The secret behind the luck of a game, with all its events, for `naqala verify`; refused before
// the game is over.
Response proof_response(const StoredGame& stored);

}  // namespace naqala::server
