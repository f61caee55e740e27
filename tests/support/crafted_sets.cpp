#include "support/crafted_sets.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/whims.hpp"

namespace naqala::test {
namespace {

std::size_t any_seat(const State& s, Rng& rng) { return rng.below(s.options.seats); }

void give_djinn(State& s, Djinn djinn, Rng& rng) {
  if (!s.djinn_deck.has(djinn)) return;
  s.djinn_deck.remove(djinn);
  s.djinns[any_seat(s, rng)].add(djinn);
}

// Items of the stack one by one, in random order.
std::vector<Item> shuffled_stack(const State& s, Rng& rng) {
  std::vector<Item> items;
  for (Item item : all<Item>)
    for (int n = s.item_stack[item]; n > 0; --n) items.push_back(item);
  rng.shuffle(items);
  return items;
}

void give_item(State& s, std::size_t seat, Item item, Rng& rng) {
  s.item_stack.remove(item);
  if (rng.below(3) == 0)
    s.items_shown[seat].add(item);
  else
    s.items_secret[seat] += Items::of(item).word();
}

void give_artisans(State& s, Rng& rng) {
  for (Tile tile : all<Tile>) {
    Meeples& there = s.meeples[index(tile)];
    if (!there.has(Tribe::artisan) || rng.below(3) > 0) continue;
    there.remove(Tribe::artisan);
    ++s.artisans[any_seat(s, rng)];
  }
}

// Single meeples far from each other, and somebody with a carpet.
void leave_it_to_the_carpet(Plan& plan, Rng& rng) {
  State& s = plan.start;
  if (!s.item_stack.has(Item::carpet)) return;
  give_item(s, any_seat(s, rng), Item::carpet, rng);
  plan.policies.fill(Policy::collector);
  s.meeples = {};
  const auto tribe = static_cast<Tribe>(rng.below(count_of<Tribe>));
  for (int y = 0; y < 6; y += 2)
    for (int x = static_cast<int>(rng.below(2)); x < 6; x += 3)
      if (is_land(s.kind(tile_at(x, y))) && bag(s).has(tribe)) s.meeples[index(tile_at(x, y))].add(tribe);
}

}  // namespace

void craft_items(Plan& plan, Rng& rng) {
  if (rng.below(12) == 0) return leave_it_to_the_carpet(plan, rng);
  State& s = plan.start;
  for (Djinn djinn : {Djinn::geb, Djinn::ptah})
    if (rng.below(2) == 0) give_djinn(s, djinn, rng);
  std::vector<Item> items = shuffled_stack(s, rng);
  const std::uint32_t discarded = rng.below(50);
  items.resize(items.size() - std::min<std::size_t>(items.size(), rng.below(rng.below(2) == 0 ? 4 : 18)));
  for (Item item : items) {
    if (rng.below(100) < discarded)
      s.item_stack.remove(item);
    else
      give_item(s, any_seat(s, rng), item, rng);
  }
  if (rng.below(2) == 0) give_artisans(s, rng);
  for (Policy& policy : plan.policies)
    if (rng.below(2) == 0) policy = rng.below(2) == 0 ? Policy::patient : Policy::collector;
}

// ---- Whims -------------------------------------------------------------------------------------

namespace {

// A camel of the seat on a tile of this sort, if one is free and the seat has another camel left.
void own_one(State& s, Seat seat, TileSet tiles) {
  for (Tile tile : tiles) {
    if (owner_of(s, tile) != nobody || camels_left(s, seat) < 2) continue;
    s.owned[index(seat)].add(tile);
    return;
  }
}

TileSet tiles_of(const State& s, TileAction action) {
  TileSet tiles;
  for (Tile tile : all<Tile>)
    if (row_of(s.kind(tile)).action == action) tiles.add(tile);
  return tiles;
}

void take_from_board(State& s, Tribe tribe, std::uint8_t& to, int n) {
  for (Tile tile : all<Tile>) {
    if (n == 0) return;
    if (!s.meeples[index(tile)].has(tribe)) continue;
    s.meeples[index(tile)].remove(tribe);
    ++to;
    --n;
  }
}

// One card of this sort unseen, another in front of the row.
void prepare_goods(State& s, Seat seat, Card card) {
  if (!s.deck.has(card)) return;
  s.deck.remove(card);
  s.fresh[index(seat)] += Cards::of(card).word();
  if (!s.deck.has(card) || s.card_row_size == 0) return;
  s.deck.remove(card);
  s.deck.add(std::exchange(s.card_row[0], card));
}

// Two tiles side by side; now and then the third, too.
void own_most_of_a_line(State& s, Seat seat, Rng& rng) {
  const int x = static_cast<int>(rng.below(4)), y = static_cast<int>(rng.below(5));
  for (int n = 0; n < (rng.below(4) == 0 ? 3 : 2); ++n)
    if (const Tile tile = tile_at(x + n, y); is_land(s.kind(tile))) own_one(s, seat, TileSet::of(tile));
}

// Brings the seat near to what the whim asks for.
void prepare(State& s, Seat seat, Whim whim, Rng& rng) {
  const std::size_t i = index(seat);
  switch (whim) {
    case Whim::palaces:
      return own_one(s, seat, tiles_of(s, TileAction::palace));
    case Whim::palms:
      return own_one(s, seat, tiles_of(s, TileAction::palm));
    case Whim::djinns:
      for (Djinn djinn : all<Djinn>)
        if (s.djinns[i].size() < 2 && s.djinn_deck.has(djinn)) {
          s.djinn_deck.remove(djinn);
          s.djinns[i].add(djinn);
        }
      return;
    case Whim::sacred:
      return own_one(s, seat, tiles_of(s, TileAction::sacred));
    case Whim::markets:
      return own_one(s, seat, tiles_of(s, TileAction::small_market));
    case Whim::line:
      return own_most_of_a_line(s, seat, rng);
    case Whim::fish:
      return prepare_goods(s, seat, Card::fish);
    case Whim::wheat:
      return prepare_goods(s, seat, Card::wheat);
    case Whim::pottery:
      return prepare_goods(s, seat, Card::pottery);
    case Whim::viziers:
      return take_from_board(s, Tribe::vizier, s.viziers[i], 3 - std::min<int>(3, s.viziers[i]));
    case Whim::elders:
      return take_from_board(s, Tribe::elder, s.elders[i], 3 - std::min<int>(3, s.elders[i]));
    default:
      return;
  }
}

// Cards and items that nobody has seen cannot fulfil an open whim; the rest may well do so when
// the turn begins.
bool cannot_be_open(const State& s, Seat seat, Whim whim) {
  const bool asks_for_hand =
      whim == Whim::fish || whim == Whim::wheat || whim == Whim::pottery || whim == Whim::precious;
  return asks_for_hand && holds(s, seat, whim);
}

}  // namespace

void craft_whims(Plan& plan, Rng& rng) {
  State& s = plan.start;
  for (Djinn djinn : {Djinn::kam, Djinn::satesha})
    if (rng.below(4) > 0) give_djinn(s, djinn, rng);
  const std::uint32_t share = 40 + rng.below(60);
  for (Whim whim : all<Whim>) {
    if (!in_whim_deck(s, whim) || rng.below(100) >= share) continue;
    const auto seat = static_cast<Seat>(any_seat(s, rng));
    if (rng.below(8) == 0) {
      s.whims[index(whim)] = WhimPlace::fulfilled_by(seat);
      continue;
    }
    if (rng.below(4) > 0) prepare(s, seat, whim, rng);
    if (!cannot_be_open(s, seat, whim)) s.whims[index(whim)] = WhimPlace::with(seat);
  }
}

}  // namespace naqala::test
