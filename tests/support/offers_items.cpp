#include "support/offers_items.hpp"

#include <algorithm>

#include "support/reading.hpp"
#include "support/reference.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;
using Offers = std::vector<Action>;

// ---- Steps that items lead to ------------------------------------------------------------------

// R46: one of what was drawn.
Offers items_drawn(const State& s) {
  Offers offers;
  for (Item item : all<Item>)
    if (Items::from_word(s.items_drawn)[item] > 0) offers.push_back(Action::keep(item));
  return offers;
}

// R52
Offers meeples_to_remove(const State& s) {
  Offers offers;
  for (Tribe tribe : all<Tribe>)
    if (s.meeples[index(s.place)].has(tribe)) offers.push_back(Action::remove(tribe));
  return offers;
}

// R55: from adjacent tiles, not over mountains (R43). At least one must be moved.
Offers meeples_to_move(const State& s, Tile to) {
  Offers offers;
  for (Tile tile : all<Tile>)
    for (Tribe tribe : all<Tribe>)
      if (step_leads(s, tile, to) && s.meeples[index(tile)].has(tribe))
        offers.push_back(Action::move(tile, tribe));
  return offers;
}

Offers flute_step(const State& s) {
  Offers offers = meeples_to_move(s, s.place);
  if (s.left < 5) offers.push_back(Action::of(Kind::done));
  return offers;
}

// R57
Offers tiles_without_camel(const State& s) {
  Offers offers;
  for (Tile tile : all<Tile>)
    if (is_solid(s.kind(tile)) && !has_camel(s, tile)) offers.push_back(Action::to(tile));
  return offers;
}

// R58: of the cards still to be put, each kind once. They are the last ones of the row.
Offers cards_to_put(const State& s) {
  Offers offers;
  for (Card card : all<Card>) {
    const auto end = s.card_row.begin() + s.card_row_size;
    if (std::find(end - s.left, end, card) != end) offers.push_back(Action::put(card));
  }
  return offers;
}

// ---- Items that can be used --------------------------------------------------------------------

Offers scimitar(const State& s) {
  Offers offers;
  for (Tile tile : all<Tile>)
    if (s.meeples[index(tile)].total() >= 2) offers.push_back(Action::use(Item::scimitar, tile));
  return offers;
}

Offers lamp(const State& s) {
  Offers offers;
  for (int i = 0; i < s.djinn_row_size; ++i) offers.push_back(Action::lamp(i));
  if (a_djinn_can_be_drawn(s)) offers.push_back(Action::of(Kind::use_lamp_deck));
  return offers;
}

Offers flute(const State& s) {
  Offers offers;
  for (Tile tile : all<Tile>)
    if (!meeples_to_move(s, tile).empty()) offers.push_back(Action::use(Item::flute, tile));
  return offers;
}

// 5 jewelleries, 4 chests, 2 crowns, one of each other: what is nowhere else lies in the discards.
Offers ring(const State& s) {
  Offers offers;
  for (Item item : all<Item>) {
    int left = item == Item::jewellery ? 5 : item == Item::chest ? 4 : item == Item::crown ? 2 : 1;
    left -= s.item_stack[item] + Items::from_word(s.items_drawn)[item];
    for (Seat seat : all<Seat>) left -= items_held(s, seat, item);
    if (left > 0) offers.push_back(Action::ring(item));
  }
  return offers;
}

Offers talisman(const State& s) {
  Offers offers;
  if (tiles_without_camel(s).empty()) return offers;
  for (Tile tile : all<Tile>)
    if (s.owned[index(s.active)].has(tile)) offers.push_back(Action::use(Item::talisman, tile));
  return offers;
}

bool horn_helps(const State& s) {
  if (s.card_row_size < 9 && a_card_can_be_drawn(s)) return true;
  for (std::size_t i = 1; i < s.card_row_size; ++i)
    if (s.card_row[i] != s.card_row[0]) return true;
  return false;
}

// With one meeple in hand it must open a tile which that could not step to; with more it always may.
bool carpet_helps_in_hand(const State& s) {
  if (s.hand.total() > 1) return true;
  for (Tile tile : all<Tile>) {
    const bool on_foot = step_leads(s, s.at, tile) && tile != s.from;
    if (tile == s.at || on_foot || !is_solid(s.kind(tile))) continue;
    for (Tribe tribe : all<Tribe>)
      if (s.hand.has(tribe) && s.meeples[index(tile)].has(tribe)) return true;
  }
  return false;
}

Offers carpet(const State& s) {
  const bool helps = s.step == Step::take ? reference_carpet_helps(board_of(s)) : carpet_helps_in_hand(s);
  return helps ? Offers{Action::use(Item::carpet)} : Offers{};
}

Offers uses_of(const State& s, Item item) {
  switch (item) {
    case Item::scimitar:
      return scimitar(s);
    case Item::lamp:
      return lamp(s);
    case Item::flute:
      return flute(s);
    case Item::ring:
      return ring(s);
    case Item::talisman:
      return talisman(s);
    case Item::horn:
      return horn_helps(s) ? Offers{Action::use(Item::horn)} : Offers{};
    case Item::carpet:
      return carpet(s);
    default:
      return {};
  }
}

// R51: at the four points; R54: the carpet before a tile is taken or while meeples are in hand.
bool is_time_for(Item item, Step step) {
  if (item == Item::carpet) return step == Step::take || step == Step::drop;
  return step == Step::take || step == Step::tribe || step == Step::tile || step == Step::end;
}

}  // namespace

std::vector<Action> expected_item_step(const State& s) {
  switch (s.step) {
    case Step::keep_item:
      return items_drawn(s);
    case Step::remove_meeples:
      return meeples_to_remove(s);
    case Step::move_meeples:
      return flute_step(s);
    case Step::move_camel:
      return tiles_without_camel(s);
    case Step::order_row:
      return cards_to_put(s);
    default:
      return {};
  }
}

void add_expected_items(const State& s, std::vector<Action>& offers) {
  if (s.item_used) return;
  for (Item item : all<Item>) {
    if (items_held(s, s.active, item) == 0 || !is_time_for(item, s.step)) continue;
    const Offers uses = uses_of(s, item);
    offers.insert(offers.end(), uses.begin(), uses.end());
  }
}

}  // namespace naqala::test
