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
  int wanted;             // how many of what it asks for: tiles, cards, meeples, coins of builders
  Set needs = Set::base;  // a set without which it stays in the box (R65)
};
inline constexpr int copies_of_whim = 1;  // house number
inline constexpr std::array<WhimRow, count_of<Whim>> whim_table{{
    {"palaces", Set::whims, 10, 2},
    {"palms", Set::whims, 10, 2},
    {"workshop", Set::whims, 10, 1, Set::artisans},
    {"corner", Set::whims, 10, 1},
    {"whims", Set::whims, 10, 2},
    {"djinns", Set::whims, 15, 3},
    {"sacred", Set::whims, 15, 2},
    {"markets", Set::whims, 15, 1},
    {"builders", Set::whims, 15, 15},
    {"line", Set::whims, 15, 3},
    {"precious", Set::whims, 15, 3, Set::artisans},
    {"fish", Set::whims, 10, 2},
    {"wheat", Set::whims, 10, 2},
    {"pottery", Set::whims, 10, 2},
    {"viziers", Set::whims, 10, 4},
    {"elders", Set::whims, 10, 4},
    {"artisans", Set::whims, 10, 2, Set::artisans},
    {"kill-vizier", Set::whims, 10, 1},  // coins of the five kills: house number
    {"kill-elder", Set::whims, 10, 1},
    {"kill-builder", Set::whims, 10, 1},
    {"kill-merchant", Set::whims, 10, 1},
    {"kill-assassin", Set::whims, 10, 1},
}};
constexpr std::string_view name(Whim whim) { return whim_table[index(whim)].name; }
constexpr int wanted(Whim whim) { return whim_table[index(whim)].wanted; }

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
static_assert(count_of<Tribe> <= 7);

// VP for owning 0-5 cities (R60).
inline constexpr std::array<int, city_count + 1> city_value{0, 5, 20, 45, 80, 125};

}  // namespace naqala
