#pragma once

#include <string>
#include <vector>

namespace naqala::command {

// All bots, a line each with the name first: what people call it if it is a level, how it plays, and what it
// thinks with if it has a budget. Or a JSON array.
std::string list_of_bots(bool as_json);

// The names that make_bot knows.
std::vector<std::string> all_bots();

}  // namespace naqala::command
