#include "turns/playout.hpp"

#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "turns/walk.hpp"

namespace naqala {

namespace {

// The tile whose meeples an action changes. The flute's `move` changes that where they go to besides.
Tile place_of_change(const State& s, Action action) {
  switch (action.kind()) {
    case Action::Kind::take:
    case Action::Kind::drop:
    case Action::Kind::kill:
    case Action::Kind::move:
      return action.tile();
    case Action::Kind::collect:
      return s.at;
    case Action::Kind::draw_meeple:
    case Action::Kind::remove:
      return s.place;
    default:
      return no_tile;
  }
}

}  // namespace

void Playout::run(Rng& rng) {
  while (state_.step != Step::over) decide(rng);
}

void Playout::decide(Rng& rng) {
  const Seat who = actor(state_);
  if (who == chance)
    do_action(draw(state_, rng));
  else if (state_.step == Step::take)
    sow(rng);
  else
    choose(rng);
}

void Playout::do_action(Action action) {
  if (log_ != nullptr) log_->push_back(action);
  const Tile place = place_of_change(state_, action);
  const Tile called_to = action.kind() == Action::Kind::move ? state_.place : no_tile;
  apply(layout_, state_, action);
  if (place != no_tile) refresh(place);
  if (called_to != no_tile) refresh(called_to);
}

// At the point before a tile is taken, powers and items are among the choices, each counted like one sowing.
// (A carpet is declared only here, not while meeples are in hand.)
void Playout::sow(Rng& rng) {
  const Carpet carpet = carpet_of(state_);
  const SowingMasks masks(board_, carpet);
  const auto sowings = static_cast<std::uint32_t>(masks.count());
  ActionList others;
  if (sowings == 0) others.push_back(Action::skip());
  offer_powers(layout_, state_, others);
  offer_items(layout_, state_, others);

  const std::uint32_t chosen = rng.below(sowings + static_cast<std::uint32_t>(others.size()));
  if (chosen >= sowings) return do_action(others[chosen - sowings]);
  const Sowing sowing = masks.nth(static_cast<int>(chosen));
  const Path path = random_path(board_, sowing, rng, carpet);
  do_action(Action::take(sowing.start));
  for (Drop drop : path) do_action(Action::drop(drop.tile, drop.tribe));
}

void Playout::choose(Rng& rng) {
  ActionList list;
  legal_actions(layout_, state_, list);
  do_action(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

}  // namespace naqala
