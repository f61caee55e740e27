#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play_party.hpp"
#include "table/game.hpp"

// Games that are being played, kept in files: records that also say, in remarks, who plays and where chance
// comes from. So a game that is taken up again goes on as if it had never been put down.

namespace naqala::command {

struct Kept {
  Game game;
  Party party;
  std::uint64_t seed;  // of everything that chance and bots draw
};

// The record with its remarks.
std::string text_of(const Kept& kept);

// Reads it back. A record without such remarks is played by a person on seat 1 against bots, and with `seed`.
Result<Kept> kept_from(const std::string& text, std::uint64_t seed);

// A name for a new file in the folder where the user's programs keep such things ($XDG_STATE_HOME/naqala,
// usually ~/.local/state/naqala), which is made if need be. Empty if there is no such folder.
std::string new_keeping_place();

// Whether a file of this name is there that is no saved game, and so must not be written over.
bool is_something_else(const std::string& file);

// The file there of the last game that is not over; empty if there is none.
std::string last_unfinished();

}  // namespace naqala::command
