// `naqala train`, with so few games that it learns nothing but shows all of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "run.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

class TrainCommand : public testing::Test {
 protected:
  std::vector<std::string> tiny(std::vector<std::string> more) const {
    std::vector<std::string> arguments{"train", "--folder", folder.path("t"), "--games", "4", "--deals", "2"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  Folder folder;
};

TEST_F(TrainCommand, MakesNets) {
  const auto lines =
      lines_of_text(output_of(tiny({"--net", "base-2,both-more", "--generations", "1", "--json"})));
  ASSERT_EQ(lines.size(), 2u);
  const json::object first = json::parse(lines[0]).as_object();
  EXPECT_EQ(first.at("net"), "base-2");
  EXPECT_EQ(first.at("generation").to_number<int>(), 0);
  EXPECT_EQ(first.at("games").to_number<int>(), 4);
  EXPECT_GT(first.at("training").at("samples").to_number<int>(), 0);
  EXPECT_EQ(first.at("trial").at("deals").to_number<int>(), 2);
  EXPECT_EQ(json::parse(lines[1]).at("net"), "both-more");
  for (const std::string& line : lines) EXPECT_EQ(line.find('E'), line.npos) << "plain decimals: " << line;
}

TEST_F(TrainCommand, GoesOnWithWhatIsThere) {
  EXPECT_EQ(lines_of_text(output_of(tiny({"--net", "base-2", "--generations", "1"}))).size(), 1u);
  const auto lines = lines_of_text(output_of(tiny({"--net", "base-2", "--generations", "2"})));
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].rfind("base-2 generation 1: 4 games, ", 0), 0u) << lines[0];
  EXPECT_EQ(output_of(tiny({"--net", "base-2", "--generations", "2"})), "");
}

TEST_F(TrainCommand, ShowsProgressOnATerminalOnly) {
  std::string command = NAQALA_BINARY;
  for (const std::string& argument : tiny({"--net", "base-2", "--generations", "1"}))
    command += " " + argument;
  const Ran shown = run_program("/bin/sh", {"-c", command + " 2>&1"}, {.terminal_columns = 100});
  EXPECT_EQ(shown.code, 0);
  EXPECT_NE(shown.out.find("base-2 generation 0: 1 of 4 games, "), shown.out.npos) << shown.out;
  EXPECT_NE(shown.out.find("\r\033[Kbase-2 generation 0: 4 games, "), shown.out.npos) << shown.out;
  EXPECT_EQ(run(tiny({"--net", "base-2", "--generations", "2"})).err, "");
}

// A net that says 0 of everything.
const std::string zero_net =
    "naqala net 2: 144 inputs, 96 hidden\n" + std::string(96 * (2 * 144 + 4 + 2) + 4, '\0');

TEST_F(TrainCommand, StartsFromANetThatIsGiven) {
  folder.file("base-2.net", zero_net);
  output_of(tiny({"--net", "base-2", "--generations", "1", "--start", folder.path("")}));
  EXPECT_EQ(content_of(folder.path("t/base-2-start.net")), zero_net);
  EXPECT_EQ(content_of(folder.path("t/base-2.net")).size(), zero_net.size());
  const std::vector<std::string> again =
      tiny({"--net", "base-2", "--generations", "1", "--start", folder.path("")});
  EXPECT_EQ(output_of(again), "") << "the same command goes on";
  std::string other_net = zero_net;
  other_net.back() = '\1';
  folder.file("base-2.net", other_net);
  EXPECT_TRUE(failed(run(again), "has begun with another net: without --start it goes on"));
  EXPECT_EQ(content_of(folder.path("t/base-2-start.net")), zero_net);
}

TEST_F(TrainCommand, ATrainingThatHasBegunFromNothingTakesNoStart) {
  folder.file("base-2.net", zero_net);
  output_of(tiny({"--net", "base-2", "--generations", "1"}));
  EXPECT_TRUE(failed(run(tiny({"--net", "base-2", "--generations", "2", "--start", folder.path("")})),
                     "the training of base-2 in " + folder.path("t") + " has begun from nothing"));
  EXPECT_EQ(content_of(folder.path("t/base-2-start.net")), "") << "it would be gone on with";
}

TEST_F(TrainCommand, ComparesAndInstalls) {
  folder.file("base-2.net", zero_net);
  const auto lines = lines_of_text(output_of({"train", "--compare", folder.path(""), "--deals", "2"}));
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].rfind("base-2: undecided; ", 0), 0u) << lines[0];
  const json::object compared =
      json::parse(output_of({"train", "--compare", folder.path(""), "--deals", "60", "--json"})).as_object();
  EXPECT_EQ(compared.at("outcome"), "worse");
  EXPECT_LT(compared.at("share").to_number<double>(), 0.5);
  EXPECT_EQ(output_of({"train", "--folder", folder.path(""), "--install", folder.path("nets")}),
            "1 net copied to " + folder.path("nets") + "\n");
  EXPECT_EQ(content_of(folder.path("nets/base-2.net")), zero_net);
}

TEST_F(TrainCommand, BadInputIsRefused) {
  EXPECT_TRUE(
      failed(run(tiny({"--net", "chess"})), "there is no net \"chess\"; there are base-2, base-more"));
  EXPECT_TRUE(
      failed(run({"train", "--net", "base-2", "--folder", "/dev/null/x"}), "/dev/null/x: Not a directory"));
  EXPECT_TRUE(failed(run({"train", "--compare", folder.path("none")}), "there are no nets in "));
  EXPECT_TRUE(failed(run({"train", "--folder", folder.path("t"), "--install", folder.path("x")}),
                     "there are no nets in "));
  folder.file("whims-2.net", "rubbish");
  EXPECT_TRUE(
      failed(run({"train", "--compare", folder.path("")}), "whims-2.net: this is no net of this program"));
  EXPECT_TRUE(failed(run(tiny({"--net", "base-2", "--start", folder.path("none")})), "there is no "));
  for (const auto& arguments :
       std::vector<std::vector<std::string>>{{"train"},
                                             {"train", "--net", "base-2"},
                                             {"train", "--install", folder.path("x")},
                                             {"train", "--compare", "x", "--install", "y"},
                                             {"train", "--compare", "x", "--folder", "y"},
                                             {"train", "--compare", "x", "--start", "y"},
                                             tiny({"--install", "y"}),
                                             tiny({"--net", "base-2,whims-2,base-2"}),
                                             tiny({"--net", "base-2", "--all"}),
                                             tiny({"--net", "base-2", "--games", "0"}),
                                             tiny({"--net", "base-2", "--generations", "many"})})
    EXPECT_EQ(run(arguments).code, 2) << testing::PrintToString(arguments);
  EXPECT_EQ(run({"train", "--compare", "x", "--install", "y"}).err,
            "naqala: train: --compare and --install do not go together\n");
  EXPECT_EQ(run(tiny({"--net", "base-2,base-2"})).err, "naqala: train: base-2 is named twice\n");
}

}  // namespace
}  // namespace naqala::test
