#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "common.hpp"
#include "play_screen.hpp"
#include "play_session.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "score_sheet.hpp"

// What people see.

namespace naqala::command {

namespace {

constexpr std::string_view clear_screen = "\x1b[2J\x1b[H";
constexpr int most_printed_choices = 60;  // lines of them
constexpr int small_window = 34;          // lines below which room is saved

int window_height() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  return 24;
}

// Cards that only their owner knows.
bool has_secrets(const State& s, Seat seat) { return unseen_of(s, seat) > 0 || secret_items_of(s, seat) > 0; }

}  // namespace

std::string Session::wrapped(const std::string& text) const {
  Canvas page(terminal_.width - 1);
  int y = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    y = page.put_wrapped(0, y, page.width(), text.substr(begin, end - begin));
    begin = end + 1;
  }
  return page.text(terminal_.colours);
}

void Session::say(const std::string& text) { write_output(wrapped(text)); }

bool Session::covered() const {
  return state().options.totals == Totals::hidden && humans_in(kept_.party) >= 2 && actor(state()) != nobody;
}

ViewStyle Session::style() const { return {terminal_, people_, {}, covered()}; }

std::string Session::title() const {
  const Progress at = progress(kept_.game);
  return fmt::format("Round {}, {} {} of {}{}", at.round, at.auction ? "bid" : "turn", at.turn, at.turns,
                     state().last_round ? ", the last round" : "");
}

// What others did since the people were asked last.
std::vector<LogLine> Session::news(const std::vector<LogLine>& log) const {
  std::vector<LogLine> lines;
  for (const LogLine& line : log) {
    const auto first = static_cast<std::size_t>(line.first);
    if (first >= told_ || (line.turn == 0 && first + line.actions.size() > told_)) lines.push_back(line);
  }
  return lines;
}

// With cards that only one of them may know, people take turns at the screen.
void Session::curtain(Seat seat) {
  bool secrets = false;
  for (Seat other : first<Seat>(seats_of(state())))
    secrets |= kept_.party[index(other)].human() && has_secrets(state(), other);
  if (!live_ || !secrets || last_seat_ == nobody || last_seat_ == seat || humans_in(kept_.party) < 2) return;
  write_output(clear_all);
  next_line(people_(seat) + " is next and has the screen alone. Press Enter when ready. ");
}

void Session::find_choices() {
  choices_ =
      choices_for(kept_.game.layout, view(), people_, live_ && window_height() < small_window, covered());
}

void Session::show() {
  if (live_)
    show_screen();
  else
    show_lines();
  just_shown_ = true;
}

void Session::show_screen() {
  const int height = window_height() - 1;  // the last line is for typing
  const std::vector<LogLine> log = log_lines();
  ViewStyle marked = style();
  marked.marked = choices_.tiles;
  const Canvas choices = draw_choices(choices_.groups, terminal_.width - 2);
  const Screen screen =
      draw_screen(kept_.game.layout, table(), marked,
                  {title(), log, advice(kept_.game.layout, view(), people_), &choices}, height);
  const Canvas told = draw_log(news(log), marked, terminal_.width - 2, 1000);
  if (told.height() > screen.log_room) {
    write_output(clear_screen);
    write_output("Meanwhile:\n\n" + told.text(terminal_.colours) + "\n");
    if (const auto line = next_line("Press Enter to go on. "); line && !line->empty())
      typed_.push_back(*line);
  }
  write_output(clear_screen);
  write_output(screen.page.text(terminal_.colours));
}

// Without redrawing: the whole table when a bid or a turn begins, otherwise what is new.
void Session::show_lines() {
  const State seen = table();
  const std::vector<LogLine> lines = news(log_lines());
  ViewStyle marked = style();
  marked.marked = choices_.tiles;
  const int width = terminal_.width - 2;
  std::string text = "\n";
  if (!lines.empty()) text += draw_log(lines, marked, width, 1000).text(terminal_.colours) + "\n";
  if (seen.step == Step::bid || seen.step == Step::take)
    text += title() + "\n" + board_view(kept_.game.layout, seen, marked);
  else
    text += wrapped(advice(kept_.game.layout, view(), people_));
  write_output(text +
               cut(draw_choices(choices_.groups, width), most_printed_choices).text(terminal_.colours));
}

void Session::finish() {
  keep();
  seat_ = Seat::one;
  const State seen = view();
  const std::vector<LogLine> lines = news(log_lines());
  if (live_) write_output(clear_screen);
  write_output("\n" + draw_log(lines, style(), terminal_.width - 2, 1000).text(terminal_.colours) + "\n" +
               score_sheet(seen, people_, terminal_) + "\n" + what_is_due(kept_.game.layout, seen, people_) +
               "\n");
  if (!file_.empty() && !keeping_failed_)
    write_output("The record is in " + file_ + "\n`naqala replay FILE` tells it turn by turn.\n");
}

}  // namespace naqala::command
