#include "support/scores.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include "rules/score.hpp"
#include "support/reading.hpp"

namespace naqala::test {
namespace {

int best_sets(std::array<int, goods_kinds> goods);

// R72 by trying: every size for the first set, always of the goods there are most of. (Of two goods,
// the one held more often is never the wrong one to put into a set.)
int best_first_set(const std::array<int, goods_kinds>& goods, int size) {
  constexpr std::array<int, goods_kinds + 1> prices{0, 1, 3, 7, 13, 21, 30, 40, 50, 60};
  std::array<int, goods_kinds> rest = goods;
  std::sort(rest.begin(), rest.end(), std::greater<>());
  if (rest[static_cast<std::size_t>(size - 1)] == 0) return 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) --rest[i];
  return prices[static_cast<std::size_t>(size)] + best_sets(rest);
}

int best_sets(std::array<int, goods_kinds> goods) {
  static std::map<std::array<int, goods_kinds>, int> known;
  std::sort(goods.begin(), goods.end(), std::greater<>());
  if (goods[0] == 0) return 0;
  if (const auto found = known.find(goods); found != known.end()) return found->second;
  int best = 0;
  for (int size = 1; size <= goods_kinds; ++size) best = std::max(best, best_first_set(goods, size));
  return known[goods] = best;
}

// Al-Amin's wild goods: each in turn as every good.
int best_sets_with_wild(const std::array<int, goods_kinds>& goods, int wild) {
  if (wild == 0) return best_sets(goods);
  static std::map<std::pair<std::array<int, goods_kinds>, int>, int> known;
  std::array<int, goods_kinds> sorted = goods;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  if (const auto found = known.find({sorted, wild}); found != known.end()) return found->second;
  int best = 0;
  for (std::size_t i = 0; i < goods_kinds; ++i) {
    std::array<int, goods_kinds> more = sorted;
    ++more[i];
    best = std::max(best, best_sets_with_wild(more, wild - 1));
  }
  return known[{sorted, wild}] = best;
}

int goods_score(const State& s, std::size_t seat) {
  std::array<int, goods_kinds> goods{};
  int fakirs = 0;
  for (std::uint32_t word : {s.open[seat].word(), s.fresh[seat], s.stale[seat]}) {
    for (std::size_t i = 0; i < goods_kinds; ++i) goods[i] += Cards::from_word(word)[static_cast<Card>(i)];
    fakirs += Cards::from_word(word)[Card::fakir];
  }
  return best_sets_with_wild(goods, s.djinns[seat].has(Djinn::al_amin) ? fakirs / 2 : 0);
}

int tile_value(TileKind kind) {
  switch (kind) {
    case TileKind::oasis:
      return 8;
    case TileKind::small_market:
    case TileKind::sacred_6:
      return 6;
    case TileKind::large_market:
      return 4;
    case TileKind::village:
    case TileKind::workshop_nw:
    case TileKind::workshop_se:
      return 5;
    case TileKind::sacred_10:
    case TileKind::specialised_market:
      return 10;
    case TileKind::sacred_12:
      return 12;
    case TileKind::sacred_15:
      return 15;
    default:
      return 0;
  }
}

// R62
bool beside_lake(const State& s, Tile tile) {
  return std::any_of(all<Tile>.begin(), all<Tile>.end(),
                     [&](Tile other) { return s.kind(other) == TileKind::lake && surrounds(tile, other); });
}

int tiles_score(const State& s, std::size_t seat) {
  const int palm = s.djinns[seat].has(Djinn::haurvatat) ? 5 : 3;
  int points = 0;
  for (Tile tile : all<Tile>) {
    if (!s.owned[seat].has(tile)) continue;
    const int standing = palm * s.palms(tile) + 5 * s.palaces(tile);
    points += tile_value(s.kind(tile)) + (beside_lake(s, tile) ? 2 * standing : standing);
  }
  return points;
}

// R60
int cities_score(const State& s, std::size_t seat) {
  constexpr std::array<int, city_count + 1> values{0, 5, 20, 45, 80, 125};
  std::size_t cities = 0;
  for (Tile tile : all<Tile>) cities += s.owned[seat].has(tile) && is_city(s.kind(tile));
  return values[cities];
}

// R45: red tiles among the tent's own and the 8 around.
bool is_red(TileKind kind) {
  return kind == TileKind::oasis || kind == TileKind::small_market || kind == TileKind::large_market ||
         kind == TileKind::specialised_market || kind == TileKind::city_red;
}

int tent_score(const State& s, std::size_t seat) {
  if (s.tents[seat] == 0) return 0;
  const auto tent = static_cast<Tile>(s.tents[seat] - 1);
  int points = 0;
  for (Tile tile : all<Tile>) points += (tile == tent || surrounds(tile, tent)) && is_red(s.kind(tile));
  return points;
}

// R50 with Geb and Ptah.
int items_score(const State& s, std::size_t seat) {
  const int more = s.djinns[seat].has(Djinn::geb) ? 3 : 0;
  const auto held = [&](Item item) { return items_held(s, static_cast<Seat>(seat), item); };
  return held(Item::jewellery) * (5 + more) + held(Item::chest) * (7 + more) + held(Item::crown) * (9 + more);
}

int artisans_score(const State& s, std::size_t seat) {
  const auto most = *std::max_element(s.artisans.begin(), s.artisans.end());
  const bool tied = std::count(s.artisans.begin(), s.artisans.end(), most) > 1;
  const bool counts_most =
      s.artisans[seat] == most && (!tied || s.options.artisan_ties == ArtisanTies::all_count);
  return s.artisans[seat] * ((counts_most ? 3 : 2) + (s.djinns[seat].has(Djinn::ptah) ? 2 : 0));
}

int djinns_score(DjinnSet djinns) {
  // al-amin anun-nak baal boaz bouraq echidna enki hagis haurvatat iblis jafaar kandicha kumarbi
  // lamia leta marid monkir nekir shamhat sibittis sloar utug; geb ptah kam satesha
  constexpr std::array<int, count_of<Djinn>> values{5,  8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6,
                                                    10, 4, 6, 6, 6, 6, 4, 8,  4, 6, 6, 6, 6};
  int points = 0;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (djinns.has(static_cast<Djinn>(i))) points += values[i];
  return points;
}

int people_score(const State& s, std::size_t seat) {
  int points = s.viziers[seat] * (s.djinns[seat].has(Djinn::jafaar) ? 3 : 1) +
               s.elders[seat] * (s.djinns[seat].has(Djinn::shamhat) ? 4 : 2);
  for (std::size_t other = 0; other < s.options.seats; ++other)
    points += s.viziers[other] < s.viziers[seat] ? 10 : 0;
  return points;
}

}  // namespace

std::string check_scores(const State& s) {
  const auto sheets = score(s);
  std::array<int, count_of<Seat>> totals{};
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    totals[seat] = s.coins[seat] + people_score(s, seat) + djinns_score(s.djinns[seat]) +
                   tiles_score(s, seat) + goods_score(s, seat) + cities_score(s, seat) + tent_score(s, seat) +
                   items_score(s, seat) + artisans_score(s, seat);
    if (sheets[seat].total() != totals[seat])
      return "seat " + std::to_string(seat + 1) + " scores " + std::to_string(totals[seat]) + ", not " +
             std::to_string(sheets[seat].total());
  }
  const int best = *std::max_element(totals.begin(), totals.end());
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (((winners(s) >> seat) & 1) != (totals[seat] == best)) return "a wrong winner";
  return {};
}

}  // namespace naqala::test
