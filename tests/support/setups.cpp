#include "support/setups.hpp"

namespace naqala::test {

std::string name_of(SetMask sets) {
  if (sets == both_expansions) return "both";
  return std::string(name(sets.has(Set::artisans) ? Set::artisans
                          : sets.has(Set::whims)  ? Set::whims
                                                  : Set::base));
}

std::vector<Options> setups_of(SetMask sets) {
  std::vector<Options> setups;
  const std::uint8_t most_seats = sets == base_alone ? 4 : 5;
  for (std::uint8_t seats = 2; seats <= most_seats; ++seats) setups.push_back({.seats = seats, .sets = sets});
  return setups;
}

std::vector<Options> all_setups() {
  std::vector<Options> setups;
  for (SetMask sets : all_sets)
    for (const Options& options : setups_of(sets)) setups.push_back(options);
  return setups;
}

Options nth_setup_of_all(int n) {
  const std::vector<Options> setups = all_setups();
  return setups[static_cast<std::size_t>(n) % setups.size()];
}

std::string name_of(const Options& options) {
  return name_of(options.sets) + "-" + std::to_string(options.seats);
}

}  // namespace naqala::test
