#include <fmt/format.h>

#include <algorithm>

#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "play_choices.hpp"

namespace naqala::command {

namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool begins(std::string_view word, std::string_view part) {
  const bool is_number = part[0] >= '0' && part[0] <= '9';
  return is_number ? word == part : word.rfind(part, 0) == 0;
}

// Whether each word typed begins a word of the action, in the same order. Numbers must be whole.
bool suggests(std::string_view typed, std::string_view action) {
  const auto words = words_of(action);
  auto next = words.begin();
  for (std::string_view part : words_of(typed)) {
    next = std::find_if(next, words.end(), [&](std::string_view w) { return begins(w, part); });
    if (next == words.end()) return false;
    ++next;
  }
  return true;
}

std::vector<Action> suggested(std::string_view text, const Choices& choices) {
  std::vector<Action> found;
  for (Action action : choices.actions)
    if (suggests(text, to_text(action))) found.push_back(action);
  // A bare tile means the step itself rather than a power.
  if (std::any_of(found.begin(), found.end(), [&](Action action) { return !is_use(action); }))
    found.erase(std::remove_if(found.begin(), found.end(), is_use), found.end());
  return found;
}

std::string several(const std::vector<Action>& found) {
  std::string text = "that could be ";
  for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 4); ++i)
    text += (i > 0 ? ", " : "") + to_text(found[i]);
  return text + (found.size() > 4 ? ", ..." : "");
}

}  // namespace

Result<Action> choice_from(std::string_view text, const Choices& choices) {
  const int count = static_cast<int>(choices.actions.size());
  if (const auto number = number_from(text, 9999)) {
    if (*number >= 1 && *number <= count) return choices.actions[static_cast<std::size_t>(*number) - 1];
    return Error{fmt::format("there is no number {} here, only 1 to {}", *number, count)};
  }
  const auto action = parse_action(text);
  if (action && std::find(choices.actions.begin(), choices.actions.end(), *action) != choices.actions.end())
    return *action;
  const std::vector<Action> found = suggested(text, choices);
  if (found.size() == 1) return found[0];
  if (found.size() > 1) return Error{several(found)};
  if (action) return Error{to_text(*action) + " cannot be done now"};
  return Error{quoted(text) + " is nothing to do here: type a number, or help"};
}

}  // namespace naqala::command
