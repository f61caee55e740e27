#include "store/postgres.hpp"

#include <poll.h>

#include <bit>
#include <cerrno>
#include <cstring>

namespace naqala::postgres {

namespace {

using std::chrono::milliseconds;

// Whole numbers go over the wire with the highest byte first.
template <class Number>
void put(std::string& bytes, Number value) {
  for (int shift = 8 * (static_cast<int>(sizeof value) - 1); shift >= 0; shift -= 8)
    bytes.push_back(static_cast<char>(static_cast<std::uint64_t>(value) >> shift));
}

// The form of an array of one dimension; the elements follow, each behind its length.
std::string array_of(std::int32_t type, std::size_t size) {
  std::string bytes;
  put(bytes, std::int32_t{size > 0 ? 1 : 0});
  put(bytes, std::int32_t{0});  // none of them is NULL
  put(bytes, type);
  if (size == 0) return bytes;
  put(bytes, static_cast<std::int32_t>(size));
  put(bytes, std::int32_t{1});  // where it begins to count
  return bytes;
}

constexpr std::int32_t type_bytea = 17, type_bigint = 20;  // their numbers in every PostgreSQL

Rows rows_of(PGconn* handle) { return Rows(PQgetResult(handle)); }

}  // namespace

Value number(std::int64_t value) {
  std::string bytes;
  put(bytes, value);
  return bytes;
}

Value numbers(const std::vector<std::int64_t>& values) {
  std::string bytes = array_of(type_bigint, values.size());
  for (const std::int64_t each : values) {
    put(bytes, std::int32_t{8});
    put(bytes, each);
  }
  return bytes;
}

Value texts(const std::vector<const std::string*>& texts) {
  std::string bytes = array_of(type_bytea, texts.size());
  for (const std::string* each : texts) {
    put(bytes, static_cast<std::int32_t>(each->size()));
    bytes += *each;
  }
  return bytes;
}

Value flag(bool value) { return std::string(1, value ? '\1' : '\0'); }

std::int64_t Rows::number(int row, int column) const {
  std::uint64_t value = 0;
  for (const char byte : text(row, column)) value = value << 8 | static_cast<unsigned char>(byte);
  return std::bit_cast<std::int64_t>(value);
}

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(handle(), row, column), static_cast<std::size_t>(PQgetlength(handle(), row, column))};
}

// A conflict of transactions, a deadlock, a lock that was not to be had in time, a statement that
// took too long.
bool Failure::is_collision() const {
  return code_ == "40001" || code_ == "40P01" || code_ == "55P03" || code_ == "57014";
}

Connection::Connection(const Address& address, const std::string& name, const Waits& waits)
    : address_(address), silence_(waits.silence) {
  // What stands before the address can be changed by it. A cable that is cut is noticed within seconds; among
  // several hosts it is the one that can be written to.
  const std::string connect = std::to_string(waits.connect.count());
  const std::string cut = std::to_string(waits.silence.count());
  const char* const words[] = {"gssencmode",
                               "connect_timeout",
                               "keepalives_idle",
                               "keepalives_interval",
                               "keepalives_count",
                               "tcp_user_timeout",
                               "target_session_attrs",
                               "dbname",
                               "application_name",
                               "client_encoding",
                               nullptr};
  const char* const values[] = {"disable",    connect.c_str(), "2",          "1",
                                "3",          cut.c_str(),     "read-write", address.text().c_str(),
                                name.c_str(), "UTF8",          nullptr};
  handle_.reset(PQconnectdbParams(words, values, 1));
  if (!handle_ || PQstatus(handle_.get()) != CONNECTION_OK) lose();
  set_up(waits);
}

void Connection::set_up(const Waits& waits) {
  PQsetNoticeProcessor(
      handle_.get(), [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(handle_.get(), 1) != 0) lose();
  // Nobody keeps others waiting for long, not even a connection whose other end has gone without a word.
  const std::string limit = std::to_string(waits.statement.count());
  run("SET search_path = naqala; SET statement_timeout = " + limit +
      "; SET idle_in_transaction_session_timeout = " + limit + "; SET tcp_keepalives_idle = 2" +
      "; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3");
}

void Connection::run(const std::string& sql) {
  expect(PQsendQuery(handle_.get(), sql.c_str()) == 1);
  send_out();
  std::optional<Failure> problem;
  while (const auto part = next_part())
    if (PQresultStatus(part->handle()) == PGRES_FATAL_ERROR) problem = refusal(*part);
  if (problem) throw *problem;
}

std::int64_t Connection::number(const std::string& sql) {
  const Statement statement{"", sql};
  prepare({&statement, 1});
  const Rows rows = ask(statement);
  if (rows.count() == 0) fail("no answer to " + sql);
  return rows.number(0, 0);
}

void Connection::prepare(std::span<const Statement> statements) {
  expect(PQenterPipelineMode(handle_.get()) == 1);
  for (const Statement& each : statements)
    expect(PQsendPrepare(handle_.get(), each.name, each.sql.c_str(), 0, nullptr) == 1);
  read_answers(statements.size());
}

std::vector<Rows> Connection::ask(const std::vector<Question>& questions) {
  expect(PQenterPipelineMode(handle_.get()) == 1);
  for (const Question& question : questions) send(question);
  return read_answers(questions.size());
}

void Connection::send(const Question& question) {
  std::vector<const char*> values;
  std::vector<int> lengths;
  for (const Value& value : question.values) {
    values.push_back(value ? value->data() : nullptr);
    lengths.push_back(value ? static_cast<int>(value->size()) : 0);
  }
  const std::vector<int> binary(values.size(), 1);
  expect(PQsendQueryPrepared(handle_.get(), question.statement->name, static_cast<int>(values.size()),
                             values.data(), lengths.data(), binary.data(), 1) == 1);
}

std::vector<Rows> Connection::read_answers(std::size_t count) {
  expect(PQpipelineSync(handle_.get()) == 1);
  send_out();
  std::vector<Rows> answers;
  std::optional<Failure> problem;
  for (std::size_t n = 0; n < count; ++n)
    if (auto one = read_one(answers); one && !problem) problem = one;
  next_part();  // the end of the pipeline
  expect(PQexitPipelineMode(handle_.get()) == 1);
  if (problem) throw *problem;
  return answers;
}

Rows Connection::ask(const Statement& statement, std::vector<Value> values) {
  return std::move(ask({{&statement, std::move(values)}}).front());
}

std::optional<Failure> Connection::read_one(std::vector<Rows>& answers) {
  std::optional<Failure> problem;
  while (auto part = next_part()) {
    const ExecStatusType status = PQresultStatus(part->handle());
    if (status == PGRES_FATAL_ERROR) problem = refusal(*part);
    answers.push_back(std::move(*part));
  }
  return problem;
}

void Connection::take_in() {
  if (PQconsumeInput(handle_.get()) != 1) lose();
}

std::optional<std::string> Connection::next_message() {
  const std::unique_ptr<PGnotify, decltype(&PQfreemem)> message(PQnotifies(handle_.get()), PQfreemem);
  if (!message) return std::nullopt;
  return message->extra;
}

void Connection::send_out() {
  for (int left = PQflush(handle_.get()); left != 0; left = PQflush(handle_.get())) {
    if (left < 0) lose();
    wait(POLLIN | POLLOUT);
    take_in();  // or else both sides could wait for the other one to read
  }
}

void Connection::wait(short events) {
  pollfd one{socket(), events, 0};
  int ready = 0;
  do ready = ::poll(&one, 1, static_cast<int>(silence_.count()));
  while (ready < 0 && errno == EINTR);
  if (ready == 0) lose("no answer for " + std::to_string(silence_.count()) + " ms");
  if (ready < 0) lose(std::strerror(errno));
}

std::optional<Rows> Connection::next_part() {
  while (PQisBusy(handle_.get()) == 1) {
    wait(POLLIN);
    take_in();
  }
  Rows rows = rows_of(handle_.get());
  if (!rows.handle()) {
    if (PQstatus(handle_.get()) != CONNECTION_OK) lose();
    return std::nullopt;
  }
  return rows;
}

// The database says farewell with a reason (57P01: it is being stopped, and the like), or it can no longer be
// written to because another one has taken its place.
Failure Connection::refusal(const Rows& rows) const {
  const char* const code_field = PQresultErrorField(rows.handle(), PG_DIAG_SQLSTATE);
  const char* const why_field = PQresultErrorField(rows.handle(), PG_DIAG_MESSAGE_PRIMARY);
  const std::string code = code_field ? code_field : "";
  const std::string why = why_field ? why_field : PQresultErrorMessage(rows.handle());
  if (code.empty() || code.starts_with("57P") || code.starts_with("08") || code == "25006" ||
      code == "25P03" || PQstatus(handle_.get()) != CONNECTION_OK)
    lose(why);
  return Failure(address_.label() + ": " + address_.clean(why), code);
}

void Connection::lose(const std::string& why) const {
  const std::string reason = !why.empty() ? why : handle_ ? PQerrorMessage(handle_.get()) : "out of memory";
  throw Lost(address_.label() + ": " + address_.clean(reason), "");
}

void Connection::fail(const std::string& why) const {
  throw Failure(address_.label() + ": " + address_.clean(why), "");
}

void Connection::expect(bool accepted) const {
  if (!accepted) lose();
}

}  // namespace naqala::postgres
