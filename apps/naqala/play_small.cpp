#include <fmt/format.h>

#include "characters.hpp"
#include "notation/names.hpp"
#include "play_screen.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

// The table for small windows.

namespace naqala::command {

namespace {

constexpr Look heading{Ink::coin, Ink::plain, true};
constexpr Look faint{Ink::grey};
constexpr Look strong{Ink::plain, Ink::plain, true};

// ---- The board -----------------------------------------------------------------------------------------------

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
    if (row.colour == Colour::none) return;
    const bool red = row.colour == Colour::red;
    std::string text = std::string(red ? signs_.red : signs_.blue) + std::to_string(row.value);
    if (!style_.terminal.unicode) text += red ? ")" : "]";
    x_ = page_.put(x_, 0, text, {red ? Ink::red : Ink::blue, Ink::plain, true});
  }

  void owner() {
    const Seat owner = owner_of(s_, tile_);
    if (owner != nobody)
      x_ = page_.put(x_, 0, std::string(signs_.camel) + std::to_string(index(owner) + 1),
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
    if (here.empty()) page_.put(1, 1, signs_.free, faint);
  }

  const State& s_;
  const ViewStyle& style_;
  const Signs& signs_;
  Tile tile_;
  Canvas page_;
  int x_ = 0;
};

// ---- The score sheet -----------------------------------------------------------------------------------------

struct Column {
  Category category;
  std::string_view title;
};
constexpr Column columns[] = {
    {Category::coins, "Coins"},     {Category::viziers, "Viziers"}, {Category::elders, "Elders"},
    {Category::djinns, "Djinns"},   {Category::tiles, "Tiles"},     {Category::palms, "Palms"},
    {Category::palaces, "Palaces"}, {Category::goods, "Goods"},
};
constexpr int name_width = 17, total_width = 6;

class PointsDrawing {
 public:
  PointsDrawing(const State& s, const ViewStyle& style, int width)
      : s_(s), style_(style), scores_(score(s)), page_(width) {}

  Canvas draw(bool with_holdings) {
    headings();
    for (Seat seat : first<Seat>(seats_of(s_))) {
      line(seat);
      if (with_holdings) y_ = page_.put_wrapped(4, y_, page_.width() - 4, holdings(seat), faint);
    }
    return page_;
  }

 private:
  void right(int end, std::string_view text, Look look) { page_.put(end - width_of(text), y_, text, look); }

  void headings() {
    page_.put(4, y_, "Points", faint);
    int x = name_width + total_width;
    right(x, "Total", faint);
    for (const Column& column : columns) right(x += width_of(column.title) + 1, column.title, faint);
    ++y_;
  }

  // With that option the screen does not show what others have (R82).
  bool hidden(Seat seat) const {
    return s_.options.totals == Totals::hidden && !s_.sees(seat) && actor(s_) != nobody;
  }

  void line(Seat seat) {
    const Signs& signs = signs_for(style_.terminal);
    if (actor(s_) == seat) page_.put(0, y_, signs.due, heading);
    page_.put(2, y_, std::to_string(index(seat) + 1), {Ink::ink, ink_of(seat), true});
    page_.put(4, y_, fitted(style_.people(seat), name_width - 5, style_.terminal.unicode),
              {ink_of(seat), Ink::plain, true});
    int x = name_width + total_width;
    const Score& score = scores_[index(seat)];
    right(x, hidden(seat) ? "?" : std::to_string(score.total()), strong);
    for (const Column& column : columns) {
      const int points = score[column.category];
      const bool secret =
          hidden(seat) && (column.category == Category::coins || column.category == Category::goods);
      right(x += width_of(column.title) + 1,
            secret        ? "?"
            : points == 0 ? std::string(signs.free)
                          : std::to_string(points),
            points == 0 ? faint : Look{});
    }
    ++y_;
  }

  std::string holdings(Seat seat) const {
    const std::size_t i = index(seat);
    std::string text = count(camels_left(s_, seat), "camel") + ", " + count(s_.viziers[i], "vizier") + ", " +
                       count(s_.elders[i], "elder");
    for (Djinn djinn : all<Djinn>)
      if (s_.djinns[i].has(djinn))
        text += ", " + std::string(naqala::title(djinn)) + (s_.djinns_used.has(djinn) ? " (used)" : "");
    const Cards held = s_.sees(seat) ? cards_of(s_, seat) : s_.open[i];
    const int unseen = s_.sees(seat) ? 0 : unseen_of(s_, seat);
    if (hidden(seat)) return text + ", " + count(held.total() + unseen, "card");
    const int fakirs = held[Card::fakir];
    const Cards goods = held - Cards::of(Card::fakir, fakirs);
    if (!goods.empty()) text += "; " + list_of(goods);
    if (fakirs > 0) text += "; " + count(fakirs, "fakir");
    if (unseen > 0) text += "; " + count(unseen, "unseen card");
    return text;
  }

  const State& s_;
  const ViewStyle& style_;
  std::array<Score, 5> scores_;
  Canvas page_;
  int y_ = 0;
};

// ---- Rows and tracks -----------------------------------------------------------------------------------------

// By threes, as the markets count them.
std::string card_line(const State& s) {
  std::string text;
  for (int i = 0; i < s.card_row_size; ++i)
    text += (i == 0       ? ""
             : i % 3 == 0 ? " | "
                          : " ") +
            std::string(word(s.card_row[static_cast<std::size_t>(i)]));
  return s.card_row_size == 0 ? "none" : text;
}

std::string djinn_line(const State& s) {
  std::string text;
  for (int i = 0; i < s.djinn_row_size; ++i) {
    const Djinn djinn = s.djinn_row[static_cast<std::size_t>(i)];
    text += fmt::format("{}{} {} ({})", i > 0 ? "  " : "", i + 1, naqala::title(djinn),
                        djinn_table[index(djinn)].value);
  }
  return s.djinn_row_size == 0 ? "none" : text;
}

// The dearest price first, as they play: "18:. 12:1 8:. ...".
std::string turn_line(const State& s, const Signs& signs) {
  std::string text;
  const auto prices = prices_of(s.options);
  int last = -1;
  for (std::size_t space = prices.size(); space-- > 0;) {
    if (prices[space] != last) text += fmt::format("{}{}:", last >= 0 ? " " : "", prices[space]);
    last = prices[space];
    const Seat seat = s.turn_track[space];
    text += seat == nobody ? std::string(signs.free) : std::to_string(index(seat) + 1);
  }
  return text;
}

std::string bid_line(const State& s) {
  std::string text;
  for (Seat seat : s.bid_track)
    if (seat != nobody) text += (text.empty() ? "" : " ") + std::to_string(index(seat) + 1);
  return text + (s.step == Step::bid ? " to bid" : " bid next");
}

}  // namespace

Canvas draw_small_board(const Layout& layout, const State& s, const ViewStyle& style, int width) {
  const int cell = std::min(15, (width + 1) / columns_of(s.options));
  Canvas page(width);
  for (Tile tile : all<Tile>)
    if (layout.kind(tile) != TileKind::none)
      page.put(cell * column(tile), 2 * row(tile), SmallTile(s, style, tile, cell - 1).draw());
  return page;
}

Canvas draw_small_rows(const State& s, const ViewStyle& style, int width) {
  Canvas page(width);
  page.put(0, 0, "Cards", heading);
  int y = page.put_wrapped(7, 0, width - 7, card_line(s));
  page.put(0, y, "Djinns", heading);
  y = page.put_wrapped(7, y, width - 7, djinn_line(s));
  page.put(0, y, "Turns", heading);
  const int x = page.put(7, y, turn_line(s, signs_for(style.terminal)));
  page.put(x + 3, y, bid_line(s), faint);
  return page;
}

Canvas draw_points(const State& s, const ViewStyle& style, int width, bool holdings) {
  return PointsDrawing(s, style, width).draw(holdings);
}

}  // namespace naqala::command
