#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/packed_counts.hpp"
#include "rules/enums.hpp"
#include "rules/options.hpp"

// The items of The Artisans of Naqala (rules, section 10).

namespace naqala {

enum class Item : std::uint8_t {
  jewellery,
  chest,
  crown,
  scimitar,
  lamp,
  carpet,
  flute,
  ring,
  talisman,
  horn
};
template <>
inline constexpr int count_of<Item> = 10;

struct ItemRow {
  std::string_view name;
  Set set;
  int value;  // VP at the end
  int count;
};
inline constexpr std::array<ItemRow, count_of<Item>> item_table{{
    {"jewellery", Set::artisans, 5, 5},  // count: house number
    {"chest", Set::artisans, 7, 4},      // value: one source; count: house number
    {"crown", Set::artisans, 9, 2},      // count: house number
    {"scimitar", Set::artisans, 0, 1},   // count of each magic item: house number
    {"lamp", Set::artisans, 0, 1},
    {"carpet", Set::artisans, 0, 1},
    {"flute", Set::artisans, 0, 1},
    {"ring", Set::artisans, 0, 1},
    {"talisman", Set::artisans, 0, 1},
    {"horn", Set::artisans, 0, 1},
}};
constexpr std::string_view name(Item item) { return item_table[index(item)].name; }
constexpr bool is_precious(Item item) { return item_table[index(item)].value > 0; }
constexpr bool is_magic(Item item) { return !is_precious(item); }
inline constexpr int precious_kinds =
    static_cast<int>(std::count_if(all<Item>.begin(), all<Item>.end(), is_precious));
static_assert(std::all_of(all<Item>.begin(), all<Item>.end(),
                          [](Item item) { return is_precious(item) == (index(item) < precious_kinds); }),
              "the precious items come first");

// What a workshop takes for an item: a number of artisans, or of fakirs (R48).
inline constexpr int workshop_artisans = 1, workshop_fakirs = 2;
inline constexpr int scimitar_victims = 2;  // R52
inline constexpr int flute_moves = 5;       // R55: at most

struct ItemFields {
  using Key = Item;
  using Word = std::uint32_t;
  static constexpr std::array<std::uint8_t, count_of<Item>> widths{3, 3, 2, 1, 1, 1, 1, 1, 1, 1};
};
using Items = PackedCounts<ItemFields>;
static_assert(2 * Items::bits_used <= Items::bits, "there is room for twice as many items");

// The items that a game with these options is played with.
inline constexpr BySets<Items> items_by_sets([](SetMask sets) {
  Items items;
  for (Item item : all<Item>)
    if (sets.has(item_table[index(item)].set)) items.add(item, item_table[index(item)].count);
  return items;
});
constexpr Items all_items(const Options& options) { return items_by_sets[options.sets]; }

}  // namespace naqala
