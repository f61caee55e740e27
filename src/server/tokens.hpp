#pragma once

#include <string>
#include <string_view>

namespace naqala::server {

// What opens a seat: 128 random bits in 22 letters and digits that an address can hold.
std::string new_token();
// The name of a table: as hard to guess, since it is all that is needed to watch one that is not listed.
std::string new_table_id();

// What is kept of a token, so that nobody who reads the store can use it.
std::string hash_of_token(std::string_view token);

}  // namespace naqala::server
