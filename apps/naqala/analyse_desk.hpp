#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace naqala::command {

// Requests come in, replies go out in the same order, each as soon as it and all before it are done;
// several threads work on them.
class Desk {
 public:
  using Answer = std::function<std::string(const std::string& request)>;
  using Send = std::function<void(const std::string& reply)>;

  // `answer` is called on all threads at once, `send` on one at a time.
  Desk(unsigned threads, Answer answer, Send send);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // Waits if too many requests are open already. What `answer` or `send` has thrown is thrown on,
  // here or by `finish`.
  void put(std::string request);
  // Waits until all replies are sent.
  void finish();

 private:
  struct Job {
    std::string request;
    std::optional<std::string> reply;
    bool taken = false;
  };

  void work();
  Job* next_job();
  void send_done();
  void stop(std::exception_ptr trouble);
  void throw_on() const;

  Answer answer_;
  Send send_;
  std::size_t most_open_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> open_;  // in the order they came; its elements stay where they are
  bool closed_ = false;
  std::exception_ptr trouble_;
  std::vector<std::thread> threads_;
};

}  // namespace naqala::command
