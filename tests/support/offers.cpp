#include "support/offers.hpp"

#include "support/offers_items.hpp"
#include "support/reading.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;
using Offers = std::vector<Action>;

// ---- Auction (R4-R7, R39) ----------------------------------------------------------------------

// R39: each fakir counts one space down from the one that is taken, as long as it lowers the price.
void add_bids_on(const State& s, int space, int most_fakirs, Offers& offers) {
  const std::vector<int> printed = printed_prices(s.options);
  const int coins = s.coins[index(s.bid_track[0])];
  const auto at = [&](int fakirs) { return printed[static_cast<std::size_t>(space - fakirs)]; };
  for (int fakirs = 0; fakirs <= most_fakirs && fakirs <= space; ++fakirs) {
    const bool lowers = fakirs == 0 || at(fakirs) < at(fakirs - 1);
    if (lowers && coins >= at(fakirs)) offers.push_back(Action::bid(at(0), fakirs));
  }
}

Offers bids(const State& s) {
  const Seat seat = s.bid_track[0];
  const bool kumarbi = s.djinns[index(seat)].has(Djinn::kumarbi);
  const int most = kumarbi ? cards_held(s, seat, Card::fakir) : 0;
  Offers offers;
  int cheapest = -1;
  for (int price : {18, 12, 8, 5, 3, 1, 0}) {
    const int space = space_at(s, price);
    if (space < 0) continue;
    cheapest = price;
    add_bids_on(s, space, most, offers);
  }
  if (offers.empty()) offers.push_back(Action::bid(cheapest));
  return offers;
}

// ---- Tribes (R23-R26) --------------------------------------------------------------------------

bool can_be_killed_at(const State& s, Seat seat, Tribe tribe) {
  if (seat == s.active || s.djinns[index(seat)].has(Djinn::boaz)) return false;
  if (tribe == Tribe::vizier) return s.viziers[index(seat)] > 0;
  if (tribe == Tribe::artisan) return s.artisans[index(seat)] > 0;
  return tribe == Tribe::elder && s.elders[index(seat)] > 0;
}

void add_kills_on(const State& s, Tile tile, Offers& offers) {
  for (Tribe tribe : all<Tribe>)
    if (s.meeples[index(tile)].has(tribe)) offers.push_back(Action::kill(tile, tribe));
}

void add_kills_at(const State& s, Seat seat, Offers& offers) {
  for (Tribe tribe : all<Tribe>)
    if (can_be_killed_at(s, seat, tribe)) offers.push_back(Action::kill_seat(seat, tribe));
}

// All kills with up to `f` fakirs.
Offers kills(const State& s, int f) {
  Offers offers;
  for (Tile tile : all<Tile>)
    if (steps_between(s.at, tile) <= s.hand.total() + f) add_kills_on(s, tile, offers);
  for (Seat seat : all<Seat>) add_kills_at(s, seat, offers);
  return offers;
}

Offers assassins(const State& s) {
  Offers offers = kills(s, fakirs(s));
  if (kills(s, 0).empty()) offers.push_back(Action::skip());
  return offers;
}

Offers builders(const State& s) {
  Offers offers;
  const int most = blue_tiles(s, s.at) == 0 ? 0 : fakirs(s);
  for (int f = 0; f <= most; ++f) offers.push_back(Action::fakirs(f));
  return offers;
}

Offers tribe_action(const State& s) {
  if (s.hand.has(Tribe::assassin)) return assassins(s);
  if (s.hand.has(Tribe::builder)) return builders(s);
  return {Action::of(s.hand.has(Tribe::merchant) ? Kind::trade : Kind::keep)};
}

Offers second_kill(const State& s) {
  Offers offers;
  if (s.victim == nobody)
    add_kills_on(s, s.place, offers);
  else
    add_kills_at(s, s.victim, offers);
  return offers;
}

// ---- Tiles (R28-R31, R48, R49, R61), selling (R32) ---------------------------------------------

Offers market(const State& s, int price, int cards) {
  Offers offers{Action::skip()};
  if (s.coins[index(s.active)] < price) return offers;
  for (int i = 0; i < s.card_row_size && i < cards; ++i) offers.push_back(Action::buy(i));
  return offers;
}

Offers sacred_place(const State& s) {
  Offers offers{Action::skip()};
  const int elders = s.elders[index(s.active)];
  for (int i = 0; i < s.djinn_row_size; ++i) {
    if (elders >= 2) offers.push_back(Action::djinn(i, Payment::elder_elder));
    if (elders >= 1 && fakirs(s) >= 1) offers.push_back(Action::djinn(i, Payment::elder_fakir));
  }
  return offers;
}

Offers workshop(const State& s) {
  Offers offers{Action::skip()};
  if (s.item_stack.total() == 0) return offers;
  if (s.artisans[index(s.active)] >= 1) offers.push_back(Action::of(Kind::item_artisan));
  if (fakirs(s) >= 2) offers.push_back(Action::of(Kind::item_fakirs));
  return offers;
}

Offers city(const State& s) {
  for (WhimPlace place : s.whims)
    if (place == WhimPlace::on(s.at)) return {Action::of(Kind::whim)};
  return {Action::skip()};
}

Offers tile_action(const State& s) {
  const TileKind kind = s.kind(s.at);
  if (is_oasis(kind)) return {palms_out(s) < 12 ? Action::of(Kind::palm) : Action::skip()};
  if (is_village(kind)) return {palaces_out(s) < 10 ? Action::of(Kind::palace) : Action::skip()};
  if (is_sacred(kind)) return sacred_place(s);
  if (is_workshop(kind)) return workshop(s);
  if (is_city(kind)) return city(s);
  if (kind == TileKind::specialised_market) return market(s, 4, 9);
  return kind == TileKind::large_market ? market(s, 6, 6) : market(s, 3, 3);
}

// Among the cards that were the first six before one of them was bought.
Offers second_buy(const State& s) {
  Offers offers;
  for (int i = 0; i < s.card_row_size && i < 5; ++i) offers.push_back(Action::buy(i));
  return offers;
}

Offers sales(const State& s) {
  Offers offers{Action::of(Kind::end)};
  for (unsigned set = 1; set < 512; ++set) {
    bool held = true;
    for (Card card : all<Card>)
      if (card != Card::fakir && ((set >> index(card)) & 1)) held &= cards_held(s, s.active, card) > 0;
    if (held) offers.push_back(Action::sell(static_cast<GoodsMask>(set)));
  }
  return offers;
}

// ---- Djinns (R35-R38) --------------------------------------------------------------------------

// The point of R36 is open: any power that is not tied to an event can be used.
bool is_open_point(const State& s) {
  return s.step == Step::take || s.step == Step::tribe || s.step == Step::tile || s.step == Step::end;
}

// Whether assassins that may still spend `f` fakirs reach two victims at one place.
bool two_victims(const State& s, int f) {
  for (Tile tile : all<Tile>)
    if (steps_between(s.at, tile) <= s.hand.total() + f && s.meeples[index(tile)].total() >= 2) return true;
  for (Seat seat : all<Seat>) {
    if (seat == s.active || s.djinns[index(seat)].has(Djinn::boaz)) continue;
    if (s.viziers[index(seat)] + s.elders[index(seat)] + s.artisans[index(seat)] >= 2) return true;
  }
  return false;
}

// Where a power could be used now.
bool can_use_on(const State& s, Djinn djinn, Tile tile) {
  const bool palm = palms_out(s) < 12;
  const bool palace = palaces_out(s) < 10;
  switch (djinn) {
    case Djinn::anun_nak:
      return is_open_point(s) && is_bare(s, tile) && !has_meeples(s, tile) && a_meeple_can_be_drawn(s);
    case Djinn::leta:
      return is_open_point(s) && is_bare(s, tile) && !has_meeples(s, tile) && camel_or_tent_in_stock(s);
    case Djinn::utug:
      return is_open_point(s) && is_bare(s, tile) && has_meeples(s, tile) && camel_or_tent_in_stock(s);
    case Djinn::bouraq:
      return is_open_point(s) && palace && is_village(s.kind(tile));
    case Djinn::enki:
      return is_open_point(s) && palm && is_oasis(s.kind(tile));
    case Djinn::hagis:
      if (s.step == Step::place_palace) return surrounds(tile, s.place);
      return s.step == Step::tile && palace && is_village(s.kind(s.at)) && surrounds(tile, s.at);
    case Djinn::lamia:
      if (s.step == Step::place_palm) return surrounds(tile, s.place);
      return s.step == Step::tile && palm && is_oasis(s.kind(s.at)) && surrounds(tile, s.at);
    default:
      return false;
  }
}

// Whether a power that names no tile could be used now with this payment.
bool can_use(const State& s, Djinn djinn, Payment payment) {
  switch (djinn) {
    case Djinn::echidna:
      if (s.step == Step::tile || s.step == Step::end) return s.built > 0;
      return s.step == Step::tribe && s.hand.has(Tribe::builder) && blue_tiles(s, s.at) > 0;
    case Djinn::iblis:
      return s.step == Step::tribe && s.hand.has(Tribe::assassin) &&
             two_victims(s, fakirs(s) - (payment == Payment::fakir));
    case Djinn::sibittis:
      return is_open_point(s) && a_djinn_can_be_drawn(s);
    case Djinn::sloar:
      return is_open_point(s) && a_card_can_be_drawn(s);
    default:
      return false;
  }
}

// The ways in which the seat can pay for the power.
std::vector<Payment> payments(const State& s, Djinn djinn) {
  const int elders = s.elders[index(s.active)];
  std::vector<Payment> ways;
  switch (djinn) {
    case Djinn::echidna:
    case Djinn::leta:
    case Djinn::sibittis:
    case Djinn::utug:
      if (elders >= 2) ways.push_back(Payment::elder_elder);
      if (elders >= 1 && fakirs(s) >= 1) ways.push_back(Payment::elder_fakir);
      break;
    default:
      if (elders >= 1 && djinn != Djinn::sloar) ways.push_back(Payment::elder);
      if (fakirs(s) >= 1) ways.push_back(Payment::fakir);
      break;
  }
  return ways;
}

void add_powers(const State& s, Offers& offers) {
  for (Djinn djinn : all<Djinn>) {
    if (!s.djinns[index(s.active)].has(djinn) || s.djinns_used.has(djinn)) continue;
    for (Payment payment : payments(s, djinn)) {
      if (can_use(s, djinn, payment)) offers.push_back(Action::use(djinn, payment));
      for (Tile tile : all<Tile>)
        if (is_solid(s.kind(tile)) && can_use_on(s, djinn, tile))
          offers.push_back(Action::use(djinn, payment, tile));
    }
  }
}

Offers djinns_drawn(const State& s) {
  Offers offers;
  for (Djinn djinn : all<Djinn>)
    if (s.djinns_drawn.has(djinn)) offers.push_back(Action::keep(djinn));
  return offers;
}

Offers without_powers(const State& s, int most_in_hand) {
  switch (s.step) {
    case Step::bid:
      return bids(s);
    case Step::collect:
      return {Action::of(Kind::collect)};
    case Step::tribe:
      return tribe_action(s);
    case Step::tile:
      return tile_action(s);
    case Step::end:
      return sales(s);
    case Step::second_kill:
      return second_kill(s);
    case Step::second_buy:
      return second_buy(s);
    case Step::place_palace:
      return {Action::of(Kind::palace)};
    case Step::place_palm:
      return {Action::of(Kind::palm)};
    case Step::keep_djinn:
      return djinns_drawn(s);
    case Step::control:
      return {Action::of(Kind::camel), Action::of(Kind::tent)};
    default:
      return expected_item_step(s, most_in_hand);
  }
}

}  // namespace

std::vector<Action> expected_offers(const State& s, int most_in_hand) {
  Offers offers = without_powers(s, most_in_hand);
  if (s.active == nobody) return offers;
  add_powers(s, offers);
  add_expected_items(s, most_in_hand, offers);
  return offers;
}

}  // namespace naqala::test
