#include "support/ledger.hpp"

#include <algorithm>
#include <bit>
#include <functional>

#include "support/reading.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

template <class Counts>
void add(Counts& to, const Counts& more) {
  std::transform(to.begin(), to.end(), more.begin(), to.begin(), std::plus<>());
}

// R5, R39: the price that is paid for the space taken, `fakirs` spaces lower.
int price_paid(const State& before, int price, int fakirs) {
  return printed_prices(before.options)[static_cast<std::size_t>(space_at(before, price) - fakirs)];
}

// R29, R30, R49
int market_price(TileKind kind) {
  if (kind == TileKind::specialised_market) return 4;
  return kind == TileKind::large_market ? 6 : 3;
}

// R32
constexpr std::array<int, goods_kinds + 1> kSetPrices{0, 1, 3, 7, 13, 21, 30, 40, 50, 60};

}  // namespace

Ledger::Ledger(const State& start) : books_(count_books(start)), options_(start.options) {
  for (Tile tile : all<Tile>) kinds_[index(tile)] = start.kind(tile);
}

std::string Ledger::book(const Move& move) {
  if (std::string problem = check_last_round(move); !problem.empty()) return problem;
  book_action(move);
  book_remade_decks(move.after);
  fulfil_whims(move.after.step);
  if (std::string problem = check_what_is_due(move.after.step); !problem.empty()) return problem;
  if (move.after.built != (books_.turn == nobody ? 0 : built_))
    return "the builders' coins are noted wrongly (R40)";
  const std::string account = first_difference(books_, count_books(move.after));
  return account.empty() ? account : "the ledger disagrees about the " + account;
}

// What must be asked for next, and not otherwise.
std::string Ledger::check_what_is_due(Step step) const {
  if ((claim_ != no_tile) != (step == Step::control)) return "camel or tent: asked for wrongly (R45)";
  if ((draws_due_ > 0) != (step == Step::draw_items)) return "items are drawn wrongly (R46)";
  if (item_due_ != (step == Step::draw_item)) return "an item is taken wrongly (R48, Kandicha)";
  const bool choice_due = draws_due_ == 0 && sum(books_.items_drawn) > 0;
  return choice_due == (step == Step::keep_item) ? "" : "an item is kept wrongly (R46)";
}

// R12, R70: the last round is set if, and only if, a camel (and tent) was the last or a turn had no sowing.
std::string Ledger::check_last_round(const Move& move) {
  const State& before = move.before;
  if (before.step == Step::take)
    no_sowing_ |= std::none_of(move.legal.begin(), move.legal.end(),
                               [](Action action) { return action.kind() == Kind::take; });
  const bool camels_out = std::any_of(all<Seat>.begin(), all<Seat>.end(),
                                      [&](Seat seat) { return camels_left(seat) == 0 && !tent_left(seat); });
  return before.last_round == (camels_out || no_sowing_) ? "" : "the last round is set wrongly";
}

// R33: a draw is due and the deck is empty.
void Ledger::book_remade_decks(const State& after) {
  const bool card_due =
      after.step == Step::draw_card || after.step == Step::refill_cards || after.step == Step::fill_row;
  if (card_due && sum(books_.card_deck) == 0) std::swap(books_.card_deck, books_.card_discards);
  const bool djinn_due =
      after.step == Step::draw_djinns || after.step == Step::refill_djinns || after.step == Step::draw_djinn;
  if (djinn_due && books_.djinn_deck.empty()) std::swap(books_.djinn_deck, books_.djinn_discards);
}

void Ledger::book_action(const Move& move) {
  const State& before = move.before;
  const Action action = move.action;
  switch (action.kind()) {
    case Kind::bid:
      return bid(before, action);
    case Kind::take:
      return take(action.tile());
    case Kind::drop:
      return drop(before.active, action);
    case Kind::skip:
      return skip(before);
    case Kind::collect:
      return collect(before);
    case Kind::keep:
      return keep(before.active);
    case Kind::trade:
      return trade(before);
    case Kind::fakirs:
      return build(before, action.number());
    case Kind::kill:
    case Kind::kill_seat:
      return kill(move);
    case Kind::palm:
      return place_palm(before.step == Step::tile ? final_tile_ : place_);
    case Kind::palace:
      return place_palace(before.active, before.step == Step::tile ? final_tile_ : place_);
    case Kind::buy:
      return buy(before, action);
    case Kind::djinn:
      return buy_djinn(before, action);
    case Kind::sell:
      return sell(before.active, action.goods());
    case Kind::use_djinn:
      return use_djinn(move);
    case Kind::keep_djinn:
      return keep_djinn(before.active, action.djinn());
    case Kind::deal_card:
      return deal_card(move);
    case Kind::deal_djinn:
      return deal_djinn(before, action.djinn());
    case Kind::draw_meeple:
      --books_.bag[index(action.tribe())];
      ++books_.tiles[index(place_)].meeples[index(action.tribe())];
      return;
    case Kind::end:
      return end_turn(before);
    case Kind::whim:
      return take_whim(before.active);
    case Kind::deal_whim:
      return deal_whim(action.whim());
    default:
      return book_items(move);
  }
}

void Ledger::bid(const State& before, Action action) {
  const Seat seat = before.bid_track[0];
  discard(seat, Card::fakir, action.subject());
  int& coins = books_.coins[index(seat)];
  const int price = action.number();
  coins -= std::min(coins, price_paid(before, price, action.subject()));
  if (price == 0) pay_kam(seat);
  // R8: before all of a lower price; on 0 also before those that came earlier (R6).
  const auto later =
      std::find_if(books_.turn_order.begin(), books_.turn_order.end(),
                   [&](const auto& marker) { return price == 0 ? marker.first == 0 : marker.first < price; });
  books_.turn_order.insert(later, {price, seat});
  books_.bid_order.erase(books_.bid_order.begin());
  if (books_.bid_order.empty()) begin_turn(before.options, true);
}

// R10, R35: the first turn of a round, or a later one.
void Ledger::begin_turn(const Options& options, bool first) {
  if (first || options.djinn_use == DjinnUse::each_turn) used_ = {};
  books_.djinns_used = used_;
  books_.item_used = false;
  built_ = built_for_whim_ = 0;
  too_late_for_whim_ = false;
  books_.turn = books_.turn_order.front().second;
  books_.turn_order.erase(books_.turn_order.begin());
  books_.bid_order.push_back(books_.turn);
}

void Ledger::end_turn(const State& before) {
  if (!books_.turn_order.empty()) return begin_turn(before.options, false);
  books_.turn = nobody;
  books_.djinns_used = {};
  books_.item_used = false;
  books_.over = before.last_round;
}

void Ledger::take(Tile tile) { std::swap(books_.in_hand, books_.tiles[index(tile)].meeples); }

void Ledger::drop(Seat seat, Action action) {
  Place& place = books_.tiles[index(action.tile())];
  --books_.in_hand[index(action.tribe())];
  ++place.meeples[index(action.tribe())];
  last_tribe_ = action.tribe();
  final_tile_ = action.tile();
  if (place.owner != nobody && books_.djinns[index(place.owner)].has(Djinn::marid))
    pay_holder(seat, Djinn::marid);
  if (sum(books_.in_hand) == 0 && at_work_ == Item::carpet) item_is_done(seat);
}

void Ledger::skip(const State& before) {
  if (before.step == Step::tribe) hand_to_bag();
}

// R19, R20
void Ledger::collect(const State& before) {
  std::swap(books_.in_hand[index(last_tribe_)], books_.tiles[index(final_tile_)].meeples[index(last_tribe_)]);
  take_control(before.active, final_tile_);
}

void Ledger::keep(Seat seat) {
  books_.viziers[index(seat)] += books_.in_hand[index(Tribe::vizier)];
  books_.elders[index(seat)] += books_.in_hand[index(Tribe::elder)];
  if (books_.in_hand[index(Tribe::artisan)] > 0) draw_items();
  books_.in_hand = {};
}

void Ledger::trade(const State& before) {
  const int n = std::min<int>(sum(books_.in_hand), before.card_row_size);
  for (int i = 0; i < n; ++i) take_from_row(before.active, 0);
  hand_to_bag();
}

void Ledger::build(const State& before, int fakirs) {
  const int coins = (sum(books_.in_hand) + fakirs) * blue_tiles(before, final_tile_);
  built_ = coins;
  gain_from_builders(before.active, before.double_coins ? 2 * coins : coins);
  discard(before.active, Card::fakir, fakirs);
  hand_to_bag();
}

// R40: Echidna's coins are part of the action that they double.
void Ledger::gain_from_builders(Seat seat, int coins) {
  books_.coins[index(seat)] += coins;
  if (!too_late_for_whim_) built_for_whim_ += coins;
}

void Ledger::buy(const State& before, Action action) {
  if (before.step == Step::tile) books_.coins[index(before.active)] -= market_price(before.kind(final_tile_));
  take_from_row(before.active, static_cast<std::size_t>(action.number()));
}

void Ledger::buy_djinn(const State& before, Action action) {
  const Djinn djinn = before.djinn_row[static_cast<std::size_t>(action.number())];
  pay(before.active, action.payment());
  books_.djinn_row.remove(djinn);
  gain_djinn(before.active, djinn);
}

void Ledger::sell(Seat seat, GoodsMask goods) {
  for (Card card : all<Card>)
    if (card != Card::fakir && holds(goods, card)) discard(seat, card);
  books_.coins[index(seat)] += kSetPrices[static_cast<std::size_t>(std::popcount(goods))];
}

void Ledger::use_djinn(const Move& move) {
  pay(move.before.active, move.action.payment());
  used_.add(move.action.djinn());
  books_.djinns_used = used_;
  const Seat seat = move.before.active;
  const Tile tile = place_ = move.action.tile();
  switch (move.action.djinn()) {
    case Djinn::bouraq:
      if (move.after.step != Step::place_palace) place_palace(seat, tile);
      return;
    case Djinn::enki:
      if (move.after.step != Step::place_palm) place_palm(tile);
      return;
    case Djinn::hagis:
      return place_palace(seat, tile);
    case Djinn::lamia:
      return place_palm(tile);
    case Djinn::echidna:
      if (move.before.step != Step::tribe) gain_from_builders(seat, built_);
      return;
    case Djinn::leta:
    case Djinn::utug:
      return claim(seat, tile);
    default:
      return;
  }
}

void Ledger::deal_card(const Move& move) {
  --books_.card_deck[index(move.action.card())];
  if (move.before.step == Step::refill_cards || move.before.step == Step::fill_row)
    return books_.card_row.push_back(move.action.card());
  ++books_.hands[index(move.before.active)][index(move.action.card())];
  end_of_kills(move);  // if it is Kandicha's
}

void Ledger::deal_djinn(const State& before, Djinn djinn) {
  books_.djinn_deck.remove(djinn);
  if (before.step == Step::draw_djinn) {  // the lamp's
    item_is_done(before.active);
    return gain_djinn(before.active, djinn);
  }
  (before.step == Step::draw_djinns ? books_.djinns_drawn : books_.djinn_row).add(djinn);
}

void Ledger::keep_djinn(Seat seat, Djinn djinn) {
  books_.djinns_drawn.remove(djinn);
  books_.djinn_discards = books_.djinn_discards | books_.djinns_drawn;
  books_.djinns_drawn = {};
  gain_djinn(seat, djinn);
}

void Ledger::pay(Seat seat, Payment payment) {
  const bool with_fakir = payment == Payment::fakir || payment == Payment::elder_fakir;
  const int elders = payment == Payment::elder_elder ? 2 : payment == Payment::fakir ? 0 : 1;
  books_.elders[index(seat)] -= elders;
  books_.bag[index(Tribe::elder)] += elders;
  discard(seat, Card::fakir, with_fakir);
}

void Ledger::discard(Seat seat, Card card, int n) {
  int& seen = books_.seen_cards[index(seat)][index(card)];
  seen -= std::min(seen, n);
  books_.hands[index(seat)][index(card)] -= n;
  books_.card_discards[index(card)] += n;
}

void Ledger::take_from_row(Seat seat, std::size_t position) {
  const Card card = books_.card_row.at(position);
  books_.card_row.erase(books_.card_row.begin() + static_cast<std::ptrdiff_t>(position));
  ++books_.hands[index(seat)][index(card)];
  ++books_.seen_cards[index(seat)][index(card)];
}

void Ledger::gain_djinn(Seat seat, Djinn djinn) {
  if (djinn != Djinn::baal) pay_holder(seat, Djinn::baal);
  books_.djinns[index(seat)].add(djinn);
}

// R41
void Ledger::pay_holder(Seat active, Djinn djinn, int times) {
  for (Seat seat : all<Seat>)
    if (books_.djinns[index(seat)].has(djinn)) books_.coins[index(seat)] += times * (seat == active ? 1 : 2);
}

void Ledger::place_palm(Tile tile) { ++books_.tiles[index(tile)].palms; }

void Ledger::place_palace(Seat active, Tile tile) {
  ++books_.tiles[index(tile)].palaces;
  pay_holder(active, Djinn::monkir);
}

void Ledger::hand_to_bag() {
  add(books_.bag, books_.in_hand);
  books_.in_hand = {};
}

}  // namespace naqala::test
