#include "rules/auction.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/djinns.hpp"

namespace naqala {

namespace {

// The different prices in order, each with its spaces [first, first + spaces).
struct Price {
  int price;
  int first;
  int spaces;
};
using Prices = FixedList<Price, most_spaces>;

Prices price_list(const State& s) {
  Prices list;
  const auto spaces = prices_of(s.options);
  for (int i = 0; i < static_cast<int>(spaces.size()); ++i) {
    const int price = spaces[static_cast<std::size_t>(i)];
    if (!list.empty() && list[list.size() - 1].price == price)
      ++list[list.size() - 1].spaces;
    else
      list.push_back({price, i, 1});
  }
  return list;
}

Seat& on_space(State& s, int space) { return s.turn_track[static_cast<std::size_t>(space)]; }
bool is_free(const State& s, const Price& price) {
  // Markers stand on the later spaces of a price, so the first is the last to be taken.
  return s.turn_track[static_cast<std::size_t>(price.first)] == nobody;
}

// Coins for the markers that `seat` pushes back from this price (Kam): to the seat itself for those of
// others, or to the one that they belong to.
void pay_for_pushes(State& s, Seat seat, const Price& at) {
  const Seat holder = holder_of(s, Djinn::kam);
  if (holder == nobody) return;
  int coins = 0;
  for (int space = at.first; space < at.first + at.spaces; ++space) {
    const Seat pushed = on_space(s, space);
    if (pushed == nobody) continue;
    if (holder == seat)
      coins += pushed != seat;
    else
      coins += pushed == holder ? 2 : 0;
  }
  add_coins(s, holder, coins);
}

}  // namespace

Seat bidder(const State& s) { return s.bid_track[0]; }

void offer_bids(const State& s, ActionList& list) {
  const Prices prices = price_list(s);
  const Seat seat = bidder(s);
  const int fakirs = has_djinn(s, seat, Djinn::kumarbi) ? fakirs_of(s, seat) : 0;
  for (int i = 0; i < static_cast<int>(prices.size()); ++i) {
    const Price& price = prices[static_cast<std::size_t>(i)];
    if (!is_free(s, price)) continue;
    for (int lower = 0; lower <= std::min(i, fakirs); ++lower)  // R39
      if (prices[static_cast<std::size_t>(i - lower)].price <= s.coins[index(seat)])
        list.push_back(Action::bid(price.price, lower));
  }
  if (!list.empty()) return;
  const auto* cheapest =
      std::find_if(prices.begin(), prices.end(), [&](const Price& p) { return is_free(s, p); });
  assert(cheapest != prices.end());
  list.push_back(Action::bid(cheapest->price));  // R7
}

void bid(State& s, int price, int fakirs) {
  const Seat seat = bidder(s);
  const Prices prices = price_list(s);
  const auto* at =
      std::find_if(prices.begin(), prices.end(), [&](const Price& p) { return p.price == price; });
  assert(at != prices.end() && is_free(s, *at));

  discard(s, seat, Card::fakir, fakirs);
  add_coins(s, seat, -std::min<int>(s.coins[index(seat)], (at - fakirs)->price));

  pay_for_pushes(s, seat, *at);
  for (int space = at->first; space + 1 < at->first + at->spaces; ++space)
    on_space(s, space) = on_space(s, space + 1);
  on_space(s, at->first + at->spaces - 1) = seat;  // R6: the others move back

  std::copy(s.bid_track.begin() + 1, s.bid_track.end(), s.bid_track.begin());
  s.bid_track.back() = nobody;
}

int next_space(const State& s) {
  for (int space = most_spaces - 1; space >= 0; --space)
    if (s.turn_track[static_cast<std::size_t>(space)] != nobody) return space;
  return -1;
}

}  // namespace naqala
