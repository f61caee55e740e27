// Whatever a file holds, the answer is one line that names what is wrong and where.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/rng.hpp"
#include "notation/position.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

const std::vector<std::vector<std::string>> readers{
    {"show"}, {"legal"}, {"score"}, {"replay"}, {"apply", "-"}};

void expect_refused(const std::string& input, const std::string& part) {
  for (const auto& command : readers) EXPECT_TRUE(failed(run(command, {.input = input}), part)) << command[0];
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from << " is not in\n" << text;
  return at == text.npos ? text : text.replace(at, from.size(), to);
}

TEST(BadInput, FilesThatCannotBeRead) {
  const Folder folder;
  const std::string locked = folder.file("locked", "x");
  ::chmod(locked.c_str(), 0);
  for (const char* command : {"show", "legal", "score", "replay", "apply"}) {
    EXPECT_TRUE(failed(run({command, folder.path("missing")}), "missing: No such file or directory"));
    EXPECT_TRUE(failed(run({command, folder.path("")}), "Is a directory"));
    EXPECT_TRUE(failed(run({command, folder.path("a\nb")}), "a?b: No such file"));
    if (::geteuid() != 0) {
      EXPECT_TRUE(failed(run({command, locked}), "locked: Permission denied"));
    }
    EXPECT_TRUE(failed(run({command, "/dev/zero"}), "/dev/zero: record: more than "));
  }
}

TEST(BadInput, NothingAtAll) {
  expect_refused("", "standard input: there is nothing in it");
  expect_refused(" \n\r\n\t", "standard input: there is nothing in it");
  expect_refused("\xef\xbb\xbf\n", "standard input: there is nothing in it");
}

TEST(BadInput, SomethingElse) {
  expect_refused("hello", "record: format: \"hello\" is not");
  expect_refused("[1, 2]", "record: ");
  expect_refused("{}", "standard input: position: ");
  expect_refused("{\"viewer\": 1}", "standard input: observation: ");
  expect_refused("{\"format\": 7}", "standard input: record: ");
  expect_refused("{\"tiles\": {", "line 1, column 12: the text breaks off");
  expect_refused("{\"tiles\" 5}", "this is not JSON");
  expect_refused(std::string(5000, '['), "record: ");
  expect_refused("{\"a\":" + std::string(5000, '['), "nested too deep");
  expect_refused(std::string("\xff\xfe{\0}\0", 6), "record: ");   // UTF-16
  expect_refused("{\"players\": \"\xff\"}", "standard input: ");  // no UTF-8
  expect_refused("naqala-record 2\n", "the record is of version 2, and this program reads version 1");
  expect_refused(std::string(1 << 21, ' ') + "{", "");
}

TEST(BadInput, PositionsThatCannotOccur) {
  const std::string good = to_json(Scene(2).coins(Seat::one, 31).palms("c3", 2).state());
  expect_refused(replaced(good, "\"palms\": 2", "\"palms\": 13"), "tiles.c3.palms: 13 is more than the 12");
  expect_refused(replaced(good, "\"coins\": 31", "\"coins\": -1"), "seats.1.coins: ");
  expect_refused(replaced(good, "\"coins\": 31", "\"coins\": 99999999999999999999"), "seats.1.coins: ");
  expect_refused(replaced(good, "\"coins\": 31", "\"coins\": 1e300"), "seats.1.coins: ");
  expect_refused(replaced(good, "\"coins\": 31", "\"gold\": 31"), "seats.1.");
  expect_refused(replaced(good, "\"players\": 2", "\"players\": 5"), "players: ");
  expect_refused(replaced(good, "\"step\": \"bid\"", "\"step\": \"dance\""), "step: ");
}

TEST(BadInput, RecordsFromOtherTables) {
  const std::string good = output_of({"new", "--seed", "7"});
  const std::size_t at = good.find("tables ") + 7;
  expect_refused(replaced(good, good.substr(at, 16), "0123456789abcdef"),
                 "tables: \"0123456789abcdef\" differs");
}

// Cut off anywhere, a record is a game that goes on, or it is refused in one line.
TEST(BadInput, RecordsThatBreakOff) {
  const std::string good = to_text(played_game(2, "breaking off"));
  Rng rng("breaking off");
  for (int n = 0; n < 40; ++n) {
    const Ran ran =
        run({"replay"}, {.input = good.substr(0, rng.below(static_cast<std::uint32_t>(good.size())))});
    EXPECT_TRUE(ran.code == 0 || failed(ran, "standard input: "));
  }
}

TEST(BadInput, DamagedFilesNeverCrash) {
  const Record record = played_game(2, "damage");
  const std::vector<std::string> good{to_text(record), to_json(record), to_json(replay(record)[50])};
  Rng rng("damage");
  for (int n = 0; n < 60; ++n) {
    std::string text = good[static_cast<std::size_t>(n) % good.size()];
    for (std::uint32_t i = rng.below(4) + 1; i > 0; --i)
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const auto& command = readers[rng.below(static_cast<std::uint32_t>(readers.size()))];
    const Ran ran = run(command, {.input = text});
    EXPECT_TRUE(ran.code == 0 || failed(ran, "standard input: ")) << command[0] << "\n" << text;
  }
}

}  // namespace
}  // namespace naqala::test
