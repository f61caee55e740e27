#include "notation/digest.hpp"

#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/options.hpp"
#include "rules/pieces.hpp"
#include "rules/score.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

namespace naqala {

namespace {

using Numbers = std::vector<std::int32_t>;

void add_pieces(Numbers& n) {
  for (const TribeRow& row : tribe_table) n.insert(n.end(), row.counts.begin(), row.counts.end());
  for (const CardRow& row : card_table) n.push_back(row.count);
  n.insert(n.end(), set_value.begin(), set_value.end());
  n.insert(n.end(), {all_palms, all_palaces, starting_coins, resource_row_size, djinn_row_size});
  for (int seats = fewest_seats; seats <= count_of<Seat>; ++seats)
    n.insert(n.end(), {camels_for(seats), markers_for(seats)});
  n.insert(n.end(), prices_2_to_4.begin(), prices_2_to_4.end());
  n.insert(n.end(), prices_5.begin(), prices_5.end());
}

void add_tables(Numbers& n) {
  for (const TileKindRow& row : tile_table) {
    n.insert(n.end(), {static_cast<int>(row.colour), row.value, static_cast<int>(row.action)});
    for (Set set : all<Set>) n.push_back(row.set == set ? row.count : 0);
  }
  for (const DjinnRow& row : djinn_table) n.insert(n.end(), {row.value, static_cast<int>(row.cost)});
  for (const ItemRow& row : item_table) n.insert(n.end(), {row.value, row.count});
  for (const WhimRow& row : whim_table) n.insert(n.end(), {row.coins, row.needs != Set::base});
  n.insert(n.end(), {wanted(Whim::builders), wanted(Whim::precious), wanted(Whim::fish)});
}

void add_points(Numbers& n) {
  n.insert(n.end(), {vizier_points, vizier_points_jafaar, points_for_fewer_viziers});
  n.insert(n.end(), {elder_points, elder_points_shamhat});
  n.insert(n.end(), {palm_points, palm_points_haurvatat, palace_points});
  n.insert(n.end(), {artisan_points, artisan_points_of_the_most, ptah_bonus, geb_bonus});
  n.insert(n.end(), city_value.begin(), city_value.end());
}

}  // namespace

std::string tables_digest() {
  Numbers numbers;
  add_pieces(numbers);
  add_tables(numbers);
  add_points(numbers);
  const std::uint64_t digest = hash_bytes(numbers.data(), numbers.size() * sizeof numbers[0]);
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[(digest >> shift) & 15];
  return text;
}

}  // namespace naqala
