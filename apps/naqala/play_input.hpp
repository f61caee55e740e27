#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace naqala::command {

// Clears a terminal that can do that, with what has scrolled away.
inline constexpr std::string_view clear_all = "\x1b[2J\x1b[3J\x1b[H";

// Without the blanks at both ends.
std::string trimmed(const std::string& text);

// The lines that somebody types, or that come through a pipe. While it exists, Ctrl-C and the other polite
// ways to stop a program end the input instead of the program, so that there is time to say goodbye.
class LineReader {
 public:
  LineReader();
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // The next line, without its end; nothing when there are no more or a signal came. A line of
  // more than 1000 bytes is cut.
  std::optional<std::string> next();

  // The signal that came, or 0.
  static int signal();
  // Ends the program as that signal would have done, so that whoever started it sees why it stopped.
  static void obey_signal();

 private:
  std::string pending_;
  bool ended_ = false;
};

}  // namespace naqala::command
