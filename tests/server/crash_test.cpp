// The server is killed under load, again and again: what it has acknowledged is there, once, and all games go on.
#include <sys/time.h>

#include <fstream>
#include <future>
#include <thread>

#include "base/rng.hpp"
#include "notation/action_text.hpp"
#include "process.hpp"
#include "server/stored_event.hpp"
#include "support/effort.hpp"
#include "table/game.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

StoredGame load(Store& store, const std::string& id) {
  std::promise<StoredGame> loaded;
  store.load(id, [&](const Result<std::optional<StoredGame>>& stored) {
    loaded.set_value(stored && *stored ? **stored : StoredGame{});
  });
  return loaded.get_future().get();
}

// The events of a game as the store has them, checked one by one.
Events events_of(Store& store, const std::string& id) {
  Events events;
  for (const StoredEvent& row : load(store, id).events) {
    const Result<TimedEvent> timed = timed_event_from(row.body);
    EXPECT_TRUE(timed) << timed.error();
    if (timed) events.push_back(timed->event);
  }
  const Result<Game> game = rebuild(events);
  EXPECT_TRUE(game) << game.error();
  return events;
}

TEST(Crash, NothingAcknowledgedIsLost) {
  const int kills = naqala::test::rounds({.reduced = 2, .normal = 5, .campaign = 100});
  Folder folder;
  const std::string file = folder.path("games.db"), journal = folder.path("journal");
  auto server = std::make_unique<Process>(server_words(file, 0));
  const int port = port_of(*server);
  ASSERT_GT(port, 0);
  Process load_by({NAQALA_LOAD, "--port", std::to_string(port), "--games", "40", "--rate", "15", "--seconds",
                   std::to_string(2 + kills * 0.8), "--keep-trying", "--journal", journal});
  Rng rng("when the server is killed");
  for (int i = 0; i < kills; ++i) {
    // Any moment is as good as another: under load something is always under way.
    std::this_thread::sleep_for(std::chrono::milliseconds(300 + rng.below(400)));
    ASSERT_EQ(server->end(SIGKILL), -SIGKILL);
    server = std::make_unique<Process>(server_words(file, port));
    ASSERT_EQ(port_of(*server), port);
  }
  const std::string told = load_by.rest();
  load_by.end(0);
  ASSERT_EQ(server->end(SIGTERM), 0);

  auto store = std::move(*open_sqlite(file, Durability::durable));
  std::map<std::string, Events> games;
  std::ifstream in(journal);
  std::string table, number, action;
  int acknowledged = 0;
  while (in >> table >> number && std::getline(in >> std::ws, action)) {
    if (!games.contains(table)) games[table] = events_of(*store, table);
    const auto at = static_cast<std::size_t>(std::stoi(number));
    ASSERT_LT(at, games[table].size()) << "lost: " << table << ' ' << number << ' ' << action;
    const auto* acted = std::get_if<Acted>(&games[table][at].what);
    ASSERT_TRUE(acted);
    EXPECT_EQ(to_text(acted->action), action);
    ++acknowledged;
  }
  store->stop();
  EXPECT_EQ(games.size(), 40u);  // all went on after the last kill or before it
  EXPECT_GT(acknowledged, 100 * kills) << told;
}

TEST(Serve, StopsWhenAskedTo) {
  Folder folder;
  Process server(server_words(folder.path("games.db"), 0));
  ASSERT_GT(port_of(server), 0);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST(Serve, ManyGamesAtOnceWithoutAnError) {
  Folder folder;
  Process server(server_words(folder.path("games.db"), 0));
  const int port = port_of(server);
  Process load_by({NAQALA_LOAD, "--port", std::to_string(port), "--games", "60", "--seats", "3", "--sets",
                   "artisans,whims", "--rate", "10", "--seconds", "3"});
  const std::string told = load_by.rest();
  EXPECT_EQ(load_by.end(0), 0) << told;
  EXPECT_NE(told.find("refused 0, broken connections 0"), told.npos) << told;
}

}  // namespace
}  // namespace naqala::server::test
