#include "score_sheet.hpp"

#include "canvas.hpp"
#include "characters.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"

namespace naqala::command {

namespace {

constexpr int first_column = 12;
constexpr int column_width = 12;

class Sheet {
 public:
  Sheet(const State& s, const People& people, const Terminal& terminal)
      : s_(s), people_(people), terminal_(terminal), page_(first_column + column_width * seats_of(s) + 1) {}

  std::string text() {
    for (Seat seat : seats())
      right(seat, fitted(people_(seat), column_width - 2, terminal_.unicode),
            {ink_of(seat), Ink::plain, true});
    ++y_;
    for (Category category : all<Category>)
      if (is_played(category, s_.options)) line(category);
    totals();
    return page_.text(terminal_.colours);
  }

 private:
  EnumRange<Seat> seats() const { return first<Seat>(seats_of(s_)); }

  // Where totals are hidden, what a seat has in coins and cards is not told (R82).
  bool is_hidden(Seat seat, Category category) const {
    return (category == Category::coins || category == Category::goods) && totals_hidden(s_, seat);
  }

  void right(Seat seat, const std::string& text, Look look = {}) {
    const int end = first_column + column_width * (static_cast<int>(seat) + 1) - 1;
    page_.put(end - width_of(text), y_, text, look);
  }

  void line(Category category) {
    std::string title(name(category));
    title[0] = static_cast<char>(title[0] - 'a' + 'A');
    page_.put(0, y_, title);
    for (Seat seat : seats()) {
      const int points = scores_[index(seat)][category];
      if (is_hidden(seat, category))
        right(seat, "?");
      else
        right(seat, points == 0 ? (terminal_.unicode ? "·" : "-") : std::to_string(points),
              points == 0 ? Look{Ink::grey} : Look{});
    }
    ++y_;
  }

  void totals() {
    const Look bold{Ink::plain, Ink::plain, true};
    for (int x = 0; x < first_column + column_width * seats_of(s_) - 1; ++x)
      page_.put(x, y_, terminal_.unicode ? "─" : "-", {Ink::grey});
    page_.put(0, ++y_, "Total", bold);
    for (Seat seat : seats())
      right(seat, totals_hidden(s_, seat) ? "?" : std::to_string(scores_[index(seat)].total()), bold);
    if (actor(s_) != nobody) return;
    ++y_;
    for (Seat seat : seats())
      if (winners(s_) >> index(seat) & 1) right(seat, "wins", {Ink::coin, Ink::plain, true});
  }

  const State& s_;
  const People& people_;
  const Terminal& terminal_;
  const std::array<Score, count_of<Seat>> scores_ = score(s_);
  Canvas page_;
  int y_ = 0;
};

}  // namespace

bool is_played(Category category, const Options& options) {
  return options.plays(category_table[index(category)].set);
}

std::string score_sheet(const State& s, const People& people, const Terminal& terminal) {
  return Sheet(s, people, terminal).text();
}

}  // namespace naqala::command
