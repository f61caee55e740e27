#pragma once

#include <string>

namespace naqala::command {

// Makes NAME.net of one folder what the training of that net in another begins with. A training that has
// begun already goes on only if that is what it began with; otherwise it is a Failure.
void provide_start(const std::string& from_folder, const std::string& to_folder, const std::string& name);

}  // namespace naqala::command
