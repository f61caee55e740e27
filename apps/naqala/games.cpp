// The games of a server, for whoever runs it.
#include <fmt/format.h>
#include <sys/stat.h>

#include <boost/json.hpp>
#include <chrono>
#include <filesystem>
#include <future>

#include "commands.hpp"
#include "common.hpp"
#include "json_line.hpp"
#include "server/export.hpp"
#include "stores.hpp"

namespace naqala::command {

namespace json = boost::json;

namespace {

struct GamesWish {
  std::string db = "sqlite:games.db";
  std::string id;
  std::string file = "-";
  bool json = false;
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

void list(const GamesWish& wish) {
  const auto store = open_store_to_read(wish.db);
  std::string text;
  json::array tables;
  for (const char* phase : {"open", "running", "over"}) {
    using Listed = Result<std::vector<StoredTable>>;
    const Listed found = answer_of<Listed>(
        [&](auto done) { store->list({.phase = phase, .listed_only = false, .limit = 1'000'000}, done); });
    for (const StoredTable& table : value_or_fail(found, "games")) {
      text += fmt::format("{}  {}\n", table.id, phase);
      tables.push_back({{"id", table.id},
                        {"phase", table.phase},
                        {"listed", table.listed},
                        {"created", table.created},
                        {"changed", table.changed}});
    }
  }
  write_output(wish.json ? json_line(json::object{{"tables", tables}}) : text);
}

// The file holds what nobody else at the table may know.
void write_private_file(const std::string& name, const std::string& text) {
  namespace fs = std::filesystem;
  ::umask(S_IRWXG | S_IRWXO);
  std::error_code error;
  if (fs::is_regular_file(name, error))
    fs::permissions(name, fs::perms::owner_read | fs::perms::owner_write, error);
  write_file(name, text);
}

void take_out(const GamesWish& wish) {
  const auto store = open_store_to_read(wish.db);
  using Loaded = Result<std::optional<StoredGame>>;
  const Loaded loaded = answer_of<Loaded>([&](auto done) { store->load(wish.id, 0, done); });
  const std::optional<StoredGame> game = value_or_fail(loaded, "games");
  if (!game) throw Failure(fmt::format("games: there is no table {}", wish.id));
  const std::string text = value_or_fail(server::export_game(*game), "games");
  if (wish.file == "-") return write_output(text);
  write_private_file(wish.file, text);
}

void take_in(const GamesWish& wish) {
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

void add_db(CLI::App& command, GamesWish& wish) {
  command
      .add_option("--db", wish.db,
                  "Where games are kept: sqlite:FILE or postgresql://USER@HOST/NAME (sqlite:games.db)")
      ->type_name("STORE");
}

}  // namespace

void add_games(CLI::App& app) {
  auto wish = std::make_shared<GamesWish>();
  CLI::App* command =
      app.add_subcommand("games", "The games of a server: list them, take them out, take them in");
  command->require_subcommand(1);
  CLI::App* all = command->add_subcommand("list", "All tables: their ids and how far they are");
  all->add_flag("--json", wish->json, "Print the tables as JSON, with their times");
  add_db(*all, *wish);
  all->callback([wish] { list(*wish); });

  CLI::App* out = command->add_subcommand("export", "Write a game, with all its secrets, to a file");
  out->add_option("ID", wish->id, "The table")->required();
  out->add_option("-o,--output", wish->file,
                  "The file, which only you can read; standard output if it is left out")
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
