#pragma once

#include <string>
#include <vector>

#include "board_view.hpp"
#include "canvas.hpp"
#include "replay_log.hpp"

// The screen of somebody who plays: the table in as much detail as the window has room for, what happened
// last, what is to be done, and the choices.

namespace naqala::command {

struct ScreenText {
  std::string title;         // round, turn
  std::vector<LogLine> log;  // what happened, the latest last
  std::string due;           // what is to be done
  const Canvas* choices;
};

struct Screen {
  Canvas page;
  int log_room;  // lines there are for the log
};
// At most `height` lines, if that is possible at all.
Screen draw_screen(const Layout& layout, const State& view, const ViewStyle& style, const ScreenText& text,
                   int height);

// The first lines of the choices, with a word that there are more.
Canvas cut(const Canvas& choices, int lines);

// What happened, told with names, the latest last; of it at most `height` lines.
Canvas draw_log(const std::vector<LogLine>& log, const ViewStyle& style, int width, int height);

// ---- Its parts for small windows --------------------------------------------------------------------------

// The board, two lines for each row of tiles.
Canvas draw_small_board(const Layout& layout, const State& s, const ViewStyle& style, int width);

// Rows and tracks in a few lines; in brief, without djinns and whims.
Canvas draw_small_rows(const State& s, const ViewStyle& style, int width, bool brief);

// The score sheet, a line for each seat; below each, if asked for, what it has in front of it.
Canvas draw_points(const State& s, const ViewStyle& style, int width, bool holdings);

// No more than the points of all seats, in one line.
Canvas draw_totals(const State& s, const ViewStyle& style, int width);

}  // namespace naqala::command
