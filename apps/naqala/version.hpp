#pragma once

#include <string>
#include <string_view>

// Which program this is, and which versions of our forms it speaks.

namespace naqala::command {

// "0.2.0"
std::string_view version();

// The commit that it was built from, "a3c97fb" or "a3c97fb, changed"; "unknown" if nobody could tell. The
// build writes it (cmake/WriteCommit.cmake).
std::string_view commit();

// What --version prints: the program on the first line, then each form with its version.
std::string version_text();

}  // namespace naqala::command
