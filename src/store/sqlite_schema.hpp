#pragma once

#include <span>
#include <string_view>

#include "store/sqlite.hpp"

// The tables in a file, and how files of earlier versions become files of this one. For the .cpp
// files of this layer.

namespace naqala::sqlite {

// Step n, counted from 0, makes version n + 1 out of version n. A step that has been released is never
// changed: what comes later is a step of its own.
std::span<const std::string_view> schema_steps();

// Brings the file to the last of these versions, all of the steps or none. Throws a Failure for a file of a
// later version and for a database of another program.
void migrate(Connection& connection, std::span<const std::string_view> todo);

}  // namespace naqala::sqlite
