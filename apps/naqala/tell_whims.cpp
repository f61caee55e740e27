#include "notation/names.hpp"
#include "rules/auction.hpp"
#include "telling.hpp"

// Whims of the Sultan in words.

namespace naqala::command {

namespace {

Items precious_shown(const State& s, Seat seat) {
  Items items;
  for (Item item : all<Item>)
    if (is_precious(item)) items.add(item, s.items_shown[index(seat)][item]);
  return items;
}

bool newly_fulfilled(const State& before, const State& after, Whim whim) {
  return after.whims[index(whim)].fulfilled() && !before.whims[index(whim)].fulfilled();
}

}  // namespace

int whim_coins(const State& before, const State& after, Seat seat) {
  int coins = 0;
  if (!before.options.plays(Set::whims)) return 0;
  for (Whim whim : all<Whim>)
    if (newly_fulfilled(before, after, whim) && after.whims[index(whim)].seat() == seat)
      coins += whim_table[index(whim)].coins;
  return coins;
}

std::string fulfilled(const State& before, const State& after, const People& people) {
  std::string text;
  if (!before.options.plays(Set::whims)) return text;
  for (Whim whim : all<Whim>) {
    if (!newly_fulfilled(before, after, whim)) continue;
    const Seat seat = after.whims[index(whim)].seat();
    text += ", " + (seat == before.active ? "" : people(seat) + "'s ") + "whim fulfilled: " + explain(whim) +
            " (+" + count(whim_table[index(whim)].coins, "coin") + ")";
    if (whim == Whim::precious) text += ", with " + list_of(precious_shown(after, seat));
  }
  return text;
}

std::string Telling::take_whim() const {
  for (Whim whim : all<Whim>)
    if (before_.whims[index(whim)] == WhimPlace::on(before_.at))
      return verb("take") + " the whim of " + at() + ": " + with_coins(whim);
  return verb("take") + " the whim of " + at();
}

// Coins that a bidder gets itself for markers that it pushes: only 0 does (R6).
int Telling::pushed_for_kam() const {
  const Seat seat = bidder(before_);
  if (action_.number() != 0 || !has_djinn(before_, seat, Djinn::kam)) return 0;
  const auto prices = prices_of(before_.options);
  int n = 0;
  for (std::size_t space = 0; space < prices.size(); ++space) {
    const Seat marker = before_.turn_track[space];
    n += prices[space] == 0 && marker != nobody && marker != seat;
  }
  return n;
}

std::string Telling::kam_coins() const {
  const Seat holder = holder_of(before_, Djinn::kam);
  if (holder == nobody) return "";
  const bool own = holder == bidder(before_);
  const int coins = own ? pushed_for_kam() : this->coins(holder);
  if (coins == 0) return "";
  return ", " + (own ? "" : people_(holder) + " ") + "+" + count(coins, "coin") + " (Kam)";
}

}  // namespace naqala::command
