#include "holdings.hpp"

#include "notation/names.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

void append(std::string& text, const std::string& part, std::string_view between = ", ") {
  if (!part.empty()) text += (text.empty() ? "" : std::string(between)) + part;
}

std::string whims_at(const State& s, WhimPlace place, bool pays) {
  std::string text;
  for (Whim whim : all<Whim>)
    if (s.whims[index(whim)] == place)
      append(text, explain(whim) + (pays ? " (" + std::to_string(whim_table[index(whim)].coins) + ")" : ""));
  return text;
}

}  // namespace

std::string djinns_text(const State& s, Seat seat) {
  std::string text;
  for (Djinn djinn : all<Djinn>)
    if (s.djinns[index(seat)].has(djinn))
      append(text, std::string(naqala::title(djinn)) + (s.djinns_used.has(djinn) ? " (used)" : ""));
  return text;
}

std::string cards_text(const State& s, Seat seat) {
  if (totals_hidden(s, seat)) return "cards hidden";
  const int unseen = s.sees(seat) ? 0 : unseen_of(s, seat);
  const Cards held = s.sees(seat) ? cards_of(s, seat) : s.open[index(seat)];
  std::string text;
  for (Card card : all<Card>)
    if (held.has(card) && is_good(card)) append(text, several(held[card], word(card)));
  if (!text.empty()) text += " (" + count(goods_value(held, 0), "coin") + ")";
  if (held.has(Card::fakir)) append(text, count(held[Card::fakir], "fakir"));
  if (unseen > 0) append(text, std::to_string(unseen) + " unseen");
  return text;
}

std::string items_text(const State& s, Seat seat) {
  const Items known = items_of(s, seat);
  const int unseen = s.sees(seat) ? 0 : secret_items_of(s, seat);
  std::string text;
  for (Item item : all<Item>)
    if (known.has(item)) append(text, several(known[item], word(item)));
  if (unseen > 0) append(text, count(unseen, "item") + " unseen");
  return text;
}

std::string whims_text(const State& s, Seat seat) {
  const std::string open = whims_at(s, WhimPlace::with(seat), true);
  const std::string fulfilled = whims_at(s, WhimPlace::fulfilled_by(seat), false);
  std::string text;
  if (!open.empty()) append(text, "whims: " + open);
  if (!fulfilled.empty()) append(text, "fulfilled: " + fulfilled, "; ");
  return text;
}

std::string holdings_text(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  std::string text = count(camels_left(s, seat), "camel");
  if (has_tent(s, seat)) append(text, "a tent");
  append(text, count(s.viziers[i], "vizier"));
  append(text, count(s.elders[i], "elder"));
  if (s.options.plays(Set::artisans)) append(text, count(s.artisans[i], "artisan"));
  for (const std::string& part :
       {djinns_text(s, seat), cards_text(s, seat), items_text(s, seat), whims_text(s, seat)})
    append(text, part, "; ");
  return text;
}

}  // namespace naqala::command
