#pragma once

#include <memory>
#include <string>

#include "store/store.hpp"

namespace naqala::command {

// The store that --db names, "sqlite:FILE". Anything else is wrong usage; one that cannot be opened is a Failure.
std::unique_ptr<Store> open_store(const std::string& db, Durability durability);

}  // namespace naqala::command
