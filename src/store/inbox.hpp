#pragma once

#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

// Work that waits for a thread.

namespace naqala {

template <class Job>
class Inbox {
 public:
  // False, and the job is still the caller's, if the inbox has been closed.
  bool put(Job& job) {
    {
      const std::lock_guard lock(mutex_);
      if (closed_) return false;
      jobs_.push_back(std::move(job));
    }
    filled_.notify_one();
    return true;
  }

  // All that waits, as soon as something does. Nothing when the inbox is closed and empty: that is the end.
  std::vector<Job> take_all() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
    return std::exchange(jobs_, {});
  }

  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    filled_.notify_one();
  }

 private:
  std::mutex mutex_;
  std::condition_variable filled_;
  std::vector<Job> jobs_;
  bool closed_ = false;
};

}  // namespace naqala
