#include "turns/playout.hpp"

#include "rules/djinns.hpp"
#include "turns/walk.hpp"

namespace naqala {

namespace {

// The tile whose meeples an action changes.
Tile place_of_change(const State& s, Action action) {
  switch (action.kind()) {
    case Action::Kind::take:
    case Action::Kind::drop:
    case Action::Kind::kill:
      return action.tile();
    case Action::Kind::collect:
      return s.at;
    case Action::Kind::draw_meeple:
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
  apply(layout_, state_, action);
  if (place != no_tile) refresh(place);
}

// At the point before a tile is taken, powers are among the choices, each counted like one sowing.
void Playout::sow(Rng& rng) {
  const SowingMasks masks(board_);
  const auto sowings = static_cast<std::uint32_t>(masks.count());
  ActionList others;
  if (sowings == 0) others.push_back(Action::skip());
  offer_powers(layout_, state_, others);

  const std::uint32_t chosen = rng.below(sowings + static_cast<std::uint32_t>(others.size()));
  if (chosen >= sowings) return do_action(others[chosen - sowings]);
  const Sowing sowing = masks.nth(static_cast<int>(chosen));
  const Path path = random_path(board_, sowing, rng);
  do_action(Action::take(sowing.start));
  for (Drop drop : path) do_action(Action::drop(drop.tile, drop.tribe));
}

void Playout::choose(Rng& rng) {
  ActionList list;
  legal_actions(layout_, state_, list);
  do_action(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

}  // namespace naqala
