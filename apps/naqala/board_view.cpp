#include "board_view.hpp"

#include <algorithm>

#include "characters.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace {

class View {
 public:
  View(const Layout& layout, const State& s, const ViewStyle& style)
      : layout_(layout),
        s_(s),
        style_(style),
        width_(std::min(style.terminal.width, widest)),
        page_(width_) {}

  std::string text() {
    if (width_ >= side_by_side)
      wide();
    else
      tall();
    ++y_;
    add(draw_legend(s_.options, style_, width_ - 2, false));
    ++y_;
    remarks();
    return page_.text(style_.terminal.colours);
  }

 private:
  void add(const Canvas& part) {
    page_.put(1, y_, part);
    y_ += part.height();
  }

  void wide() {
    const Canvas board = draw_board(layout_, s_, style_, cell_beside(s_.options, width_));
    const int x = board.width() + 3;
    page_.put(x, y_, draw_rows(s_, style_, width_ - x - 1));
    add(board);
    ++y_;
    add(draw_seats(s_, style_, board.width()));
    y_ = page_.height();
  }

  void tall() {
    add(draw_board(layout_, s_, style_, cell_below(s_.options, width_)));
    ++y_;
    add(draw_rows(s_, style_, width_ - 2));
    ++y_;
    add(draw_seats(s_, style_, width_ - 2));
  }

  void remarks() {
    if (style_.covered)
      page_.put(1, y_++, "Coins and cards are covered: `mine` shows those of who is next.", {Ink::grey});
    else if (s_.sight == Viewer::spectator)
      page_.put(1, y_++, "As a spectator sees it.", {Ink::grey});
    if (s_.sight < Viewer::spectator)
      page_.put(1, y_++, "As " + style_.people(static_cast<Seat>(s_.sight)) + " sees it.", {Ink::grey});
    if (s_.last_round && actor(s_) != nobody)
      page_.put(1, y_++, "This is the last round.", {Ink::assassin, Ink::plain, true});
    const Signs& signs = signs_for(style_.terminal);
    page_.put(1, y_, signs.due, {Ink::coin, Ink::plain, true});
    page_.put_wrapped(3, y_, width_ - 4, what_is_due(layout_, s_, style_.people),
                      {Ink::plain, Ink::plain, true});
  }

  const Layout& layout_;
  const State& s_;
  const ViewStyle& style_;
  int width_;
  Canvas page_;
  int y_ = 0;
};

}  // namespace

TileSet next_drops(const Layout& layout, const State& s) {
  TileSet tiles;
  if (s.step != Step::drop) return tiles;
  ActionList list;
  legal_actions(layout, s, list);
  for (Action action : list) tiles.add(action.tile());
  return tiles;
}

std::string board_view(const Layout& layout, const State& s, const ViewStyle& style) {
  return View(layout, s, style).text();
}

}  // namespace naqala::command
