// Documents for the tests to start from, and ways to change one field of them.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace naqala::test {

// A position with nothing in it but what must be said: 30 tiles, two seats.
std::string plain_position();

// The same with both expansions: 42 tiles, kind by kind in the order of the table, so oases from a1 to f1,
// specialised markets on f5 and g5, the chasm on a6, cities from b6 to f6, the lake on g6.
std::string position_with_both();

// The document with another value at `path` ("tiles.c4.palms", "seats.2"; positions count from 1). The value
// is JSON; without one the field is taken out. Fields on the way are made if they are not there.
std::string with(const std::string& document, std::string_view path, std::string_view value);
std::string without(const std::string& document, std::string_view path);

}  // namespace naqala::test
