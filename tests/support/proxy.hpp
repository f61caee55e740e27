// A network between two programs of a test that can be in trouble: it passes on what comes over TCP,
// late, in part or not at all.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace naqala::test {

class Proxy {
 public:
  // Passes on to this port of this machine.
  explicit Proxy(int target);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  int port() const { return port_; }

  // Everything arrives that much later, in both directions.
  void delay(std::chrono::milliseconds time);
  // Ends all connections that there are.
  void cut();
  // Ends the connection over which so many more bytes have gone there or come back, in the middle of a
  // question or of an answer. -1: not at all. With `late` all of the question arrives, but that much later,
  // when whoever asked has long been cut off.
  void cut_question_after(std::int64_t bytes, std::chrono::milliseconds late = {});
  void cut_answer_after(std::int64_t bytes);
  // Whether a question that is to arrive late is still on its way.
  bool is_late_with_something();
  // How often it has done so.
  int cuts() const { return cuts_; }
  // While it swallows, nothing arrives and nobody is told; what came meanwhile is lost for good.
  void swallow(bool on);

 private:
  struct Parcel {
    std::chrono::steady_clock::time_point due;
    std::string bytes;
  };
  struct Way {
    int from;
    int to;
    std::deque<Parcel> parcels;
  };
  struct Pair {
    Way there;
    Way back;
    bool ended = false;
    bool orphaned = false;  // whoever called is gone, and what was said is still on its way
    bool deaf = false;      // it has missed something, and must never hear anything again
  };

  void work();
  void accept_one();
  int connect_to_target() const;
  void serve(Pair& pair);
  void take(Pair& pair, Way& way);
  void deliver(Pair& pair, Way& way);
  void orphan(Pair& pair, std::string bytes);
  // Takes away what is not to arrive; false if that was something.
  bool limit(std::string& bytes, std::int64_t& left);
  int time_to_wait() const;
  void ring();

  int target_;
  int listener_;
  int port_ = 0;
  int bell_;
  std::mutex mutex_;  // of all that follows, but for what is atomic
  std::list<Pair> pairs_;
  std::chrono::milliseconds delay_{0};
  std::int64_t questions_left_ = -1;
  std::int64_t answers_left_ = -1;
  std::chrono::milliseconds late_{0};
  bool swallowing_ = false;
  std::atomic<int> cuts_{0};
  std::atomic<bool> over_{false};
  std::thread thread_;
};

}  // namespace naqala::test
