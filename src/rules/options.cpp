#include "rules/options.hpp"

namespace naqala {

std::string_view problem_with(const Options& options) {
  if (options.seats < 2 || options.seats > 5) return "players: the game is for 2 to 5";
  if (options.seats > most_seats_with(options.sets))
    return "players: five can play only with an expansion, the base game is for 2, 3 or 4";
  return {};
}

}  // namespace naqala
