#pragma once

#include <string>
#include <string_view>

namespace naqala::command {

// What can be typed while playing.
std::string_view play_help();

// What the rules say about a topic, in a few lines: a part of the game, a tribe, a kind of tile or a djinn. Without a
// topic, which there are.
std::string rules_about(std::string_view topic);

}  // namespace naqala::command
