#include "bots/bot.hpp"

#include <charconv>

#include "bots/greedy.hpp"
#include "bots/levels.hpp"
#include "bots/random.hpp"
#include "bots/search_bot.hpp"

namespace naqala {

namespace {

const Evaluation& evaluation_of(Judge judge) {
  static const ReplyEvaluation by_thumb;
  switch (judge) {
    case Judge::net:
      return by_shipped_nets();
    case Judge::council:
      return by_shipped_council();
    default:
      return by_thumb;
  }
}

struct BotRow {
  std::string_view name;
  std::string_view about;
  std::unique_ptr<Bot> (*make)(const BotRow& row, const Budget& budget);
  Judge judge = Judge::thumb;
  SearchSettings settings = {};
  Budget budget = {};
};

template <class B>
std::unique_ptr<Bot> make(const BotRow&, const Budget&) {
  return std::make_unique<B>();
}
template <>
std::unique_ptr<Bot> make<SearchBot>(const BotRow& row, const Budget& budget) {
  return std::make_unique<SearchBot>(std::string(row.name), evaluation_of(row.judge), row.settings, budget);
}

SearchSettings two_turns() {
  SearchSettings settings;
  settings.depth = 2;
  settings.root_keep = 10;
  settings.width = 14;
  settings.refine = 6;
  settings.paths = 4;
  settings.bid_width = 10;
  return settings;
}

// The first three never change: what is new is measured against them (bench/ladder,
// tests/training/references_test.cpp).
std::vector<BotRow> make_table() {
  std::vector<BotRow> table{
      {"random", "any legal action, all alike", make<RandomBot>},
      {"greedy", "what earns most at once", make<GreedyBot>},
      {"two-ply", "what is best after the best answer to it", make<SearchBot>, Judge::thumb, two_turns()},
      {"net", "the net, the own turn only", make<SearchBot>, Judge::net, own_turn()},
      {"search", "the net with search", make<SearchBot>, Judge::net, searching(24, 24, 6),
       Budget::of_nodes(8000)},
  };
  for (const Level& level : levels())
    table.push_back({level.bot, level.about, make<SearchBot>, level.judge, level.settings, level.budget});
  return table;
}

const std::vector<BotRow>& bot_table() {
  static const std::vector<BotRow> table = make_table();
  return table;
}

// What stands behind the @ in a name.
std::optional<Budget> budget_from(std::string_view text) {
  std::uint64_t n = 0;
  const char* last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, n);
  if (error != std::errc{} || n == 0) return std::nullopt;
  const std::string_view unit(end, static_cast<std::size_t>(last - end));
  if (unit.empty()) return Budget::of_nodes(n);
  if (unit == "ms" && n < 1'000'000) return Budget::of_time(std::chrono::milliseconds(n));
  return std::nullopt;
}

const BotRow* find(std::string_view name) {
  for (const BotRow& row : bot_table())
    if (row.name == name) return &row;
  return nullptr;
}

// The others always think alike.
bool takes_budget(const BotRow& row) { return row.make == make<SearchBot>; }

std::string no_such_bot() {
  std::string names;
  for (const BotRow& row : bot_table()) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return "there is no such bot; there are " + names;
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view name) {
  if (!problem_with_bot(name).empty()) return nullptr;
  const std::size_t at = name.find('@');
  const BotRow& row = *find(name.substr(0, at));
  return row.make(row, at == name.npos ? row.budget : *budget_from(name.substr(at + 1)));
}

std::string problem_with_bot(std::string_view name) {
  const std::size_t at = name.find('@');
  const BotRow* row = find(name.substr(0, at));
  if (!row) return no_such_bot();
  if (at == name.npos) return {};
  if (!takes_budget(*row)) return "this bot always thinks alike and takes no budget";
  if (!budget_from(name.substr(at + 1)))
    return "a budget is a number of nodes from 1 on (search@5000) or of milliseconds (search@20ms)";
  return {};
}

std::string_view about_bot(std::string_view name) {
  const BotRow* row = find(name.substr(0, name.find('@')));
  return row ? row->about : std::string_view{};
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names;
  for (const BotRow& row : bot_table()) names.push_back(row.name);
  return names;
}

}  // namespace naqala
