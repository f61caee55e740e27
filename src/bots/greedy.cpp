#include "bots/greedy.hpp"

#include <algorithm>
#include <bit>
#include <climits>

#include "bots/gain.hpp"
#include "bots/magic.hpp"
#include "rules/auction.hpp"
#include "rules/cards.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

template <class T>
const T& any_of(const std::vector<T>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// ---- Sowing -----------------------------------------------------------------------------------------------

// The sowings with the highest lead.
std::vector<ValuedSowing> best_sowings(const Layout& layout, const Observation& o) {
  std::vector<ValuedSowing> best;
  for (const ValuedSowing& sowing : sowings(layout, o)) {
    if (!best.empty() && sowing.lead < best[0].lead) continue;
    if (!best.empty() && sowing.lead > best[0].lead) best.clear();
    best.push_back(sowing);
  }
  return best;
}

// A magic item is used if it brings more than all that can be done without it.
template <class Otherwise>
Action item_or(const Layout& layout, const Observation& o, int lead_without, Otherwise otherwise) {
  const std::optional<ItemUse> use = best_item_use(layout, o);
  return use && use->lead > lead_without ? use->action : otherwise();
}

// ---- The auction ------------------------------------------------------------------------------------------

// What the seat's turn would gain now if it were the first, the second, ... to play: the best ways to sow,
// one for each final tile, as a seat that plays later finds some of the best taken.
std::vector<int> gains_by_place(const Layout& layout, const Observation& o) {
  State s = o.view();
  s.active = bidder(s);
  s.step = Step::take;
  const Observation turn = Observation::from_view(s);
  std::array<int, count_of<Tile>> best;
  best.fill(INT_MIN);
  for (const ValuedSowing& sowing : sowings(layout, turn)) {
    int& gain = best[index(sowing.ending.tile)];
    gain = std::max(gain, sowing.lead - lead(turn));
  }
  std::vector<int> gains;
  for (int gain : best)
    if (gain != INT_MIN) gains.push_back(gain);
  std::sort(gains.rbegin(), gains.rend());
  return gains;
}

// How many turns will probably come before one bid for at this price: the markers that stand above it or came
// first to the same doubled price, and those of the markers yet to bid that will go above if they take any
// space alike.
int turns_before(const State& s, int price) {
  const auto prices = prices_of(s.options);
  int above = 0, free_above = 0, free_spaces = 0;
  for (std::size_t i = 0; i < prices.size(); ++i) {
    const bool is_free = s.turn_track[i] == nobody;
    free_spaces += is_free;
    if (prices[i] > price) free_above += is_free;
    if (prices[i] > price || (prices[i] == price && price > 0)) above += !is_free;
  }
  const auto to_bid = static_cast<int>(
      std::count_if(s.bid_track.begin(), s.bid_track.end(), [](Seat seat) { return seat != nobody; }) - 1);
  return above + to_bid * free_above / std::max(1, free_spaces);
}

Action choose_bid(const Layout& layout, const Observation& o, Rng& rng) {
  const std::vector<int> gains = gains_by_place(layout, o);
  ActionList legal;
  legal_actions(layout, o, legal);
  std::vector<Action> best;
  int highest = INT_MIN;
  for (Action action : legal) {
    Observation next = o;
    apply(layout, next, action);
    const auto place = static_cast<std::size_t>(turns_before(o.view(), action.number()));
    const int gain = gains.empty() ? 0 : gains[std::min(place, gains.size() - 1)];
    const int paid = o.view().coins[index(bidder(o.view()))] - next.view().coins[index(bidder(o.view()))];
    const int value = gain - paid - action.subject();  // a fakir is worth about a coin
    if (value > highest) best.clear();
    if (value >= highest) best.push_back(action);
    highest = std::max(highest, value);
  }
  return any_of(best, rng);
}

// ---- Selling ----------------------------------------------------------------------------------------------

constexpr int enough_coins = 8;   // for the next bid or market
constexpr int worth_selling = 3;  // cards in a set

// The best set at hand, if the seat is short of coins. Points do not change by it, so it is never
// done without need.
Action sale_or_end(const State& s) {
  unsigned goods = 0;
  for (Card card : all<Card>)
    if (is_good(card) && cards_of(s, s.active).has(card)) goods |= 1u << index(card);
  const bool sells =
      !s.last_round && s.coins[index(s.active)] < enough_coins && std::popcount(goods) >= worth_selling;
  return sells ? Action::sell(static_cast<GoodsMask>(goods)) : Action::of(Kind::end);
}

// ---- By the step ------------------------------------------------------------------------------------------

Action choose_action(const Layout& layout, const Observation& o, Rng& rng) {
  const std::vector<Action> best = best_actions(layout, o);
  const bool ends = best.front().kind() == Kind::end;
  const int lead_without = ends ? lead(o) : lead_after(layout, o, best.front());
  return item_or(layout, o, lead_without, [&] {
    const Action action = any_of(best, rng);
    return action.kind() == Kind::end ? sale_or_end(o.view()) : action;
  });
}

Action choose_take(const Layout& layout, const Observation& o, Rng& rng) {
  const std::vector<ValuedSowing> best = best_sowings(layout, o);
  if (best.empty()) return choose_action(layout, o, rng);
  return item_or(layout, o, best[0].lead, [&] { return Action::take(any_of(best, rng).start); });
}

Action choose_collect(const Layout& layout, const Observation& o) {
  return item_or(layout, o, lead_of_turn(layout, o), [] { return Action::of(Kind::collect); });
}

}  // namespace

Action GreedyBot::think(const Layout& layout, const Observation& o, const Budget&, Rng& rng) {
  ActionList legal;
  legal_actions(layout, o, legal);
  if (legal.size() == 1) return legal[0];
  switch (o.view().step) {
    case Step::bid:
      return choose_bid(layout, o, rng);
    case Step::take:
      return choose_take(layout, o, rng);
    case Step::drop:
      return drop_towards(layout, o, any_of(best_sowings(layout, o), rng).ending);
    case Step::collect:
      return choose_collect(layout, o);
    case Step::move_meeples:
      return next_move(layout, o);
    case Step::remove_meeples:
      return next_removal(layout, o);
    case Step::order_row:
      return next_card(layout, o);
    default:
      return choose_action(layout, o, rng);
  }
}

}  // namespace naqala
