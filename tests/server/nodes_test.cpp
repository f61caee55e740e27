// Several servers with one PostgreSQL: whoever plays at one of them plays with those at the others.
#include <gtest/gtest.h>

#include <thread>
#include <utility>

#include "base/rng.hpp"
#include "support/postgres.hpp"
#include "support/proxy.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::Postgres;

std::unique_ptr<Store> store_at(const std::string& address) {
  return std::move(*open_postgres(address, Durability::relaxed));
}

// A store whose notifications never arrive.
class DeafStore : public Store {
 public:
  explicit DeafStore(std::unique_ptr<Store> inner) : inner_(std::move(inner)) {}
  void write(Change change, WriteCallback done) override {
    inner_->write(std::move(change), std::move(done));
  }
  void load(std::string id, int from, LoadCallback done) override {
    inner_->load(std::move(id), from, std::move(done));
  }
  void list(Query query, ListCallback done) override { inner_->list(std::move(query), std::move(done)); }
  bool is_shared() const override { return true; }
  std::int64_t now() const override { return inner_->now(); }
  void listen(News news) override { inner_->listen({.changed = {}, .adopted = news.adopted}); }
  void tell_company(std::string id, Company here) override { inner_->tell_company(std::move(id), here); }
  void standings(std::vector<std::string> ids, StandingsCallback done) override {
    inner_->standings(std::move(ids), std::move(done));
  }
  void stop() override { inner_->stop(); }

 private:
  std::unique_ptr<Store> inner_;
};

int number_of(const Guest& guest) {
  return guest.state.is_object() ? guest.state.at("number").to_number<int>() : -1;
}

class Nodes : public testing::Test {
 protected:
  // Until a guest has been told as much as another.
  static void wait_for(Guest& guest, const Guest& other) {
    ASSERT_TRUE(guest.world.loop.run_until([&] { return number_of(guest) >= number_of(other); }));
  }
  // Both of them do their work until the condition holds.
  bool run_both(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    while (!condition()) {
      if (std::chrono::steady_clock::now() > end) return false;
      const bool worked = one.loop.run_one();
      if (!two.loop.run_one() && !worked) std::this_thread::yield();
    }
    return true;
  }
  static void play_some(Guest& guest, Rng& rng) {
    const json::array& legal = guest.state.at("legal").as_array();
    const json::value action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_EQ(guest.command({{"act", json::array{action}}}), "");
  }
  json::value last_presence(const Guest& guest) {
    json::value presence;
    for (const std::string& text : guest.texts)
      if (text.find("\"presence\"") != text.npos) presence = json::parse(text).at("presence");
    return presence;
  }
  void wait_for_presence(Guest& guest, const json::value& wanted) {
    ASSERT_TRUE(guest.world.loop.run_until([&] { return last_presence(guest) == wanted; }))
        << json::serialize(last_presence(guest));
  }

  std::string address = Postgres::shared().new_database();
  World one{store_at(address)}, two{store_at(address)};
};

TEST_F(Nodes, AWholeGameBetweenTwo) {
  const Started started = start_table(one, 2, {{"players", 2}, {"sets", {"artisans", "whims"}}});
  Guest ana(one), ben(two), watcher(two);
  ana.hello(started.id, started.tokens[0]);
  ben.hello(started.id, started.tokens[1]);
  watcher.hello(started.id);
  Rng rng("two nodes");
  int actions = 0;
  while (!ana.is_over() || !ben.is_over()) {
    Guest& actor = ana.is_mine() ? ana : ben;
    Guest& other = ana.is_mine() ? ben : ana;
    ASSERT_TRUE(actor.is_mine());
    play_some(actor, rng);
    wait_for(other, actor);
    ASSERT_LT(++actions, 5000);
  }
  wait_for(watcher, ana);
  EXPECT_TRUE(watcher.is_over());
  EXPECT_EQ(one.ask("GET", "/api/tables/" + started.id + "/record").body,
            two.ask("GET", "/api/tables/" + started.id + "/record").body);
}

TEST_F(Nodes, SeatsAreTakenAtAnyOfThem) {
  const json::value made = one.ask_json("POST", "/api/tables", R"({"players":3,"name":"Ana"})");
  const std::string id(made.at("table").as_string()), path = "/api/tables/" + id;
  Guest ana(one);
  ana.hello(id, std::string(made.at("token").as_string()));
  const json::value joined = two.ask_json("POST", path + "/join", R"({"name":"Ben"})");
  ASSERT_TRUE(one.loop.run_until([&] { return ana.table.at("chairs").at(1).as_object().contains("name"); }));
  EXPECT_EQ(ana.table.at("chairs").at(1).at("name"), "Ben");
  // Both want the last one, and neither knows of the other: one gets it.
  std::optional<Response> first, second;
  one.api.handle({"POST", path + "/join", R"({"name":"Cleo"})", "", "a"}, [&](Response r) { first = r; });
  two.api.handle({"POST", path + "/join", R"({"name":"Dora"})", "", "b"}, [&](Response r) { second = r; });
  ASSERT_TRUE(one.loop.run_until([&] { return first.has_value(); }));
  ASSERT_TRUE(two.loop.run_until([&] { return second.has_value(); }));
  EXPECT_EQ(std::min(first->status, second->status), 200);
  EXPECT_EQ(std::max(first->status, second->status), 409) << first->body << second->body;
  two.ask_json("POST", path + "/start", "{}", std::string(made.at("token").as_string()));
  ASSERT_TRUE(one.loop.run_until([&] { return ana.state.is_object(); }));
}

// Each request comes to another server, as a proxy in front of them does it; nobody looks at the table yet.
TEST_F(Nodes, AnOpenTableIsTheSameAtAllOfThem) {
  for (int i = 0; i < 5; ++i) {
    const json::value made = one.ask_json("POST", "/api/tables", R"({"players":2,"name":"Ana"})");
    const std::string id(made.at("table").as_string()), path = "/api/tables/" + id;
    const std::string host(made.at("token").as_string());
    EXPECT_EQ(two.ask_json("GET", path).at("version"), 1);
    const json::value joined = two.ask_json("POST", path + "/join", R"({"name":"Ben"})");
    const std::string guest(joined.at("token").as_string());
    Guest ben(one);
    ben.hello(id, guest);
    EXPECT_EQ(ben.closed, "");
    EXPECT_EQ(one.ask_json("GET", path).at("version"), 2);
    EXPECT_EQ(two.ask("POST", path + "/leave", "", guest).status, 200);
    const json::value again = one.ask_json("POST", path + "/join", R"({"name":"Cleo"})");
    EXPECT_EQ(two.ask("POST", path + "/start", "{}", host).status, 200);
    Guest ana(one), cleo(two);
    ana.hello(id, host);
    cleo.hello(id, std::string(again.at("token").as_string()));
    ASSERT_TRUE(run_both([&] { return ana.is_mine() || cleo.is_mine(); }));
  }
}

// The server that was left stops the clock, whether it or the other one comes first.
TEST_F(Nodes, TheClockGoesWithAPlayerWhoComesToAnotherServer) {
  const Started started = start_table(one, 2, {{"players", 2}, {"clock", {{"turn", 600}}}});
  for (int i = 0; i < 6; ++i) {
    auto here = std::make_unique<Guest>(i % 2 == 0 ? one : two);
    here->hello(started.id, started.tokens[0]);
    Guest there(i % 2 == 0 ? two : one);
    if (i < 3) here.reset();
    there.hello(started.id, started.tokens[0]);
    here.reset();
    ASSERT_TRUE(run_both([&] { return there.state.at("clock").at("runs").as_bool(); }));
    // And it stays so when all that was on its way has arrived.
    Guest witness(i % 2 == 0 ? one : two);
    witness.hello(started.id);
    ASSERT_TRUE(run_both([&] {
      return witness.state.at("clock").at("runs").as_bool() && there.state.at("clock").at("runs").as_bool();
    }));
  }
}

TEST_F(Nodes, WhoIsAtOneThatIsCutOffIsSentAway) {
  naqala::test::Proxy proxy(Postgres::shared().port());
  const std::string database = address.substr(address.rfind('/') + 1);
  World lost(store_at(Postgres::shared().address(database, proxy.port())));
  const Started started = start_table(one, 2);
  Guest watcher(lost);
  watcher.hello(started.id);
  ASSERT_EQ(watcher.closed, "");
  proxy.swallow(true);
  lost.loop.let_pass(2000);
  ASSERT_TRUE(lost.loop.run_until([&] { return !watcher.closed.empty(); }));
  EXPECT_EQ(watcher.closed, store_is_away);
  EXPECT_FALSE(lost.hub.is_well());
  EXPECT_TRUE(lost.hub.sends_elsewhere());
  proxy.swallow(false);
  const auto well = [&] {
    lost.loop.let_pass(2000);
    lost.loop.run_one();
    return lost.hub.is_well();
  };
  ASSERT_TRUE(run_both(well));
}

TEST_F(Nodes, OfTwoWindowsOfASeatOneActs) {
  const Started started = start_table(one, 2);
  Guest here(one), there(two);
  here.hello(started.id, started.tokens[0]);
  there.hello(started.id, started.tokens[0]);
  Guest other(two);
  other.hello(started.id, started.tokens[1]);
  Rng rng("two windows");
  while (!here.is_mine()) {
    play_some(other, rng);
    wait_for(here, other);
  }
  wait_for(there, here);
  const int number = number_of(here);
  const json::object act{
      {"id", 5}, {"number", number}, {"act", json::array{here.state.at("legal").as_array()[0]}}};
  here.say(act);
  there.say(act);
  const auto answered = [](const Guest& guest) { return guest.done == 5 || !guest.refused.empty(); };
  ASSERT_TRUE(one.loop.run_until([&] { return answered(here); }));
  ASSERT_TRUE(two.loop.run_until([&] { return answered(there); }));
  EXPECT_NE(here.done == 5, there.done == 5);
  EXPECT_EQ((here.done == 5 ? there : here).refused.rfind("stale", 0), 0u);
  wait_for(here, there);
  wait_for(there, here);
  EXPECT_EQ(number_of(here), number_of(there));
}

TEST_F(Nodes, PresenceIsThatOfAll) {
  const Started started = start_table(one, 2);
  Guest ana(one);
  ana.hello(started.id, started.tokens[0]);
  {
    Guest ben(two), watcher(two);
    ben.hello(started.id, started.tokens[1]);
    watcher.hello(started.id);
    wait_for_presence(ana, {{"seats", {true, true}}, {"watchers", 1}});
    wait_for_presence(ben, {{"seats", {true, true}}, {"watchers", 1}});
  }
  const json::value alone{{"seats", {true, false}}, {"watchers", 0}};
  wait_for_presence(ana, alone);
  EXPECT_EQ(last_presence(ana), alone);
}

TEST_F(Nodes, AGoingBackIsAskedForHereAndAgreedToThere) {
  const Started started = start_table(one, 2);
  Guest ana(one), ben(two);
  ana.hello(started.id, started.tokens[0]);
  ben.hello(started.id, started.tokens[1]);
  Rng rng("going back");
  Guest& asks = ana.is_mine() ? ana : ben;
  Guest& agrees = ana.is_mine() ? ben : ana;
  while (!agrees.is_mine()) {
    play_some(asks, rng);
    wait_for(agrees, asks);
  }
  ASSERT_EQ(asks.command({{"ask", 0}}), "");
  wait_for(agrees, asks);
  ASSERT_EQ(agrees.command({{"answer", true}}), "");
  wait_for(asks, agrees);
  EXPECT_EQ(asks.state.at("moment"), 0);
  EXPECT_TRUE(asks.is_mine());
}

// The store is looked at every two seconds for what was not heard of.
TEST_F(Nodes, WhatWasNotHeardOfIsFoundByLooking) {
  World deaf(std::make_unique<DeafStore>(store_at(address)));
  const Started started = start_table(one, 2);
  Guest ana(one), ben(deaf);
  ana.hello(started.id, started.tokens[0]);
  ben.hello(started.id, started.tokens[1]);
  Rng rng("deaf");
  for (int i = 0; i < 6; ++i) {
    Guest& actor = ana.is_mine() ? ana : ben;
    play_some(actor, rng);
    if (&actor == &ana) {
      deaf.loop.let_pass(2000);
      wait_for(ben, ana);
    } else {
      wait_for(ana, ben);
    }
    ASSERT_EQ(number_of(ana), number_of(ben)) << "after action " << i;
  }
}

// A proxy may send whoever asks to a server that has not heard of the end yet.
TEST_F(Nodes, AGameThatHasJustEndedIsOverAtAllOfThem) {
  const Started started = start_table(one, 2);
  const std::string path = "/api/tables/" + started.id;
  Guest ben(two);
  ben.hello(started.id, started.tokens[1]);
  ASSERT_EQ(ben.command({{"resign", true}}), "");
  Guest ana(one);
  ana.hello(started.id, started.tokens[0]);
  ASSERT_EQ(ana.command({{"resign", true}}), "");
  ASSERT_TRUE(one.loop.run_until([&] { return ana.is_over(); }));
  ASSERT_FALSE(ben.is_over());
  EXPECT_EQ(two.ask("GET", path + "/record").body, one.ask("GET", path + "/record").body);
  EXPECT_TRUE(ben.is_over());
  const Started next = start_table(one, 2);
  Guest cleo(two), dora(one);
  cleo.hello(next.id, next.tokens[1]);
  ASSERT_EQ(cleo.command({{"resign", true}}), "");
  dora.hello(next.id, next.tokens[0]);
  ASSERT_EQ(dora.command({{"resign", true}}), "");
  ASSERT_TRUE(one.loop.run_until([&] { return dora.is_over(); }));
  ASSERT_FALSE(cleo.is_over());
  EXPECT_EQ(two.ask("POST", "/api/tables/" + next.id + "/rematch", "", next.tokens[1]).status, 201);
}

TEST_F(Nodes, BotsOfOneThatStopsAreAnothers) {
  json::object wish{
      {"players", 3},
      {"chairs",
       {{{"sitter", "person"}}, {{"sitter", "bot"}, {"level", 1}}, {{"sitter", "bot"}, {"level", 1}}}}};
  auto gone = std::make_unique<World>(store_at(address));
  const Started started = start_table(*gone, 1, wish);
  gone.reset();  // in the middle of it all
  Guest ana(two);
  ana.hello(started.id, started.tokens[0]);
  ASSERT_TRUE(run_both([&] { return ana.is_mine(); }));
  Rng rng("bots of another");
  for (int i = 0; i < 30; ++i) {
    play_some(ana, rng);
    ASSERT_TRUE(run_both([&] { return ana.is_mine(); }));
  }
}

// A server is taken for dead and its duties are found by another. How long that takes besides is
// up to the machine.
TEST(TakingOver, IsDueFiveSecondsAfterTheLastHeartbeat) {
  const PostgresLimits limits;
  EXPECT_LT(limits.presumed_dead + limits.heartbeat, std::chrono::seconds(5));
  EXPECT_GE(limits.presumed_dead, 3 * limits.heartbeat) << "one heartbeat that comes late is no death";
}

// It is cut off from the database in the middle of a bot's turn, and comes back with its decision when
// others have long made it.
TEST_F(Nodes, BotsOfOneThatIsCutOffAreAnothers) {
  naqala::test::Proxy proxy(Postgres::shared().port());
  const std::string database = address.substr(address.rfind('/') + 1);
  World lost(store_at(Postgres::shared().address(database, proxy.port())));
  const json::array chairs{json::object{{"sitter", "person"}}, json::object{{"sitter", "bot"}, {"level", 1}},
                           json::object{{"sitter", "bot"}, {"level", 1}}};
  Started started;
  for (bool bot_begins = false; !bot_begins;) {
    started = start_table(lost, 1, {{"players", 3}, {"chairs", chairs}});
    Guest first(two);
    first.hello(started.id, started.tokens[0]);
    bot_begins = !first.is_mine();
  }
  proxy.swallow(true);
  Guest ana(two);
  ana.hello(started.id, started.tokens[0]);
  ASSERT_TRUE(run_both([&] { return ana.is_mine(); }));
  const int number = number_of(ana);
  proxy.swallow(false);
  Guest late(lost);
  late.hello(started.id, started.tokens[0]);
  ASSERT_TRUE(lost.loop.run_until([&] { return number_of(late) >= number || !late.closed.empty(); }));
  Guest after(one);
  after.hello(started.id, started.tokens[0]);
  EXPECT_EQ(number_of(after), number);
}

// One of the players sits there, and the other at one that still runs.
TEST_F(Nodes, ClocksOfOneThatIsCutOffAreAnothers) {
  naqala::test::Proxy proxy(Postgres::shared().port());
  const std::string database = address.substr(address.rfind('/') + 1);
  World lost(store_at(Postgres::shared().address(database, proxy.port())));
  constexpr std::int64_t turn = 6;
  const Started started = start_table(lost, 2, {{"players", 2}, {"clock", {{"turn", turn}}}});
  Guest ana(lost);
  ana.hello(started.id, started.tokens[0]);
  Guest ben(two);
  ben.hello(started.id, started.tokens[1]);
  ASSERT_TRUE(ben.state.at("clock").at("runs").as_bool());
  const std::int64_t due = two.store->now() + turn * 1000;  // or a little sooner
  proxy.swallow(true);
  const auto late = [&, before = two.store->now()]() mutable {
    const std::int64_t now = two.store->now();
    const std::int64_t passed = std::max<std::int64_t>(0, now - std::exchange(before, now));
    for (World* world : {&one, &two}) world->loop.let_pass(passed);
    const json::array& hands = ben.state.at("hands").as_array();
    return hands[0] == "late" || hands[1] == "late";
  };
  ASSERT_TRUE(run_both(late));
  EXPECT_GT(two.store->now(), due - 2000) << "nobody is late before the time is up";
}

TEST_F(Nodes, TimeRunsOutWhereverOneSits) {
  const Started started = start_table(one, 2, {{"players", 2}, {"clock", {{"turn", 1}, {"reserve", 0}}}});
  Guest ana(one), ben(two);
  ana.hello(started.id, started.tokens[0]);
  ben.hello(started.id, started.tokens[1]);
  one.loop.let_pass(1100);
  two.loop.let_pass(1100);
  const auto late = [](const Guest& guest) {
    const json::array& hands = guest.state.at("hands").as_array();
    return hands[0] == "late" || hands[1] == "late";
  };
  ASSERT_TRUE(one.loop.run_until([&] { return late(ana); }));
  ASSERT_TRUE(two.loop.run_until([&] { return late(ben); }));
}

}  // namespace
}  // namespace naqala::server::test
