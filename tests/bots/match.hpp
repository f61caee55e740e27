// Games between bots, run as a table would: each bot sees nothing but its observation.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"
#include "support/printing.hpp"

namespace naqala::test {

// All bots, those that think long with a budget for tests.
inline std::vector<std::string> quick_bots() {
  std::vector<std::string> names;
  for (std::string_view name : bot_names())
    names.push_back(std::string(name) + (make_bot(name)->budget().nodes ? "@100" : ""));
  return names;
}

struct Match {
  std::vector<Action> actions;
  State end;
};

// Plays one game to the end, a bot on each seat. Every action must be legal.
inline Match play_match(const std::vector<std::string>& names, Options options, Rng& rng) {
  options.seats = static_cast<std::uint8_t>(names.size());
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) bots.push_back(make_bot(name));
  Match match{.actions = {}, .end = initial(options, deal(options, rng))};
  State& s = match.end;
  const Layout layout(s);
  while (actor(s) != nobody && match.actions.size() < 20'000) {
    const Seat seat = actor(s);
    const Action action =
        seat == chance ? draw(s, rng) : bots[index(seat)]->choose(layout, observe(s, eyes_of(seat)), rng);
    EXPECT_TRUE(is_legal(layout, s, action));
    apply(layout, s, action);
    match.actions.push_back(action);
  }
  EXPECT_EQ(actor(s), nobody);
  return match;
}

}  // namespace naqala::test
