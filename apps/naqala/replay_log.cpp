#include "replay_log.hpp"

#include <fmt/format.h>

#include "canvas.hpp"
#include "characters.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace naqala::command {

namespace {

State view_of(const State& s, Viewer viewer) {
  return viewer == Viewer::everything ? s : observe(s, viewer).view();
}

int points_of(const State& s, Seat seat) { return score(s)[index(seat)].total(); }

// Carries out the actions of a line, and gives them as the viewer is told of them.
std::vector<Action> follow(const Layout& layout, State& s, const std::vector<Action>& actions,
                           Viewer viewer) {
  std::vector<Action> told;
  for (Action action : actions) {
    told.push_back(redact(layout, s, action, viewer));
    apply(layout, s, action);
  }
  return told;
}

constexpr int text_at = 20;  // the column in which the telling begins

class LogPage {
 public:
  LogPage(const People& people, const Terminal& terminal, bool broken)
      : people_(people), terminal_(terminal), width_(broken ? terminal.width : endless), page_(width_) {}

  void add(const LogLine& line) {
    if (line.round != round_) heading(line.round);
    if (line.turn == 0) {
      page_.put(5, y_, title_of(line), {Ink::grey});
    } else {
      page_.put(4 - static_cast<int>(std::to_string(line.turn).size()), y_, std::to_string(line.turn),
                {Ink::grey});
      page_.put(5, y_, fitted(people_(line.seat), text_at - 6, terminal_.unicode),
                {ink_of(line.seat), Ink::plain, true});
    }
    std::string told = line.told;
    if (line.points)
      told += fmt::format(" ({:+} {})", *line.points,
                          *line.points == 1 || *line.points == -1 ? "point" : "points");
    y_ = page_.put_wrapped(text_at, y_, width_ - text_at, told);
  }

  std::string text() const { return page_.text(terminal_.colours); }

 private:
  static constexpr int endless = 4000;

  static std::string title_of(const LogLine& line) {
    return line.actions[0].kind() == Action::Kind::bid ? "auction" : "clean-up";
  }

  void heading(int round) {
    if (round_ > 0) ++y_;
    round_ = round;
    page_.put(0, y_++, "Round " + std::to_string(round), {Ink::coin, Ink::plain, true});
  }

  const People& people_;
  const Terminal& terminal_;
  int width_;
  Canvas page_;
  int round_ = 0;
  int y_ = 0;
};

}  // namespace

std::vector<LogLine> log_of(const Record& record, Viewer viewer) {
  const People people(record.names);
  State s = initial(record.options, record.setup);
  const Layout layout(s);
  std::vector<LogLine> log;
  int round = 0, turn = 0, first = 0;
  for (const TurnLine& played : lines_of(record)) {
    LogLine line;
    line.seat = s.active;
    if (s.step == Step::bid) ++round;
    line.round = round;
    if (s.active != nobody) line.turn = ++turn;
    line.first = first;
    const State before = view_of(s, viewer);
    line.actions = follow(layout, s, played.actions, viewer);
    line.after = view_of(s, viewer);
    line.told = tell_all(layout, before, line.actions, people);
    if (line.turn > 0 && !totals_hidden(before, line.seat))
      line.points = points_of(line.after, line.seat) - points_of(before, line.seat);
    first += static_cast<int>(line.actions.size());
    log.push_back(std::move(line));
  }
  return log;
}

std::string text_of(const std::vector<LogLine>& log, const People& people, const Terminal& terminal,
                    bool broken) {
  LogPage page(people, terminal, broken);
  for (const LogLine& line : log) page.add(line);
  return page.text();
}

}  // namespace naqala::command
