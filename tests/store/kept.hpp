// Stores whose answers are waited for, and what they are given to keep.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <future>
#include <string>
#include <thread>

#include "store/store.hpp"
#include "support/folder.hpp"

namespace naqala::test {

using Outcome = Store::Outcome;

inline std::unique_ptr<Store> opened(const std::string& file, const SqliteLimits& limits = {},
                                     Durability durability = Durability::relaxed) {
  auto store = open_sqlite(file, durability, limits);
  EXPECT_TRUE(store) << store.error();
  return store ? std::move(*store) : nullptr;
}

// For tests about something else than time: on a busy machine anything may take many seconds.
inline constexpr std::chrono::minutes long_enough{2};
inline constexpr PostgresLimits unhurried{.patience = long_enough};

inline std::unique_ptr<Store> opened_database(const std::string& address,
                                              const PostgresLimits& limits = unhurried,
                                              Durability durability = Durability::relaxed) {
  auto store = open_postgres(address, durability, limits);
  EXPECT_TRUE(store) << store.error();
  return store ? std::move(*store) : nullptr;
}

// Why a file cannot be opened; empty if it can.
inline std::string refusal(const std::string& file, const SqliteLimits& limits = {}) {
  const auto store = open_sqlite(file, Durability::relaxed, limits);
  return store ? "" : store.error();
}

// Waits for something that happens on other threads; a test where it does not has failed.
inline void until(const std::function<bool()>& condition) {
  using namespace std::chrono;
  for (const auto end = steady_clock::now() + long_enough; !condition();) {
    ASSERT_LT(steady_clock::now(), end) << "it never happens";
    std::this_thread::sleep_for(milliseconds(1));
  }
}

struct Answer {
  Outcome outcome;
  std::string problem;
};
inline Answer write(Store& store, Change change) {
  std::promise<Answer> answer;
  store.write(std::move(change), [&](Outcome outcome, std::string problem) {
    answer.set_value({outcome, std::move(problem)});
  });
  return answer.get_future().get();
}
inline testing::AssertionResult done(const Answer& answer) {
  if (answer.outcome == Outcome::done && answer.problem.empty()) return testing::AssertionSuccess();
  return testing::AssertionFailure() << answer.problem;
}

inline Result<std::optional<StoredGame>> try_load(Store& store, const std::string& id, int from = 0) {
  std::promise<Result<std::optional<StoredGame>>> answer;
  store.load(id, from, [&](Result<std::optional<StoredGame>> game) { answer.set_value(std::move(game)); });
  return answer.get_future().get();
}
inline std::optional<StoredGame> load(Store& store, const std::string& id, int from = 0) {
  auto game = try_load(store, id, from);
  EXPECT_TRUE(game) << game.error();
  return game ? *game : std::nullopt;
}

inline std::vector<StoredTable> list(Store& store, const Query& query) {
  std::promise<Result<std::vector<StoredTable>>> answer;
  store.list(query, [&](Result<std::vector<StoredTable>> tables) { answer.set_value(std::move(tables)); });
  const auto tables = answer.get_future().get();
  EXPECT_TRUE(tables) << tables.error();
  return tables ? *tables : std::vector<StoredTable>();
}

inline Result<std::vector<Reached>> try_standings(Store& store, const std::vector<std::string>& ids) {
  std::promise<Result<std::vector<Reached>>> answer;
  store.standings(ids, [&](Result<std::vector<Reached>> found) { answer.set_value(std::move(found)); });
  return answer.get_future().get();
}

inline StoredTable table(const std::string& id, int version = 1) {
  return {.id = id,
          .version = version,
          .phase = "open",
          .listed = true,
          .created = 1000,
          .changed = 1000 + version,
          .doc = id + " in version " + std::to_string(version)};
}
// Events with these numbers, the last one not included.
inline std::vector<StoredEvent> events(int from, int to) {
  std::vector<StoredEvent> list;
  for (int n = from; n < to; ++n) list.push_back({n, 5000 + n, "event " + std::to_string(n)});
  return list;
}
inline Change new_table(const std::string& id, int so_many_events = 0) {
  return {id, table(id), events(0, so_many_events), {}};
}

}  // namespace naqala::test
