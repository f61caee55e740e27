#include "game_options.hpp"

#include <algorithm>

#include "common.hpp"
#include "notation/names.hpp"

namespace naqala::command {

void add_game_options(CLI::App& command, GameOptionsWish& wish) {
  command.add_option("--players", wish.players, "Seats: 2, 3 or 4 (2)")->type_name("N");
  command.add_option("--sets", wish.sets, "Sets of the game to play with: base (base)")
      ->delimiter(',')
      ->type_name("SET");
  command.add_option("--djinn-use", wish.djinn_use, "A djinn can be used once a turn or once a round (turn)")
      ->check(CLI::IsMember({"turn", "round"}).description(""))
      ->type_name("WHEN");
  command.add_option("--nekir", wish.nekir, "Nekir pays for each kill, or for each meeple killed (kill)")
      ->check(CLI::IsMember({"kill", "meeple"}).description(""))
      ->type_name("WHAT");
  command
      .add_option("--totals", wish.totals,
                  "Coins and cards of other seats are shown on screen or hidden (shown)")
      ->check(CLI::IsMember({"shown", "hidden"}).description(""))
      ->type_name("HOW");
}

Options options_from(const GameOptionsWish& wish) {
  Options options;
  options.seats = static_cast<std::uint8_t>(std::clamp(wish.players.value_or(2), 0, 99));
  for (const std::string& set : wish.sets) {
    if (set != "base" && set != "artisans" && set != "whims")
      throw Failure("sets: " + naqala::quoted(set) + " is not base, artisans or whims");
    options.artisans |= set == "artisans";
    options.whims |= set == "whims";
  }
  if (wish.djinn_use == "round") options.djinn_use = DjinnUse::each_round;
  if (wish.nekir == "meeple") options.nekir_pays = NekirPays::per_meeple;
  if (wish.totals == "hidden") options.totals = Totals::hidden;
  if (const std::string_view problem = problem_with(options); !problem.empty())
    throw Failure(std::string(problem));
  return options;
}

}  // namespace naqala::command
