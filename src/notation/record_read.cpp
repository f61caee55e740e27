#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/record_form.hpp"
#include "rules/game.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_name = 64;
constexpr std::size_t most_actions = 100'000;  // a long game has some 3,000
constexpr std::size_t longest_list = 6;        // of legal actions in a message

// ---- The header -------------------------------------------------------------------------------------------

std::string problem_with_format(std::string_view format) {
  const std::string problem = quoted(format) + " is not " + quoted(record_format());
  if (format.substr(0, record_word.size()) != record_word) return problem;
  const auto version = number_from(format.substr(record_word.size()), 999'999);
  if (!version) return problem;
  return problem + ": the record is of version " + std::to_string(*version) +
         ", and this program reads version " + std::to_string(record_version);
}

void read_format(const Node& root) {
  if (const std::string format = root["format"].text(); format != record_format())
    root["format"].fail(problem_with_format(format));
  if (const std::string tables = root["tables"].text(); tables != tables_digest())
    root["tables"].fail(quoted(tables) + " differs from ours, " + quoted(tables_digest()) +
                        ": the record was made with other numbers in the tables of the game");
}

std::vector<std::string> read_names(const Node& node, int seats) {
  std::vector<std::string> names;
  if (node.present())
    for (const Node& entry : node.elements(static_cast<std::size_t>(seats))) {
      names.push_back(entry.text());
      const std::string problem = problem_with_name(names.back());
      if (!names.back().empty() && !problem.empty()) entry.fail(problem);
    }
  names.resize(static_cast<std::size_t>(seats));
  return names;
}

template <class E, std::size_t N, class Read>
void read_row(const Node& node, std::array<E, N>& row, std::size_t size, Read read) {
  const std::vector<Node> nodes = node.elements(N);
  if (nodes.size() != size) return node.fail("there must be " + std::to_string(size));
  std::transform(nodes.begin(), nodes.end(), row.begin(), read);
}

Setup read_setup(const Node& root, const Options& options) {
  Setup setup;
  Box box(options);
  check_places(root["tiles"], options);
  for (Tile tile : all<Tile>) {
    if (!on_board(options, tile)) continue;
    const Node node = root["tiles"][word(tile)];
    if (!node.present()) {
      node.fail("is missing");
      continue;
    }
    node.allow_only({"kind", "meeples"});
    setup.kinds[index(tile)] = node["kind"].word<TileKind>("a kind of tile");
    setup.meeples[index(tile)] = box.meeples(node["meeples"]);
  }
  read_row(root["card_row"], setup.card_row, setup.card_row.size(),
           [&](const Node& n) { return box.card(n); });
  read_row(root["djinn_row"], setup.djinn_row, setup.djinn_row.size(),
           [&](const Node& n) { return box.djinn(n); });
  if (options.plays(Set::whims))
    read_row(root["whims"], setup.whims, setup.whims.size(), [&](const Node& n) { return box.whim(n); });
  else if (root["whims"].present())
    root["whims"].fail("this game is played without them");
  const auto markers = static_cast<std::size_t>(markers_for(options.seats));
  read_row(root["bid_order"], setup.bid_order, markers, [&](const Node& n) { return box.marker(n); });
  return setup;
}

void read_header(const json::value& header, Record& record, Trouble& trouble) {
  const Node root(&header, "", trouble);
  root.allow_only({"format", "tables", "players", "sets", "djinn_use", "nekir", "artisan_ties", "totals",
                   "names", "tiles", "card_row", "djinn_row", "whims", "bid_order", "turns"});
  read_format(root);
  if (trouble.any()) return;
  record.options = read_options(root, trouble);
  if (trouble.any()) return;
  record.names = read_names(root["names"], record.options.seats);
  record.setup = read_setup(root, record.options);
  if (trouble.any()) return;
  if (const std::string problem = problem_with(record.options, record.setup); !problem.empty())
    trouble.note("", problem);
}

// ---- The actions ------------------------------------------------------------------------------------------

std::string some_legal(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  if (list.empty()) return "the game is over";
  std::string text = "legal: ";
  for (std::size_t i = 0; i < std::min(list.size(), longest_list); ++i)
    text += (i > 0 ? ", " : "") + to_text(list[i]);
  if (list.size() > longest_list) text += " and " + std::to_string(list.size() - longest_list) + " more";
  return text;
}

// Plays the actions as long as they are legal.
void play(const std::vector<WrittenAction>& written, Record& record, Trouble& trouble) {
  State s = initial(record.options, record.setup);
  const Layout layout(s);
  for (const WrittenAction& w : written) {
    if (!w.label.empty() && w.label != line_label(s))
      return trouble.note(w.line, "here comes " + line_label(s) + ", not " + quoted(w.label));
    const Result<Action> action = parse_action(w.text);
    if (!action) return trouble.note(w.where, action.error().substr(std::string_view("action: ").size()));
    if (!is_legal(layout, s, *action))
      return trouble.note(w.where, quoted(w.text) + " is not legal here (" + some_legal(layout, s) + ")");
    record.actions.push_back(*action);
    apply(layout, s, *action);
  }
}

std::vector<WrittenAction> written_turns(const Node& turns) {
  std::vector<WrittenAction> actions;
  if (turns.present())
    for (const Node& turn : turns.elements(most_actions))
      for (const Node& action : turn.elements(most_actions))
        actions.push_back({action.path(), action.text(), "", ""});
  return actions;
}

Result<Record> read(const json::value& header, std::vector<WrittenAction> actions) {
  Record record;
  Trouble trouble;
  read_header(header, record, trouble);
  if (actions.empty()) actions = written_turns(Node(&header, "", trouble)["turns"]);
  if (!trouble.any()) play(actions, record, trouble);
  if (trouble.any()) return Error{"record: " + trouble.message};
  return record;
}

}  // namespace

std::string problem_with_name(std::string_view name) {
  if (name.empty()) return "the name is empty";
  if (name.size() > longest_name)
    return quoted(name) + " is longer than " + std::to_string(longest_name) + " bytes";
  if (name.front() == ' ' || name.back() == ' ') return quoted(name) + " has blanks around it";
  for (char c : name)
    if ((c >= 0 && c < ' ') || c == 127) return quoted(name) + " has control characters";
  // The JSON library knows what valid UTF-8 is.
  if (!parse_json(json::serialize(json::string(name)))) return quoted(name) + " is not valid UTF-8";
  return {};
}

Result<Record> parse_record(std::string_view text) {
  text = without_mark(text);
  if (text.size() > longest_text)
    return Error{"record: more than " + std::to_string(longest_text) + " bytes"};
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != text.npos && text[first] == '{') {
    const Result<json::value> value = parse_json(text);
    if (!value) return Error{"record: " + value.error()};
    return read(*value, {});
  }
  Result<WrittenRecord> written = split_text(text);
  if (!written) return Error{"record: " + written.error()};
  return read(json::value(std::move(written->header)), std::move(written->actions));
}

}  // namespace naqala
