#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"

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
// Whether this is a small, large or specialised market, and what it asks for and gives.
constexpr bool is_market(TileAction action) {
  return action == TileAction::small_market || action == TileAction::large_market ||
         action == TileAction::any_card;
}
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

// What the action of the final tile is the cause of. Only for effects: worked out if somebody listens.
Cause action_of_tile(const Context& c);

void offer_tile_action(const Layout& layout, const State& s, ActionList& list);
void offer_second_buy(const State& s, ActionList& list);
void offer_sales(const State& s, ActionList& list);

void place_palm(Context& c, Tile tile, Cause by);
void place_palace(Context& c, Tile tile, Cause by);

// The `palm` and `palace` of the final tile, or of Enki and Bouraq.
void palm(Context& c);
void palace(Context& c);

void buy(Context& c, int position);
void buy_djinn(Context& c, int position, Payment payment);
void sell(Context& c, GoodsMask goods);

// After a palm or palace, wherever it went: the turn goes on from the final tile, or returns to
// where the power was used.
void go_on_after_placing(Context& c);

}  // namespace naqala
