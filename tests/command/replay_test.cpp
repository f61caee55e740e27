#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "rules/score.hpp"
#include "run.hpp"

namespace naqala::test {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

int turns_of(const Record& record) {
  return static_cast<int>(std::count_if(record.actions.begin(), record.actions.end(),
                                        [](Action a) { return a.kind() == Action::Kind::end; }));
}

TEST(Replay, TellsEachTurnInOneLineAndTheScoreAtTheEnd) {
  Record record = played_game(3, "told");
  record.names = {"Anna", "Boris", "Chloé"};
  const std::string text = output_of({"replay"}, to_text(record));
  const auto lines = lines_of_text(text);
  const auto turns = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
    return has(line, " points)") || has(line, " point)");
  });
  EXPECT_EQ(turns, turns_of(record));
  EXPECT_TRUE(has(text, "Round 1\n"));
  EXPECT_TRUE(has(text, "Anna bids "));
  EXPECT_TRUE(has(text, "sows "));
  EXPECT_TRUE(has(text, "Total"));
  EXPECT_TRUE(has(lines.back(), "The game is over: "));
  EXPECT_EQ(output_of({"replay"}, to_json(record)), text);
}

TEST(Replay, TellsATurnInPlainWords) {
  const std::string game = output_of({"new", "--seed", "7", "--names", "Anna,Bo"});
  const std::string played =
      output_of({"apply", "-", "bid 5", "bid 0", "bid 0", "bid 1", "take e1", "drop e2 vizier",
                 "drop e3 assassin", "drop d3 elder", "collect", "keep", "djinn 3 elder elder", "end"},
                game);
  const auto lines = lines_of_text(output_of({"replay"}, played));
  ASSERT_GE(lines.size(), 3u);
  EXPECT_EQ(lines[0], "Round 1");
  EXPECT_EQ(lines[1], "     auction        Anna bids 5; Bo bids 0; Anna bids 0; Bo bids 1");
  EXPECT_EQ(lines[2],
            "   1 Anna           sows e1: vizier e2, assassin e3, elder d3; keeps 3 elders of d3; "
            "takes Boaz for 2 elders (+8 points)");
}

TEST(Replay, PointsOfTheTurnsAddUp) {
  const Record record = played_game(2, "adding up");
  const boost::json::value value = boost::json::parse(output_of({"replay", "--json"}, to_text(record)));
  const std::vector<State> states = replay(record);
  std::size_t actions = 0;
  for (const boost::json::value& line : value.at("lines").as_array()) {
    const State& before = states[actions];
    actions += line.at("actions").as_array().size();
    const State& after = states[actions];
    if (!line.as_object().contains("seat")) continue;
    const auto seat = static_cast<std::size_t>(line.at("seat").as_int64() - 1);
    EXPECT_EQ(line.at("points").as_int64(), score(after)[seat].total() - score(before)[seat].total());
  }
  EXPECT_EQ(actions, record.actions.size());
  EXPECT_TRUE(value.at("over").as_bool());
  EXPECT_EQ(value.at("scores").at("seats").at(0).at("total").as_int64(), score(states.back())[0].total());
}

TEST(Replay, AGameThatGoesOnEndsWithWhatIsDue) {
  EXPECT_TRUE(has(output_of({"replay"}, output_of({"new", "--seed", "7"})), " bids: chooses "));
}

TEST(Replay, StopsWhereItIsToldAndShowsTheBoard) {
  const Record record = played_game(2, "stopping");
  for (std::size_t at : {std::size_t{0}, std::size_t{33}, record.actions.size()}) {
    Record part = record;
    part.actions.resize(at);
    EXPECT_EQ(output_of({"replay", "--at", std::to_string(at)}, to_text(record)),
              output_of({"show"}, to_text(part)));
    EXPECT_EQ(output_of({"replay", "--at", std::to_string(at), "--json"}, to_text(record)),
              to_json(replay(part).back(), JsonStyle::line) + "\n");
  }
  EXPECT_TRUE(
      failed(run({"replay", "--at", std::to_string(record.actions.size() + 1)}, {.input = to_text(record)}),
             "--at: the record has "));
  EXPECT_TRUE(failed(run({"replay", "--at", "-1"}, {.input = to_text(record)}), "--at: "));
}

TEST(Replay, ATurnBeginsWithATileToTake) {
  const Record record = played_game(4, "stopping");
  for (int turn : {1, 2, 5, turns_of(record)})
    EXPECT_TRUE(
        has(output_of({"replay", "--turn", std::to_string(turn)}, to_text(record)), " begins a turn"));
  for (int turn : {0, -1, turns_of(record) + 1})
    EXPECT_TRUE(failed(run({"replay", "--turn", std::to_string(turn)}, {.input = to_text(record)}),
                       "--turn: the record has no turn "));
}

TEST(Replay, StatesAreAllPositionsOneALine) {
  const Record record = played_game(3, "states");
  const std::vector<State> states = replay(record);
  const auto lines = lines_of_text(output_of({"replay", "--states"}, to_text(record)));
  ASSERT_EQ(lines.size(), states.size());
  for (std::size_t i = 0; i < states.size(); i += 29)
    EXPECT_EQ(lines[i], to_json(states[i], JsonStyle::line));
}

// A game in which somebody draws a card unseen, and where.
std::pair<Record, std::size_t> game_with_a_secret() {
  for (int n = 0; n < 200; ++n) {
    Record record = played_game(2, "secret " + std::to_string(n));
    const std::vector<State> states = replay(record);
    for (std::size_t i = 0; i < record.actions.size(); ++i)
      if (states[i].step == Step::draw_card) return {record, i};
  }
  ADD_FAILURE() << "no card was drawn unseen";
  return {};
}

TEST(Replay, R81_AViewerIsNotToldOfUnseenCards) {
  const auto [record, at] = game_with_a_secret();
  const State before = replay(record)[at];
  const std::string owner = std::to_string(index(before.active) + 1);
  const std::string other = before.active == Seat::one ? "2" : "1";
  const Card card = record.actions[at].card();
  const std::string secret =
      "draws " + std::string(is_good(card) ? "" : "a ") + std::string(name(card)) + " unseen";
  EXPECT_TRUE(has(output_of({"replay"}, to_text(record)), secret));
  EXPECT_TRUE(has(output_of({"replay", "--viewer", owner}, to_text(record)), secret));
  EXPECT_TRUE(has(output_of({"replay", "--viewer", other}, to_text(record)), "draws a card unseen"));
  EXPECT_TRUE(
      has(output_of({"replay", "--json", "--viewer", "spectator"}, to_text(record)), "\"deal unseen\""));

  const auto lines = lines_of_text(output_of({"replay", "--states", "--viewer", other}, to_text(record)));
  const Viewer viewer = eyes_of(static_cast<Seat>(other[0] - '1'));
  EXPECT_EQ(lines[at + 1], to_json(observe(replay(record)[at + 1], viewer), JsonStyle::line));
}

TEST(Replay, NeedsARecord) {
  EXPECT_TRUE(failed(run({"replay"}, {.input = output_of({"new", "--seed", "7", "--position"})}),
                     "this is a position; a record of the game is needed"));
}

TEST(Replay, TheFirstIllegalActionIsNamedByItsLine) {
  const std::string text = to_text(played_game(2, "illegal"));
  const std::size_t line_at = text.find("\nseat ");
  const std::size_t drop = text.find("; drop ", line_at);
  ASSERT_NE(drop, text.npos);
  std::string changed = text;
  changed.insert(drop, "; take a1");
  const auto number = 2 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(line_at), '\n');
  EXPECT_TRUE(failed(
      run({"replay"}, {.input = changed}),
      "record: line " + std::to_string(number) + ", action 2: \"take a1\" is not legal here (legal: drop "));
}

}  // namespace
}  // namespace naqala::test
