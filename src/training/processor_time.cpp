#include "training/processor_time.hpp"

#include <time.h>

namespace naqala {

std::chrono::nanoseconds processor_time() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

}  // namespace naqala
