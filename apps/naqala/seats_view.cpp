#include <vector>

#include "board_view.hpp"
#include "characters.hpp"
#include "holdings.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"

namespace naqala::command {

namespace {

constexpr Look faint{Ink::grey};
constexpr Look strong{Ink::plain, Ink::plain, true};

constexpr int name_at = 4, name_columns = 12, narrowest_holdings = 28;

// A column of numbers: its heading, as wide as it needs to be, and what stands in it.
struct Column {
  std::string_view heading;
  int width;
  std::string (*text)(const State&, Seat);
};
std::string points(const State& s, Seat seat) {
  return totals_hidden(s, seat) ? "?" : std::to_string(score(s)[index(seat)].total());
}
std::string coins(const State& s, Seat seat) {
  return totals_hidden(s, seat) ? "?" : std::to_string(s.coins[index(seat)]);
}
template <auto field>
std::string kept(const State& s, Seat seat) {
  return std::to_string((s.*field)[index(seat)]);
}
std::string camels(const State& s, Seat seat) {
  return std::to_string(camels_left(s, seat)) + "/" + std::to_string(camels_for(seats_of(s)));
}
std::string tent(const State& s, Seat seat) {
  return has_tent(s, seat) ? "1" : tent_of(s, seat) == no_tile ? "-" : word(tent_of(s, seat));
}

std::vector<Column> columns_for(const Options& options) {
  std::vector<Column> columns{{"Points", 7, points},
                              {"Coins", 7, coins},
                              {"V", 4, kept<&State::viziers>},
                              {"E", 4, kept<&State::elders>}};
  if (options.plays(Set::artisans)) columns.push_back({"R", 4, kept<&State::artisans>});
  columns.push_back({"Camels", 8, camels});
  if (options.plays(Set::artisans)) columns.push_back({"Tent", 6, tent});
  return columns;
}

class SeatsDrawing {
 public:
  SeatsDrawing(const State& s, const ViewStyle& style, int width)
      : s_(s), style_(style), columns_(columns_for(s.options)), width_(width), page_(width) {}

  Canvas draw() {
    page_.put(name_at, y_, "Seat", faint);
    int x = name_at + name_columns;
    for (const Column& column : columns_) right(x += column.width, column.heading, faint);
    holdings_at_ = x + 3;
    below_ = width_ - holdings_at_ < narrowest_holdings;
    if (below_)
      holdings_at_ = name_at + 2;
    else
      page_.put(holdings_at_, y_, "Djinns and cards", faint);
    ++y_;
    for (Seat each : first<Seat>(seats_of(s_))) seat(each);
    return page_;
  }

 private:
  void right(int end, std::string_view text, Look look = {}) {
    page_.put(end - width_of(text), y_, text, look);
  }

  void seat(Seat seat) {
    const Signs& signs = signs_for(style_.terminal);
    if (actor(s_) == seat) page_.put(0, y_, signs.due, {Ink::coin, Ink::plain, true});
    page_.put(2, y_, std::to_string(index(seat) + 1), {Ink::ink, ink_of(seat), true});
    page_.put(name_at, y_, fitted(style_.people(seat), name_columns, style_.terminal.unicode),
              {ink_of(seat), Ink::plain, true});
    int x = name_at + name_columns;
    for (const Column& column : columns_)
      right(x += column.width, column.text(s_, seat), column.text == points ? strong : Look{});
    holdings(seat);
  }

  void holdings(Seat seat) {
    y_ += below_;
    const int top = y_;
    const auto add = [&](const std::string& text, Look look) {
      if (!text.empty()) y_ = page_.put_wrapped(holdings_at_, y_, width_ - holdings_at_, text, look);
    };
    add(djinns_text(s_, seat), strong);
    add(cards_text(s_, seat), {});
    add(items_text(s_, seat), {Ink::artisan});
    add(whims_text(s_, seat), {Ink::coin});
    if (y_ == top && !below_) page_.put(holdings_at_, y_++, "none", faint);
  }

  const State& s_;
  const ViewStyle& style_;
  std::vector<Column> columns_;
  int width_;
  int holdings_at_ = 0;
  bool below_ = false;  // what a seat holds stands below its line, for want of room beside it
  Canvas page_;
  int y_ = 0;
};

}  // namespace

Canvas draw_seats(const State& s, const ViewStyle& style, int width) {
  return SeatsDrawing(s, style, width).draw();
}

}  // namespace naqala::command
