#include "rules/score.hpp"

#include <algorithm>
#include <bit>

#include "rules/cards.hpp"
#include "rules/set_rules.hpp"

namespace naqala {

namespace {

int points_for_viziers(const State& s, Seat seat) {
  const int own = s.viziers[index(seat)];
  int points = own * (has_djinn(s, seat, Djinn::jafaar) ? vizier_points_jafaar : vizier_points);
  for (Seat other : first<Seat>(seats_of(s)))
    if (s.viziers[index(other)] < own) points += points_for_fewer_viziers;
  return points;
}

int djinn_points(const State& s, Seat seat) {
  int points = 0;
  for (std::uint64_t djinns = s.djinns[index(seat)].bits(); djinns != 0; djinns &= djinns - 1)
    points += djinn_table[static_cast<std::size_t>(std::countr_zero(djinns))].value;
  return points;
}

void add_tile_points(const State& s, Seat seat, Score& sheet) {
  const int palm = palm_points_for(s, seat);
  for (Tile tile : s.owned[index(seat)]) {
    sheet[Category::tiles] += row_of(s.kind(tile)).value;
    sheet[Category::palms] += s.palms(tile) * palm;
    sheet[Category::palaces] += s.palaces(tile) * palace_points;
  }
}

Score score_of(const State& s, Seat seat) {
  Score sheet;
  const Cards cards = cards_of(s, seat);
  sheet[Category::coins] = s.coins[index(seat)] * coin_points;
  sheet[Category::viziers] = points_for_viziers(s, seat);
  sheet[Category::elders] =
      s.elders[index(seat)] * (has_djinn(s, seat, Djinn::shamhat) ? elder_points_shamhat : elder_points);
  sheet[Category::djinns] = djinn_points(s, seat);
  sheet[Category::goods] =
      goods_value(cards, has_djinn(s, seat, Djinn::al_amin) ? cards[Card::fakir] / al_amin_fakirs : 0);
  add_tile_points(s, seat, sheet);
  for_sets_in_play<&SetRules::add_points>(s.options, s, seat, sheet);
  return sheet;
}

}  // namespace

int palm_points_for(const State& s, Seat seat) {
  return has_djinn(s, seat, Djinn::haurvatat) ? palm_points_haurvatat : palm_points;
}

// A further card of a set is worth at least as much as the one before it, so the best split fills the largest
// sets first: the first holds one of every kind, the second one of every kind held twice, and so on. Wild
// goods go where they add most, which is again the largest set with room.
int goods_value(Cards cards, int wild) {
  int value = 0;
  for (int copies = 1; wild > 0 || copies <= Cards::limit(Card::fish); ++copies) {
    int size = 0;
    for (Card card : all<Card>) size += is_good(card) && cards[card] >= copies;
    if (size + wild == 0) break;
    const int added = std::min(wild, goods_kinds - size);
    wild -= added;
    value += set_value[static_cast<std::size_t>(size + added)];
  }
  return value;
}

std::array<Score, count_of<Seat>> score(const State& s) {
  std::array<Score, count_of<Seat>> sheets;
  for (Seat seat : first<Seat>(seats_of(s))) sheets[index(seat)] = score_of(s, seat);
  return sheets;
}

std::uint8_t winners(const State& s) {
  const auto sheets = score(s);
  int best = sheets[0].total();
  for (Seat seat : first<Seat>(seats_of(s))) best = std::max(best, sheets[index(seat)].total());
  unsigned seats = 0;
  for (Seat seat : first<Seat>(seats_of(s)))
    if (sheets[index(seat)].total() == best) seats |= 1u << index(seat);
  return static_cast<std::uint8_t>(seats);
}

}  // namespace naqala
