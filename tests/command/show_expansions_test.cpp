// How the pieces of the expansions look.
#include <gtest/gtest.h>

#include "notation/position.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 2, .sets = Set::artisans};
constexpr Options whims{.seats = 2, .sets = Set::whims};
constexpr Options both{.seats = 5, .sets = Set::artisans | Set::whims};

std::string shown(const State& state, std::vector<std::string> options = {}) {
  options.insert(options.begin(), "show");
  return output_of(options, to_json(state));
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

TEST(Show, R43_MountainsStandOnBothSidesOfTheStepTheyStop) {
  const std::vector<std::string> lines = lines_of_text(shown(Scene(artisans).state()));
  // Above e6 (to the north) and between d6 and e6 (to the west).
  EXPECT_TRUE(has(lines[19], "▟▙▟▙▟▙▟▙▟▙▟▙▟")) << lines[19];
  EXPECT_TRUE(has(lines[20], "█▙e6▟▙")) << lines[20];
  EXPECT_TRUE(has(lines[21], "│ Workshop  ██ Workshop  ││ Workshop  █")) << lines[21];
}

TEST(Show, R44_ChasmAndLakeAreHoles) {
  const std::string chasm = shown(Scene(artisans).state());
  EXPECT_TRUE(has(chasm, " ░░ Chasm ░░ ")) << chasm;
  const std::string lake = shown(Scene(whims).state());
  EXPECT_TRUE(has(lake, " ≈≈ Lake ≈≈≈ ")) << lake;
  EXPECT_FALSE(has(chasm, "─c6"));
  EXPECT_FALSE(has(lake, "─c6"));
}

TEST(Show, R45_TentsAreToldApartFromCamels) {
  const std::string text = shown(
      Scene(artisans).owner("c3", Seat::two).tent(Seat::one, "b3").meeples("a1", {Tribe::artisan}).state());
  EXPECT_TRUE(has(text, "┗▲2━"));
  EXPECT_TRUE(has(text, "┗T1━")) << text;
  EXPECT_TRUE(has(text, "│ R         │"));
  EXPECT_TRUE(has(text, "T tent"));
  EXPECT_FALSE(has(shown(Scene(2).state()), "tent"));
}

TEST(Show, R61_WhimsLieOnTheirCities) {
  const std::string text = shown(Scene(whims).whim("a6", Whim::palms).whim("d6", Whim::kill_elder).state());
  EXPECT_TRUE(has(text, "a6───●city╮")) << text;
  EXPECT_TRUE(has(text, "│palms      │")) << text;
  EXPECT_TRUE(has(text, "│†elder     │"));
  EXPECT_TRUE(has(text, "│ no whim   │"));
  EXPECT_TRUE(has(text, "a6 own 2 palms 10"));
  EXPECT_TRUE(has(text, "d6 kill an elder 10"));
}

TEST(Show, R81_OwnItemsAreNamedThoseOfOthersCounted) {
  const State state = Scene(both)
                          .secret_items(Seat::one, {Item::crown, Item::ring})
                          .items(Seat::one, {Item::chest})
                          .artisans(Seat::five, 3)
                          .open_whim(Seat::two, Whim::corner)
                          .fulfilled(Seat::two, Whim::fish)
                          .state();
  const std::string own = shown(state, {"--viewer", "1"});
  EXPECT_TRUE(has(own, "chest, crown, ring")) << own;
  const std::string other = shown(state, {"--viewer", "2"});
  EXPECT_TRUE(has(other, "chest, 2 items unseen")) << other;
  EXPECT_FALSE(has(other, "crown"));
  EXPECT_TRUE(has(other, "whims: own a corner tile (10); fulfilled: hold 2 fish"));
  EXPECT_TRUE(has(other, "15 items in the stack"));
}

TEST(Show, R4_TheTrackOfFiveSeatsHasTwelveSpaces) {
  EXPECT_TRUE(has(shown(Scene(both).state()), "18:· 12:· 8:· 5:·· 3:·· 1:·· 0:···"));
  EXPECT_TRUE(has(shown(Scene(both).state(), {"--width", "120"}), "18:· 12:· 8:· 5:·· 3:·· 1:·· 0:···"));
}

TEST(Show, ManyTribesOnATileAllFit) {
  Scene scene(both);
  for (Tribe tribe : all<Tribe>) scene.stack("b2", tribe, 3);
  const std::string text = shown(scene.state());
  for (const char* part : {"V3", "E3", "M3", "B3", "A3", "R3"}) EXPECT_TRUE(has(text, part)) << part << text;
}

TEST(Show, AsciiHasThePiecesOfTheExpansionsToo) {
  const State state = Scene(both).tent(Seat::one, "b3").whim("g1", Whim::kill_vizier).state();
  const std::string text = shown(state, {"--ascii"});
  for (const char* part : {"#T1=", "!vizier", "/\\/\\/\\", "%", ": Chasm :", "~ Lake ~~"})
    EXPECT_TRUE(has(text, part)) << part << text;
  for (char c : text) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << text;
}

}  // namespace
}  // namespace naqala::test
