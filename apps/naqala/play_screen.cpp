#include "play_screen.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace naqala::command {

namespace {

constexpr int wide_window = 116;
constexpr int widest = 150;
constexpr int fewest_log_lines = 2;

// How much of the table is shown, from most to least.
enum class Detail { full, plain, bare };
struct Fit {
  bool large;  // tiles as boxes of four lines
  Detail detail;
  bool legend;
};
constexpr Fit fits[] = {
    {true, Detail::full, true},   {true, Detail::full, false},   {false, Detail::full, true},
    {false, Detail::plain, true}, {false, Detail::plain, false}, {false, Detail::bare, false},
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
    for (const Fit& fit : fits) {
      const Canvas page = table(fit);
      const int room = height_ - page.height() - foot();
      if (room >= fewest_log_lines || &fit == std::end(fits) - 1) return {finish(page, room), room};
    }
    return {Canvas(width_), 0};
  }

 private:
  // The line that tells what is to be done, and the choices.
  int foot() const { return due().height() + text_.choices->height(); }

  Canvas due() const {
    Canvas page(width_);
    page.put(1, 0, signs_for(style_.terminal).due, {Ink::coin, Ink::plain, true});
    page.put_wrapped(3, 0, width_ - 4, text_.due, {Ink::plain, Ink::plain, true});
    return page;
  }

  Canvas table(const Fit& fit) const {
    Canvas page(width_);
    page.put(1, 0, text_.title, {Ink::coin, Ink::plain, true});
    if (fit.large && width_ >= wide_window)
      wide(page);
    else if (fit.large)
      tall(page);
    else
      small(page, fit.detail);
    if (fit.legend) legend(page);
    return page;
  }

  void legend(Canvas& page) const {
    const Signs& signs = signs_for(style_.terminal);
    const int y = page.height();
    int x = 1;
    const auto entry = [&](std::string_view sign, std::string_view meaning, Look look) {
      x = page.put(x, y, sign, look);
      x = page.put(x, y, meaning, {Ink::grey}) + 1;
    };
    for (Tribe tribe : all<Tribe>)
      if (tribe_table[index(tribe)].base > 0 || s_.options.artisans)
        entry(std::string(1, letter(tribe)), tribe == Tribe::artisan ? " artisan" : name(tribe).substr(1),
              {Ink::ink, ink_of(tribe), true});
    entry(signs.red, "red", {Ink::red, Ink::plain, true});
    entry(signs.blue, "blue", {Ink::blue, Ink::plain, true});
    entry(signs.palm, "palm", {Ink::palm, Ink::plain, true});
    entry(signs.palace, "palace", {Ink::palace, Ink::plain, true});
    entry(signs.camel, "camel", {Ink::plain, Ink::plain, true});
  }

  void wide(Canvas& page) const {
    const Canvas board = draw_board(layout_, s_, style_, 14);
    const int x = board.width() + 3;
    page.put(x, 1, draw_rows(s_, style_, width_ - x - 1));
    page.put(1, 1, board);
    page.put(1, board.height() + 1, draw_points(s_, style_, board.width(), false));
    page.put(1, page.height(), draw_seats(s_, style_, width_ - 2));
  }

  void tall(Canvas& page) const {
    page.put(1, 1, draw_board(layout_, s_, style_, 13));
    page.put(1, page.height(), draw_rows(s_, style_, width_ - 2));
    page.put(1, page.height(), draw_points(s_, style_, width_ - 2, true));
  }

  void small(Canvas& page, Detail detail) const {
    page.put(1, 1, draw_small_board(layout_, s_, style_, width_ - 2));
    if (detail != Detail::bare) page.put(1, page.height(), draw_small_rows(s_, style_, width_ - 2));
    page.put(1, page.height(), draw_points(s_, style_, width_ - 2, detail == Detail::full));
  }

  Canvas finish(Canvas page, int room) const {
    const Canvas log = draw_log(text_.log, style_, width_ - 2, room);
    page.put(1, page.height(), log);
    page.put(0, page.height(), due());
    page.put(1, page.height(), *text_.choices);
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
  if (turn && line.points != 0) told += fmt::format(" ({:+} points)", line.points);
  Canvas page(width);
  page.put(0, 0, style.terminal.unicode ? "•" : "*", {Ink::grey});
  page.put_wrapped(2, 0, width - 2, told);
  page.put(2, 0, who, turn ? Look{ink_of(line.seat), Ink::plain, true} : Look{Ink::grey});
  return page;
}

}  // namespace

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
