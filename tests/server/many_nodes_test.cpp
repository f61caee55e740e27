// Three servers and a PostgreSQL, all of them processes: killed, cut off and started again under load.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <thread>

#include "base/rng.hpp"
#include "journal.hpp"
#include "process.hpp"
#include "raw.hpp"
#include "support/effort.hpp"
#include "support/folder.hpp"
#include "support/port.hpp"
#include "support/postgres.hpp"
#include "support/proxy.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::Folder;
using naqala::test::Postgres;

class ManyNodes : public testing::Test {
 protected:
  // Each at an address of its own, which may lead through something between it and the database.
  void start(const std::vector<std::string>& databases) {
    databases_ = databases;
    for (std::size_t i = 0; i < databases.size(); ++i) {
      ports_.emplace_back();
      nodes.emplace_back();
      restart(i);
    }
  }
  void kill_and_restart(std::size_t i) {
    ASSERT_EQ(nodes[i]->end(SIGKILL), -SIGKILL);
    restart(i);
  }
  void restart(std::size_t i) {
    const int port = ports_[i].number();
    nodes[i] = std::make_unique<Process>(server_words(databases_[i], port));
    ASSERT_EQ(port_of(*nodes[i]), port);
  }
  // As fast as it goes, when nothing is in their way any more. What the load generator tells.
  std::string play_to_the_end(Process& load) {
    kill(load.id(), SIGUSR1);
    std::string told = load.rest();
    load.end(0);
    for (auto& node : nodes) EXPECT_EQ(node->end(SIGTERM), 0);
    return told;
  }

  // Whether some server has given up waiting for the database.
  bool one_misses_the_database() {
    return std::ranges::any_of(ports_, [](const naqala::test::Port& port) {
      Raw asking(port.number());
      asking.send("GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
      return asking.hear().starts_with("HTTP/1.1 503 ");
    });
  }

  // Plays until all games are over, or so long. All have begun when this returns.
  std::unique_ptr<Process> load_of(int games, int seats, int bots, double rate, double seconds) {
    std::vector<std::string> words{NAQALA_LOAD,
                                   "--games",
                                   std::to_string(games),
                                   "--seats",
                                   std::to_string(seats),
                                   "--bots",
                                   std::to_string(bots),
                                   "--rate",
                                   std::to_string(rate),
                                   "--seconds",
                                   std::to_string(seconds),
                                   "--keep-trying",
                                   "--journal",
                                   journal,
                                   "--port"};
    for (const naqala::test::Port& port : ports_) words.push_back(std::to_string(port.number()));
    auto load = std::make_unique<Process>(words);
    EXPECT_EQ(load->line(), "all games have begun\n");
    return load;
  }

  // Every acknowledged action is there, and every game came to its end.
  void expect_all_over(int games, int least, const std::string& told) {
    const Journal kept = check_journal(journal, address);
    EXPECT_EQ(kept.games.size(), static_cast<std::size_t>(games)) << told;
    EXPECT_GT(kept.acknowledged, least) << told;
    for (const auto& [id, events] : kept.games) {
      const Result<Game> game = rebuild(events);
      ASSERT_TRUE(game);
      EXPECT_EQ(actor(game->state), nobody) << id << " has not ended\n" << told;
    }
  }

  Postgres& postgres = Postgres::shared();
  std::string address = postgres.new_database();
  Folder folder;
  std::string journal = folder.path("journal");
  std::vector<std::unique_ptr<Process>> nodes;

 private:
  std::vector<std::string> databases_;
  std::deque<naqala::test::Port> ports_;  // they stay where they are
};

// How long games take depends on the machine; they are waited for, up to so many seconds.
constexpr double long_enough = 600;

TEST_F(ManyNodes, AreKilledAndNothingIsLost) {
  const int kills = naqala::test::rounds({.reduced = 2, .normal = 5, .campaign = 100});
  // In a long campaign no game must be over before the last kill.
  const int games = naqala::test::rounds({.reduced = 4, .normal = 8, .campaign = 150});
  const int rate = naqala::test::rounds({.reduced = 12, .normal = 12, .campaign = 2});
  start({address, address, address});
  const auto load = load_of(games, 2, 1, rate, long_enough);
  Rng rng("which node is killed");
  for (int i = 0; i < kills; ++i) {
    ASSERT_TRUE(goes_on(journal)) << "nobody plays before kill " << i;
    std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(500)));
    kill_and_restart(rng.below(3));
  }
  const std::string told = play_to_the_end(*load);
  expect_all_over(games, 50 * games, told);
}

// As for an upgrade: each is asked to stop, and another takes its place.
TEST_F(ManyNodes, AreReplacedOneAfterTheOther) {
  start({address, address, address});
  const auto load = load_of(4, 2, 1, 12, long_enough);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    ASSERT_TRUE(goes_on(journal)) << "nobody plays before server " << i << " is stopped";
    ASSERT_EQ(nodes[i]->end(SIGTERM), 0);
    ASSERT_TRUE(goes_on(journal)) << "the others do not go on without server " << i;
    restart(i);
  }
  const std::string told = play_to_the_end(*load);
  expect_all_over(4, 200, told);
}

// Between each server and the database lies a network that is slow, loses what it was given, or
// breaks in mid-sentence.
TEST_F(ManyNodes, TheNetworkIsInTrouble) {
  const int troubles = naqala::test::rounds({.reduced = 4, .normal = 15, .campaign = 300});
  const std::string database = address.substr(address.rfind('/') + 1);
  std::vector<std::unique_ptr<naqala::test::Proxy>> proxies;
  std::vector<std::string> addresses;
  for (int i = 0; i < 3; ++i) {
    proxies.push_back(std::make_unique<naqala::test::Proxy>(postgres.port()));
    addresses.push_back(postgres.address(database, proxies.back()->port()));
  }
  start(addresses);
  const int rate = naqala::test::rounds({.reduced = 12, .normal = 12, .campaign = 1});
  const auto load = load_of(6, 2, 1, rate, long_enough);
  Rng rng("what is wrong with the network");
  for (int i = 0; i < troubles; ++i) {
    ASSERT_TRUE(goes_on(journal)) << "nobody plays before trouble " << i;
    naqala::test::Proxy& proxy = *proxies[rng.below(3)];
    const auto kind = rng.below(5);
    if (kind == 0) proxy.cut();
    if (kind == 1) proxy.cut_answer_after(rng.below(400));
    if (kind == 2) proxy.cut_question_after(rng.below(2000), std::chrono::milliseconds(rng.below(2) * 300));
    if (kind == 3) proxy.delay(std::chrono::milliseconds(20 + rng.below(100)));
    if (kind == 4) proxy.swallow(true);
    std::this_thread::sleep_for(std::chrono::milliseconds(200 + rng.below(400)));
    proxy.delay(std::chrono::milliseconds(0));
    proxy.swallow(false);
  }
  const std::string told = play_to_the_end(*load);
  expect_all_over(6, 300, told);
}

TEST_F(ManyNodes, TheDatabaseIsRestarted) {
  const int restarts = naqala::test::rounds({.reduced = 1, .normal = 2, .campaign = 10});
  start({address, address, address});
  const int rate = naqala::test::rounds({.reduced = 12, .normal = 12, .campaign = 3});
  const auto load = load_of(6, 2, 1, rate, long_enough);
  Rng rng("when the database is restarted");
  for (int i = 0; i < restarts; ++i) {
    ASSERT_TRUE(goes_on(journal)) << "nobody plays before restart " << i;
    std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(500)));
    if (i % 2 == 0)
      postgres.kill();
    else
      postgres.stop();
    // Now and then it is away for longer than the servers wait for it.
    if (i % 3 == 1)
      ASSERT_TRUE(soon([&] { return one_misses_the_database(); })) << "no server gives up waiting";
    else
      std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(500)));
    postgres.start();
  }
  const std::string told = play_to_the_end(*load);
  expect_all_over(6, 300, told);
}

}  // namespace
}  // namespace naqala::server::test
