#pragma once

#include <chrono>

namespace naqala {

// What the calling thread has used of its core. What other programs take of it in between does not count, so
// times can be compared that were measured beside other work.
std::chrono::nanoseconds processor_time();

}  // namespace naqala
