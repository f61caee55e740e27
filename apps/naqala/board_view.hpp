#pragma once

#include <string>

#include "canvas.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "terminal.hpp"
#include "words.hpp"

// The table as text, for a terminal of 80 columns or more. Everything that has a colour also has a letter, a number or a
// shape of its own, so it reads the same without colours.

namespace naqala::command {

struct ViewStyle {
  Terminal terminal;
  People people;
  TileSet marked;  // tiles to point out, such as those that can be chosen now
};

// The whole table: board, rows, tracks, seats, and what is to be done. `s` may be what one viewer knows. With 116 columns
// and more, rows and tracks stand beside the board, otherwise below it.
std::string board_view(const Layout& layout, const State& s, const ViewStyle& style);

// The tiles that the next meeple of a sowing can be dropped on; none if nobody is sowing.
TileSet next_drops(const Layout& layout, const State& s);

// ---- Its parts -----------------------------------------------------------------------------------------------

// How the pieces look: characters that the terminal can show.
struct Signs {
  std::string_view red, blue;  // before the value of a tile
  std::string_view palm, palace, camel, here, due;
  std::string_view free;        // a space of a track without a marker
  std::string_view unowned[6];  // corners NW, NE, SW, SE and lines, across and down
  std::string_view owned[6];
};
const Signs& signs_for(const Terminal& terminal);

// The tiles, each `cell` columns wide.
Canvas draw_board(const Layout& layout, const State& s, const ViewStyle& style, int cell);

// Resource row, djinns, tracks, supplies, in so many columns.
Canvas draw_rows(const State& s, const ViewStyle& style, int width);

// One line or more for each seat: points, coins, meeples, camels, djinns, cards.
Canvas draw_seats(const State& s, const ViewStyle& style, int width);

}  // namespace naqala::command
