#include "stores.hpp"

#include <fmt/format.h>

#include "common.hpp"

namespace naqala::command {

std::unique_ptr<Store> open_store(const std::string& db, Durability durability) {
  constexpr std::string_view kind = "sqlite:";
  if (!db.starts_with(kind) || db.size() == kind.size())
    throw WrongUsage(fmt::format("--db {}: must be sqlite:FILE", db));
  return value_or_fail(open_sqlite(db.substr(kind.size()), durability), "--db");
}

}  // namespace naqala::command
