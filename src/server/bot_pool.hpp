#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.hpp"

namespace naqala::server {

// What a bot is asked: all that its seat may know, and a number to draw from. It decides until
// somebody else is to, or chance. The bot remembers its plan from one question to the next; only one
// thread has it at a time.
struct Question {
  std::shared_ptr<Bot> bot;
  Observation view;
  std::uint64_t seed;
  bool awaited = true;  // by people; what nobody waits for comes after all that somebody does
};

// Empty if the bot failed.
using Decisions = std::vector<Action>;

// Threads in which bots think, with less right to the processor than those that serve people.
class BotPool {
 public:
  explicit BotPool(int threads);
  ~BotPool();

  // `done` is called by a thread of the pool.
  void ask(Question question, std::function<void(Decisions)> done);

  // How many questions wait.
  std::size_t waiting() const;

 private:
  struct Job {
    Question question;
    std::function<void(Decisions)> done;
  };
  void work();

  mutable std::mutex mutex_;
  std::condition_variable filled_;
  std::deque<Job> jobs_;  // that people wait for
  std::deque<Job> others_;
  bool ends_ = false;
  std::vector<std::thread> threads_;
};

// What the bot decides, one action after the other, as long as it is its turn.
Decisions decisions_of(Bot& bot, Observation view, std::uint64_t seed);

}  // namespace naqala::server
