// A game run through the table at random, and helpers to give commands.
#pragma once

#include <functional>
#include <string>

#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "support/policy.hpp"
#include "support/scene.hpp"
#include "table/game.hpp"

namespace naqala::test {

inline Started dealt(const Options& options, Rng& rng) {
  Started start{options, deal(options, rng), {}};
  for (int i = 0; i < options.seats; ++i) start.names.push_back("Player " + std::to_string(i + 1));
  return start;
}
inline Started dealt(int seats, Rng& rng) {
  return dealt(Options{.seats = static_cast<std::uint8_t>(seats)}, rng);
}

inline Game new_game(const Options& options, std::string_view name) {
  Rng rng(name);
  return game_from(*start_game(dealt(options, rng)));
}
inline Game new_game(int seats, std::string_view name) {
  return new_game(Options{.seats = static_cast<std::uint8_t>(seats)}, name);
}

// A game that stands at a position built by hand.
inline Game game_at(const State& state) {
  Game game = new_game(state.options, "a position built by hand");
  game.layout = Layout(state);
  game.state = state;
  return game;
}

// Gives a command as the next event and lets it happen. Empty, or why it was refused.
inline std::string give(Game& game, const Command::What& what, Events* log = nullptr) {
  const auto events = decide(game, {game.events, what});
  if (!events) return events.error();
  for (const Event& event : *events) {
    evolve(game, event);
    if (log) log->push_back(event);
  }
  return {};
}

// Carries out actions given as text, by whoever is to act.
inline void act(Game& game, std::initializer_list<std::string_view> texts) {
  for (std::string_view text : texts)
    ASSERT_EQ(give(game, Act{actor(game.state), *parse_action(text)}), "") << text;
}

// Plays to the end at random, now and then taking something back. `look` sees the game before
// each event, and the event.
using Look = std::function<void(const Game& before, const Event& event)>;
inline Game run(const Started& start, Rng& rng, Events& log, const Look& look = {}) {
  log = {*start_game(start)};
  Game game = game_from(log[0]);
  ActionList legal;
  while (actor(game.state) != nobody) {
    const Seat seat = actor(game.state);
    Command::What what = Undo{seat};
    if (seat == chance) {
      what = Act{chance, draw(game.state, rng)};
    } else if (undoable(game, seat) == 0 || rng.below(8) != 0) {
      legal_actions(game.layout, game.state, legal);
      const auto policy = static_cast<Policy>(rng.below(policies));
      what = Act{seat, choose(policy, game.layout, game.state, legal, rng)};
    }
    const auto events = decide(game, {game.events, what});
    EXPECT_TRUE(events) << events.error();
    if (!events) return game;
    if (look) look(game, events->front());
    evolve(game, events->front());
    log.push_back(events->front());
  }
  return game;
}

}  // namespace naqala::test
