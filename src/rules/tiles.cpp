#include "rules/tiles.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "rules/artisans.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/round.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

void offer_market(const State& s, const Market& market, ActionList& list) {
  list.push_back(Action::skip());
  if (s.coins[index(s.active)] < market.price) return;
  for (int i = 0; i < std::min<int>(market.offered, s.card_row_size); ++i) list.push_back(Action::buy(i));
}

void offer_djinns(const State& s, ActionList& list) {
  list.push_back(Action::skip());
  for (int i = 0; i < s.djinn_row_size; ++i)
    for (Payment payment : all<Payment>)
      if (settles(payment, djinn_price) && can_pay(s, s.active, payment))
        list.push_back(Action::djinn(i, payment));
}

void add_building(State& s, Tile tile, int palms, int palaces) {
  auto& buildings = s.buildings[index(tile)];
  buildings = static_cast<std::uint8_t>(buildings + palms + 16 * palaces);
}

}  // namespace

Cause action_of_tile(const Context& c) {
  return c.effects == nullptr ? TileKind{} : Cause(c.layout.kind(c.s.at)).on(c.s.at);
}

void offer_tile_action(const Layout& layout, const State& s, ActionList& list) {
  const TileAction action = row_of(layout.kind(s.at)).action;
  switch (action) {
    case TileAction::palm:
      list.push_back(palms_left(s) > 0 ? Action::of(Action::Kind::palm) : Action::skip());
      break;
    case TileAction::palace:
      list.push_back(palaces_left(s) > 0 ? Action::of(Action::Kind::palace) : Action::skip());
      break;
    case TileAction::small_market:
    case TileAction::large_market:
    case TileAction::any_card:
      offer_market(s, market_of(action), list);
      break;
    case TileAction::sacred:
      offer_djinns(s, list);
      break;
    case TileAction::workshop:
      offer_workshop(s, list);
      break;
    case TileAction::city:
      offer_city_action(s, list);
      break;
    case TileAction::none:
      list.push_back(Action::skip());
      break;
  }
}

void offer_second_buy(const State& s, ActionList& list) {
  for (int i = 0; i < s.left; ++i) list.push_back(Action::buy(i));
}

void offer_sales(const State& s, ActionList& list) {
  list.push_back(Action::of(Action::Kind::end));
  const Cards cards = cards_of(s, s.active);
  unsigned held = 0;
  for (Card card : all<Card>)
    if (is_good(card) && cards.has(card)) held |= 1u << index(card);
  // Every set within `held`, the empty one left out.
  for (unsigned goods = held; goods != 0; goods = (goods - 1) & held)
    list.push_back(Action::sell(static_cast<GoodsMask>(goods)));
}

void place_palm(Context& c, Tile tile, Cause by) {
  add_building(c.s, tile, 1, 0);
  c.built(EffectKind::palm, tile, by);
}

void place_palace(Context& c, Tile tile, Cause by) {
  add_building(c.s, tile, 0, 1);
  c.built(EffectKind::palace, tile, by);
  pay_holder(c, Djinn::monkir, tile);
}

void palm(Context& c) {
  if (c.s.step == Step::place_palm)
    place_palm(c, c.s.place, Djinn::enki);
  else
    place_palm(c, c.s.at, action_of_tile(c));
  go_on_after_placing(c);
}

void palace(Context& c) {
  if (c.s.step == Step::place_palace)
    place_palace(c, c.s.place, Djinn::bouraq);
  else
    place_palace(c, c.s.at, action_of_tile(c));
  go_on_after_placing(c);
}

void go_on_after_placing(Context& c) {
  if (c.s.step == Step::tile)
    go_on_to_end(c.s);
  else
    return_to_point(c);
}

void buy(Context& c, int position) {
  State& s = c.s;
  const Cause by = action_of_tile(c);
  if (s.step == Step::second_buy) {
    take_from_row(c, s.active, position, by);
    s.left = 0;
    return go_on_to_end(s);
  }
  const Market& market = market_of(row_of(c.layout.kind(s.at)).action);
  pay_coins(c, s.active, market.price, by);
  const int others = std::min<int>(market.offered, s.card_row_size) - 1;
  take_from_row(c, s.active, position, by);
  if (market.cards == 1 || others == 0) return go_on_to_end(s);
  s.left = static_cast<std::uint8_t>(others);
  s.step = Step::second_buy;
}

void buy_djinn(Context& c, int position, Payment payment) {
  const Cause by = action_of_tile(c);
  pay(c, c.s.active, payment, by);
  take_from_djinn_row(c, c.s.active, position, by);
  go_on_to_end(c.s);
}

void sell(Context& c, GoodsMask goods) {
  const int n = std::popcount(goods);
  const Cause by = Cause(Step::end).with({.n = static_cast<std::uint8_t>(n)});
  for (Card card : all<Card>)
    if (is_good(card) && holds(goods, card)) discard(c, c.s.active, card, 1, by);
  gain_coins(c, c.s.active, set_value[static_cast<std::size_t>(n)], by);
}

}  // namespace naqala
