#pragma once

#include <memory>
#include <string>

#include "store/store.hpp"

namespace naqala::command {

// The store that --db names, "sqlite:FILE" or "postgresql://...". Anything else is wrong usage; one that
// cannot be opened is a Failure.
std::unique_ptr<Store> open_store(const std::string& db, Durability durability);
// The same for what only reads: a file that is not there is not made.
std::unique_ptr<Store> open_store_to_read(const std::string& db);

}  // namespace naqala::command
