// Where the games of a test are kept: in a file, or, with NAQALA_TEST_STORE=postgresql, in a
// database of the tests' own.
#pragma once

#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "store/store.hpp"
#include "support/postgres.hpp"

namespace naqala::server::test {

inline bool tests_postgres() {
  const char* wanted = std::getenv("NAQALA_TEST_STORE");
  return wanted && std::string_view(wanted) == "postgresql";
}

// As --db takes it. A file stands for the same database each time.
inline std::string database_for(const std::string& file) {
  if (!tests_postgres()) return "sqlite:" + file;
  static std::map<std::string, std::string> databases;
  std::string& address = databases[file];
  if (address.empty()) address = naqala::test::Postgres::shared().new_database();
  return address;
}

inline std::unique_ptr<Store> open_database(const std::string& address,
                                            Durability durability = Durability::relaxed) {
  constexpr std::string_view sqlite = "sqlite:";
  auto store = address.starts_with(sqlite) ? open_sqlite(address.substr(sqlite.size()), durability)
                                           : open_postgres(address, durability);
  if (!store) throw std::runtime_error(store.error());
  return std::move(*store);
}

}  // namespace naqala::server::test
