#include "board_view.hpp"
#include "characters.hpp"
#include "notation/names.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

namespace naqala::command {

namespace {

constexpr Look faint{Ink::grey};
constexpr Look strong{Ink::plain, Ink::plain, true};

// Where the columns of the table end (numbers) or begin (the last one).
constexpr int name_at = 4, points_end = 23, coins_end = 30, viziers_end = 34, elders_end = 38,
              camels_end = 46, holdings_at = 49;

class SeatsDrawing {
 public:
  SeatsDrawing(const State& s, const ViewStyle& style, int width)
      : s_(s), style_(style), signs_(signs_for(style.terminal)), width_(width), page_(width) {}

  Canvas draw() {
    headings();
    for (Seat each : first<Seat>(seats_of(s_))) seat(each);
    return page_;
  }

 private:
  void right(int end, std::string_view text, Look look = {}) {
    page_.put(end - width_of(text), y_, text, look);
  }

  void headings() {
    page_.put(name_at, y_, "Seat", faint);
    right(points_end, "Points", faint);
    right(coins_end, "Coins", faint);
    right(viziers_end, "V", faint);
    right(elders_end, "E", faint);
    right(camels_end, "Camels", faint);
    page_.put(holdings_at, y_++, "Djinns and cards", faint);
  }

  // With that option the screen does not show what others have, though all but a few cards could be remembered (R82).
  bool hidden(Seat seat) const {
    return s_.options.totals == Totals::hidden && s_.sight != Viewer::everything && !s_.sees(seat) &&
           actor(s_) != nobody;
  }

  void seat(Seat seat) {
    const std::size_t i = index(seat);
    if (actor(s_) == seat) page_.put(0, y_, signs_.due, {Ink::coin, Ink::plain, true});
    page_.put(2, y_, std::to_string(i + 1), {Ink::ink, ink_of(seat), true});
    page_.put(name_at, y_, fitted(style_.people(seat), points_end - name_at - 7, style_.terminal.unicode),
              {ink_of(seat), Ink::plain, true});
    right(points_end, hidden(seat) ? "?" : std::to_string(score(s_)[i].total()), strong);
    right(coins_end, hidden(seat) ? "?" : std::to_string(s_.coins[i]));
    right(viziers_end, std::to_string(s_.viziers[i]));
    right(elders_end, std::to_string(s_.elders[i]));
    right(camels_end, std::to_string(camels_left(s_, seat)) + "/" + std::to_string(camels_for(seats_of(s_))));
    holdings(seat);
  }

  void holdings(Seat seat) {
    const int top = y_;
    const int room = width_ - holdings_at;
    if (const std::string text = djinns(seat); !text.empty())
      y_ = page_.put_wrapped(holdings_at, y_, room, text, strong);
    if (const std::string text = cards(seat); !text.empty())
      y_ = page_.put_wrapped(holdings_at, y_, room, text);
    if (y_ == top) page_.put(holdings_at, y_++, "none", faint);
  }

  std::string djinns(Seat seat) const {
    std::string text;
    for (Djinn djinn : all<Djinn>) {
      if (!s_.djinns[index(seat)].has(djinn)) continue;
      text += (text.empty() ? "" : ", ") + std::string(naqala::title(djinn));
      if (s_.djinns_used.has(djinn)) text += " (used)";
    }
    return text;
  }

  // Goods with what they would bring, fakirs, and cards that only the seat has seen.
  std::string cards(Seat seat) const {
    const std::size_t i = index(seat);
    const int unseen = s_.sees(seat) ? 0 : unseen_of(s_, seat);
    if (hidden(seat)) return count(s_.open[i].total() + unseen, "card");
    const Cards held = s_.sees(seat) ? cards_of(s_, seat) : s_.open[i];
    std::string text;
    for (Card card : all<Card>) {
      if (!held.has(card) || !is_good(card)) continue;
      text += text.empty() ? "" : ", ";
      if (held[card] > 1) text += std::to_string(held[card]) + " ";
      text += word(card);
    }
    if (!text.empty()) text += " (" + count(goods_value(held, 0), "coin") + ")";
    if (held.has(Card::fakir)) text += (text.empty() ? "" : ", ") + count(held[Card::fakir], "fakir");
    if (unseen > 0) text += (text.empty() ? "" : ", ") + std::to_string(unseen) + " unseen";
    return text;
  }

  const State& s_;
  const ViewStyle& style_;
  const Signs& signs_;
  int width_;
  Canvas page_;
  int y_ = 0;
};

}  // namespace

Canvas draw_seats(const State& s, const ViewStyle& style, int width) {
  return SeatsDrawing(s, style, width).draw();
}

}  // namespace naqala::command
