#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/enums.hpp"

// The sets: the boxes that a game is played with. Every row of the tables of tiles, tribes, djinns, items and
// whims names the set that brings it, and a game has the rows of its sets. What a set does besides stands in
// its own files and is reached through its row in set_rules.hpp.

namespace naqala {

enum class Set : std::uint8_t { base, artisans, whims };
template <>
inline constexpr int count_of<Set> = 3;

struct SetRow {
  std::string_view name;   // in all text forms
  std::string_view title;  // on the box
  int tiles;               // on the board
  int most_seats;
  bool in_the_middle;  // its tiles lie in the middle of the board (R42, R63)
};
inline constexpr std::array<SetRow, count_of<Set>> set_table{{
    {"base", "Five Tribes", 30, 4, false},
    {"artisans", "The Artisans of Naqala", 6, 5, true},
    {"whims", "Whims of the Sultan", 6, 5, false},
}};
constexpr const SetRow& row_of(Set set) { return set_table[index(set)]; }
constexpr std::string_view name(Set set) { return row_of(set).name; }
constexpr std::string_view title(Set set) { return row_of(set).title; }

// The sets of a game, one bit each. The base game is always among them.
class SetMask {
 public:
  using Bits = std::uint8_t;

  constexpr SetMask() = default;
  constexpr SetMask(Set set) { add(set); }
  static constexpr SetMask from_bits(unsigned bits) {
    SetMask mask;
    mask.bits_ = static_cast<Bits>(mask.bits_ | bits);
    return mask;
  }

  constexpr bool has(Set set) const { return (bits_ >> index(set)) & 1; }
  constexpr void add(Set set) { bits_ = static_cast<Bits>(bits_ | 1u << index(set)); }
  constexpr Bits bits() const { return bits_; }
  // The bits of all sets but the base game.
  constexpr unsigned expansions() const { return bits_ & ~(1u << index(Set::base)); }

  friend constexpr SetMask operator|(SetMask a, SetMask b) { return from_bits(unsigned{a.bits_} | b.bits_); }
  friend constexpr bool operator==(SetMask, SetMask) = default;

 private:
  Bits bits_ = 1u << index(Set::base);
};
constexpr SetMask operator|(Set a, Set b) { return SetMask(a) | SetMask(b); }
static_assert(2 * count_of<Set> <= 8 * static_cast<int>(sizeof(SetMask::Bits)),
              "there is room for twice as many sets");

// What depends on the sets of a game alone, worked out once for each combination of them:
//   inline constexpr BySets<Items> items_by_sets([](SetMask sets) { ... });
template <class T>
class BySets {
 public:
  template <class F>
  constexpr explicit BySets(F make) {
    for (unsigned bits = 0; bits < values_.size(); ++bits) values_[bits] = make(SetMask::from_bits(bits));
  }
  constexpr const T& operator[](SetMask sets) const { return values_[sets.bits()]; }

 private:
  std::array<T, std::size_t{1} << count_of<Set>> values_{};
};

}  // namespace naqala
