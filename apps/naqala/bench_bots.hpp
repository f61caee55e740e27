#pragma once

#include <cstdint>
#include <string>

#include "rules/options.hpp"

namespace naqala::command {

// How fast the bots look at turns and play against themselves, on one core: fixed work, told as text or JSON.
std::string bench_bots(const Options& options, bool as_json);

}  // namespace naqala::command
