#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/enums.hpp"

// The whim cards of Whims of the Sultan (rules, section 11).

namespace naqala {

// clang-format off
enum class Whim : std::uint8_t {
  palaces, palms, workshop, corner, whims, djinns, sacred, markets, builders, line, precious, fish, wheat, pottery,
  viziers, elders, artisans, kill_vizier, kill_elder, kill_builder, kill_merchant, kill_assassin,
};
// clang-format on
template <>
inline constexpr int count_of<Whim> = 22;

struct WhimRow {
  std::string_view name;
  int coins;
  bool needs_artisans;
};
inline constexpr std::array<WhimRow, 22> whim_table{{
    {"palaces", 10, false},       {"palms", 10, false},
    {"workshop", 10, true},       {"corner", 10, false},
    {"whims", 10, false},         {"djinns", 15, false},
    {"sacred", 15, false},        {"markets", 15, false},
    {"builders", 15, false},      {"line", 15, false},
    {"precious", 15, true},       {"fish", 10, false},
    {"wheat", 10, false},         {"pottery", 10, false},
    {"viziers", 10, false},       {"elders", 10, false},
    {"artisans", 10, true},       {"kill-vizier", 10, false},  // coins of the five kills: house number
    {"kill-elder", 10, false},    {"kill-builder", 10, false},
    {"kill-merchant", 10, false}, {"kill-assassin", 10, false},
}};
constexpr std::string_view name(Whim whim) { return whim_table[index(whim)].name; }

}  // namespace naqala
