// `naqala match`.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "run.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

json::object match_json(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "match");
  arguments.emplace_back("--json");
  return json::parse(output_of(arguments)).as_object();
}

// Times are not the same each time: they stand at the end of the text, and under `thinking`.
std::string without_times(const std::string& text) { return text.substr(0, text.find("\nthinking ")); }
json::object without_times(json::object match) {
  for (json::value& bot : match.at("bots").as_array()) bot.as_object().erase("thinking");
  return match;
}

TEST(MatchCommand, TellsWhoWinsWithBounds) {
  const json::object match = match_json({"greedy", "random", "--games", "20"});
  EXPECT_EQ(match.at("games"), 20);
  EXPECT_EQ(match.at("deals"), 10);
  const json::object& greedy = match.at("bots").at(0).as_object();
  EXPECT_EQ(greedy.at("bot"), "greedy");
  EXPECT_EQ(greedy.at("seats"), 1);
  EXPECT_EQ(greedy.at("par").to_number<double>(), 0.5);
  const json::object& wins = greedy.at("wins").as_object();
  EXPECT_GT(wins.at("share").to_number<double>(), 0.9);
  EXPECT_LT(wins.at("low").to_number<double>(), wins.at("share").to_number<double>());
  EXPECT_GT(match.at("elo").at("low").to_number<double>(), 100);
}

TEST(MatchCommand, TellsPointsByCategoryAndTimes) {
  const json::object match = match_json({"greedy", "random", "--games", "2"});
  for (const json::value& bot : match.at("bots").as_array()) {
    double sum = 0;
    for (const auto& [category, points] : bot.at("points").as_object())
      if (category != "total") sum += points.to_number<double>();
    EXPECT_NEAR(bot.at("points").at("total").to_number<double>(), sum, 1e-5);
    for (const char* what : {"decision", "turn"}) {
      const json::value& times = bot.at("thinking").at(what);
      EXPECT_GT(times.at("count").to_number<int>(), 10);
      EXPECT_GE(times.at("longest_ms").to_number<double>(), times.at("mean_ms").to_number<double>());
    }
  }
}

TEST(MatchCommand, NumbersArePlainDecimals) {
  const std::string line = output_of({"match", "greedy", "random", "--games", "6", "--json"});
  EXPECT_EQ(line.find('E'), line.npos) << line;
  EXPECT_EQ(line.find("e+"), line.npos) << line;
  EXPECT_TRUE(contains(line, "\"par\": 0.5, ")) << line;
  const double total = json::parse(line).at("bots").at(0).at("points").at("total").to_number<double>();
  EXPECT_GT(total, 100);
  EXPECT_TRUE(contains(line, "\"total\": " + std::to_string(static_cast<int>(total)))) << line;
}

TEST(MatchCommand, TheTextSaysTheSame) {
  const std::string text = output_of({"match", "greedy", "random", "--games", "20"});
  EXPECT_TRUE(contains(text, "20 games of 10 deals, 2 seats, base; seed 1\n")) << text;
  EXPECT_TRUE(contains(text, "Elo of greedy over random: ")) << text;
  EXPECT_TRUE(contains(text, "points  coins  viziers  elders  djinns  tiles  palms  palaces  goods  total\n"))
      << text;
  EXPECT_TRUE(contains(text, "\nthinking  a decision ")) << text;
  for (const std::string& line : lines_of_text(text)) EXPECT_LE(line.size(), 110u) << line;
}

TEST(MatchCommand, OneBotAgainstThreeHasItsPar) {
  const std::vector<std::string> arguments{"greedy",    "random", "random",  "random",
                                           "--players", "4",      "--games", "8"};
  const json::object match = match_json(arguments);
  EXPECT_EQ(match.at("deals"), 2);
  EXPECT_EQ(match.at("bots").at(0).at("par").to_number<double>(), 0.25);
  EXPECT_EQ(match.at("bots").at(1).at("seats"), 3);
  EXPECT_EQ(match.at("bots").at(1).at("par").to_number<double>(), 0.75);
}

TEST(MatchCommand, FewBotsTakeTheSeatsInTurn) {
  const json::object four = match_json({"greedy", "random", "--players", "4", "--games", "4"});
  EXPECT_EQ(four.at("bots").at(0).at("seats"), 2);
  EXPECT_EQ(four.at("deals"), 2) << "A B A B can be turned in two ways";
  const json::object five =
      match_json({"--players", "5", "--sets", "artisans,whims", "greedy", "random", "--games", "3"});
  EXPECT_EQ(five.at("bots").at(0).at("seats"), 3);
  EXPECT_EQ(five.at("games"), 5) << "whole deals";
  EXPECT_EQ(five.at("sets"), json::parse(R"(["base", "artisans", "whims"])"));
}

TEST(MatchCommand, TheNumberOfThreadsChangesNothing) {
  std::vector<std::string> arguments{"greedy", "random", "--games", "8", "--seed", "5"};
  const json::object one = match_json(arguments);
  arguments.insert(arguments.end(), {"--threads", "3"});
  EXPECT_EQ(without_times(match_json(arguments)), without_times(one));
  arguments.insert(arguments.begin(), "match");
  const std::string text = without_times(output_of(arguments));
  arguments.back() = "1";
  EXPECT_EQ(without_times(output_of(arguments)), text);
}

TEST(MatchCommand, StopsWhenTheTestIsDecided) {
  const json::object match = match_json({"greedy", "random", "--games", "100000", "--sprt", "0", "100"});
  EXPECT_EQ(match.at("sprt").at("verdict"), "yes");
  EXPECT_EQ(match.at("games"), 40) << "20 deals are the fewest";
  const std::string text = output_of({"match", "random", "greedy", "--sprt", "-50", "0"});
  EXPECT_TRUE(contains(text, "\nSPRT: no (log likelihood ratio -")) << text;
}

TEST(MatchCommand, MoreBotsThanSeatsPlayARoundRobin) {
  const std::vector<std::string> arguments{"random", "greedy", "two-ply", "--games", "10"};
  const json::object match = match_json(arguments);
  EXPECT_EQ(match.at("tables"), 3);
  EXPECT_EQ(match.at("games"), 30);
  EXPECT_EQ(match.at("deals"), 5);
  const json::array& rows = match.at("ladder").as_array();
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_LT(rows[0].at("elo").to_number<double>(), rows[1].at("elo").to_number<double>());
  EXPECT_GT(rows[1].at("ahead_of").at("random").to_number<double>(), 0.8);
  const std::string text = output_of({"match", "random", "greedy", "two-ply", "--games", "2"});
  EXPECT_TRUE(contains(text, "6 games of 1 deals at each of 3 tables, 2 seats, base; seed 1\n")) << text;
  EXPECT_TRUE(contains(text, "\nahead of ")) << text;
}

TEST(MatchCommand, ListsAllBotsWithALineEach) {
  const std::vector<std::string> lines = lines_of_text(output_of({"match", "--list"}));
  const json::array rows = json::parse(output_of({"match", "--list", "--json"})).as_array();
  ASSERT_EQ(lines.size(), rows.size());
  EXPECT_EQ(rows[0].at("bot"), "random");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string bot(rows[i].at("bot").as_string());
    EXPECT_EQ(lines[i].rfind(bot + " ", 0), 0u) << lines[i];
    EXPECT_GT(rows[i].at("about").as_string().size(), 10u) << "nothing is said about " << bot;
    EXPECT_LE(lines[i].size(), 110u);
  }
}

TEST(MatchCommand, ListsLevelsByTheirNamesToo) {
  const std::string text = output_of({"match", "--list"});
  EXPECT_TRUE(contains(text, "\nlevel-1      Tarek the water carrier: ")) << text;
  EXPECT_TRUE(contains(text, "\nlevel-6      Shirin the grand vizier: ")) << text;
  int levels = 0;
  const json::array rows = json::parse(output_of({"match", "--list", "--json"})).as_array();
  for (const json::value& row : rows) {
    const json::object& bot = row.as_object();
    EXPECT_EQ(bot.contains("name"), bot.contains("level"));
    if (!bot.contains("level")) continue;
    EXPECT_EQ(bot.at("level"), ++levels);
    EXPECT_EQ(bot.at("bot").as_string(), "level-" + std::to_string(levels));
    EXPECT_GT(bot.at("name").as_string().size(), 10u);
  }
  EXPECT_EQ(levels, 6);
}

TEST(MatchCommand, ShowsProgressOnATerminalOnly) {
  const std::string command = NAQALA_BINARY " match greedy random --games 4";
  const Ran quiet = run_program("/bin/sh", {"-c", command});
  EXPECT_EQ(quiet.err, "");
  const Ran shown = run_program("/bin/sh", {"-c", command + " 2>&1"}, {.terminal_columns = 100});
  EXPECT_TRUE(contains(shown.out, "greedy - random: 1 of 2 deals, ")) << shown.out;
}

TEST(MatchCommand, BadInputIsRefused) {
  EXPECT_TRUE(failed(run({"match", "greedy", "nobody"}),
                     "\"nobody\": there is no such bot; there are random, greedy"));
  EXPECT_TRUE(failed(run({"match", "search@50", "greedy@5"}), "\"greedy@5\": this bot always thinks alike"));
  EXPECT_TRUE(failed(run({"match", "random@20ms"}), "\"random@20ms\": this bot always thinks alike"));
  EXPECT_TRUE(failed(run({"match", "search@5s"}), "\"search@5s\": a budget is a number of nodes"));
  EXPECT_TRUE(failed(run({"match", "greedy", "--players", "5"}), "five can play only with an expansion"));
  EXPECT_TRUE(failed(run({"match", "greedy", "--sets", "dragons"}), "\"dragons\" is not base"));
}

TEST(MatchCommand, WrongUsageIsToldInOneLine) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{}, "no bot is named"},
      {{"--list", "greedy"}, "it plays none"},
      {{"greedy", "random", "greedy"}, "greedy is named twice"},
      {{"greedy", "--games", "0"}, "--games"},
      {{"greedy", "random", "--sprt", "5"}, "--sprt"},
      {{"greedy", "random", "--sprt", "5", "5"}, "the first must be below the second"},
      {{"greedy", "greedy", "--sprt", "0", "5"}, "needs two different bots"},
      {{"greedy", "random", "two-ply", "--sprt", "0", "5"}, "not for a round robin"},
  };
  for (const auto& [arguments, part] : wrong) {
    std::vector<std::string> all = arguments;
    all.insert(all.begin(), "match");
    const Ran ran = run(all);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(all);
    EXPECT_TRUE(contains(ran.err, part)) << ran.err;
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  }
}

// A script of bench/, with the program under test.
Ran bench_script(const std::string& name, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {NAQALA_SOURCE_DIR "/bench/" + name, "--program", NAQALA_BINARY});
  return run_program("/bin/bash", arguments);
}
Ran ladder(std::vector<std::string> arguments) { return bench_script("ladder", std::move(arguments)); }
Ran strength(std::vector<std::string> arguments) { return bench_script("strength", std::move(arguments)); }

TEST(Ladder, HasALineForEachReference) {
  const Ran ran = ladder({"greedy", "--games", "2"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::vector<std::string> lines = lines_of_text(ran.out);
  ASSERT_GE(lines.size(), 3u);
  EXPECT_EQ(lines[0].rfind("greedy against ", 0), 0u) << lines[0];
  EXPECT_EQ(lines[1].rfind("random ", 0), 0u) << lines[1];
  EXPECT_TRUE(contains(lines[1], "100.0 %")) << lines[1];
  EXPECT_TRUE(contains(lines[1], "34.2 to 100.0 %")) << lines[1];
  EXPECT_TRUE(contains(lines[1], "at least -113")) << lines[1];
  EXPECT_TRUE(contains(lines[1], " ms")) << lines[1];
  EXPECT_EQ(lines[2].rfind("two-ply ", 0), 0u) << lines[2];
}

TEST(Ladder, SaysWhatIsWrong) {
  EXPECT_TRUE(failed(ladder({"nobody"}), "\"nobody\": there is no such bot"));
  EXPECT_EQ(ladder({"greedy", "random"}).code, 2);
  EXPECT_EQ(ladder({"--games"}).code, 2);
  EXPECT_EQ(ladder({"--fast"}).code, 2);
  EXPECT_TRUE(contains(ladder({"--help"}).out, "Examples:\n  bench/ladder "));
}

TEST(Strength, HasARowForEachClaimAskedFor) {
  const Ran ran = strength({"greedy", "level 2 ", "--part", "300"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::vector<std::string> lines = lines_of_text(ran.out);
  ASSERT_EQ(lines.size(), 2u + 6);
  EXPECT_EQ(lines[2].rfind("| greedy against random | 99.9 % | 14 | ", 0), 0u) << lines[2];
  EXPECT_TRUE(contains(lines[2], " to ")) << lines[2];
  EXPECT_TRUE(contains(lines[2], " ms, at most ")) << lines[2];
  EXPECT_EQ(lines[4].rfind("| level 2 against level 1 | 65-85 % | 4 | ", 0), 0u) << lines[4];
  EXPECT_EQ(lines[5].rfind("| artisans: level 2 against level 1 | 65-85 % | 1 | ", 0), 0u) << lines[5];
  EXPECT_EQ(lines[7].rfind("| artisans and whims: level 2 against level 1 | ", 0), 0u) << lines[7];
}

TEST(Strength, SaysWhatIsWrong) {
  EXPECT_EQ(strength({"nonsense"}).code, 2);
  EXPECT_EQ(strength({"--part", "0"}).code, 2);
  EXPECT_EQ(strength({"--fast"}).code, 2);
  EXPECT_TRUE(contains(strength({"--help"}).out, "Examples:\n  bench/strength "));
}

}  // namespace
}  // namespace naqala::test
