#pragma once

#include <chrono>
#include <span>
#include <string_view>

#include "store/postgres.hpp"

// The tables in a database, and how those of earlier versions become those of this one while servers are at
// work. They are in a schema of their own, "naqala". For the .cpp files of this layer.

namespace naqala::postgres {

// Step n, counted from 0, makes version n + 1 out of version n. A step only adds, so that programs that do
// not know it go on working, and one that has been released is never changed.
struct Step {
  std::string_view sql;
  // Programs that know fewer steps than this cannot work with what the step has made.
  int oldest = 1;
};
std::span<const Step> schema_steps();

// Brings the database to the last of these versions, or leaves it at a later one that this program can work
// with. Throws a Failure if it cannot. No step waits longer than a moment for a lock, because all others
// would have to wait behind it; it is tried again until that much time has passed.
void migrate(Connection& connection, std::span<const Step> todo,
             std::chrono::milliseconds patience = std::chrono::seconds(30));

}  // namespace naqala::postgres
