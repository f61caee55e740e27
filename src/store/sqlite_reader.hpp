#pragma once

#include <optional>
#include <vector>

#include "store/sqlite.hpp"

// The reading half of a file. For the .cpp files of this layer.

namespace naqala::sqlite {

class Reader {
 public:
  explicit Reader(Connection& connection);

  Result<std::optional<StoredGame>> load(const std::string& id, int from);
  Result<std::vector<StoredTable>> list(const Query& query);

 private:
  std::optional<StoredGame> find(const std::string& id, int from);
  std::vector<StoredEvent> events_of(std::int64_t key, int from);

  Connection& connection_;
  Statement find_table_;
  Statement find_events_;
  Statement list_all_;
  Statement list_listed_;
};

}  // namespace naqala::sqlite
