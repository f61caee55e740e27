// A file in a folder of its own, and a store whose answers are waited for.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <future>
#include <string>

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

// Why a file cannot be opened; empty if it can.
inline std::string refusal(const std::string& file, const SqliteLimits& limits = {}) {
  const auto store = open_sqlite(file, Durability::relaxed, limits);
  return store ? "" : store.error();
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

inline Result<std::optional<StoredGame>> try_load(Store& store, const std::string& id) {
  std::promise<Result<std::optional<StoredGame>>> answer;
  store.load(id, [&](Result<std::optional<StoredGame>> game) { answer.set_value(std::move(game)); });
  return answer.get_future().get();
}
inline std::optional<StoredGame> load(Store& store, const std::string& id) {
  auto game = try_load(store, id);
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
  return {id, table(id), events(0, so_many_events)};
}

}  // namespace naqala::test
