// Counting out in how many ways unseen cards and items can lie, see watched_game.hpp.
#include <array>
#include <vector>

#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

// What each seat holds unseen of one pool; the last place is for what artisans have just drawn.
template <class Counts>
using Hands = std::array<Counts, count_of<Seat> + 1>;

template <class Counts>
struct Deal {
  Hands<Counts> hands;
  long ways;
};

using Sizes = std::array<int, count_of<Seat> + 1>;

// Every outcome of dealing the single pieces of `pool` one by one to the seats, as many as each is to have.
template <class Counts>
std::vector<Deal<Counts>> deals(const Counts& pool, const Sizes& sizes) {
  std::vector<Deal<Counts>> found{{Hands<Counts>{}, 1}};
  for (std::size_t seat = 0; seat < sizes.size(); ++seat) {
    for (int n = 0; n < sizes[seat]; ++n) {
      std::vector<Deal<Counts>> longer;
      for (const Deal<Counts>& deal : found) {
        Counts left = pool;
        for (const Counts& hand : deal.hands) left -= hand;
        for (auto piece : all<typename Counts::Key>) {
          if (!left.has(piece)) continue;
          longer.push_back({deal.hands, deal.ways * left[piece]});
          longer.back().hands[seat].add(piece);
        }
      }
      found = longer;
    }
  }
  return found;
}

template <class Words>
Sizes hidden_sizes(const State& view, const Words& held) {
  Sizes sizes{};
  for (std::size_t seat = 0; seat < held.size(); ++seat)
    if (!view.sees(static_cast<Seat>(seat))) sizes[seat] = static_cast<int>(held[seat]);
  return sizes;
}

template <class Counts, class Words>
bool is_like(const State& view, const Hands<Counts>& hands, const Words& truth) {
  for (std::size_t seat = 0; seat < truth.size(); ++seat)
    if (!view.sees(static_cast<Seat>(seat)) && hands[seat].word() != truth[seat]) return false;
  return true;
}

bool has_open(const State& view, std::size_t seat, Whim whim) {
  return view.whims[index(whim)] == WhimPlace::with(static_cast<Seat>(seat));
}

// R64: two of a good would have fulfilled its whim.
bool cards_are_possible(const State& view, const Hands<Cards>& fresh, const Hands<Cards>& stale) {
  for (std::size_t seat = 0; seat < count_of<Seat>; ++seat) {
    if (view.sees(static_cast<Seat>(seat))) continue;
    const Cards hand = view.open[seat] + fresh[seat] + stale[seat];
    if (has_open(view, seat, Whim::fish) && hand[Card::fish] >= 2) return false;
    if (has_open(view, seat, Whim::wheat) && hand[Card::wheat] >= 2) return false;
    if (has_open(view, seat, Whim::pottery) && hand[Card::pottery] >= 2) return false;
  }
  return true;
}

// And three precious items theirs.
bool items_are_possible(const State& view, const Hands<Items>& items) {
  for (std::size_t seat = 0; seat < count_of<Seat>; ++seat) {
    const Items hand = view.items_shown[seat] + items[seat];
    const int precious = hand[Item::jewellery] + hand[Item::chest] + hand[Item::crown];
    if (!view.sees(static_cast<Seat>(seat)) && has_open(view, seat, Whim::precious) && precious >= 3)
      return false;
  }
  return true;
}

Ways ways_of_cards(const State& view, const State& truth) {
  Ways ways;
  const auto stale_deals = deals(view.stale_pool, hidden_sizes(view, view.stale));
  for (const Deal<Cards>& fresh : deals(view.deck, hidden_sizes(view, view.fresh))) {
    for (const Deal<Cards>& stale : stale_deals) {
      if (!cards_are_possible(view, fresh.hands, stale.hands)) continue;
      ways.all += fresh.ways * stale.ways;
      if (is_like(view, fresh.hands, truth.fresh) && is_like(view, stale.hands, truth.stale))
        ways.like_this += fresh.ways * stale.ways;
    }
  }
  return ways;
}

Ways ways_of_items(const State& view, const State& truth) {
  Ways ways;
  Sizes sizes = hidden_sizes(view, view.items_secret);
  const bool drawn = !view.sees(view.active);
  if (drawn) sizes.back() = view.items_drawn;
  for (const Deal<Items>& deal : deals(view.item_stack, sizes)) {
    if (!items_are_possible(view, deal.hands)) continue;
    ways.all += deal.ways;
    const bool like_drawn = !drawn || deal.hands.back().word() == truth.items_drawn;
    if (like_drawn && is_like(view, deal.hands, truth.items_secret)) ways.like_this += deal.ways;
  }
  return ways;
}

}  // namespace

Ways ways_to_be(const Observation& observation, const State& truth) {
  const Ways cards = ways_of_cards(observation.view(), truth);
  const Ways items = ways_of_items(observation.view(), truth);
  return {.like_this = cards.like_this * items.like_this, .all = cards.all * items.all};
}

}  // namespace naqala::test
