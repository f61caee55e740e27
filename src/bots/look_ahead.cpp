#include <algorithm>
#include <climits>

#include "bots/search.hpp"

namespace naqala {

namespace {

constexpr Value certain = INT_MAX / 2;

// The value for seat one if only two play, which is all there is to know then.
Value for_one(Seat seat, Value value) { return seat == Seat::one ? value : -value; }

}  // namespace

// The values of a position for all seats; that of one of them is known already.
Search::Values Search::values_of(const State& s, Seat sure_seat, Value sure) {
  Values values{};
  for (Seat seat : first<Seat>(seats_of(s))) {
    if (seat == sure_seat) {
      values[index(seat)] = sure;
    } else if (seats_of(s) == 2) {
      values[index(seat)] = -sure;
    } else {
      effort_.count();
      values[index(seat)] = evaluation_.value(layout_, s, seat);
    }
  }
  return values;
}

// The turns that are tried, the best at first sight first.
std::vector<Search::Reply> Search::replies_in(const State& s) {
  const TurnMaker maker(layout_, s);
  std::vector<RankedSowing> sowings;
  maker.rank(settings_.width, 2, sowings);
  std::vector<Reply> replies;
  replies.reserve(sowings.size() + 1);
  const auto add = [&](const State& after) {
    effort_.count();
    replies.push_back({after, evaluation_.value(layout_, after, s.active)});
  };
  for (const RankedSowing& ranked : sowings) {
    State after = s;
    maker.play(ranked.sowing, after, rng_);
    add(after);
  }
  if (sowings.empty()) {
    State after = s;
    maker.play_nothing(after, rng_);
    add(after);
  }
  std::stable_sort(replies.begin(), replies.end(),
                   [](const Reply& a, const Reply& b) { return a.value > b.value; });
  return replies;
}

// What comes of a turn if every seat plays for its own lead, `depth` turns deep within this round.
// With two seats, lines are cut off that the other seat would not allow: `low` and `high` bound
// what matters for seat one.
Search::Values Search::best_reply(const State& s, int depth, Value low, Value high) {
  const Seat seat = s.active;
  const std::vector<Reply> replies = replies_in(s);
  if (depth <= 1 || effort_.spent()) return values_of(replies[0].after, seat, replies[0].value);

  const bool two = seats_of(s) == 2;
  Values best{};
  for (std::size_t i = 0; i < std::min(settings_.keep, replies.size()); ++i) {
    const Reply& reply = replies[i];
    const Values values = reply.after.step == Step::take ? best_reply(reply.after, depth - 1, low, high)
                                                         : values_of(reply.after, seat, reply.value);
    if (i == 0 || values[index(seat)] > best[index(seat)]) best = values;
    if (two && seat == Seat::one) low = std::max(low, best[0]);
    if (two && seat == Seat::two) high = std::min(high, best[0]);
    if (low >= high || effort_.spent()) break;
  }
  return best;
}

// Deeper and deeper, as long as there are turns in this round and the budget lasts.
void Search::look_ahead(Seat seat, std::vector<Plan>& plans) {
  std::size_t kept = std::min(settings_.root_keep, plans.size());
  for (int depth = 2; depth <= settings_.depth && kept > 1 && !effort_.spent(); ++depth) {
    Value low = -certain, high = certain;
    std::size_t done = 0;
    bool further = false;
    std::vector<Value> found;
    for (; done < kept; ++done) {
      Plan& plan = plans[done];
      Value value = plan.first_value;
      if (plan.after.step == Step::take) {
        further = true;
        // What chance adds to a plan must be added to its full value: a bound would not do.
        value = plan.by_chance ? best_reply(plan.after, depth - 1, -certain, certain)[index(seat)]
                               : best_reply(plan.after, depth - 1, low, high)[index(seat)];
      }
      if (effort_.spent() && done > 0) break;
      found.push_back(value + plan.luck);
      if (seats_of(plan.after) == 2 && !plan.by_chance && !settings_.exact) {
        if (seat == Seat::one)
          low = std::max(low, for_one(seat, value));
        else
          high = std::min(high, for_one(seat, value));
      }
    }
    for (std::size_t i = 0; i < found.size(); ++i) plans[i].value = found[i];
    std::stable_sort(plans.begin(), plans.begin() + static_cast<std::ptrdiff_t>(found.size()),
                     [](const Plan& a, const Plan& b) { return a.value > b.value; });
    kept = std::min(found.size(), std::max<std::size_t>(4, kept * 2 / 3));
    if (!further) break;
  }
}

}  // namespace naqala
