#pragma once

#include <string>

namespace naqala {

// 64 bits over every number in the tables of the game (values, costs, counts, prices), as 16
// hexadecimal digits. A record carries it: one made with other house numbers would replay to something
// else, and is refused instead.
std::string tables_digest();

}  // namespace naqala
