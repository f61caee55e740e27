#include "turns/perft.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"

namespace naqala::command {

namespace {

struct Choice {
  std::string file;
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

void run(const Choice& choice) {
  const GameFile game = read_game(choice.file);
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
  auto choice = std::make_shared<Choice>();
  CLI::App* perft = app.add_subcommand("perft", "Count what can follow a position, to compare engines");
  perft->add_option("FILE", choice->file, "A record or a position; `-` is standard input")->required();
  perft->add_option("--depth", choice->depth, "How many actions deep")
      ->check(CLI::Range(1, 40))
      ->capture_default_str();
  perft->add_flag("--turns", choice->turns,
                  "Count whole sowings: (start, final, tribe), and the distinct boards they leave");
  perft->add_flag("--json", choice->json, "As JSON");
  perft->footer(
      "Each outcome of chance that can happen counts once, a step with one form is a ply like all others, "
      "and a finished\n"
      "game is one leaf.\n"
      "For example:\n"
      "  naqala new --players 2 --seed 7 | naqala perft - --depth 4");
  perft->callback([choice] { run(*choice); });
}

}  // namespace naqala::command
