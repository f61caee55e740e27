#include "rules/auction.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/djinns.hpp"

namespace naqala {

namespace {

// The different prices in order, each with its spaces [first, first + spaces). Markers fill them from the
// last one down.
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
  return s.turn_track[static_cast<std::size_t>(price.first)] == nobody;
}

// Only on 0 does a marker that comes later stand in front of the others (R6).
bool pushes(const Price& price) { return price.price == 0; }

// The space that the next marker takes at this price.
int space_taken(const State& s, const Price& at) {
  int space = at.first + at.spaces - 1;
  while (!pushes(at) && s.turn_track[static_cast<std::size_t>(space)] != nobody) --space;
  return space;
}

// The price printed `fakirs` spaces below this one (R39).
int price_below(const State& s, int space, int fakirs) {
  return prices_of(s.options)[static_cast<std::size_t>(space - fakirs)];
}
// Whether the last of these fakirs lowers the price.
bool each_counts(const State& s, int space, int fakirs) {
  return fakirs == 0 || price_below(s, space, fakirs) < price_below(s, space, fakirs - 1);
}

// Coins for the markers that `seat` pushes back on 0 (Kam): to the seat itself for those of others, or to the
// one that they belong to.
void pay_for_pushes(State& s, Seat seat, const Price& at) {
  const Seat holder = holder_of(s, Djinn::kam);
  if (holder == nobody || !pushes(at)) return;
  int coins = 0;
  for (int space = at.first; space < at.first + at.spaces; ++space) {
    const Seat pushed = on_space(s, space);
    if (pushed == nobody) continue;
    if (holder == seat)
      coins += pushed != seat ? event_coins_by_owner : 0;
    else
      coins += pushed == holder ? event_coins_by_others : 0;
  }
  add_coins(s, holder, coins);
}

}  // namespace

Seat bidder(const State& s) { return s.bid_track[0]; }

void offer_bids(const State& s, ActionList& list) {
  const Prices prices = price_list(s);
  const Seat seat = bidder(s);
  const int most = has_djinn(s, seat, Djinn::kumarbi) ? fakirs_of(s, seat) : 0;
  for (const Price& price : prices) {
    if (!is_free(s, price)) continue;
    const int space = space_taken(s, price);
    for (int fakirs = 0; fakirs <= std::min(space, most); ++fakirs)
      if (each_counts(s, space, fakirs) && price_below(s, space, fakirs) <= s.coins[index(seat)])
        list.push_back(Action::bid(price.price, fakirs));
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

  const int space = space_taken(s, *at);
  discard(s, seat, Card::fakir, fakirs);
  add_coins(s, seat, -std::min<int>(s.coins[index(seat)], price_below(s, space, fakirs)));

  pay_for_pushes(s, seat, *at);
  if (pushes(*at))
    for (int back = at->first; back < space; ++back) on_space(s, back) = on_space(s, back + 1);
  on_space(s, space) = seat;

  std::copy(s.bid_track.begin() + 1, s.bid_track.end(), s.bid_track.begin());
  s.bid_track.back() = nobody;
}

int next_space(const State& s) {
  for (int space = most_spaces - 1; space >= 0; --space)
    if (s.turn_track[static_cast<std::size_t>(space)] != nobody) return space;
  return -1;
}

}  // namespace naqala
