#include <algorithm>
#include <climits>

#include "bots/search.hpp"
#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/round.hpp"

// The auction, by playing the round out: what matters is the order of turns it leads to, and there
// are few of these. The round is played out once for each of them; then the auction is a small game
// of its own, solved to its end.

namespace naqala {

namespace {

constexpr Value certain = INT_MAX / 2;
// How widely rounds are searched, stage by stage, as far as the settings and the budget go.
struct Stage {
  std::size_t width, keep;
};
constexpr std::array<Stage, 5> stages{{{12, 3}, {16, 4}, {24, 6}, {32, 8}, {40, 10}}};
constexpr std::uint64_t least_width = 2;

using Order = FixedList<Seat, most_markers>;  // the seats in the order in which they play

Order order_of(const State& s) {
  Order order;
  if (s.active != nobody) order.push_back(s.active);
  for (int space = most_spaces - 1; space >= 0; --space)
    if (const Seat seat = s.turn_track[static_cast<std::size_t>(space)]; seat != nobody)
      order.push_back(seat);
  return order;
}

// Turns of a round, and orders that they can come in, by the number of seats; with two, each has two turns.
constexpr std::array<std::uint64_t, count_of<Seat> + 1> turns_of_round{0, 0, 4, 3, 4, 5};
constexpr std::array<std::uint64_t, count_of<Seat> + 1> orders_of_round{0, 0, 6, 6, 24, 120};

// An order as a number: a digit for each place, the first the highest.
std::uint32_t key_of(const Order& order) {
  std::uint32_t key = 1;
  for (Seat seat : order) key = key * 8 + static_cast<std::uint32_t>(seat);
  return key;
}
Order order_from(std::uint32_t key) {
  Order order;
  for (; key > 1; key /= 8) order.push_back(static_cast<Seat>(key % 8));
  std::reverse(order.begin(), order.end());
  return order;
}

// Only bids lie between them. What cannot be seen may be taken to lie otherwise: that is a guess
// in either case.
bool same_auction(const State& a, const State& b) {
  return a.meeples == b.meeples && a.owned == b.owned && a.buildings == b.buildings && a.kinds == b.kinds &&
         a.card_row == b.card_row && a.djinn_row == b.djinn_row && a.djinns == b.djinns &&
         a.elders == b.elders && a.viziers == b.viziers && a.options == b.options;
}

}  // namespace

void AuctionMemory::begin(const State& s) {
  if (same_auction(start_, s)) return;
  start_ = s;
  known.clear();
  stage = 0;
}

class Auction {
 public:
  Auction(Search& search, AuctionMemory& memory) : search_(search), start_(memory.start()), memory_(memory) {}

  // Finds out more about all orders that can come about from here, as long as the budget lasts: what they are
  // worth must be known equally well.
  void look_closer(const State& s) {
    solve(s);
    while (!is_thorough()) {
      auto known = memory_.known;
      std::uint64_t left = known.size();
      for (auto& [key, values] : known) {
        const std::uint64_t before = search_.nodes();
        values = searched(key, memory_.stage + 1);
        // A stage that will not be finished is of no use.
        if (search_.effort_.spent() || search_.effort_.exceeds((search_.nodes() - before) * --left)) return;
      }
      memory_.known = known;
      ++memory_.stage;
    }
  }

  // Narrows what the rounds are played out with, so that all of them together keep to the budget.
  void narrow(const State& s) {
    const auto budget = search_.effort_.expected();
    if (!budget) return;
    const auto seats = static_cast<std::size_t>(seats_of(s));
    const std::uint64_t turns = orders_of_round[seats] * turns_of_round[seats];
    const auto width = std::clamp<std::uint64_t>(*budget / turns, least_width, search_.settings_.bid_width);
    search_.settings_.bid_width = static_cast<std::size_t>(width);
  }

  // What each seat can expect if the auction goes on from here with every bid the best for its bidder.
  Search::Values solve(const State& s) {
    if (s.step != Step::bid) return outcome(s);
    const std::size_t seat = index(bidder(s));
    Search::Values best{};
    bool any = false;
    for_bids(s, [&](Action, const State& next) {
      const Search::Values values = solve(next);
      if (!any || values[seat] > best[seat]) best = values;
      any = true;
    });
    return best;
  }

  template <class Use>
  void for_bids(const State& s, Use use) {
    ActionList legal;
    offer_bids(s, legal);
    for (Action action : legal) {
      State next = s;
      apply(search_.layout_, next, action);
      use(action, next);
    }
  }

 private:
  bool is_thorough() const {
    if (memory_.stage == 0) return false;
    const auto [width, keep] = stages[memory_.stage - 1];
    return memory_.stage == stages.size() ||
           (width >= search_.settings_.width && keep >= search_.settings_.keep);
  }

  // The round played out, less what the places have cost: coins are points, those of the others too, and so
  // nearly are the fakirs that Kumarbi takes.
  Search::Values outcome(const State& s) {
    Search::Values values = played_out(s);
    const int seats = seats_of(s);
    Search::Values paid{};
    Value sum = 0;
    for (Seat seat : first<Seat>(seats)) {
      paid[index(seat)] = point * (start_.coins[index(seat)] - s.coins[index(seat)]) +
                          point * fakir_worth * (fakirs_of(start_, seat) - fakirs_of(s, seat));
      sum += paid[index(seat)];
    }
    for (Seat seat : first<Seat>(seats)) {
      const Value own = paid[index(seat)];
      values[index(seat)] += (sum - own) / (seats - 1) - own;
    }
    return values;
  }

  const Search::Values& played_out(const State& s) {
    const Order order = order_of(s);
    const auto [place, is_new] = memory_.known.try_emplace(key_of(order));
    if (is_new) place->second = play_out(first_turn(order));
    return place->second;
  }

  // With the coins as they were before the bids, so that what was paid counts once.
  State first_turn(const Order& order) {
    State s = start_;
    s.bid_track.fill(nobody);
    s.turn_track.fill(nobody);
    for (std::size_t i = 0; i < order.size(); ++i) s.turn_track[order.size() - 1 - i] = order[i];
    Context context{search_.layout_, s};
    go_on_after_bid(context);
    return s;
  }

  Search::Values searched(std::uint32_t key, std::size_t stage) {
    const SearchSettings settings = search_.settings_;
    const auto [width, keep] = stages[stage - 1];
    search_.settings_.width = std::min(settings.width, width);
    search_.settings_.keep = std::min(settings.keep, keep);
    const Order order = order_from(key);
    const Search::Values values =
        search_.best_reply(first_turn(order), static_cast<int>(order.size()), -certain, certain);
    search_.settings_ = settings;
    return values;
  }

  Search::Values play_out(State s) {
    Seat last = s.active;
    Value value = 0;
    while (s.step == Step::take) {
      last = s.active;
      s = best_turn(s, value);
    }
    return search_.values_of(s, last, value);
  }

  State best_turn(const State& s, Value& value) {
    const TurnMaker maker(search_.layout_, s);
    maker.rank(search_.settings_.bid_width, 2, sowings_);
    State best = s;
    value = INT_MIN;
    for (const RankedSowing& ranked : sowings_) {
      State after = s;
      maker.play(ranked.sowing, after, search_.rng_);
      consider(after, s.active, best, value);
    }
    if (sowings_.empty()) {
      State after = s;
      maker.play_nothing(after, search_.rng_);
      consider(after, s.active, best, value);
    }
    return best;
  }

  void consider(const State& after, Seat seat, State& best, Value& value) {
    search_.effort_.count();
    const Value found = search_.evaluation_.value(search_.layout_, after, seat);
    if (found <= value) return;
    value = found;
    best = after;
  }

  Search& search_;
  const State& start_;
  AuctionMemory& memory_;
  std::vector<RankedSowing> sowings_;
};

void Search::add_bids(const State& s, std::vector<Plan>& plans) {
  const Seat seat = bidder(s);
  AuctionMemory own_memory;
  AuctionMemory& memory = memory_ ? *memory_ : own_memory;
  memory.begin(s);
  Auction auction(*this, memory);
  auction.narrow(s);
  if (settings_.search_bids && seats_of(s) == 2) auction.look_closer(s);
  auction.for_bids(s, [&](Action action, const State& next) {
    Plan plan;
    plan.line.push_back(action);
    plan.after = next;
    plan.value = auction.solve(next)[index(seat)];
    plan.first_value = plan.value;
    plans.push_back(plan);
  });
}

}  // namespace naqala
