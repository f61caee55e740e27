// How much work a randomised test does. Three sizes, chosen by environment variables:
//
//   NAQALA_REDUCED=1   few rounds, for sanitizer builds (wins if both are set)
//   (neither)          what runs on every change
//   NAQALA_LONG=1      the long campaigns of `./test --long`
#pragma once

#include <cstdlib>
#include <string_view>

namespace naqala::test {

// The number of rounds for each size, e.g. {.reduced = 20, .normal = 500, .campaign = 100'000}.
struct Rounds {
  int reduced;
  int normal;
  int campaign;
};

inline bool environment_says(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && std::string_view(value) == "1";
}

inline int rounds(const Rounds& sizes) {
  if (environment_says("NAQALA_REDUCED")) return sizes.reduced;
  if (environment_says("NAQALA_LONG")) return sizes.campaign;
  return sizes.normal;
}

}  // namespace naqala::test
