#include "play_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "holdings.hpp"

namespace naqala::command {

namespace {

constexpr int fewest_log_lines = 2;
constexpr int most_choice_lines = 9;

// How much of the table is shown, from most to least.
enum class Detail { full, plain, bare, own, least };
struct Fit {
  bool large;  // tiles as boxes of four lines
  Detail detail;
  bool legend;
};
constexpr Fit fits[] = {
    {true, Detail::full, true},   {true, Detail::full, false},   {false, Detail::full, true},
    {false, Detail::plain, true}, {false, Detail::plain, false}, {false, Detail::bare, false},
    {false, Detail::own, false},  {false, Detail::least, false},
};

class ScreenDrawing {
 public:
  ScreenDrawing(const Layout& layout, const State& s, const ViewStyle& style, const ScreenText& text,
                int height)
      : layout_(layout),
        s_(s),
        style_(style),
        text_(text),
        width_(std::min(style.terminal.width, widest)),
        height_(height) {}

  Screen draw() const {
    const Canvas choices = cut(*text_.choices, most_choice_lines);
    Canvas page(width_);
    for (const Fit& fit : fits) {
      page = table(fit);
      const int room = height_ - page.height() - due().height() - choices.height();
      if (room >= fewest_log_lines) return {finish(page, room, choices), room};
    }
    // At the very least what happened last has a line, and some choices are there.
    const int room = height_ - page.height() - due().height() - 1;
    return {finish(page, 1, cut(choices, std::max(2, room))), 1};
  }

 private:
  Canvas due() const {
    Canvas page(width_);
    page.put(1, 0, signs_for(style_.terminal).due, {Ink::coin, Ink::plain, true});
    page.put_wrapped(3, 0, width_ - 4, text_.due, {Ink::plain, Ink::plain, true});
    return page;
  }

  Canvas table(const Fit& fit) const {
    Canvas page(width_);
    page.put(1, 0, text_.title, {Ink::coin, Ink::plain, true});
    if (fit.large && width_ >= side_by_side)
      wide(page);
    else if (fit.large)
      tall(page);
    else
      small(page, fit.detail);
    if (fit.legend) page.put(1, page.height(), draw_legend(s_.options, style_, width_ - 2, true));
    return page;
  }

  void wide(Canvas& page) const {
    const Canvas board = draw_board(layout_, s_, style_, cell_beside(s_.options, width_));
    const int x = board.width() + 3;
    page.put(x, 1, draw_rows(s_, style_, width_ - x - 1));
    page.put(1, 1, board);
    page.put(1, board.height() + 1, draw_points(s_, style_, board.width(), true));
  }

  void tall(Canvas& page) const {
    page.put(1, 1, draw_board(layout_, s_, style_, cell_below(s_.options, width_)));
    page.put(1, page.height(), draw_rows(s_, style_, width_ - 2));
    page.put(1, page.height(), draw_points(s_, style_, width_ - 2, true));
  }

  void small(Canvas& page, Detail detail) const {
    page.put(1, 1, draw_small_board(layout_, s_, style_, width_ - 2));
    page.put(1, page.height(), draw_small_rows(s_, style_, width_ - 2, detail >= Detail::bare));
    if (detail < Detail::own) {
      page.put(1, page.height(), draw_points(s_, style_, width_ - 2, detail == Detail::full));
      return;
    }
    page.put(1, page.height(), draw_totals(s_, style_, width_ - 2));
    if (detail == Detail::own) own_holdings(page);
  }

  // What the viewer has, if the others must do with their points.
  void own_holdings(Canvas& page) const {
    if (s_.sight >= Viewer::spectator) return;
    const auto seat = static_cast<Seat>(s_.sight);
    const std::string text = "You: " + count(s_.coins[index(seat)], "coin") + ", " + holdings_text(s_, seat);
    page.put_wrapped(1, page.height(), width_ - 2, text, {Ink::grey});
  }

  Canvas finish(Canvas page, int room, const Canvas& choices) const {
    const Canvas log = draw_log(text_.log, style_, width_ - 2, room);
    page.put(1, page.height(), log);
    page.put(0, page.height(), due());
    page.put(1, page.height(), choices);
    return page;
  }

  const Layout& layout_;
  const State& s_;
  const ViewStyle& style_;
  const ScreenText& text_;
  int width_;
  int height_;
};

// One line of the log with as many lines as it needs.
Canvas draw_entry(const LogLine& line, const ViewStyle& style, int width) {
  const bool turn = line.turn > 0;
  const bool auction = !turn && line.actions[0].kind() == Action::Kind::bid;
  const std::string who = turn ? style.people(line.seat) : auction ? "Auction:" : "Clean-up:";
  std::string told = who + " " + (line.told.empty() ? "does nothing more" : line.told);
  if (line.points.value_or(0) != 0) told += fmt::format(" ({:+} points)", *line.points);
  Canvas page(width);
  page.put(0, 0, style.terminal.unicode ? "•" : "*", {Ink::grey});
  page.put_wrapped(2, 0, width - 2, told);
  page.put(2, 0, who, turn ? Look{ink_of(line.seat), Ink::plain, true} : Look{Ink::grey});
  return page;
}

}  // namespace

Canvas cut(const Canvas& choices, int lines) {
  if (choices.height() <= lines) return choices;
  Canvas top = choices.top(lines - 1);
  top.put(0, lines - 1, "... type `more` to see all of them", {Ink::grey});
  return top;
}

Screen draw_screen(const Layout& layout, const State& view, const ViewStyle& style, const ScreenText& text,
                   int height) {
  return ScreenDrawing(layout, view, style, text, height).draw();
}

Canvas draw_log(const std::vector<LogLine>& log, const ViewStyle& style, int width, int height) {
  std::vector<Canvas> shown;
  int lines = 0;
  for (auto line = log.rbegin(); line != log.rend(); ++line) {
    Canvas entry = draw_entry(*line, style, width);
    if (lines == 0) entry = entry.top(height);
    if (lines + entry.height() > height) break;
    lines += entry.height();
    shown.push_back(std::move(entry));
  }
  Canvas page(width);
  for (auto entry = shown.rbegin(); entry != shown.rend(); ++entry) page.put(0, page.height(), *entry);
  return page;
}

}  // namespace naqala::command
