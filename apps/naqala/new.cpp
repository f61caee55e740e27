#include <fmt/format.h>

#include <memory>
#include <optional>
#include <random>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_options.hpp"
#include "notation/position.hpp"
#include "notation/record.hpp"
#include "rules/setup.hpp"

namespace naqala::command {

namespace {

struct NewWish {
  GameOptionsWish options;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> names;
  bool json = false;
  bool position = false;
  std::string output = "-";
};

std::vector<std::string> names_from(const NewWish& wish, int seats) {
  std::vector<std::string> names = wish.names;
  if (static_cast<int>(names.size()) > seats)
    throw Failure(fmt::format("names: {} for {} seats", names.size(), seats));
  for (const std::string& name : names)
    if (const std::string problem = problem_with_name(name); !problem.empty())
      throw Failure("names: " + problem);
  names.resize(static_cast<std::size_t>(seats));
  return names;
}

std::uint64_t seed_of_system() { return std::random_device{}(); }

// The record with a remark behind its first line.
std::string with_remark(std::string text, const std::string& remark) {
  return text.insert(text.find('\n') + 1, "# " + remark + "\n");
}

void deal_game(const NewWish& wish) {
  Record record;
  record.options = options_from(wish.options);
  record.names = names_from(wish, record.options.seats);
  const std::uint64_t seed = wish.seed ? *wish.seed : seed_of_system();
  Rng rng(seed);
  record.setup = deal(record.options, rng);
  std::string text;
  if (wish.position)
    text = to_json(initial(record.options, record.setup)) + "\n";
  else if (wish.json)
    text = to_json(record) + "\n";
  else
    text = with_remark(to_text(record), fmt::format("dealt with --seed {}", seed));
  write_file(wish.output, text);
  // JSON has no place for remarks.
  if (!wish.seed && (wish.json || wish.position)) fmt::print(stderr, "dealt with --seed {}\n", seed);
}

}  // namespace

void add_new(CLI::App& app) {
  auto wish = std::make_shared<NewWish>();
  CLI::App* command = app.add_subcommand("new", "Deal a new game");
  add_game_options(*command, wish->options);
  add_seed(*command, "--seed", wish->seed, "The same number deals the same game (a random one)");
  command->add_option("--names", wish->names, "Names of the seats, in order, parted by commas")
      ->delimiter(',')
      ->type_name("NAME");
  command->add_flag("--json", wish->json, "The record as JSON");
  command->add_flag("--position", wish->position, "The first position, as JSON, instead of a record");
  add_output(*command, wish->output);
  command->footer(
      "Prints the record of a game in which nothing has been done yet.\n"
      "\n"
      "Examples:\n"
      "  naqala new --players 3 --seed 7 -o game.txt\n"
      "  naqala new --players 5 --sets artisans,whims\n"
      "  naqala new --players 2 --sets base --seed 7 --json\n"
      "  naqala new | naqala show");
  command->callback([wish] { deal_game(*wish); });
}

}  // namespace naqala::command
