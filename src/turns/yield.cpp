#include "turns/yield.hpp"

#include "rules/tribes.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

// The state in which the sowing is done and only `collect` is left.
State after_sowing(const State& s, Sowing sowing, const std::array<Meeples, 42>& sown) {
  State after = s;
  after.meeples = sown;
  after.at = sowing.final;
  after.dropped = sowing.tribe;
  after.step = Step::collect;
  return after;
}

Action plain_tribe_action(Tribe tribe) {
  switch (tribe) {
    case Tribe::merchant:
      return Action::of(Kind::trade);
    case Tribe::builder:
      return Action::fakirs(0);
    case Tribe::assassin:
      return Action::skip();
    default:
      return Action::of(Kind::keep);
  }
}

void do_tile_action(const Layout& layout, State& s, TileAction action) {
  if (action == TileAction::palm && palms_left(s) > 0) apply(layout, s, Action::of(Kind::palm));
  if (action == TileAction::palace && palaces_left(s) > 0) apply(layout, s, Action::of(Kind::palace));
}

}  // namespace

Yield yield_of(const Layout& layout, const State& s, Sowing sowing, const std::array<Meeples, 42>& sown) {
  const std::size_t seat = index(s.active);
  State after = after_sowing(s, sowing, sown);
  Yield yield;
  const int camels = camels_left(s, s.active);
  apply(layout, after, Action::of(Kind::collect));
  yield.collected = number_in_hand(after);
  yield.control = camels_left(after, s.active) < camels;

  const int coins = after.coins[seat];
  apply(layout, after, plain_tribe_action(sowing.tribe));
  yield.coins = after.coins[seat] - coins;
  yield.cards = s.card_row_size - after.card_row_size;

  yield.action = row_of(layout.kind(sowing.final)).action;
  do_tile_action(layout, after, yield.action);

  const Score before = score(s)[seat];
  const Score now = score(after)[seat];
  for (std::size_t i = 0; i < yield.points.size(); ++i) yield.points[i] = now.points[i] - before.points[i];
  yield.total = now.total() - before.total();
  return yield;
}

}  // namespace naqala
