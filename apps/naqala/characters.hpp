#pragma once

#include <string>
#include <string_view>

// How much room text takes on a terminal. Names of seats come from outside and may be in any writing.

namespace naqala::command {

struct Character {
  std::string_view bytes;  // in UTF-8
  int columns;             // 0 for marks that stand on the character before, 2 for wide ones
};

// Cuts the first character off a text that is not empty. What would do something else than be seen (control
// characters, changes of direction), and what is no UTF-8, comes back as "?".
Character next_character(std::string_view& text);

// How many columns a text takes.
int width_of(std::string_view text);

// The text cut to so many columns, with a mark at its end if anything was cut off.
std::string fitted(std::string_view text, int columns, bool unicode);

}  // namespace naqala::command
