// What can go wrong around a database: it cannot be reached, lets nobody in, is of another version, is
// restarted in the middle of the work, or the network in between is in trouble. The message names the
// database, never the password, and everything goes on by itself.
#include <gtest/gtest.h>

#include <atomic>
#include <deque>
#include <map>
#include <random>
#include <thread>

#include "kept.hpp"
#include "store/postgres.hpp"
#include "store/postgres_schema.hpp"
#include "support/effort.hpp"
#include "support/postgres.hpp"
#include "support/proxy.hpp"

namespace naqala::test {
namespace {

using namespace std::chrono_literals;

constexpr PostgresLimits impatient{.patience = 2s, .heartbeat = 100ms, .presumed_dead = 2s};
constexpr PostgresLimits patient{.patience = long_enough, .heartbeat = 100ms, .presumed_dead = long_enough};
// Whoever waits for this long reaches the time limit of the test.
constexpr PostgresLimits too_patient{.patience = 1h};

std::string refusal_of(const std::string& address, const PostgresLimits& limits = patient) {
  const auto store = open_postgres(address, Durability::relaxed, limits);
  return store ? "" : store.error();
}

std::string name_of(const std::string& address) { return address.substr(address.rfind('/') + 1); }

TEST(Address, ThatIsNone) {
  const std::string form = "the address of a database looks like postgresql://user:password@host:port/name";
  EXPECT_EQ(refusal_of(""), form);
  EXPECT_EQ(refusal_of("host=127.0.0.1 password=sesame"), form);
  EXPECT_EQ(refusal_of("http://127.0.0.1/games"), form);
  EXPECT_EQ(refusal_of("postgresql://user:ses%zzame@127.0.0.1/games"), form + "; this one cannot be read");
  EXPECT_EQ(refusal_of("postgresql://user:sesame@[::1/games"), form + "; this one cannot be read");
  EXPECT_EQ(refusal_of("postgresql://user:sesame@127.0.0.1/games?colour=red"),
            form + "; this one cannot be read");
}

TEST(Address, WhereNobodyIs) {
  const std::string refusal = refusal_of("postgresql://user:sesame@127.0.0.1:1/games", impatient);
  EXPECT_TRUE(refusal.starts_with("postgresql://127.0.0.1:1/games: ")) << refusal;
  EXPECT_NE(refusal.find("Connection refused"), std::string::npos) << refusal;
  EXPECT_EQ(refusal.find("sesame"), std::string::npos) << refusal;
}

// The database answers, so nobody waits for it, however patient.
TEST(Address, OfADatabaseThatLetsNobodyIn) {
  Postgres& postgres = Postgres::shared();
  std::string refusal = refusal_of(postgres.address("naqala", "wrong-one", "postgres"), too_patient);
  EXPECT_NE(refusal.find("password authentication failed for user \"naqala\""), std::string::npos) << refusal;
  EXPECT_EQ(refusal.find("wrong-one"), std::string::npos) << refusal;
  refusal = refusal_of(postgres.address("no_such_games"), too_patient);
  EXPECT_NE(refusal.find("database \"no_such_games\" does not exist"), std::string::npos) << refusal;
  // A server that repeats the password in what it says is not repeated.
  refusal = refusal_of(postgres.address("sesame", "sesame", "postgres"), too_patient);
  EXPECT_EQ(refusal.find("sesame"), std::string::npos) << refusal;
}

TEST(Address, OfADatabaseWhereNothingMayBeMade) {
  Postgres& postgres = Postgres::shared();
  const std::string name = name_of(postgres.new_database());
  postgres.query(name, "CREATE ROLE guest LOGIN PASSWORD 'please'");
  const std::string address = postgres.address("guest", "please", name);
  EXPECT_EQ(refusal_of(address), "postgresql://127.0.0.1:" + std::to_string(postgres.port()) + "/" + name +
                                     ": permission denied for database " + name);
  postgres.query(name, "CREATE SCHEMA naqala AUTHORIZATION guest");  // then it is enough
  EXPECT_EQ(refusal_of(address), "");
}

class Schema : public testing::Test {
 protected:
  std::int64_t number(const std::string& sql) { return connection.number(sql); }
  std::string refusal_by(std::span<const postgres::Step> steps) {
    try {
      postgres::migrate(connection, steps, 200ms);
      return "";
    } catch (const postgres::Failure& failure) {
      return failure.what();
    }
  }
  std::vector<postgres::Step> one_more(const postgres::Step& step) {
    std::vector<postgres::Step> steps(postgres::schema_steps().begin(), postgres::schema_steps().end());
    steps.push_back(step);
    return steps;
  }

  static constexpr postgres::Waits waits{
      .connect = long_enough, .statement = long_enough, .silence = long_enough};
  std::string text = Postgres::shared().new_database();
  postgres::Address address = *postgres::Address::parse(text);
  postgres::Connection connection{address, "test", waits};
};

constexpr postgres::Step two_steps[] = {
    {"CREATE TABLE dishes (name TEXT); INSERT INTO dishes VALUES ('tagine')"},
    {"ALTER TABLE dishes ADD COLUMN guests BIGINT DEFAULT 4"}};
constexpr postgres::Step bad_step[] = {
    two_steps[0], two_steps[1], {"UPDATE dishes SET guests = 5; INSERT INTO none VALUES (1)"}};

TEST_F(Schema, StepsLeadFromEveryVersionToTheLast) {
  EXPECT_EQ(refusal_by(std::span(two_steps).first(1)), "");
  EXPECT_EQ(number("SELECT version FROM schema_version"), 1);
  EXPECT_EQ(refusal_by(two_steps), "");
  EXPECT_EQ(number("SELECT version FROM schema_version"), 2);
  EXPECT_EQ(number("SELECT guests FROM dishes WHERE name = 'tagine'"), 4);
  EXPECT_EQ(refusal_by(two_steps), "");
  EXPECT_EQ(number("SELECT count(*) FROM dishes"), 1);
}

TEST_F(Schema, AStepThatFailsLeavesTheDatabaseAsItWas) {
  EXPECT_EQ(refusal_by(two_steps), "");
  EXPECT_NE(refusal_by(bad_step).find("relation \"none\" does not exist"), std::string::npos);
  EXPECT_EQ(number("SELECT version FROM schema_version"), 2);
  EXPECT_EQ(number("SELECT guests FROM dishes"), 4);
}

TEST_F(Schema, ManyAtOnceTakeEachStepOnce) {
  std::vector<std::future<std::string>> crowd;
  for (int n = 0; n < 6; ++n)
    crowd.push_back(std::async(std::launch::async, [&]() -> std::string {
      try {
        postgres::Connection one(address, "test", waits);
        postgres::migrate(one, two_steps);
        return "";
      } catch (const postgres::Failure& failure) {
        return failure.what();
      }
    }));
  for (auto& problem : crowd) EXPECT_EQ(problem.get(), "");
  EXPECT_EQ(number("SELECT count(*) FROM dishes"), 1);
}

TEST_F(Schema, OtherTablesInTheDatabaseDoNotMatter) {
  connection.run("CREATE TABLE public.tables (name TEXT); CREATE TABLE public.events (name TEXT)");
  ASSERT_TRUE(done(write(*opened_database(text), new_table("a", 2))));
  EXPECT_EQ(number("SELECT count(*) FROM public.tables"), 0);
  EXPECT_EQ(load(*opened_database(text), "a")->events, events(0, 2));
}

// Whoever reads a table for long holds up the step, and the step must not hold up everybody behind it.
TEST_F(Schema, AStepWaitsForALockOnlyAMomentAndComesBack) {
  EXPECT_EQ(refusal_by(std::span(two_steps).first(1)), "");
  postgres::Connection reader(address, "test", waits);
  reader.run("BEGIN; SELECT * FROM dishes");
  EXPECT_NE(refusal_by(two_steps).find("lock timeout"), std::string::npos);
  reader.run("COMMIT");
  EXPECT_EQ(refusal_by(two_steps), "");
}

// A rolling upgrade: the newer program comes while the older one is at work.
TEST_F(Schema, AnOlderProgramGoesOnBesideANewerOne) {
  const auto old = opened_database(text);
  std::atomic<bool> over{false};
  std::atomic<int> written{0};
  ASSERT_TRUE(done(write(*old, new_table("a"))));
  std::thread work([&] {
    for (int n = 0; !over; written = ++n) ASSERT_TRUE(done(write(*old, {"a", {}, events(n, n + 1), {}})));
  });
  until([&] { return written >= 20; });
  const auto steps =
      one_more({"ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red';"
                "ALTER TABLE events ADD COLUMN smell BIGINT;"
                "CREATE TABLE spices (name TEXT)"});
  postgres::migrate(connection, steps);
  until([&, before = written.load()] { return written >= before + 20; });
  const auto another = opened_database(text);  // and one more of the older kind
  ASSERT_TRUE(done(write(*another, new_table("b", 3))));
  over = true;
  work.join();
  EXPECT_EQ(load(*another, "a")->events, events(0, written));
  EXPECT_EQ(load(*old, "b")->events, events(0, 3));
  EXPECT_EQ(number("SELECT version FROM schema_version"), static_cast<std::int64_t>(steps.size()));
}

TEST_F(Schema, ADatabaseThatNeedsANewerProgram) {
  const int known = static_cast<int>(postgres::schema_steps().size());
  postgres::migrate(connection, one_more({"CREATE TABLE spices (name TEXT)", known + 1}));
  EXPECT_EQ(refusal_of(text),
            address.label() + ": it was made by a newer version of Naqala: it is of version " +
                std::to_string(known + 1) + ", which needs a program that knows " +
                std::to_string(known + 1) + ", and this program knows " + std::to_string(known));
}

class Away : public testing::Test {
 protected:
  Proxy proxy{Postgres::shared().port()};
  std::string address = Postgres::shared().address(name_of(Postgres::shared().new_database()), proxy.port());
};

// Somebody impatient may find a database that has come back still too slow: they try again.
void write_in_the_end(Store& store, const Change& change) {
  until([&] { return write(store, change).outcome != Outcome::failed; });
}
std::vector<StoredEvent> events_in_the_end(Store& store, const std::string& id) {
  auto game = try_load(store, id);
  until([&] { return game || (game = try_load(store, id)); });
  return game && *game ? (*game)->events : std::vector<StoredEvent>();
}

TEST(Restart, WhileItIsAwayThingsFailWithAMessageAndAfterwardsTheyGoOn) {
  Postgres postgres;
  const std::string address = postgres.new_database();
  const auto store = opened_database(address, impatient, Durability::durable);
  ASSERT_TRUE(done(write(*store, new_table("a", 1))));
  store->tell_company("a", {1, 1});
  for (int round = 1; round < 4; ++round) {
    round == 1 ? postgres.stop() : round == 2 ? postgres.stop_hard() : postgres.kill();
    const Answer answer = write(*store, {"a", {}, events(round, round + 1), {}});
    EXPECT_EQ(answer.outcome, Outcome::failed);
    EXPECT_TRUE(answer.problem.starts_with("the database is away: postgresql://127.0.0.1:"))
        << answer.problem;
    EXPECT_EQ(answer.problem.find("sesame"), std::string::npos);
    EXPECT_TRUE(try_load(*store, "a").error().starts_with("the database is away: "));
    for (int n = 0; n < 5; ++n)
      EXPECT_EQ(write(*store, {"a", {}, events(round, round + 1), {}}).outcome, Outcome::failed);
    postgres.start();
    write_in_the_end(*store, {"a", {}, events(round, round + 1), {}});
    EXPECT_EQ(events_in_the_end(*store, "a"), events(0, round + 1));
  }
  postgres.stop();
  store->stop();  // comes back although the farewell reaches nobody
}

TEST(Restart, AStoreCanBeOpenedWhileTheDatabaseStarts) {
  Postgres postgres;
  const std::string address = postgres.new_database();
  postgres.stop();
  std::promise<std::string> problem;
  std::thread opening([&] { problem.set_value(refusal_of(address, patient)); });
  postgres.start();
  EXPECT_EQ(problem.get_future().get(), "");
  opening.join();
}

// Somebody who writes events to one table, one after the other, and remembers what became of each.
class Scribe {
 public:
  Scribe(Store& store, std::string name, std::string id)
      : store_(store), name_(std::move(name)), id_(std::move(id)) {}

  // Until it has written so many, or the flag is up.
  void work(int goal, const std::atomic<bool>& over) {
    while (!made_ && !over) made_ = made(write(store_, new_table(id_)).outcome);
    for (int n = next(); n < goal && !over; n = next()) attempt(n);
  }

  // What was done is there once and as it was written, what was taken is not, and whatever failed
  // is there at most once.
  void check(Store& truth) const {
    const auto game = load(truth, id_);
    if (!made_ && !game) return;
    ASSERT_TRUE(game);
    std::map<std::string, int> there;
    for (const StoredEvent& event : game->events) ++there[event.body];
    for (const auto& [body, outcome] : outcomes_) {
      EXPECT_GE(there[body], outcome == Outcome::done ? 1 : 0) << body;
      EXPECT_LE(there[body], outcome == Outcome::taken ? 0 : 1) << body;
    }
    for (std::size_t n = 0; n < game->events.size(); ++n)
      EXPECT_EQ(game->events[n].number, static_cast<int>(n));
  }
  int done_so_far() const { return done_; }

 private:
  bool made(Outcome outcome) { return outcome != Outcome::failed; }

  // Like a server: after a failure it looks what is there.
  int next() {
    if (sure_) return next_;
    const auto game = try_load(store_, id_);
    if (!game) return next_;
    sure_ = true;
    made_ = game->has_value();
    return next_ = made_ ? static_cast<int>((*game)->events.size()) : 0;
  }
  void attempt(int n) {
    const std::string body = name_ + ", event " + std::to_string(n) + ", try " + std::to_string(++tries_);
    const Outcome outcome = write(store_, {id_, {}, {{n, 0, body}}, {}}).outcome;
    outcomes_[body] = outcome;
    sure_ = outcome == Outcome::done;
    if (sure_) next_ = n + 1, ++done_;
  }

  Store& store_;
  std::string name_;
  std::string id_;
  bool made_ = false;
  bool sure_ = true;
  int next_ = 0;
  int tries_ = 0;
  std::atomic<int> done_{0};
  std::map<std::string, Outcome> outcomes_;
};

// Two servers, several tables each, and two scribes at some of them, who get in each other's way.
class Scribes {
 public:
  Scribes(Store& a, Store& b) {
    for (const std::string id : {"0", "1", "2", "3", "shared"}) all_.emplace_back(a, "one", id);
    for (const std::string id : {"4", "5", "6", "shared"}) all_.emplace_back(b, "another", id);
  }
  void begin(int goal) {
    for (Scribe& each : all_) threads_.emplace_back([&, goal] { each.work(goal, over_); });
  }
  void end() { over_ = true; }
  void finish() {
    for (std::thread& each : threads_) each.join();
    threads_.clear();
  }
  void check(Store& truth) {
    for (const Scribe& each : all_) each.check(truth);
  }
  int done_so_far() const {
    int sum = 0;
    for (const Scribe& each : all_) sum += each.done_so_far();
    return sum;
  }

 private:
  std::deque<Scribe> all_;
  std::vector<std::thread> threads_;
  std::atomic<bool> over_{false};
};

// The database ends in every way there is, in the middle of the work.
TEST(Restart, InTheMiddleOfTheWorkLosesNothing) {
  Postgres postgres;
  const std::string address = postgres.new_database();
  const auto a = opened_database(address, patient, Durability::durable);
  const auto b = opened_database(address, patient, Durability::durable);
  Scribes scribes(*a, *b);
  const int restarts = rounds({.reduced = 3, .normal = 6, .campaign = 60});
  const int each = 40;
  scribes.begin(1'000'000'000);
  for (int round = 0; round < restarts; ++round) {
    until([&, goal = scribes.done_so_far() + each] { return scribes.done_so_far() >= goal; });
    round % 3 == 0 ? postgres.stop() : round % 3 == 1 ? postgres.stop_hard() : postgres.kill();
    postgres.start();
  }
  scribes.end();
  scribes.finish();
  scribes.check(*opened_database(address));
}

TEST_F(Away, ACutConnectionIsOpenedAgain) {
  const auto store = opened_database(address, patient);
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  for (int n = 0; n < 10; ++n) {
    proxy.cut();
    ASSERT_TRUE(done(write(*store, {"a", {}, events(n, n + 1), {}})));
    EXPECT_EQ(load(*store, "a")->events, events(0, n + 1));
  }
}

// More than is said for one write, in either direction.
constexpr int whole_talk = 1500;

// At every byte of a write the connection ends once, on the way there or back: what was kept is called kept,
// and nothing is kept twice.
TEST_F(Away, WhereverTheConnectionIsCutTheOutcomeIsRight) {
  const auto store =
      opened_database(address, {.patience = long_enough, .heartbeat = 1h, .presumed_dead = 1h});
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  const int step = rounds({.reduced = 40, .normal = 12, .campaign = 1});
  int n = 0;
  for (int bytes = 0; bytes < whole_talk; bytes += step)
    for (const bool back : {false, true}) {
      back ? proxy.cut_answer_after(bytes) : proxy.cut_question_after(bytes);
      ASSERT_TRUE(done(write(*store, {"a", {}, events(n, n + 1), {}}))) << bytes;
      ++n;
    }
  EXPECT_EQ(load(*store, "a")->events, events(0, n));
  EXPECT_GT(proxy.cuts(), n / 4);
  EXPECT_LT(proxy.cuts(), n);  // in the end there was nothing left to cut
}

// The same, but what was sent last arrives when its sender has already come back over another connection.
TEST_F(Away, WhatArrivesLateChangesNothing) {
  const auto store =
      opened_database(address, {.patience = long_enough, .heartbeat = 1h, .presumed_dead = 1h});
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  const int step = rounds({.reduced = 200, .normal = 24, .campaign = 4});
  int n = 0;
  for (int bytes = 0; bytes < whole_talk; bytes += step, ++n) {
    proxy.cut_question_after(bytes, 2000ms);
    ASSERT_TRUE(done(write(*store, {"a", {}, events(n, n + 1), {}}))) << bytes;
  }
  until([&] { return !proxy.is_late_with_something(); });
  EXPECT_EQ(load(*store, "a")->events, events(0, n));
}

TEST_F(Away, ANetworkThatSwallowsEverythingHoldsNobodyUp) {
  const auto store = opened_database(address, impatient);
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  proxy.swallow(true);
  const Answer answer = write(*store, {"a", {}, events(0, 1), {}});
  EXPECT_EQ(answer.outcome, Outcome::failed);
  EXPECT_TRUE(answer.problem.starts_with("the database is away: ")) << answer.problem;
  EXPECT_FALSE(try_load(*store, "a"));
  proxy.swallow(false);
  write_in_the_end(*store, {"a", {}, events(0, 1), {}});
  EXPECT_EQ(events_in_the_end(*store, "a"), events(0, 1));
}

TEST_F(Away, UnderRandomTroubleNothingIsEverWrong) {
  constexpr PostgresLimits limits{.patience = 2s, .heartbeat = 50ms, .presumed_dead = 1s};
  const auto a = opened_database(address, limits), b = opened_database(address, limits);
  Scribes scribes(*a, *b);
  std::minstd_rand random(7);
  const auto up_to = [&](unsigned n) { return static_cast<int>(random() % n); };
  scribes.begin(1'000'000'000);
  for (int round = rounds({.reduced = 10, .normal = 40, .campaign = 2000}); round > 0; --round) {
    until([&, goal = scribes.done_so_far() + up_to(30)] { return scribes.done_so_far() >= goal; });
    proxy.delay(std::chrono::milliseconds(up_to(4) == 0 ? up_to(40) : 0));
    switch (up_to(4)) {
      case 0:
        proxy.cut();
        break;
      case 1:
        proxy.cut_answer_after(up_to(2000));
        break;
      case 2:
        proxy.cut_question_after(up_to(2000));
        break;
      default:
        if (up_to(10) != 0) break;
        proxy.swallow(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(up_to(1000)));
        proxy.swallow(false);
    }
  }
  proxy.delay(0ms);
  proxy.cut_answer_after(-1);
  proxy.cut_question_after(-1);
  scribes.end();
  scribes.finish();
  scribes.check(*opened_database(Postgres::shared().address(name_of(address))));
}

}  // namespace
}  // namespace naqala::test
