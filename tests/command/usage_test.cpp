// What holds for all subcommands: help, versions, wrong usage, and what becomes of the output.
#include <gtest/gtest.h>

#include <csignal>
#include <regex>

#include "run.hpp"

namespace naqala::test {
namespace {

const std::vector<std::string> commands{"play",  "new",     "show",   "legal",   "apply",
                                        "score", "replay",  "perft",  "bench",   "match",
                                        "train", "analyse", "verify", "numbers", "tables"};

// Each of them with something to print.
std::vector<std::vector<std::string>> printing(const std::string& game) {
  return {{"new", "--seed", "7"}, {"show", game},
          {"legal", game},        {"apply", game, "bid 0"},
          {"score", game},        {"replay", game},
          {"--version"},          {"--help"},
          {"replay", "--help"},   {"replay", game, "--states"}};
}

class Printing : public testing::Test {
 protected:
  Folder folder;
  std::string game = folder.file("game.txt", output_of({"new", "--seed", "7"}));
};

TEST(Usage, VersionNamesTheProgramTheCommitAndTheForms) {
  static const std::regex whole(
      "naqala \\d+\\.\\d+\\.\\d+ \\(commit ([0-9a-f]{7,40}(, changed)?|unknown)\\)\n"
      "record form (\\d+)\n"
      "protocol \\d+\n"
      "store \\d+ in SQLite, \\d+ in PostgreSQL\n"
      "tables of the game ([0-9a-f]{16})\n");
  std::smatch found;
  const std::string text = output_of({"--version"});
  ASSERT_TRUE(std::regex_match(text, found, whole)) << text;
  const std::string record = output_of({"new", "--seed", "7"});
  EXPECT_TRUE(contains(record, "naqala-record " + found[3].str() + "\n")) << record;
  EXPECT_TRUE(contains(record, "\ntables " + found[4].str() + "\n")) << record;
}

// The one place for the version is project() in CMakeLists.txt; what others read must not differ.
TEST(Usage, AllFilesNameTheSameVersion) {
  const std::string text = output_of({"--version"});
  const std::string version = text.substr(7, text.find(" (") - 7);
  const std::string root = NAQALA_SOURCE_DIR "/";
  EXPECT_TRUE(contains(content_of(root + "CMakeLists.txt"), "project(naqala VERSION " + version + " "));
  for (const char* file : {"web/package.json", "web/package-lock.json", "bindings/wasm/package.json",
                           "bindings/wasm/package-lock.json"})
    EXPECT_TRUE(contains(content_of(root + file).substr(0, 80), "\"version\": \"" + version + "\"")) << file;
  EXPECT_TRUE(contains(content_of(root + "CHANGELOG.md"), "\n## [" + version + "]"));
}

TEST(Usage, HelpNamesEveryCommand) {
  const std::string text = output_of({"--help"});
  EXPECT_EQ(output_of({"-h"}), text);
  for (const std::string& command : commands)
    EXPECT_NE(text.find("\n  " + command + " "), text.npos) << command;
}

TEST(Usage, EveryCommandHasHelpWithExamples) {
  for (const std::string& command : commands) {
    const std::string text = output_of({command, "--help"});
    EXPECT_NE(text.find("Usage: naqala " + command), text.npos) << text;
    EXPECT_NE(text.find("Examples:\n  naqala "), text.npos) << text;
    for (const std::string& line : lines_of_text(text)) EXPECT_LE(line.size(), 110u) << line;
  }
}

TEST(Usage, WrongUsageEndsWith2AndOneLine) {
  const std::vector<std::vector<std::string>> wrong{
      {},
      {"dance"},
      {"new", "--seed"},
      {"new", "--seed", "-3"},
      {"play", "--seed", "-3"},
      {"new", "--seed", "0x10"},
      {"new", "--seed", "99999999999999999999999"},
      {"new", "--players", "two"},
      {"new", "--players", "99999999999999999999999"},
      {"new", "--djinn-use", "always"},
      {"new", "--nekir", "both"},
      {"new", "--totals", "maybe"},
      {"new", "and", "more"},
      {"apply"},
      {"show", "--color", "sometimes", "game.txt"},
      {"show", "--width", "20", "game.txt"},
      {"show", "--loud", "game.txt"},
      {"replay", "game.txt", "--at", "1", "--turn", "1"},
      {"replay", "game.txt", "--at", "soon"},
  };
  for (const auto& arguments : wrong) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.code, 2) << testing::PrintToString(arguments) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err.rfind("naqala: ", 0), 0u) << ran.err;
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  }
  EXPECT_NE(run({"dance"}).err.find("\"dance\" is not a command"), std::string::npos);
}

TEST_F(Printing, AFullDiskIsAnError) {
  for (const auto& arguments : printing(game))
    EXPECT_TRUE(
        failed(run(arguments, {.output_file = "/dev/full"}), "standard output: No space left on device"))
        << testing::PrintToString(arguments);
}

TEST_F(Printing, AClosedPipeEndsItQuietly) {
  for (const auto& arguments : printing(game)) {
    const Ran ran = run(arguments, {.output_read = false});
    EXPECT_EQ(ran.signal, SIGPIPE) << testing::PrintToString(arguments) << ran.code;
    EXPECT_EQ(ran.err, "");
  }
}

TEST_F(Printing, AClosedOutputIsAnError) {
  for (const auto& arguments : printing(game))
    EXPECT_TRUE(failed(run(arguments, {.output_open = false}), "standard output: "))
        << testing::PrintToString(arguments);
}

TEST_F(Printing, NothingIsPaintedInAPipe) {
  for (const auto& arguments : printing(game)) {
    const Ran ran = run(arguments, {.variables = {{"TERM", "xterm-256color"}, {"COLORTERM", "truecolor"}}});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out.find('\x1b'), ran.out.npos) << testing::PrintToString(arguments);
  }
}

TEST_F(Printing, WithoutAFileTheGameComesThroughThePipe) {
  for (const char* command : {"show", "legal", "score", "replay"}) {
    EXPECT_EQ(output_of({command}, content_of(game)), output_of({command, game}));
    EXPECT_EQ(output_of({command, "-"}, content_of(game)), output_of({command, game}));
  }
}

}  // namespace
}  // namespace naqala::test
