// Where every piece, marker and coin of the box is, counted one by one. A state packs all this; here it
// is spread out, and what a state leaves to be worked out (bag, discards, turn order) is written down.
#pragma once

#include <array>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "rules/state.hpp"

namespace naqala::test {

using TribeCounts = std::array<int, count_of<Tribe>>;
using CardCounts = std::array<int, count_of<Card>>;
using ItemCounts = std::array<int, count_of<Item>>;

// All pieces of an account together.
template <class Counts>
int sum(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

// What stands on a tile.
struct Place {
  TribeCounts meeples{};
  int palms = 0, palaces = 0;
  Seat owner = nobody;
  bool tent = false;  // the owner's tent, not a camel

  friend bool operator==(const Place&, const Place&) = default;
};

struct Books {
  std::array<Place, count_of<Tile>> tiles{};
  TribeCounts in_hand{}, bag{};
  std::array<int, count_of<Seat>> viziers{}, elders{}, artisans{}, coins{};
  std::array<CardCounts, count_of<Seat>> hands{};
  std::array<CardCounts, count_of<Seat>> seen_cards{};  // those of the hand that all have seen
  std::vector<Card> card_row;                           // the first one first
  CardCounts card_deck{}, card_discards{};
  std::array<DjinnSet, count_of<Seat>> djinns{};
  DjinnSet djinn_row, djinn_deck, djinns_drawn, djinn_discards;
  std::vector<Seat> bid_order;
  std::vector<std::pair<int, Seat>> turn_order;  // price and marker, the next to play first
  Seat turn = nobody;
  DjinnSet djinns_used;  // R35: those that cannot be used again; looked at in turns alone
  std::array<ItemCounts, count_of<Seat>> items{}, seen_items{};
  ItemCounts item_stack{}, items_drawn{}, item_discards{};
  bool item_used = false;  // R51: one was used this turn; looked at in turns alone
  std::array<WhimPlace, count_of<Whim>> whims{};
  bool over = false;

  friend bool operator==(const Books&, const Books&) = default;
};

// What a full state shows; bag and discards hold all that it does not show.
Books count_books(const State& s);

// The first account that differs, by its name; nothing if none does.
std::string first_difference(const Books& booked, const Books& there);

}  // namespace naqala::test
