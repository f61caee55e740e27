// What every store promises, on a real file and on a real database.
#include "store/store.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <thread>

#include "kept.hpp"
#include "support/postgres.hpp"

namespace naqala::test {
namespace {

// Where a store is, for as long as a test needs it.
class Home {
 public:
  virtual ~Home() = default;
  virtual std::unique_ptr<Store> open() = 0;
};

class SqliteHome : public Home {
 public:
  std::unique_ptr<Store> open() override { return opened(folder_.path("games.db")); }

 private:
  Folder folder_;
};

class PostgresHome : public Home {
 public:
  std::unique_ptr<Store> open() override { return opened_database(address_); }

 private:
  std::string address_ = Postgres::shared().new_database();
};

class Kept : public testing::TestWithParam<std::string> {
 protected:
  void reopen() {
    store.reset();
    store = home->open();
  }
  std::vector<std::string> ids(const Query& query) {
    std::vector<std::string> found;
    for (const StoredTable& each : list(*store, query)) found.push_back(each.id);
    return found;
  }

  std::unique_ptr<Home> home = GetParam() == "Sqlite" ? std::unique_ptr<Home>(std::make_unique<SqliteHome>())
                                                      : std::make_unique<PostgresHome>();
  std::unique_ptr<Store> store = home->open();
};

INSTANTIATE_TEST_SUITE_P(In, Kept, testing::Values("Sqlite", "Postgres"),
                         [](const auto& test) { return test.param; });

using Ids = std::vector<std::string>;

TEST_P(Kept, WhatIsWrittenIsLoaded) {
  ASSERT_TRUE(done(write(*store, new_table("a", 3))));
  const auto game = load(*store, "a");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->table, table("a"));
  EXPECT_EQ(game->events, events(0, 3));
  EXPECT_EQ(load(*store, "b"), std::nullopt);
}

TEST_P(Kept, ATableChangesWithItsEvents) {
  ASSERT_TRUE(done(write(*store, new_table("a", 1))));
  StoredTable changed{"a", 2, "running", false, 7, 8, "new"};
  ASSERT_TRUE(done(write(*store, {"a", changed, events(1, 3)})));
  ASSERT_TRUE(done(write(*store, {"a", {}, events(3, 4)})));
  const auto game = load(*store, "a");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->table, changed);
  EXPECT_EQ(game->events, events(0, 4));
}

TEST_P(Kept, ItIsThereWhenTheStoreIsOpenedAgain) {
  ASSERT_TRUE(done(write(*store, new_table("a", 3))));
  reopen();
  EXPECT_EQ(load(*store, "a")->events, events(0, 3));
  EXPECT_EQ(write(*store, {"a", {}, events(2, 3)}).outcome, Outcome::taken);
  EXPECT_TRUE(done(write(*store, {"a", {}, events(3, 4)})));
}

TEST_P(Kept, OnlyTheEventsThatAreAskedForAreLoaded) {
  ASSERT_TRUE(done(write(*store, new_table("a", 5))));
  EXPECT_EQ(load(*store, "a", 3)->events, events(3, 5));
  EXPECT_EQ(load(*store, "a", 3)->table, table("a"));
  EXPECT_EQ(load(*store, "a", 5)->events, events(0, 0));
  EXPECT_EQ(load(*store, "a", 99)->events, events(0, 0));
  EXPECT_EQ(load(*store, "a", -1)->events, events(0, 5));
}

TEST_P(Kept, AnyTextIsKeptAsItIs) {
  using namespace std::string_literals;
  const std::string texts[]{"",         "'); DROP TABLE events; --", "a\0b"s, "\xff\xfe",
                            "Zoë \n\t", std::string(3'000'000, 'x')};
  int version = 0;
  for (const std::string& text : texts) {
    StoredTable each = table("'\0\""s, ++version);
    each.doc = each.phase = text;
    ASSERT_TRUE(done(write(*store, {each.id, each, {{version - 1, 0, text}}})));
    const auto game = load(*store, each.id);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->table, each);
    EXPECT_EQ(game->events.back().body, text);
    EXPECT_EQ(list(*store, {.phase = text}).size(), 1u);
  }
}

TEST_P(Kept, AVersionIsUsedOnlyOnce) {
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  Answer again = write(*store, new_table("a"));
  EXPECT_EQ(again.outcome, Outcome::taken);
  EXPECT_EQ(again.problem, "table a: version 1 is there already");
  ASSERT_TRUE(done(write(*store, {"a", table("a", 2), {}})));
  EXPECT_EQ(write(*store, {"a", table("a", 2), {}}).outcome, Outcome::taken);
  EXPECT_EQ(write(*store, {"a", table("a", 1), {}}).outcome, Outcome::taken);
  EXPECT_EQ(load(*store, "a")->table, table("a", 2));
}

TEST_P(Kept, ANumberIsUsedOnlyOnce) {
  ASSERT_TRUE(done(write(*store, new_table("a", 3))));
  const Answer again = write(*store, {"a", {}, {{2, 0, "another"}}});
  EXPECT_EQ(again.outcome, Outcome::taken);
  EXPECT_EQ(again.problem, "table a: event 2 is there already");
  EXPECT_EQ(write(*store, {"a", {}, events(1, 6)}).outcome, Outcome::taken);
  EXPECT_EQ(load(*store, "a")->events, events(0, 3));
}

TEST_P(Kept, AGapIsRefused) {
  ASSERT_TRUE(done(write(*store, new_table("a", 3))));
  const auto problem = [&](const Change& change) {
    const Answer answer = write(*store, change);
    EXPECT_EQ(answer.outcome, Outcome::failed);
    return answer.problem;
  };
  EXPECT_EQ(problem({"a", {}, events(4, 5)}), "table a: event 4 in the place of event 3");
  EXPECT_EQ(problem({"a", {}, {{3, 0, ""}, {5, 0, ""}}}), "table a: event 5 in the place of event 4");
  EXPECT_EQ(problem({"a", {}, {{3, 0, ""}, {3, 0, ""}}}), "table a: event 3 in the place of event 4");
  EXPECT_EQ(problem({"a", {}, {{-1, 0, ""}}}), "table a: event -1 in the place of event 3");
  EXPECT_EQ(problem({"a", table("a", 3), {}}), "table a: version 3 cannot follow version 1");
  EXPECT_EQ(problem({"b", table("b", 2), {}}), "table b: version 2 cannot follow version 0");
  EXPECT_EQ(problem({"b", table("b", 0), {}}), "table b: versions count from 1, not 0");
  EXPECT_EQ(problem({"b", {}, events(0, 1)}), "table b: there is none");
  EXPECT_EQ(problem({"b", table("c"), {}}), "table b: the change brings table c");
  EXPECT_EQ(problem({"", table(""), {}}), "a table without an id");
  EXPECT_EQ(load(*store, "a")->table, table("a"));
  EXPECT_EQ(load(*store, "a")->events, events(0, 3));
  EXPECT_EQ(load(*store, "b"), std::nullopt);
}

TEST_P(Kept, AChangeIsDoneAsAWholeOrNotAtAll) {
  ASSERT_TRUE(done(write(*store, new_table("a", 3))));
  EXPECT_EQ(write(*store, {"a", table("a", 2), events(2, 4)}).outcome, Outcome::taken);
  EXPECT_EQ(write(*store, {"a", table("a", 2), events(4, 5)}).outcome, Outcome::failed);
  EXPECT_EQ(write(*store, {"a", table("a", 1), events(3, 5)}).outcome, Outcome::taken);
  EXPECT_EQ(load(*store, "a")->table, table("a"));
  EXPECT_EQ(load(*store, "a")->events, events(0, 3));
  reopen();
  EXPECT_EQ(load(*store, "a")->table, table("a"));
  EXPECT_TRUE(done(write(*store, {"a", table("a", 2), events(3, 5)})));
}

TEST_P(Kept, ListsShowTheLatestChangeFirst) {
  const auto put = [&](const std::string& id, const std::string& phase, bool listed, std::int64_t changed) {
    ASSERT_TRUE(done(write(*store, {id, StoredTable{id, 1, phase, listed, 1, changed, "doc"}, {}})));
  };
  put("a", "open", true, 10);
  put("b", "open", true, 30);
  put("c", "open", false, 40);
  put("d", "running", true, 50);
  put("e", "open", true, 20);
  EXPECT_EQ(ids({.phase = "open"}), (Ids{"b", "e", "a"}));
  EXPECT_EQ(ids({.phase = "open", .listed_only = false}), (Ids{"c", "b", "e", "a"}));
  EXPECT_EQ(ids({.phase = "open", .limit = 2}), (Ids{"b", "e"}));
  EXPECT_EQ(ids({.phase = "open", .before = 20}), (Ids{"a"}));
  EXPECT_EQ(ids({.phase = "open", .listed_only = false, .limit = 1, .before = 40}), (Ids{"b"}));
  EXPECT_EQ(ids({.phase = "open", .limit = 0}), Ids{});
  EXPECT_EQ(ids({.phase = "open", .limit = -1}), Ids{});
  EXPECT_EQ(ids({.phase = "running"}), (Ids{"d"}));
  EXPECT_EQ(ids({.phase = "over"}), Ids{});

  ASSERT_TRUE(done(write(*store, {"a", StoredTable{"a", 2, "open", true, 1, 60, "doc"}, {}})));
  EXPECT_EQ(ids({.phase = "open"}), (Ids{"a", "b", "e"}));
  ASSERT_TRUE(done(write(*store, {"b", StoredTable{"b", 2, "over", true, 1, 70, "doc"}, {}})));
  EXPECT_EQ(ids({.phase = "open"}), (Ids{"a", "e"}));
  EXPECT_EQ(list(*store, {.phase = "over"}).at(0), (StoredTable{"b", 2, "over", true, 1, 70, "doc"}));
}

// All in one queue, some of them refused: the others are done, in the order given.
TEST_P(Kept, ManyThreadsAtOnceLoseNothing) {
  constexpr int threads = 8, each = 125;
  std::atomic<int> good{0}, taken{0}, callbacks{0};
  const auto count = [&](Outcome outcome, const std::string&) {
    good += outcome == Outcome::done;
    taken += outcome == Outcome::taken;
    ++callbacks;
  };
  std::vector<std::thread> crowd;
  for (int t = 0; t < threads; ++t)
    crowd.emplace_back([&, id = "table " + std::to_string(t)] {
      store->write(new_table(id), count);
      for (int n = 0; n < each; ++n) {
        store->write({id, {}, events(n, n + 1)}, count);
        store->write({id, {}, events(n, n + 1)}, count);  // the same number twice
      }
    });
  for (std::thread& thread : crowd) thread.join();
  store->stop();
  EXPECT_EQ(callbacks, threads * (2 * each + 1));
  EXPECT_EQ(good, threads * (each + 1));
  EXPECT_EQ(taken, threads * each);
  reopen();
  for (int t = 0; t < threads; ++t)
    EXPECT_EQ(load(*store, "table " + std::to_string(t))->events, events(0, each));
}

// Who comes first wins; which one that is does not matter.
TEST_P(Kept, OfTwoWhoWantTheSameNumberOneGetsIt) {
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  std::atomic<int> good{0};
  std::vector<std::thread> crowd;
  for (int t = 0; t < 4; ++t)
    crowd.emplace_back([&] {
      for (int n = 0; n < 100; ++n)
        good += write(*store, {"a", {}, events(n, n + 1)}).outcome == Outcome::done;
    });
  for (std::thread& thread : crowd) thread.join();
  EXPECT_EQ(good, 100);
  EXPECT_EQ(load(*store, "a")->events, events(0, 100));
}

TEST_P(Kept, ReadersSeeWholeChanges) {
  ASSERT_TRUE(done(write(*store, new_table("a", 1))));
  std::atomic<bool> over{false};
  std::thread writer([&] {
    for (int n = 1; n < 300; ++n)
      EXPECT_TRUE(done(write(*store, {"a", table("a", n + 1), events(n, n + 1)})));
    over = true;
  });
  int looks = 0;
  while (!over || looks == 0) {
    const auto game = load(*store, "a");
    EXPECT_EQ(static_cast<int>(game->events.size()), game->table.version);
    ++looks;
  }
  writer.join();
  EXPECT_EQ(load(*store, "a")->table.version, 300);
}

TEST_P(Kept, ACallbackMayCallTheStore) {
  std::promise<std::size_t> answer;
  store->write(new_table("a", 2), [&](Outcome, const std::string&) {
    store->write({"a", {}, events(2, 3)}, [&](Outcome, const std::string&) {
      store->load("a", 0, [&](const Result<std::optional<StoredGame>>& game) {
        answer.set_value((*game)->events.size());
      });
    });
  });
  EXPECT_EQ(answer.get_future().get(), 3u);
}

TEST_P(Kept, StoppingFinishesWhatWasGivenAndRefusesTheRest) {
  std::atomic<int> good{0}, loaded{0};
  for (int n = 0; n < 50; ++n) {
    store->write(new_table(std::to_string(n)),
                 [&](Outcome outcome, const std::string&) { good += outcome == Outcome::done; });
    store->load("0", 0, [&](const Result<std::optional<StoredGame>>& game) { loaded += game.ok(); });
  }
  store->stop();
  EXPECT_EQ(good, 50);
  EXPECT_EQ(loaded, 50);
  const Answer late = write(*store, new_table("late"));
  EXPECT_EQ(late.outcome, Outcome::failed);
  EXPECT_EQ(late.problem, "the store has been stopped");
  EXPECT_EQ(try_load(*store, "0").error(), "the store has been stopped");
  store->stop();
  reopen();
  EXPECT_EQ(list(*store, {.phase = "open"}).size(), 50u);
  EXPECT_EQ(load(*store, "late"), std::nullopt);
}

TEST_P(Kept, TwoStoresInOnePlaceDoNotHarmEachOther) {
  const auto other = home->open();
  ASSERT_TRUE(done(write(*store, new_table("a", 1))));
  EXPECT_EQ(write(*other, {"a", {}, events(0, 1)}).outcome, Outcome::taken);
  EXPECT_TRUE(done(write(*other, {"a", {}, events(1, 2)})));
  EXPECT_EQ(write(*store, {"a", {}, events(1, 2)}).outcome, Outcome::taken);
  EXPECT_EQ(load(*store, "a")->events, events(0, 2));
}

TEST(Files, AreForTheirOwnerOnly) {
  const Folder folder;
  const auto store = opened(folder.path("games.db"));
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    struct stat status {};
    ASSERT_EQ(::stat(entry.path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600u) << entry.path();
  }
}

TEST(Files, HaveNamesWithoutAnotherMeaning) {
  const Folder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  for (const std::string name : {":memory:", "file:games.db?mode=memory"}) {
    ASSERT_TRUE(done(write(*opened(name), new_table("a"))));
    EXPECT_TRUE(load(*opened(name), "a"));
    EXPECT_TRUE(std::filesystem::exists(name));
  }
  std::filesystem::current_path(before);
}

}  // namespace
}  // namespace naqala::test
