#include <fmt/format.h>

#include "characters.hpp"
#include "holdings.hpp"
#include "notation/names.hpp"
#include "play_screen.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"
#include "score_sheet.hpp"

// The table for small windows.

namespace naqala::command {

namespace {

constexpr Look heading{Ink::coin, Ink::plain, true};
constexpr Look faint{Ink::grey};
constexpr Look strong{Ink::plain, Ink::plain, true};

// ---- The score sheet --------------------------------------------------------------------------------------

// The columns that a game has, with a heading for windows that are too narrow for the whole word.
struct Column {
  Category category;
  std::string_view title;
  std::string_view short_title;
};
constexpr Column columns[] = {
    {Category::coins, "Coins", "Coin"},    {Category::viziers, "Viziers", "Viz"},
    {Category::elders, "Elders", "Eld"},   {Category::artisans, "Artisans", "Art"},
    {Category::djinns, "Djinns", "Dji"},   {Category::tiles, "Tiles", "Tile"},
    {Category::cities, "Cities", "City"},  {Category::palms, "Palms", "Palm"},
    {Category::palaces, "Palaces", "Plc"}, {Category::tents, "Tents", "Tent"},
    {Category::goods, "Goods", "Good"},    {Category::items, "Items", "Item"},
};
constexpr int name_width = 17, narrow_name_width = 13, total_width = 6;

class PointsDrawing {
 public:
  PointsDrawing(const State& s, const ViewStyle& style, int width)
      : s_(s), style_(style), scores_(score(s)), page_(width) {
    int needed = name_width + total_width;
    for (const Column& column : columns)
      if (is_played(column.category, s.options)) needed += width_of(column.title) + 1;
    narrow_ = needed > width;
  }

  Canvas draw(bool with_holdings) {
    headings();
    for (Seat seat : first<Seat>(seats_of(s_))) {
      line(seat);
      if (with_holdings) y_ = page_.put_wrapped(4, y_, page_.width() - 4, holdings_text(s_, seat), faint);
    }
    return page_;
  }

 private:
  void right(int end, std::string_view text, Look look) { page_.put(end - width_of(text), y_, text, look); }

  std::string_view title_of(const Column& column) const {
    return narrow_ ? column.short_title : column.title;
  }
  int names() const { return narrow_ ? narrow_name_width : name_width; }

  // Calls `each` for every column that is played, with where it ends.
  template <class Each>
  void for_columns(Each each) const {
    int x = names() + total_width;
    for (const Column& column : columns)
      if (is_played(column.category, s_.options)) each(column, x += width_of(title_of(column)) + 1);
  }

  void headings() {
    page_.put(4, y_, "Points", faint);
    right(names() + total_width, "Total", faint);
    for_columns([&](const Column& column, int end) { right(end, title_of(column), faint); });
    ++y_;
  }

  void line(Seat seat) {
    const Signs& signs = signs_for(style_.terminal);
    if (actor(s_) == seat) page_.put(0, y_, signs.due, heading);
    page_.put(2, y_, std::to_string(index(seat) + 1), {Ink::ink, ink_of(seat), true});
    page_.put(4, y_, fitted(style_.people(seat), names() - 5, style_.terminal.unicode),
              {ink_of(seat), Ink::plain, true});
    const Score& score = scores_[index(seat)];
    const bool hidden = totals_hidden(s_, seat);
    right(names() + total_width, hidden ? "?" : std::to_string(score.total()), strong);
    for_columns([&](const Column& column, int end) {
      const int points = score[column.category];
      const bool secret =
          hidden && (column.category == Category::coins || column.category == Category::goods);
      right(end,
            secret        ? "?"
            : points == 0 ? std::string(signs.free)
                          : std::to_string(points),
            points == 0 && !secret ? faint : Look{});
    });
    ++y_;
  }

  const State& s_;
  const ViewStyle& style_;
  std::array<Score, count_of<Seat>> scores_;
  bool narrow_;
  Canvas page_;
  int y_ = 0;
};

// ---- Rows and tracks --------------------------------------------------------------------------------------

// By threes, as the markets count them.
std::string card_line(const State& s) {
  std::string text;
  for (int i = 0; i < s.card_row_size; ++i)
    text += (i == 0       ? ""
             : i % 3 == 0 ? " | "
                          : " ") +
            std::string(word(s.card_row[static_cast<std::size_t>(i)]));
  return s.card_row_size == 0 ? "none" : text;
}

std::string djinn_line(const State& s) {
  std::string text;
  for (int i = 0; i < s.djinn_row_size; ++i) {
    const Djinn djinn = s.djinn_row[static_cast<std::size_t>(i)];
    text += fmt::format("{}{} {} ({})", i > 0 ? "  " : "", i + 1, naqala::title(djinn),
                        djinn_table[index(djinn)].value);
  }
  return s.djinn_row_size == 0 ? "none" : text;
}

// The dearest price first, as they play: "18:. 12:1 8:. ...".
std::string turn_line(const State& s, const Signs& signs) {
  std::string text;
  const auto prices = prices_of(s.options);
  int last = -1;
  for (std::size_t space = prices.size(); space-- > 0;) {
    if (prices[space] != last) text += fmt::format("{}{}:", last >= 0 ? " " : "", prices[space]);
    last = prices[space];
    const Seat seat = s.turn_track[space];
    text += seat == nobody ? std::string(signs.free) : std::to_string(index(seat) + 1);
  }
  return text;
}

std::string whim_line(const State& s) {
  std::string text;
  for (Tile tile : all<Tile>)
    for (Whim whim : all<Whim>)
      if (s.whims[index(whim)] == WhimPlace::on(tile))
        text += fmt::format("{}{} {} {}", text.empty() ? "" : ", ", word(tile), explain(whim),
                            whim_table[index(whim)].coins);
  return text.empty() ? "none on cities" : text;
}

std::string bid_line(const State& s) {
  std::string text;
  for (Seat seat : s.bid_track)
    if (seat != nobody) text += (text.empty() ? "" : " ") + std::to_string(index(seat) + 1);
  return text + (s.step == Step::bid ? " to bid" : " bid next");
}

}  // namespace

Canvas draw_small_rows(const State& s, const ViewStyle& style, int width, bool brief) {
  Canvas page(width);
  int y = 0;
  const auto line = [&](std::string_view head, const std::string& text) {
    page.put(0, y, head, heading);
    y = page.put_wrapped(7, y, width - 7, text);
  };
  line("Cards", card_line(s));
  if (!brief) line("Djinns", djinn_line(s));
  if (!brief && s.options.plays(Set::whims)) line("Whims", whim_line(s));
  page.put(0, y, "Turns", heading);
  const int x = page.put(7, y, turn_line(s, signs_for(style.terminal)));
  page.put(x + 3, y, bid_line(s), faint);
  return page;
}

Canvas draw_totals(const State& s, const ViewStyle& style, int width) {
  const auto scores = score(s);
  Canvas page(width);
  const int each = width / seats_of(s);
  for (Seat seat : first<Seat>(seats_of(s))) {
    const std::string name = fitted(style.people(seat), each - 7, style.terminal.unicode);
    int x = each * static_cast<int>(seat);
    x = page.put(x, 0, std::to_string(index(seat) + 1), {Ink::ink, ink_of(seat), true}) + 1;
    x = page.put(x, 0, name, {ink_of(seat), Ink::plain, true}) + 1;
    const bool hidden = totals_hidden(s, seat);
    page.put(x, 0, hidden ? "?" : std::to_string(scores[index(seat)].total()), strong);
  }
  return page;
}

Canvas draw_points(const State& s, const ViewStyle& style, int width, bool holdings) {
  return PointsDrawing(s, style, width).draw(holdings);
}

}  // namespace naqala::command
