#include "server/bot_pool.hpp"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rules/game.hpp"

namespace naqala::server {

namespace {

constexpr int kindness = 10;       // how far bots stand back behind people
constexpr std::size_t most = 200;  // decisions in one turn; a turn has some 30

// Whatever the server itself was given: a thread begins with the priority of the one that has started it.
void stand_back() {
  const auto self = static_cast<id_t>(syscall(SYS_gettid));
  setpriority(PRIO_PROCESS, self, getpriority(PRIO_PROCESS, self) + kindness);
}

}  // namespace

Decisions decisions_of(Bot& bot, Observation view, std::uint64_t seed) {
  const Layout layout(view.view());
  const Seat seat = actor(view);
  Rng rng(seed);
  Decisions decisions;
  while (actor(view) == seat && decisions.size() < most) {
    decisions.push_back(bot.choose(layout, view, rng));
    apply(layout, view, decisions.back());
  }
  return decisions;
}

BotPool::BotPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    jobs_.clear();
    others_.clear();
  }
  filled_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(Question question, std::function<void(Decisions)> done) {
  {
    const std::lock_guard lock(mutex_);
    auto& queue = question.awaited ? jobs_ : others_;
    queue.push_back({std::move(question), std::move(done)});
  }
  filled_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size() + others_.size();
}

void BotPool::work() {
  stand_back();
  std::unique_lock lock(mutex_);
  while (true) {
    filled_.wait(lock, [this] { return ends_ || !jobs_.empty() || !others_.empty(); });
    if (ends_) return;
    auto& queue = jobs_.empty() ? others_ : jobs_;
    Job job = std::move(queue.front());
    queue.pop_front();
    lock.unlock();
    Decisions decisions = decisions_of(*job.question.bot, job.question.view, job.question.seed);
    job.done(std::move(decisions));
    job.question.bot.reset();
    job.done = nullptr;
    lock.lock();
  }
}

}  // namespace naqala::server
