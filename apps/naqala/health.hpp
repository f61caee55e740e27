#pragma once

#include <string>

namespace naqala::command {

// Asks the server at an address ("http://localhost:8080") whether it is healthy, and waits a few
// seconds for the answer. Throws a Failure that tells what is wrong if it is not, and WrongUsage for
// what is no such address.
void check_health(const std::string& url);

}  // namespace naqala::command
