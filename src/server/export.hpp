#pragma once

#include <string>

#include "base/result.hpp"
#include "store/store.hpp"

// A table with its game as a file, to be taken to another server. Seats keep their tokens, and luck goes on
// as it would have: the file holds all secrets of the game.
//
//   {"format": "naqala-game 1", "table": {...}, "events": [...]}

namespace naqala::server {

Result<std::string> export_game(const StoredGame& stored);

// What has to be stored so that the game is there, or what is wrong with the file. The whole game
// is played through.
Result<Change> import_game(const std::string& text, std::int64_t now);

}  // namespace naqala::server
