#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bots/search.hpp"

namespace naqala {

// What a bot values positions by: rules of thumb, a net, or all nets of a kind.
enum class Judge : std::uint8_t { thumb, net, council };

// Opponents for people, the weakest first. They differ in what they look at, how far they look and how sure
// their hand is: nobody waits to seem wise, and nobody sees more than a seat may.
struct Level {
  int number;              // from 1
  std::string_view bot;    // the name that make_bot knows
  std::string_view name;   // for people
  std::string_view about;  // how this one plays
  Judge judge;
  SearchSettings settings;
  Budget budget;
};
// The own turn only, with second thoughts.
SearchSettings own_turn();
// To the end of the round, with all second thoughts; so wide.
SearchSettings searching(std::size_t root_keep, std::size_t width, std::size_t keep);

inline constexpr int level_count = 6;
const std::array<Level, level_count>& levels();

}  // namespace naqala
