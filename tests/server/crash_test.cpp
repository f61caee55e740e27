// The server is killed under load, again and again: what it has acknowledged is there, once, and
// all games go on.
#include <algorithm>
#include <thread>

#include "base/rng.hpp"
#include "journal.hpp"
#include "process.hpp"
#include "support/effort.hpp"
#include "support/folder.hpp"
#include "support/port.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::Folder;

TEST(Crash, NothingAcknowledgedIsLost) {
  const int kills = naqala::test::rounds({.reduced = 2, .normal = 5, .campaign = 100});
  // A game has some 350 actions: in a long campaign it must not be over before the last kill.
  const int games = naqala::test::rounds({.reduced = 40, .normal = 40, .campaign = 300});
  const int rate = naqala::test::rounds({.reduced = 15, .normal = 15, .campaign = 2});
  Folder folder;
  const std::string database = database_for(folder.path("games.db")), journal = folder.path("journal");
  const naqala::test::Port kept_port;
  const int port = kept_port.number();
  auto server = std::make_unique<Process>(server_words(database, port));
  ASSERT_EQ(port_of(*server), port);
  Process load_by({NAQALA_LOAD, "--port", std::to_string(port), "--games", std::to_string(games), "--rate",
                   std::to_string(rate), "--seconds", "3600", "--keep-trying", "--journal", journal});
  ASSERT_EQ(load_by.line(), "all games have begun\n");
  Rng rng("when the server is killed");
  for (int i = 0; i < kills; ++i) {
    ASSERT_TRUE(goes_on(journal)) << "nobody plays before kill " << i;
    // Any moment is as good as another: under load something is always under way.
    std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(400)));
    ASSERT_EQ(server->end(SIGKILL), -SIGKILL);
    server = std::make_unique<Process>(server_words(database, port));
    ASSERT_EQ(port_of(*server), port);
  }
  std::map<std::string, int> before = lines_of(journal);
  const auto all_go_on = [&] {
    const std::map<std::string, int> now = lines_of(journal);
    return now.size() == static_cast<std::size_t>(games) &&
           std::ranges::all_of(now, [&](const auto& line) { return line.second > before[line.first]; });
  };
  soon(all_go_on);  // but for those that are over
  load_by.end(SIGKILL);
  ASSERT_EQ(server->end(SIGTERM), 0);

  const Journal kept = check_journal(journal, database);
  EXPECT_EQ(kept.games.size(), static_cast<std::size_t>(games));
  const std::map<std::string, int> after = lines_of(journal);
  for (const auto& [table, events] : kept.games)
    EXPECT_TRUE(after.at(table) > before[table] || actor(rebuild(events)->state) == nobody)
        << table << " stands still";
  EXPECT_GT(kept.acknowledged, 20 * kills);
}

TEST(Serve, StopsWhenAskedTo) {
  Folder folder;
  Process server(server_words(database_for(folder.path("games.db")), 0));
  ASSERT_GT(port_of(server), 0);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

TEST(Serve, ManyGamesAtOnceWithoutAnError) {
  Folder folder;
  Process server(server_words(database_for(folder.path("games.db")), 0));
  const int port = port_of(server);
  Process load_by({NAQALA_LOAD, "--port", std::to_string(port), "--games", "60", "--seats", "3", "--sets",
                   "artisans,whims", "--rate", "10", "--seconds", "3"});
  const std::string told = load_by.rest();
  EXPECT_EQ(load_by.end(0), 0) << told;
  EXPECT_NE(told.find("refused 0, broken connections 0"), told.npos) << told;
}

}  // namespace
}  // namespace naqala::server::test
