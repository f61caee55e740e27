#include "store/sqlite_schema.hpp"

#include "store/store.hpp"

namespace naqala::sqlite {

namespace {

// Names the program that a file belongs to, in its header: "NQLA".
constexpr int application = 0x4e514c41;

constexpr std::string_view steps[] = {
    // 1: tables and their events
    R"(
      CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL,
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        doc TEXT NOT NULL
      );
      CREATE INDEX tables_by_change ON tables (phase, changed);
      CREATE INDEX listed_tables_by_change ON tables (phase, changed) WHERE listed;
      CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES tables (key),
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, number)
      ) WITHOUT ROWID;
    )",
};

static_assert(std::size(steps) == sqlite_version);

// The version of a file that is ours or still empty.
std::int64_t version_of(Connection& connection, std::int64_t newest) {
  const std::int64_t version = connection.number("PRAGMA user_version");
  const bool ours = connection.number("PRAGMA application_id") == application;
  const bool empty = connection.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!ours && (version != 0 || !empty)) connection.fail("this is a database of another program");
  if (version > newest)
    connection.fail("it was made by a newer version of Naqala: it is of version " + std::to_string(version) +
                    ", and this program knows " + std::to_string(newest));
  return version;
}

void take_steps(Connection& connection, std::span<const std::string_view> todo) {
  // Looked at again under the lock: another process may have been faster.
  const auto newest = static_cast<std::int64_t>(todo.size());
  for (std::int64_t n = version_of(connection, newest); n < newest; ++n)
    connection.run(std::string(todo[static_cast<std::size_t>(n)]));
  connection.run("PRAGMA application_id = " + std::to_string(application));
  connection.run("PRAGMA user_version = " + std::to_string(newest));
}

}  // namespace

std::span<const std::string_view> schema_steps() { return steps; }

void migrate(Connection& connection, std::span<const std::string_view> todo) {
  const auto newest = static_cast<std::int64_t>(todo.size());
  if (version_of(connection, newest) == newest) return;
  connection.run("BEGIN IMMEDIATE");
  try {
    take_steps(connection, todo);
    connection.run("COMMIT");
  } catch (const Failure&) {
    connection.roll_back();
    throw;
  }
}

}  // namespace naqala::sqlite
