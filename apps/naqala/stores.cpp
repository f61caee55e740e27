#include "stores.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "common.hpp"

namespace naqala::command {

namespace {

// That of SQLite; empty if it is another store.
std::string file_of(const std::string& db) {
  constexpr std::string_view file = "sqlite:";
  return db.starts_with(file) ? db.substr(file.size()) : std::string();
}

}  // namespace

std::unique_ptr<Store> open_store(const std::string& db, Durability durability) {
  if (const std::string file = file_of(db); !file.empty())
    return value_or_fail(open_sqlite(file, durability), "--db");
  if (db.starts_with("postgresql://") || db.starts_with("postgres://"))
    return value_or_fail(open_postgres(db, durability), "--db");
  // Not what was given: it may hold a password.
  throw WrongUsage("--db: must be sqlite:FILE or postgresql://USER@HOST/NAME");
}

std::unique_ptr<Store> open_store_to_read(const std::string& db) {
  const std::string file = file_of(db);
  std::error_code error;
  if (!file.empty() && !std::filesystem::exists(file, error))
    throw Failure(fmt::format("--db: {}: there is no such file", called(file)));
  return open_store(db, Durability::durable);
}

}  // namespace naqala::command
