#include "store/sqlite_reader.hpp"

#include <algorithm>

namespace naqala::sqlite {

namespace {

const std::string columns = "SELECT id, version, phase, listed, created, changed, doc, key FROM tables ";
const std::string newest_first = " ORDER BY changed DESC, key DESC LIMIT ?";

StoredTable table_in(const Cursor& row) {
  return {.id = row.text(0),
          .version = static_cast<int>(row.number(1)),
          .phase = row.text(2),
          .listed = row.number(3) != 0,
          .created = row.number(4),
          .changed = row.number(5),
          .doc = row.text(6)};
}

}  // namespace

Reader::Reader(Connection& connection)
    : connection_(connection),
      find_table_(connection, columns + "WHERE id = ?"),
      find_events_(connection,
                   "SELECT number, at, body FROM events WHERE game = ? AND number >= ? ORDER BY number"),
      list_all_(connection, columns + "WHERE phase = ? AND changed < ?" + newest_first),
      list_listed_(connection, columns + "WHERE phase = ? AND changed < ? AND listed" + newest_first) {}

Result<std::optional<StoredGame>> Reader::load(const std::string& id, int from) {
  try {
    connection_.run("BEGIN");  // table and events as they are at one moment
    std::optional<StoredGame> game = find(id, from);
    connection_.run("COMMIT");
    return game;
  } catch (const Failure& failure) {
    connection_.roll_back();
    return Error{failure.what()};
  }
}

std::optional<StoredGame> Reader::find(const std::string& id, int from) {
  Cursor row = find_table_(id);
  if (!row.next()) return std::nullopt;
  return StoredGame{table_in(row), events_of(row.number(7), from), {}, {}};
}

std::vector<StoredEvent> Reader::events_of(std::int64_t key, int from) {
  std::vector<StoredEvent> events;
  Cursor row = find_events_(key, std::int64_t{from});
  while (row.next()) events.push_back({static_cast<int>(row.number(0)), row.number(1), row.text(2)});
  return events;
}

Result<std::vector<StoredTable>> Reader::list(const Query& query) {
  try {
    std::vector<StoredTable> tables;
    Cursor row = (query.listed_only ? list_listed_ : list_all_)(query.phase, query.before,
                                                                std::int64_t{std::max(query.limit, 0)});
    while (row.next()) tables.push_back(table_in(row));
    return tables;
  } catch (const Failure& failure) {
    return Error{failure.what()};
  }
}

}  // namespace naqala::sqlite
