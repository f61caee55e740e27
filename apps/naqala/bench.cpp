#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>
#include <memory>

#include "arguments.hpp"
#include "bench_bots.hpp"
#include "bench_turn.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_options.hpp"
#include "json_line.hpp"
#include "match_bots.hpp"
#include "terminal.hpp"
#include "training/processor_time.hpp"
#include "turns/workload.hpp"

namespace naqala::command {

namespace {

struct BenchWish {
  GameOptionsWish options;
  std::string row;
  std::uint64_t rounds = 0;
  bool json = false;
  bool bots = false;
  std::string turn;
  std::string file;
};

struct Measure {
  Work work;
  std::uint64_t items;
  double seconds;
};

Measure measure(Workload& workload, Work work, std::uint64_t rounds, std::uint64_t& checksum) {
  const auto begin = processor_time();
  const std::uint64_t items = workload.run(work, rounds != 0 ? rounds : row_of(work).rounds, checksum);
  const std::chrono::duration<double> time = processor_time() - begin;
  return {work, items, time.count()};
}

std::string table_line(const Measure& m) {
  const WorkRow& row = row_of(m.work);
  const double each = m.seconds / static_cast<double>(m.items) * 1e9;
  return fmt::format("{:28} {:>12} {:>9}s {:>12.3f} s {:>12.1f} ns each {:>14.0f} /s\n", row.title, m.items,
                     row.item, m.seconds, each, 1e9 / each);
}

boost::json::object json_of(const Measure& m) {
  const auto items = static_cast<double>(m.items);
  return {{"items", m.items},
          {"item", row_of(m.work).item},
          {"seconds", m.seconds},
          {"ns_each", m.seconds / items * 1e9},
          {"per_second", items / m.seconds}};
}

std::vector<Work> chosen(const BenchWish& choice) {
  std::vector<Work> works;
  std::string names;
  for (Work work : all<Work>) {
    if (choice.row.empty() || choice.row == row_of(work).name) works.push_back(work);
    names += (names.empty() ? "" : ", ") + std::string(row_of(work).name);
  }
  if (works.empty()) throw WrongUsage("bench: --row " + choice.row + ": there are " + names);
  return works;
}

void run_bench(const BenchWish& choice) {
  if (!choice.turn.empty())
    return write_output(bench_turn(choice.turn, input_or_pipe(choice.file), choice.rounds, choice.json));
  if (!choice.file.empty()) throw WrongUsage("bench: a game is read only to measure a --turn");
  if (choice.bots) return write_output(bench_bots(options_from(choice.options), choice.json));
  const std::vector<Work> works = chosen(choice);
  const auto workload = std::make_unique<Workload>(options_from(choice.options));
  std::uint64_t checksum = 0;
  boost::json::object rows;
  for (Work work : works) {
    const Measure m = measure(*workload, work, choice.rounds, checksum);
    if (choice.json)
      rows[row_of(work).name] = json_of(m);
    else
      write_output(table_line(m));
  }
  if (!choice.row.empty()) {  // measuring one row: nothing else, so that instructions can be counted
    if (choice.json) write_output(json_line(rows));
    return;
  }
  std::string lines;
  const auto sign = [&](std::string_view key, std::string_view title, std::uint64_t signature) {
    rows[key] = fmt::format("{:016x}", signature);
    lines += fmt::format("{} {:016x}\n", title, signature);
  };
  sign("signature", "signature", workload->signature());
  if (!choice.options.says_which()) sign("signature_of_all", "signature of all set-ups", signature());
  write_output(choice.json ? json_line(rows) : lines);
}

}  // namespace

void add_bench(CLI::App& app) {
  auto choice = std::make_shared<BenchWish>();
  CLI::App* bench = app.add_subcommand("bench", "Measure the engine, and print its signature");
  add_game_options(*bench, choice->options);
  bench->add_option("--row", choice->row,
                    "Only this row: any_sowing, sowing_masks, sowing_list, contract_game, turns_game");
  bench
      ->add_option("--rounds", choice->rounds, "How many positions or games, instead of the row's own number")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  bench->add_flag("--bots", choice->bots, "The bots instead: turns looked at, and games of self-play");
  CLI::Option* turn = bench->add_option("--turn", choice->turn,
                                        "Only a turn of this bot in the game of FILE, the best of --rounds");
  offer(*turn->type_name("BOT"), all_bots());
  add_input(*bench, choice->file, "The game, for --turn");
  bench->add_flag("--json", choice->json, "One JSON object: a key for each row, and `signature`");
  bench->footer(
      "Plays fixed random games and positions on one core, of the base game for two if nothing else is\n"
      "asked for. The signatures at the end, of that game and of all fifteen set-ups, are the same for "
      "every\n"
      "compiler and machine, and in WebAssembly: if one changes, the engine plays differently.\n"
      "Times are what was used of the core, so other work on the machine matters little.\n"
      "\n"
      "Examples:\n"
      "  naqala bench\n"
      "  naqala bench --bots\n"
      "  naqala bench --turn level-6 game.txt\n"
      "  naqala bench --players 5 --sets artisans,whims --json");
  bench->callback([bench, choice] {
    refuse_beside(*bench, "--bots", {"--row", "--rounds", "FILE"});
    refuse_beside(*bench, "--turn", {"--row", "--bots", "--players", "--sets"});
    run_bench(*choice);
  });
}

}  // namespace naqala::command
