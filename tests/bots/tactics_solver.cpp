#include "tactics_solver.hpp"

#include <algorithm>
#include <bit>
#include <climits>
#include <iterator>
#include <stdexcept>
#include <vector>

#include "notation/action_text.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace naqala::test {

namespace {

using Kind = Action::Kind;

constexpr double never = -1e9;
constexpr std::size_t too_many = 300'000;  // positions: the tactic is not small enough

bool is_worth_looking_at(const State& s, Action action) {
  if (action.kind() != Kind::sell) return true;
  if (s.last_round) return false;  // nothing is left to be paid
  int kinds = 0;
  for (Card card : all<Card>) kinds += is_good(card) && cards_of(s, s.active).has(card);
  return std::popcount(action.goods()) == kinds;
}

std::vector<Action> decisions(const Layout& layout, const State& s) {
  ActionList legal;
  legal_actions(layout, s, legal);
  std::vector<Action> list;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(list),
               [&](Action action) { return is_worth_looking_at(s, action); });
  return list;
}

// Calls `use` with everything that chance may bring, and the odds of it.
template <class Use>
void for_outcomes(const State& s, Use use) {
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  double weights = 0;
  for (const Outcome& outcome : outcomes) weights += outcome.weight;
  for (const Outcome& outcome : outcomes) use(outcome.action, outcome.weight / weights);
}

}  // namespace

void Solver::count() {
  if (++looked_at_ > too_many) throw std::length_error("this position is too large to be counted out");
}

State Solver::next(const State& s, Action action) const {
  State after = s;
  apply(layout_, after, action);
  return after;
}

Solver::Leads Solver::leads_at_the_end(const State& s) {
  Leads leads{};
  const auto scores = score(s);
  for (Seat seat : first<Seat>(seats_of(s))) {
    int best_other = INT_MIN;
    for (Seat other : first<Seat>(seats_of(s)))
      if (other != seat) best_other = std::max(best_other, scores[index(other)].total());
    leads[index(seat)] = scores[index(seat)].total() - best_other;
  }
  return leads;
}

Solver::Leads Solver::solve(const State& s) {
  const Seat seat = actor(s);
  if (seat == nobody) return leads_at_the_end(s);
  if (const auto known = solved_.find(s); known != solved_.end()) return known->second;
  count();
  Leads best{};
  if (seat == chance) {
    for_outcomes(s, [&](Action action, double odds) {
      const Leads leads = solve(next(s, action));
      for (std::size_t i = 0; i < best.size(); ++i) best[i] += odds * leads[i];
    });
  } else {
    best[index(seat)] = never;
    for (Action action : decisions(layout_, s)) {
      const Leads leads = solve(next(s, action));
      if (leads[index(seat)] > best[index(seat)]) best = leads;
    }
  }
  return solved_.emplace(s, best).first->second;
}

Solver::Proof Solver::prove(const State& s, const Wishes& wishes) { return best_of_turn(s, wishes, 0); }

Solver::Proof Solver::best_of_turn(const State& s, const Wishes& wishes, unsigned found) {
  if (const auto known = proven_[found].find(s); known != proven_[found].end()) return known->second;
  count();
  Proof best{never, never};
  if (actor(s) == chance) {
    best = {0, 0};
    for_outcomes(s, [&](Action action, double odds) {
      const Proof proof = best_of_turn(next(s, action), wishes, found);
      best.wanted += odds * proof.wanted;
      best.otherwise += odds * proof.otherwise;
    });
  } else {
    for (Action action : decisions(layout_, s)) {
      const Proof proof = after(s, action, wishes, wishes.after(found, to_text(action)));
      best.wanted = std::max(best.wanted, proof.wanted);
      best.otherwise = std::max(best.otherwise, proof.otherwise);
    }
  }
  return proven_[found].emplace(s, best).first->second;
}

// A bid is a turn of its own here.
Solver::Proof Solver::after(const State& s, Action action, const Wishes& wishes, unsigned found) {
  const State then = next(s, action);
  if (action.kind() != Kind::end && action.kind() != Kind::bid) return best_of_turn(then, wishes, found);
  const double lead = solve(then)[index(actor(s))];
  return wishes.fulfilled(found) ? Proof{lead, never} : Proof{never, lead};
}

}  // namespace naqala::test
