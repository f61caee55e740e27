#include <fmt/format.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <memory>
#include <optional>

#include "arguments.hpp"
#include "board_view.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_file.hpp"
#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "notation/reports.hpp"
#include "replay_log.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "score_sheet.hpp"

namespace naqala::command {

namespace json = boost::json;

namespace {

struct ReplayWish {
  std::string file;
  std::optional<int> at;
  std::optional<int> turn;
  bool states = false;
  bool json = false;
  std::optional<std::string> viewer;
  TerminalWish terminal;
};

std::string json_line(const State& s) {
  if (s.sight == Viewer::everything) return to_json(s, JsonStyle::line) + "\n";
  return print_json(json_of_shown(Observation::from_view(s)), JsonStyle::line) + "\n";
}

// How many actions come before the moment that is asked for; nothing if the whole game is.
std::optional<std::size_t> moment(const ReplayWish& wish, const Record& record) {
  if (wish.at) {
    if (*wish.at < 0 || static_cast<std::size_t>(*wish.at) > record.actions.size())
      throw Failure(fmt::format("--at: the record has {} actions, not {}", record.actions.size(), *wish.at));
    return static_cast<std::size_t>(*wish.at);
  }
  if (!wish.turn) return {};
  const std::vector<LogLine> log = log_of(record, Viewer::everything);
  for (const LogLine& line : log)
    if (line.turn == *wish.turn && line.turn > 0) return static_cast<std::size_t>(line.first);
  throw Failure(fmt::format("--turn: the record has no turn {}", *wish.turn));
}

std::string all_states(const Record& record, Viewer viewer) {
  std::string text;
  for (const State& s : replay(record)) text += json_line(seen_by(s, viewer));
  return text;
}

json::object json_of(const LogLine& line) {
  json::object object{{"round", line.round}};
  if (line.turn > 0) {
    object["turn"] = line.turn;
    object["seat"] = index(line.seat) + 1;
    if (line.points) object["points"] = *line.points;
  }
  json::array actions;
  for (Action action : line.actions) actions.emplace_back(to_text(action));
  object["actions"] = std::move(actions);
  object["text"] = line.told;
  return object;
}

std::string log_as_json(const std::vector<LogLine>& log, const State& last) {
  json::array lines;
  for (const LogLine& line : log) lines.push_back(json_of(line));
  return print_json(json::object{{"lines", std::move(lines)},
                                 {"over", actor(last) == nobody},
                                 {"scores", json_of_shown_scores(last)}}) +
         "\n";
}

std::string whole_log(const Record& record, Viewer viewer, const ReplayWish& wish) {
  const std::vector<LogLine> log = log_of(record, viewer);
  const State last = seen_by(replay(record).back(), viewer);
  if (wish.json) return log_as_json(log, last);
  const People people(record.names);
  const Terminal terminal = standard_terminal(wish.terminal);
  const bool broken = wish.terminal.width > 0 || ::isatty(STDOUT_FILENO) != 0;
  return text_of(log, people, terminal, broken) + (log.empty() ? "" : "\n") +
         score_sheet(last, people, terminal) + "\n" + what_is_due(Layout(last), last, people) + "\n";
}

void replay_game(const ReplayWish& wish) {
  if (wish.at && wish.turn) throw WrongUsage("--at and --turn cannot both be followed");
  Record record = read_record(input_or_pipe(wish.file));
  const Viewer viewer = viewer_from(wish.viewer.value_or("all"), record.options.seats);
  const auto stop = moment(wish, record);
  if (stop) record.actions.resize(*stop);
  if (wish.states) return write_output(all_states(record, viewer));
  if (!stop) return write_output(whole_log(record, viewer, wish));
  const State s = seen_by(replay(record).back(), viewer);
  if (wish.json) return write_output(json_line(s));
  const Layout layout(s);
  write_output(
      board_view(layout, s, {standard_terminal(wish.terminal), People(record.names), next_drops(layout, s)}));
}

}  // namespace

void add_replay(CLI::App& app) {
  auto wish = std::make_shared<ReplayWish>();
  CLI::App* command = app.add_subcommand("replay", "Tell a recorded game turn by turn");
  add_input(*command, wish->file, "A record");
  command->add_option("--at", wish->at, "Stop after so many actions and show the board")->type_name("N");
  command->add_option("--turn", wish->turn, "Stop where the turn of this number begins and show the board")
      ->type_name("N");
  command->add_flag("--states", wish->states, "Every position instead, one JSON object a line");
  command->add_flag("--json", wish->json, "As JSON");
  add_viewer(*command, wish->viewer);
  add_terminal_options(*command, wish->terminal);
  command->footer(
      "Each turn is one line: what was done, and by how many points the seat is better off. A record that\n"
      "holds an illegal action is refused, with its line and what would have been legal.\n"
      "\n"
      "In a game with hidden totals a viewer is told, up to the end of the game, every movement but of no\n"
      "other seat what it has in coins and cards, nor what brought it how many points. Positions then lack\n"
      "these numbers, say so (`no_position`), and cannot be read again.\n"
      "\n"
      "Examples:\n"
      "  naqala replay game.txt\n"
      "  naqala replay game.txt --turn 5\n"
      "  naqala replay game.txt --states --viewer 1");
  command->callback([wish] { replay_game(*wish); });
}

}  // namespace naqala::command
