#include "rules/options.hpp"

namespace naqala {

std::string_view problem_with(const Options& options) {
  if (options.artisans || options.whims) return "sets: only the base set can be played";
  if (options.seats < 2 || options.seats > 4) return "players: the base game is for 2, 3 or 4";
  return {};
}

}  // namespace naqala
