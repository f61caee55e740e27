#include "store/sqlite_writer.hpp"

namespace naqala::sqlite {

Writer::Writer(Connection& connection)
    : connection_(connection),
      find_table_(connection, "SELECT key, version FROM tables WHERE id = ?"),
      count_events_(connection, "SELECT max(number) + 1 FROM events WHERE game = ?"),
      put_table_(connection, R"(
          INSERT INTO tables (id, version, phase, listed, created, changed, doc) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET version = excluded.version, phase = excluded.phase,
            listed = excluded.listed, created = excluded.created, changed = excluded.changed,
            doc = excluded.doc)"),
      put_event_(connection, "INSERT INTO events (game, number, at, body) VALUES (?, ?, ?, ?)") {}

std::vector<Verdict> Writer::write(const std::vector<const Change*>& changes) {
  try {
    // From here on nobody else writes, so what is looked up holds until the commit.
    connection_.run("BEGIN IMMEDIATE");
  } catch (const Failure& failure) {
    return std::vector<Verdict>(changes.size(), failed(failure.what()));
  }
  try {
    std::vector<Verdict> verdicts;
    for (const Change* change : changes) verdicts.push_back(carry_out(*change));
    connection_.run("COMMIT");
    return verdicts;
  } catch (const Failure& failure) {
    connection_.roll_back();
    if (changes.size() == 1) return {failed(failure.what())};
  }
  return one_by_one(changes);
}

// Whose fault it was that the commit failed is not known, and the others shall not suffer from it.
std::vector<Verdict> Writer::one_by_one(const std::vector<const Change*>& changes) {
  std::vector<Verdict> verdicts;
  for (const Change* change : changes) verdicts.push_back(write({change}).front());
  return verdicts;
}

// Everything is looked at before anything is written, so a change that is refused leaves no trace.
Verdict Writer::carry_out(const Change& change) {
  Standing standing = standing_of(change.id);
  if (Verdict verdict = judge(change, standing.version, standing.events); !verdict.is_done()) return verdict;
  if (change.table) keep(*change.table);
  if (standing.version == 0) standing.key = sqlite3_last_insert_rowid(connection_.handle());
  for (const StoredEvent& event : change.events)
    put_event_.run(standing.key, std::int64_t{event.number}, event.at, event.body);
  return {};
}

Writer::Standing Writer::standing_of(const std::string& id) {
  Standing standing;
  Cursor table = find_table_(id);
  if (!table.next()) return standing;
  standing.key = table.number(0);
  standing.version = table.number(1);
  Cursor events = count_events_(standing.key);
  if (events.next()) standing.events = events.number(0);  // of no events the sum is NULL, which reads as 0
  return standing;
}

void Writer::keep(const StoredTable& table) {
  put_table_.run(table.id, std::int64_t{table.version}, table.phase, std::int64_t{table.listed},
                 table.created, table.changed, table.doc);
}

}  // namespace naqala::sqlite
