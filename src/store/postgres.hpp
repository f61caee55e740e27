#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "store/postgres_address.hpp"

// PostgreSQL in a few words of C++. For the .cpp files of this layer.

namespace naqala::postgres {

// What the database refused, as "<database>: <why>". It never leaves this layer.
class Failure : public std::runtime_error {
 public:
  Failure(const std::string& what, std::string code) : std::runtime_error(what), code_(std::move(code)) {}

  // The five letters that PostgreSQL has for each reason; empty if the reason is not the database's.
  const std::string& code() const { return code_; }
  // Somebody else was in the way: the same again may well succeed.
  bool is_collision() const;

 private:
  std::string code_;
};

// Nobody answers any more: what became of the last question is not known, and the connection is
// of no more use.
class Lost : public Failure {
 public:
  using Failure::Failure;
};

// A value in the place of a $n, in the binary form of its type. Nothing stands for NULL.
using Value = std::optional<std::string>;
Value number(std::int64_t value);                              // bigint
Value numbers(const std::vector<std::int64_t>& values);        // bigint[]
Value texts(const std::vector<const std::string*>& texts);     // bytea[]
Value flag(bool value);                                        // boolean
inline Value text(const std::string& value) { return value; }  // bytea; text, if it is valid UTF-8

// A statement that is prepared once for each connection.
struct Statement {
  const char* name;
  std::string sql;
};

struct Question {
  const Statement* statement;
  std::vector<Value> values;
};

// The rows of an answer. Rows and columns count from 0.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}

  int count() const { return PQntuples(result_.get()); }
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  std::int64_t number(int row, int column) const;
  bool flag(int row, int column) const { return text(row, column) == std::string(1, '\1'); }
  std::string text(int row, int column) const;
  // What was done: "COMMIT".
  std::string tag() const { return PQcmdStatus(result_.get()); }
  PGresult* handle() const { return result_.get(); }

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

// How long a connection waits.
struct Waits {
  std::chrono::seconds connect{2};            // a host is given up
  std::chrono::milliseconds statement{3000};  // the database gives up
  std::chrono::milliseconds silence{4000};    // the connection is given up
};

// One connection, for one thread at a time. It never waits longer than it was told to.
class Connection {
 public:
  // The name is shown to whoever looks at the database's connections.
  Connection(const Address& address, const std::string& name, const Waits& waits);

  // Carries out statements that have no values and whose rows nobody needs.
  void run(const std::string& sql);
  // The number that a statement gives.
  std::int64_t number(const std::string& sql);

  void prepare(std::span<const Statement> statements);
  // All questions are sent, then all answers are read. If one is refused, those after it are not carried out,
  // and the refusal is thrown.
  std::vector<Rows> ask(const std::vector<Question>& questions);
  Rows ask(const Statement& statement, std::vector<Value> values = {});

  // Takes in what has come unasked; the messages of others are there then.
  void take_in();
  std::optional<std::string> next_message();
  int socket() const { return PQsocket(handle_.get()); }

  [[noreturn]] void fail(const std::string& why) const;

 private:
  struct Finish {
    void operator()(PGconn* handle) const { PQfinish(handle); }
  };
  using Handle = std::unique_ptr<PGconn, Finish>;

  void set_up(const Waits& waits);
  void send(const Question& question);
  // Ends the pipeline that has been begun, and reads so many answers.
  std::vector<Rows> read_answers(std::size_t count);
  void send_out();
  void wait(short events);
  // The next part of what is read; nothing at the end of an answer.
  std::optional<Rows> next_part();
  std::optional<Failure> read_one(std::vector<Rows>& answers);
  Failure refusal(const Rows& rows) const;
  [[noreturn]] void lose(const std::string& why = {}) const;
  void expect(bool accepted) const;

  const Address& address_;
  std::chrono::milliseconds silence_;
  Handle handle_;
};

}  // namespace naqala::postgres
