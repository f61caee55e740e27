// Records of games with expansions.
#include <gtest/gtest.h>

#include "documents.hpp"
#include "notation/action_text.hpp"
#include "notation/record.hpp"
#include "rules/game.hpp"
#include "support/setups.hpp"

namespace naqala {
namespace {

Record record_of(const Options& options) {
  Rng rng("a set-up of " + test::name_of(options));
  return {options, std::vector<std::string>(options.seats), deal(options, rng), {}};
}

constexpr Options whims{.seats = 5, .sets = Set::whims};
constexpr Options artisans{.seats = 3, .sets = Set::artisans};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return at == text.npos ? text : text.replace(at, from.size(), to);
}

// The line of the header that begins with this word.
std::string line_of(const std::string& text, const std::string& first) {
  const std::size_t at = text.find("\n" + first + " ") + 1;
  return text.substr(at, text.find('\n', at) - at);
}

TEST(RecordExpansions, EverySetupIsReadBackFromBothForms) {
  for (const Options& options : test::all_setups()) {
    const Record record = record_of(options);
    for (const std::string& text : {to_text(record), to_json(record)}) {
      const Result<Record> read = parse_record(text);
      ASSERT_TRUE(read.ok()) << read.error();
      EXPECT_TRUE(*read == record) << text;
    }
  }
}

TEST(RecordExpansions, R59_TheWhimsOfTheCitiesStandInTheHeader) {
  const Record record = record_of(whims);
  std::string line = "whims";
  for (Whim whim : record.setup.whims) line += " " + std::string(name(whim));
  EXPECT_EQ(line_of(to_text(record), "whims"), line);
  const Result<Record> read = parse_record(to_text(record));
  ASSERT_TRUE(read.ok()) << read.error();
  const State s = initial(read->options, read->setup);
  std::size_t n = 0;
  for (Tile tile : all<Tile>)
    if (row_of(s.kind(tile)).action == TileAction::city) {
      EXPECT_EQ(s.whims[index(record.setup.whims[n++])], WhimPlace::on(tile));
    }
  EXPECT_EQ(n, 5u);
  EXPECT_EQ(to_text(record_of(artisans)).find("\nwhims"), std::string::npos);
  EXPECT_EQ(to_json(record_of(artisans)).find("whims"), std::string::npos);
}

TEST(RecordExpansions, R44_NothingStandsOnChasmAndLake) {
  const std::string with_chasm = to_text(record_of(artisans)), with_lake = to_text(record_of(whims));
  EXPECT_NE(with_chasm.find(" chasm\n"), with_chasm.npos);
  EXPECT_NE(with_lake.find(" lake\n"), with_lake.npos);
  // The meeples of f6 move to the chasm.
  const std::string chasm = "tiles." + with_chasm.substr(with_chasm.find(" chasm\n") - 2, 2) + ".meeples";
  const std::string good = to_json(record_of(artisans));
  const boost::json::value meeples = boost::json::parse(good).at("tiles").at("f6").at("meeples");
  const std::string moved =
      test::with(test::without(good, "tiles.f6.meeples"), chasm, boost::json::serialize(meeples));
  EXPECT_EQ(parse_record(moved).error(), "record: meeples: none can stand on the chasm");
}

TEST(RecordExpansions, ErrorsNameTheWhim) {
  const std::string good = to_text(record_of(whims));
  const std::string line = line_of(good, "whims");
  const auto error = [&](const std::string& to) { return parse_record(replaced(good, line, to)).error(); };
  EXPECT_EQ(error(""), "record: whims: is missing");
  EXPECT_EQ(error("whims corner"), "record: whims: there must be 5");
  EXPECT_EQ(error("whims"), "record: whims: there must be 5");
  EXPECT_EQ(error("whims corner line corner fish wheat"), "record: whims.3: corner is there twice");
  EXPECT_EQ(error("whims corner line cormer fish wheat"), "record: whims.3: \"cormer\" is not a whim");
  EXPECT_EQ(error("whims corner line palms fish workshop"), "record: whims.5: workshop is not in this game");
  EXPECT_EQ(error("whims corner line palms fish wheat pottery"),
            "record: whims: a list of 6 is longer than 5");
  EXPECT_EQ(error(line + "\n" + line).substr(0, 13), "record: line ");
  const std::string base = to_text(record_of(Options{}));
  EXPECT_EQ(parse_record(replaced(base, "bid-order", line + "\nbid-order")).error(),
            "record: whims: this game is played without them");
}

TEST(RecordExpansions, R42_TheTilesOfTheArtisansLieInTheMiddle) {
  const std::string good = to_json(record_of(artisans));
  const boost::json::value document = boost::json::parse(good);
  std::string text = good, market;
  for (const auto& [place, tile] : document.at("tiles").as_object())
    if (tile.at("kind") == "specialised-market") market = place;
  text = test::with(text, "tiles.a1.kind", "\"specialised-market\"");
  text = test::with(text, "tiles." + market + ".kind",
                    boost::json::serialize(document.at("tiles").at("a1").at("kind")));
  EXPECT_EQ(parse_record(text).error(), "record: tiles: specialised-market belongs in the middle");
}

// What others are told is no action of the game itself.
TEST(RecordExpansions, R81_ARecordTellsEverything) {
  Record record = record_of({.seats = 2, .sets = Set::artisans | Set::whims});
  Rng rng("a game up to an item");
  State s = initial(record.options, record.setup);
  const Layout layout(s);
  ActionList list;
  while (s.step != Step::keep_item) {
    ASSERT_NE(actor(s), nobody);
    legal_actions(layout, s, list);
    record.actions.push_back(actor(s) == chance ? draw(s, rng)
                                                : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    apply(layout, s, record.actions.back());
  }
  const std::string text = to_text(record);
  ASSERT_TRUE(parse_record(text).ok());
  for (std::string_view told : {"keep unseen", "keep unseen discard lamp", "keep crown shows crown"})
    EXPECT_NE(parse_record(text + std::string(told) + "\n").error().find("is not legal here"),
              std::string::npos)
        << told;
}

}  // namespace
}  // namespace naqala
