#pragma once

#include <string>
#include <string_view>

namespace naqala::server {

// What opens a seat: 128 random bits in 22 letters and digits that an address can hold.
std::string new_token();
// The name of a table: as hard to guess, since it is all that is needed to watch one that is not listed.
std::string new_table_id();
// Always the same for the same text, which must be one that nobody can guess.
std::string table_id_from(std::string_view secret);
// Whether a table could be called so. What could not is not worth a question to the store.
bool is_table_id(std::string_view text);

// What is kept of a token, so that nobody who reads the store can use it.
std::string hash_of_token(std::string_view token);

}  // namespace naqala::server
