#pragma once

#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace naqala {

// Work that is shared out among threads and handed in by number, one item after the other,
// whichever is done first.
template <class Make, class Take>
class InOrder {
 public:
  InOrder(int begin, int end, const Make& make, const Take& take)
      : make_(make), take_(take), end_(end), next_(begin), taken_(begin) {}

  void work() {
    try {
      for (int number = next(); number < end_; number = next()) hand_in(number, make_(number));
    } catch (...) {
      stop(std::current_exception());
    }
  }

  void throw_on() const {
    if (trouble_) std::rethrow_exception(trouble_);
  }

 private:
  using Item = decltype(std::declval<const Make&>()(0));

  int next() {
    const std::lock_guard lock(mutex_);
    return stopped_ || next_ >= end_ ? end_ : next_++;
  }

  void hand_in(int number, Item item) {
    const std::lock_guard lock(mutex_);
    done_.emplace(number, std::move(item));
    for (auto it = done_.begin(); it != done_.end() && it->first == taken_ && !stopped_; it = done_.erase(it))
      stopped_ = !take_(taken_++, it->second);
  }

  void stop(std::exception_ptr trouble) {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    if (!trouble_) trouble_ = std::move(trouble);
  }

  const Make& make_;
  const Take& take_;
  int end_;
  std::mutex mutex_;
  std::map<int, Item> done_;
  int next_;
  int taken_;
  bool stopped_ = false;
  std::exception_ptr trouble_;
};

// Calls `make(number)` for every number from `begin` on and before `end`, on several threads, and
// `take(number, item)` with what it gave, on one thread at a time and in the order of numbers, until that
// returns false. What either throws ends the work and is thrown on.
template <class Make, class Take>
void in_order(int begin, int end, unsigned threads, const Make& make, const Take& take) {
  InOrder<Make, Take> desk(begin, end, make, take);
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back([&] { desk.work(); });
  desk.work();
  for (std::thread& thread : others) thread.join();
  desk.throw_on();
}

}  // namespace naqala
