#include "turns/yield.hpp"

#include "rules/set_rules.hpp"
#include "rules/tribes.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

// The state in which the sowing is done and only `collect` is left.
State after_sowing(const State& s, Sowing sowing, const std::array<Meeples, count_of<Tile>>& sown) {
  State after = s;
  after.meeples = sown;
  after.at = sowing.final;
  after.dropped = sowing.tribe;
  after.item_in_use = 0;
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

// A camel rather than the tent, which is for a better place.
void answer_control(const Layout& layout, State& s) {
  if (s.step == Step::control) apply(layout, s, Action::of(Kind::camel));
}

// Nobody knows which items the artisans will draw: the turn goes on as if they were not looked at yet.
void pass_over_drawing(const Layout& layout, State& s) {
  s.step = s.resume;
  s.resume = {};
  s.left = 0;
  Context context{layout, s};
  for_sets_in_play<&SetRules::after_action>(s.options, context, Action::of(Kind::none));
}

void do_tile_action(const Layout& layout, State& s, TileAction action) {
  if (action == TileAction::palm && palms_left(s) > 0) apply(layout, s, Action::of(Kind::palm));
  if (action == TileAction::palace && palaces_left(s) > 0) apply(layout, s, Action::of(Kind::palace));
  if (action == TileAction::city && has_whim(s, s.at)) apply(layout, s, Action::of(Kind::whim));
}

}  // namespace

Yield yield_of(const Layout& layout, const State& s, Sowing sowing,
               const std::array<Meeples, count_of<Tile>>& sown) {
  const std::size_t seat = index(s.active);
  State after = after_sowing(s, sowing, sown);
  Yield yield;
  apply(layout, after, Action::of(Kind::collect));
  answer_control(layout, after);
  yield.collected = number_in_hand(after);
  yield.control = after.owned[seat] != s.owned[seat];

  const int coins = after.coins[seat];
  apply(layout, after, plain_tribe_action(sowing.tribe));
  yield.coins = after.coins[seat] - coins;
  yield.cards = s.card_row_size - after.card_row_size;
  if (after.step == Step::draw_items) {
    yield.items = after.left;
    pass_over_drawing(layout, after);
  }

  yield.action = row_of(layout.kind(sowing.final)).action;
  do_tile_action(layout, after, yield.action);

  const Score before = score(s)[seat];
  const Score now = score(after)[seat];
  for (std::size_t i = 0; i < yield.points.size(); ++i) yield.points[i] = now.points[i] - before.points[i];
  yield.total = now.total() - before.total();
  return yield;
}

}  // namespace naqala
