#include "rules/options.hpp"

#include "rules/seat.hpp"

namespace naqala {

std::string_view problem_with(const Options& options) {
  if (options.seats < fewest_seats || options.seats > most_seats) return "players: the game is for 2 to 5";
  if (options.seats > most_seats_with(options.sets))
    return "players: five can play only with an expansion, the base game is for 2, 3 or 4";
  return {};
}

}  // namespace naqala
