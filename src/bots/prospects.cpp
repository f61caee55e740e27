#include "bots/prospects.hpp"

#include <algorithm>
#include <vector>

#include "rules/items.hpp"
#include "rules/score.hpp"

namespace naqala {

namespace {

struct MagicWorth {
  Item item;
  int points;
};
constexpr MagicWorth magic_worth[] = {{Item::scimitar, 4}, {Item::lamp, 6}, {Item::carpet, 3},
                                      {Item::flute, 3},    {Item::ring, 5}, {Item::talisman, 4},
                                      {Item::horn, 2}};

constexpr int tent_in_stock =
    4;  // a tent has four or five red tiles around it if there is time to wait for them

int coins_for_whims(const State& s, Seat seat) {
  int coins = 0;
  for (Whim whim : all<Whim>)
    if (s.whims[index(whim)] == WhimPlace::with(seat)) coins += whim_table[index(whim)].coins;
  return coins;
}

// The worth of everything in the stack, the best first.
std::vector<int> stack_by_worth(const State& s) {
  std::vector<int> worths;
  for (Item item : all<Item>)
    worths.insert(worths.end(), static_cast<std::size_t>(s.item_stack[item]), worth_of(s, s.active, item));
  std::sort(worths.rbegin(), worths.rend());
  return worths;
}

// The best of `n` items of the stack, on average. The i-th best is the best drawn if it is drawn and none of
// those before it: the odds, in millionths, of having drawn none of them so far go down step by step.
int best_of_items(const State& s, int n) {
  const std::vector<int> worths = stack_by_worth(s);
  const auto size = static_cast<std::int64_t>(worths.size());
  constexpr std::int64_t sure = 1'000'000;
  std::int64_t none_better = sure, sum = 0;
  for (std::int64_t i = 0; i < size && none_better > 0; ++i) {
    const std::int64_t drawn = std::min(none_better, none_better * n / (size - i));
    sum += drawn * worths[static_cast<std::size_t>(i)];
    none_better -= drawn;
  }
  return static_cast<int>((sum + sure / 2) / sure);
}

}  // namespace

int worth_of(const State& s, Seat seat, Item item) {
  if (is_precious(item))
    return item_table[index(item)].value + (has_djinn(s, seat, Djinn::geb) ? geb_bonus : 0);
  for (const MagicWorth& row : magic_worth)
    if (row.item == item) return s.last_round ? 0 : row.points;
  return 0;
}

int prospects(const State& s, Seat seat) {
  if (s.last_round) return 0;
  const Items items = items_of(s, seat);
  int points = coins_for_whims(s, seat) / 3;  // many are never fulfilled
  for (Item item : all<Item>)
    if (is_magic(item)) points += items[item] * worth_of(s, seat, item);
  if (has_tent(s, seat)) points += tent_in_stock;
  return points;
}

int expected_from_chance(const State& s) {
  switch (s.step) {
    case Step::draw_card:
      return 2;  // a card from the deck adds little to few goods
    case Step::draw_djinns:
    case Step::keep_djinn:
      return 8;  // the best of three
    case Step::draw_djinn:
      return 6;
    case Step::draw_items:
      return best_of_items(s, s.left + drawn_items(s));
    case Step::draw_item:
      return best_of_items(s, 1);
    default:
      return 0;
  }
}

}  // namespace naqala
