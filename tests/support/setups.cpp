#include "support/setups.hpp"

namespace naqala::test {

std::string name_of(const Sets& sets) {
  if (sets.artisans && sets.whims) return "both";
  return sets.artisans ? "artisans" : sets.whims ? "whims" : "base";
}

std::vector<Options> setups_of(const Sets& sets) {
  std::vector<Options> setups;
  const std::uint8_t most_seats = sets.artisans || sets.whims ? 5 : 4;
  for (std::uint8_t seats = 2; seats <= most_seats; ++seats)
    setups.push_back({.seats = seats, .artisans = sets.artisans, .whims = sets.whims});
  return setups;
}

std::vector<Options> all_setups() {
  std::vector<Options> setups;
  for (const Sets& sets : all_sets)
    for (const Options& options : setups_of(sets)) setups.push_back(options);
  return setups;
}

Options nth_setup_of_all(int n) {
  const std::vector<Options> setups = all_setups();
  return setups[static_cast<std::size_t>(n) % setups.size()];
}

std::string name_of(const Options& options) {
  return name_of(Sets{options.artisans, options.whims}) + "-" + std::to_string(options.seats);
}

}  // namespace naqala::test
