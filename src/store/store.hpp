#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"

// Where tables and the events of their games are kept. A store knows texts and numbers; what they mean is for whoever
// writes them. All calls return at once and give their result to a callback on a thread of the store: a callback must be
// quick, must not throw, and may call the store again, but not stop it.

namespace naqala {

struct StoredTable {
  std::string id;
  int version = 0;    // counts from 1
  std::string phase;  // "open", "running", "over"
  bool listed = false;
  std::int64_t created = 0;
  std::int64_t changed = 0;
  std::string doc;

  friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

struct StoredEvent {
  int number = 0;  // counts from 0
  std::int64_t at = 0;
  std::string body;

  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

struct StoredGame {
  StoredTable table;
  std::vector<StoredEvent> events;  // all of them, in their order
};

// Something to keep, all of it or nothing, for the table of that id.
struct Change {
  std::string id;
  // The table as it will be. Its version is the one that it will have: 1 makes a new table, n + 1 changes version n.
  std::optional<StoredTable> table;
  // They follow those that are there without a gap.
  std::vector<StoredEvent> events;
};

// Which tables to list: of exactly this phase, changed before that moment.
struct Query {
  std::string phase;
  bool listed_only = true;
  int limit = 50;
  std::int64_t before = std::numeric_limits<std::int64_t>::max();
};

class Store {
 public:
  enum class Outcome {
    done,   // it is kept, and will be after a crash
    taken,  // nothing has changed: another change has used this version or this number
    // The store could not do it, or the change makes no sense; the problem tells why. If it was the disk that failed, a
    // part of the system may have kept the change all the same: `load` tells.
    failed,
  };
  using WriteCallback = std::function<void(Outcome, std::string problem)>;
  using LoadCallback = std::function<void(Result<std::optional<StoredGame>>)>;
  using ListCallback = std::function<void(Result<std::vector<StoredTable>>)>;

  virtual ~Store() = default;

  // Changes are carried out in the order in which they are given.
  virtual void write(Change change, WriteCallback done) = 0;
  // Nothing if there is no such table. What was `done` before the call is seen.
  virtual void load(std::string id, LoadCallback done) = 0;
  // The one that was changed last comes first.
  virtual void list(Query query, ListCallback done) = 0;

  // Finishes what was given, then closes; all callbacks have run when it returns. Whatever is asked for later fails at
  // once, with its callback called before the call returns. The destructor does the same.
  virtual void stop() = 0;
};

// What `done` is worth: `durable` also outlives a loss of power; with `relaxed` the latest changes are lost then, though
// not in a crash of the process, and the file stays sound.
enum class Durability { durable, relaxed };

struct SqliteLimits {
  int patience = 5000;     // milliseconds to wait for another process that has locked the file
  std::int64_t pages = 0;  // of 4 KB that the file may grow to; 0: as many as the disk has
};

// A store in one file, which is made if it is not there, readable for its owner only. Messages name the file.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, Durability durability,
                                           const SqliteLimits& limits = {});

}  // namespace naqala
