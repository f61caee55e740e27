#include "analyse_desk.hpp"

#include <algorithm>
#include <utility>

namespace naqala::command {

namespace {

constexpr std::size_t open_for_each_thread = 8;

}  // namespace

Desk::Desk(unsigned threads, Answer answer, Send send)
    : answer_(std::move(answer)), send_(std::move(send)), most_open_(open_for_each_thread * threads) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Desk::~Desk() {
  stop(nullptr);
  for (std::thread& thread : threads_) thread.join();
}

void Desk::put(std::string request) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return closed_ || open_.size() < most_open_; });
  throw_on();
  open_.push_back({std::move(request), std::nullopt});
  changed_.notify_all();
}

void Desk::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return closed_ || open_.empty(); });
  throw_on();
}

// The first that nobody works on; null if there is none. The lock must be held.
Desk::Job* Desk::next_job() {
  const auto job = std::find_if(open_.begin(), open_.end(), [](const Job& j) { return !j.taken; });
  return job == open_.end() ? nullptr : &*job;
}

void Desk::work() try {
  std::unique_lock lock(mutex_);
  for (;;) {
    Job* job = nullptr;
    changed_.wait(lock, [&] { return closed_ || (job = next_job()) != nullptr; });
    if (closed_) return;
    job->taken = true;
    lock.unlock();
    std::string reply = answer_(job->request);
    lock.lock();
    job->reply = std::move(reply);
    send_done();
  }
} catch (...) {
  stop(std::current_exception());
}

// With the lock held, so that replies do not overtake each other.
void Desk::send_done() {
  for (; !closed_ && !open_.empty() && open_.front().reply; open_.pop_front()) send_(*open_.front().reply);
  changed_.notify_all();
}

void Desk::stop(std::exception_ptr trouble) {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  if (!trouble_) trouble_ = std::move(trouble);
  changed_.notify_all();
}

void Desk::throw_on() const {
  if (trouble_) std::rethrow_exception(trouble_);
}

}  // namespace naqala::command
