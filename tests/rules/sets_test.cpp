// What each set adds, and that the base game does not ask for it.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>

#include "rules/set_rules.hpp"
#include "rules/whims.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

Options with(SetMask sets) { return {.seats = 3, .sets = sets}; }

std::string source_file(const std::string& name) {
  std::ifstream file(NAQALA_SOURCE_DIR "/" + name);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Sets, TheBaseGameIsAlwaysPlayed) {
  EXPECT_TRUE(Options().plays(Set::base));
  for (SetMask sets : all_sets) EXPECT_TRUE(sets.has(Set::base));
  EXPECT_EQ(SetMask(Set::base), base_alone);
  EXPECT_NE(SetMask(Set::whims), base_alone);
}

TEST(Sets, R1_R42_R63_TheTilesOfTheSetsFillTheBoard) {
  for (SetMask sets : all_sets) {
    int tiles = 0;
    for (TileKind kind : all<TileKind>) tiles += count_in(with(sets), kind);
    EXPECT_EQ(tiles, columns_of(with(sets)) * rows_of(with(sets))) << name_of(sets);
  }
}

TEST(Sets, R3_AsManySeatsAsTheLargestSetHasRoomFor) {
  EXPECT_EQ(most_seats_with(base_alone), 4);
  for (SetMask sets : {SetMask(Set::artisans), SetMask(Set::whims), both_expansions})
    EXPECT_EQ(most_seats_with(sets), 5);
}

TEST(Sets, AGameHasTheRowsOfItsSets) {
  for (SetMask sets : all_sets) {
    const Options options = with(sets);
    for (TileKind kind : all<TileKind>)
      if (!sets.has(row_of(kind).set)) {
        EXPECT_EQ(count_in(options, kind), 0) << name(kind);
      }
    for (Tribe tribe : all<Tribe>)
      EXPECT_EQ(all_meeples(options).has(tribe), sets.has(tribe_table[index(tribe)].set)) << name(tribe);
    for (Djinn djinn : all<Djinn>)
      EXPECT_EQ(djinns_of(options).has(djinn), sets.has(djinn_table[index(djinn)].set)) << name(djinn);
    for (Item item : all<Item>)
      EXPECT_EQ(all_items(options).has(item), sets.has(item_table[index(item)].set)) << name(item);
    for (Whim whim : all<Whim>)
      if (!sets.has(whim_table[index(whim)].set)) {
        EXPECT_FALSE(in_game(options, whim)) << name(whim);
      }
  }
}

TEST(Sets, NothingButTheSetsInPlayIsCalled) {
  State state = blank_state(with(Set::artisans));
  Score sheet;
  for_sets_in_play<&SetRules::add_points>(state.options, state, Seat::one, sheet);
  state.options.sets = base_alone;
  EXPECT_FALSE(refill_for_sets(state));
}

// What a set does hangs on rows of tables, which name their set, or on its own files (docs/architecture.md).
TEST(Sets, TheFilesOfTheBaseGameDoNotAskWhichSetsArePlayed) {
  for (const char* name : {"auction", "sowing", "control", "tribes", "tiles", "djinns", "round", "score",
                           "layout", "setup", "check", "game", "cards", "observation"})
    for (const char* end : {".hpp", ".cpp"}) {
      const std::string text = source_file("src/rules/" + std::string(name) + end);
      EXPECT_FALSE(std::regex_search(text, std::regex(R"(\.plays\(|\bsets\b.*\bhas\()"))) << name << end;
    }
}

}  // namespace
}  // namespace naqala::test
