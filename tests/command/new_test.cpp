#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <filesystem>

#include "notation/position.hpp"
#include "notation/record.hpp"
#include "rules/setup.hpp"
#include "run.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

Record record_from(const std::string& text) {
  Result<Record> record = parse_record(text);
  EXPECT_TRUE(record.ok()) << record.error();
  return record ? *record : Record{};
}

TEST(New, PrintsARecordInWhichNothingHasBeenDone) {
  for (int players : {2, 3, 4}) {
    const Record record =
        record_from(output_of({"new", "--players", std::to_string(players), "--seed", "7"}));
    EXPECT_EQ(record.options.seats, players);
    EXPECT_TRUE(record.actions.empty());
  }
}

TEST(New, R3_DealsEverySetup) {
  for (const Options& options : all_setups()) {
    std::vector<std::string> command = options_for(options);
    command.insert(command.begin(), {"new", "--seed", "7"});
    const Record record = record_from(output_of(command));
    EXPECT_EQ(record.options, options) << name_of(options);
    Rng rng(7);
    EXPECT_EQ(record.setup, deal(options, rng)) << name_of(options);
  }
}

TEST(New, TheBaseSetNeedNotBeNamed) {
  const auto dealt = [](const std::string& sets) {
    return output_of({"new", "--seed", "7", "--sets", sets});
  };
  EXPECT_EQ(dealt("artisans"), dealt("base,artisans"));
  EXPECT_EQ(dealt("whims,artisans"), dealt("artisans,base,whims"));
  EXPECT_EQ(output_of({"new", "--seed", "7", "--sets", "artisans", "--sets", "whims"}),
            dealt("artisans,whims"));
}

TEST(New, TheSameSeedDealsTheSameGame) {
  const std::vector<std::string> command{"new", "--players", "2", "--sets", "base", "--seed", "7", "--json"};
  const std::string text = output_of(command);
  EXPECT_EQ(output_of(command), text);
  EXPECT_NE(output_of({"new", "--players", "2", "--sets", "base", "--seed", "8", "--json"}), text);
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  ASSERT_FALSE(error) << text;
  EXPECT_EQ(value.at("players").as_int64(), 2);
  EXPECT_EQ(value.at("tiles").as_object().size(), 30u);
}

TEST(New, TextAndJsonAndPositionAreTheSameGame) {
  for (const Options& options : all_setups()) {
    const auto dealt = [&](std::vector<std::string> form) {
      const std::vector<std::string> game = options_for(options);
      form.insert(form.begin(), game.begin(), game.end());
      form.insert(form.begin(), {"new", "--seed", "5"});
      return output_of(form);
    };
    const Record record = record_from(dealt({}));
    EXPECT_EQ(record, record_from(dealt({"--json"})));
    const Result<State> position = parse_position(dealt({"--position"}));
    ASSERT_TRUE(position.ok()) << position.error();
    EXPECT_EQ(*position, initial(record.options, record.setup));
  }
}

// The last word of the first line that names a seed.
std::string seed_in(const std::string& text) {
  const std::size_t at = text.find("--seed ");
  EXPECT_NE(at, text.npos) << text;
  return text.substr(at + 7, text.find('\n', at) - at - 7);
}

TEST(New, ARandomSeedIsToldSoThatItCanBeRepeated) {
  const std::string text = output_of({"new"});
  EXPECT_EQ(output_of({"new", "--seed", seed_in(text)}), text);
  EXPECT_NE(output_of({"new"}), text);
  const Ran json = run({"new", "--json"});
  EXPECT_EQ(output_of({"new", "--json", "--seed", seed_in(json.err)}), json.out);
}

TEST(New, OptionsAndNamesGoIntoTheRecord) {
  const Record plain = record_from(output_of({"new", "--seed", "1"}));
  EXPECT_EQ(plain.options, Options{});
  const Record record =
      record_from(output_of({"new", "--seed", "1", "--players", "3", "--djinn-use", "round", "--nekir",
                             "meeple", "--artisan-ties", "none", "--totals", "hidden", "--names", "Аня,Bo"}));
  EXPECT_EQ(record.options.artisan_ties, ArtisanTies::none_count);
  EXPECT_EQ(record.options.djinn_use, DjinnUse::each_round);
  EXPECT_EQ(record.options.nekir_pays, NekirPays::per_meeple);
  EXPECT_EQ(record.options.totals, Totals::hidden);
  EXPECT_EQ(record.names, (std::vector<std::string>{"Аня", "Bo", ""}));
}

TEST(New, R3_GamesThatCannotBePlayedAreRefused) {
  EXPECT_TRUE(failed(run({"new", "--players", "5"}), "players: five can play only with an expansion"));
  EXPECT_TRUE(failed(run({"new", "--players", "5", "--sets", "base"}), "players: five can play only"));
  EXPECT_TRUE(failed(run({"new", "--players", "6", "--sets", "whims"}), "players: "));
  EXPECT_TRUE(failed(run({"new", "--players", "1"}), "players: "));
  EXPECT_TRUE(failed(run({"new", "--players", "-2"}), "players: "));
  EXPECT_TRUE(failed(run({"new", "--players", "258"}), "players: "));
  EXPECT_TRUE(failed(run({"new", "--sets", "dunes"}), "sets: \"dunes\" is not base, artisans or whims"));
  EXPECT_TRUE(failed(run({"new", "--sets", "artisans,dunes"}), "sets: \"dunes\" is not"));
  EXPECT_TRUE(failed(run({"new", "--sets", "Whims"}), "sets: \"Whims\" is not"));
  EXPECT_TRUE(failed(run({"new", "--sets", "whims,artisans,whims"}), "sets: whims is named twice"));
  EXPECT_TRUE(failed(run({"new", "--names", "a,b,c"}), "names: 3 for 2 seats"));
  EXPECT_TRUE(failed(run({"new", "--names", "a\x1b[2J"}), "names: "));
}

// ---- Files ------------------------------------------------------------------------------------------------

TEST(Output, GoesToAFile) {
  const Folder folder;
  EXPECT_EQ(output_of({"new", "--seed", "7", "-o", folder.path("game.txt")}), "");
  EXPECT_EQ(content_of(folder.path("game.txt")), output_of({"new", "--seed", "7"}));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"game.txt"});
}

TEST(Output, ReplacesAFileAndKeepsItsPermissions) {
  const Folder folder;
  const std::string path = folder.file("game.txt", "something else");
  ::chmod(path.c_str(), 0640);
  output_of({"new", "--seed", "7", "-o", path});
  EXPECT_EQ(content_of(path), output_of({"new", "--seed", "7"}));
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777u, 0640u);
}

TEST(Output, ReplacesTheFileBehindALink) {
  const Folder folder;
  const std::string path = folder.file("game.txt", "something else");
  std::filesystem::create_symlink("game.txt", folder.path("link"));
  output_of({"new", "--seed", "7", "-o", folder.path("link")});
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link")));
  EXPECT_EQ(content_of(path), output_of({"new", "--seed", "7"}));
}

TEST(Output, AFileThatCannotBeWrittenStaysAsItWas) {
  const Folder folder;
  const std::string path = folder.file("game.txt", "something else");
  EXPECT_TRUE(failed(run({"new", "--players", "9", "-o", path}), "players: "));
  EXPECT_TRUE(failed(run({"new", "-o", folder.path("nowhere/game.txt")}), "nowhere/game.txt: No such file"));
  EXPECT_TRUE(failed(run({"new", "-o", folder.path("")}), "Is a directory"));
  EXPECT_TRUE(failed(run({"new", "-o", "/dev/full"}), "/dev/full: No space left on device"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  EXPECT_EQ(content_of(path), "something else");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"game.txt"});
}

// A limit on the size of files does what a full disk does: the first bytes go through, the rest does not.
TEST(Output, NoHalfWrittenFileIsLeftBehind) {
  const Folder folder;
  const std::string path = folder.file("game.txt", "something else");
  const std::string script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" new --seed 7 -o \"$1\"";
  const Ran ran = run_program("/bin/sh", {"-c", script, NAQALA_BINARY, path});
  EXPECT_TRUE(failed(ran, "game.txt: File too large"));
  EXPECT_EQ(content_of(path), "something else");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"game.txt"});
}

}  // namespace
}  // namespace naqala::test
