#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "training/samples.hpp"

namespace naqala {

// Games that bots play against themselves, to learn from.
struct SelfPlay {
  std::vector<Options> options;  // games take them in turn
  std::function<std::unique_ptr<Bot>()> make;
  std::string seed;  // with the number of a game, all that it depends on
};

// Plays one game to its end, with a bot made for each seat. After every turn there is a sample for each seat.
// Throws std::logic_error if a bot decides on something that is not legal.
SampledGame play_sampled(const SelfPlay& plan, std::uint32_t number);

}  // namespace naqala
