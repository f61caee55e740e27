#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <random>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace {

constexpr std::size_t longest_list = 12;  // of legal actions in a message

struct ApplyWish {
  std::string file;
  std::vector<std::string> actions;
  bool draw = false;
  std::optional<std::uint64_t> chance_seed;
  bool json = false;
  bool position = false;
  std::string output = "-";
};

std::string some_legal(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  if (list.empty()) return "the game is over";
  std::string text = "legal: ";
  for (std::size_t i = 0; i < std::min(list.size(), longest_list); ++i)
    text += (i > 0 ? ", " : "") + to_text(list[i]);
  if (list.size() > longest_list) text += fmt::format(" and {} more", list.size() - longest_list);
  return text;
}

// A game that goes on.
class Running {
 public:
  Running(GameFile& game, const ApplyWish& wish) : game_(game), layout_(game.state) {
    if (wish.draw || wish.chance_seed)
      rng_.emplace(wish.chance_seed ? *wish.chance_seed : std::random_device{}());
    if (rng_ && game.is_observation())
      throw Failure(game.name +
                    ": chance cannot be drawn in an observation, as it does not tell what is left");
  }

  void act(const std::string& text) {
    const std::string where = fmt::format("{}: action {}", game_.name, ++number_);
    const Result<Action> action = parse_action(text);
    if (!action) throw Failure(where + action.error().substr(std::string_view("action").size()));
    draw_until(*action);
    must_know_choices(game_);
    if (!is_legal(layout_, game_.state, *action))
      throw Failure(fmt::format("{}: {} is not legal here ({})", where, naqala::quoted(text),
                                some_legal(layout_, game_.state)));
    carry_out(*action);
  }

  // Lets chance have its turns, unless it is to do `named`.
  void draw_until(std::optional<Action> named = {}) {
    while (rng_ && actor(game_.state) == chance && !(named && is_legal(layout_, game_.state, *named)))
      carry_out(naqala::draw(game_.state, *rng_));
  }

 private:
  void carry_out(Action action) {
    naqala::apply(layout_, game_.state, action);
    if (game_.record) game_.record->actions.push_back(action);
  }

  GameFile& game_;
  Layout layout_;
  std::optional<Rng> rng_;
  int number_ = 0;
};

std::string result(const GameFile& game, const ApplyWish& wish) {
  if (game.is_observation()) return to_json(Observation::from_view(game.state)) + "\n";
  if (!game.record || wish.position) return to_json(game.state) + "\n";
  return wish.json ? to_json(*game.record) + "\n" : to_text(*game.record);
}

void apply_actions(const ApplyWish& wish) {
  GameFile game = read_game(wish.file);
  Running running(game, wish);
  for (const std::string& action : wish.actions) running.act(action);
  running.draw_until();
  write_file(wish.output, result(game, wish));
}

}  // namespace

void add_apply(CLI::App& app) {
  auto wish = std::make_shared<ApplyWish>();
  CLI::App* command = app.add_subcommand("apply", "Carry out actions");
  command->add_option("FILE", wish->file, "A record, a position or an observation; - for standard input")
      ->required()
      ->type_name("");
  command->add_option("ACTION", wish->actions, "Actions, each in quotation marks: \"take c3\"")
      ->type_name("");
  command->add_flag("--draw", wish->draw, "Draw at random when it is chance's turn");
  add_seed(*command, "--chance-seed", wish->chance_seed, "The same, always alike for the same number");
  command->add_flag("--json", wish->json, "A record as JSON");
  command->add_flag("--position", wish->position, "Of a record, just the last position, as JSON");
  add_output(*command, wish->output);
  command->footer(
      "Prints what it was given, carried on: a record with more actions, or the position after them.\n"
      "If an action is not legal nothing is printed, and the error tells what is. Without --draw or\n"
      "--chance-seed the outcomes of chance must be named like all other actions.\n"
      "\n"
      "Examples:\n"
      "  naqala apply game.txt \"bid 5\" \"bid 0\" -o game.txt\n"
      "  naqala apply game.txt --draw \"end\"");
  command->callback([wish] { apply_actions(*wish); });
}

}  // namespace naqala::command
