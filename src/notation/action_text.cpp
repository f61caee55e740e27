#include "notation/action_text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "notation/action_fields.hpp"
#include "notation/names.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

// ---- Forms: the grammar -----------------------------------------------------------------------------------

struct Form {
  Kind kind;
  std::string_view words;
};

constexpr std::array<Form, 45> forms{{
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
    {Kind::keep_unseen, "keep unseen"},
    {Kind::keep_unseen, "keep unseen discard DISCARDED"},
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
                      (action.kind() == Kind::keep_unseen && !action.discarded().empty()) ||
                      (action.kind() == Kind::use_djinn && needs_tile(action.djinn())) ||
                      (action.kind() == Kind::use_item && needs_tile(action.item()));
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

// ---- Matching a text with the forms -----------------------------------------------------------------------

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

// ---- Reading ----------------------------------------------------------------------------------------------

constexpr std::size_t most_words = 32;  // no action has as many

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  each_word(text, [&](std::string_view w) {
    words.push_back(w);
    return words.size() < most_words;
  });
  return words;
}

// An action, or what is wrong with it.
struct Reading {
  Action action = Action::of(Kind::none);
  std::string problem;
};

Reading read_plain(Words words) {
  std::vector<Match> matches;
  for (const Form& form : forms) {
    matches.push_back(match(form, words));
    if (const auto action = matches.back().action) return {*action, mismatch(*action, words)};
  }
  return {Action::of(Kind::none), explain(words, matches)};
}

// What others are told besides: ACTION shows fish jewellery crown. Bits that the action uses
// itself are not free for it.
Reading read_told(Words action_words, Words shown_words) {
  Reading reading = read_plain(action_words);
  if (!reading.problem.empty()) return reading;
  if (shown_words.empty()) return {reading.action, "what is shown is missing"};
  Shown shown;
  for (std::string_view w : shown_words)
    if (!add_shown(shown, w)) return {reading.action, printable(w) + " cannot be shown"};
  if (!reading.action.can_show(shown)) return {reading.action, "nothing like that is shown with this action"};
  return {reading.action.showing(shown), {}};
}

Reading read(Words words) {
  const auto shows = std::find(words.begin(), words.end(), "shows");
  if (shows == words.end()) return read_plain(words);
  const auto before = static_cast<std::size_t>(shows - words.begin());
  return read_told(words.first(before), words.subspan(before + 1));
}

}  // namespace

std::string to_text(Action action) {
  const Form* form = form_of(action);
  if (!form) return "none";
  if (action.shows_something()) return to_text(action.plain()) + " shows " + write_shown(action.shown());
  std::string text;
  each_word(form->words, [&](std::string_view part) {
    const Field* field = field_named(part);
    if (!text.empty()) text += ' ';
    text += field ? field->write(action) : std::string(part);
    return true;
  });
  return text;
}

bool names_tile(Action action) { return form_of(action)->words.find("TILE") != std::string_view::npos; }

Result<Action> parse_action(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  const Reading reading = read(words);
  if (!reading.problem.empty()) return Error{"action: " + quoted(text) + ": " + reading.problem};
  return reading.action;
}

}  // namespace naqala
