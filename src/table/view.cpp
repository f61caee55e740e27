#include <algorithm>

#include "rules/decision.hpp"
#include "rules/game.hpp"
#include "table/game.hpp"

// What a table shows: how far the game is, and what each viewer may know of it.

namespace naqala {

namespace {

// At the end all cards are scored, and so on the table (R81).
void lay_open(State& s) {
  for (Seat seat : all<Seat>) {
    const std::size_t i = index(seat);
    s.open[i] += Cards::from_word(s.fresh[i]) + Cards::from_word(s.stale[i]);
    s.fresh[i] = s.stale[i] = 0;
    s.items_shown[i] += Items::from_word(s.items_secret[i]);
    s.items_secret[i] = 0;
  }
}

int markers_on_track(const State& s) {
  return static_cast<int>(
      std::count_if(s.turn_track.begin(), s.turn_track.end(), [](Seat seat) { return seat != nobody; }));
}

State seen_by_viewer(const State& s, Viewer viewer) {
  return viewer == Viewer::everything ? s : observe(s, viewer).view();
}

}  // namespace

Progress progress(const Game& game) {
  const int turns = markers_for(game.start.options.seats);
  const auto bids =
      static_cast<int>(std::count_if(game.actions.begin(), game.actions.end(), [](const Acted& acted) {
        return acted.action.kind() == Action::Kind::bid;
      }));
  if (game.state.step == Step::bid)
    return {.round = bids / turns + 1, .auction = true, .turn = bids % turns + 1, .turns = turns};
  return {
      .round = bids / turns, .auction = false, .turn = turns - markers_on_track(game.state), .turns = turns};
}

Observation view_of(const Game& game, Viewer viewer) {
  State s = game.state;
  if (actor(s) == nobody) lay_open(s);
  return observe(s, viewer);
}

Event redacted(const Game& game, const Event& event, Viewer viewer) {
  Event told = event;
  if (auto* acted = std::get_if<Acted>(&told.what))
    acted->action = redact(game.layout, game.state, acted->action, viewer);
  return told;
}

EffectList effects_for(const Game& game, const Event& event, Viewer viewer) {
  EffectList effects;
  if (const auto* acted = std::get_if<Acted>(&event.what))
    preview(game.layout, seen_by_viewer(game.state, viewer),
            redact(game.layout, game.state, acted->action, viewer), effects);
  return effects;
}

std::vector<Told> history_for(const Game& game, Viewer viewer) {
  // At the end nothing is hidden any more.
  if (actor(game.state) == nobody) viewer = Viewer::everything;
  std::vector<Told> history;
  EffectList effects;
  State s = initial(game.start.options, game.start.setup);
  for (const Acted& acted : game.actions) {
    const Action told = redact(game.layout, s, acted.action, viewer);
    preview(game.layout, seen_by_viewer(s, viewer), told, effects);
    history.push_back({{acted.seat, told}, {effects.begin(), effects.end()}});
    apply(game.layout, s, acted.action);
  }
  return history;
}

std::vector<Acted> actions_for(const Game& game, Viewer viewer) {
  std::vector<Acted> told = game.actions;
  if (actor(game.state) == nobody) return told;
  State s = initial(game.start.options, game.start.setup);
  for (Acted& acted : told) {
    const Action action = acted.action;
    acted.action = redact(game.layout, s, action, viewer);
    apply(game.layout, s, action);
  }
  return told;
}

}  // namespace naqala
