#pragma once

#include <string>
#include <string_view>

#include "rules/options.hpp"

namespace naqala::command {

// What can be typed while playing.
std::string_view play_help();

// What the rules say about a topic, in a few lines: a part of the game, a tribe, a tile, a djinn, an item or
// a whim of such a game. Without a topic, which there are.
std::string rules_about(std::string_view typed, const Options& options);

}  // namespace naqala::command
