#include <algorithm>

#include "characters.hpp"
#include "notation/names.hpp"
#include "play_screen.hpp"

// The board for small windows.

namespace naqala::command {

namespace {

constexpr Look heading{Ink::coin, Ink::plain, true};
constexpr Look faint{Ink::grey};
constexpr Look strong{Ink::plain, Ink::plain, true};
constexpr Look mountain_look{Ink::mountain, Ink::plain, true};

// One tile in two lines: name, value, owner, buildings and, if there is room, the kind; below, its meeples.
class SmallTile {
 public:
  SmallTile(const State& s, const ViewStyle& style, Tile tile, int width)
      : s_(s), style_(style), signs_(signs_for(style.terminal)), tile_(tile), page_(width) {}

  Canvas draw() {
    name();
    value();
    owner();
    buildings();
    kind();
    meeples();
    whim();
    mountains_below();
    return page_;
  }

 private:
  // A tile to choose from has a star, the one where the sowing stands a finger.
  void name() {
    const bool here = s_.at == tile_;
    const bool marked = style_.marked.has(tile_);
    const Look look = here || marked ? Look{Ink::ink, Ink::coin, true} : strong;
    x_ = page_.put(0, 0, word(tile_), look);
    if (here || marked) x_ = page_.put(x_, 0, here ? signs_.here : "*", look);
  }

  void value() {
    const TileKindRow& row = row_of(s_.kind(tile_));
    const bool red = row.colour == Colour::red;
    std::string text = std::string(red ? signs_.red : signs_.blue);
    text += row.action == TileAction::city ? "city" : std::to_string(row.value);
    if (!style_.terminal.unicode) text += red ? ")" : "]";
    x_ = page_.put(x_, 0, text, {red ? Ink::red : Ink::blue, Ink::plain, true});
  }

  void owner() {
    const Seat owner = owner_of(s_, tile_);
    if (owner == nobody) return;
    const std::string_view sign = tent_of(s_, owner) == tile_ ? signs_.tent : signs_.camel;
    x_ = page_.put(x_, 0, std::string(sign) + std::to_string(index(owner) + 1),
                   {Ink::ink, ink_of(owner), true});
  }

  void building(std::string_view sign, int n, Ink ink) {
    if (n > 0) x_ = page_.put(x_, 0, std::string(sign) + std::to_string(n), {ink, Ink::plain, true});
  }

  void buildings() {
    building(signs_.palm, s_.palms(tile_), Ink::palm);
    building(signs_.palace, s_.palaces(tile_), Ink::palace);
  }

  void kind() {
    std::string text = title(s_.kind(tile_));
    if (text == "city") return;                             // told already
    if (text.find("market") != text.npos) text = "market";  // its value tells the small from the large
    if (row_of(s_.kind(tile_)).action == TileAction::sacred) text = "sacred";
    for (const std::string& form : {text, text.substr(0, 5) + ".", text.substr(0, 3) + "."})
      if (x_ + 1 + width_of(form) <= page_.width()) {
        page_.put(x_ + 1, 0, form, faint);
        return;
      }
  }

  void meeples() {
    const Meeples here = s_.meeples[index(tile_)];
    const bool roomy = static_cast<int>(letters_of(here).size()) < page_.width() - 1;
    int x = 1;
    for (Tribe tribe : all<Tribe>) {
      if (!here.has(tribe)) continue;
      std::string text(1, letter(tribe));
      if (here[tribe] > 1) text += std::to_string(here[tribe]);
      x = page_.put(x, 1, text, {Ink::ink, ink_of(tribe), true}) + roomy;
    }
    if (here.empty()) x = page_.put(1, 1, signs_.free, faint);
    behind_meeples_ = x + 1 - (roomy && !here.empty());
  }

  // As much of its word as there is room for.
  void whim() {
    for (Whim whim : all<Whim>)
      if (s_.whims[index(whim)] == WhimPlace::on(tile_))
        behind_meeples_ = page_.put(behind_meeples_, 1, short_whim(whim, signs_), heading) + 1;
  }

  // They stand along the lower edge of the tile.
  void mountains_below() {
    if (!mountain_between(s_, tile_, Side::south)) return;
    for (int x = std::min(behind_meeples_, page_.width() - 1); x < page_.width(); ++x)
      page_.put(x, 1, style_.terminal.unicode ? "▄" : "_", mountain_look);
  }

  const State& s_;
  const ViewStyle& style_;
  const Signs& signs_;
  Tile tile_;
  Canvas page_;
  int x_ = 0;               // in the upper line
  int behind_meeples_ = 0;  // in the lower one
};

Canvas draw_hole(TileKind kind, const ViewStyle& style, int width) {
  const Signs& signs = signs_for(style.terminal);
  const bool lake = kind == TileKind::lake;
  const Look look{lake ? Ink::water : Ink::grey};
  Canvas page(width);
  for (int y = 0; y < 2; ++y)
    for (int x = 0; x < width; ++x) page.put(x, y, lake ? signs.lake : signs.chasm, look);
  page.put((width - 7) / 2, 0, " " + title(kind) + " ", look);
  return page;
}

}  // namespace

Canvas draw_small_board(const Layout& layout, const State& s, const ViewStyle& style, int width) {
  const int cell = std::min(15, (width + 1) / columns_of(s.options));
  const Signs& signs = signs_for(style.terminal);
  Canvas page(width);
  for (Tile tile : all<Tile>) {
    if (layout.kind(tile) == TileKind::none) continue;
    const int x = cell * column(tile), y = 2 * row(tile);
    page.put(x, y,
             is_land(layout.kind(tile)) ? SmallTile(s, style, tile, cell - 1).draw()
                                        : draw_hole(layout.kind(tile), style, cell - 1));
    if (!mountain_between(s, tile, Side::east)) continue;
    for (int line : {y, y + 1}) page.put(x + cell - 1, line, signs.mountains[2], mountain_look);
  }
  return page;
}

}  // namespace naqala::command
