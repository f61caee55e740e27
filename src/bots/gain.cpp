#include "bots/gain.hpp"

#include <algorithm>
#include <cassert>
#include <climits>

#include "bots/prospects.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/sowing.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

Seat viewing_seat(const Observation& o) { return static_cast<Seat>(o.viewer()); }

bool completes_an_action(Step step) {
  switch (step) {
    case Step::second_buy:
    case Step::second_kill:
    case Step::place_palace:
    case Step::place_palm:
    case Step::keep_djinn:
    case Step::control:
    case Step::keep_item:
    case Step::remove_meeples:
    case Step::move_camel:
      return true;
    default:
      return false;
  }
}

// Powers that do nothing by themselves but change the tribe's action after them.
bool prepares_an_action(const Observation& o, Action action) {
  return o.view().step == Step::tribe && action.kind() == Kind::use_djinn &&
         (action.djinn() == Djinn::echidna || action.djinn() == Djinn::iblis);
}

Observation after(const Layout& layout, const Observation& o, Action action) {
  Observation next = o;
  apply(layout, next, action);
  return next;
}

int best_lead(const Layout& layout, const Observation& o) {
  ActionList legal;
  legal_actions(layout, o, legal);
  int best = INT_MIN;
  for (Action action : legal)
    if (!uses_item(action)) best = std::max(best, lead_after(layout, o, action));
  return best;
}

// Chance draws for the viewer, and the viewer keeps what it keeps of it: as if the likeliest came each time.
void draw_the_likeliest(const Layout& layout, Observation& o) {
  OutcomeList outcomes;
  while (actor(o) == chance) {
    chance_outcomes(o.view(), outcomes);
    const auto* likeliest =
        std::max_element(outcomes.begin(), outcomes.end(),
                         [](const Outcome& a, const Outcome& b) { return a.weight < b.weight; });
    apply(layout, o, likeliest->action);
  }
  if (o.view().step == Step::keep_item || o.view().step == Step::keep_djinn)
    apply(layout, o, best_actions(layout, o).front());
}

int lead_with(const Layout& layout, Observation o, Tile start, Ending ending) {
  if (start != no_tile) apply(layout, o, Action::take(start));
  while (o.view().step == Step::drop) apply(layout, o, drop_towards(layout, o, ending));
  return lead_of_turn(layout, o);
}

void add_sowings(const Layout& layout, const Observation& o, Tile start, const Endings& endings,
                 std::vector<ValuedSowing>& list) {
  for (Tribe tribe : all<Tribe>)
    for (Tile tile : endings.tiles[index(tribe)]) {
      const Ending ending{tile, tribe};
      list.push_back({start, ending, lead_with(layout, o, start, ending)});
    }
}

}  // namespace

int lead(const Observation& o) {
  const auto scores = score(o);
  const Seat own = viewing_seat(o);
  int best_other = INT_MIN;
  for (Seat seat : first<Seat>(seats_of(o.view())))
    if (seat != own) best_other = std::max(best_other, scores[index(seat)].total());
  return scores[index(own)].total() - best_other + prospects(o.view(), own) + expected_from_chance(o.view());
}

int lead_after(const Layout& layout, const Observation& o, Action action) {
  const Observation next = after(layout, o, action);
  if (completes_an_action(next.view().step) || prepares_an_action(o, action)) return best_lead(layout, next);
  return lead(next);
}

// Whatever chance was assumed to bring, its average counts.
int lead_of_turn(const Layout& layout, Observation o) {
  int correction = 0;
  while (actor(o) == viewing_seat(o) || actor(o) == chance) {
    if (actor(o) == chance) {
      correction += lead(o);
      draw_the_likeliest(layout, o);
      correction -= lead(o);
      continue;
    }
    const Action action = best_actions(layout, o).front();
    if (action.kind() == Kind::end) break;
    apply(layout, o, action);
  }
  return lead(o) + correction;
}

std::vector<Action> best_actions(const Layout& layout, const Observation& o) {
  ActionList legal;
  legal_actions(layout, o, legal);
  if (legal.size() == 1) return {legal[0]};
  std::vector<Action> best;
  int highest = INT_MIN;
  for (Action action : legal) {
    if (action.kind() == Kind::sell || uses_item(action)) continue;
    const int value = action.kind() == Kind::end ? lead(o) : lead_after(layout, o, action);
    if (value > highest) best.clear();
    if (value >= highest) best.push_back(action);
    highest = std::max(highest, value);
  }
  return best;
}

std::vector<ValuedSowing> sowings(const Layout& layout, const Observation& o) {
  const State& s = o.view();
  std::vector<ValuedSowing> list;
  if (s.step == Step::drop) {
    add_sowings(layout, o, no_tile, endings_now(layout, s), list);
    return list;
  }
  assert(s.step == Step::take);
  for (Tile start : layout.land())
    if (!s.meeples[index(start)].empty())
      add_sowings(layout, o, start, endings_of_take(layout, s, start), list);
  return list;
}

bool leads_to(const Layout& layout, const State& s, Action drop, Ending ending) {
  if (drop.kind() != Kind::drop) return false;
  if (s.hand.total() == 1) return drop.tile() == ending.tile && drop.tribe() == ending.tribe;
  return endings_after_drop(layout, s, drop.tile(), drop.tribe()).tiles[index(ending.tribe)].has(ending.tile);
}

Action drop_towards(const Layout& layout, const Observation& o, Ending ending) {
  ActionList legal;
  legal_actions(layout, o, legal);
  const bool paths_differ = holder_of(o.view(), Djinn::marid) != nobody;
  Action best = Action::of(Kind::none);
  int highest = INT_MIN;
  for (Action drop : legal) {
    if (!leads_to(layout, o.view(), drop, ending)) continue;
    if (!paths_differ) return drop;
    const int value = lead(after(layout, o, drop));
    if (value > highest) best = drop;
    highest = std::max(highest, value);
  }
  assert(best.kind() == Kind::drop);
  return best;
}

}  // namespace naqala
