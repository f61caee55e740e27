// A whole game played at random, its luck drawn as a server draws it.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "fair/proof.hpp"
#include "fair/stream.hpp"
#include "rules/game.hpp"
#include "support/policy.hpp"
#include "table/game.hpp"

namespace naqala::test {

// Always the same secret for the same name.
inline Secret secret_named(std::string_view name) {
  Rng rng(name);
  Secret secret;
  for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(rng.below(256));
  return secret;
}

// What a seat does next: mostly an action, now and then it takes something back or asks for it.
inline Command::What next_of(const Game& game, Rng& rng) {
  const Seat seat = actor(game.state);
  if (game.wish) {
    for (int i = 0; i < game.start.options.seats; ++i)
      if (!game.wish->agreed[static_cast<std::size_t>(i)])
        return Answer{static_cast<Seat>(i), rng.below(4) != 0};
  }
  if (undoable(game, seat) > 0 && rng.below(10) == 0) return Undo{seat};
  for (int back = 1; back <= 40 && rng.below(100) == 0; back += 13) {
    const int to = static_cast<int>(game.actions.size()) - back;
    if (to < 0) break;
    const Seat asks = game.actions[static_cast<std::size_t>(to)].seat;
    if (asks < Seat{game.start.options.seats} && !game.refused[index(asks)]) return Ask{asks, to};
  }
  ActionList legal;
  legal_actions(game.layout, game.state, legal);
  const auto policy = static_cast<Policy>(rng.below(policies));
  return Act{seat, choose(policy, game.layout, game.state, legal, rng)};
}

inline Proof fair_game(const Options& options, const std::string& name) {
  Rng rng(name);
  Proof proof{.table = name, .commitment = {}, .secret = secret_named(name), .nonces = {}, .events = {}};
  proof.commitment = commitment_of(*proof.secret);
  Started start{options, {}, {}};
  for (int i = 0; i < options.seats; ++i) {
    start.names.push_back("Player " + std::to_string(i + 1));
    proof.nonces.push_back(i == 0 ? "" : "nonce " + std::to_string(rng.below(1000)));
  }
  const Key key = key_of(*proof.secret, proof.table, proof.nonces);
  start.setup = fair_deal(options, key);
  proof.events = {*start_game(start)};
  Game game = game_from(proof.events[0]);
  while (actor(game.state) != nobody) {
    const Command::What what = actor(game.state) == chance && !game.wish
                                   ? Act{chance, draw(game.state, key, game.events)}
                                   : next_of(game, rng);
    const auto events = decide(game, {game.events, what});
    EXPECT_TRUE(events) << events.error();
    if (!events) break;
    for (const Event& event : *events) {
      evolve(game, event);
      proof.events.push_back(event);
    }
  }
  return proof;
}
inline Proof fair_game(int seats, const std::string& name) {
  return fair_game(Options{.seats = static_cast<std::uint8_t>(seats)}, name);
}

inline bool is_draw(const Event& event) {
  const auto* acted = std::get_if<Acted>(&event.what);
  return acted && acted->seat == chance;
}

}  // namespace naqala::test
