#include "training/match.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>

#include "training/in_order.hpp"
#include "training/match_game.hpp"
#include "training/net_files.hpp"

namespace naqala {

namespace {

constexpr std::string_view by_folder = "net:";

Result<Contender> contender_by_folder(const std::string& name) {
  try {
    const auto nets = nets_of_folder(name.substr(by_folder.size()));
    return Contender{name, [name, nets] { return make_net_bot(name, nets); }};
  } catch (const std::runtime_error& error) {
    return Error{"\"" + name + "\": " + error.what()};
  }
}

}  // namespace

Result<std::vector<Contender>> contenders_from(const std::vector<std::string>& names) {
  std::vector<Contender> contenders;
  for (const std::string& name : names) {
    if (name.rfind(by_folder, 0) == 0) {
      const auto contender = contender_by_folder(name);
      if (!contender) return Error{contender.error()};
      contenders.push_back(*contender);
      continue;
    }
    if (const std::string problem = problem_with_bot(name); !problem.empty())
      return Error{"\"" + name + "\": " + problem};
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
  in_order(
      0, plan.sets, plan.threads, [&](int set) { return play_set(plan, static_cast<std::uint64_t>(set)); },
      [&](int, const SetResult& result) { return go_on(result); });
}

}  // namespace naqala
