#include "bots/evaluation.hpp"

#include <algorithm>

#include "bots/appraisal.hpp"
#include "bots/features.hpp"
#include "bots/prospects.hpp"
#include "rules/cards.hpp"

namespace naqala {

namespace {

Value best_gain(const Layout& layout, const State& s, const Landings& landings, Seat seat) {
  return point * Appraisal(layout, s, seat).best(landings);
}

// What the next turn will gain, for the seat or against it; after the last turn of a round, half
// of the difference.
Value next_gain(const Layout& layout, const State& s, const Totals5& totals, Seat seat) {
  const Board board(layout, s);
  const Landings landings(SowingMasks(board), board);
  if (s.active == seat) return best_gain(layout, s, landings, seat);
  if (s.active != nobody) return -best_gain(layout, s, landings, s.active);
  const Seat rival = rival_of(s, totals, seat);
  return (best_gain(layout, s, landings, seat) - best_gain(layout, s, landings, rival)) / 2;
}

constexpr int elder_extra = 1;  // an elder is worth this on top of its points

// What a seat has that counts little now but will help it: less and less until the end.
Value resources(const State& s, Seat seat) {
  if (s.last_round) return 0;
  const int all_camels = camels_for(seats_of(s));
  int fewest = all_camels;
  for (Seat other : first<Seat>(seats_of(s))) fewest = std::min(fewest, camels_left(s, other));
  const int worth = fakir_worth * fakirs_of(s, seat) + elder_extra * s.elders[index(seat)] +
                    djinn_power_worth * s.djinns[index(seat)].size();
  return point * (worth * std::min(all_camels, fewest + 2)) / all_camels;
}

Value future(const State& s, Seat seat) { return point * prospects(s, seat) + resources(s, seat); }

}  // namespace

Value ReplyEvaluation::value(const Layout& layout, const State& s, Seat seat) const {
  const Totals5 now = totals(s);
  const Value lead = point * lead_of(s, now, seat);
  if (s.step == Step::over) return lead;
  Value others = 0;
  for (Seat other : first<Seat>(seats_of(s)))
    if (other != seat) others += future(s, other);
  return lead + future(s, seat) - others / (seats_of(s) - 1) + next_gain(layout, s, now, seat);
}

Value NetEvaluation::value(const Layout& layout, const State& s, Seat seat) const {
  const Totals5 now = totals(s);
  const Value lead = point * lead_of(s, now, seat);
  if (s.step == Step::over) return lead;
  Features features;
  find_features(layout, s, now, seat, features);
  return lead + nets_[static_cast<std::size_t>(net_for(s.options))].evaluate(features);
}

const NetEvaluation& by_shipped_nets() {
  static const NetEvaluation evaluation(shipped_nets());
  return evaluation;
}

CouncilEvaluation::CouncilEvaluation(const Nets& nets) {
  for (int net = 0; net < net_count; ++net)
    council_[static_cast<std::size_t>(kind_of(net))].push_back(&nets[static_cast<std::size_t>(net)]);
}

Value CouncilEvaluation::value(const Layout& layout, const State& s, Seat seat) const {
  const Totals5 now = totals(s);
  const Value lead = point * lead_of(s, now, seat);
  if (s.step == Step::over) return lead;
  const auto& council = council_[static_cast<std::size_t>(net_for(s.options))];
  Value sum = 0;
  Features own, other;
  if (seats_of(s) == 2) {
    find_features_of_both(layout, s, now, seat, own, other);
    for (const Net* net : council) sum += (net->evaluate(own) - net->evaluate(other)) / 2;
  } else {
    find_features(layout, s, now, seat, own);
    for (const Net* net : council) sum += net->evaluate(own);
  }
  return lead + sum / static_cast<Value>(council.size());
}

const CouncilEvaluation& by_shipped_council() {
  static const CouncilEvaluation evaluation(shipped_nets());
  return evaluation;
}

}  // namespace naqala
