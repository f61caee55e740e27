#pragma once

#include "rules/action.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

// The actions of the tiles, and selling (rules, sections 7 and 8).

namespace naqala {

struct Market {
  int price;
  int offered;  // how many of the first cards of the row may be chosen from
  int cards;    // how many are bought
};
inline constexpr Market small_market{3, 3, 1};                        // R29
inline constexpr Market large_market{6, 6, 2};                        // R30
inline constexpr Market specialised_market{4, resource_row_size, 1};  // R49
// Of a small, large or specialised market.
constexpr const Market& market_of(TileAction action) {
  switch (action) {
    case TileAction::large_market:
      return large_market;
    case TileAction::any_card:
      return specialised_market;
    default:
      return small_market;
  }
}

void offer_tile_action(const Layout& layout, const State& s, ActionList& list);
void offer_second_buy(const State& s, ActionList& list);
void offer_sales(const State& s, ActionList& list);

void place_palm(State& s, Tile tile);
void place_palace(State& s, Tile tile);

// The `palm` and `palace` of the final tile, or of Enki and Bouraq.
void palm(const Layout& layout, State& s);
void palace(const Layout& layout, State& s);

void buy(const Layout& layout, State& s, int position);
void buy_djinn(State& s, int position, Payment payment);
void sell(State& s, GoodsMask goods);

// After a palm or palace, wherever it went: the turn goes on from the final tile, or returns to
// where the power was used.
void go_on_after_placing(const Layout& layout, State& s);

}  // namespace naqala
