#include "training/trial.hpp"

#include "bots/net.hpp"
#include "training/in_order.hpp"
#include "training/match_standing.hpp"

namespace naqala {

namespace {

// The holder is there at least as often; at a table of four, every other seat is a challenger's.
MatchPlan table_for(const TrialPlan& plan, const Options& options) {
  MatchPlan table;
  table.options = options;
  table.seed = plan.seed;
  for (int seat = 0; seat < options.seats; ++seat) {
    const bool challenges = options.seats == 3 ? seat == 0 : seat % 2 == 0 && seat < 4;
    table.seats.push_back(challenges ? plan.challenger : plan.holder);
  }
  return table;
}

}  // namespace

Trial try_out(const TrialPlan& plan, const std::function<void(const Trial&)>& watch) {
  std::vector<MatchPlan> tables;
  for (const Options& options : plan.options) tables.push_back(table_for(plan, options));
  const auto table_of = [&](int set) -> const MatchPlan& {
    return tables[static_cast<std::size_t>(set) % tables.size()];
  };
  Sprt sprt(plan.elo_no, plan.elo_yes);
  Trial trial;
  double sum = 0;
  in_order(
      0, plan.sets, plan.threads,
      [&](int set) { return play_set(table_of(set), static_cast<std::uint64_t>(set)); },
      [&](int set, const SetResult& result) {
        Standing standing({plan.challenger.name, plan.holder.name});
        standing.add(table_of(set), result);
        const double share = standing.first_ahead_in_last_set();
        sprt.add(share);
        sum += share;
        trial.sets = set + 1;
        trial.games += static_cast<int>(result.size());
        trial.share = sum / trial.sets;
        trial.ratio = sprt.ratio();
        trial.verdict = sprt.verdict();
        if (watch) watch(trial);
        return trial.verdict == Sprt::Verdict::undecided;
      });
  return trial;
}

std::vector<Options> options_for_net(int net) {
  const int kind = kind_of(net);
  std::vector<Options> list;
  for (std::uint8_t seats = fewest_seats; seats <= count_of<Seat>; ++seats) {
    Options options{.seats = seats};
    if ((kind & 2) != 0) options.sets.add(Set::artisans);
    if ((kind & 4) != 0) options.sets.add(Set::whims);
    if (problem_with(options).empty() && net_for(options) == kind) list.push_back(options);
  }
  return list;
}

}  // namespace naqala
