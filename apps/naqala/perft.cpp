#include "turns/perft.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "game_options.hpp"
#include "rules/setup.hpp"

namespace naqala::command {

namespace {

struct PerftWish {
  std::string file;
  GameOptionsWish options;
  std::optional<std::uint64_t> seed;
  int depth = 3;
  bool turns = false;
  bool json = false;
};

void count_turns(const Layout& layout, const GameFile& game, bool json) {
  if (game.state.step != Step::take)
    throw Failure(game.name + ": no tile is to be taken here, so there are no sowings to count");
  const TurnsPerft count = perft_turns(layout, game.state);
  if (json) {
    const boost::json::object object{
        {"sowings", count.sowings}, {"boards", count.boards}, {"complete", count.complete}};
    return write_output(boost::json::serialize(object) + "\n");
  }
  write_output(fmt::format("sowings {}\nboards {}{}\n", count.sowings, count.boards,
                           count.complete ? "" : " (at least: some leave more than can be counted)"));
}

void count_actions(const Layout& layout, const GameFile& game, int depth, bool json) {
  boost::json::array rows;
  for (int d = 1; d <= depth; ++d) {
    const std::uint64_t leaves = perft(layout, game.state, d);
    if (json)
      rows.push_back(boost::json::object{{"depth", d}, {"leaves", leaves}});
    else
      write_output(fmt::format("perft {} {}\n", d, leaves));
  }
  if (json) write_output(boost::json::serialize(rows) + "\n");
}

// The game of the file, or a new one if something is said about that.
GameFile game_for(const PerftWish& choice) {
  const bool is_new = choice.options.says_which() || choice.seed;
  if (is_new && !choice.file.empty())
    throw WrongUsage("perft: a FILE is counted as it is, without --players, --sets or --seed");
  if (!is_new) return read_game(input_or_pipe(choice.file));
  const Options options = options_from(choice.options);
  Rng rng(choice.seed.value_or(1));
  GameFile game;
  game.name = "a new game";
  game.state = initial(options, deal(options, rng));
  return game;
}

void run_perft(const PerftWish& choice) {
  const GameFile game = game_for(choice);
  if (game.is_observation())
    throw Failure(game.name + ": counting needs a whole position, not an observation");
  const Layout layout(game.state);
  if (choice.turns)
    count_turns(layout, game, choice.json);
  else
    count_actions(layout, game, choice.depth, choice.json);
}

}  // namespace

void add_perft(CLI::App& app) {
  auto choice = std::make_shared<PerftWish>();
  CLI::App* perft = app.add_subcommand("perft", "Count what can follow a position, to compare engines");
  add_input(*perft, choice->file, "A record or a position");
  add_game_options(*perft, choice->options);
  add_seed(*perft, "--seed", choice->seed, "Deals a new game to be counted (1)");
  perft->add_option("--depth", choice->depth, "How many actions deep")
      ->check(CLI::Range(1, 40))
      ->capture_default_str();
  perft->add_flag("--turns", choice->turns,
                  "Count whole sowings: (start, final, tribe), and the distinct boards they leave");
  perft->add_flag("--json", choice->json, "As JSON");
  perft->footer(
      "Each outcome of chance that can happen counts once, a step with one form is a ply like all others,\n"
      "and a finished game is one leaf. With --players, --sets or --seed a new game is counted.\n"
      "\n"
      "Examples:\n"
      "  naqala perft game.txt --depth 5\n"
      "  naqala perft --players 5 --sets artisans,whims --seed 7 --depth 4");
  perft->callback([choice] { run_perft(*choice); });
}

}  // namespace naqala::command
