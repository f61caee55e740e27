#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/rng.hpp"
#include "rules/layout.hpp"
#include "rules/observation.hpp"

namespace naqala {

// Somebody who plays a seat. A bot is given what its seat may know and never a State, so it cannot look at hidden cards:
// the types do not let it.
class Bot {
 public:
  virtual ~Bot() = default;

  // The name that make_bot knows it by.
  virtual std::string_view name() const = 0;

  // The decision of the observation's viewer, whose turn it must be; one of the legal actions. All that is random in it
  // comes from `rng`: the same observation and numbers lead to the same decision.
  virtual Action choose(const Layout& layout, const Observation& o, Rng& rng) = 0;
};

// The bot of this name; null if there is none.
std::unique_ptr<Bot> make_bot(std::string_view name);

// The names of all bots, the weakest first.
std::vector<std::string_view> bot_names();

}  // namespace naqala
