#pragma once

#include <cstdint>
#include <string>

namespace naqala::command {

// How long a bot takes for a turn of the game in a file, from where it stands, and what it does: the
// best of `rounds` times. Random numbers are those of seed 1 at each decision and each draw, so that
// another build can do the same.
std::string bench_turn(const std::string& bot, const std::string& file, std::uint64_t rounds, bool as_json);

}  // namespace naqala::command
