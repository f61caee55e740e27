#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/position.hpp"
#include "run.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

// Positions of a game in which a seat is to decide, as requests with little to think.
std::vector<std::string> requests(const Options& options, std::size_t most) {
  std::vector<std::string> lines;
  for (const State& s : replay(played_game(options, "to analyse")))
    if (actor(s) != chance && actor(s) != nobody && lines.size() < most)
      lines.push_back(
          json::serialize(json::object{{"id", lines.size()}, {"position", json_of(s)}, {"nodes", 50}}));
  return lines;
}

std::string joined(const std::vector<std::string>& lines, const std::string& end = "\n") {
  std::string text;
  for (const std::string& line : lines) text += line + end;
  return text;
}

TEST(AnalyseCommand, EveryLineHasItsReply) {
  const std::vector<std::string> lines = requests({}, 12);
  const std::vector<std::string> replies = lines_of_text(output_of({"analyse"}, joined(lines)));
  ASSERT_EQ(replies.size(), lines.size());
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const json::value reply = json::parse(replies[i]);
    EXPECT_EQ(reply.at("id"), i);
    EXPECT_FALSE(reply.at("plans").as_array().empty());
  }
}

TEST(AnalyseCommand, SeveralThreadsReplyTheSameInTheSameOrder) {
  const std::string input = joined(requests(nth_setup_of_all(14), 40));
  EXPECT_EQ(output_of({"analyse", "--threads", "3"}, input), output_of({"analyse"}, input));
}

TEST(AnalyseCommand, AWrongRequestIsToldAndTheNextIsAnswered) {
  const std::string good = requests({}, 1)[0];
  const std::vector<std::string> replies = lines_of_text(output_of(
      {"analyse"}, "{\"id\": 3}\ndance\n" + good + "\n" + std::string(3'000'000, 'x') + "\n" + good));
  ASSERT_EQ(replies.size(), 5u);
  EXPECT_EQ(replies[0], R"({"id": 3, "error": "request: there is no position and no observation"})");
  EXPECT_EQ(replies[1], R"({"id": null, "error": "request: line 1, column 1: this is not JSON"})");
  EXPECT_EQ(replies[3], R"({"id": null, "error": "request: more than 1048576 bytes"})");
  EXPECT_EQ(replies[4], replies[2]);
  EXPECT_TRUE(json::parse(replies[2]).as_object().contains("plans"));
}

TEST(AnalyseCommand, BlankLinesAndLineEndsOfAnyKindAreFine) {
  const std::vector<std::string> lines = requests({}, 2);
  EXPECT_EQ(output_of({"analyse"}, "\n  \r\n" + joined(lines, "\r\n\r\n")),
            output_of({"analyse"}, joined(lines)));
  EXPECT_EQ(output_of({"analyse"}, lines[0]), output_of({"analyse"}, lines[0] + "\n"));
  EXPECT_EQ(output_of({"analyse"}, ""), "");
}

// A program that waits for each reply before it sends the next request: here a shell with two pipes. Were
// replies kept back, `read` would end with the time it is given.
TEST(AnalyseCommand, RepliesComeAtOnce) {
  const std::string request = requests({}, 1)[0];
  const std::string script = R"(
coproc naqala { "$1" analyse; }
for i in 1 2; do
  printf '%s\n' "$2" >&"${naqala[1]}"
  read -r -t 300 reply <&"${naqala[0]}" || exit 9
  printf '%s\n' "$reply"
done
)";
  const Ran ran = run_program("/bin/bash", {"-c", script, "bash", NAQALA_BINARY, request});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, output_of({"analyse"}, request + "\n" + request));
}

TEST(AnalyseCommand, WrongUsageIsRefused) {
  for (const char* threads : {"0", "-1", "some", "257"})
    EXPECT_EQ(run({"analyse", "--threads", threads}).code, 2) << threads;
  EXPECT_EQ(run({"analyse", "game.txt"}).code, 2);
}

TEST(AnalyseCommand, OutputThatCannotBeWrittenIsAnError) {
  Around full;
  full.input = requests({}, 1)[0];
  full.output_file = "/dev/full";
  for (const char* threads : {"1", "2"})
    EXPECT_TRUE(
        failed(run({"analyse", "--threads", threads}, full), "standard output: No space left on device"));
}

}  // namespace
}  // namespace naqala::test
