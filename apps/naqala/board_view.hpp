#pragma once

#include <string>

#include "canvas.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "terminal.hpp"
#include "words.hpp"

// The table as text, for a terminal of 80 columns or more. Everything that has a colour also has a letter, a
// number or a shape of its own, so it reads the same without colours.

namespace naqala::command {

struct ViewStyle {
  Terminal terminal;
  People people;
  TileSet marked;  // tiles to point out, such as those that can be chosen now
  // Whether several people look at one screen and all coins on it are covered. A spectator's view is drawn.
  bool covered = false;
};

// The whole table: board, rows, tracks, seats, and what is to be done. `s` may be what one viewer knows. With
// 116 columns and more, rows and tracks stand beside the board, otherwise below it.
std::string board_view(const Layout& layout, const State& s, const ViewStyle& style);

// The tiles that the next meeple of a sowing can be dropped on; none if nobody is sowing.
TileSet next_drops(const Layout& layout, const State& s);

// ---- Its parts --------------------------------------------------------------------------------------------

// How the pieces look: characters that the terminal can show.
struct Signs {
  std::string_view red, blue;  // before the value of a tile
  std::string_view palm, palace, camel, tent, here, due;
  std::string_view free;        // a space of a track without a marker
  std::string_view unowned[6];  // corners NW, NE, SW, SE and lines, across and down
  std::string_view owned[6];
  std::string_view mountains[3];  // by turns across, and down
  std::string_view chasm, lake;   // what fills them
  std::string_view kill;          // before the tribe that a whim wants killed
};
const Signs& signs_for(const Terminal& terminal);

// Whether mountains stop the step over this side of a tile.
bool mountain_between(const State& s, Tile tile, Side side);

// How wide a tile can be drawn: alone on a page, or beside rows and tracks.
int cell_below(const Options& options, int width);
int cell_beside(const Options& options, int width);
inline constexpr int side_by_side = 116;  // columns from which on they stand beside the board
inline constexpr int widest = 150;        // what is wider is no easier to read

// The tiles, each `cell` columns wide.
Canvas draw_board(const Layout& layout, const State& s, const ViewStyle& style, int cell);

// What a whim asks for in a word that fits on its city: "palms", "†elder".
std::string short_whim(Whim whim, const Signs& signs);

// Resource row, djinns, whims, tracks, supplies, in so many columns.
Canvas draw_rows(const State& s, const ViewStyle& style, int width);

// One line or more for each seat: points, coins, meeples, camels, and what it holds.
Canvas draw_seats(const State& s, const ViewStyle& style, int width);

// What the letters and signs mean. In brief, a tribe's letter is that of its name.
Canvas draw_legend(const Options& options, const ViewStyle& style, int width, bool brief);

}  // namespace naqala::command
