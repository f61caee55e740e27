#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/enums.hpp"
#include "rules/pieces.hpp"
#include "rules/seat.hpp"
#include "terminal.hpp"

// Text with colours, put together in any order.

namespace naqala::command {

enum class Ink : std::uint8_t {
  plain,  // the terminal's own colour
  grey,
  ink,  // dark, on coloured ground
  vizier,
  elder,
  merchant,
  builder,
  assassin,
  artisan,
  red,  // of tiles
  blue,
  palm,
  palace,
  coin,
  djinn,
  mountain,
  water,
  seat_1,
  seat_2,
  seat_3,
  seat_4,
  seat_5,
};

constexpr Ink ink_of(Tribe tribe) { return static_cast<Ink>(index(Ink::vizier) + index(tribe)); }
constexpr Ink ink_of(Seat seat) { return static_cast<Ink>(index(Ink::seat_1) + index(seat)); }

struct Look {
  Ink text = Ink::plain;
  Ink ground = Ink::plain;
  bool bold = false;

  friend bool operator==(const Look&, const Look&) = default;
};

// A page of fixed width that grows downwards. Places count from 0; what does not fit on a line is cut off.
class Canvas {
 public:
  explicit Canvas(int width) : width_(width) {}

  int width() const { return width_; }
  int height() const { return static_cast<int>(lines_.size()); }

  // Writes text at a place; gives the column behind it.
  int put(int x, int y, std::string_view text, Look look = {});
  // Writes text, in words, from (x, y) on within `columns`; further lines begin at x. Gives the
  // line behind it.
  int put_wrapped(int x, int y, int columns, std::string_view text, Look look = {});
  // Puts another page onto this one.
  void put(int x, int y, const Canvas& other);

  // The first lines of the page.
  Canvas top(int lines) const;

  // The page as text, a line feed after each line, without blanks at the ends of lines.
  std::string text(Colours colours) const;

 private:
  struct Glyph {
    std::string bytes = " ";  // a character with its marks; nothing behind a wide one
    Look look;
  };

  Glyph* at(int x, int y);

  int width_;
  std::vector<std::vector<Glyph>> lines_;
};

}  // namespace naqala::command
