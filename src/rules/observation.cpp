#include "rules/observation.hpp"

#include <cassert>

#include "rules/cards.hpp"

namespace naqala {

namespace {

// A seat's unseen cards leave its hand for a pool of which only the number per seat is known.
void conceal(std::uint32_t& held, Cards& pool) {
  const Cards cards = Cards::from_word(held);
  pool += cards;
  held = static_cast<std::uint32_t>(cards.total());
}

// The reverse: as many cards as the seat has are drawn from the pool at random.
void reveal(std::uint32_t& held, Cards& pool, Rng& rng) {
  Cards cards;
  for (std::uint32_t n = held; n > 0; --n) {
    auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(pool.total())));
    for (Card card : all<Card>) {
      ticket -= pool[card];
      if (ticket >= 0) continue;
      pool.remove(card);
      cards.add(card);
      break;
    }
  }
  held = cards.word();
}

}  // namespace

Observation Observation::from_view(const State& view) {
  assert(view.sight != Viewer::everything);
  return Observation(view);
}

Observation observe(const State& s, Viewer viewer) {
  assert(s.sight == Viewer::everything && viewer != Viewer::everything);
  State view = s;
  view.sight = viewer;
  for (Seat seat : all<Seat>) {
    if (view.sees(seat)) continue;
    conceal(view.fresh[index(seat)], view.deck);
    conceal(view.stale[index(seat)], view.stale_pool);
  }
  return Observation(view);
}

Action redact(const State& s, Action action, Viewer viewer) {
  const bool secret =
      s.step == Step::draw_card && viewer != Viewer::everything && viewer != eyes_of(s.active);
  return secret ? Action::of(Action::Kind::deal_unseen) : action;
}

void apply(const Layout& layout, Observation& o, Action redacted) { apply(layout, o.view_, redacted); }

Seat actor(const Observation& o) { return actor(o.view()); }

void legal_actions(const Layout& layout, const Observation& o, ActionList& list) {
  assert(actor(o) == nobody || eyes_of(actor(o)) == o.viewer());
  legal_actions(layout, o.view(), list);
}

std::array<Score, 5> score(const Observation& o) { return score(o.view()); }

State sample(const Observation& o, Rng& rng) {
  State s = o.view();
  for (Seat seat : all<Seat>) {
    if (s.sees(seat)) continue;
    reveal(s.fresh[index(seat)], s.deck, rng);
    reveal(s.stale[index(seat)], s.stale_pool, rng);
  }
  s.sight = Viewer::everything;
  return s;
}

}  // namespace naqala
