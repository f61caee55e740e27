#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "store/store.hpp"

// SQLite in a few words of C++. For the .cpp files of this layer.

namespace naqala::sqlite {

// What SQLite refused, as "<file>: <why>". It never leaves this layer.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One connection to a file, for one thread at a time.
class Connection {
 public:
  // Opens a file that is there.
  Connection(const std::string& file, const SqliteLimits& limits);

  // Carries out statements that give no rows.
  void run(const std::string& sql);
  // The number that a statement gives.
  std::int64_t number(const std::string& sql);

  bool in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }
  // Ends a transaction that has failed, if SQLite has not done so itself.
  void roll_back();

  [[noreturn]] void fail() const;
  [[noreturn]] void fail(const std::string& why) const;
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };

  std::string file_;
  std::unique_ptr<sqlite3, Close> handle_;
};

// The rows of a statement that is being carried out. The statement is free again when its cursor is gone.
class Cursor {
 public:
  Cursor(const Connection& connection, sqlite3_stmt* statement)
      : connection_(connection), statement_(statement) {}
  ~Cursor() { sqlite3_reset(statement_); }
  Cursor(const Cursor&) = delete;
  Cursor& operator=(const Cursor&) = delete;

  // Goes to the next row; false if there is none.
  bool next();
  // The columns of the row count from 0.
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string text(int column) const;

 private:
  const Connection& connection_;
  sqlite3_stmt* statement_;
};

// A statement that is prepared once and carried out often.
class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);

  // Begins to carry it out with these values in the place of its question marks. Nothing happens
  // before next().
  template <class... Values>
  [[nodiscard]] Cursor operator()(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
    return Cursor(connection_, statement_.get());
  }
  // Carries out a statement that gives no rows.
  template <class... Values>
  void run(const Values&... values) {
    (*this)(values...).next();
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void bind(int place, std::int64_t value);
  void bind(int place, const std::string& value);

  const Connection& connection_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace naqala::sqlite
