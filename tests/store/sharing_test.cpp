// Several servers with one database: what each one knows of the others, and who takes over from whom.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>

#include "kept.hpp"
#include "support/postgres.hpp"

namespace naqala::test {
namespace {

using namespace std::chrono_literals;

// What a store tells of the others. The store may go on telling when the test is over.
class Heard {
 public:
  explicit Heard(Store& store) {
    store.listen({.changed = [notes = notes_](const std::string& id) { notes->take("changed " + id); },
                  .adopted = [notes = notes_](const std::string& id) { notes->take("adopted " + id); }});
  }
  // Waits until something was told that often.
  testing::AssertionResult heard(const std::string& what, int times = 1) {
    std::unique_lock lock(notes_->mutex);
    if (notes_->taken.wait_for(lock, long_enough, [&] { return notes_->news[what] >= times; }))
      return testing::AssertionSuccess();
    return testing::AssertionFailure() << "never told: " << what;
  }
  int times(const std::string& what) {
    const std::lock_guard lock(notes_->mutex);
    return notes_->news[what];
  }

 private:
  struct Notes {
    std::mutex mutex;
    std::condition_variable taken;
    std::map<std::string, int> news;

    void take(const std::string& what) {
      const std::lock_guard lock(mutex);
      ++news[what];
      taken.notify_all();
    }
  };
  std::shared_ptr<Notes> notes_ = std::make_shared<Notes>();
};

// On a busy machine a server may be silent for long and is alive all the same: nobody who lives is presumed
// dead but in tests about that, where it does not matter.
constexpr PostgresLimits lively{.patience = long_enough, .heartbeat = 50ms, .presumed_dead = 1h};
constexpr PostgresLimits quick{.patience = long_enough, .heartbeat = 50ms, .presumed_dead = 500ms};

class Shared : public testing::Test {
 protected:
  std::unique_ptr<Store> open(const PostgresLimits& limits = lively) {
    return opened_database(address, limits);
  }
  std::string ask(const std::string& sql) {
    return Postgres::shared().query(address.substr(address.rfind('/') + 1), sql);
  }
  std::int64_t database_time() {
    return std::stoll(ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"));
  }
  // A duty that is due, of a server that was killed: it has taken no leave, and is not heard of any more.
  void leave_undone(const std::string& id) {
    ASSERT_TRUE(done(write(*a, {id, table(id), {}, Duty{}})));
    ask("UPDATE naqala.duties SET node = 'dead', due = 1000 "
        "WHERE game = (SELECT key FROM naqala.tables WHERE id = '" +
        id + "')");
  }

  std::string address = Postgres::shared().new_database();
  std::unique_ptr<Store> a = open(), b = open();
};

Change with_duty(Change change, const Duty& duty) {
  change.duty = duty;
  return change;
}
std::optional<Duty> duty_of(Store& store, const std::string& id) { return load(store, id)->duty; }

// Tables and events that two servers want to make at the same time: one of them does, and the
// other is told so.
TEST_F(Shared, OfTwoWhoWantTheSameOneGetsIt) {
  std::atomic<int> good{0}, taken{0}, failed{0};
  const auto race = [&](Store& store) {
    const auto count = [&](Outcome outcome) {
      ++(outcome == Outcome::done ? good : outcome == Outcome::taken ? taken : failed);
    };
    for (int n = 0; n < 100; ++n) {
      const std::string id = std::to_string(n / 10);
      if (n % 10 == 0) count(write(store, new_table(id)).outcome);
      count(write(store, {id, {}, events(n % 10, n % 10 + 1), {}}).outcome);
    }
  };
  std::thread other([&] { race(*b); });
  race(*a);
  other.join();
  EXPECT_EQ(failed, 0);
  EXPECT_EQ(good, 110);
  EXPECT_EQ(taken, 110);
  for (int n = 0; n < 10; ++n) EXPECT_EQ(load(*a, std::to_string(n))->events, events(0, 10));
}

TEST_F(Shared, ADutyIsKeptReplacedAndGone) {
  ASSERT_TRUE(done(write(*a, with_duty(new_table("t", 2), {2, 5000, 7}))));
  EXPECT_EQ(duty_of(*b, "t"), (Duty{2, 5000, 7, false}));
  EXPECT_EQ(duty_of(*a, "t"), (Duty{2, 5000, 7, true}));
  ASSERT_TRUE(done(write(*b, with_duty({"t", {}, {}, {}}, {2, {}, 9}))));  // the clock stands still
  EXPECT_EQ(duty_of(*a, "t"), (Duty{2, {}, 9, false}));
  ASSERT_TRUE(done(write(*a, {"t", table("t", 2), {}, {}})));  // a change of the table alone leaves it
  EXPECT_EQ(duty_of(*a, "t"), (Duty{2, {}, 9, false}));
  ASSERT_TRUE(done(write(*a, with_duty({"t", {}, events(2, 4), {}}, {4, 6000, 0}))));
  EXPECT_EQ(duty_of(*b, "t"), (Duty{4, 6000, 0, false}));
  ASSERT_TRUE(done(write(*b, {"t", {}, events(4, 5), {}})));  // events without one leave none
  EXPECT_EQ(duty_of(*a, "t"), std::nullopt);
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.duties"), "0");
}

TEST_F(Shared, ADutyForAnotherEventIsRefused) {
  ASSERT_TRUE(done(write(*a, new_table("t", 2))));
  for (const int number : {1, 3}) {
    const Answer answer = write(*a, with_duty({"t", {}, {}, {}}, {number, 1, 0}));
    EXPECT_EQ(answer.outcome, Outcome::taken);
    EXPECT_EQ(answer.problem,
              "table t: a duty for event " + std::to_string(number) + " where event 2 comes next");
  }
  EXPECT_EQ(write(*a, with_duty({"t", {}, events(2, 3), {}}, {2, 1, 0})).outcome, Outcome::failed);
  EXPECT_EQ(write(*a, with_duty({"t", {}, events(1, 2), {}}, {2, 1, 0})).outcome, Outcome::taken);
  EXPECT_EQ(write(*a, with_duty(new_table("u", 1), {3, 1, 0})).outcome, Outcome::failed);
  EXPECT_EQ(write(*a, with_duty({"none", {}, {}, {}}, {0, 1, 0})).outcome, Outcome::failed);
  EXPECT_EQ(duty_of(*a, "t"), std::nullopt);
  EXPECT_EQ(load(*a, "t")->events, events(0, 2));
  EXPECT_EQ(load(*a, "u"), std::nullopt);
}

// Several look for duties all the time, and often at the same moment.
TEST_F(Shared, ADutyOfTheDeadIsTakenOverByOne) {
  constexpr int duties = 20, deaths = 20;
  std::vector<std::unique_ptr<Store>> crowd;
  std::vector<Heard> heard;
  for (int n = 0; n < 4; ++n) {
    crowd.push_back(open({.patience = long_enough, .heartbeat = 2ms, .presumed_dead = 1h}));
    heard.emplace_back(*crowd.back());
  }
  for (int n = 0; n < duties; ++n)
    ASSERT_TRUE(done(write(*a, with_duty(new_table(std::to_string(n)), Duty{}))));
  const auto taken_over = [&] {
    int times = 0;
    for (Heard& each : heard)
      for (int n = 0; n < duties; ++n) times += each.times("adopted " + std::to_string(n));
    return times;
  };
  for (int n = 1; n <= deaths; ++n) {
    ask("UPDATE naqala.duties SET node = 'dead', due = 1000");
    until([&] { return taken_over() >= n * duties; });
  }
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.duties WHERE node = 'dead'"), "0");
  EXPECT_EQ(taken_over(), deaths * duties);
}

TEST_F(Shared, AServerIsPresumedDeadAfterSomeTimeOnly) {
  b = open(quick);
  Heard at_b(*b);
  const std::string last_beat =
      ask("INSERT INTO naqala.nodes VALUES ('dead', now(), 1) "
          "RETURNING (extract(epoch FROM beat) * 1000)::bigint");
  leave_undone("t");
  ASSERT_TRUE(at_b.heard("adopted t"));
  EXPECT_GE(database_time() - std::stoll(last_beat), quick.presumed_dead.count());
  EXPECT_EQ(duty_of(*b, "t"), (Duty{0, 1000, 0, true}));
  EXPECT_EQ(duty_of(*a, "t"), (Duty{0, 1000, 0, false}));
}

TEST_F(Shared, ADutyIsNotTakenOverWhileItsServerLives) {
  ASSERT_TRUE(done(write(*a, with_duty(new_table("mine"), {0, 1000, 0}))));
  ASSERT_TRUE(done(write(*a, with_duty(new_table("later"), {0, a->now() + 3'600'000, 0}))));
  ASSERT_TRUE(done(write(*a, with_duty(new_table("standing still"), {0, {}, 0}))));
  Heard at_b(*b);
  leave_undone("one");
  ask("UPDATE naqala.duties SET node = 'dead' WHERE due IS NULL OR due > 10000");
  ASSERT_TRUE(at_b.heard("adopted one"));
  leave_undone("another");
  ASSERT_TRUE(at_b.heard("adopted another"));  // it has looked once more, and left the others alone
  EXPECT_EQ(at_b.times("adopted mine"), 0);
  EXPECT_EQ(at_b.times("adopted later"), 0);
  EXPECT_EQ(at_b.times("adopted standing still"), 0);
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.duties WHERE node = 'dead'"), "2");
}

TEST_F(Shared, WhoStopsGivesItsDutiesAway) {
  const auto patient = open({.patience = long_enough, .heartbeat = 1h, .presumed_dead = 1h});
  Heard at_patient(*patient);
  b.reset();
  for (int n = 0; n < 250; ++n)
    ASSERT_TRUE(done(write(*a, with_duty(new_table(std::to_string(n)), {0, 1000, 0}))));
  a->stop();
  for (int n = 0; n < 250; ++n) ASSERT_TRUE(at_patient.heard("adopted " + std::to_string(n)));
}

// Its answer was lost on the way, say.
TEST_F(Shared, AServerIsRemindedOfADutyThatItLeavesUndone) {
  a = open(quick);
  Heard at_a(*a);
  ASSERT_TRUE(done(write(*a, with_duty(new_table("t"), {0, 1000, 0}))));
  EXPECT_TRUE(at_a.heard("adopted t", 2));
}

TEST_F(Shared, NothingIsAdoptedBeforeSomebodyListens) {
  leave_undone("t");
  const auto beats = [&] { return ask("SELECT sum(extract(epoch FROM beat)) FROM naqala.nodes"); };
  until([&, before = beats()] { return beats() != before; });
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.duties WHERE node = 'dead'"), "1");
  Heard at_b(*b);
  EXPECT_TRUE(at_b.heard("adopted t"));
}

TEST_F(Shared, OthersHearOfAChangeAndOneselfDoesNot) {
  using namespace std::string_literals;
  Heard at_a(*a), at_b(*b);
  const std::string odd = "\0'\xff t"s;
  ASSERT_TRUE(done(write(*a, new_table(odd))));
  EXPECT_TRUE(at_b.heard("changed " + odd));
  ASSERT_TRUE(done(write(*a, {odd, {}, events(0, 1), {}})));
  EXPECT_TRUE(at_b.heard("changed " + odd, 2));
  ASSERT_TRUE(done(write(*a, with_duty({odd, {}, {}, {}}, {1, {}, 0}))));
  EXPECT_TRUE(at_b.heard("changed " + odd, 3));
  EXPECT_EQ(write(*a, new_table(odd)).outcome, Outcome::taken);  // no change, no news
  ASSERT_TRUE(done(write(*b, new_table("u"))));
  ASSERT_TRUE(at_a.heard("changed u"));  // in the order of the commits, so nothing earlier is still to come
  ASSERT_TRUE(done(write(*a, new_table("v"))));
  ASSERT_TRUE(at_b.heard("changed v"));
  EXPECT_EQ(at_a.times("changed " + odd), 0);
  EXPECT_EQ(at_b.times("changed " + odd), 3);
  EXPECT_EQ(at_b.times("changed u"), 0);
}

// What a program or a person sends over the same channel by mistake.
TEST_F(Shared, OtherMessagesAreIgnored) {
  Heard at_a(*a);
  for (const std::string text : {"", "hello", "xx yy", "61", "6 6", "61 6", "61 6g", " 61"})
    ask("SELECT pg_notify('naqala', '" + text + "')");
  ASSERT_TRUE(done(write(*b, new_table("t"))));
  EXPECT_TRUE(at_a.heard("changed t"));
  EXPECT_EQ(at_a.times("changed a"), 0);
}

TEST_F(Shared, CompanyIsKnownToTheOthersUntilTheServerIsGone) {
  Heard at_b(*b);
  ASSERT_TRUE(done(write(*a, new_table("t"))));
  a->tell_company("t", {0b101, 3});
  ASSERT_TRUE(at_b.heard("changed t", 2));
  EXPECT_EQ(load(*b, "t")->others, (Company{0b101, 3}));
  EXPECT_EQ(load(*a, "t")->others, (Company{}));
  auto c = open();
  c->tell_company("t", {0b011, 4});
  ASSERT_TRUE(at_b.heard("changed t", 3));
  EXPECT_EQ(load(*b, "t")->others, (Company{0b111, 7}));
  EXPECT_EQ(load(*a, "t")->others, (Company{0b011, 4}));
  a->tell_company("t", {});
  ASSERT_TRUE(at_b.heard("changed t", 4));
  EXPECT_EQ(load(*b, "t")->others, (Company{0b011, 4}));
  c->stop();
  ASSERT_TRUE(at_b.heard("changed t", 5));
  EXPECT_EQ(load(*b, "t")->others, (Company{}));
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.nodes"), "2");
}

TEST_F(Shared, CompanyOfTheDeadIsForgotten) {
  b = open(quick);
  Heard at_a(*a), at_b(*b);
  ask("INSERT INTO naqala.nodes VALUES ('dead', now() - interval '400 ms', 1);"
      "INSERT INTO naqala.company VALUES ('t', 'dead', 1, 1)");
  ASSERT_TRUE(at_a.heard("changed t"));
  ASSERT_TRUE(at_b.heard("changed t"));
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.company"), "0");
  EXPECT_EQ(ask("SELECT count(*) FROM naqala.nodes WHERE node = 'dead'"), "0");
}

// It was only asleep.
TEST_F(Shared, AServerThatWasForgottenComesBack) {
  Heard at_b(*b);
  ASSERT_TRUE(done(write(*a, new_table("t"))));
  a->tell_company("t", {1, 0});
  ASSERT_TRUE(at_b.heard("changed t", 2));
  ask("DELETE FROM naqala.nodes");
  ASSERT_TRUE(at_b.heard("changed t", 3));
  EXPECT_EQ(load(*b, "t")->others, (Company{1, 0}));
}

TEST_F(Shared, StandingsTellHowFarTablesAre) {
  Heard at_b(*b);
  ASSERT_TRUE(done(write(*a, new_table("t", 3))));
  ASSERT_TRUE(done(write(*a, new_table("u"))));
  ASSERT_TRUE(done(write(*a, {"u", table("u", 2), {}, {}})));
  a->tell_company("u", {2, 1});
  ASSERT_TRUE(at_b.heard("changed u", 3));
  auto found = try_standings(*b, {"u", "none", "t"});
  ASSERT_TRUE(found) << found.error();
  std::ranges::sort(*found, {}, &Reached::id);
  EXPECT_EQ(*found, (std::vector<Reached>{{"t", 1, 3, {}}, {"u", 2, 0, {2, 1}}}));
  EXPECT_EQ(try_standings(*b, {})->size(), 0u);
  b->stop();
  EXPECT_EQ(try_standings(*b, {"t"}).error(), "the store has been stopped");
}

// On a busy machine the first measurement may be a poor one; each heartbeat brings another, and
// the best one counts.
TEST_F(Shared, AllHaveTheSameTime) {
  until([&] { return std::abs(a->now() - b->now()) <= 20; });
  until([&] {
    const std::int64_t before = a->now(), there = database_time(), after = a->now();
    return before - 20 <= there && there <= after + 20;
  });
  EXPECT_TRUE(a->is_shared());
}

TEST(NotShared, AFileNeedsNoneOfIt) {
  const Folder folder;
  const auto store = opened(folder.path("games.db"));
  EXPECT_FALSE(store->is_shared());
  store->listen({});
  store->tell_company("t", {1, 1});
  ASSERT_TRUE(done(write(*store, with_duty(new_table("t", 1), {1, 5000, 0}))));
  EXPECT_EQ(load(*store, "t")->duty, std::nullopt);
  EXPECT_EQ(write(*store, with_duty({"t", {}, {}, {}}, {0, 5000, 0})).outcome, Outcome::taken);
  EXPECT_EQ(try_standings(*store, {"t"}).error(),
            "this store is not shared: nobody else changes what is in it");
  const auto system = std::chrono::system_clock::now().time_since_epoch();
  EXPECT_LE(std::chrono::duration_cast<std::chrono::milliseconds>(system).count() - store->now(), 5000);
}

}  // namespace
}  // namespace naqala::test
