#include "board_view.hpp"
#include "characters.hpp"
#include "notation/names.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "rules/tiles.hpp"
#include "rules/whims.hpp"

namespace naqala::command {

namespace {

constexpr Look heading{Ink::coin, Ink::plain, true};
constexpr Look faint{Ink::grey};

// What lies beside the board, from top to bottom on one page.
class RowsDrawing {
 public:
  RowsDrawing(const State& s, const ViewStyle& style, int width)
      : s_(s), style_(style), signs_(signs_for(style.terminal)), width_(width), page_(width) {}

  Canvas draw() {
    cards();
    djinns();
    whims();
    turn_order();
    bid_order();
    items();
    supplies();
    return page_;
  }

 private:
  // On a narrow page a heading stands above what it heads, otherwise before it.
  bool narrow() const { return width_ < 60; }
  int margin() const { return narrow() ? 1 : 12; }

  void begin(std::string_view title, const std::string& remark = {}) {
    if (narrow() && y_ > 0) ++y_;
    const int x = page_.put(0, y_, title, heading);
    if (!narrow()) return;
    page_.put(x + 2, y_++, remark, faint);
  }

  // As the markets count them: that many on a line, and a mark behind those that a small one offers.
  void cards() {
    // Where totals are hidden, the deck would tell how many cards the others hold (R82).
    const std::string remark = (totals_hidden(s_) ? "" : "deck " + std::to_string(deck_size(s_)) + ", ") +
                               "discards " + std::to_string(discards(s_).total());
    begin("Cards", remark);
    const int first = small_market.offered, per_line = narrow() ? first : large_market.offered;
    for (int i = 0; i < s_.card_row_size; ++i) card(i, margin() + i % per_line * 11, y_ + i / per_line);
    if (!narrow() && s_.card_row_size > first)
      page_.put(margin() + first * 11 - 2, y_, signs_.unowned[5], faint);
    if (s_.card_row_size == 0) page_.put(margin(), y_, "none", faint);
    y_ += std::max(0, s_.card_row_size - 1) / per_line + 1;
    if (!narrow())
      page_.put(margin() + first * 11,
                s_.card_row_size <= first || s_.card_row_size > per_line ? y_ - 1 : y_++, remark, faint);
  }

  void card(int position, int x, int y) {
    const Card card = s_.card_row[static_cast<std::size_t>(position)];
    x = page_.put(x, y, std::to_string(position + 1) + " ", faint);
    page_.put(x, y, word(card), is_good(card) ? Look{} : Look{Ink::assassin});
  }

  void djinns() {
    begin("Djinns", "deck " + std::to_string(s_.djinn_deck.size()));
    for (int i = 0; i < s_.djinn_row_size; ++i)
      djinn(std::to_string(i + 1), s_.djinn_row[static_cast<std::size_t>(i)]);
    if (s_.djinn_row_size == 0) page_.put(margin(), y_++, "none", faint);
    for (Djinn drawn : all<Djinn>)
      if (s_.djinns_drawn.has(drawn)) djinn(std::string(signs_.here), drawn);
  }

  void djinn(const std::string& label, Djinn djinn) {
    int x = page_.put(margin(), y_, label + " ", faint);
    x = page_.put(x, y_, std::string(naqala::title(djinn)) + " ", {Ink::plain, Ink::plain, true});
    x = page_.put(x, y_, std::to_string(djinn_table[index(djinn)].value), heading) + 2;
    x = narrow() ? margin() + 2 : margin() + 14;
    if (narrow()) ++y_;
    y_ = page_.put_wrapped(x, y_, width_ - x, explain(djinn, s_.options));
  }

  // Those on cities; what seats have taken stands with the seats.
  void whims() {
    if (!s_.options.plays(Set::whims)) return;
    int left = 0;
    for (Whim whim : all<Whim>) left += in_whim_deck(s_, whim);
    begin("Whims", "deck " + std::to_string(left));
    const int top = y_;
    for (Tile tile : all<Tile>)
      for (Whim whim : all<Whim>)
        if (s_.whims[index(whim)] == WhimPlace::on(tile)) this->whim(tile, whim);
    if (y_ == top) page_.put(margin(), y_++, "none", faint);
  }

  void whim(Tile tile, Whim whim) {
    int x = page_.put(margin(), y_, word(tile) + " ", faint);
    x = page_.put(x, y_, explain(whim) + " ");
    page_.put(x, y_++, std::to_string(whim_table[index(whim)].coins), heading);
  }

  void marker(int& x, Seat seat) {
    if (seat == nobody)
      x = page_.put(x, y_, signs_.free, faint);
    else
      x = page_.put(x, y_, std::to_string(index(seat) + 1), {Ink::ink, ink_of(seat), true});
  }

  // The dearest price first, as they play; the spaces of one price together.
  void turn_order() {
    begin("Turn order", "price:seat");
    int x = margin();
    int last = -1;
    const auto prices = prices_of(s_.options);
    for (std::size_t space = prices.size(); space-- > 0;) {
      if (prices[space] != last) {
        if (last >= 0) x += 1;
        last = prices[space];
        x = page_.put(x, y_, std::to_string(last) + ":", faint);
      }
      marker(x, s_.turn_track[space]);
    }
    if (!narrow()) page_.put(x + 2, y_, "price:seat", faint);
    ++y_;
  }

  void bid_order() {
    const std::string remark = s_.step == Step::bid ? "still to bid" : "in the next auction";
    begin("Bid order", remark);
    int x = margin();
    for (Seat seat : s_.bid_track) {
      if (seat == nobody) continue;
      marker(x, seat);
      ++x;
    }
    if (!narrow()) page_.put(x + 1, y_, remark, faint);
    ++y_;
  }

  void items() {
    if (!s_.options.plays(Set::artisans)) return;
    begin("Items");
    const Items gone = item_discards(s_);
    const std::string text = count(item_stack_size(s_), "item") + " in the stack" +
                             (gone.empty() ? "" : "; discards: " + list_of(gone));
    y_ = page_.put_wrapped(margin(), y_, width_ - margin(), text);
  }

  void supplies() {
    begin("Supplies");
    const std::string text = count(palms_left(s_), "palm") + ", " + count(palaces_left(s_), "palace") +
                             (bag(s_).empty() ? ", the bag is empty" : ", bag: " + letters_of(bag(s_)));
    y_ = page_.put_wrapped(margin(), y_, width_ - margin(), text);
  }

  const State& s_;
  const ViewStyle& style_;
  const Signs& signs_;
  int width_;
  Canvas page_;
  int y_ = 0;
};

}  // namespace

Canvas draw_rows(const State& s, const ViewStyle& style, int width) {
  return RowsDrawing(s, style, width).draw();
}

}  // namespace naqala::command
