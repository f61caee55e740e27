#include "notation/record.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/record_form.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

json::object header_of(const Record& record) {
  json::object object{{"format", record_format()}, {"tables", tables_digest()}};
  write_options(object, record.options);
  json::array names;
  for (const std::string& name : record.names) names.emplace_back(name);
  object["names"] = names;
  json::object tiles;
  for (Tile tile : all<Tile>) {
    if (!on_board(record.options, tile)) continue;
    json::object entry{{"kind", word(record.setup.kinds[index(tile)])}};
    if (const Meeples meeples = record.setup.meeples[index(tile)]; !meeples.empty())
      entry["meeples"] = json_of(meeples);
    tiles[word(tile)] = entry;
  }
  object["tiles"] = tiles;
  object["card_row"] = json_of_row(record.setup.card_row);
  object["djinn_row"] = json_of_row(record.setup.djinn_row);
  if (record.options.plays(Set::whims)) object["whims"] = json_of_row(record.setup.whims);
  json::array order;
  for (Seat seat : record.setup.bid_order)
    if (seat != nobody) order.emplace_back(number_of(seat));
  object["bid_order"] = order;
  return object;
}

std::string tile_line(const Record& record, Tile tile) {
  std::string line = "tile " + word(tile) + " " + std::string(word(record.setup.kinds[index(tile)]));
  const Meeples meeples = record.setup.meeples[index(tile)];
  for (Tribe tribe : all<Tribe>)
    for (int n = meeples[tribe]; n > 0; --n) line += " " + std::string(word(tribe));
  return line + "\n";
}

std::string option_lines(const Options& options) {
  std::string text = "players " + std::to_string(options.seats) + "\nsets";
  for (Set set : all<Set>)
    if (options.plays(set)) text.append(" ").append(word(set));
  text += "\ndjinn-use " + std::string(word(options.djinn_use));
  text += "\nnekir " + std::string(word(options.nekir_pays));
  text += "\nartisan-ties " + std::string(word(options.artisan_ties));
  text += "\ntotals " + std::string(word(options.totals));
  return text + "\n";
}

template <class Row>
std::string row_line(std::string line, const Row& row) {
  for (auto entry : row) line += " " + std::string(word(entry));
  return line + "\n";
}

std::string setup_lines(const Record& record) {
  std::string text;
  for (Tile tile : all<Tile>)
    if (on_board(record.options, tile)) text += tile_line(record, tile);
  text += row_line("card-row", record.setup.card_row) + row_line("djinn-row", record.setup.djinn_row);
  if (record.options.plays(Set::whims)) text += row_line("whims", record.setup.whims);
  text += "bid-order";
  for (Seat seat : record.setup.bid_order)
    if (seat != nobody) text += " " + std::to_string(number_of(seat));
  return text + "\n";
}

std::string score_comment(const State& s) {
  std::string text = "# the game is over:";
  const auto scores = score(s);
  for (int i = 0; i < seats_of(s); ++i)
    text += (i > 0 ? ", seat " : " seat ") + std::to_string(i + 1) + " has " +
            std::to_string(scores[static_cast<std::size_t>(i)].total());
  return text + "\n";
}

// Calls `visit` with the state before each action and the action; gives the state after the last one.
template <class Visit>
State run(const Record& record, Visit visit) {
  State s = initial(record.options, record.setup);
  const Layout layout(s);
  for (Action action : record.actions) {
    visit(s, action);
    apply(layout, s, action);
  }
  return s;
}

}  // namespace

std::string line_label(const State& s) {
  if (s.active != nobody) return "seat " + std::to_string(number_of(s.active));
  if (s.step == Step::over) return "the end of the game";
  return s.step == Step::bid ? "auction" : "clean-up";
}

std::vector<TurnLine> lines_of(const Record& record) {
  std::vector<TurnLine> lines;
  bool turn_ended = true;
  run(record, [&](const State& s, Action action) {
    std::string label = line_label(s);
    if (turn_ended || lines.back().label != label) lines.push_back({std::move(label), {}});
    lines.back().actions.push_back(action);
    turn_ended = action.kind() == Action::Kind::end;
  });
  return lines;
}

std::string to_text(const Record& record) {
  std::string text = record_format() + "\ntables " + tables_digest() + "\n" + option_lines(record.options);
  for (std::size_t i = 0; i < record.names.size(); ++i)
    if (!record.names[i].empty()) text += "name " + std::to_string(i + 1) + " " + record.names[i] + "\n";
  text += setup_lines(record);
  for (const TurnLine& line : lines_of(record)) {
    if (line.label == "auction") text += "\n";  // a round begins
    text += line.label + ":";
    for (std::size_t i = 0; i < line.actions.size(); ++i)
      text += (i > 0 ? "; " : " ") + to_text(line.actions[i]);
    text += "\n";
  }
  const State last = run(record, [](const State&, Action) {});
  if (actor(last) == nobody) text += score_comment(last);
  return text;
}

std::string to_json(const Record& record, JsonStyle style) {
  json::object object = header_of(record);
  json::array turns;
  for (const TurnLine& line : lines_of(record)) {
    json::array actions;
    for (Action action : line.actions) actions.emplace_back(to_text(action));
    turns.push_back(std::move(actions));
  }
  object["turns"] = std::move(turns);
  return print_json(object, style);
}

std::vector<State> replay(const Record& record) {
  std::vector<State> states;
  states.reserve(record.actions.size() + 1);
  const State last = run(record, [&](const State& s, Action) { states.push_back(s); });
  states.push_back(last);
  return states;
}

}  // namespace naqala
