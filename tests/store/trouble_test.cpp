// What can go wrong around a file: it is none, it is of another version, it is damaged, locked, or the disk
// is full. The message names the file, and the process lives on.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <fstream>

#include "kept.hpp"
#include "store/sqlite_schema.hpp"

namespace naqala::test {
namespace {

void put_file(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

// Another program that has the file open.
class Other {
 public:
  explicit Other(const std::string& file) : connection_(file, {}) {}
  void run(const std::string& sql) { connection_.run(sql); }
  std::int64_t number(const std::string& sql) { return connection_.number(sql); }

 private:
  sqlite::Connection connection_;
};

class Trouble : public testing::Test {
 protected:
  Folder folder;
  std::string file = folder.path("games.db");
};

TEST_F(Trouble, APlaceWhereNoFileCanBe) {
  EXPECT_EQ(refusal(""), "a store needs the name of a file");
  EXPECT_EQ(refusal(folder.path("none/games.db")),
            folder.path("none/games.db") + ": No such file or directory");
  put_file(file, "");
  EXPECT_EQ(refusal(file + "/games.db"), file + "/games.db: Not a directory");
  EXPECT_EQ(refusal(folder.path()), folder.path() + ": Is a directory");
}

// Root may do everything, so it steps back to be somebody else for a while.
class AsNobody {
 public:
  AsNobody() : user_(::geteuid()) {
    if (user_ == 0 && ::seteuid(65534) != 0) ADD_FAILURE() << "cannot be somebody else";
  }
  ~AsNobody() { EXPECT_EQ(::seteuid(user_), 0); }

 private:
  uid_t user_;
};

TEST_F(Trouble, NoPermission) {
  { ASSERT_TRUE(done(write(*opened(file), new_table("a")))); }
  std::filesystem::permissions(file, std::filesystem::perms(0444));
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  {
    const AsNobody nobody;
    EXPECT_EQ(refusal(file), file + ": it cannot be written to");
    EXPECT_EQ(refusal(folder.path("new.db")), folder.path("new.db") + ": Permission denied");
  }
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

TEST_F(Trouble, AFileThatIsNoDatabase) {
  const std::string text = "# A record, not a database\n" + std::string(5000, '.');
  put_file(file, text);
  EXPECT_EQ(refusal(file), file + ": file is not a database");
  EXPECT_EQ(std::filesystem::file_size(file), text.size());
}

TEST_F(Trouble, ADatabaseOfAnotherProgram) {
  put_file(file, "");
  {
    Other other(file);
    other.run("CREATE TABLE recipes (name TEXT)");
  }
  EXPECT_EQ(refusal(file), file + ": this is a database of another program");
  Other other(file);
  other.run("DROP TABLE recipes; PRAGMA user_version = 3");
  EXPECT_EQ(refusal(file), file + ": this is a database of another program");
}

TEST_F(Trouble, AFileOfALaterVersion) {
  { ASSERT_TRUE(done(write(*opened(file), new_table("a")))); }
  const auto known = static_cast<std::int64_t>(sqlite::schema_steps().size());
  Other other(file);
  EXPECT_EQ(other.number("PRAGMA user_version"), known);
  other.run("PRAGMA user_version = " + std::to_string(known + 1));
  EXPECT_EQ(refusal(file), file + ": it was made by a newer version of Naqala: it is of version " +
                               std::to_string(known + 1) + ", and this program knows " +
                               std::to_string(known));
  other.run("PRAGMA user_version = " + std::to_string(known));
  EXPECT_TRUE(load(*opened(file), "a"));
}

TEST_F(Trouble, AnEmptyFileBecomesOne) {
  put_file(file, "");
  ASSERT_TRUE(done(write(*opened(file), new_table("a"))));
  EXPECT_TRUE(load(*opened(file), "a"));
}

constexpr std::string_view two_steps[] = {
    "CREATE TABLE dishes (name TEXT); INSERT INTO dishes VALUES ('tagine')",
    "ALTER TABLE dishes ADD COLUMN guests INTEGER DEFAULT 4"};
constexpr std::string_view bad_step[] = {two_steps[0], two_steps[1],
                                         "UPDATE dishes SET guests = 5; INSERT INTO none VALUES (1)"};

TEST_F(Trouble, StepsLeadFromEveryVersionToTheLast) {
  put_file(file, "");
  sqlite::Connection connection(file, {});
  sqlite::migrate(connection, std::span(two_steps).first(1));
  EXPECT_EQ(connection.number("PRAGMA user_version"), 1);
  sqlite::migrate(connection, two_steps);
  EXPECT_EQ(connection.number("PRAGMA user_version"), 2);
  EXPECT_EQ(connection.number("SELECT guests FROM dishes WHERE name = 'tagine'"), 4);
  sqlite::migrate(connection, two_steps);  // nothing is left to do
  EXPECT_EQ(connection.number("SELECT count(*) FROM dishes"), 1);
}

TEST_F(Trouble, AStepThatFailsLeavesTheFileAsItWas) {
  put_file(file, "");
  sqlite::Connection connection(file, {});
  sqlite::migrate(connection, std::span(two_steps).first(1));
  EXPECT_THROW(sqlite::migrate(connection, bad_step), sqlite::Failure);
  EXPECT_FALSE(connection.in_transaction());
  EXPECT_EQ(connection.number("PRAGMA user_version"), 1);
  EXPECT_EQ(connection.number("SELECT count(*) FROM pragma_table_info('dishes')"), 1);
}

TEST_F(Trouble, ALockedFile) {
  const SqliteLimits impatient{.patience = 1};
  const auto store = opened(file, impatient);
  ASSERT_TRUE(done(write(*store, new_table("a"))));
  Other other(file);
  other.run("BEGIN IMMEDIATE");
  const Answer answer = write(*store, new_table("b"));
  EXPECT_EQ(answer.outcome, Outcome::failed);
  EXPECT_EQ(answer.problem, file + ": database is locked");
  EXPECT_TRUE(load(*store, "a"));  // reading goes on
  other.run("COMMIT");
  EXPECT_TRUE(done(write(*store, new_table("b"))));
}

TEST_F(Trouble, AFileThatIsLockedFromTheBeginning) {
  put_file(file, "");
  Other other(file);
  other.run("BEGIN EXCLUSIVE");
  EXPECT_EQ(refusal(file, {.patience = 1}), file + ": database is locked");
  other.run("COMMIT");
  EXPECT_EQ(refusal(file), "");
}

TEST_F(Trouble, ADamagedFile) {
  {
    const auto store = opened(file);
    for (int n = 0; n < 50; ++n) ASSERT_TRUE(done(write(*store, new_table(std::to_string(n), 50))));
  }
  // All but the first page, which holds the schema.
  const auto size = std::filesystem::file_size(file);
  ASSERT_GT(size, 10 * 4096u);
  std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(4096)
      << std::string(static_cast<std::size_t>(size) - 4096, '\x5a');
  const auto store = opened(file);
  ASSERT_TRUE(store);
  EXPECT_EQ(try_load(*store, "7").error(), file + ": database disk image is malformed");
  const Answer answer = write(*store, new_table("new"));
  EXPECT_EQ(answer.outcome, Outcome::failed);
  EXPECT_EQ(answer.problem, file + ": database disk image is malformed");
}

TEST_F(Trouble, AFullDisk) {
  const auto store = opened(file, {.pages = 40});
  const std::string big(50'000, 'x');
  ASSERT_TRUE(done(write(*store, new_table("small"))));
  int fitted = 0;
  Answer answer;
  do {
    answer = write(*store, {"small", {}, {{fitted, 0, big}}});
  } while (answer.outcome == Outcome::done && ++fitted < 100);
  EXPECT_EQ(answer.outcome, Outcome::failed);
  EXPECT_EQ(answer.problem, file + ": database or disk is full");
  EXPECT_GT(fitted, 0);
  EXPECT_EQ(load(*store, "small")->events.size(), static_cast<std::size_t>(fitted));
  EXPECT_TRUE(done(write(*store, {"small", {}, {{fitted, 0, "fits"}}})));
}

// Many wait for one commit, and one of them is too large: only that one fails.
TEST_F(Trouble, OnFullDiskTheSmallChangesAreStillDone) {
  const auto store = opened(file, {.pages = 40});
  std::promise<void> go;
  std::shared_future<void> gone = go.get_future().share();
  store->write(new_table("first"), [gone](Outcome, const std::string&) { gone.wait(); });
  std::vector<Outcome> outcomes(11);
  for (std::size_t n = 0; n < outcomes.size(); ++n) {
    Change change = new_table(std::to_string(n));
    if (n == 5) change.table->doc.assign(1'000'000, 'x');
    store->write(std::move(change),
                 [&outcomes, n](Outcome outcome, const std::string&) { outcomes[n] = outcome; });
  }
  go.set_value();
  store->stop();
  for (std::size_t n = 0; n < outcomes.size(); ++n)
    EXPECT_EQ(outcomes[n], n == 5 ? Outcome::failed : Outcome::done) << n;
}

// Runs `work` in a process of its own and gives its exit code; -1 if a signal ended it.
int in_a_child(const std::function<int()>& work) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(work());
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The system itself refuses to let files grow.
int fill_up(const std::string& file) {
  std::signal(SIGXFSZ, SIG_IGN);
  const auto store = opened(file, {}, Durability::durable);
  if (!done(write(*store, new_table("a")))) return 1;
  const rlimit limit{300'000, 300'000};
  if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 2;
  int n = 0;
  while (n < 1000 && done(write(*store, {"a", {}, {{n, 0, std::string(5000, 'x')}}}))) ++n;
  if (n == 0 || n == 1000) return 3;
  const auto game = load(*store, "a");
  return game && static_cast<int>(game->events.size()) == n ? 0 : 4;
}

TEST_F(Trouble, TheSystemRefusesToWrite) {
  EXPECT_EQ(in_a_child([&] { return fill_up(file); }), 0);
  const auto game = load(*opened(file), "a");
  ASSERT_TRUE(game);
  EXPECT_GT(game->events.size(), 0u);
}

// Writes tables of one event each, 20 at a time, and names those that are done in the pipe.
[[noreturn]] void write_for_ever(const std::string& file, int pipe) {
  const auto store = opened(file, {}, Durability::durable);
  for (int round = 0;; ++round) {
    std::vector<std::future<void>> waiting;
    for (int i = 0; i < 20; ++i) {
      auto finished = std::make_shared<std::promise<void>>();
      waiting.push_back(finished->get_future());
      const int number = 20 * round + i;
      store->write(new_table(std::to_string(number), 1), [=](Outcome outcome, const std::string&) {
        if (outcome == Outcome::done && ::write(pipe, &number, sizeof number) != sizeof number) ::_exit(1);
        finished->set_value();
      });
    }
    for (auto& one : waiting) one.get();
  }
}

TEST_F(Trouble, WhatWasAcknowledgedOutlivesAKill) {
  for (const int after : {1, 17, 100, 333}) {
    const std::string path = folder.path("killed-" + std::to_string(after));
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      ::close(ends[0]);
      write_for_ever(path, ends[1]);
    }
    ::close(ends[1]);
    std::vector<int> acknowledged;
    for (int number = 0; ::read(ends[0], &number, sizeof number) == sizeof number;) {
      acknowledged.push_back(number);
      if (static_cast<int>(acknowledged.size()) == after) ::kill(child, SIGKILL);
    }
    ::close(ends[0]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    ASSERT_GE(static_cast<int>(acknowledged.size()), after);

    const auto store = opened(path);
    for (const int number : acknowledged) {
      const auto game = load(*store, std::to_string(number));
      ASSERT_TRUE(game) << number;
      EXPECT_EQ(game->events, events(0, 1));
    }
    EXPECT_TRUE(done(write(*store, new_table("after the kill"))));
  }
}

}  // namespace
}  // namespace naqala::test
