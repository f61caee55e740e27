#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.hpp"
#include "bots/budget.hpp"
#include "rules/layout.hpp"
#include "rules/observation.hpp"

namespace naqala {

// Somebody who plays a seat. A bot is given what its seat may know and never a State, so it cannot look at
// hidden cards: the types do not let it.
class Bot {
 public:
  virtual ~Bot() = default;

  // The name that make_bot knows it by.
  virtual std::string_view name() const = 0;

  // The decision of the observation's viewer, whose turn it must be; one of the legal actions. All
  // that is random in it comes from `rng`: the same observations, budgets in nodes and numbers
  // lead to the same decisions.
  virtual Action think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) = 0;

  // What it thinks with if nobody says otherwise; a budget without limits for bots that always think alike.
  virtual Budget budget() const { return {}; }

  Action choose(const Layout& layout, const Observation& o, Rng& rng) {
    return think(layout, o, budget(), rng);
  }
};

// The bot of this name, with its own budget or with another: `search`, `search@5000` (nodes a decision),
// `search@20ms`. Null if there is none.
std::unique_ptr<Bot> make_bot(std::string_view name);

// Why there is no bot of this name; empty if there is.
std::string problem_with_bot(std::string_view name);

// The names of all bots: those that others are measured against, then the levels, each the weakest first.
std::vector<std::string_view> bot_names();

// How it plays, in a few words.
std::string_view about_bot(std::string_view name);

}  // namespace naqala
