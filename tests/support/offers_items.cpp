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

// R51: whether the turn can go on from here without another item. While meeples are in hand, their sowing can
// still be finished; between the last drop and collecting, the dropped meeple has another of its colour.
bool may_go_on(const State& s) {
  const Step used_at = s.step == Step::remove_meeples || s.step == Step::move_meeples ? s.resume : s.step;
  if (used_at == Step::drop)
    return reference_can_finish({.board = board_of(s), .hand = s.hand, .at = s.at, .from = s.from});
  return used_at != Step::collect || s.meeples[index(s.at)][s.dropped] >= 2;
}

State less_one(State s, Tile tile, Tribe tribe) {
  s.meeples[index(tile)].remove(tribe);
  return s;
}

// R52: whether `n` more can be removed there, in some way after which the turn goes on.
bool can_remove(const State& s, Tile tile, int n) {
  if (n == 0) return may_go_on(s);
  return std::any_of(all<Tribe>.begin(), all<Tribe>.end(), [&](Tribe tribe) {
    return s.meeples[index(tile)].has(tribe) && can_remove(less_one(s, tile, tribe), tile, n - 1);
  });
}

Offers meeples_to_remove(const State& s) {
  Offers offers;
  for (Tribe tribe : all<Tribe>)
    if (s.meeples[index(s.place)].has(tribe) && can_remove(less_one(s, s.place, tribe), s.place, s.left - 1))
      offers.push_back(Action::remove(tribe));
  return offers;
}

// R55: from adjacent tiles, not over mountains (R43).
Offers meeples_to_move(const State& s, Tile to) {
  Offers offers;
  for (Tile tile : all<Tile>)
    for (Tribe tribe : all<Tribe>)
      if (step_leads(s, tile, to) && s.meeples[index(tile)].has(tribe))
        offers.push_back(Action::move(tile, tribe));
  return offers;
}

State moved(const State& s, Action move, Tile to) {
  State after = less_one(s, move.tile(), move.tribe());
  after.meeples[index(to)].add(move.tribe());
  return after;
}

// Whether the turn goes on if none or up to `n` more are moved. In which order makes no difference, so one is
// tried: that of the bits.
bool can_move_up_to(const State& s, Tile to, int n, Action last) {
  if (may_go_on(s)) return true;
  if (n == 0) return false;
  for (Action move : meeples_to_move(s, to))
    if (move.bits() >= last.bits() && can_move_up_to(moved(s, move, to), to, n - 1, move)) return true;
  return false;
}

// The moves onto a tile, up to `n` in all, at least one.
Offers flute_moves(const State& s, Tile to, int n) {
  Offers offers;
  for (Action move : meeples_to_move(s, to))
    if (can_move_up_to(moved(s, move, to), to, n - 1, Action::of(Kind::none))) offers.push_back(move);
  return offers;
}

Offers flute_step(const State& s) {
  Offers offers = flute_moves(s, s.place, s.left);
  if (s.left < 5 && may_go_on(s)) offers.push_back(Action::of(Kind::done));
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
    if (s.meeples[index(tile)].total() >= 2 && can_remove(s, tile, 2))
      offers.push_back(Action::use(Item::scimitar, tile));
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
    if (!flute_moves(s, tile, 5).empty()) offers.push_back(Action::use(Item::flute, tile));
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

// R51: at the four points, while meeples are in hand and before they are collected; R54: the carpet before a
// tile is taken or while meeples are in hand.
bool is_time_for(Item item, Step step) {
  if (step == Step::take || step == Step::drop) return true;
  const bool later = step == Step::collect || step == Step::tribe || step == Step::tile || step == Step::end;
  return later && item != Item::carpet;
}

}  // namespace

std::vector<Action> expected_item_step(const State& s, int most_in_hand) {
  if (meeples_to_try(s) > most_in_hand) return {};
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

int meeples_to_try(const State& s) {
  const bool chain = s.step == Step::remove_meeples || s.step == Step::move_meeples;
  if (chain) return s.resume == Step::drop ? s.hand.total() : 0;
  if (s.step != Step::drop || s.item_used) return 0;
  const bool held = items_held(s, s.active, Item::scimitar) + items_held(s, s.active, Item::flute) > 0;
  return held ? s.hand.total() : 0;
}

bool is_of_scimitar_or_flute(Action action) {
  if (action.kind() == Kind::use_item) return action.item() == Item::scimitar || action.item() == Item::flute;
  return action.kind() == Kind::remove || action.kind() == Kind::move || action.kind() == Kind::done;
}

void add_expected_items(const State& s, int most_in_hand, std::vector<Action>& offers) {
  if (s.item_used) return;
  const bool try_all = meeples_to_try(s) <= most_in_hand;
  for (Item item : all<Item>) {
    if (items_held(s, s.active, item) == 0 || !is_time_for(item, s.step)) continue;
    if (!try_all && (item == Item::scimitar || item == Item::flute)) continue;
    const Offers uses = uses_of(s, item);
    offers.insert(offers.end(), uses.begin(), uses.end());
  }
}

}  // namespace naqala::test
