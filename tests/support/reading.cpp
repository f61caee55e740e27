#include "support/reading.hpp"

#include <algorithm>
#include <cstdlib>

namespace naqala::test {

bool is_village(TileKind kind) { return kind == TileKind::village; }
bool is_oasis(TileKind kind) { return kind == TileKind::oasis; }
bool is_sacred(TileKind kind) {
  return kind == TileKind::sacred_6 || kind == TileKind::sacred_10 || kind == TileKind::sacred_12 ||
         kind == TileKind::sacred_15;
}
bool is_workshop(TileKind kind) { return kind == TileKind::workshop_nw || kind == TileKind::workshop_se; }
bool is_city(TileKind kind) { return kind == TileKind::city_blue || kind == TileKind::city_red; }
bool is_solid(TileKind kind) {
  return kind != TileKind::none && kind != TileKind::chasm && kind != TileKind::lake;
}

// ---- The board ---------------------------------------------------------------------------------

namespace {

int column_of(Tile tile) { return static_cast<int>(tile) % 7; }
int row_of(Tile tile) { return static_cast<int>(tile) / 7; }

bool is_blue(TileKind kind) {
  return is_village(kind) || is_sacred(kind) || is_workshop(kind) || kind == TileKind::city_blue;
}

// Mountains on the side that looks this way: north and west of one workshop, south and east of the others.
bool mountain_towards(TileKind kind, int dx, int dy) {
  if (kind == TileKind::workshop_nw) return dx < 0 || dy < 0;
  return kind == TileKind::workshop_se && (dx > 0 || dy > 0);
}

}  // namespace

int steps_between(Tile a, Tile b) {
  return std::abs(column_of(a) - column_of(b)) + std::abs(row_of(a) - row_of(b));
}

bool surrounds(Tile a, Tile b) {
  return std::max(std::abs(column_of(a) - column_of(b)), std::abs(row_of(a) - row_of(b))) == 1;
}

bool step_leads(const State& s, Tile from, Tile to) {
  if (steps_between(from, to) != 1 || !is_solid(s.kind(from)) || !is_solid(s.kind(to))) return false;
  const int dx = column_of(to) - column_of(from);
  const int dy = row_of(to) - row_of(from);
  return !mountain_towards(s.kind(from), dx, dy) && !mountain_towards(s.kind(to), -dx, -dy);
}

int blue_tiles(const State& s, Tile centre) {
  int blue = 0;
  for (Tile tile : all<Tile>) blue += (tile == centre || surrounds(tile, centre)) && is_blue(s.kind(tile));
  return blue;
}

bool has_camel(const State& s, Tile tile) {
  return std::any_of(s.owned.begin(), s.owned.end(), [&](TileSet set) { return set.has(tile); });
}

bool has_meeples(const State& s, Tile tile) { return s.meeples[index(tile)].total() > 0; }

bool is_bare(const State& s, Tile tile) {
  return is_solid(s.kind(tile)) && !has_camel(s, tile) && s.palms(tile) == 0 && s.palaces(tile) == 0;
}

int palms_out(const State& s) {
  int n = 0;
  for (Tile tile : all<Tile>) n += s.palms(tile);
  return n;
}

int palaces_out(const State& s) {
  int n = 0;
  for (Tile tile : all<Tile>) n += s.palaces(tile);
  return n;
}

// ---- The turn order track ----------------------------------------------------------------------

std::vector<int> printed_prices(const Options& options) {
  if (options.seats == 5) return {0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18};
  return {0, 0, 0, 1, 3, 5, 8, 12, 18};
}

int space_at(const State& s, int price) {
  const std::vector<int> printed = printed_prices(s.options);
  int space = -1;  // the free one nearest the higher prices
  for (std::size_t i = 0; i < printed.size(); ++i)
    if (printed[i] == price && s.turn_track[i] == nobody) space = static_cast<int>(i);
  return price == 0 && space >= 0 ? 2 : space;
}

// ---- Cards, djinns, meeples --------------------------------------------------------------------

int cards_held(const State& s, Seat seat, Card card) {
  int n = 0;
  for (std::uint32_t word : {s.open[index(seat)].word(), s.fresh[index(seat)], s.stale[index(seat)]})
    n += Cards::from_word(word)[card];
  return n;
}

int items_held(const State& s, Seat seat, Item item) {
  return s.items_shown[index(seat)][item] + Items::from_word(s.items_secret[index(seat)])[item];
}

int fakirs(const State& s) { return cards_held(s, s.active, Card::fakir); }

// 54 cards; 22 djinns and two with each set: those not in hands or rows can be drawn.
bool a_card_can_be_drawn(const State& s) {
  int held = s.card_row_size;
  for (int i = 0; i < s.options.seats; ++i)
    for (Card card : all<Card>) held += cards_held(s, static_cast<Seat>(i), card);
  return held < 54;
}

bool a_djinn_can_be_drawn(const State& s) {
  int held = s.djinn_row_size;
  for (DjinnSet djinns : s.djinns) held += djinns.size();
  return held < 22 + 2 * s.options.plays(Set::artisans) + 2 * s.options.plays(Set::whims);
}

// 90 meeples, 15 artisans, 3 more of each of the five tribes.
bool a_meeple_can_be_drawn(const State& s) {
  int out = s.hand.total();
  for (Meeples meeples : s.meeples) out += meeples.total();
  for (int i = 0; i < s.options.seats; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    out += s.viziers[seat] + s.elders[seat] + s.artisans[seat];
  }
  return out < 90 + 15 * s.options.plays(Set::artisans) + 15 * s.options.plays(Set::whims);
}

bool camel_or_tent_in_stock(const State& s) {
  const int pieces = (s.options.seats == 2 ? 11 : 8) + s.options.plays(Set::artisans);
  return s.owned[index(s.active)].size() < pieces;
}

}  // namespace naqala::test
