#include "notation/action_fields.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "notation/names.hpp"

namespace naqala {

namespace {

// Where a field stands in the bits of an action (action.hpp).
enum Shift { at_tile = 6, at_goods = 6, at_subject = 12, at_tribe = 18, at_payment = 21, at_number = 23 };

Action with(Action action, std::size_t value, Shift shift) {
  return Action::from_bits(action.bits() | Action::Bits{value} << shift);
}

template <class E, Shift shift, bool (*fits)(E) = nullptr>
std::size_t read_word(Words words, Action& action) {
  const std::optional<E> value = from_word<E>(words[0]);
  if (!value) return 0;
  if constexpr (fits != nullptr)
    if (!fits(*value)) return 0;
  action = with(action, index(*value), shift);
  return 1;
}

// A number in least .. most, kept less `offset`.
template <int least, int most, int offset, Shift shift>
std::size_t read_number(Words words, Action& action) {
  const std::optional<int> number = number_from(words[0], most);
  if (!number || *number < least) return 0;
  action = with(action, static_cast<std::size_t>(*number - offset), shift);
  return 1;
}

std::size_t read_price(Words words, Action& action) {
  const std::optional<int> price = number_from(words[0], 31);
  if (!price || std::find(prices_5.begin(), prices_5.end(), *price) == prices_5.end()) return 0;
  action = with(action, static_cast<std::size_t>(*price), at_number);
  return 1;
}

std::size_t read_payment(Words words, Action& action) {
  if (words.size() > 1)
    if (const auto both = from_word<Payment>(std::string(words[0]) + " " + std::string(words[1]))) {
      action = with(action, index(*both), at_payment);
      return 2;
    }
  return read_word<Payment, at_payment>(words, action);
}

std::size_t read_goods(Words words, Action& action) {
  std::size_t used = 0;
  for (std::string_view text : words) {
    const auto card = from_word<Card>(text);
    if (!card || !is_good(*card)) break;
    action = with(action, std::size_t{1} << index(*card), at_goods);
    ++used;
  }
  return used;
}

std::string write_goods(Action action) {
  std::string text;
  for (Card card : all<Card>)
    if (is_good(card) && holds(action.goods(), card))
      text += (text.empty() ? "" : " ") + std::string(word(card));
  return text;
}

std::size_t read_discarded(Words words, Action& action) {
  Items items;
  std::size_t used = 0;
  for (std::string_view text : words) {
    const auto item = from_word<Item>(text);
    if (!item || items[*item] == item_table[index(*item)].count) break;
    items.add(*item);
    ++used;
  }
  action = Action::keep_unseen(items);
  return used;
}

std::string write_items(Items items) {
  std::string text;
  for (Item item : all<Item>)
    for (int n = items[item]; n > 0; --n) text += (text.empty() ? "" : " ") + std::string(word(item));
  return text;
}

bool has_power(Djinn djinn) {
  const Cost cost = djinn_table[index(djinn)].cost;
  return cost != Cost::none && cost != Cost::fakirs;
}
bool plain_djinn(Djinn djinn) { return has_power(djinn) && !needs_tile(djinn); }
bool placing_djinn(Djinn djinn) { return has_power(djinn) && needs_tile(djinn); }
bool plain_item(Item item) { return item == Item::carpet || item == Item::horn; }
bool placing_item(Item item) { return needs_tile(item); }
bool is_lamp(Item item) { return item == Item::lamp; }
bool is_ring(Item item) { return item == Item::ring; }

// `use lamp` and `use ring` are kinds of their own: the word is read, but no field holds it.
template <bool (*fits)(Item)>
std::size_t read_only(Words words, Action&) {
  const auto item = from_word<Item>(words[0]);
  return item && fits(*item) ? 1 : 0;
}

constexpr auto write_tile = [](Action a) { return word(a.tile()); };
constexpr auto write_tribe = [](Action a) { return std::string(word(a.tribe())); };
constexpr auto write_card = [](Action a) { return std::string(word(a.card())); };
constexpr auto write_djinn = [](Action a) { return std::string(word(a.djinn())); };
constexpr auto write_item = [](Action a) { return std::string(word(a.item())); };
constexpr auto write_whim = [](Action a) { return std::string(word(a.whim())); };
constexpr auto write_payment = [](Action a) { return std::string(word(a.payment())); };
constexpr auto write_number = [](Action a) { return std::to_string(a.number()); };
constexpr auto write_position = [](Action a) { return std::to_string(a.number() + 1); };
constexpr auto write_subject = [](Action a) { return std::to_string(a.subject()); };
constexpr auto write_seat = [](Action a) { return std::to_string(a.subject() + 1); };

constexpr std::string_view a_power = "a djinn with a power to use";
constexpr std::string_view a_magic_item = "a magic item";

const std::array<Field, 21> fields{{
    {"TILE", "a tile", read_word<Tile, at_tile>, write_tile},
    {"TRIBE", "a tribe", read_word<Tribe, at_tribe>, write_tribe},
    {"CARD", "a card", read_word<Card, at_subject>, write_card},
    {"DJINN", "a djinn", read_word<Djinn, at_subject>, write_djinn},
    {"ITEM", "an item", read_word<Item, at_subject>, write_item},
    {"WHIM", "a whim", read_word<Whim, at_subject>, write_whim},
    {"PRICE", "a price", read_price, write_number},
    {"PAID", "a number of fakirs from 1 to 18", read_number<1, 18, 0, at_subject>, write_subject},
    {"FAKIRS", "a number of fakirs from 0 to 18", read_number<0, 18, 0, at_number>, write_number},
    {"SEAT", "a seat from 1 to 5", read_number<1, 5, 1, at_subject>, write_seat},
    {"POSITION", "a position from 1 to 9", read_number<1, 9, 1, at_number>, write_position},
    {"PLACE", "a position from 1 to 3", read_number<1, 3, 1, at_number>, write_position},
    {"PAYMENT", "a payment", read_payment, write_payment},
    {"GOODS", "a good", read_goods, write_goods},
    {"DISCARDED", "an item", read_discarded, [](Action a) { return write_items(a.discarded()); }},
    {"POWER", a_power, read_word<Djinn, at_subject, plain_djinn>, write_djinn},
    {"POWER-THERE", a_power, read_word<Djinn, at_subject, placing_djinn>, write_djinn},
    {"MAGIC", a_magic_item, read_word<Item, at_subject, plain_item>, write_item},
    {"MAGIC-THERE", a_magic_item, read_word<Item, at_subject, placing_item>, write_item},
    {"LAMP", a_magic_item, read_only<is_lamp>, [](Action) { return std::string("lamp"); }},
    {"RING", a_magic_item, read_only<is_ring>, [](Action) { return std::string("ring"); }},
}};

// Goods that a whim asks for, in the order of Shown.
constexpr std::array<Card, 3> shown_goods{Card::fish, Card::wheat, Card::pottery};

}  // namespace

const Field* field_named(std::string_view name) {
  const auto* found =
      std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == name; });
  return found == fields.end() ? nullptr : found;
}

bool needs_tile(Djinn djinn) {
  return djinn != Djinn::echidna && djinn != Djinn::iblis && djinn != Djinn::sibittis &&
         djinn != Djinn::sloar;
}

bool needs_tile(Item item) { return item == Item::scimitar || item == Item::flute || item == Item::talisman; }

std::string write_shown(const Shown& shown) {
  std::string text;
  for (std::size_t i = 0; i < shown_goods.size(); ++i)
    if (shown.goods[i]) text += (text.empty() ? "" : " ") + std::string(word(shown_goods[i]));
  const std::string items = write_items(shown.items);
  return text + (text.empty() || items.empty() ? "" : " ") + items;
}

bool add_shown(Shown& shown, std::string_view text) {
  for (std::size_t i = 0; i < shown_goods.size(); ++i)
    if (word(shown_goods[i]) == text) return !std::exchange(shown.goods[i], true);
  const auto item = from_word<Item>(text);
  if (!item || !is_precious(*item) || shown.items.total() == wanted(Whim::precious)) return false;
  if (shown.items[*item] == item_table[index(*item)].count) return false;
  shown.items.add(*item);
  return true;
}

}  // namespace naqala
