#include "notation/record.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "documents.hpp"
#include "notation/action_text.hpp"
#include "nth_setup.hpp"
#include "rules/game.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/simulate.hpp"

namespace naqala {
namespace {

Record random_record(const Options& options, Rng& rng) {
  const test::Plan plan = test::random_plan(options, rng);
  Record record{plan.options, {}, plan.setup, test::play_out(plan, rng, {}).actions};
  record.names.resize(options.seats);
  return record;
}

Record random_record(int seats, Rng& rng) {
  return random_record(Options{.seats = static_cast<std::uint8_t>(seats)}, rng);
}

// A game of two that begins, always the same.
Record short_record() {
  Rng rng("a short record");
  Record record = random_record(2, rng);
  record.options = Options{};
  record.names = {"Amina", "Žofia #1"};
  record.actions.clear();
  State s = initial(record.options, record.setup);
  const Layout layout(s);
  ActionList list;
  while (record.actions.size() < 20) {
    legal_actions(layout, s, list);
    record.actions.push_back(list[0]);
    apply(layout, s, list[0]);
  }
  return record;
}

void expect_same(const Result<Record>& read, const Record& record) {
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_TRUE(*read == record);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return at == text.npos ? text : text.replace(at, from.size(), to);
}

TEST(Record, GamesAreReadBackFromBothForms) {
  Rng rng("record round trips");
  const int games = test::rounds({.reduced = 6, .normal = 60, .campaign = 1000});
  for (int n = 0; n < games; ++n) {
    Record record = random_record(test::nth_setup(n), rng);
    if (n % 2 == 0) record.names[0] = "Seat One";
    if (n % 3 == 0) record.actions.resize(rng.below(static_cast<std::uint32_t>(record.actions.size())));
    expect_same(parse_record(to_text(record)), record);
    expect_same(parse_record(to_json(record)), record);
    expect_same(parse_record(to_json(record, JsonStyle::line)), record);
    ASSERT_FALSE(testing::Test::HasFailure()) << to_text(record);
  }
}

TEST(Record, ReplayGivesEveryState) {
  Rng rng("replay");
  const test::Plan plan = test::random_plan(Options{.seats = 3}, rng);
  std::vector<State> states{plan.start};
  const test::Played played = test::play_out(plan, rng, {[&](const test::Move& move) -> std::string {
                                               states.push_back(move.after);
                                               return {};
                                             }});
  const Result<Record> read = parse_record(to_text(Record{plan.options, {}, plan.setup, played.actions}));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_TRUE(replay(*read) == states);
}

TEST(Record, ALineIsAnAuctionATurnOrACleanUp) {
  Rng rng("lines");
  const Record record = random_record(4, rng);
  const std::vector<TurnLine> lines = lines_of(record);
  std::vector<Action> together;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    together.insert(together.end(), lines[i].actions.begin(), lines[i].actions.end());
    if (lines[i].label == "auction") {
      EXPECT_EQ(lines[i].actions.size(), 4u);
      for (std::size_t turn = 1; turn <= 4; ++turn) EXPECT_EQ(lines[i + turn].label.substr(0, 5), "seat ");
    }
    if (lines[i].label.substr(0, 4) == "seat") {
      EXPECT_EQ(lines[i].actions.back(), *parse_action("end"));
    }
  }
  EXPECT_EQ(together, record.actions);
}

TEST(Record, TheTextSaysWhatItIs) {
  const std::string text = to_text(short_record());
  EXPECT_EQ(text.substr(0, 16), "naqala-record 1\n");
  for (std::string_view line : {"players 2\n", "sets base\n", "djinn-use each-turn\n", "nekir per-kill\n",
                                "totals shown\n", "name 1 Amina\n", "name 2 Žofia #1\n", "\ntile f5 ",
                                "\ncard-row ", "\ndjinn-row ", "\nbid-order ", "\nauction: bid "})
    EXPECT_NE(text.find(line), text.npos) << line;
  EXPECT_NE(text.find("tables " + tables_digest() + "\n"), text.npos);
}

TEST(Record, AFinishedGameEndsWithItsScoreAsAComment) {
  Rng rng("finished");
  EXPECT_NE(to_text(random_record(2, rng)).find("\n# the game is over: seat 1 has "), std::string::npos);
  EXPECT_EQ(to_text(short_record()).find("over"), std::string::npos);
}

TEST(Record, LineEndsMarksCommentsAndBlanksAreFree) {
  const Record record = short_record();
  const std::string text = to_text(record);
  std::string windows;
  for (char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
  expect_same(parse_record(windows), record);
  expect_same(parse_record("\xef\xbb\xbf" + text), record);
  expect_same(parse_record("# a comment\n\n   \n" + text + "\n# another"), record);
  expect_same(parse_record(replaced(text, "players 2", "  players\t2   # seats")), record);
  expect_same(parse_record(replaced(text, "auction: ", "  auction :  ;; ")), record);
}

TEST(Record, ATurnMayTakeSeveralLines) {
  const Record record = short_record();
  expect_same(parse_record(replaced(to_text(record), "; drop", "\n  drop")), record);
  const std::string labelled = "\n" + lines_of(record)[1].label + ": drop";
  expect_same(parse_record(replaced(to_text(record), "; drop", labelled)), record);
}

TEST(Record, OptionsKeepTheirDefaultsWhenLeftOut) {
  const Record record = short_record();
  std::string text = to_text(record);
  for (std::string_view line : {"sets base\n", "djinn-use each-turn\n", "nekir per-kill\n",
                                "artisan-ties all-count\n", "totals shown\n"})
    text = replaced(text, line, "");
  expect_same(parse_record(text), record);
}

TEST(Record, TheFirstWrongActionIsNamed) {
  const Record record = short_record();
  const std::string text = to_text(record);
  const auto auction =
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("auction:")), '\n');
  const std::string line = "record: line " + std::to_string(auction + 1) + ", action 2: ";
  const std::string second = to_text(record.actions[1]);
  const std::size_t at = text.find("; ") + 2;
  const auto with_second = [&](std::string_view action) {
    return std::string(text).replace(at, second.size(), action);
  };
  EXPECT_EQ(parse_record(with_second("drop c4 elder")).error(),
            line +
                "\"drop c4 elder\" is not legal here (legal: bid 0, bid 1, bid 3, bid 5, bid 8, bid 12 and 1 "
                "more)");
  EXPECT_EQ(parse_record(with_second("drop c9 elder")).error(), line + "\"drop c9 elder\": c9 is not a tile");
  EXPECT_EQ(parse_record(with_second("deal unseen")).error().substr(0, line.size() + 13),
            line + "\"deal unseen\"");
  const std::string json = to_json(record);
  EXPECT_EQ(parse_record(test::with(json, "turns.1.2", "\"bid 2\"")).error(),
            "record: turns.1.2: \"bid 2\": 2 is not a price");
  EXPECT_EQ(parse_record(test::with(json, "turns.1.2", "7")).error(), "record: turns.1.2: 7 is not a text");
  EXPECT_EQ(parse_record(test::with(json, "turns.1", "7")).error(), "record: turns.1: 7 is not a list");
}

TEST(Record, NothingFollowsTheEndOfTheGame) {
  Rng rng("after the end");
  const std::string text = to_text(random_record(2, rng));
  const std::string error = parse_record(text + "seat 1: end\n").error();
  EXPECT_NE(error.find("here comes the end of the game, not \"seat 1\""), error.npos) << error;
  const std::string bare = parse_record(text + "end\n").error();
  EXPECT_NE(bare.find("\"end\" is not legal here (the game is over)"), bare.npos) << bare;
}

TEST(Record, OtherNumbersInTheTablesAreRefused) {
  const std::string text = replaced(to_text(short_record()), tables_digest(), "0123456789abcdef");
  EXPECT_EQ(parse_record(text).error(),
            "record: tables: \"0123456789abcdef\" differs from ours, \"" + tables_digest() +
                "\": the record was made with other numbers in the tables of the game");
}

// The digest is part of the format: when this fails, a number of the game has changed, and records made
// before it can no longer be read.
TEST(Record, TheDigestOfTheTablesIsPinned) { EXPECT_EQ(tables_digest(), "54961638a040b849"); }

TEST(Record, ErrorsInTheTextNameTheLineOrTheField) {
  struct Case {
    std::string_view from, to;
    std::string message;
  };
  const std::vector<Case> cases{
      {"naqala-record 1", "naqala-record 2",
       "format: \"naqala-record 2\" is not \"naqala-record 1\": the record is of version 2, and this program "
       "reads "
       "version 1"},
      {"naqala-record 1", "1. e4 e5", "format: \"1. e4 e5\" is not \"naqala-record 1\""},
      {"players 2", "players 2\nplayers 2", "line 4: \"players\" is there twice"},
      {"players 2", "players two", "players: \"two\" is not a whole number from 2 to 5"},
      {"players 2", "players -2", "players: \"-2\" is not a whole number from 2 to 5"},
      {"players 2", "players 5",
       "players: five can play only with an expansion, the base game is for 2, 3 or 4"},
      {"players 2", "payers 2", "line 3: \"payers\" is not a word that a line begins with"},
      {"players 2\n", "", "players: is missing"},
      {"sets base", "sets base bandits", "sets.2: \"bandits\" is not base, artisans or whims"},
      {"nekir per-kill", "nekir", "nekir: \"\" is not per-kill or per-meeple"},
      {"name 1 Amina", "name 0 Amina", "line 9: \"0\" is not a seat from 1 to 5"},
      {"name 1 Amina", "name 3 Amina", "names: a list of 3 is longer than 2"},
      {"name 1 Amina", "name 2 Amina", "line 10: \"2\" is there twice"},
      {"name 1 Amina", "name 1", "line 9: the name is empty"},
      {"name 1 Amina", "name 1 \xff", "line 9: \"?\" is not valid UTF-8"},
      {"name 1 Amina", "name 1 a\x01", "line 9: \"a?\" has control characters"},
      {"tile a1 ", "tile a1 oasis\ntile a1 ", "line 12: \"a1\" is there twice"},
      {"tile a1 ", "tile h1 ", "tiles.h1: there is no such tile on this board"},
      {"tile a1 ", "tile g1 ", "tiles.g1: there is no such tile on this board"},
      {"tile a1 ", "tile a1 desert ", "tiles.a1.kind: \"desert\" is not a kind of tile"},
      {"card-row ", "card-row fish ", "card_row: a list of 10 is longer than 9"},
      {"djinn-row ", "djinn-row genie", "djinn_row.1: \"genie"},
      {"bid-order ", "bid-order 3 ", "bid_order: there must be 4"},
      {"auction: ", "auktion: ", "line 45: here comes auction, not \"auktion\""},
      {"auction: ", "seat 1: ", "line 45: here comes auction, not \"seat 1\""},
  };
  const std::string good = to_text(short_record());
  for (const Case& c : cases) {
    const Result<Record> record = parse_record(replaced(good, c.from, c.to));
    ASSERT_FALSE(record.ok()) << c.to;
    EXPECT_EQ(record.error().substr(0, 8 + c.message.size()), "record: " + c.message);
  }
}

TEST(Record, ErrorsInJsonNameTheField) {
  const std::string good = to_json(short_record());
  EXPECT_EQ(parse_record(test::without(good, "tables")).error(), "record: tables: is missing");
  EXPECT_EQ(parse_record(test::without(good, "tiles.b2")).error(), "record: tiles.b2: is missing");
  EXPECT_EQ(parse_record(test::with(good, "tiles.b2.owner", "1")).error(),
            "record: tiles.b2.owner: there is no such field");
  EXPECT_EQ(parse_record(test::with(good, "tiles.b2.meeples", "{}")).error(),
            "record: meeples: each tile begins with 3");
  EXPECT_EQ(parse_record(test::with(good, "names", "[\" \"]")).error(),
            "record: names.1: \" \" has blanks around it");
  EXPECT_EQ(parse_record(test::with(good, "name", "1")).error(), "record: name: there is no such field");
  EXPECT_EQ(parse_record("{\"format\": 1}").error(), "record: format: 1 is not a text");
  EXPECT_EQ(parse_record("{").error(), "record: line 1, column 2: the text breaks off");
}

TEST(Record, WhatIsNotARecordIsRefused) {
  EXPECT_EQ(parse_record("").error(), "record: format: is missing");
  EXPECT_EQ(parse_record(std::string_view("\0\0\0", 3)).error(),
            "record: format: \"???\" is not \"naqala-record 1\"");
  EXPECT_EQ(parse_record(std::string(longest_text + 1, 'x')).error(), "record: more than 1048576 bytes");
  EXPECT_FALSE(parse_record(std::string(longest_text, '\n')).ok());
  EXPECT_FALSE(parse_record(std::string(longest_text, ';')).ok());
}

// Breaking a record off anywhere, or changing a byte, never does harm; what can still be read can be written.
RC_GTEST_PROP(Record, DamagedTextIsRefusedOrReadSoundly, (bool as_json)) {
  static const Record record = short_record();
  std::string text = as_json ? to_json(record) : to_text(record);
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  text.resize(*rc::gen::inRange<std::size_t>(text.size() / 2, text.size() + 1));
  const Result<Record> read = parse_record(text);
  RC_CLASSIFY(read.ok());
  if (!read) return;
  const Result<Record> again = parse_record(to_text(*read));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == *read);
}

TEST(RecordNames, MayBeAnyShortText) {
  EXPECT_EQ(problem_with_name("Žofia #1: the \"great\""), "");
  EXPECT_EQ(problem_with_name(""), "the name is empty");
  EXPECT_EQ(problem_with_name("a\nb"), "\"a?b\" has control characters");
  EXPECT_EQ(problem_with_name(std::string(65, 'x')).substr(60), "x...\" is longer than 64 bytes");
}

}  // namespace
}  // namespace naqala
