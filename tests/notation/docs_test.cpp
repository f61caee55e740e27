// Runs the examples of docs/notation.md. The second word behind the opening ``` says what an example is.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/decision.hpp"
#include "notation/effects.hpp"
#include "notation/position.hpp"
#include "notation/record.hpp"
#include "notation/tables.hpp"
#include "rules/game.hpp"
#include "support/printing.hpp"
#include "support/scene.hpp"

namespace naqala {
namespace {

struct Example {
  std::string kind;  // "actions", "position", ...
  std::string text;
  int line;
};

std::vector<Example> examples() {
  std::ifstream file(NAQALA_SOURCE_DIR "/docs/notation.md");
  std::vector<Example> found;
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.substr(0, 3) == "```") {
      inside = !inside;
      if (inside) found.push_back({line.substr(std::min(line.find(' ') + 1, line.size())), "", number});
    } else if (inside) {
      found.back().text += line + "\n";
    }
  }
  return found;
}

std::vector<Example> examples(std::string_view kind) {
  std::vector<Example> found = examples();
  std::erase_if(found, [&](const Example& e) { return e.kind != kind; });
  return found;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(Docs, EveryExampleIsOfAKindThatIsRun) {
  const std::set<std::string> kinds{"actions",     "errors", "position", "legal",   "refused", "message",
                                    "observation", "record", "tables",   "effects", "decision"};
  ASSERT_GE(examples().size(), kinds.size());
  for (const Example& example : examples())
    EXPECT_TRUE(kinds.contains(example.kind)) << "line " << example.line;
  for (const std::string& kind : kinds) EXPECT_FALSE(examples(kind).empty()) << kind;
}

TEST(Docs, ActionsAreReadAndWrittenBackAndEveryKindIsShown) {
  std::set<Action::Kind> kinds;
  for (const Example& example : examples("actions"))
    for (const std::string& line : lines_of(example.text)) {
      const Result<Action> action = parse_action(line);
      ASSERT_TRUE(action.ok()) << action.error();
      EXPECT_EQ(to_text(*action), line);
      kinds.insert(action->kind());
    }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(Action::Kind::keep_unseen));
}

TEST(Docs, EveryPowerWithACostIsShown) {
  std::set<Djinn> shown;
  for (const Example& example : examples("actions"))
    for (const std::string& line : lines_of(example.text))
      if (const auto action = parse_action(line); action && action->kind() == Action::Kind::use_djinn)
        shown.insert(action->djinn());
  for (Djinn djinn : all<Djinn>) {
    const Cost cost = djinn_table[index(djinn)].cost;
    EXPECT_EQ(shown.contains(djinn), cost != Cost::none && cost != Cost::fakirs) << name(djinn);
  }
}

TEST(Docs, EveryWordIsInTheTables) {
  std::ifstream file(NAQALA_SOURCE_DIR "/docs/notation.md");
  std::stringstream text;
  text << file.rdbuf();
  const auto mentioned = [&](std::string_view word) {
    for (std::string_view before : {" ", "`"})
      for (std::string_view after : {" ", "`"})
        if (text.str().find(std::string(before) + std::string(word) + std::string(after)) !=
            std::string::npos)
          return true;
    return false;
  };
  for (Tribe tribe : all<Tribe>) EXPECT_TRUE(mentioned(name(tribe))) << name(tribe);
  for (Card card : all<Card>) EXPECT_TRUE(mentioned(name(card))) << name(card);
  for (Djinn djinn : all<Djinn>) EXPECT_TRUE(mentioned(name(djinn))) << name(djinn);
  for (Item item : all<Item>) EXPECT_TRUE(mentioned(name(item))) << name(item);
  for (Whim whim : all<Whim>) EXPECT_TRUE(mentioned(name(whim))) << name(whim);
  for (TileKind kind : all<TileKind>)
    EXPECT_TRUE(kind == TileKind::none || mentioned(name(kind))) << name(kind);
}

TEST(Docs, ErrorsAreAsShown) {
  for (const Example& example : examples("errors")) {
    const std::vector<std::string> lines = lines_of(example.text);
    ASSERT_EQ(lines.size() % 2, 0u);
    for (std::size_t i = 0; i < lines.size(); i += 2) EXPECT_EQ(parse_action(lines[i]).error(), lines[i + 1]);
  }
}

TEST(Docs, PositionsAreReadAndWrittenBackAndTheirActionsAreLegal) {
  State s{};
  for (const Example& example : examples()) {
    if (example.kind == "position") {
      const Result<State> read = parse_position(example.text);
      ASSERT_TRUE(read.ok()) << read.error();
      const Result<State> again = parse_position(to_json(*read));
      ASSERT_TRUE(again.ok()) << again.error();
      EXPECT_EQ(*again, *read);
      s = *read;
    }
    if (example.kind != "legal") continue;
    for (const std::string& line : lines_of(example.text)) EXPECT_TRUE(test::offers(Layout(s), s, line));
  }
}

TEST(Docs, RefusedPositionsGiveTheMessageBelowThem) {
  const std::vector<Example> refused = examples("refused"), messages = examples("message");
  ASSERT_EQ(refused.size(), messages.size());
  for (std::size_t i = 0; i < refused.size(); ++i)
    EXPECT_EQ(parse_position(refused[i].text).error() + "\n", messages[i].text);
}

TEST(Docs, TheObservationIsWhatTheSeatSeesOfThePosition) {
  const Result<State> s = parse_position(examples("position")[0].text);
  const Result<Observation> o = parse_observation(examples("observation")[0].text);
  ASSERT_TRUE(s.ok()) << s.error();
  ASSERT_TRUE(o.ok()) << o.error();
  EXPECT_TRUE(observe(*s, eyes_of(Seat::one)) == *o) << to_json(observe(*s, eyes_of(Seat::one)));
}

TEST(Docs, EffectsAreThoseOfTheFirstPosition) {
  const Result<State> s = parse_position(examples("position")[0].text);
  ASSERT_TRUE(s.ok()) << s.error();
  for (const Example& example : examples("effects")) {
    const boost::json::value shown = boost::json::parse(example.text);
    const Result<Action> action = parse_action(std::string(shown.at("action").as_string()));
    ASSERT_TRUE(action.ok()) << action.error();
    EffectList effects;
    preview(Layout(*s), *s, *action, effects);
    EXPECT_EQ(json_of(effects), shown.at("effects")) << json_of(effects);
  }
}

TEST(Docs, TheDecisionIsThatOfTheFirstPosition) {
  const Result<State> s = parse_position(examples("position")[0].text);
  ASSERT_TRUE(s.ok()) << s.error();
  const Layout layout(*s);
  const boost::json::value due = json_of(layout, decision_due(layout, *s));
  EXPECT_EQ(due, boost::json::parse(examples("decision")[0].text)) << due;
}

TEST(Docs, RecordsAreReadAndWrittenBack) {
  for (const Example& example : examples("record")) {
    const Result<Record> record = parse_record(example.text);
    ASSERT_TRUE(record.ok()) << record.error();
    EXPECT_FALSE(record->actions.empty());
    const Result<Record> again = parse_record(to_json(*record));
    ASSERT_TRUE(again.ok()) << again.error();
    EXPECT_TRUE(*again == *record);
  }
}

// Whether all of `part` is so in `whole`, which may have more fields.
bool is_part_of(const boost::json::value& part, const boost::json::value& whole) {
  if (!part.is_object() || !whole.is_object()) return part == whole;
  const auto& fields = part.as_object();
  return std::all_of(fields.begin(), fields.end(), [&](const auto& field) {
    const boost::json::value* there = whole.as_object().if_contains(field.key());
    return there != nullptr && is_part_of(field.value(), *there);
  });
}

TEST(Docs, TheTablesAreAsShownAndEveryPartIsNamed) {
  std::ifstream file(NAQALA_SOURCE_DIR "/docs/notation.md");
  std::stringstream page;
  page << file.rdbuf();
  for (const Example& example : examples("tables")) {
    const boost::json::value shown = boost::json::parse(example.text);
    for (const auto& part : shown.as_object())
      EXPECT_TRUE(is_part_of(part.value(), game_tables().at(part.key()))) << part.key();
  }
  for (const auto& part : game_tables().as_object())
    EXPECT_NE(page.str().find("`" + std::string(part.key()) + "`"), std::string::npos) << part.key();
}

}  // namespace
}  // namespace naqala
