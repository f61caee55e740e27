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

}  // namespace

bool Telling::newly_fulfilled(Whim whim) const {
  return after_.whims[index(whim)].fulfilled() && !before_.whims[index(whim)].fulfilled();
}

int Telling::whim_coins(Seat seat) const {
  int coins = 0;
  if (!before_.options.whims) return 0;
  for (Whim whim : all<Whim>)
    if (newly_fulfilled(whim) && after_.whims[index(whim)].seat() == seat)
      coins += whim_table[index(whim)].coins;
  return coins;
}

// A whim of the next seat may be fulfilled as its turn begins, so the seat is named where it is another.
std::string Telling::whims() const {
  std::string text;
  if (!before_.options.whims) return text;
  for (Whim whim : all<Whim>) {
    if (!newly_fulfilled(whim)) continue;
    const Seat seat = after_.whims[index(whim)].seat();
    text += ", " + (seat == before_.active ? "" : people_(seat) + "'s ") +
            "whim fulfilled: " + std::string(explain(whim)) + " (+" +
            count(whim_table[index(whim)].coins, "coin") + ")";
    if (whim == Whim::precious) text += ", with " + list_of(precious_shown(after_, seat));
  }
  return text;
}

std::string Telling::take_whim() const {
  for (Whim whim : all<Whim>)
    if (before_.whims[index(whim)] == WhimPlace::on(before_.at))
      return verb("take") + " the whim of " + at() + ": " + with_coins(whim);
  return verb("take") + " the whim of " + at();
}

// Coins that a bidder gets itself for markers that it pushes.
int Telling::pushed_for_kam() const {
  const Seat seat = bidder(before_);
  if (!has_djinn(before_, seat, Djinn::kam)) return 0;
  const auto prices = prices_of(before_.options);
  int n = 0;
  for (std::size_t space = 0; space < prices.size(); ++space) {
    const Seat marker = before_.turn_track[space];
    n += prices[space] == action_.number() && marker != nobody && marker != seat;
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
