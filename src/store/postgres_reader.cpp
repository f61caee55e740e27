#include "store/postgres_reader.hpp"

#include <algorithm>

namespace naqala::postgres {

namespace {

const Statement begin{"begin", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"};
const Statement commit{"commit", "COMMIT"};

const std::string columns = "id, version, phase, listed, created, changed, doc";

const Statement find_table{"find_table", "SELECT " + columns + R"(,
      duty.number, duty.due, duty.spent, duty.node = $2,
      (SELECT coalesce(bit_or(seats), 0) FROM company WHERE company.id = tables.id AND node <> $2),
      (SELECT coalesce(sum(watchers), 0)::bigint FROM company WHERE company.id = tables.id AND node <> $2)
    FROM tables LEFT JOIN duties AS duty ON duty.game = key AND duty.number = events
    WHERE id = $1)"};
const Statement find_events{"find_events", R"(
    SELECT number, at, body FROM events WHERE game = (SELECT key FROM tables WHERE id = $1) AND number >= $2
    ORDER BY number)"};

const std::string of_the_phase =
    " FROM tables WHERE substring(phase FROM 1 FOR 32) = substring($1::bytea FROM 1 FOR 32) "
    "AND phase = $1 AND changed < $2";
const std::string newest_first = " ORDER BY changed DESC, key DESC LIMIT $3";
const Statement list_all{"list_all", "SELECT " + columns + of_the_phase + newest_first};
const Statement list_listed{"list_listed", "SELECT " + columns + of_the_phase + " AND listed" + newest_first};

const Statement find_standings{"find_standings", R"(
    SELECT tables.id, version, events, coalesce(bit_or(seats), 0), coalesce(sum(watchers), 0)::bigint
    FROM tables LEFT JOIN company ON company.id = tables.id AND node <> $2
    WHERE tables.id = ANY ($1::bytea[]) GROUP BY key)"};

const Statement statements[] = {begin,    commit,      find_table,    find_events,
                                list_all, list_listed, find_standings};

int small(const Rows& rows, int row, int column) { return static_cast<int>(rows.number(row, column)); }

StoredTable table_in(const Rows& rows, int row) {
  return {.id = rows.text(row, 0),
          .version = small(rows, row, 1),
          .phase = rows.text(row, 2),
          .listed = rows.flag(row, 3),
          .created = rows.number(row, 4),
          .changed = rows.number(row, 5),
          .doc = rows.text(row, 6)};
}

std::optional<Duty> duty_in(const Rows& rows) {
  if (rows.is_null(0, 7)) return std::nullopt;
  Duty duty{.number = small(rows, 0, 7), .due = {}, .spent = rows.number(0, 9), .ours = rows.flag(0, 10)};
  if (!rows.is_null(0, 8)) duty.due = rows.number(0, 8);
  return duty;
}

Company company_in(const Rows& rows, int row, int column) {
  return {static_cast<unsigned>(rows.number(row, column)), small(rows, row, column + 1)};
}

std::vector<StoredEvent> events_in(const Rows& rows) {
  std::vector<StoredEvent> events;
  events.reserve(static_cast<std::size_t>(rows.count()));
  for (int row = 0; row < rows.count(); ++row)
    events.push_back({small(rows, row, 0), rows.number(row, 1), rows.text(row, 2)});
  return events;
}

}  // namespace

Reader::Reader(const Site& site)
    : site_(site),
      line_(site, "reader " + site.node, [](Connection& connection) { connection.prepare(statements); }) {}

template <class Work>
auto Reader::try_hard(Clock::time_point asked, const Work& work)
    -> Result<decltype(work(std::declval<Connection&>()))> {
  while (true) {
    try {
      auto found = work(line_.connection());
      line_.good();
      return found;
    } catch (const Lost& lost) {
      line_.drop(lost);
      if (!line_.has_patience(asked)) return Error{line_.away()};
    } catch (const Failure& failure) {
      line_.drop(failure);  // it may be in the middle of a transaction
      if (!failure.is_collision() || !line_.has_patience(asked)) return Error{failure.what()};
    }
  }
}

Result<std::optional<StoredGame>> Reader::load(const std::string& id, int from, Clock::time_point asked) {
  return try_hard(asked, [&](Connection& connection) { return find(connection, id, from); });
}

std::optional<StoredGame> Reader::find(Connection& connection, const std::string& id, int from) {
  // Everything as it is at one moment.
  const std::vector<Rows> answers = connection.ask({{&begin, {}},
                                                    {&find_table, {text(id), text(site_.node)}},
                                                    {&find_events, {text(id), number(from)}},
                                                    {&commit, {}}});
  const Rows& table = answers[1];
  if (table.count() == 0) return std::nullopt;
  return StoredGame{table_in(table, 0), events_in(answers[2]), duty_in(table), company_in(table, 0, 11)};
}

Result<std::vector<StoredTable>> Reader::list(const Query& query, Clock::time_point asked) {
  return try_hard(asked, [&](Connection& connection) {
    const Rows rows =
        connection.ask(query.listed_only ? list_listed : list_all,
                       {text(query.phase), number(query.before), number(std::max(query.limit, 0))});
    std::vector<StoredTable> tables;
    for (int row = 0; row < rows.count(); ++row) tables.push_back(table_in(rows, row));
    return tables;
  });
}

Result<std::vector<Reached>> Reader::standings(const std::vector<std::string>& ids, Clock::time_point asked) {
  std::vector<const std::string*> wanted;
  for (const std::string& id : ids) wanted.push_back(&id);
  return try_hard(asked, [&](Connection& connection) {
    const Rows rows = connection.ask(find_standings, {texts(wanted), text(site_.node)});
    std::vector<Reached> found;
    for (int row = 0; row < rows.count(); ++row)
      found.push_back(
          {rows.text(row, 0), small(rows, row, 1), small(rows, row, 2), company_in(rows, row, 3)});
    return found;
  });
}

}  // namespace naqala::postgres
