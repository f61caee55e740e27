#include "game_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "arguments.hpp"
#include "common.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace {

void read_sets(const std::vector<std::string>& sets, Options& options) {
  for (auto set = sets.begin(); set != sets.end(); ++set) {
    const auto known = from_word<Set>(*set);
    if (!known) throw Failure("sets: " + naqala::quoted(*set) + " is not " + words_of_sets());
    if (std::find(sets.begin(), set, *set) != set) throw Failure("sets: " + *set + " is named twice");
    options.sets.add(*known);
  }
}

}  // namespace

void add_game_options(CLI::App& command, GameOptionsWish& wish) {
  command
      .add_option("--players", wish.players,
                  fmt::format("Seats: {} to {} ({}); more than {} need an expansion", fewest_seats,
                              most_seats, fewest_seats, most_seats_of_base))
      ->type_name("N");
  CLI::Option* sets = command.add_option("--sets", wish.sets,
                                         "Sets to play with, parted by commas: base, artisans, whims (base)");
  offer(*sets->delimiter(',')->type_name("SET"), {"base", "artisans", "whims"});
  add_word(command, "--djinn-use", wish.djinn_use, {"turn", "round"},
           "A djinn can be used once a turn or, as one rulebook prints it, once a round (turn)", "WHEN");
  add_word(command, "--nekir", wish.nekir, {"kill", "meeple"},
           "Nekir pays for each kill, or for each meeple killed (kill)", "WHAT");
  add_word(command, "--artisan-ties", wish.artisan_ties, {"all", "none"},
           "Of seats that share the most artisans, all or none count more for them (all)", "WHO");
  add_word(command, "--totals", wish.totals, {"shown", "hidden"},
           "Coins and cards of others: hidden, or shown (hidden if people play together)", "HOW");
}

Options options_from(const GameOptionsWish& wish) {
  Options options;
  options.seats = static_cast<std::uint8_t>(std::clamp(wish.players.value_or(2), 0, 99));
  read_sets(wish.sets, options);
  if (wish.djinn_use == "round") options.djinn_use = DjinnUse::each_round;
  if (wish.nekir == "meeple") options.nekir_pays = NekirPays::per_meeple;
  if (wish.artisan_ties == "none") options.artisan_ties = ArtisanTies::none_count;
  if (wish.totals == "hidden") options.totals = Totals::hidden;
  if (const std::string_view problem = problem_with(options); !problem.empty())
    throw Failure(std::string(problem));
  return options;
}

}  // namespace naqala::command
