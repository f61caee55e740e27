// Perft vectors: text files that any engine for this game can be held against. Each holds counts, a line
// `---`, and a record; the counts are those of the position at the end of the record.
//
//   perft 2 43        sequences of 2 actions
//   turns 312 1450    sowings as (start, final, tribe), and the distinct boards they leave, added up
//
// NAQALA_UPDATE_GOLDEN=1 writes the counts anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "notation/record.hpp"
#include "support/effort.hpp"
#include "support/reference.hpp"
#include "turns/perft.hpp"

namespace naqala::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> vector_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(NAQALA_SOURCE_DIR) / "tests" / "vectors"))
    if (entry.path().extension() == ".perft") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string content_of(const fs::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string count_line(const std::string& line, const Layout& layout, const State& s) {
  std::istringstream words(line);
  std::string kind;
  words >> kind;
  if (kind == "perft") {
    int depth = 0;
    words >> depth;
    return "perft " + std::to_string(depth) + " " + std::to_string(perft(layout, s, depth));
  }
  if (kind != "turns") return line;  // a comment
  const TurnsPerft count = perft_turns(layout, s);
  EXPECT_TRUE(count.complete);
  return "turns " + std::to_string(count.sowings) + " " + std::to_string(count.boards);
}

class Vectors : public testing::TestWithParam<fs::path> {};
INSTANTIATE_TEST_SUITE_P(Files, Vectors, testing::ValuesIn(vector_files()), [](const auto& file) {
  std::string name = file.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(Vectors, CountsAreAsWritten) {
  const std::string text = content_of(GetParam());
  const std::size_t cut = text.find("---\n");
  ASSERT_NE(cut, std::string::npos);
  const auto record = parse_record(text.substr(cut + 4));
  ASSERT_TRUE(record.ok()) << record.error();
  const State s = replay(*record).back();
  const Layout layout(s);

  std::istringstream lines(text.substr(0, cut));
  std::string counted;
  for (std::string line; std::getline(lines, line);) counted += count_line(line, layout, s) + "\n";
  if (environment_says("NAQALA_UPDATE_GOLDEN")) std::ofstream(GetParam()) << counted << text.substr(cut);
  EXPECT_EQ(counted, text.substr(0, cut));
}

// The counts of sowings once more, by the slow reference; it can do this for stacks that are not too high.
TEST_P(Vectors, R14_TurnsEqualTheReference) {
  const std::string text = content_of(GetParam());
  const State s = replay(*parse_record(text.substr(text.find("---\n") + 4))).back();
  if (s.step != Step::take) return;
  for (Meeples stack : s.meeples)
    if (stack.total() > 6) return;
  std::size_t boards = 0;
  const auto by_ending = reference_boards(board_of(s));
  for (const auto& [ending, left] : by_ending) boards += left.size();
  const TurnsPerft count = perft_turns(Layout(s), s);
  EXPECT_EQ(count.sowings, by_ending.size());
  EXPECT_EQ(count.boards, boards);
}

TEST(VectorFiles, AreThere) { EXPECT_GE(vector_files().size(), 9u); }

}  // namespace
}  // namespace naqala::test
