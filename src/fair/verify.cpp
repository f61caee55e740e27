#include "fair/verify.hpp"

#include "fair/stream.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"
#include "table/game.hpp"

namespace naqala {

namespace {

std::string problem_with_nonces(const std::vector<std::string>& nonces, int seats) {
  if (nonces.size() != static_cast<std::size_t>(seats))
    return "nonces: " + std::to_string(nonces.size()) + " for " + std::to_string(seats) + " seats";
  for (std::size_t i = 0; i < nonces.size(); ++i)
    if (nonces[i].size() > longest_nonce)
      return "nonces." + std::to_string(i + 1) + ": longer than " + std::to_string(longest_nonce) + " bytes";
  return {};
}

Error at_event(std::size_t number, const std::string& why) {
  return {"event " + std::to_string(number) + ": " + why};
}

// The game as it was dealt, if it was dealt as the key deals it.
Result<Game> dealt(const Proof& proof, const Key& key) {
  if (Result<Game> begun = rebuild({proof.events.front()}); !begun) return begun;
  const auto& start = std::get<Started>(proof.events.front().what);
  if (std::string problem = problem_with_nonces(proof.nonces, start.options.seats); !problem.empty())
    return Error{std::move(problem)};
  if (start.setup != fair_deal(start.options, key))
    return at_event(0, "the set-up is another than the secret deals");
  return game_from(proof.events.front());
}

bool is_by_chance(const Event& event) {
  const auto* acted = std::get_if<Acted>(&event.what);
  return acted && acted->seat == chance;
}

// Why this event cannot be the next one of a fair game; empty if it can.
std::string problem_with_event(const Game& game, const Event& event, const Key& key) {
  if (event.number != game.events) return "event " + std::to_string(event.number) + " stands in its place";
  if (is_by_chance(event) && actor(game.state) == chance) {
    const Action told = std::get<Acted>(event.what).action;
    const Action drawn = draw(game.state, key, event.number);
    if (told != drawn)
      return "chance says " + naqala::quoted(to_text(told)) + ", the secret gives " +
             naqala::quoted(to_text(drawn));
  }
  return problem_with(game, event);
}

}  // namespace

Result<Verified> verify(const Proof& proof) {
  if (!proof.secret) return Error{"the secret is missing: it is told when the game is over"};
  if (commitment_of(*proof.secret) != proof.commitment)
    return Error{"the secret does not fit the commitment"};
  if (proof.events.empty()) return Error{"there are no events"};
  const Key key = key_of(*proof.secret, proof.table, proof.nonces);
  Result<Game> game = dealt(proof, key);
  if (!game) return Error{game.error()};
  Verified verified;
  for (std::size_t i = 1; i < proof.events.size(); ++i) {
    const Event& event = proof.events[i];
    if (const std::string problem = problem_with_event(*game, event, key); !problem.empty())
      return at_event(i, problem);
    verified.outcomes += is_by_chance(event);
    evolve(*game, event);
  }
  verified.over = actor(game->state) == nobody;
  return verified;
}

}  // namespace naqala
