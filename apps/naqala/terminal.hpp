#pragma once

#include <string>

namespace CLI {
class App;
}

namespace naqala::command {

// How many colours may be used.
enum class Colours { none, basic, indexed, full };

// What the place that text is shown on can do.
struct Terminal {
  int width = 80;  // columns
  Colours colours = Colours::none;
  bool unicode = true;  // otherwise plain ASCII
};

// What the one who types the command asks for.
struct TerminalWish {
  std::string color = "auto";
  int width = 0;  // 0: as wide as the terminal
  bool ascii = false;
};

// Adds --color, --width and --ascii.
void add_terminal_options(CLI::App& command, TerminalWish& wish);

// What standard output can do, as far as the wish leaves it open: no colours in a pipe or file, nor with
// NO_COLOR; the width of the window, else COLUMNS, else 80; plain ASCII where the locale has another
// character set than UTF-8.
Terminal standard_terminal(const TerminalWish& wish = {});

}  // namespace naqala::command
