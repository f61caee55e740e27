#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/enums.hpp"
#include "rules/pieces.hpp"
#include "rules/seat.hpp"
#include "rules/tile.hpp"

// The whim cards of Whims of the Sultan (rules, section 11).

namespace naqala {

// clang-format off
enum class Whim : std::uint8_t {
  palaces, palms, workshop, corner, whims, djinns, sacred, markets, builders, line, precious, fish, wheat,
  pottery, viziers, elders, artisans, kill_vizier, kill_elder, kill_builder, kill_merchant, kill_assassin,
};
// clang-format on
template <>
inline constexpr int count_of<Whim> = 22;

struct WhimRow {
  std::string_view name;
  Set set;
  int coins;
  Set needs = Set::base;  // a set without which it stays in the box (R65)
};
// One card of each: house number.
inline constexpr std::array<WhimRow, count_of<Whim>> whim_table{{
    {"palaces", Set::whims, 10},
    {"palms", Set::whims, 10},
    {"workshop", Set::whims, 10, Set::artisans},
    {"corner", Set::whims, 10},
    {"whims", Set::whims, 10},
    {"djinns", Set::whims, 15},
    {"sacred", Set::whims, 15},
    {"markets", Set::whims, 15},
    {"builders", Set::whims, 15},
    {"line", Set::whims, 15},
    {"precious", Set::whims, 15, Set::artisans},
    {"fish", Set::whims, 10},
    {"wheat", Set::whims, 10},
    {"pottery", Set::whims, 10},
    {"viziers", Set::whims, 10},
    {"elders", Set::whims, 10},
    {"artisans", Set::whims, 10, Set::artisans},
    {"kill-vizier", Set::whims, 10},  // coins of the five kills: house number
    {"kill-elder", Set::whims, 10},
    {"kill-builder", Set::whims, 10},
    {"kill-merchant", Set::whims, 10},
    {"kill-assassin", Set::whims, 10},
}};
constexpr std::string_view name(Whim whim) { return whim_table[index(whim)].name; }

// Where a whim card is, in a byte: 0 in the deck (or not in this game), tile + 1 on a city, 64 + seat with a
// seat that has not fulfilled it yet, 128 + seat with one that has.
class WhimPlace {
 public:
  constexpr WhimPlace() = default;
  static constexpr WhimPlace on(Tile tile) { return WhimPlace(static_cast<unsigned>(tile) + 1); }
  static constexpr WhimPlace with(Seat seat) { return WhimPlace(64 + static_cast<unsigned>(seat)); }
  static constexpr WhimPlace fulfilled_by(Seat seat) { return WhimPlace(128 + static_cast<unsigned>(seat)); }
  static constexpr WhimPlace from_byte(std::uint8_t byte) { return WhimPlace(byte); }

  constexpr bool on_board() const { return byte_ > 0 && byte_ < 64; }
  constexpr bool open() const { return byte_ >= 64 && byte_ < 128; }
  constexpr bool fulfilled() const { return byte_ >= 128; }
  constexpr bool put_away() const { return byte_ == 0; }  // in the deck or the box
  // Only on a city, or only with a seat.
  constexpr Tile tile() const { return static_cast<Tile>(byte_ - 1); }
  constexpr Seat seat() const { return static_cast<Seat>(byte_ & 63); }

  constexpr std::uint8_t byte() const { return byte_; }
  friend constexpr bool operator==(WhimPlace, WhimPlace) = default;

 private:
  explicit constexpr WhimPlace(unsigned byte) : byte_(static_cast<std::uint8_t>(byte)) {}
  std::uint8_t byte_ = 0;
};

// What a seat has done in the action now in progress, for the whims that ask for doing: a bit for each tribe
// of which its assassins killed one, and one for builders that earned much.
using Deeds = std::uint8_t;
constexpr Deeds killed(Tribe tribe) { return static_cast<Deeds>(1u << index(tribe)); }
inline constexpr Deeds built_much = 1u << 7;

// How much is enough for some of them.
inline constexpr int much_from_builders = 15;  // coins
inline constexpr int precious_for_whim = 3;
inline constexpr int goods_for_whim = 2;

// VP for owning 0-5 cities (R60).
inline constexpr std::array<int, city_count + 1> city_value{0, 5, 20, 45, 80, 125};

}  // namespace naqala
