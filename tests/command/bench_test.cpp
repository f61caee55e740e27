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
  EXPECT_GT(speeds.at("nodes_per_second").as_double(), 0);
  EXPECT_GT(speeds.at("self_play_games_per_second").as_double(), 0);
  EXPECT_EQ(run({"bench", "--bots", "--row", "turns_game"}).code, 2);
}

TEST(Bench, R3_RefusesAGameThatCannotBePlayed) {
  EXPECT_TRUE(failed(run({"bench", "--players", "5"}), "players: five can play only with an expansion"));
  EXPECT_TRUE(failed(run({"bench", "--sets", "dunes"}), "sets: \"dunes\" is not"));
}

}  // namespace
}  // namespace naqala::test
