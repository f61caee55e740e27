#include "training/match.hpp"

#include <algorithm>
#include <cassert>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "training/match_game.hpp"

namespace naqala {

namespace {

// Hands out the numbers of sets and takes the results, in order.
class Desk {
 public:
  Desk(const MatchPlan& plan, const GoOn& go_on) : plan_(plan), go_on_(go_on) {}

  void work() {
    try {
      for (int set = next(); set >= 0; set = next())
        hand_in(set, play_set(plan_, static_cast<std::uint64_t>(set)));
    } catch (...) {
      stop(std::current_exception());
    }
  }

  void throw_on() const {
    if (trouble_) std::rethrow_exception(trouble_);
  }

 private:
  int next() {
    const std::lock_guard lock(mutex_);
    return stopped_ || next_ == plan_.sets ? -1 : next_++;
  }

  void hand_in(int set, SetResult result) {
    const std::lock_guard lock(mutex_);
    done_.emplace(set, std::move(result));
    for (auto it = done_.begin(); it != done_.end() && it->first == reported_ && !stopped_;
         it = done_.erase(it)) {
      ++reported_;
      stopped_ = !go_on_(it->second);
    }
  }

  void stop(std::exception_ptr trouble) {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    if (!trouble_) trouble_ = std::move(trouble);
  }

  const MatchPlan& plan_;
  const GoOn& go_on_;
  std::mutex mutex_;
  std::map<int, SetResult> done_;
  int next_ = 0;
  int reported_ = 0;
  bool stopped_ = false;
  std::exception_ptr trouble_;
};

std::string known_bots() {
  std::string names;
  for (std::string_view name : bot_names()) names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

}  // namespace

Result<std::vector<Contender>> contenders_from(const std::vector<std::string>& names) {
  std::vector<Contender> contenders;
  for (const std::string& name : names) {
    if (!make_bot(name)) return Error{"there is no bot \"" + name + "\"; there are " + known_bots()};
    contenders.push_back({name, [name] { return make_bot(name); }});
  }
  return contenders;
}

std::size_t games_in_set(const MatchPlan& plan) {
  const std::size_t n = plan.seats.size();
  const auto comes_round = [&](std::size_t turn) {
    for (std::size_t i = 0; i < n; ++i)
      if (plan.seats[i].name != plan.seats[(i + turn) % n].name) return false;
    return true;
  };
  std::size_t turn = 1;
  while (turn < n && !comes_round(turn)) ++turn;
  return turn;
}

void Times::add(Duration time) { add(Times{1, time, time}); }

void Times::add(const Times& others) {
  count += others.count;
  sum += others.sum;
  longest = std::max(longest, others.longest);
}

SetResult play_set(const MatchPlan& plan, std::uint64_t set) {
  SetResult result;
  for (std::size_t game = 0; game < games_in_set(plan); ++game)
    result.push_back(MatchGame(plan, set, game).play());
  return result;
}

void play_match(const MatchPlan& plan, const GoOn& go_on) {
  assert(plan.seats.size() == plan.options.seats);
  Desk desk(plan, go_on);
  std::vector<std::thread> others;
  for (unsigned i = 1; i < plan.threads; ++i) others.emplace_back([&] { desk.work(); });
  desk.work();
  for (std::thread& thread : others) thread.join();
  desk.throw_on();
}

}  // namespace naqala
