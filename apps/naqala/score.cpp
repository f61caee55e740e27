#include <boost/json.hpp>
#include <memory>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "notation/json_text.hpp"
#include "notation/reports.hpp"
#include "rules/score.hpp"
#include "score_sheet.hpp"
#include "terminal.hpp"

namespace naqala::command {

namespace {

struct ScoreWish {
  std::string file;
  bool json = false;
  TerminalWish terminal;
};

void print_scores(const ScoreWish& wish) {
  const GameFile game = read_game(input_or_pipe(wish.file));
  if (wish.json)
    write_output(print_json(json_of_shown_scores(game.state)) + "\n");
  else
    write_output(score_sheet(game.state, People(game.names), standard_terminal(wish.terminal)));
}

}  // namespace

void add_score(CLI::App& app) {
  auto wish = std::make_shared<ScoreWish>();
  CLI::App* command = app.add_subcommand("score", "Show the score sheet as if the game ended now");
  add_input(*command, wish->file, "A record, a position or an observation");
  command->add_flag("--json", wish->json, "As JSON");
  add_terminal_options(*command, wish->terminal);
  command->footer(
      "Of an observation, cards that its viewer has not seen count nothing. In a game with hidden totals it\n"
      "tells coins, cards and totals of no other seat until the game is over.\n"
      "\n"
      "Examples:\n"
      "  naqala score game.txt\n"
      "  naqala score game.txt --json");
  command->callback([wish] { print_scores(*wish); });
}

}  // namespace naqala::command
