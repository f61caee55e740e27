// `hint` in `naqala play`: what analysis finds, in words.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cmath>

#include "home.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

// The lines of the last hint in the output of a game.
std::vector<std::string> last_hint(const std::string& output) {
  const std::size_t begin = output.rfind("Hint: ");
  if (begin == output.npos) return {};
  const std::size_t prompt = output.rfind('\n', output.find("> ", begin));
  return lines_of_text(output.substr(begin, prompt + 1 - begin));
}

// Two people at one keyboard who always take the first choice, and then ask for a hint.
std::string hint_after(const Home& home, int choices, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"--seed", "3", "--seat", "2=human:Ben", "--totals", "shown"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Ran ran = home.play(arguments, repeated("1", choices) + "hint\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  return ran.out;
}

// Some turns before the end of the game so little is left to think about that no clock cuts it short.
constexpr int choices_before_the_end = 158;

TEST(Hint, IsWhatAnalysisFinds) {
  const Home home;
  const std::vector<std::string> lines = last_hint(hint_after(home, choices_before_the_end));
  const std::string game = content_of(home.games().at(0));
  const std::string position = lines_of_text(output_of({"replay", "-", "--states"}, game)).back();
  const json::value reply =
      json::parse(output_of({"analyse"}, "{\"plans\": 3, \"nodes\": 20000, \"position\": " + position + "}"));
  const json::array& plans = reply.at("plans").as_array();
  ASSERT_LT(reply.at("nodes").to_number<int>(), 2000) << reply;
  ASSERT_EQ(plans.size(), 3u) << "a position with as much to choose from is needed";
  std::vector<std::string> values;
  for (const std::string& line : lines)
    if (contains(line, " %  ")) values.push_back(line);
  ASSERT_EQ(values.size(), plans.size()) << testing::PrintToString(lines);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    double lead = 0, percent = 0;
    ASSERT_EQ(std::sscanf(values[i].c_str(), "%lf %lf %%", &lead, &percent), 2) << values[i];
    EXPECT_NEAR(lead, plans[i].at("margin").to_number<double>(), 0.051) << values[i];
    EXPECT_NEAR(percent, 100 * plans[i].at("win_chance").to_number<double>(), 0.56) << values[i];
  }
}

TEST(Hint, SaysWhatToDoWhatItBringsAndHowItBegins) {
  const Home home;
  const std::string out = hint_after(home, 4);
  const std::vector<std::string> lines = last_hint(out);
  ASSERT_GE(lines.size(), 1u + 3 * 2) << out;
  EXPECT_EQ(lines[0], "Hint: the lead to expect at the end, the chance to win, and what to do:");
  int deeds = 0, beginnings = 0;
  for (const std::string& line : lines) {
    deeds += contains(line, " %  sows ");
    beginnings += contains(line, "   begins with take ") && contains(line, " at once");
  }
  EXPECT_EQ(deeds, 3) << out;
  EXPECT_EQ(beginnings, 3) << out;
}

TEST(Hint, ToEndTheTurnIsSaidWhereNothingElseIsLeftToDo) {
  const Home home;
  const std::vector<std::string> lines = last_hint(hint_after(home, 8));
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(contains(lines[1], " %  ends the turn")) << lines[1];
  EXPECT_EQ(lines[2], std::string(15, ' ') + "no points at once");
}

TEST(Hint, OfABidSaysWhatIsPaid) {
  const Home home;
  const std::vector<std::string> lines = last_hint(hint_after(home, 0));
  ASSERT_EQ(lines.size(), 1u + 3 * 2);
  for (std::size_t i = 1; i < lines.size(); i += 2) {
    const std::size_t bid = lines[i].find(" bids ");
    ASSERT_NE(bid, lines[i].npos) << lines[i];
    const std::string price = lines[i].substr(bid + 6);
    const std::string paid =
        price == "0" ? "no points at once" : "-" + price + " at once (coins -" + price + ")";
    EXPECT_EQ(lines[i + 1], std::string(15, ' ') + paid);
  }
}

TEST(Hint, FitsEightyColumnsWithEverything) {
  for (int choices : {0, 10, 14, 16}) {
    const Home home;
    const std::vector<std::string> lines =
        last_hint(hint_after(home, choices, {"--players", "5", "--sets", "artisans,whims"}));
    EXPECT_GE(lines.size(), 3u);
    for (const std::string& line : lines) EXPECT_LT(line.size(), 80u) << line;
  }
}

}  // namespace
}  // namespace naqala::test
