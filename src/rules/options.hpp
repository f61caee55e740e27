#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/enums.hpp"
#include "rules/seat.hpp"
#include "rules/set.hpp"

namespace naqala {

// How often a djinn whose power has a cost may be used (R35).
enum class DjinnUse : std::uint8_t { each_turn, each_round };
// What Nekir pays for: an assassination, or each meeple killed.
enum class NekirPays : std::uint8_t { per_kill, per_meeple };
// Whether seats that share the most artisans all count 3 for each, or none does (R50).
enum class ArtisanTies : std::uint8_t { all_count, none_count };
// Whether whatever is rendered for people tells what other seats have in coins and cards, or only what moves
// (R82). It changes nothing in what anyone may know.
enum class Totals : std::uint8_t { shown, hidden };

// How many seats a game has (R3): all of them only with an expansion.
inline constexpr int fewest_seats = 2, most_seats = count_of<Seat>;
inline constexpr int most_seats_of_base = row_of(Set::base).most_seats;

// What kind of game is played. The default of each field is the game as the rules page has it.
struct Options {
  std::uint8_t seats = 2;
  SetMask sets = {};
  DjinnUse djinn_use = DjinnUse::each_turn;
  NekirPays nekir_pays = NekirPays::per_kill;
  ArtisanTies artisan_ties = ArtisanTies::all_count;
  Totals totals = Totals::shown;

  constexpr bool plays(Set set) const { return sets.has(set); }

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// How totals are unless the table chooses: hidden where two or more people play with each other, shown to one
// person against bots and where only bots play (R82).
inline constexpr int people_with_hidden_totals = 2;
constexpr Totals totals_for(int people) {
  return people >= people_with_hidden_totals ? Totals::hidden : Totals::shown;
}

// Why these options cannot be played, in one line; empty if they can (R3).
std::string_view problem_with(const Options& options);

// The most seats that can play with these sets.
constexpr int most_seats_with(SetMask sets) {
  int most = 0;
  for (Set set : all<Set>)
    if (sets.has(set)) most = std::max(most, row_of(set).most_seats);
  return most;
}

// ---- The board --------------------------------------------------------------------------------------------

struct BoardSize {
  int columns;
  int rows;
};
inline constexpr std::array<BoardSize, 3> board_sizes{{{6, 5}, {6, 6}, {7, 6}}};

// The smallest board that has room for all tiles of the sets.
inline constexpr BySets<BoardSize> board_by_sets([](SetMask sets) {
  int tiles = 0;
  for (Set set : all<Set>)
    if (sets.has(set)) tiles += row_of(set).tiles;
  return *std::find_if(board_sizes.begin(), board_sizes.end() - 1,
                       [&](BoardSize size) { return size.columns * size.rows >= tiles; });
});

// The board of these options, in tiles.
constexpr int columns_of(const Options& options) { return board_by_sets[options.sets].columns; }
constexpr int rows_of(const Options& options) { return board_by_sets[options.sets].rows; }
// Its middle, where the tiles of some sets lie: all but the outermost columns and rows (R42, R63).
constexpr int middle_columns_of(const Options& options) { return columns_of(options) - 2; }
constexpr int middle_rows_of(const Options& options) { return rows_of(options) - 2; }

// ---- The turn order track (R4) ----------------------------------------------------------------------------

// Prices of the spaces, the cheapest first. A marker on a later space plays before one on an earlier space.
inline constexpr auto prices_2_to_4 = std::to_array<std::uint8_t>({0, 0, 0, 1, 3, 5, 8, 12, 18});
// The third 0: house number. That 1, 3 and 5 stand twice: one source.
inline constexpr auto prices_5 = std::to_array<std::uint8_t>({0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18});
inline constexpr int most_spaces = std::max(prices_2_to_4.size(), prices_5.size());

constexpr std::span<const std::uint8_t> prices_of(const Options& options) {
  if (options.seats > most_seats_of_base) return prices_5;
  return prices_2_to_4;
}

}  // namespace naqala
