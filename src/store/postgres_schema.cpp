#include "store/postgres_schema.hpp"

#include <thread>

#include "store/store.hpp"

namespace naqala::postgres {

namespace {

using Clock = std::chrono::steady_clock;

constexpr Step steps[] = {
    // 1: tables and their events, what is to be done and by whom, and who is where.
    //
    // With each event the row of its table changes. It is small enough for that because the document is kept
    // elsewhere (toast_tuple_target), and there is room for it beside the old one (fillfactor). An index
    // holds no long texts, so of a phase it has only the beginning.
    {.sql = R"(
      CREATE TABLE tables (
        key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id BYTEA NOT NULL UNIQUE,
        version BIGINT NOT NULL,
        phase BYTEA NOT NULL,
        listed BOOLEAN NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        doc BYTEA NOT NULL,
        events BIGINT NOT NULL
      ) WITH (fillfactor = 70, toast_tuple_target = 128);
      CREATE INDEX tables_by_change ON tables (substring(phase FROM 1 FOR 32), changed, key);
      CREATE INDEX listed_tables_by_change ON tables (substring(phase FROM 1 FOR 32), changed, key)
        WHERE listed;
      CREATE TABLE events (
        game BIGINT NOT NULL,
        number BIGINT NOT NULL,
        at BIGINT NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (game, number)
      );
      CREATE TABLE duties (
        game BIGINT PRIMARY KEY,
        number BIGINT NOT NULL,
        due BIGINT,
        spent BIGINT NOT NULL,
        node BYTEA NOT NULL
      );
      CREATE INDEX duties_by_due ON duties (due) WHERE due IS NOT NULL;
      CREATE TABLE nodes (
        node BYTEA PRIMARY KEY,
        beat TIMESTAMPTZ NOT NULL,
        program BIGINT NOT NULL
      );
      CREATE TABLE company (
        id BYTEA NOT NULL,
        node BYTEA NOT NULL REFERENCES nodes (node) ON DELETE CASCADE,
        seats BIGINT NOT NULL,
        watchers BIGINT NOT NULL,
        PRIMARY KEY (id, node)
      );
      CREATE INDEX company_by_node ON company (node);
      CREATE TABLE writers (
        node BYTEA PRIMARY KEY,
        batch BIGINT NOT NULL,
        at TIMESTAMPTZ NOT NULL
      );
    )"},
};

static_assert(std::size(steps) == postgres_version);

struct Version {
  std::int64_t version = 0;  // 0: there is nothing yet
  std::int64_t oldest = 0;
};

// Not with to_regclass: what that remembers may be older than the lock that was waited for.
bool is_there(Connection& connection) {
  return connection.number(
             "SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace "
             "WHERE nspname = 'naqala' AND relname = 'schema_version'") > 0;
}

Version version_of(Connection& connection) {
  if (!is_there(connection)) return {};
  return {connection.number("SELECT version FROM schema_version"),
          connection.number("SELECT oldest FROM schema_version")};
}

void check(const Connection& connection, const Version& version, std::int64_t known) {
  if (version.oldest > known)
    connection.fail("it was made by a newer version of Naqala: it is of version " +
                    std::to_string(version.version) + ", which needs a program that knows " +
                    std::to_string(version.oldest) + ", and this program knows " + std::to_string(known));
}

// The first one who comes makes the schema. Whoever may not create one can use one that was made for it.
void make_schema(Connection& connection) {
  if (connection.number("SELECT count(*) FROM pg_namespace WHERE nspname = 'naqala'") == 0)
    connection.run("CREATE SCHEMA naqala");
  connection.run(
      "CREATE TABLE schema_version (version BIGINT NOT NULL, oldest BIGINT NOT NULL);"
      "INSERT INTO schema_version VALUES (0, 0)");
}

// One step more in one transaction; false if there is none left to take.
bool take_step(Connection& connection, std::span<const Step> todo) {
  // The number is ours alone: the letters "naqala". Under this lock things are looked at again: another
  // server may have been faster.
  connection.run("SELECT pg_advisory_xact_lock(" + std::to_string(0x6e6171616c61) + ")");
  const Version version = version_of(connection);
  check(connection, version, static_cast<std::int64_t>(todo.size()));
  if (version.version >= static_cast<std::int64_t>(todo.size())) return false;
  if (!is_there(connection)) make_schema(connection);
  const Step& step = todo[static_cast<std::size_t>(version.version)];
  connection.run(std::string(step.sql));
  connection.run("UPDATE schema_version SET version = " + std::to_string(version.version + 1) +
                 ", oldest = greatest(oldest, " + std::to_string(step.oldest) + ")");
  return true;
}

bool step_on(Connection& connection, std::span<const Step> todo) {
  connection.run("BEGIN; SET LOCAL lock_timeout = 300; SET LOCAL statement_timeout = 0");
  try {
    const bool more = take_step(connection, todo);
    connection.run("COMMIT");
    return more;
  } catch (const Lost&) {
    throw;
  } catch (const Failure&) {
    connection.run("ROLLBACK");
    throw;
  }
}

}  // namespace

std::span<const Step> schema_steps() { return steps; }

void migrate(Connection& connection, std::span<const Step> todo, std::chrono::milliseconds patience) {
  const auto known = static_cast<std::int64_t>(todo.size());
  const auto end = Clock::now() + patience;
  for (bool more = true; more;) {
    const Version version = version_of(connection);
    check(connection, version, known);
    if (version.version >= known) return;
    try {
      more = step_on(connection, todo);
    } catch (const Failure& failure) {
      if (!failure.is_collision() || Clock::now() >= end) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
}

}  // namespace naqala::postgres
