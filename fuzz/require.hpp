// What a fuzz target insists on.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace naqala::fuzz {

// Ends the program with a message if something that must hold does not.
inline void require(bool holds, const std::string& message) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", message.c_str());
  std::abort();
}

}  // namespace naqala::fuzz
