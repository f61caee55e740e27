#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "board_view.hpp"
#include "bots/bot.hpp"
#include "play_choices.hpp"
#include "play_input.hpp"
#include "play_keep.hpp"
#include "replay_log.hpp"
#include "terminal.hpp"

namespace naqala::command {

struct PlayWish {
  TerminalWish terminal;
  bool plain = false;  // never redraw the screen
  std::string save;    // where the game is kept; empty: in a place of our own
};

// A game at one keyboard, from where it stands to its end or until somebody leaves. It is kept in its file
// all the time, so nothing is lost however it ends.
class Session {
 public:
  Session(Kept kept, const PlayWish& wish, std::string file, LineReader& input);

  void run();

 private:
  // What becomes of a line that was typed.
  enum class Next { ask_again, go_on, leave };
  using Command = Next (Session::*)(const std::string& argument);
  struct CommandRow {
    std::string_view name;
    Command act;
  };
  static const CommandRow commands[];

  // ---- running
  const State& state() const { return kept_.game.state; }
  Viewer viewer() const { return eyes_of(seat_); }
  State view() const { return view_of(kept_.game, viewer()).view(); }
  std::string give(naqala::Command::What what);
  void act(Action action);
  void host_draws();
  void bot_acts(Seat seat);
  void keep();

  // ---- asking
  bool ask(Seat seat);
  std::optional<std::string> next_line(const std::string& prompt);
  std::optional<std::string> next_command(const std::string& prompt);
  Next answer(const std::string& line);
  Next choose(const std::string& text);
  Next sell_all();
  Next undo(const std::string&);
  Next hint(const std::string&);
  Next reach(const std::string& name);
  Next board(const std::string&);
  Next points(const std::string&);
  Next mine(const std::string&);
  Next log(const std::string&);
  Next more(const std::string&);
  Next rules(const std::string& topic);
  Next help(const std::string&);
  Next save(const std::string& name);
  Next load(const std::string& name);
  Next quit(const std::string&);

  // ---- showing
  // Whether several people share this screen and the table hides totals: then all coins and cards on it are
  // covered, also those of whoever is asked, who looks at them by `mine` (R82).
  bool covered() const;
  // What the screen shows, which everybody who sits there may see.
  Viewer screen_viewer() const { return covered() ? Viewer::spectator : viewer(); }
  State table() const { return view_of(kept_.game, screen_viewer()).view(); }
  std::vector<LogLine> log_lines() const { return log_of(record_of(kept_.game), screen_viewer()); }
  ViewStyle style() const;
  std::string title() const;
  std::vector<LogLine> news(const std::vector<LogLine>& log) const;
  void curtain(Seat seat);
  void find_choices();
  void show();
  void show_screen();
  void show_lines();
  std::string wrapped(const std::string& text) const;
  void say(const std::string& text);
  void finish();
  void farewell();

  Kept kept_;
  std::array<std::unique_ptr<Bot>, 5> bots_;  // made when they are first asked
  PlayWish wish_;
  std::string file_;
  LineReader& input_;
  People people_;
  Terminal terminal_;
  bool live_;                      // the screen may be redrawn
  Seat seat_ = nobody;             // the person who is asked
  Seat last_seat_ = nobody;        // and the one before
  std::size_t told_ = 0;           // actions that the people have been told of
  std::deque<std::string> typed_;  // commands still to be carried out
  Choices choices_;
  bool just_shown_ = false;  // nothing was printed below the screen
  bool keeping_failed_ = false;
};

}  // namespace naqala::command
