#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"

// Where tables and the events of their games are kept. A store knows texts and numbers; what they mean is for
// whoever writes them. All calls return at once and give their result to a callback on a thread of the store:
// a callback must be quick, must not throw, and may call the store again, but not stop it.

namespace naqala {

// The versions of what is kept, tables and texts alike: how many steps of sqlite_schema.cpp,
// postgres_schema.cpp lead there. A database of a later version is refused, unless it says that a program of
// this one can still work with it.
inline constexpr int sqlite_version = 1;
inline constexpr int postgres_version = 1;

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

// What is to happen at a table without a person: a bot decides, or somebody's time runs out. Where several
// servers share a store, one of them has it; when that one is gone, another is given it.
struct Duty {
  int number = 0;  // the event that it is about; once that is there, the duty is none any more
  // When it is to be seen to, in the time of the store. Nothing while a clock stands still.
  std::optional<std::int64_t> due;
  std::int64_t spent = 0;  // what had been thought when the clock stood still
  bool ours = true;        // told by `load`: whether this server has it; what a server writes is its own

  friend bool operator==(const Duty&, const Duty&) = default;
};

// Who is at a table, with all servers but the one that asks: a bit for each seat, and how many watch.
struct Company {
  unsigned seats = 0;
  int watchers = 0;

  friend bool operator==(const Company&, const Company&) = default;
};

struct StoredGame {
  StoredTable table;
  std::vector<StoredEvent> events;  // all that were asked for, in their order
  std::optional<Duty> duty;
  Company others;
};

// How far a table is.
struct Reached {
  std::string id;
  int version = 0;
  int events = 0;
  Company others;

  friend bool operator==(const Reached&, const Reached&) = default;
};

// Something to keep, all of it or nothing, for the table of that id.
struct Change {
  std::string id;
  // The table as it will be. Its version is the one that it will have: 1 makes a new table, n + 1
  // changes version n.
  std::optional<StoredTable> table;
  // They follow those that are there without a gap.
  std::vector<StoredEvent> events;
  // Takes the place of the duty that was there, and is this server's. It is about the event that comes next
  // when the rest of the change is kept; a change that brings events and no duty leaves none.
  std::optional<Duty> duty;
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
    // The store could not do it, or the change makes no sense; the problem tells why. If it was the disk that
    // failed, a part of the system may have kept the change all the same: `load` tells.
    failed,
  };
  using WriteCallback = std::function<void(Outcome, std::string problem)>;
  using LoadCallback = std::function<void(Result<std::optional<StoredGame>>)>;
  using ListCallback = std::function<void(Result<std::vector<StoredTable>>)>;

  virtual ~Store() = default;

  // Changes are carried out in the order in which they are given.
  virtual void write(Change change, WriteCallback done) = 0;
  // The table with its events from the one of this number on; nothing if there is no such table. What was
  // `done` before the call is seen.
  virtual void load(std::string id, int from, LoadCallback done) = 0;
  // The one that was changed last comes first.
  virtual void list(Query query, ListCallback done) = 0;

  // ---- Several servers with one store: those that have it for themselves need none of this.
  virtual bool is_shared() const { return false; }
  // Milliseconds since 1970, the same for all servers that share the store.
  virtual std::int64_t now() const;
  // What other servers do. Called on a thread of the store; a call can be missed when the store was away.
  struct News {
    std::function<void(std::string id)> changed;  // something at this table, or who is there
    std::function<void(std::string id)>
        adopted;  // a duty that nobody saw to and that is due is this server's now
  };
  // NOLINTBEGIN(performance-unnecessary-value-param): other stores keep what they get.
  virtual void listen(News) {}
  // Who is at this table with this server, for the others to know. Forgotten when the server is gone.
  virtual void tell_company(std::string /*id*/, Company /*here*/) {}
  // NOLINTEND(performance-unnecessary-value-param)
  // How far these tables are, in any order, for what may have been missed; those that are not
  // there are left out.
  using StandingsCallback = std::function<void(Result<std::vector<Reached>>)>;
  virtual void standings(std::vector<std::string> ids, StandingsCallback done);

  // Finishes what was given, then closes; all callbacks have run when it returns. Whatever is asked for later
  // fails at once, with its callback called before the call returns. The destructor does the same.
  virtual void stop() = 0;
};

// What `done` is worth: `durable` also outlives a loss of power; with `relaxed` the latest changes
// are lost then, though not in a crash of the process, and the file stays sound. A PostgreSQL that
// crashes itself loses them too.
enum class Durability { durable, relaxed };

struct SqliteLimits {
  int patience = 5000;     // milliseconds to wait for another process that has locked the file
  std::int64_t pages = 0;  // of 4 KB that the file may grow to; 0: as many as the disk has
};

struct PostgresLimits {
  std::chrono::milliseconds patience{
      3000};  // how long to try again while the database is away, before something fails
  std::chrono::milliseconds heartbeat{1000};  // how often a server shows that it lives, and looks for duties
  std::chrono::milliseconds presumed_dead{3000};  // since its last heartbeat: others may take its duties
};

// A store in a PostgreSQL database, shared by any number of servers: "postgresql://user@host/name". The
// tables are made if they are not there. Messages never name the password.
Result<std::unique_ptr<Store>> open_postgres(const std::string& address, Durability durability,
                                             const PostgresLimits& limits = {});

// A store in one file, which is made if it is not there, readable for its owner only. Messages name the file.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, Durability durability,
                                           const SqliteLimits& limits = {});

}  // namespace naqala
