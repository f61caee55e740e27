#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

Record start_of(const Record& record, std::size_t actions) {
  Record part = record;
  part.actions.resize(actions);
  return part;
}

std::vector<std::string> texts_of(const Record& record, std::size_t from, std::size_t to) {
  std::vector<std::string> texts;
  for (std::size_t i = from; i < to; ++i) texts.push_back(to_text(record.actions[i]));
  return texts;
}

std::vector<std::string> applying(std::vector<std::string> actions,
                                  const std::vector<std::string>& options = {}) {
  actions.insert(actions.begin(), {"apply", "-"});
  actions.insert(actions.end(), options.begin(), options.end());
  return actions;
}

TEST(Apply, CarriesARecordOn) {
  const Record record = played_game(2, "carried on");
  const auto actions = applying(texts_of(record, 20, 60));
  EXPECT_EQ(output_of(actions, to_text(start_of(record, 20))), to_text(start_of(record, 60)));
  EXPECT_EQ(output_of(actions, to_json(start_of(record, 20))), to_text(start_of(record, 60)));
  const auto as_json = applying(texts_of(record, 20, 60), {"--json"});
  EXPECT_EQ(output_of(as_json, to_text(start_of(record, 20))), to_json(start_of(record, 60)) + "\n");
}

TEST(Apply, CarriesAPositionOn) {
  const Record record = played_game(4, "positions");
  const std::vector<State> states = replay(record);
  const auto actions = applying(texts_of(record, 30, 70));
  EXPECT_EQ(output_of(actions, to_json(states[30])), to_json(states[70]) + "\n");
  const auto as_position = applying(texts_of(record, 30, 70), {"--position"});
  EXPECT_EQ(output_of(as_position, to_text(start_of(record, 30))), to_json(states[70]) + "\n");
}

TEST(Apply, WithNoActionPrintsWhatItWasGiven) {
  const Record record = played_game(2, "nothing to do");
  EXPECT_EQ(output_of({"apply", "-"}, to_text(record)), to_text(record));
}

TEST(Apply, CarriesAnObservationOn) {
  State state =
      Scene(2).meeples("b2", {Tribe::vizier}).meeples("c2", {Tribe::vizier}).turn(Seat::one).state();
  const std::string seen = to_json(observe(state, eyes_of(Seat::one)));
  play(Layout(state), state, {"take b2", "drop c2 vizier"});
  EXPECT_EQ(output_of({"apply", "-", "take b2", "drop c2 vizier"}, seen),
            to_json(observe(state, eyes_of(Seat::one))) + "\n");
}

TEST(Apply, AnIllegalActionIsNamedWithWhatIsLegal) {
  const std::string game = output_of({"new", "--seed", "7"});
  EXPECT_TRUE(failed(run({"apply", "-", "bid 5", "take a1"}, {.input = game}),
                     "standard input: action 2: \"take a1\" is not legal here (legal: bid 0, bid 1, "));
  EXPECT_TRUE(
      failed(run({"apply", "-", "bid 5", "bid 5"}, {.input = game}), "action 2: \"bid 5\" is not legal"));
  EXPECT_TRUE(failed(run({"apply", "-", "jump a1"}, {.input = game}), "action 1: \"jump a1\""));
  EXPECT_TRUE(failed(run({"apply", "-", ""}, {.input = game}), "action 1: "));
  EXPECT_TRUE(failed(run({"apply", "-", "bid \x1b[31m"}, {.input = game}), "action 1: "));
  EXPECT_TRUE(failed(run({"apply", "-", std::string(100'000, 'x')}, {.input = game}), "action 1: "));
}

TEST(Apply, ALongListOfLegalActionsIsCut) {
  Record record = played_game(2, "carried on");
  record.actions.resize(4);  // after the first auction: a tile is to be taken
  const Ran ran = run({"apply", "-", "end"}, {.input = to_text(record)});
  EXPECT_TRUE(failed(ran, "\"end\" is not legal here (legal: take a1, "));
  EXPECT_NE(ran.err.find(" more)"), std::string::npos) << ran.err;
  EXPECT_LT(ran.err.size(), 400u);
}

TEST(Apply, NothingFollowsTheEndOfTheGame) {
  const std::string game = to_text(played_game(2, "to the end"));
  EXPECT_TRUE(failed(run({"apply", "-", "bid 0"}, {.input = game}), "is not legal here (the game is over)"));
}

// The number of actions up to the first clean-up.
std::size_t before_clean_up(const Record& record) {
  const std::vector<State> states = replay(record);
  std::size_t i = 0;
  while (i < states.size() && actor(states[i]) != chance) ++i;
  EXPECT_LT(i, record.actions.size());
  return i;
}

TEST(Apply, ChanceIsDrawnOnlyWhenAskedFor) {
  const Record record = played_game(3, "chance");
  const std::size_t chance_at = before_clean_up(record);
  const std::string before = to_text(start_of(record, chance_at - 1));
  const std::string last = to_text(record.actions[chance_at - 1]);

  EXPECT_EQ(output_of({"apply", "-", last}, before), to_text(start_of(record, chance_at)));
  const std::string drawn = output_of({"apply", "-", last, "--chance-seed", "3"}, before);
  const Result<Record> after = parse_record(drawn);
  ASSERT_TRUE(after.ok()) << after.error();
  EXPECT_GT(after->actions.size(), chance_at);
  EXPECT_NE(actor(replay(*after).back()), chance);
  EXPECT_EQ(output_of({"apply", "-", last, "--chance-seed", "3"}, before), drawn);
  EXPECT_NE(output_of({"apply", "-", last, "--chance-seed", "4"}, before), drawn);
  EXPECT_NE(actor(replay(*parse_record(output_of({"apply", "-", last, "--draw"}, before))).back()), chance);
}

TEST(Apply, ANamedOutcomeIsTakenEvenWhenChanceIsDrawn) {
  const Record record = played_game(3, "chance");
  const std::size_t chance_at = before_clean_up(record);
  const std::string named = to_text(record.actions[chance_at]);
  const Result<Record> after = parse_record(
      output_of({"apply", "-", named, "--chance-seed", "3"}, to_text(start_of(record, chance_at))));
  ASSERT_TRUE(after.ok()) << after.error();
  EXPECT_EQ(after->actions[chance_at], record.actions[chance_at]);
}

TEST(Apply, R81_ChanceIsNotDrawnFromAnObservation) {
  const State state = Scene(2).state();
  const std::string seen = to_json(observe(state, Viewer::spectator));
  EXPECT_TRUE(failed(run({"apply", "-", "--draw"}, {.input = seen}), "chance cannot be drawn"));
}

TEST(Apply, AFileCanBeCarriedOnInPlace) {
  const Folder folder;
  const std::string path = folder.path("game.txt");
  output_of({"new", "--seed", "7", "-o", path});
  const std::string expected = output_of({"apply", path, "bid 5", "bid 0"});
  output_of({"apply", path, "bid 5", "-o", path});
  output_of({"apply", path, "bid 0", "-o", path});
  EXPECT_EQ(content_of(path), expected);
  EXPECT_TRUE(failed(run({"apply", path, "bid 99", "-o", path}), "action 1"));
  EXPECT_EQ(content_of(path), expected);
}

}  // namespace
}  // namespace naqala::test
