#include "store/sqlite.hpp"

#include <cstring>

namespace naqala::sqlite {

namespace {

// A name of a file and nothing else: SQLite gives names such as ":memory:" a meaning of their own.
std::string plain_path(const std::string& file) { return file.front() == '/' ? file : "./" + file; }

}  // namespace

Connection::Connection(const std::string& file, const SqliteLimits& limits) : file_(file) {
  sqlite3* opened = nullptr;
  // No mutex of SQLite's: a connection belongs to one thread.
  const int code = sqlite3_open_v2(plain_path(file).c_str(), &opened,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(opened);
  if (code != SQLITE_OK) fail();
  if (sqlite3_db_readonly(handle(), "main") == 1) fail("it cannot be written to");
  sqlite3_busy_timeout(handle(), limits.patience);
  if (limits.pages > 0) number("PRAGMA max_page_count = " + std::to_string(limits.pages));
}

void Connection::run(const std::string& sql) {
  if (sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

std::int64_t Connection::number(const std::string& sql) {
  Statement statement(*this, sql);
  Cursor row = statement();
  if (!row.next()) fail("no answer to " + sql);
  return row.number(0);
}

void Connection::roll_back() {
  if (in_transaction()) sqlite3_exec(handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Connection::fail() const {
  if (!handle_) fail("out of memory");
  std::string why = sqlite3_errmsg(handle());
  const int code = sqlite3_errcode(handle());
  const int system = sqlite3_system_errno(handle());
  if ((code == SQLITE_CANTOPEN || code == SQLITE_IOERR) && system != 0)
    why += std::string(" (") + std::strerror(system) + ")";
  fail(why);
}

void Connection::fail(const std::string& why) const { throw Failure(file_ + ": " + why); }

bool Cursor::next() {
  const int code = sqlite3_step(statement_);
  if (code != SQLITE_ROW && code != SQLITE_DONE) connection_.fail();
  return code == SQLITE_ROW;
}

std::string Cursor::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes ? std::string(bytes, static_cast<std::size_t>(size)) : std::string();
}

Statement::Statement(const Connection& connection, std::string_view sql) : connection_(connection) {
  sqlite3_stmt* prepared = nullptr;
  if (sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                         SQLITE_PREPARE_PERSISTENT, &prepared, nullptr) != SQLITE_OK)
    connection.fail();
  statement_.reset(prepared);
}

void Statement::bind(int place, std::int64_t value) {
  if (sqlite3_bind_int64(statement_.get(), place, value) != SQLITE_OK) connection_.fail();
}

void Statement::bind(int place, const std::string& value) {
  if (sqlite3_bind_text64(statement_.get(), place, value.data(), value.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8) != SQLITE_OK)
    connection_.fail();
}

}  // namespace naqala::sqlite
