// The ledger's pages for The Artisans of Naqala (rules, section 10): tents, items and what they do.
#include <algorithm>

#include "support/ledger.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

}  // namespace

void Ledger::book_items(const Move& move) {
  const Seat seat = move.before.active;
  const Action action = move.action;
  switch (action.kind()) {
    case Kind::camel:
    case Kind::tent:
      return place_camel_or_tent(seat, action.kind() == Kind::tent);
    case Kind::deal_item:
      return deal_item(move);
    case Kind::keep_item:
      return keep_item(seat, action.item());
    case Kind::item_artisan:
    case Kind::item_fakirs:
      return visit_workshop(seat, action.kind() == Kind::item_artisan);
    case Kind::use_item:
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
    case Kind::use_ring:
      return use_item(move.before, action);
    case Kind::remove:
      return remove(move.before, action.tribe());
    case Kind::move:
      return move_meeple(seat, action);
    case Kind::done:
      return item_is_done(seat);
    case Kind::to:
      return move_camel(seat, action.tile());
    case Kind::put:
      return put(seat, action.card());
    default:
      return;
  }
}

// ---- Where items come from ---------------------------------------------------------------------

// R46: the artisans stay, and draw as many items as they are.
void Ledger::draw_items() {
  const int n = books_.in_hand[index(Tribe::artisan)];
  books_.artisans[index(books_.turn)] += n;
  draws_due_ = std::min(n, sum(books_.item_stack));
}

void Ledger::deal_item(const Move& move) {
  const std::size_t item = index(move.action.item());
  --books_.item_stack[item];
  if (draws_due_ > 0) {
    --draws_due_;
    ++books_.items_drawn[item];
    return;
  }
  item_due_ = false;
  ++books_.items[index(move.before.active)][item];
  end_of_kills(move);  // if it is Kandicha's
}

void Ledger::keep_item(Seat seat, Item item) {
  --books_.items_drawn[index(item)];
  ++books_.items[index(seat)][index(item)];
  for (std::size_t i = 0; i < count_of<Item>; ++i) books_.item_discards[i] += books_.items_drawn[i];
  books_.items_drawn = {};
}

// R48
void Ledger::visit_workshop(Seat seat, bool artisan) {
  item_due_ = true;
  if (!artisan) return discard(seat, Card::fakir, 2);
  --books_.artisans[index(seat)];
  ++books_.bag[index(Tribe::artisan)];
}

// ---- What they do (R51-R58) --------------------------------------------------------------------

// Everybody sees which item is used; it is put away after its effect.
void Ledger::use_item(const State& before, Action action) {
  const Seat seat = before.active;
  const bool ring = action.kind() == Kind::use_ring;
  const bool lamp = action.kind() == Kind::use_lamp || action.kind() == Kind::use_lamp_deck;
  at_work_ = ring ? Item::ring : lamp ? Item::lamp : action.item();
  done_with_it_ = 0;
  books_.item_used = true;
  books_.seen_items[index(seat)][index(*at_work_)] = 1;
  place_ = action.tile();
  if (lamp) return use_lamp(before, action);
  if (!ring) return;
  --books_.item_discards[index(action.item())];
  ++books_.items[index(seat)][index(action.item())];
  ++books_.seen_items[index(seat)][index(action.item())];
  item_is_done(seat);
}

void Ledger::use_lamp(const State& before, Action action) {
  if (action.kind() == Kind::use_lamp_deck) return;  // chance is asked first
  const Djinn djinn = before.djinn_row[static_cast<std::size_t>(action.number())];
  books_.djinn_row.remove(djinn);
  gain_djinn(before.active, djinn);
  item_is_done(before.active);
}

// Scimitar
void Ledger::remove(const State& before, Tribe tribe) {
  --books_.tiles[index(place_)].meeples[index(tribe)];
  ++books_.bag[index(tribe)];
  if (++done_with_it_ < 2) return;
  item_is_done(before.active);
  take_control(before.active, place_);
}

// Flute
void Ledger::move_meeple(Seat seat, Action action) {
  --books_.tiles[index(action.tile())].meeples[index(action.tribe())];
  ++books_.tiles[index(place_)].meeples[index(action.tribe())];
  if (++done_with_it_ == 5) item_is_done(seat);
}

// Talisman
void Ledger::move_camel(Seat seat, Tile to) {
  Place& from = books_.tiles[index(place_)];
  books_.tiles[index(to)].owner = seat;
  books_.tiles[index(to)].tent = from.tent;
  from.owner = nobody;
  from.tent = false;
  item_is_done(seat);
}

// Horn: the cards put so far lie in front, the others behind them in the order they had.
void Ledger::put(Seat seat, Card card) {
  const auto front = books_.card_row.begin() + done_with_it_;
  const auto from = std::find(front, books_.card_row.end(), card);
  std::rotate(front, from, from + 1);
  if (++done_with_it_ == static_cast<int>(books_.card_row.size())) item_is_done(seat);
}

void Ledger::item_is_done(Seat seat) {
  --books_.items[index(seat)][index(*at_work_)];
  --books_.seen_items[index(seat)][index(*at_work_)];
  ++books_.item_discards[index(*at_work_)];
  at_work_.reset();
}

}  // namespace naqala::test
