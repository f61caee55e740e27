#include "training/match.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_options.hpp"
#include "json_line.hpp"
#include "match_bots.hpp"
#include "match_progress.hpp"
#include "match_report.hpp"

namespace naqala::command {

namespace {

struct MatchWish {
  std::vector<std::string> bots;
  GameOptionsWish options;
  int games = 200;
  std::optional<std::uint64_t> seed;
  unsigned threads = 1;
  std::vector<double> sprt;
  bool list = false;
  bool json = false;
};

using Table = std::vector<std::string>;

// All ways to choose as many bots as there are seats, in the order named.
void choose(const std::vector<std::string>& bots, std::size_t seats, std::size_t from, Table& chosen,
            std::vector<Table>& tables) {
  if (chosen.size() == seats) {
    tables.push_back(chosen);
    return;
  }
  for (std::size_t i = from; i < bots.size(); ++i) {
    chosen.push_back(bots[i]);
    choose(bots, seats, i + 1, chosen, tables);
    chosen.pop_back();
  }
}

// Who sits together. With fewer bots than seats they take the seats in turn; with more, every
// table of them plays.
std::vector<Table> tables_for(const std::vector<std::string>& bots, std::size_t seats) {
  std::vector<Table> tables;
  Table table;
  if (bots.size() <= seats) {
    for (std::size_t i = 0; i < seats; ++i) table.push_back(bots[i % bots.size()]);
    return {table};
  }
  for (auto bot = bots.begin(); bot != bots.end(); ++bot)
    if (std::find(bots.begin(), bot, *bot) != bot)
      throw WrongUsage(fmt::format("match: {} bots for {} seats play a round robin, but {} is named twice",
                                   bots.size(), seats, *bot));
  choose(bots, seats, 0, table, tables);
  return tables;
}

MatchPlan plan_for(const MatchWish& wish, const Options& options, const Table& table) {
  MatchPlan plan;
  plan.options = options;
  plan.seats = value_or_fail(contenders_from(table), "match");
  const auto games_each = static_cast<int>(games_in_set(plan));
  plan.sets = (wish.games - 1) / games_each + 1;
  plan.seed = wish.seed.value_or(1);
  plan.threads = wish.threads;
  return plan;
}

std::string words_for(const Standing& standing) {
  std::string words;
  for (const auto& entry : standing.entries()) words += (words.empty() ? "" : " - ") + entry.name;
  return words;
}

// `number` is that of the table, in words.
void play_table(const MatchPlan& plan, const Table& table, const std::string& number, MatchReport& report) {
  Standing here(table);
  MatchProgress progress(number + words_for(here), plan.sets);
  play_match(plan, [&](const SetResult& set) {
    here.add(plan, set);
    report.standing.add(plan, set);
    if (report.sprt) report.sprt->add(here.first_ahead_in_last_set());
    progress.step(here, report.sprt);
    return !report.sprt || report.sprt->verdict() == Sprt::Verdict::undecided;
  });
}

void check_sprt(const MatchWish& wish, const Standing& standing, std::size_t tables) {
  if (wish.sprt.empty()) return;
  if (tables > 1) throw WrongUsage("match: --sprt is for one table, not for a round robin");
  if (standing.entries().size() < 2) throw WrongUsage("match: --sprt needs two different bots");
  if (wish.sprt[0] >= wish.sprt[1])
    throw WrongUsage(
        fmt::format("match: --sprt {} {}: the first must be below the second", wish.sprt[0], wish.sprt[1]));
}

void play_tables(const MatchWish& wish) {
  value_or_fail(contenders_from(wish.bots), "match");
  const Options options = options_from(wish.options);
  const std::vector<Table> tables = tables_for(wish.bots, options.seats);
  MatchReport report{.options = options,
                     .seed = wish.seed.value_or(1),
                     .tables = static_cast<int>(tables.size()),
                     .standing = Standing(wish.bots),
                     .sprt = {}};
  check_sprt(wish, report.standing, tables.size());
  if (!wish.sprt.empty()) report.sprt.emplace(wish.sprt[0], wish.sprt[1]);
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const std::string number =
        tables.size() > 1 ? fmt::format("table {} of {}, ", i + 1, tables.size()) : std::string();
    play_table(plan_for(wish, options, tables[i]), tables[i], number, report);
  }
  write_output(wish.json ? json_line(json_of(report)) : text_of(report));
}

void run_match(const MatchWish& wish) {
  if (wish.list && !wish.bots.empty()) throw WrongUsage("match: --list names all bots; it plays none");
  if (wish.list) return write_output(list_of_bots(wish.json));
  if (wish.bots.empty())
    throw WrongUsage("match: no bot is named (naqala match --list tells which there are)");
  play_tables(wish);
}

void add_options(CLI::App& command, MatchWish& wish) {
  offer(*command.add_option("BOT", wish.bots, "The bots; a name may be there several times")->type_name(""),
        all_bots());
  command.add_flag("--list", wish.list, "Print all bots, a line each, and play nothing");
  add_game_options(command, wish.options);
  command.get_option("--sets")->allow_extra_args(false);  // what follows is a bot
  command.add_option("--games", wish.games, "How many games at a table, rounded up to whole deals (200)")
      ->check(CLI::Range(1, 100'000'000).description(""))
      ->type_name("N");
  add_seed(command, "--seed", wish.seed, "The same number deals the same games (1)");
  add_threads(command, wish.threads);
  command
      .add_option("--sprt", wish.sprt, "Stop when it is clear which of two Elo the first bot is nearer to")
      ->type_size(2)
      ->expected(1)
      ->type_name("NO YES");
  command.add_flag("--json", wish.json, "One JSON object");
}

}  // namespace

void add_match(CLI::App& app) {
  auto wish = std::make_shared<MatchWish>();
  CLI::App* command = app.add_subcommand("match", "Let bots play against each other, and tell who is better");
  add_options(*command, *wish);
  command->footer(
      "Every deal is played once for each way to turn the bots round the table, with the same luck.\n"
      "Fewer bots than seats take the seats in turn: A B at a table of four sit A B A B. More bots than\n"
      "seats play a round robin: every table that can be made of them. A bot's wins are those of all\n"
      "its seats together; `par` is how many there would be if all played alike. Elo goes by who ended\n"
      "ahead of whom, seat by seat.\n"
      "\n"
      "Bounds are 95 %, from the differences between deals. --sprt is wrong in 5 % of cases either way,\n"
      "and may be undecided when the games are over. Results depend on the seed and not on the number\n"
      "of threads, unless a bot has a budget in time (search@20ms; search@5000 is in nodes). Times of\n"
      "thinking are those of the core that thinks; a turn is all between the auction and `end`, and\n"
      "bids are decisions of no turn. net:FOLDER plays as `net` does with the nets of a folder.\n"
      "\n"
      "Examples:\n"
      "  naqala match greedy random --games 1000\n"
      "  naqala match greedy random random random --players 4 --sets artisans,whims\n"
      "  naqala match greedy random --sprt 0 50 --games 100000\n"
      "  naqala match random greedy two-ply --json\n"
      "  naqala match --list");
  command->callback([wish] { run_match(*wish); });
}

}  // namespace naqala::command
