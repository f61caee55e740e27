#pragma once

#include <optional>
#include <vector>

#include "store/postgres_line.hpp"

// The reading half of a database. For the .cpp files of this layer.

namespace naqala::postgres {

class Reader {
 public:
  explicit Reader(const Site& site);

  // The time is the one when it was asked for.
  Result<std::optional<StoredGame>> load(const std::string& id, int from, Clock::time_point asked);
  Result<std::vector<StoredTable>> list(const Query& query, Clock::time_point asked);
  Result<std::vector<Reached>> standings(const std::vector<std::string>& ids, Clock::time_point asked);

 private:
  // What `work` gives for a connection, with another one if the first was lost.
  template <class Work>
  auto try_hard(Clock::time_point asked, const Work& work)
      -> Result<decltype(work(std::declval<Connection&>()))>;

  std::optional<StoredGame> find(Connection& connection, const std::string& id, int from);

  const Site& site_;
  Line line_;
};

}  // namespace naqala::postgres
