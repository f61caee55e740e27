// Documents with a few fields changed at random: most are refused, and those that are read must be sound
// games. This goes deeper than changing bytes, as the documents stay well formed.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <vector>

#include "notation/action_text.hpp"
#include "notation/json_text.hpp"
#include "notation/position.hpp"
#include "nth_setup.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/simulate.hpp"

namespace naqala {
namespace {

namespace json = boost::json;

// Every value inside, and all words that occur.
void collect(json::value& value, std::vector<json::value*>& values, std::vector<json::string>& words) {
  values.push_back(&value);
  if (value.is_string()) words.push_back(value.get_string());
  if (json::array* array = value.if_array())
    for (json::value& element : *array) collect(element, values, words);
  if (json::object* object = value.if_object())
    for (auto& [name, content] : *object) {
      words.emplace_back(name);
      collect(content, values, words);
    }
}

void damage_object(json::object& object, const std::vector<json::string>& words, Rng& rng) {
  if (!object.empty() && rng.below(2) == 0)
    object.erase(object.begin() + rng.below(static_cast<std::uint32_t>(object.size())));
  else
    object[words[rng.below(static_cast<std::uint32_t>(words.size()))]] = 1 + rng.below(2);
}

void damage_array(json::array& array, const std::vector<json::string>& words, Rng& rng) {
  if (!array.empty() && rng.below(2) == 0)
    array.erase(array.begin() + rng.below(static_cast<std::uint32_t>(array.size())));
  else if (!array.empty() && rng.below(2) == 0)
    rng.shuffle(array);
  else
    array.emplace_back(words[rng.below(static_cast<std::uint32_t>(words.size()))]);
}

void damage(json::value& document, Rng& rng) {
  std::vector<json::value*> values;
  std::vector<json::string> words;
  collect(document, values, words);
  json::value& value = *values[rng.below(static_cast<std::uint32_t>(values.size()))];
  if (value.is_object())
    damage_object(value.get_object(), words, rng);
  else if (value.is_array())
    damage_array(value.get_array(), words, rng);
  else if (value.is_string())
    value = words[rng.below(static_cast<std::uint32_t>(words.size()))];
  else
    value = rng.below(4) == 0 ? json::value(nullptr) : json::value(rng.below(6));
}

std::string play_on(State s, Rng& rng) {
  const Layout layout(s);
  ActionList list;
  for (int i = 0; i < 60 && actor(s) != nobody; ++i) {
    legal_actions(layout, s, list);
    if (list.empty()) return "nothing is legal";
    const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    apply(layout, s, action);
    if (std::string problem = problem_with(layout, s); !problem.empty())
      return "after " + to_text(action) + ": " + problem;
  }
  return {};
}

std::vector<State> some_states(Rng& rng) {
  std::vector<State> states;
  for (int n = 0; n < 30; ++n) {
    const test::Plan plan = test::random_plan(test::nth_setup(n), rng);
    test::play_out(plan, rng, {[&](const test::Move& move) -> std::string {
                     if (rng.below(move.after.step > Step::end ? 4 : 64) == 0) states.push_back(move.after);
                     return {};
                   }});
  }
  return states;
}

TEST(Damage, DamagedPositionsAreRefusedOrCanBePlayed) {
  Rng rng("damaged positions");
  const std::vector<State> states = some_states(rng);
  const int rounds = test::rounds({.reduced = 500, .normal = 10'000, .campaign = 1'000'000});
  int played = 0;
  for (int n = 0; n < rounds; ++n) {
    json::value document = json_of(states[rng.below(static_cast<std::uint32_t>(states.size()))]);
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) damage(document, rng);
    const Result<State> s = read_position(document);
    if (!s) continue;
    ++played;
    const Result<State> again = parse_position(to_json(*s));
    ASSERT_TRUE(again.ok() && *again == *s) << print_json(document);
    ASSERT_EQ(play_on(*s, rng), "") << print_json(document);
  }
  EXPECT_GT(played, rounds / 10);
}

TEST(Damage, DamagedObservationsAreRefusedOrCanBeSampled) {
  Rng rng("damaged observations");
  const std::vector<State> states = some_states(rng);
  const int rounds = test::rounds({.reduced = 500, .normal = 5'000, .campaign = 500'000});
  int sampled = 0;
  for (int n = 0; n < rounds; ++n) {
    const State& from = states[rng.below(static_cast<std::uint32_t>(states.size()))];
    const Viewer viewer = rng.below(2) == 0 ? Viewer::spectator : eyes_of(static_cast<Seat>(rng.below(2)));
    json::value document = json_of(observe(from, viewer));
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) damage(document, rng);
    const Result<Observation> o = read_observation(document);
    if (!o) continue;
    ++sampled;
    const State s = sample(*o, rng);
    ASSERT_EQ(problem_with(s), "") << print_json(document);
    ASSERT_TRUE(observe(s, o->viewer()) == *o) << print_json(document);
  }
  EXPECT_GT(sampled, rounds / 10);
}

}  // namespace
}  // namespace naqala
