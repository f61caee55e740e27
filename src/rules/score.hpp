#pragma once

#include <array>
#include <numeric>
#include <string_view>

#include "rules/state.hpp"

namespace naqala {

// clang-format off
enum class Category : std::uint8_t {
  coins, viziers, elders, artisans, djinns, tiles, cities, palms, palaces, tents, goods, items,
};
// clang-format on
template <>
inline constexpr int count_of<Category> = 12;
struct CategoryRow {
  std::string_view name;
  Set set = Set::base;  // a game without it counts nothing of this
};
inline constexpr std::array<CategoryRow, count_of<Category>> category_table{{
    {"coins"},
    {"viziers"},
    {"elders"},
    {"artisans", Set::artisans},
    {"djinns"},
    {"tiles"},
    {"cities", Set::whims},
    {"palms"},
    {"palaces"},
    {"tents", Set::artisans},
    {"goods"},
    {"items", Set::artisans},
}};
constexpr std::string_view name(Category category) { return category_table[index(category)].name; }

// What things count at the end, beside what the tables of pieces say (R71, and the djinns that change it).
inline constexpr int coin_points = 1;
inline constexpr int vizier_points = 1, vizier_points_jafaar = 3, points_for_fewer_viziers = 10;
inline constexpr int elder_points = 2, elder_points_shamhat = 4;
inline constexpr int palm_points = 3, palm_points_haurvatat = 5;
inline constexpr int palace_points = 5;
inline constexpr int artisan_points = 2, artisan_points_of_the_most = 3, ptah_bonus = 2,
                     geb_bonus = 3;        // R50
inline constexpr int red_tile_points = 1;  // around a tent (R45)
inline constexpr int lake_factor = 2;      // for palms and palaces around the lake (R62)

// One seat's line of the score sheet (R71).
struct Score {
  std::array<int, count_of<Category>> points{};

  int& operator[](Category category) { return points[index(category)]; }
  int operator[](Category category) const { return points[index(category)]; }
  int total() const { return std::accumulate(points.begin(), points.end(), 0); }
};

// The score of each seat as if the game ended now. On a view, cards that the viewer has not seen
// count nothing.
std::array<Score, count_of<Seat>> score(const State& s);

// What each palm on its tiles counts for the seat (Haurvatat).
int palm_points_for(const State& s, Seat seat);

// What goods are worth split into the best sets, with `wild` more goods of any kind (R72). Fakirs
// do not count.
int goods_value(Cards cards, int wild);

// The seats with the highest total (R73), a bit each.
std::uint8_t winners(const State& s);

}  // namespace naqala
