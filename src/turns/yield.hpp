#pragma once

#include <array>

#include "rules/game.hpp"
#include "rules/score.hpp"
#include "turns/walk.hpp"

namespace naqala {

// What a sowing brings at once, before any choice: the meeples collected, control, the plain action of the
// tribe (builders without fakirs, no kill by assassins, items not looked at) and what the final tile does by
// itself (a palm, a palace, a whim). What Marid pays for on the way depends on the path and is not in it.
struct Yield {
  int collected = 0;     // meeples taken from the final tile
  int coins = 0;         // for the builders, and for a whim fulfilled by the tribe's action
  int cards = 0;         // for the merchants
  int items = 0;         // drawn by the artisans, who keep one of them
  bool control = false;  // a camel (or the tent, if no camel is left) is placed on the final tile
  TileAction action{};   // what the final tile then offers
  std::array<int, count_of<Category>> points{};  // change of the own score by Category
  int total = 0;                                 // change of the own total
};

// The yield of a sowing that leaves this board. `s` is at step `take`, on the point of taking up the start.
Yield yield_of(const Layout& layout, const State& s, Sowing sowing,
               const std::array<Meeples, count_of<Tile>>& sown);

}  // namespace naqala
