#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "run.hpp"

namespace naqala::test {
namespace {

boost::json::object measured(std::vector<std::string> options) {
  options.insert(options.begin(), {"bench", "--rounds", "1", "--json"});
  return boost::json::parse(output_of(options)).as_object();
}

TEST(Bench, TheSignatureDependsOnTheGame) {
  const auto base = measured({});
  EXPECT_EQ(measured({"--players", "2", "--sets", "base"}).at("signature"), base.at("signature"));
  const auto five = measured({"--players", "5", "--sets", "artisans,whims"});
  EXPECT_NE(five.at("signature"), base.at("signature"));
  EXPECT_EQ(measured({"--players", "5", "--sets", "whims,artisans"}).at("signature"), five.at("signature"));
}

TEST(Bench, WithoutAGameNamedItSignsAllSetups) {
  EXPECT_TRUE(measured({}).contains("signature_of_all"));
  EXPECT_FALSE(measured({"--players", "3"}).contains("signature_of_all"));
}

TEST(Bench, OneRowOnlyIsMeasuredAlone) {
  const auto rows = measured({"--row", "turns_game", "--sets", "artisans"});
  EXPECT_EQ(rows.size(), 1u);
  EXPECT_TRUE(rows.contains("turns_game"));
  EXPECT_EQ(run({"bench", "--row", "naps"}).code, 2);
}

TEST(Bench, TellsHowFastTheBotsAre) {
  const Ran ran = run({"bench", "--bots", "--json"});
  ASSERT_EQ(ran.code, 0);
  const auto speeds = boost::json::parse(ran.out).as_object();
  EXPECT_GT(speeds.at("nodes_per_second").to_number<double>(), 0);
  EXPECT_GT(speeds.at("self_play_games_per_second").to_number<double>(), 0);
  EXPECT_EQ(run({"bench", "--bots", "--row", "turns_game"}).code, 2);
}

TEST(Bench, MeasuresATurnOfABot) {
  const std::string dealt = output_of({"new", "--seed", "5"});
  std::string game = dealt;
  for (const char* bid : {"bid 0", "bid 1", "bid 0", "bid 3"}) game = output_of({"apply", "-", bid}, game);
  const auto measured_turn = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"bench", "--turn", "search@300", "--json"});
    return boost::json::parse(output_of(options, game)).as_object();
  };
  const auto turn = measured_turn({});
  const boost::json::array& actions = turn.at("actions").as_array();
  EXPECT_GT(turn.at("seconds").to_number<double>(), 0);
  EXPECT_EQ(turn.at("bot"), "search@300");
  EXPECT_EQ(actions.at(0).as_string().rfind("take ", 0), 0u);
  EXPECT_EQ(actions.at(actions.size() - 1), "end");
  for (const auto& action : actions) game = output_of({"apply", "-", std::string(action.as_string())}, game);
  EXPECT_TRUE(failed(run({"bench", "--turn", "search"}, {.input = dealt}), "no turn begins here"));
  EXPECT_TRUE(failed(run({"bench", "--turn", "greedy@3"}, {.input = dealt}), "takes no budget"));
  EXPECT_EQ(run({"bench", "game.txt"}).code, 2);
  EXPECT_EQ(run({"bench", "--turn", "search", "--players", "3"}, {.input = dealt}).code, 2);
}

TEST(Bench, R3_RefusesAGameThatCannotBePlayed) {
  EXPECT_TRUE(failed(run({"bench", "--players", "5"}), "players: five can play only with an expansion"));
  EXPECT_TRUE(failed(run({"bench", "--sets", "dunes"}), "sets: \"dunes\" is not"));
}

}  // namespace
}  // namespace naqala::test
