#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/fixed_list.hpp"
#include "rules/djinn.hpp"
#include "rules/enums.hpp"
#include "rules/item.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

// The numbers that are printed in the box and that we could not check (docs/rulings.md, "House numbers").
// Each stands in the table of the game that it belongs to; here is the list of them, which says where to read
// a number and never the number itself.

namespace naqala {

// What is known of a number: no source gives it and ours is a placeholder, or a single source does.
enum class NumberMark : std::uint8_t { house_number, one_source };
template <>
inline constexpr int count_of<NumberMark> = 2;

// The box that has it; `both`: it shows only where both are played together.
enum class NumberGroup : std::uint8_t { artisans, whims, both };
template <>
inline constexpr int count_of<NumberGroup> = 3;

// What a number says, and of what.
enum class NumberSubject : std::uint8_t {
  djinn_points,
  item_count,
  item_points,
  whim_count,
  whim_coins,
  tile_value,
  tile_colour,
  tile_count,
  track_spaces,  // how often a price stands on the track of five seats
  middle_columns,
  middle_rows,
  city_whim,  // whether a whim lies face up on each city at the start
};
template <>
inline constexpr int count_of<NumberSubject> = 12;

struct HouseNumber {
  NumberGroup group{};
  NumberMark mark{};
  NumberSubject subject{};
  int which = 0;  // the Djinn, Item, Whim or TileKind, or the price; 0 where there is only one
};

// A number, or a word where something else than a number is printed: a colour, yes or no.
struct PrintedValue {
  int number = 0;
  std::string_view word;  // empty for a number

  friend constexpr bool operator==(const PrintedValue&, const PrintedValue&) = default;
};

inline constexpr auto house_number_table = [] {
  FixedList<HouseNumber, 80> table;
  NumberGroup group{};
  const auto add = [&](NumberMark mark, NumberSubject subject, auto which) {
    table.push_back({group, mark, subject, static_cast<int>(which)});
  };
  using enum NumberMark;
  using enum NumberSubject;

  group = NumberGroup::artisans;
  for (Djinn djinn : {Djinn::geb, Djinn::ptah}) add(house_number, djinn_points, djinn);
  for (Item item : all<Item>) add(house_number, item_count, item);
  add(one_source, item_points, Item::chest);
  // Both kinds of workshop have one value and one colour.
  add(one_source, tile_value, TileKind::workshop_nw);
  add(one_source, tile_colour, TileKind::workshop_nw);
  add(one_source, tile_count, TileKind::workshop_nw);
  add(one_source, tile_count, TileKind::workshop_se);
  add(one_source, tile_value, TileKind::specialised_market);
  add(one_source, tile_colour, TileKind::specialised_market);

  group = NumberGroup::whims;
  add(house_number, track_spaces, 0);
  for (int price : {1, 3, 5}) add(one_source, track_spaces, price);
  for (Djinn djinn : {Djinn::kam, Djinn::satesha}) add(house_number, djinn_points, djinn);
  for (Whim whim :
       {Whim::kill_vizier, Whim::kill_elder, Whim::kill_builder, Whim::kill_merchant, Whim::kill_assassin})
    add(house_number, whim_coins, whim);
  for (Whim whim : all<Whim>) add(house_number, whim_count, whim);
  add(one_source, tile_count, TileKind::city_blue);
  add(one_source, tile_count, TileKind::city_red);
  add(one_source, city_whim, 0);

  group = NumberGroup::both;
  add(one_source, middle_columns, 0);
  add(one_source, middle_rows, 0);
  return table;
}();

std::string_view name(NumberMark mark);        // "house number"
std::string_view name(NumberGroup group);      // "artisans", as sets are called; "both"
std::string_view title(NumberGroup group);     // "The Artisans of Naqala"
std::string_view name(NumberSubject subject);  // "djinn-points"

// What it is called wherever it is asked for, which never changes: "djinn geb", "item chest count".
std::string key(const HouseNumber& row);
// The name of the thing that it is about: "geb", "chest", "workshop-nw", "0"; empty where there is only one.
std::string thing(const HouseNumber& row);
// For people: "Geb: points on the card".
std::string title(const HouseNumber& row);
// Why it is in the list, in one line: "points on the card; in no source we have".
std::string reason(const HouseNumber& row);

// What our tables have.
PrintedValue ours(const HouseNumber& row);
// The words that may be printed there; none where it is a number.
std::span<const std::string_view> words_for(const HouseNumber& row);
// "6", "blue"
std::string text_of(PrintedValue value);

// Null if there is no such key.
const HouseNumber* house_number(std::string_view wanted);

}  // namespace naqala
