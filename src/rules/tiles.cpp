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

void take_card(State& s, int position) { gain_open(s, s.active, take_from_row(s, position)); }

void add_building(State& s, Tile tile, int palms, int palaces) {
  auto& buildings = s.buildings[index(tile)];
  buildings = static_cast<std::uint8_t>(buildings + palms + 16 * palaces);
}

}  // namespace

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

void place_palm(State& s, Tile tile) { add_building(s, tile, 1, 0); }

void place_palace(State& s, Tile tile) {
  add_building(s, tile, 0, 1);
  pay_holder(s, Djinn::monkir);
}

void palm(const Layout& layout, State& s) {
  place_palm(s, s.step == Step::place_palm ? s.place : s.at);
  go_on_after_placing(layout, s);
}

void palace(const Layout& layout, State& s) {
  place_palace(s, s.step == Step::place_palace ? s.place : s.at);
  go_on_after_placing(layout, s);
}

void go_on_after_placing(const Layout& layout, State& s) {
  if (s.step == Step::tile)
    go_on_to_end(s);
  else
    return_to_point(layout, s);
}

void buy(const Layout& layout, State& s, int position) {
  if (s.step == Step::second_buy) {
    take_card(s, position);
    s.left = 0;
    return go_on_to_end(s);
  }
  const Market& market = market_of(row_of(layout.kind(s.at)).action);
  add_coins(s, s.active, -market.price);
  const int others = std::min<int>(market.offered, s.card_row_size) - 1;
  take_card(s, position);
  if (market.cards == 1 || others == 0) return go_on_to_end(s);
  s.left = static_cast<std::uint8_t>(others);
  s.step = Step::second_buy;
}

void buy_djinn(State& s, int position, Payment payment) {
  pay(s, s.active, payment);
  gain_djinn(s, s.active, take_from_djinn_row(s, position));
  go_on_to_end(s);
}

void sell(State& s, GoodsMask goods) {
  for (Card card : all<Card>)
    if (is_good(card) && holds(goods, card)) discard(s, s.active, card);
  add_coins(s, s.active, set_value[static_cast<std::size_t>(std::popcount(goods))]);
}

}  // namespace naqala
