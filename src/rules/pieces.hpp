#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/packed_counts.hpp"
#include "rules/enums.hpp"
#include "rules/options.hpp"
#include "rules/seat.hpp"

// The small pieces of the box: meeples, resource cards, palms and palaces, camels, coins (rules, section 1).

namespace naqala {

// ---- Meeples ----------------------------------------------------------------------------------------------

enum class Tribe : std::uint8_t { vizier, elder, merchant, builder, assassin, artisan };
template <>
inline constexpr int count_of<Tribe> = 6;

struct TribeRow {
  std::string_view name;
  Set set;                                // that brings the tribe
  std::array<int, count_of<Set>> counts;  // meeples in the box of each set
};
inline constexpr std::array<TribeRow, count_of<Tribe>> tribe_table{{
    {"vizier", Set::base, {16, 0, 3}},
    {"elder", Set::base, {20, 0, 3}},
    {"merchant", Set::base, {18, 0, 3}},
    {"builder", Set::base, {18, 0, 3}},
    {"assassin", Set::base, {18, 0, 3}},
    {"artisan", Set::artisans, {0, 15, 0}},
}};
constexpr std::string_view name(Tribe tribe) { return tribe_table[index(tribe)].name; }

struct MeepleFields {
  using Key = Tribe;
  using Word = std::uint32_t;
  static constexpr std::array<std::uint8_t, count_of<Tribe>> widths{5, 5, 5, 5, 5, 5};
};
using Meeples = PackedCounts<MeepleFields>;

// All meeples of a game with these options.
inline constexpr BySets<Meeples> meeples_by_sets([](SetMask sets) {
  Meeples meeples;
  for (Tribe tribe : all<Tribe>)
    for (Set set : all<Set>)
      if (sets.has(set)) meeples.add(tribe, tribe_table[index(tribe)].counts[index(set)]);
  return meeples;
});
constexpr Meeples all_meeples(const Options& options) { return meeples_by_sets[options.sets]; }

// ---- Resources --------------------------------------------------------------------------------------------

// A resource card: one of nine goods (merchandise), or a fakir.
enum class Card : std::uint8_t { ivory, jewels, gold, papyrus, silk, spice, fish, wheat, pottery, fakir };
template <>
inline constexpr int count_of<Card> = 10;
inline constexpr int goods_kinds = count_of<Card> - 1;
constexpr bool is_good(Card card) { return card != Card::fakir; }

struct CardRow {
  std::string_view name;
  int count;
};
inline constexpr std::array<CardRow, count_of<Card>> card_table{{
    {"ivory", 2},
    {"jewels", 2},
    {"gold", 2},
    {"papyrus", 4},
    {"silk", 4},
    {"spice", 4},
    {"fish", 6},
    {"wheat", 6},
    {"pottery", 6},
    {"fakir", 18},
}};
constexpr std::string_view name(Card card) { return card_table[index(card)].name; }

// Nine goods of 3 bits and the fakirs with 5: exactly 32 bits.
struct CardFields {
  using Key = Card;
  using Word = std::uint32_t;
  static constexpr std::array<std::uint8_t, count_of<Card>> widths{3, 3, 3, 3, 3, 3, 3, 3, 3, 5};
};
using Cards = PackedCounts<CardFields>;

// All resource cards of the box.
constexpr Cards all_cards() {
  Cards cards;
  for (Card card : all<Card>) cards.add(card, card_table[index(card)].count);
  return cards;
}

// Coins for a set of 0-9 different goods (R32).
inline constexpr std::array<int, goods_kinds + 1> set_value{0, 1, 3, 7, 13, 21, 30, 40, 50, 60};

// A set of different goods, a bit for each good: what one sale names.
using GoodsMask = std::uint16_t;
constexpr bool holds(GoodsMask goods, Card card) { return (goods >> index(card)) & 1; }

// ---- Supplies ---------------------------------------------------------------------------------------------

inline constexpr int all_palms = 12;
inline constexpr int all_palaces = 10;
inline constexpr int starting_coins = 50;
inline constexpr int meeples_on_a_tile = 3;  // at the start, on each that meeples can stand on
constexpr int camels_for(int seats) { return seats == 2 ? 11 : 8; }
constexpr int markers_for(int seats) { return seats == 2 ? 4 : seats; }
inline constexpr int most_markers = markers_for(count_of<Seat>);
inline constexpr auto no_markers = [] {
  std::array<Seat, most_markers> markers{};
  for (Seat& marker : markers) marker = nobody;
  return markers;
}();
static_assert(most_markers >= markers_for(fewest_seats));

inline constexpr int resource_row_size = 9;
inline constexpr int djinn_row_size = 3;

}  // namespace naqala
