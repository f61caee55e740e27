#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "notation/tables.hpp"
#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/options.hpp"
#include "rules/pieces.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

// What things do, one line each. All numbers in it are those of the tables given.

namespace naqala::command {

using Tables = boost::json::value;

std::string explain(Tribe tribe, const Tables& tables = game_tables());
std::string explain(TileKind kind, const Tables& tables = game_tables());
// The cost, if there is one, and the power in such a game: "elder or fakir: a palm on any oasis".
std::string explain(Djinn djinn, const Options& options, const Tables& tables = game_tables());
// The power alone.
std::string power_of(Djinn djinn, const Options& options, const Tables& tables = game_tables());
std::string explain(Item item, const Tables& tables = game_tables());
// What it asks for: "own 2 palms".
std::string explain(Whim whim, const Tables& tables = game_tables());
// The same with what it pays: "own 2 palms (10 coins)".
std::string with_coins(Whim whim, const Tables& tables = game_tables());

}  // namespace naqala::command
