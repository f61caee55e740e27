// The ledger's pages for Whims of the Sultan (rules, section 11): who takes which whim, when it is fulfilled,
// what it pays, and what is shown for it. A second reading of the table of whims.
#include <algorithm>
#include <array>

#include "support/ledger.hpp"
#include "support/reading.hpp"

namespace naqala::test {
namespace {

bool is_small_market(TileKind kind) { return kind == TileKind::small_market; }
bool is_large_market(TileKind kind) { return kind == TileKind::large_market; }

int coins_for(Whim whim) {
  switch (whim) {
    case Whim::djinns:
    case Whim::sacred:
    case Whim::markets:
    case Whim::builders:
    case Whim::line:
    case Whim::precious:
      return 15;
    default:
      return 10;
  }
}

// R64: when a turn begins, when an action is finished with all that hangs on it, and of a sowing only at its
// end.
bool is_moment(Step step) {
  return step == Step::take || step == Step::collect || step == Step::tribe || step == Step::tile ||
         step == Step::end;
}

constexpr std::array<Item, 3> kPrecious{Item::jewellery, Item::chest, Item::crown};

int precious(const ItemCounts& items) {
  int n = 0;
  for (Item item : kPrecious) n += items[index(item)];
  return n;
}

}  // namespace

// Kam: the markers on 0 are pushed back (R6). The bidder's own new one is not there yet.
void Ledger::pay_kam(Seat bidder) {
  for (Seat owner : all<Seat>) {
    if (!books_.djinns[index(owner)].has(Djinn::kam)) continue;
    for (const auto& [there, marker] : books_.turn_order) {
      if (there != 0) continue;
      if (bidder == owner && marker != owner) books_.coins[index(owner)] += 1;
      if (bidder != owner && marker == owner) books_.coins[index(owner)] += 2;
    }
  }
}

// R61
void Ledger::take_whim(Seat seat) {
  for (Whim whim : all<Whim>)
    if (books_.whims[index(whim)] == WhimPlace::on(final_tile_)) {
      books_.whims[index(whim)] = WhimPlace::with(seat);
      // R40: the builders of this turn have acted already.
      if (whim == Whim::builders) too_late_for_whim_ = true;
      if (whim == Whim::builders) built_for_whim_ = 0;
    }
  pay_holder(seat, Djinn::satesha);
}

// R61: the first city without a whim, in the order a1, b1, ...
void Ledger::deal_whim(Whim whim) {
  for (int y = 0; y < 6; ++y) {
    for (int x = 0; x < 7; ++x) {
      const Tile tile = tile_at(x, y);
      const WhimPlace here = WhimPlace::on(tile);
      const bool bare = std::find(books_.whims.begin(), books_.whims.end(), here) == books_.whims.end();
      if (!is_city(kinds_[index(tile)]) || !bare) continue;
      books_.whims[index(whim)] = here;
      return;
    }
  }
}

// R64: all that hold at this moment, of all seats in the order of their turns.
void Ledger::fulfil_whims(Step step) {
  shown_ = {};
  if (!is_moment(step)) return;
  fulfil_whims_of(books_.turn);
  for (const auto& [price, seat] : books_.turn_order) fulfil_whims_of(seat);
  for (Seat seat : books_.bid_order) fulfil_whims_of(seat);
  killed_tribes_ = {};
}

// "2 other whims" last.
void Ledger::fulfil_whims_of(Seat seat) {
  const auto look_at = [&](Whim whim) {
    if (books_.whims[index(whim)] == WhimPlace::with(seat) && is_fulfilled(seat, whim)) fulfil(seat, whim);
  };
  for (Whim whim : all<Whim>)
    if (whim != Whim::whims) look_at(whim);
  look_at(Whim::whims);
}

void Ledger::fulfil(Seat seat, Whim whim) {
  books_.whims[index(whim)] = WhimPlace::fulfilled_by(seat);
  books_.coins[index(seat)] += coins_for(whim);
  if (whim == Whim::fish) show(seat, Card::fish);
  if (whim == Whim::wheat) show(seat, Card::wheat);
  if (whim == Whim::pottery) show(seat, Card::pottery);
  if (whim == Whim::precious) show_precious(seat);
}

bool Ledger::is_fulfilled(Seat seat, Whim whim) const {
  const std::size_t i = index(seat);
  int palms = 0, palaces = 0;
  for (const Place& place : books_.tiles) {
    palms += place.owner == seat ? place.palms : 0;
    palaces += place.owner == seat ? place.palaces : 0;
  }
  const int right = options_.plays(Set::artisans) && options_.plays(Set::whims) ? 6 : 5;
  const auto owns = [&](int x, int y) { return books_.tiles[index(tile_at(x, y))].owner == seat; };
  // What their owner does counts, and nobody else's deeds.
  const bool acts = seat == books_.turn;
  const auto killed = [&](Tribe tribe) { return acts && killed_tribes_[index(tribe)]; };
  switch (whim) {
    case Whim::palaces:
      return palaces >= 2;
    case Whim::palms:
      return palms >= 2;
    case Whim::workshop:
      return owned(seat, is_workshop) >= 1;
    case Whim::corner:
      return owns(0, 0) || owns(right, 0) || owns(0, 5) || owns(right, 5);
    case Whim::whims:
      return std::count(books_.whims.begin(), books_.whims.end(), WhimPlace::fulfilled_by(seat)) >= 2;
    case Whim::djinns:
      return books_.djinns[i].size() >= 3;
    case Whim::sacred:
      return owned(seat, is_sacred) >= 2;
    case Whim::markets:
      return owned(seat, is_small_market) >= 1 && owned(seat, is_large_market) >= 1;
    case Whim::builders:
      return acts && built_for_whim_ >= 15;
    case Whim::line:
      return owns_a_line(seat);
    case Whim::precious:
      return precious(books_.items[i]) >= 3;
    case Whim::fish:
      return books_.hands[i][index(Card::fish)] >= 2;
    case Whim::wheat:
      return books_.hands[i][index(Card::wheat)] >= 2;
    case Whim::pottery:
      return books_.hands[i][index(Card::pottery)] >= 2;
    case Whim::viziers:
      return books_.viziers[i] >= 4;
    case Whim::elders:
      return books_.elders[i] >= 4;
    case Whim::artisans:
      return books_.artisans[i] >= 2;
    case Whim::kill_vizier:
      return killed(Tribe::vizier);
    case Whim::kill_elder:
      return killed(Tribe::elder);
    case Whim::kill_builder:
      return killed(Tribe::builder);
    case Whim::kill_merchant:
      return killed(Tribe::merchant);
    case Whim::kill_assassin:
      return killed(Tribe::assassin);
  }
  return false;
}

// Three side by side, to the east or to the south.
bool Ledger::owns_a_line(Seat seat) const {
  const auto owns = [&](int x, int y) {
    return x < 7 && y < 6 && books_.tiles[index(tile_at(x, y))].owner == seat;
  };
  for (int y = 0; y < 6; ++y)
    for (int x = 0; x < 7; ++x)
      if (owns(x, y) && ((owns(x + 1, y) && owns(x + 2, y)) || (owns(x, y + 1) && owns(x, y + 2))))
        return true;
  return false;
}

int Ledger::owned(Seat seat, bool (*kind)(TileKind)) const {
  int n = 0;
  for (Tile tile : all<Tile>) n += books_.tiles[index(tile)].owner == seat && kind(kinds_[index(tile)]);
  return n;
}

// Two cards of this good lie open from now on.
void Ledger::show(Seat seat, Card card) {
  int& seen = books_.seen_cards[index(seat)][index(card)];
  if (seen >= 2) return;
  seen = 2;
  shown_.goods[index(card) - index(Card::fish)] = true;
}

// Three precious items do; the cheapest of those that nobody has seen are added first.
void Ledger::show_precious(Seat seat) {
  const ItemCounts& held = books_.items[index(seat)];
  ItemCounts& seen = books_.seen_items[index(seat)];
  for (Item item : kPrecious) {
    while (precious(seen) < 3 && seen[index(item)] < held[index(item)]) {
      ++seen[index(item)];
      shown_.items.add(item);
    }
  }
}

}  // namespace naqala::test
