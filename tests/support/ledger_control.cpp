// The ledger's pages for assassins (R26, R27) and for control (section 5): who loses what, and
// who owns what then.
#include <algorithm>

#include "support/ledger.hpp"
#include "support/reading.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

}  // namespace

// Where seats keep meeples of this tribe, if they do.
std::array<int, count_of<Seat>>* Ledger::front_of(Tribe tribe) {
  switch (tribe) {
    case Tribe::vizier:
      return &books_.viziers;
    case Tribe::elder:
      return &books_.elders;
    case Tribe::artisan:
      return &books_.artisans;
    default:
      return nullptr;
  }
}

// R26, with Kandicha
void Ledger::kill(const Move& move) {
  const State& before = move.before;
  const Action action = move.action;
  const bool on_tile = action.kind() == Kind::kill;
  if (before.step == Step::tribe) {
    place_ = on_tile ? action.tile() : no_tile;
    const int beyond = on_tile ? distance(final_tile_, place_) - sum(books_.in_hand) : 0;
    discard(before.active, Card::fakir, std::max(0, beyond));
    hand_to_bag();
  }
  ++killed_;
  killed_tribes_[index(action.tribe())] = true;
  std::array<int, count_of<Seat>>* front = front_of(action.tribe());
  --(on_tile ? books_.tiles[index(place_)].meeples[index(action.tribe())] : (*front)[index(action.seat())]);
  const bool kandicha = books_.djinns[index(before.active)].has(Djinn::kandicha);
  ++(kandicha && front != nullptr ? (*front)[index(before.active)] : books_.bag[index(action.tribe())]);
  if (kandicha && action.tribe() == Tribe::builder)
    books_.coins[index(before.active)] += blue_tiles(before, place_);
  if (kandicha && action.tribe() == Tribe::artisan) item_due_ = sum(books_.item_stack) > 0;
  end_of_kills(move);
}

// Nekir, then control (R26, R27), when the tile's action comes next, or the question for camel or
// tent before it.
void Ledger::end_of_kills(const Move& move) {
  if (killed_ == 0 || (move.after.step != Step::tile && move.after.step != Step::control)) return;
  const State& before = move.before;
  const bool per_meeple = before.options.nekir_pays == NekirPays::per_meeple;
  pay_holder(before.active, Djinn::nekir, per_meeple ? killed_ : 1);
  if (place_ != no_tile) take_control(before.active, place_);
  killed_ = 0;
}

// R45: what the seat has in stock.
int Ledger::camels_left(Seat seat) const {
  const auto placed = std::count_if(books_.tiles.begin(), books_.tiles.end(),
                                    [&](const Place& place) { return place.owner == seat && !place.tent; });
  return (options_.seats == 2 ? 11 : 8) - static_cast<int>(placed);
}

bool Ledger::tent_left(Seat seat) const {
  return options_.plays(Set::artisans) &&
         std::none_of(books_.tiles.begin(), books_.tiles.end(),
                      [&](const Place& place) { return place.owner == seat && place.tent; });
}

// R20: nobody's camel there and no meeple left.
void Ledger::take_control(Seat seat, Tile tile) {
  const Place& place = books_.tiles[index(tile)];
  if (place.owner == nobody && sum(place.meeples) == 0) claim(seat, tile);
}

// R22, R45: a seat with camel and tent is asked which.
void Ledger::claim(Seat seat, Tile tile) {
  const bool camel = camels_left(seat) > 0;
  const bool tent = tent_left(seat);
  if (!camel && !tent) return;
  claim_ = tile;
  if (camel != tent) place_camel_or_tent(seat, tent);
}

// R45
void Ledger::place_camel_or_tent(Seat seat, bool tent) {
  books_.tiles[index(claim_)].owner = seat;
  books_.tiles[index(claim_)].tent = tent;
  claim_ = no_tile;
}

}  // namespace naqala::test
