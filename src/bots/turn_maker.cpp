#include "bots/turn_maker.hpp"

#include <algorithm>

namespace naqala {

namespace {

void do_action(const Layout& layout, State& s, Action action, Line* line) {
  if (line) line->push_back(action);
  apply(layout, s, action);
}

// The better first; otherwise in the order of tribe, final tile and start, which is the order
// they were found in.
bool before(const RankedSowing& a, const RankedSowing& b) { return a.points > b.points; }

}  // namespace

TurnMaker::TurnMaker(const Layout& layout, const State& s)
    : layout_(layout),
      carpet_(carpet_of(s)),
      board_(layout, s),
      masks_(board_, carpet_),
      appraisal_(layout, s, s.active) {}

void TurnMaker::rank(std::size_t most, int starts, std::vector<RankedSowing>& list) const {
  list.clear();
  for (Tribe tribe : all<Tribe>) {
    std::array<int, count_of<Tile>> seen{};    // starts of each final tile
    std::array<int, count_of<Tile>> points{};  // the same for all of them
    for (Tile start : masks_.starts(tribe))
      for (Tile final : masks_.finals(tribe, start)) {
        if (seen[index(final)]++ >= starts) continue;
        if (seen[index(final)] == 1)
          points[index(final)] = appraisal_.of(landing_on(final, tribe, board_.meeples(final)));
        list.push_back({{start, final, tribe}, points[index(final)]});
      }
  }
  std::stable_sort(list.begin(), list.end(), before);
  if (list.size() > most) list.resize(most);
}

bool TurnMaker::play(const Sowing& sowing, State& s, Rng& rng, Line* line) const {
  do_action(layout_, s, Action::take(sowing.start), line);
  Walk::Drops drops;
  for (Walk walk(board_, sowing, carpet_); !walk.finished(); walk.drop(drops[0])) {
    walk.next(drops);
    do_action(layout_, s, Action::drop(drops[0].tile, drops[0].tribe), line);
  }
  return finish_turn(layout_, s, appraisal_, rng, line);
}

bool TurnMaker::play_some_way(const Sowing& sowing, State& s, Rng& rng, Line& line) const {
  do_action(layout_, s, Action::take(sowing.start), &line);
  for (Drop drop : random_path(board_, sowing, rng, carpet_))
    do_action(layout_, s, Action::drop(drop.tile, drop.tribe), &line);
  return finish_turn(layout_, s, appraisal_, rng, &line);
}

bool TurnMaker::play_nothing(State& s, Rng& rng, Line* line) const {
  ActionList legal;
  legal_actions(layout_, s, legal);
  for (Action action : legal)
    if (action.kind() == Action::Kind::skip) {
      do_action(layout_, s, action, line);
      break;
    }
  return finish_turn(layout_, s, appraisal_, rng, line);
}

}  // namespace naqala
