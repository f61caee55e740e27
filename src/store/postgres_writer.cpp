#include "store/postgres_writer.hpp"

#include <algorithm>
#include <numeric>

#include "store/postgres_message.hpp"

namespace naqala::postgres {

namespace {

const Statement begin{"begin", "BEGIN"};
const Statement commit_all{"commit", "COMMIT"};

// Each transaction leaves its number, for whoever has lost the answer to its commit.
const Statement sign{"sign", R"(
    INSERT INTO writers (node, batch, at) VALUES ($1, $2, now())
    ON CONFLICT (node) DO UPDATE SET batch = excluded.batch, at = excluded.at)"};
const Statement first_signature{"first_signature", R"(
    INSERT INTO writers (node, batch, at) VALUES ($1, 0, now()) ON CONFLICT (node) DO NOTHING)"};
const Statement signed_last{"signed_last", "SELECT batch FROM writers WHERE node = $1 FOR UPDATE"};
const Statement forget_signatures{"forget_signatures",
                                  "DELETE FROM writers WHERE at < now() - interval '1 day'"};

// A backend whose client was cut off may still hold locks, or even be about to commit.
const Statement end_former{"end_former", R"(
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = current_setting('application_name') AND usename = current_user
      AND pid <> pg_backend_pid())"};

// How far the table is. Nobody else can change that before the commit.
const Statement look{"look", "SELECT version, events FROM tables WHERE id = $1 FOR NO KEY UPDATE"};

// What a new table and one that goes on have in common: the events, the duty, the message to the
// other servers.
const std::string the_rest = R"(
    added AS (
      INSERT INTO events (game, number, at, body)
      SELECT key, $3::bigint + place - 1, at, body
      FROM changed, unnest($10::bigint[], $11::bytea[]) WITH ORDINALITY AS event (at, body, place)),
    dropped AS (
      DELETE FROM duties WHERE game IN (SELECT key FROM changed)
        AND $12::bigint IS NULL AND cardinality($10::bigint[]) > 0),
    kept AS (
      INSERT INTO duties (game, number, due, spent, node)
      SELECT key, $12::bigint, $13::bigint, $14::bigint, $15::bytea FROM changed WHERE $12::bigint IS NOT NULL
      ON CONFLICT (game) DO UPDATE SET number = excluded.number, due = excluded.due, spent = excluded.spent,
        node = excluded.node)
    SELECT pg_notify('naqala', $16::text) FROM changed)";

const Statement add{"add", R"(
    WITH changed AS (
      INSERT INTO tables (id, version, phase, listed, created, changed, doc, events)
      SELECT $1::bytea, $4::bigint, $5::bytea, $6::boolean, $7::bigint, $8::bigint, $9::bytea,
        cardinality($10::bigint[])
      WHERE $2::bigint = 0
      ON CONFLICT (id) DO NOTHING
      RETURNING key),)" + the_rest};

const Statement go_on{"go_on", R"(
    WITH changed AS (
      UPDATE tables SET version = coalesce($4::bigint, version), phase = coalesce($5::bytea, phase),
        listed = coalesce($6::boolean, listed), created = coalesce($7::bigint, created),
        changed = coalesce($8::bigint, changed), doc = coalesce($9::bytea, doc),
        events = events + cardinality($10::bigint[])
      WHERE id = $1::bytea AND version = coalesce($2::bigint, version)
        AND events = coalesce($3::bigint, events)
      RETURNING key),)" + the_rest};

const Statement statements[] = {
    begin, commit_all, sign, first_signature, signed_last, forget_signatures, end_former, look, add, go_on};

// Where the table must be for the change to fit: nothing where it does not matter.
struct Place {
  std::optional<std::int64_t> version;
  std::optional<std::int64_t> events;
};
Place place_of(const Change& change) {
  Place place;
  if (change.table) place.version = change.table->version - 1;
  if (!change.events.empty())
    place.events = change.events[0].number;
  else if (change.duty)
    place.events = change.duty->number;
  return place;
}

bool can_fit(const Change& change) {
  const Place place = place_of(change);
  return judge(change, place.version.value_or(1), place.events.value_or(0)).is_done();
}

bool is_new(const Change& change) { return change.table && change.table->version == 1; }

Value number_or_null(std::optional<std::int64_t> value) { return value ? number(*value) : std::nullopt; }

// The changes of each table in their order, the tables in the order of their ids: servers that wait for each
// other's tables then never do so in a circle.
std::vector<std::size_t> order_of(const std::vector<const Change*>& changes) {
  std::vector<std::size_t> order(changes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t n) -> const std::string& { return changes[n]->id; });
  return order;
}

}  // namespace

Writer::Writer(const Site& site, Durability durability)
    : site_(site), line_(site, "writer " + site.node, [this, durability](Connection& connection) {
        set_up(connection, durability);
      }) {}

void Writer::set_up(Connection& connection, Durability durability) {
  connection.run(durability == Durability::durable ? "SET synchronous_commit = on"
                                                   : "SET synchronous_commit = off");
  connection.prepare(statements);
  connection.ask({{&end_former, {}}, {&forget_signatures, {}}, {&first_signature, {text(site_.node)}}});
}

std::vector<Verdict> Writer::write(const std::vector<const Change*>& changes, Clock::time_point asked) {
  std::optional<Verdicts> on_its_way;  // what will have become of the changes if the commit has arrived
  while (true) {
    try {
      Connection& connection = line_.connection();
      if (on_its_way) {
        const bool kept = was_kept(connection);
        line_.good();
        if (kept) return *on_its_way;
        on_its_way.reset();
      }
      Verdicts verdicts = carry_out(connection, changes);
      on_its_way = verdicts;
      commit(connection);
      line_.good();
      return verdicts;
    } catch (const Lost& lost) {
      line_.drop(lost);
      if (line_.has_patience(asked)) continue;
      const char* const doubt = on_its_way ? "; whether the change was kept is not known" : "";
      return Verdicts(changes.size(), failed(line_.away() + doubt));
    } catch (const Failure& failure) {
      on_its_way.reset();
      roll_back();
      if (failure.is_collision() && line_.has_patience(asked)) continue;
      if (changes.size() == 1 || failure.is_collision())
        return Verdicts(changes.size(), failed(failure.what()));
      return one_by_one(changes, asked);
    }
  }
}

// Whose fault it was is not known, and the others shall not suffer from it.
std::vector<Verdict> Writer::one_by_one(const std::vector<const Change*>& changes, Clock::time_point asked) {
  Verdicts verdicts;
  for (const Change* change : changes) verdicts.push_back(write({change}, asked).front());
  return verdicts;
}

std::vector<Verdict> Writer::carry_out(Connection& connection, const std::vector<const Change*>& changes) {
  const std::vector<std::size_t> order = order_of(changes);
  std::vector<Question> questions{{&begin, {}}, {&sign, {text(site_.node), number(++batch_)}}};
  for (const std::size_t n : order) {
    questions.push_back({&look, {text(changes[n]->id)}});
    if (can_fit(*changes[n])) questions.push_back(change_question(*changes[n]));
  }
  const std::vector<Rows> answers = connection.ask(questions);

  Verdicts verdicts(changes.size());
  auto answer = answers.begin() + 2;
  for (const std::size_t n : order) {
    const Change& change = *changes[n];
    const Rows& there = *answer++;
    verdicts[n] =
        there.count() > 0 ? judge(change, there.number(0, 0), there.number(0, 1)) : judge(change, 0, 0);
    if (!can_fit(change)) continue;
    const bool changed = (answer++)->count() > 0;
    // Only a table that was not there cannot be locked: somebody else has made it between the two questions.
    if (verdicts[n].is_done() && !changed)
      verdicts[n] =
          is_new(change) ? judge(change, 1, 0) : failed("table " + change.id + ": it was not to be had");
  }
  return verdicts;
}

Question Writer::change_question(const Change& change) const {
  const Place place = place_of(change);
  std::vector<std::int64_t> times;
  std::vector<const std::string*> bodies;
  for (const StoredEvent& event : change.events) {
    times.push_back(event.at);
    bodies.push_back(&event.body);
  }
  std::vector<Value> values{text(change.id), number_or_null(place.version), number_or_null(place.events)};
  if (const auto& table = change.table)
    values.insert(values.end(), {number(table->version), text(table->phase), flag(table->listed),
                                 number(table->created), number(table->changed), text(table->doc)});
  else
    values.resize(values.size() + 6);
  values.insert(values.end(), {numbers(times), texts(bodies)});
  if (const auto& duty = change.duty)
    values.insert(values.end(), {number(duty->number), number_or_null(duty->due), number(duty->spent)});
  else
    values.resize(values.size() + 3);
  values.insert(values.end(), {text(site_.node), text(written({site_.node, change.id}))});
  return {is_new(change) ? &add : &go_on, std::move(values)};
}

void Writer::commit(Connection& connection) {
  if (const Rows answer = connection.ask(commit_all); answer.tag() != "COMMIT")
    connection.fail("the changes were not kept: " + answer.tag());
}

// Asking for the row in order to change it waits for a transaction that has not ended yet.
bool Writer::was_kept(Connection& connection) {
  try {
    const Rows rows = connection.ask(signed_last, {text(site_.node)});
    return rows.count() > 0 && rows.number(0, 0) == batch_;
  } catch (const Failure& failure) {
    throw Lost(failure.what(), failure.code());  // no answer is no answer, whatever the reason
  }
}

void Writer::roll_back() {
  try {
    line_.connection().run("ROLLBACK");
  } catch (const Failure& failure) {
    line_.drop(failure);
  }
}

}  // namespace naqala::postgres
