#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/options.hpp"

namespace naqala::command {

// What the one who types the command asks for.
struct GameOptionsWish {
  std::optional<int> players;     // 2 if not said
  std::vector<std::string> sets;  // the base game if not said
  std::string djinn_use = "turn";
  std::string nekir = "kill";
  std::string artisan_ties = "all";
  std::string totals;  // empty if not said

  // Whether the kind of game was said.
  bool says_which() const { return players || !sets.empty(); }
};

// Adds --players, --sets, --djinn-use, --nekir, --artisan-ties and --totals.
void add_game_options(CLI::App& command, GameOptionsWish& wish);

// The options of the game; a Failure if such a game cannot be played. Totals that were not asked for are
// shown; where people play, it is for the caller to go by who sits there (R82).
Options options_from(const GameOptionsWish& wish);

}  // namespace naqala::command
