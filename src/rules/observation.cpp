#include "rules/observation.hpp"

#include <cassert>

#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

// A seat's unseen cards or items leave its hand for a pool of which only the number per seat is known.
template <class Counts, class Word>
void conceal(Word& held, Counts& pool) {
  const Counts hidden = Counts::from_word(held);
  pool += hidden;
  held = static_cast<Word>(hidden.total());
}

// The reverse: as many as the seat has are drawn from the pool at random.
template <class Counts, class Word>
void reveal(Word& held, Counts& pool, Rng& rng) {
  Counts drawn;
  for (Word n = held; n > 0; --n) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(pool.total())));
    for (auto key : all<typename Counts::Key>) {
      ticket -= pool[key];
      if (ticket >= 0) continue;
      pool.remove(key);
      drawn.add(key);
      break;
    }
  }
  held = drawn.word();
}

// What the viewer is told of the action itself.
Action hide(const State& s, Action action, Viewer viewer) {
  if (viewer == Viewer::everything || viewer == eyes_of(s.active)) return action;
  switch (s.step) {
    case Step::draw_card:
      return Action::of(Action::Kind::deal_unseen);
    case Step::draw_items:
    case Step::draw_item:
      return Action::of(Action::Kind::deal_item_unseen);
    case Step::keep_item:
      return Action::keep_unseen(known_drawn_items(s) - Items::of(action.item()));
    default:
      return action;
  }
}

// The same state or view as somebody sees it who knows no more than `s.sight` does.
State seen_by(const State& s, Viewer viewer) {
  State view = s;
  view.sight = viewer;
  for (Seat seat : all<Seat>) {
    if (view.sees(seat) || !s.sees(seat)) continue;
    conceal(view.fresh[index(seat)], view.deck);
    conceal(view.stale[index(seat)], view.stale_pool);
    conceal(view.items_secret[index(seat)], view.item_stack);
  }
  if (s.sees(s.active) && !view.sees(view.active)) conceal(view.items_drawn, view.item_stack);
  return view;
}

State reveal_all(const State& view, Rng& rng) {
  State s = view;
  for (Seat seat : all<Seat>) {
    if (s.sees(seat)) continue;
    reveal(s.fresh[index(seat)], s.deck, rng);
    reveal(s.stale[index(seat)], s.stale_pool, rng);
    reveal(s.items_secret[index(seat)], s.item_stack, rng);
  }
  if (!s.sees(s.active)) reveal(s.items_drawn, s.item_stack, rng);
  s.sight = Viewer::everything;
  return s;
}

// A view written by hand can tell of hands that no open whim allows; then the last attempt must do.
constexpr int most_attempts = 1000;

}  // namespace

Observation Observation::from_view(const State& view) {
  assert(view.sight != Viewer::everything);
  return Observation(view);
}

Observation observe(const State& s, Viewer viewer) {
  assert(s.sight == Viewer::everything && viewer != Viewer::everything);
  return Observation(seen_by(s, viewer));
}

State public_view(const State& s) { return seen_by(s, Viewer::spectator); }

Action redact(const Layout& layout, const State& s, Action action, Viewer viewer) {
  const Action told = hide(s, action, viewer);
  if (viewer == Viewer::everything || !may_show_something(s, viewer)) return told;
  State truth = s;
  apply(layout, truth, action);
  Observation seen = observe(s, viewer);
  apply(layout, seen, told);
  return told.showing(shown_in(truth, seen.view()));
}

void apply(const Layout& layout, Observation& o, Action redacted, EffectList* effects) {
  apply(layout, o.view_, redacted, effects);
}

Seat actor(const Observation& o) { return actor(o.view()); }

void legal_actions(const Layout& layout, const Observation& o, ActionList& list) {
  assert(actor(o) == nobody || eyes_of(actor(o)) == o.viewer());
  legal_actions(layout, o.view(), list);
}

std::array<Score, count_of<Seat>> score(const Observation& o) { return score(o.view()); }

State sample(const Observation& o, Rng& rng) {
  State s = reveal_all(o.view(), rng);
  for (int i = 1; i < most_attempts && !fits_open_whims(s); ++i) s = reveal_all(o.view(), rng);
  return s;
}

bool totals_hidden(const State& view) {
  return view.options.totals == Totals::hidden && view.sight != Viewer::everything && actor(view) != nobody;
}

bool totals_hidden(const State& view, Seat seat) { return totals_hidden(view) && !view.sees(seat); }

}  // namespace naqala
