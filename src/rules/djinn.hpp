#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "rules/enums.hpp"
#include "rules/options.hpp"

// The djinns (rules, section 9): names, values and costs. What those with a cost do is in djinns.cpp; what
// those without one do stands where the event happens: search for `Djinn::marid`.

namespace naqala {

// clang-format off
enum class Djinn : std::uint8_t {
  al_amin, anun_nak, baal, boaz, bouraq, echidna, enki, hagis, haurvatat, iblis, jafaar, kandicha, kumarbi,
  lamia, leta, marid, monkir, nekir, shamhat, sibittis, sloar, utug,
  geb, ptah,     // The Artisans of Naqala
  kam, satesha,  // Whims of the Sultan
};
// clang-format on
template <>
inline constexpr int count_of<Djinn> = 26;

// What using a power costs: E = an elder in front of the seat, F = a fakir.
enum class Cost : std::uint8_t {
  none,    // works by itself
  one,     // E or F
  two,     // E and (E or F)
  fakir,   // F
  fakirs,  // one or more F
};
template <>
inline constexpr int count_of<Cost> = 5;

// When a djinn does something (R34, R36).
enum class Moment : std::uint8_t {
  end,        // in the score, at the end of the game
  always,     // by itself, whenever its event happens
  turn,       // at one of the four points of a turn
  bid,        // while bidding
  builders,   // when builders are about to earn, or later in the turn
  assassins,  // when assassins are about to kill
  palm,       // when a palm is placed
  palace,     // when a palace is placed
};
template <>
inline constexpr int count_of<Moment> = 8;

struct DjinnRow {
  std::string_view name;
  std::string_view title;  // for people
  Set set;
  int value;  // VP at the end
  Cost cost;
  Moment moment;
};
inline constexpr std::array<DjinnRow, count_of<Djinn>> djinn_table{{
    {"al-amin", "Al-Amin", Set::base, 5, Cost::none, Moment::end},
    {"anun-nak", "Anun-Nak", Set::base, 8, Cost::one, Moment::turn},
    {"baal", "Ba'al", Set::base, 6, Cost::none, Moment::always},
    {"boaz", "Boaz", Set::base, 6, Cost::none, Moment::always},
    {"bouraq", "Bouraq", Set::base, 6, Cost::one, Moment::turn},
    {"echidna", "Echidna", Set::base, 4, Cost::two, Moment::builders},
    {"enki", "Enki", Set::base, 8, Cost::one, Moment::turn},
    {"hagis", "Hagis", Set::base, 10, Cost::one, Moment::palace},
    {"haurvatat", "Haurvatat", Set::base, 8, Cost::none, Moment::end},
    {"iblis", "Iblis", Set::base, 8, Cost::one, Moment::assassins},
    {"jafaar", "Jafaar", Set::base, 6, Cost::none, Moment::end},
    {"kandicha", "Kandicha", Set::base, 6, Cost::none, Moment::always},
    {"kumarbi", "Kumarbi", Set::base, 6, Cost::fakirs, Moment::bid},
    {"lamia", "Lamia", Set::base, 10, Cost::one, Moment::palm},
    {"leta", "Leta", Set::base, 4, Cost::two, Moment::turn},
    {"marid", "Marid", Set::base, 6, Cost::none, Moment::always},
    {"monkir", "Monkir", Set::base, 6, Cost::none, Moment::always},
    {"nekir", "Nekir", Set::base, 6, Cost::none, Moment::always},
    {"shamhat", "Shamhat", Set::base, 6, Cost::none, Moment::end},
    {"sibittis", "Sibittis", Set::base, 4, Cost::two, Moment::turn},
    {"sloar", "Sloar", Set::base, 8, Cost::fakir, Moment::turn},
    {"utug", "Utug", Set::base, 4, Cost::two, Moment::turn},
    {"geb", "Geb", Set::artisans, 6, Cost::none, Moment::end},          // house number
    {"ptah", "Ptah", Set::artisans, 6, Cost::none, Moment::end},        // house number
    {"kam", "Kam", Set::whims, 6, Cost::none, Moment::always},          // house number
    {"satesha", "Satesha", Set::whims, 6, Cost::none, Moment::always},  // house number
}};
constexpr std::string_view name(Djinn djinn) { return djinn_table[index(djinn)].name; }
constexpr std::string_view title(Djinn djinn) { return djinn_table[index(djinn)].title; }

// ---- Numbers in the powers; those that change what things count are in score.hpp -------------------------

inline constexpr int al_amin_fakirs = 2;  // stand for one good
inline constexpr int anun_nak_meeples = 3;
inline constexpr int echidna_factor = 2;
inline constexpr int iblis_victims = 2;
inline constexpr int sibittis_djinns = 3;
// Coins for each event of Ba'al, Kam, Marid, Monkir, Nekir and Satesha (R41).
inline constexpr int event_coins_by_owner = 1, event_coins_by_others = 2;

// ---- Payments ---------------------------------------------------------------------------------------------

// How a cost or a djinn is paid for.
enum class Payment : std::uint8_t { elder, fakir, elder_elder, elder_fakir };
template <>
inline constexpr int count_of<Payment> = 4;
constexpr int elders_in(Payment payment) {
  return payment == Payment::fakir ? 0 : payment == Payment::elder_elder ? 2 : 1;
}
constexpr int fakirs_in(Payment payment) {
  return payment == Payment::fakir || payment == Payment::elder_fakir ? 1 : 0;
}
constexpr bool settles(Payment payment, Cost cost) {
  switch (cost) {
    case Cost::one:
      return payment == Payment::elder || payment == Payment::fakir;
    case Cost::two:
      return payment == Payment::elder_elder || payment == Payment::elder_fakir;
    case Cost::fakir:
      return payment == Payment::fakir;
    case Cost::none:
    case Cost::fakirs:
      return false;
  }
  return false;
}

// What a djinn costs in a sacred place (R31).
inline constexpr Cost djinn_price = Cost::two;

// A set of djinns, one bit each.
class DjinnSet {
 public:
  constexpr DjinnSet() = default;
  static constexpr DjinnSet from_bits(std::uint64_t bits) {
    DjinnSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr DjinnSet of(Djinn djinn) { return from_bits(std::uint64_t{1} << index(djinn)); }

  constexpr bool has(Djinn djinn) const { return (bits_ >> index(djinn)) & 1; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Djinn djinn) { bits_ |= of(djinn).bits_; }
  constexpr void remove(Djinn djinn) { bits_ &= ~of(djinn).bits_; }
  constexpr std::uint64_t bits() const { return bits_; }
  friend constexpr DjinnSet operator|(DjinnSet a, DjinnSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr DjinnSet operator&(DjinnSet a, DjinnSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr DjinnSet operator-(DjinnSet a, DjinnSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(DjinnSet, DjinnSet) = default;

 private:
  std::uint64_t bits_ = 0;
};
static_assert(2 * count_of<Djinn> <= 64, "there is room for twice as many djinns");

// The djinns that a game with these options is played with.
inline constexpr BySets<DjinnSet> djinns_by_sets([](SetMask sets) {
  DjinnSet djinns;
  for (Djinn djinn : all<Djinn>)
    if (sets.has(djinn_table[index(djinn)].set)) djinns.add(djinn);
  return djinns;
});
constexpr DjinnSet djinns_of(const Options& options) { return djinns_by_sets[options.sets]; }

}  // namespace naqala
