#include <algorithm>

#include "notation/action_text.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {

namespace {

std::string joined(const std::vector<std::string>& texts) {
  std::string line;
  for (const std::string& text : texts) line += (line.empty() ? "" : " | ") + text;
  return line.empty() ? "nothing" : line;
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace

void play(const Layout& layout, State& state, std::initializer_list<std::string_view> actions,
          const char* file, int line) {
  for (std::string_view text : actions) {
    const Result<Action> action = parse_action(text);
    if (!action) {
      ADD_FAILURE_AT(file, line) << text << ": " << action.error();
      return;
    }
    if (!is_legal(layout, state, *action)) {
      ADD_FAILURE_AT(file, line) << "not legal: " << text << "\nlegal: " << joined(legal_texts(layout, state))
                                 << '\n'
                                 << testing::PrintToString(state);
      return;
    }
    apply(layout, state, *action);
    if (const std::string problem = problem_with(state); !problem.empty()) {
      ADD_FAILURE_AT(file, line) << "after " << text << ": " << problem << '\n'
                                 << testing::PrintToString(state);
      return;
    }
  }
}

std::vector<std::string> legal_texts(const Layout& layout, const State& state) {
  ActionList list;
  legal_actions(layout, state, list);
  std::vector<std::string> texts;
  for (Action action : list) texts.push_back(to_text(action));
  return texts;
}

std::vector<std::string> offered(const Layout& layout, const State& state, std::string_view start) {
  std::vector<std::string> texts;
  for (const std::string& text : legal_texts(layout, state))
    if (text.starts_with(start)) texts.push_back(text);
  return sorted(texts);
}

testing::AssertionResult offers(const Layout& layout, const State& state, std::string_view text) {
  const std::vector<std::string> texts = legal_texts(layout, state);
  const bool found = std::find(texts.begin(), texts.end(), text) != texts.end();
  return (found ? testing::AssertionSuccess() : testing::AssertionFailure())
         << "\"" << text << "\" is " << (found ? "" : "not ") << "offered; legal: " << joined(texts) << '\n'
         << testing::PrintToString(state);
}

testing::AssertionResult offers_only(const Layout& layout, const State& state,
                                     std::initializer_list<std::string_view> texts) {
  const std::vector<std::string> legal = sorted(legal_texts(layout, state));
  const std::vector<std::string> wanted = sorted({texts.begin(), texts.end()});
  if (legal == wanted) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\n  legal: " << joined(legal) << "\n expected: " << joined(wanted)
                                     << '\n'
                                     << testing::PrintToString(state);
}

}  // namespace naqala::test
