// Decisions: what there is to choose from, and carrying it out.
#include <boost/json.hpp>
#include <vector>

#include "held.hpp"
#include "notation/action_text.hpp"
#include "notation/decision.hpp"
#include "notation/effects.hpp"
#include "notation/reports.hpp"
#include "rules/check.hpp"
#include "rules/decision.hpp"
#include "rules/game.hpp"
#include "thinkable.hpp"
#include "views.hpp"

namespace naqala::wasm {

namespace {

// What is no number of an action becomes one that is never legal.
Action action_of(double number) {
  const bool is_one = number >= 0 && number < static_cast<double>(Action::Bits{1} << 53);
  return Action::from_bits(is_one ? static_cast<Action::Bits>(number) : 0);
}

Answer act_in(Position& position, Action action) {
  if (!is_thinkable(position.layout, position.state, action))
    return refuse(to_text(action) + " is not legal here");
  const Seat seat = actor(position.state);
  State after = position.state;
  EffectList effects;
  apply(position.layout, after, action, &effects);
  if (!knows_choices(position.state))
    if (const std::string problem = problem_with(position.layout, after); !problem.empty())
      return refuse(to_text(action) + " cannot be: " + problem);
  position.state = after;
  return answer(boost::json::serialize(json_of_told(seat, action, {effects.begin(), effects.size()})));
}

Answer act_at(Game& game, Action action, Viewer viewer) {
  const Seat seat = actor(game.state);
  const Result<Events> events = decide(game, {game.events, Act{seat, action}});
  if (!events) return refuse(events.error());
  const Event told = redacted(game, events->front(), viewer);
  const EffectList effects = effects_for(game, events->front(), viewer);
  for (const Event& event : *events) evolve(game, event);
  return answer(boost::json::serialize(
      json_of_told(seat, std::get<Acted>(told.what).action, {effects.begin(), effects.size()})));
}

}  // namespace

// ---- Actions as texts and as numbers ----------------------------------------------------------------------

// Numbers of actions come and go as `double`, which holds all their 53 bits and is what JavaScript has. Those
// of decisions also fit into an Answer.

NAQALA_EXPORT(action_text) Answer action_text(double number) { return answer(to_text(action_of(number))); }

// In: a text.
NAQALA_EXPORT(action_number) double action_number() {
  const Result<Action> action = parse_action(input());
  if (!action) return refuse(action.error());
  return static_cast<double>(action->bits());
}

// ---- What there is to choose from -------------------------------------------------------------------------

// A seat from 0, or 6 for chance, or 7 for nobody.
NAQALA_EXPORT(actor) Answer actor_of(Handle handle) {
  return with(handle, [](const Held& held) { return static_cast<Answer>(actor(held.state())); });
}

// JSON, see json_of_choices.
NAQALA_EXPORT(choices) Answer choices(Handle handle) {
  return with(handle, [](const Held& held) {
    if (!knows_choices(held.state())) return refuse("this viewer does not know what can be done here");
    return answer(boost::json::serialize(json_of_choices(held.layout(), held.state())));
  });
}

// The numbers of the legal actions, 4 bytes each.
NAQALA_EXPORT(legal) Answer legal(Handle handle) {
  return with(handle, [](const Held& held) {
    if (!knows_choices(held.state())) return refuse("this viewer does not know what can be done here");
    ActionList list;
    legal_actions(held.layout(), held.state(), list);
    std::vector<std::uint32_t> numbers;
    for (Action action : list) numbers.push_back(static_cast<std::uint32_t>(action.bits()));
    return answer_bytes(numbers.data(), numbers.size() * sizeof numbers[0]);
  });
}

// The only thing to do, if nobody needs to be asked; otherwise 0, which is no action.
NAQALA_EXPORT(settle) Answer settle_of(Handle handle) {
  return with(handle, [](const Held& held) {
    if (!knows_choices(held.state())) return 0;
    const std::optional<Action> action = settle(held.layout(), held.state());
    return action ? static_cast<Answer>(action->bits()) : 0;
  });
}

// An outcome for chance, drawn with its odds by the random bits that the caller brings.
NAQALA_EXPORT(draw) Answer draw_for(Handle handle, std::uint64_t seed) {
  return with(handle, [&](const Held& held) {
    if (actor(held.state()) != chance) return refuse("it is not for chance to draw");
    if (held.is_observation()) return refuse("an observation does not tell what is left to draw");
    Rng rng(seed);
    return static_cast<Answer>(draw(held.state(), rng).bits());
  });
}

// ---- Carrying it out --------------------------------------------------------------------------------------

// Answered with what `viewer` is told of it: {"seat": 1, "action": "collect", "effects": [...]}. A position
// tells it as its own viewer sees it.
NAQALA_EXPORT(act) Answer act(Handle handle, double number, std::uint32_t viewer) {
  const Action action = action_of(number);
  return with(handle, [&](Held& held) {
    if (!is_viewer(held.state(), viewer)) return refuse("viewer: there is no such seat");
    if (held.game() == nullptr) return act_in(*held.position(), action);
    return act_at(*held.game(), action, static_cast<Viewer>(viewer));
  });
}

// What an action would do, as a list of effects, as `viewer` sees the position; it is not carried out.
NAQALA_EXPORT(preview) Answer preview_of(Handle handle, double number, std::uint32_t viewer) {
  const Action action = action_of(number);
  return with_view(handle, viewer, [&](const Held& held, const State& s) {
    if (!is_thinkable(held.layout(), s, action)) return refuse(to_text(action) + " is not legal here");
    EffectList effects;
    preview(held.layout(), s, action, effects);
    return answer(boost::json::serialize(json_of(effects)));
  });
}

// What the step asks for, as far as `viewer` may know it.
NAQALA_EXPORT(decision) Answer decision_of(Handle handle, std::uint32_t viewer) {
  return with_view(handle, viewer, [](const Held& held, const State& s) {
    return answer(boost::json::serialize(json_of(held.layout(), decision_due(held.layout(), s))));
  });
}

NAQALA_EXPORT(undo) Answer undo(Handle handle, std::uint32_t seat) {
  return with_game(handle, [&](Game& game) -> Answer {
    const Result<Events> events = decide(game, {game.events, Undo{static_cast<Seat>(seat)}});
    if (!events) return refuse(events.error());
    for (const Event& event : *events) evolve(game, event);
    return 0;
  });
}

NAQALA_EXPORT(undoable) Answer undoable_by(Handle handle, std::uint32_t seat) {
  return with_game(handle, [&](const Game& game) { return undoable(game, static_cast<Seat>(seat)); });
}

}  // namespace naqala::wasm
