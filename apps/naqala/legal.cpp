#include <boost/json.hpp>
#include <memory>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "notation/action_text.hpp"
#include "notation/reports.hpp"
#include "rules/game.hpp"
#include "tell.hpp"

namespace naqala::command {

namespace {

struct LegalWish {
  std::string file;
  bool json = false;
  bool explain = false;
};

std::string padded(std::string text) {
  text.resize(std::max<std::size_t>(text.size(), 24), ' ');
  return text;
}

void list_actions(const LegalWish& wish) {
  const GameFile game = read_game(input_or_pipe(wish.file));
  must_know_choices(game);
  const Layout layout(game.state);
  if (wish.json) return write_output(print_json(json_of_choices(layout, game.state)) + "\n");
  ActionList list;
  legal_actions(layout, game.state, list);
  std::string text;
  for (Action action : list)
    text += (wish.explain
                 ? padded(to_text(action)) + "  " + offer({layout, game.state, action}, People(game.names))
                 : to_text(action)) +
            "\n";
  write_output(text);
}

}  // namespace

void add_legal(CLI::App& app) {
  auto wish = std::make_shared<LegalWish>();
  CLI::App* command = app.add_subcommand("legal", "List what can be done now, one action a line");
  add_input(*command, wish->file, "A record, a position or an observation");
  command->add_flag("--explain", wish->explain, "Say in words what each action does");
  command->add_flag("--json", wish->json, "As JSON, with who decides and the odds of chance");
  command->footer(
      "When a card must be turned or a meeple drawn, chance decides, and the list is what can come.\n"
      "When the game is over there is nothing to list.\n"
      "\n"
      "Examples:\n"
      "  naqala legal game.txt\n"
      "  naqala new --seed 7 | naqala legal --explain");
  command->callback([wish] { list_actions(*wish); });
}

}  // namespace naqala::command
