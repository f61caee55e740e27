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

// How many of the markers at this price bring Kam's holder coins when `seat` pushes them back: those of
// others if it is the holder itself, its own if it is another.
int pushed_for(const State& s, Seat holder, Seat seat, const Price& at) {
  int n = 0;
  for (int space = at.first; space < at.first + at.spaces; ++space) {
    const Seat pushed = s.turn_track[static_cast<std::size_t>(space)];
    if (pushed != nobody) n += holder == seat ? pushed != seat : pushed == holder;
  }
  return n;
}

// Makes room on the space: each marker up to it moves one space back. Kam's holder is paid for that.
void push(Context& c, Seat seat, const Price& at, int space) {
  const Seat holder = holder_of(c.s, Djinn::kam);
  const int n = holder == nobody ? 0 : pushed_for(c.s, holder, seat, at);
  for (int back = at.first; back < space; ++back) {
    const Seat pushed = on_space(c.s, back) = on_space(c.s, back + 1);
    if (pushed != nobody)
      c.moved(EffectKind::marker, pushed, Place::turn_track(back + 1), Place::turn_track(back), Step::bid);
  }
  if (n > 0) pay_for(c, holder, Djinn::kam, n, seat);
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

void bid(Context& c, int price, int fakirs) {
  State& s = c.s;
  const Seat seat = bidder(s);
  const Prices prices = price_list(s);
  const auto* at =
      std::find_if(prices.begin(), prices.end(), [&](const Price& p) { return p.price == price; });
  assert(at != prices.end() && is_free(s, *at));

  const int space = space_taken(s, *at);
  const Factors factors{.n = static_cast<std::uint8_t>(price), .fakirs = static_cast<std::uint8_t>(fakirs)};
  discard(c, seat, Card::fakir, fakirs, Djinn::kumarbi);
  pay_coins(c, seat, std::min<int>(s.coins[index(seat)], price_below(s, space, fakirs)),
            Cause(Step::bid).with(factors));

  if (pushes(*at)) push(c, seat, *at, space);
  on_space(s, space) = seat;
  c.moved(EffectKind::marker, seat, Place::bid_track(0), Place::turn_track(space), Step::bid);

  std::copy(s.bid_track.begin() + 1, s.bid_track.end(), s.bid_track.begin());
  s.bid_track.back() = nobody;
}

int next_space(const State& s) {
  for (int space = most_spaces - 1; space >= 0; --space)
    if (s.turn_track[static_cast<std::size_t>(space)] != nobody) return space;
  return -1;
}

}  // namespace naqala
