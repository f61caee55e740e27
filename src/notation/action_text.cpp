#include "notation/action_text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <vector>

#include "notation/names.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;
using Words = std::span<const std::string_view>;

// ---- Fields: the words of a form in capital letters ----------------------------------------------------------

// Where a field stands in the bits of an action (action.hpp).
enum Shift { at_tile = 6, at_goods = 6, at_subject = 12, at_tribe = 18, at_payment = 21, at_number = 23 };

Action with(Action action, std::size_t value, Shift shift) {
  return Action::from_bits(action.bits() | static_cast<std::uint32_t>(value << shift));
}

// How a field is read from the words at hand and written. `read` gives the number of words used, 0 if they do not fit.
struct Field {
  std::string_view name;  // in the forms below
  std::string_view what;  // in messages
  std::size_t (*read)(Words words, Action& action);
  std::string (*write)(Action action);
};

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

// Powers that are used at a place, and those that are not.
bool has_power(Djinn djinn) {
  const Cost cost = djinn_table[index(djinn)].cost;
  return cost != Cost::none && cost != Cost::fakirs;
}
bool power_without_tile(Djinn djinn) {
  return djinn == Djinn::echidna || djinn == Djinn::iblis || djinn == Djinn::sibittis ||
         djinn == Djinn::sloar;
}
bool plain_djinn(Djinn djinn) { return has_power(djinn) && power_without_tile(djinn); }
bool placing_djinn(Djinn djinn) { return has_power(djinn) && !power_without_tile(djinn); }
bool plain_item(Item item) { return item == Item::carpet || item == Item::horn; }
bool placing_item(Item item) {
  return item == Item::scimitar || item == Item::flute || item == Item::talisman;
}
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

const std::array<Field, 20> fields{{
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
    {"POWER", a_power, read_word<Djinn, at_subject, plain_djinn>, write_djinn},
    {"POWER-THERE", a_power, read_word<Djinn, at_subject, placing_djinn>, write_djinn},
    {"MAGIC", a_magic_item, read_word<Item, at_subject, plain_item>, write_item},
    {"MAGIC-THERE", a_magic_item, read_word<Item, at_subject, placing_item>, write_item},
    {"LAMP", a_magic_item, read_only<is_lamp>, [](Action) { return std::string("lamp"); }},
    {"RING", a_magic_item, read_only<is_ring>, [](Action) { return std::string("ring"); }},
}};

const Field* field_named(std::string_view name) {
  const auto* found =
      std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == name; });
  return found == fields.end() ? nullptr : found;
}

// ---- Forms: the grammar --------------------------------------------------------------------------------------

struct Form {
  Kind kind;
  std::string_view words;
};

constexpr std::array<Form, 43> forms{{
    {Kind::bid, "bid PRICE"},
    {Kind::bid, "bid PRICE fakirs PAID"},
    {Kind::take, "take TILE"},
    {Kind::drop, "drop TILE TRIBE"},
    {Kind::skip, "skip"},
    {Kind::collect, "collect"},
    {Kind::camel, "camel"},
    {Kind::tent, "tent"},
    {Kind::keep, "keep"},
    {Kind::keep_item, "keep ITEM"},
    {Kind::keep_djinn, "keep DJINN"},
    {Kind::trade, "trade"},
    {Kind::fakirs, "fakirs FAKIRS"},
    {Kind::kill, "kill TILE TRIBE"},
    {Kind::kill_seat, "kill seat SEAT TRIBE"},
    {Kind::palm, "palm"},
    {Kind::palace, "palace"},
    {Kind::buy, "buy POSITION"},
    {Kind::djinn, "djinn PLACE PAYMENT"},
    {Kind::item_artisan, "item artisan"},
    {Kind::item_fakirs, "item fakir fakir"},
    {Kind::whim, "whim"},
    {Kind::sell, "sell GOODS"},
    {Kind::end, "end"},
    {Kind::use_djinn, "use POWER PAYMENT"},
    {Kind::use_djinn, "use POWER-THERE PAYMENT TILE"},
    {Kind::use_item, "use MAGIC"},
    {Kind::use_item, "use MAGIC-THERE TILE"},
    {Kind::use_lamp, "use LAMP PLACE"},
    {Kind::use_lamp_deck, "use LAMP deck"},
    {Kind::use_ring, "use RING ITEM"},
    {Kind::remove, "remove TRIBE"},
    {Kind::move, "move TILE TRIBE"},
    {Kind::done, "done"},
    {Kind::to, "to TILE"},
    {Kind::put, "put CARD"},
    {Kind::deal_card, "deal CARD"},
    {Kind::deal_unseen, "deal unseen"},
    {Kind::deal_djinn, "deal djinn DJINN"},
    {Kind::deal_item, "deal item ITEM"},
    {Kind::deal_item_unseen, "deal item unseen"},
    {Kind::deal_whim, "deal whim WHIM"},
    {Kind::draw_meeple, "draw TRIBE"},
}};

// Some kinds have two forms, the shorter one first.
const Form* form_of(Action action) {
  const auto* form =
      std::find_if(forms.begin(), forms.end(), [&](const Form& f) { return f.kind == action.kind(); });
  if (form == forms.end()) return nullptr;
  const bool longer = (action.kind() == Kind::bid && action.subject() > 0) ||
                      (action.kind() == Kind::use_djinn && !power_without_tile(action.djinn())) ||
                      (action.kind() == Kind::use_item && !plain_item(action.item()));
  return longer ? form + 1 : form;
}

// Calls `visit` with each word of a text, as long as it returns true.
template <class Visit>
void each_word(std::string_view text, Visit visit) {
  constexpr std::string_view blanks = " \t";
  for (std::size_t begin = text.find_first_not_of(blanks); begin != text.npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
    if (!visit(text.substr(begin, end - begin))) return;
    begin = text.find_first_not_of(blanks, end);
  }
}

// ---- Matching a text with the forms --------------------------------------------------------------------------

struct Match {
  std::optional<Action> action;
  std::size_t words = 0;  // how many fitted
  std::string wanted;     // what should have come next; empty if the text should have ended
};

Match match(const Form& form, Words words) {
  Match result;
  Action action = Action::of(form.kind);
  bool fits = true;
  each_word(form.words, [&](std::string_view part) {
    const Field* field = field_named(part);
    std::size_t used = 0;
    if (!words.empty()) used = field ? field->read(words, action) : words[0] == part;
    if (used == 0) result.wanted = field ? std::string(field->what) : quoted(part);
    words = words.subspan(used);
    result.words += used;
    return fits = used > 0;
  });
  if (fits && words.empty()) result.action = action;
  return result;
}

// What is wrong in an action whose words all fit.
std::string mismatch(Action action, Words words) {
  if (action.kind() == Kind::sell &&
      static_cast<std::size_t>(std::popcount(action.goods())) + 1 < words.size())
    return "a set has each good once";
  if (action.kind() == Kind::djinn && !settles(action.payment(), Cost::two))
    return std::string(word(action.payment())) + " does not pay for a djinn";
  if (action.kind() == Kind::use_djinn && !settles(action.payment(), djinn_table[index(action.djinn())].cost))
    return std::string(word(action.payment())) + " does not pay for " + std::string(word(action.djinn()));
  return {};
}

std::string alternatives(const std::vector<std::string>& wanted) {
  std::string text;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    text += (i == 0 ? "" : i + 1 == wanted.size() ? " or " : ", ") + wanted[i];
  return text;
}

// What is wrong with a text that no form fits: the forms that fit the most words say what they wanted next.
std::string explain(Words words, const std::vector<Match>& matches) {
  std::size_t most = 0;
  for (const Match& m : matches) most = std::max(most, m.words);
  if (words.empty()) return "there is no action";
  if (most == 0) return printable(words[0]) + " is not an action";
  std::vector<std::string> wanted;
  for (const Match& m : matches)
    if (m.words == most && !m.wanted.empty() &&
        std::find(wanted.begin(), wanted.end(), m.wanted) == wanted.end())
      wanted.push_back(m.wanted);
  if (most == words.size()) return alternatives(wanted) + " is missing";
  if (wanted.empty()) return printable(words[most]) + " is a word too many";
  return printable(words[most]) + " is not " + alternatives(wanted);
}

}  // namespace

std::string to_text(Action action) {
  const Form* form = form_of(action);
  if (!form) return "none";
  std::string text;
  each_word(form->words, [&](std::string_view part) {
    const Field* field = field_named(part);
    if (!text.empty()) text += ' ';
    text += field ? field->write(action) : std::string(part);
    return true;
  });
  return text;
}

Result<Action> parse_action(std::string_view text) {
  std::vector<std::string_view> words;
  each_word(text, [&](std::string_view w) {
    words.push_back(w);
    return words.size() < 16;  // no action has as many
  });
  std::vector<Match> matches;
  for (const Form& form : forms) {
    matches.push_back(match(form, words));
    if (!matches.back().action) continue;
    const std::string problem = mismatch(*matches.back().action, words);
    if (problem.empty()) return *matches.back().action;
    return Error{"action: " + quoted(text) + ": " + problem};
  }
  return Error{"action: " + quoted(text) + ": " + explain(words, matches)};
}

}  // namespace naqala
