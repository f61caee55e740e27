#include <algorithm>

#include "board_view.hpp"
#include "characters.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace {

constexpr int cell_height = 4;
constexpr int narrowest_cell = 11, widest_cell = 15;
constexpr int rows_width = 35;  // columns that the rows need beside the board

constexpr Signs unicode_signs{"●",
                              "■",
                              "♣",
                              "⌂",
                              "▲",
                              "T",
                              "►",
                              "▶",
                              "·",
                              {"╭", "╮", "╰", "╯", "─", "│"},
                              {"┏", "┓", "┗", "┛", "━", "┃"},
                              {"▟", "▙", "█"},
                              "░",
                              "≈",
                              "†"};
constexpr Signs ascii_signs{"(",
                            "[",
                            "+",
                            "^",
                            "@",
                            "T",
                            ">",
                            ">",
                            ".",
                            {".", ".", "'", "'", "-", "|"},
                            {"#", "#", "#", "#", "=", "#"},
                            {"/", "\\", "%"},
                            ":",
                            "~",
                            "!"};

struct ShortTitle {
  TileAction action;
  std::string_view shorter, shortest;
};
constexpr ShortTitle short_titles[] = {
    {TileAction::small_market, "sm. market", "sm. mkt"},
    {TileAction::large_market, "lg. market", "lg. mkt"},
    {TileAction::any_card, "sp. market", "sp. mkt"},
    {TileAction::sacred, "sacred", "sacred"},
};

// The kind of a tile in at most `columns`.
std::string short_title(TileKind kind, int columns) {
  std::string name = title(kind);
  for (const ShortTitle& row : short_titles) {
    if (row.action != row_of(kind).action || width_of(name) <= columns) continue;
    name = width_of(row.shorter) <= columns ? row.shorter : row.shortest;
  }
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return fitted(name, columns, false);
}

// Kinds of tile have the colour of what they give.
Ink ink_of_kind(TileKind kind) {
  switch (row_of(kind).action) {
    case TileAction::palm:
      return Ink::palm;
    case TileAction::palace:
      return Ink::palace;
    case TileAction::sacred:
      return Ink::djinn;
    case TileAction::workshop:
      return Ink::artisan;
    case TileAction::city:
      return Ink::coin;
    default:
      return Ink::plain;
  }
}

// One tile on a page of its own.
class TileDrawing {
 public:
  TileDrawing(const State& s, const ViewStyle& style, Tile tile, int width)
      : s_(s),
        style_(style),
        signs_(signs_for(style.terminal)),
        tile_(tile),
        owner_(owner_of(s, tile)),
        width_(width),
        page_(width) {}

  Canvas draw() {
    if (is_land(s_.kind(tile_)))
      land();
    else
      hole();
    return page_;
  }

 private:
  static constexpr int bottom = cell_height - 1;

  void land() {
    frame();
    mountains();
    name();
    value();
    kind();
    meeples();
    camel();
    buildings();
  }

  // No frame and no room for anything.
  void hole() {
    const bool lake = s_.kind(tile_) == TileKind::lake;
    const Look look{lake ? Ink::water : Ink::grey};
    for (int y = 0; y < cell_height; ++y)
      for (int x = 1; x < width_ - 1; ++x) page_.put(x, y, lake ? signs_.lake : signs_.chasm, look);
    const std::string text = " " + short_title(s_.kind(tile_), width_) + " ";
    page_.put((width_ - width_of(text)) / 2, 1, text, {look.text, Ink::plain, true});
  }

  Look line() const { return owner_ == nobody ? Look{Ink::grey} : Look{ink_of(owner_), Ink::plain, true}; }

  void frame() {
    const auto& set = owner_ == nobody ? signs_.unowned : signs_.owned;
    const int right = width_ - 1;
    for (int x = 1; x < right; ++x)
      for (int y : {0, bottom}) page_.put(x, y, set[4], line());
    for (int y = 1; y < bottom; ++y)
      for (int x : {0, right}) page_.put(x, y, set[5], line());
    page_.put(0, 0, set[0], line());
    page_.put(right, 0, set[1], line());
    page_.put(0, bottom, set[2], line());
    page_.put(right, bottom, set[3], line());
  }

  // They are drawn on both sides of the step that they stop.
  void mountains() {
    const Look look{Ink::mountain, Ink::plain, true};
    for (Side side : all<Side>) {
      if (!mountain_between(s_, tile_, side)) continue;
      if (side == Side::north || side == Side::south)
        for (int x = 0; x < width_; ++x)
          page_.put(x, side == Side::north ? 0 : bottom, signs_.mountains[x % 2], look);
      else
        for (int y = 0; y < cell_height; ++y)
          page_.put(side == Side::west ? 0 : width_ - 1, y, signs_.mountains[2], look);
    }
  }

  // A pointed finger where the sowing stands, a star beside tiles to choose from.
  void name() {
    const bool here = s_.at == tile_;
    const bool marked = style_.marked.has(tile_);
    const Look look = marked || here ? Look{Ink::ink, Ink::coin, true} : Look{Ink::plain, Ink::plain, true};
    if (here) page_.put(1, 0, signs_.here, look);
    const int x = page_.put(2, 0, word(tile_), look);
    if (marked) page_.put(x, 0, "*", look);
  }

  void value() {
    const TileKindRow& row = row_of(s_.kind(tile_));
    const bool red = row.colour == Colour::red;
    std::string text(red ? signs_.red : signs_.blue);
    text += row.action == TileAction::city ? "city" : std::to_string(row.value);
    if (!style_.terminal.unicode) text += red ? ")" : "]";
    page_.put(width_ - 1 - width_of(text), 0, text, {red ? Ink::red : Ink::blue, Ink::plain, true});
  }

  // Of a city, its whim: that it is one stands in the place of its value.
  void kind() {
    const TileKind kind = s_.kind(tile_);
    if (row_of(kind).action != TileAction::city) {
      page_.put(2, 1, short_title(kind, width_ - 3), {ink_of_kind(kind)});
      return;
    }
    for (Whim whim : all<Whim>)
      if (s_.whims[index(whim)] == WhimPlace::on(tile_)) {
        page_.put(1, 1, short_whim(whim, signs_), {Ink::coin, Ink::plain, true});
        return;
      }
    page_.put(2, 1, "no whim", {Ink::grey});
  }

  // Blanks between the tribes as long as there is room for them; what has none even so goes up
  // into the line above.
  void meeples() {
    const Meeples here = s_.meeples[index(tile_)];
    const bool roomy = static_cast<int>(letters_of(here).size()) <= width_ - 3;
    int x = roomy ? 2 : 1, y = 2;
    for (Tribe tribe : all<Tribe>) {
      if (!here.has(tribe)) continue;
      std::string text(1, letter(tribe));
      if (here[tribe] > 1) text += std::to_string(here[tribe]);
      if (x + width_of(text) >= width_) {
        x = 1;
        y = 1;
      }
      x = page_.put(x, y, text, {Ink::ink, ink_of(tribe), true}) + roomy;
    }
  }

  void camel() {
    if (owner_ == nobody) return;
    const bool tent = tent_of(s_, owner_) == tile_;
    page_.put(1, bottom, std::string(tent ? signs_.tent : signs_.camel) + std::to_string(index(owner_) + 1),
              {Ink::ink, ink_of(owner_), true});
  }

  void buildings() {
    std::string palms, palaces;
    if (s_.palms(tile_) > 0) palms = std::string(signs_.palm) + std::to_string(s_.palms(tile_));
    if (s_.palaces(tile_) > 0) palaces = std::string(signs_.palace) + std::to_string(s_.palaces(tile_));
    int x = width_ - 1 - width_of(palms) - width_of(palaces);
    x = page_.put(x, bottom, palms, {Ink::palm, Ink::plain, true});
    page_.put(x, bottom, palaces, {Ink::palace, Ink::plain, true});
  }

  const State& s_;
  const ViewStyle& style_;
  const Signs& signs_;
  Tile tile_;
  Seat owner_;
  int width_;
  Canvas page_;
};

}  // namespace

const Signs& signs_for(const Terminal& terminal) { return terminal.unicode ? unicode_signs : ascii_signs; }

bool mountain_between(const State& s, Tile tile, Side side) {
  const Tile other = beside(tile, side);
  return has_mountain(s.kind(tile), side) ||
         (other != no_tile && has_mountain(s.kind(other), opposite(side)));
}

std::string short_whim(Whim whim, const Signs& signs) {
  const std::string_view kill = "kill-";
  const std::string_view name = word(whim);
  if (name.rfind(kill, 0) == 0) return std::string(signs.kill) + std::string(name.substr(kill.size()));
  return std::string(name);
}

int cell_below(const Options& options, int width) {
  return std::clamp((width - 2) / columns_of(options), narrowest_cell, 13);
}

int cell_beside(const Options& options, int width) {
  return std::clamp((width - rows_width - 4) / columns_of(options), narrowest_cell, widest_cell);
}

Canvas draw_board(const Layout& layout, const State& s, const ViewStyle& style, int cell) {
  Canvas page(cell * columns_of(s.options));
  for (Tile tile : all<Tile>)
    if (layout.kind(tile) != TileKind::none)
      page.put(cell * column(tile), cell_height * row(tile), TileDrawing(s, style, tile, cell).draw());
  return page;
}

}  // namespace naqala::command
