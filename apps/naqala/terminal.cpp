#include "terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string_view>

#include "arguments.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace {

constexpr int narrowest_window = 80;
constexpr int widest_window = 400;

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

Colours supported_colours() {
  const std::string_view depth = variable("COLORTERM");
  if (depth == "truecolor" || depth == "24bit") return Colours::full;
  return contains(variable("TERM"), "256color") ? Colours::indexed : Colours::basic;
}

Colours colours_for(const TerminalWish& wish) {
  if (wish.color == "never") return Colours::none;
  if (wish.color == "always") return supported_colours();
  const bool plain =
      !variable("NO_COLOR").empty() || variable("TERM") == "dumb" || ::isatty(STDOUT_FILENO) == 0;
  return plain ? Colours::none : supported_colours();
}

int window_width() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return number_from(variable("COLUMNS"), widest_window).value_or(80);
}

// Most systems that name no locale at all show UTF-8 well; only one that names another character
// set does not.
bool has_unicode() {
  std::string_view locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (locale.empty()) locale = variable(name);
  std::string charset(locale.substr(std::min(locale.find('.'), locale.size())));
  std::transform(charset.begin(), charset.end(), charset.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return charset.empty() || contains(charset, "utf-8") || contains(charset, "utf8");
}

}  // namespace

void add_terminal_options(CLI::App& command, TerminalWish& wish) {
  add_word(command, "--color", wish.color, {"auto", "always", "never"},
           "Colours: auto (on a terminal), always or never", "WHEN");
  command.add_option("--width", wish.width, "Columns to use, from 80 on; as wide as the window if not given")
      ->check(CLI::Range(narrowest_window, widest_window).description(""))
      ->type_name("N");
  command.add_flag("--ascii", wish.ascii, "No other characters than ASCII");
}

Terminal standard_terminal(const TerminalWish& wish) {
  Terminal terminal;
  terminal.width = std::clamp(wish.width > 0 ? wish.width : window_width(), narrowest_window, widest_window);
  terminal.colours = colours_for(wish);
  terminal.unicode = !wish.ascii && has_unicode();
  return terminal;
}

}  // namespace naqala::command
