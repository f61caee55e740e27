#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "rules/options.hpp"

namespace naqala::command {

// What the one who types the command asks for.
struct GameOptionsWish {
  std::optional<int> players;  // 2 if not said
  std::vector<std::string> sets{"base"};
  std::string djinn_use = "turn";
  std::string nekir = "kill";
  std::string totals = "shown";
};

// Adds --players, --sets, --djinn-use, --nekir and --totals.
void add_game_options(CLI::App& command, GameOptionsWish& wish);

// The options of the game; a Failure if such a game cannot be played.
Options options_from(const GameOptionsWish& wish);

}  // namespace naqala::command
