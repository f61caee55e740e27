#include "notation/names.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace naqala {

namespace {

constexpr std::array<std::string_view, count_of<Step>> step_words{
    "bid",          "take",          "drop",         "collect",     "tribe",
    "tile",         "end",           "second-kill",  "second-buy",  "place-palace",
    "place-palm",   "keep-djinn",    "draw-meeples", "draw-djinns", "draw-card",
    "refill-cards", "refill-djinns", "over",         "control",     "draw-items",
    "keep-item",    "draw-item",     "draw-djinn",   "fill-row",    "remove-meeples",
    "move-meeples", "move-camel",    "order-row",    "refill-whims"};
constexpr std::array<std::string_view, count_of<Payment>> payment_words{"elder", "fakir", "elder elder",
                                                                        "elder fakir"};
constexpr std::array<std::string_view, count_of<Colour>> colour_words{"none", "red", "blue"};
constexpr std::array<std::string_view, count_of<TileAction>> tile_action_words{
    "none", "palm", "palace", "small-market", "large-market", "djinn", "item", "specialised-market", "whim"};
constexpr std::array<std::string_view, count_of<Side>> side_words{"north", "south", "west", "east"};
constexpr std::array<std::string_view, count_of<Cost>> cost_words{"none", "one", "two", "fakir", "fakirs"};
constexpr std::array<std::string_view, count_of<Moment>> moment_words{
    "end", "always", "turn", "bid", "builders", "assassins", "palm", "palace"};
constexpr std::array<std::string_view, 2> djinn_use_words{"each-turn", "each-round"};
constexpr std::array<std::string_view, 2> nekir_words{"per-kill", "per-meeple"};
constexpr std::array<std::string_view, 2> artisan_ties_words{"all-count", "none-count"};
constexpr std::array<std::string_view, 2> totals_words{"shown", "hidden"};

template <std::size_t N, class E>
std::string_view entry(const std::array<std::string_view, N>& words, E value) {
  return index(value) < N ? words[index(value)] : "?";
}

template <class E>
std::string_view table_name(E value) {
  return index(value) < static_cast<std::size_t>(count_of<E>) ? name(value) : "?";
}

}  // namespace

std::string_view word(Tribe tribe) { return table_name(tribe); }
std::string_view word(Card card) { return table_name(card); }
std::string_view word(Djinn djinn) { return table_name(djinn); }
std::string_view word(Item item) { return table_name(item); }
std::string_view word(Whim whim) { return table_name(whim); }
std::string_view word(TileKind kind) { return table_name(kind); }
std::string_view word(Category category) { return table_name(category); }
std::string_view word(Set set) { return table_name(set); }
std::string_view word(Colour colour) { return entry(colour_words, colour); }
std::string_view word(TileAction action) { return entry(tile_action_words, action); }
std::string_view word(Side side) { return entry(side_words, side); }
std::string_view word(Cost cost) { return entry(cost_words, cost); }
std::string_view word(Moment moment) { return entry(moment_words, moment); }
std::string_view word(Step step) { return entry(step_words, step); }
std::string_view word(Payment payment) { return entry(payment_words, payment); }
std::string_view word(DjinnUse use) { return entry(djinn_use_words, use); }
std::string_view word(NekirPays pays) { return entry(nekir_words, pays); }
std::string_view word(ArtisanTies ties) { return entry(artisan_ties_words, ties); }
std::string_view word(Totals totals) { return entry(totals_words, totals); }

std::string word(Tile tile) {
  if (index(tile) >= static_cast<std::size_t>(count_of<Tile>)) return "?";
  return {static_cast<char>('a' + column(tile)), static_cast<char>('1' + row(tile))};
}

template <class E>
std::optional<E> from_word(std::string_view text) {
  if (text == "?") return std::nullopt;
  for (std::size_t i = 0; i <= std::numeric_limits<std::uint8_t>::max(); ++i) {
    const auto value = static_cast<E>(i);
    if (word(value) == "?") return std::nullopt;
    if (word(value) == text) return value;
  }
  return std::nullopt;
}
template std::optional<Tribe> from_word(std::string_view);
template std::optional<Card> from_word(std::string_view);
template std::optional<Djinn> from_word(std::string_view);
template std::optional<Item> from_word(std::string_view);
template std::optional<Whim> from_word(std::string_view);
template std::optional<TileKind> from_word(std::string_view);
template std::optional<Category> from_word(std::string_view);
template std::optional<Step> from_word(std::string_view);
template std::optional<Payment> from_word(std::string_view);
template std::optional<DjinnUse> from_word(std::string_view);
template std::optional<NekirPays> from_word(std::string_view);
template std::optional<ArtisanTies> from_word(std::string_view);
template std::optional<Totals> from_word(std::string_view);
template std::optional<Set> from_word(std::string_view);

template <>
std::optional<Tile> from_word(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const int x = text[0] - 'a';
  const int y = text[1] - '1';
  if (x < 0 || x >= grid_columns || y < 0 || y >= grid_rows) return std::nullopt;
  return tile_at(x, y);
}

std::string words_of_sets() {
  std::string text;
  for (Set set : all<Set>) {
    const int left = count_of<Set> - 1 - static_cast<int>(set);
    text.append(word(set)).append(left > 1 ? ", " : left == 1 ? " or " : "");
  }
  return text;
}

std::optional<int> number_from(std::string_view text, int most) {
  if (text.empty() || text.size() > 6 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  if (number > most) return std::nullopt;
  return number;
}

std::string printable(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::string result;
  for (char c : text.substr(0, longest)) result += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > longest) result += "...";
  return result;
}

std::string quoted(std::string_view text) { return '"' + printable(text) + '"'; }

}  // namespace naqala
