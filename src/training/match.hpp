#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "bots/bot.hpp"
#include "rules/score.hpp"

// Bots against bots. Games come in sets: one deal, played once for each way to turn the bots round the table,
// so that nobody owes a win to its seat or its deal.

namespace naqala {

// Somebody who takes part: a name to report, and how to make the bot. Each game has bots of its own, made on
// the thread that plays it. Contenders of the same name are taken to play alike.
struct Contender {
  std::string name;
  std::function<std::unique_ptr<Bot>()> make;
};

// The contenders that make_bot knows by these names, or what is wrong with one of them. `net:FOLDER` plays as
// `net` does, with the nets of that folder.
Result<std::vector<Contender>> contenders_from(const std::vector<std::string>& names);

struct MatchPlan {
  Options options;
  std::vector<Contender> seats;  // as many as options.seats, in the order round the table
  int sets = 100;                // deals; each is played games_in_set times
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

// How many ways there are to turn the contenders round the table: as many as seats, unless the same names
// come round earlier (2 for a table of A B A B).
std::size_t games_in_set(const MatchPlan& plan);

// How long something took, many times over. Unlike all other results it is not the same each time.
struct Times {
  using Duration = std::chrono::nanoseconds;

  std::uint64_t count = 0;
  Duration sum{0};
  Duration longest{0};

  void add(Duration time);
  void add(const Times& others);
  Duration mean() const { return count == 0 ? Duration{0} : sum / static_cast<Duration::rep>(count); }
};

// Time that the thread spent thinking: on each decision that has more than one form, and on whole turns, from
// after the auction to `end`.
struct Thinking {
  Times decisions;
  Times turns;
};

// One game as it ended: entry i is that of plan.seats[i], whatever seat it had.
struct GameResult {
  std::vector<Score> scores;
  std::vector<double> won;  // 1, or a part of it where a win is shared
  std::vector<Thinking> thinking;
};
using SetResult = std::vector<GameResult>;

// Plays one set. Who wins with which score depends on nothing but the plan and the number of the set, as long
// as the bots have no budget in time. Decisions with one form only are not asked for. Throws std::logic_error
// if a bot decides on something that is not legal.
SetResult play_set(const MatchPlan& plan, std::uint64_t set);

// Plays sets on all threads until all are done or `go_on`, called after each set in turn, says no. The sets
// are reported in their order, whichever thread is done first, so a run that is stopped by a test stops at
// the same set on every machine. What a bot or `go_on` throws ends the match and is thrown on.
using GoOn = std::function<bool(const SetResult&)>;
void play_match(const MatchPlan& plan, const GoOn& go_on);

}  // namespace naqala
