// The games of a server, for whoever runs it.
#include <fmt/format.h>

#include <chrono>
#include <future>

#include "commands.hpp"
#include "common.hpp"
#include "server/export.hpp"
#include "stores.hpp"

namespace naqala::command {

namespace {

struct Wish {
  std::string db = "sqlite:games.db";
  std::string id;
  std::string file = "-";
};

// Asks the store and waits for what it says.
template <class T, class Ask>
T answer_of(Ask ask) {
  std::promise<T> promise;
  ask([&](T value) { promise.set_value(std::move(value)); });
  return promise.get_future().get();
}

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void list(const Wish& wish) {
  const auto store = open_store(wish.db, Durability::durable);
  std::string text;
  for (const char* phase : {"open", "running", "over"}) {
    using Listed = Result<std::vector<StoredTable>>;
    const Listed tables = answer_of<Listed>(
        [&](auto done) { store->list({.phase = phase, .listed_only = false, .limit = 1'000'000}, done); });
    for (const StoredTable& table : value_or_fail(tables, "games"))
      text += fmt::format("{}  {}\n", table.id, phase);
  }
  write_output(text);
}

void take_out(const Wish& wish) {
  const auto store = open_store(wish.db, Durability::durable);
  using Loaded = Result<std::optional<StoredGame>>;
  const Loaded loaded = answer_of<Loaded>([&](auto done) { store->load(wish.id, done); });
  const std::optional<StoredGame> game = value_or_fail(loaded, "games");
  if (!game) throw Failure(fmt::format("games: there is no table {}", wish.id));
  const std::string text = value_or_fail(server::export_game(*game), "games");
  if (wish.file == "-") return write_output(text);
  write_file(wish.file, text);
}

void take_in(const Wish& wish) {
  const Change change = value_or_fail(server::import_game(read_input(wish.file), now()), called(wish.file));
  const auto store = open_store(wish.db, Durability::durable);
  std::promise<std::pair<Store::Outcome, std::string>> promise;
  store->write(change, [&](Store::Outcome outcome, std::string problem) {
    promise.set_value({outcome, std::move(problem)});
  });
  const auto [outcome, problem] = promise.get_future().get();
  if (outcome == Store::Outcome::taken)
    throw Failure(fmt::format("games: table {} is there already", change.id));
  if (outcome == Store::Outcome::failed) throw Failure("games: " + problem);
  write_output(change.id + "\n");
}

void add_db(CLI::App& command, Wish& wish) {
  command.add_option("--db", wish.db, "Where games are kept (sqlite:games.db)")->type_name("sqlite:FILE");
}

}  // namespace

void add_games(CLI::App& app) {
  auto wish = std::make_shared<Wish>();
  CLI::App* command =
      app.add_subcommand("games", "The games of a server: list them, take them out, take them in");
  command->require_subcommand(1);
  CLI::App* all = command->add_subcommand("list", "All tables: their ids and how far they are");
  add_db(*all, *wish);
  all->callback([wish] { list(*wish); });

  CLI::App* out = command->add_subcommand("export", "Write a game, with all its secrets, to a file");
  out->add_option("ID", wish->id, "The table")->required();
  out->add_option("-o,--output", wish->file, "The file; standard output if it is left out")
      ->type_name("FILE");
  add_db(*out, *wish);
  out->callback([wish] { take_out(*wish); });

  CLI::App* in = command->add_subcommand("import", "Take such a file in; the seats keep their links");
  in->add_option("FILE", wish->file, "The file, or - for standard input")->required();
  add_db(*in, *wish);
  in->callback([wish] { take_in(*wish); });
  command->footer(
      "Examples:\n"
      "  naqala games list --db sqlite:games.db\n"
      "  naqala games export kq0Nw3mF1pZ8sYxB -o game.json\n"
      "  naqala games import game.json --db sqlite:other.db");
}

}  // namespace naqala::command
