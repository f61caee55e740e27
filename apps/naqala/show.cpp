#include <memory>
#include <optional>

#include "arguments.hpp"
#include "board_view.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"

namespace naqala::command {

namespace {

struct ShowWish {
  std::string file;
  std::optional<std::string> viewer;
  TerminalWish terminal;
};

void show_board(const ShowWish& wish) {
  const GameFile game = read_game(input_or_pipe(wish.file));
  const State s = wish.viewer ? seen_by(game, viewer_from(*wish.viewer, seats_of(game.state))) : game.state;
  const Layout layout(s);
  write_output(
      board_view(layout, s, {standard_terminal(wish.terminal), People(game.names), next_drops(layout, s)}));
}

}  // namespace

void add_show(CLI::App& app) {
  auto wish = std::make_shared<ShowWish>();
  CLI::App* command = app.add_subcommand("show", "Show the board in the terminal");
  add_input(*command, wish->file, "A record, a position or an observation");
  add_viewer(*command, wish->viewer);
  add_terminal_options(*command, wish->terminal);
  command->footer(
      "Each tile has its name and its value above, after a circle if it is red, after a square if it is\n"
      "blue; then its kind and its meeples by letter; below, whose camel or tent stands there, palms,\n"
      "palaces. A city has its whim in place of its kind. Mountains stand on both sides of the step that\n"
      "they stop. From 116 columns on, the rows stand beside the board. In a game with hidden totals, `?`\n"
      "stands for coins and points of other seats than the viewer's, and their cards are not told.\n"
      "\n"
      "Examples:\n"
      "  naqala show game.txt\n"
      "  naqala show game.txt --viewer 2\n"
      "  naqala show game.txt --color always | less -R");
  command->callback([wish] { show_board(*wish); });
}

}  // namespace naqala::command
