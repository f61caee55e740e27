#include "board_view.hpp"
#include "characters.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace {

constexpr int cell_height = 4;

constexpr Signs unicode_signs{
    "●", "■", "♣", "⌂", "▲", "►", "▶", "·", {"╭", "╮", "╰", "╯", "─", "│"}, {"┏", "┓", "┗", "┛", "━", "┃"}};
constexpr Signs ascii_signs{
    "(", "[", "+", "^", "@", ">", ">", ".", {".", ".", "'", "'", "-", "|"}, {"#", "#", "#", "#", "=", "#"}};

// The kind of a tile in at most `columns`.
std::string short_title(TileKind kind, int columns) {
  std::string name = title(kind);
  if (width_of(name) > columns) {
    if (kind == TileKind::small_market) name = "sm. market";
    if (kind == TileKind::large_market) name = "lg. market";
    if (row_of(kind).action == TileAction::sacred) name = "sacred";
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
    frame();
    name();
    value();
    page_.put(2, 1, short_title(s_.kind(tile_), width_ - 3), {ink_of_kind(s_.kind(tile_))});
    meeples();
    camel();
    buildings();
    return page_;
  }

 private:
  Look line() const { return owner_ == nobody ? Look{Ink::grey} : Look{ink_of(owner_), Ink::plain, true}; }

  void frame() {
    const auto& set = owner_ == nobody ? signs_.unowned : signs_.owned;
    const int right = width_ - 1;
    const int bottom = cell_height - 1;
    for (int x = 1; x < right; ++x)
      for (int y : {0, bottom}) page_.put(x, y, set[4], line());
    for (int y = 1; y < bottom; ++y)
      for (int x : {0, right}) page_.put(x, y, set[5], line());
    page_.put(0, 0, set[0], line());
    page_.put(right, 0, set[1], line());
    page_.put(0, bottom, set[2], line());
    page_.put(right, bottom, set[3], line());
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
    if (row.colour == Colour::none) return;
    const bool red = row.colour == Colour::red;
    std::string text(red ? signs_.red : signs_.blue);
    text += std::to_string(row.value);
    if (!style_.terminal.unicode) text += red ? ")" : "]";
    page_.put(width_ - 1 - width_of(text), 0, text, {red ? Ink::red : Ink::blue, Ink::plain, true});
  }

  void meeples() {
    const Meeples here = s_.meeples[index(tile_)];
    // Blanks between the tribes as long as there is room for them.
    const bool roomy = static_cast<int>(letters_of(here).size()) <= width_ - 3;
    int x = 2;
    for (Tribe tribe : all<Tribe>) {
      if (!here.has(tribe)) continue;
      std::string text(1, letter(tribe));
      if (here[tribe] > 1) text += std::to_string(here[tribe]);
      x = page_.put(x, 2, text, {Ink::ink, ink_of(tribe), true}) + roomy;
    }
  }

  void camel() {
    if (owner_ == nobody) return;
    page_.put(1, cell_height - 1, std::string(signs_.camel) + std::to_string(index(owner_) + 1),
              {Ink::ink, ink_of(owner_), true});
  }

  void buildings() {
    std::string palms, palaces;
    if (s_.palms(tile_) > 0) palms = std::string(signs_.palm) + std::to_string(s_.palms(tile_));
    if (s_.palaces(tile_) > 0) palaces = std::string(signs_.palace) + std::to_string(s_.palaces(tile_));
    int x = width_ - 1 - width_of(palms) - width_of(palaces);
    x = page_.put(x, cell_height - 1, palms, {Ink::palm, Ink::plain, true});
    page_.put(x, cell_height - 1, palaces, {Ink::palace, Ink::plain, true});
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

Canvas draw_board(const Layout& layout, const State& s, const ViewStyle& style, int cell) {
  Canvas page(cell * columns_of(s.options));
  for (Tile tile : all<Tile>)
    if (layout.kind(tile) != TileKind::none)
      page.put(cell * column(tile), cell_height * row(tile), TileDrawing(s, style, tile, cell).draw());
  return page;
}

}  // namespace naqala::command
