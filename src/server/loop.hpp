#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace naqala::server {

// The one thread that tables live on. What other threads have found out is posted to it, so that
// nothing there needs a lock.
class Loop {
 public:
  virtual ~Loop() = default;

  // Runs soon, on the thread of the loop. May be called by any thread.
  virtual void post(std::function<void()> work) = 0;

  // Runs after a while, unless the handle that is given back is destroyed before. On the thread of the loop.
  using Alarm = std::shared_ptr<void>;
  virtual Alarm after(std::chrono::milliseconds time, std::function<void()> work) = 0;

  // Milliseconds since 1970, for people; and a clock that never jumps, for measuring.
  virtual std::int64_t now() const = 0;
  virtual std::int64_t ticks() const = 0;
};

}  // namespace naqala::server
