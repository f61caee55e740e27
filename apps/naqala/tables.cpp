#include "notation/tables.hpp"

#include <boost/json.hpp>
#include <memory>

#include "commands.hpp"
#include "common.hpp"
#include "notation/json_text.hpp"

namespace naqala::command {

void add_tables(CLI::App& app) {
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("tables", "Print every number and name of the game");
  command->add_flag("--json", *as_json, "As JSON, one document (docs/notation.md)");
  command->footer(
      "What tiles and djinns count, what things cost, how many pieces there are, in the base game and in "
      "each\n"
      "expansion. Which of the numbers could not be checked: naqala numbers.\n"
      "\n"
      "Examples:\n"
      "  naqala tables\n"
      "  naqala tables --json");
  command->callback(
      [as_json] { write_output(*as_json ? print_json(game_tables()) + "\n" : text_of_tables()); });
}

}  // namespace naqala::command
