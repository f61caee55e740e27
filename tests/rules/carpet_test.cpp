// The flying carpet (R54) and the turn in which nobody else can sow (R12).
#include <set>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/effort.hpp"
#include "support/random_board.hpp"
#include "support/reference.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

constexpr Options artisans{.sets = Set::artisans};

Scene with_carpet() {
  return Scene(artisans).items(Seat::one, {Item::carpet}).tent(Seat::one, "a1").turn(Seat::one);
}

TEST(Items, R54_TheLastMeepleFliesToAnyTileWithItsLike) {
  State state = with_carpet()
                    .meeples("b3", {elder, vizier})
                    .meeples("c3", {elder})
                    .meeples("e1", {vizier, merchant})
                    .meeples("f5", {elder, merchant})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use carpet", "take b3", "drop c3 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop f5 elder"})) << "c3 took the meeple before";
  play(layout, state, {"drop f5 elder"});
  EXPECT_EQ(state.step, Step::collect);
  EXPECT_EQ(item_discards(state), Items::of(Item::carpet)) << "with the last drop";
  play(layout, state, {"collect"});
  EXPECT_EQ(state.hand, Meeples::of(elder, 2));
}

TEST(Items, R54_DeclaredWhileMeeplesAreInHand) {
  State state = with_carpet()
                    .meeples("b3", {elder, vizier})
                    .meeples("b1", {vizier})
                    .meeples("f5", {elder, merchant})
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b2 elder", "use carpet"})) << "on foot only b1 is an end";
  play(layout, state, {"use carpet"});
  EXPECT_FALSE(item_discards(state).has(Item::carpet)) << "not before the last drop";
  EXPECT_TRUE(offers_only(layout, state,
                          {"drop a3 elder", "drop a3 vizier", "drop b2 elder", "drop b2 vizier",
                           "drop b4 elder", "drop b4 vizier", "drop c3 elder", "drop c3 vizier"}));
  play(layout, state, {"drop a3 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop f5 elder"}));
}

TEST(Items, R54_WithOneMeepleItFliesAnywhereButToItsStart) {
  State state = with_carpet()
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .meeples("f5", {elder})
                    .meeples("e2", {vizier})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use carpet", "take b3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c3 elder", "drop f5 elder"}));
}

// c3 is entered from b3; the last meeple goes back there, where another of its colour was dropped.
TEST(Items, R54_StraightBackToo) {
  State state = with_carpet().meeples("a3", {elder, elder, vizier}).state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "take a3")) << "no loop is so short";
  play(layout, state, {"use carpet", "take a3", "drop b3 elder", "drop c3 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"drop b3 elder"}));
}

TEST(Items, R54_NotOntoTheTileThatTookTheMeepleBefore) {
  State state = with_carpet().meeples("a3", {elder, elder}).meeples("f1", {vizier, vizier}).state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"})) << "the second elder may not join the first";
}

TEST(Items, R54_OverMountains) {
  State state = with_carpet()
                    .kind("c3", TileKind::workshop_nw)
                    .meeples("b3", {elder})
                    .meeples("c3", {elder, vizier})
                    .state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "take b3"));
  play(layout, state, {"use carpet", "take b3", "drop c3 elder"});
  EXPECT_EQ(state.step, Step::collect);
}

TEST(Items, R54_NeverOntoTheChasmAndTheStepsBeforeWalk) {
  State state = with_carpet().meeples("d6", {elder, vizier}).meeples("a1", {elder, vizier}).state();
  const Layout layout(state);
  play(layout, state, {"use carpet", "take d6"});
  EXPECT_TRUE(offers_only(layout, state, {"drop d5 elder", "drop d5 vizier"})) << "its only exit";
}

// Ruling: only from declaring on.
TEST(Items, R54_UndeclaredTheOfferedStepsAreThoseOnFoot) {
  State state = with_carpet()
                    .meeples("b3", {elder})
                    .meeples("c3", {elder})
                    .meeples("f1", {vizier})
                    .meeples("f5", {vizier})
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"take b3", "take c3", "use carpet"}));
  play(layout, state, {"use carpet"});
  EXPECT_TRUE(offers_only(layout, state, {"take b3", "take c3", "take f1", "take f5"}));
}

TEST(Items, R51_TheCarpetIsOfferedBeforeATileIsTakenOnlyIfASowingCanBeFinishedWithIt) {
  State none = with_carpet().meeples("b3", {elder}).meeples("f5", {vizier}).state();
  const Layout layout(none);
  EXPECT_TRUE(offers_only(layout, none, {"skip"}));
  State some = with_carpet().meeples("b3", {elder}).meeples("f5", {elder}).state();
  EXPECT_TRUE(offers_only(layout, some, {"skip", "use carpet"}));
}

TEST(Items, R51_TheCarpetIsUsedNeitherAfterTheSowingNorTwice) {
  State state = with_carpet().meeples("b3", {elder}).meeples("c3", {elder, vizier}).state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_TRUE(offers_only(layout, state, {"drop c3 elder"})) << "no other place: it would do nothing";
  play(layout, state, {"drop c3 elder", "collect"});
  EXPECT_TRUE(offers_only(layout, state, {"keep"}));
}

TEST(Items, R51_ADeclaredCarpetIsTheOneItemOfTheTurn) {
  State state = with_carpet()
                    .items(Seat::one, {Item::scimitar})
                    .meeples("b3", {elder, elder})
                    .meeples("c3", {elder, vizier})
                    .state();
  const Layout layout(state);
  play(layout, state, {"use carpet"});
  EXPECT_TRUE(offered(layout, state, "use").empty());
}

// ---- The carpet and the end of the game (R12) -------------------------------------------------------------

TEST(Turn, R12_TheCarpetDoesNotCountForTheTest) {
  State state = with_carpet().meeples("b3", {elder}).meeples("f5", {elder, vizier}).state();
  EXPECT_TRUE(state.last_round) << "no sowing on foot, so the end is set";
}

TEST(Turn, R12_ADeclaredCarpetMustSowAndTheEndStaysSet) {
  State state = with_carpet().meeples("b3", {elder}).meeples("f5", {elder, vizier}).state();
  const Layout layout(state);
  EXPECT_TRUE(offers_only(layout, state, {"skip", "use carpet"})) << "it need not be declared";
  play(layout, state, {"use carpet"});
  EXPECT_TRUE(offers_only(layout, state, {"take b3", "take f5"})) << "no passing any more";
  play(layout, state, {"take b3", "drop f5 elder", "collect", "keep"});
  EXPECT_TRUE(state.last_round);
}

TEST(Turn, R12_AnItemThatMakesASowingPossibleDoesNotTakeTheEndBack) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::flute})
                    .meeples("b3", {elder})
                    .meeples("d3", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(state.last_round);
  play(layout, state, {"use flute c3", "move d3 elder", "done"});
  EXPECT_TRUE(offers_only(layout, state, {"take b3", "take c3"})) << "now one must be made";
  EXPECT_TRUE(state.last_round);
}

TEST(Turn, R12_TheTestIsRepeatedAfterAnItem) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .tent(Seat::one, "a1")
                    .meeples("b3", {elder, vizier})
                    .meeples("b1", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"use scimitar b3", "remove elder", "remove vizier"});
  EXPECT_TRUE(state.last_round);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
  play(layout, state, {"skip"});
  EXPECT_EQ(state.step, Step::end) << "on to selling";
}

// ---- Against the reference, which tries every way ---------------------------------------------------------

std::set<Drop> offered_drops(const Layout& layout, const State& state) {
  ActionList list;
  legal_actions(layout, state, list);
  std::set<Drop> drops;
  for (Action action : list)
    if (action.kind() == Action::Kind::drop) drops.insert({action.tile(), action.tribe()});
  return drops;
}

std::set<Tile> offered_takes(const Layout& layout, const State& state) {
  ActionList list;
  legal_actions(layout, state, list);
  std::set<Tile> tiles;
  for (Action action : list)
    if (action.kind() == Action::Kind::take) tiles.insert(action.tile());
  return tiles;
}

template <class Set>
auto any_of_them(const Set& set, Rng& rng) {
  return *std::next(set.begin(), rng.below(static_cast<std::uint32_t>(set.size())));
}

void declare_carpet(State& state) {
  state.item_in_use = static_cast<std::uint8_t>(index(Item::carpet) + 1);
  state.item_used = true;
}

// Makes one sowing at random and compares each list for which at most `most` meeples are left.
// How many were compared.
int fly_and_compare(const Layout& layout, State& state, Rng& rng, int most) {
  int compared = 0;
  while (state.step == Step::drop && !testing::Test::HasFailure()) {
    const std::set<Drop> drops = offered_drops(layout, state);
    if (state.hand.total() <= most) {
      const Sowing sowing{board_of(state), state.hand, state.at, state.from, true};
      EXPECT_EQ(drops, reference_drops(sowing)) << testing::PrintToString(state);
      ++compared;
    }
    EXPECT_FALSE(drops.empty()) << "a dead end: " << testing::PrintToString(state);
    if (drops.empty()) break;
    const Drop drop = any_of_them(drops, rng);
    apply(layout, state, Action::drop(drop.tile, drop.tribe));
  }
  return compared;
}

TEST(Items, R54_EveryListEqualsAllWaysTried) {
  Rng rng("carpet");
  const int positions = rounds({.reduced = 60, .normal = 1'500, .campaign = 30'000});
  int compared = 0;
  for (int i = 0; i < positions && !HasFailure(); ++i) {
    State state = random_stacks({.height = 1 + static_cast<int>(rng.below(4))}, rng);
    declare_carpet(state);
    const Layout layout(state);
    const std::set<Tile> takes = offered_takes(layout, state);
    ASSERT_EQ(takes, reference_takes(board_of(state), true)) << testing::PrintToString(state);
    if (takes.empty()) continue;
    apply(layout, state, Action::take(any_of_them(takes, rng)));
    compared += fly_and_compare(layout, state, rng, 4);
  }
  EXPECT_GT(compared, positions) << "too few sowings were possible for this to mean much";
}

// As in sowing_reference_test.cpp: far beyond what ways can be tried for, except near the end.
TEST(Items, R54_HugeStacksFlyWithoutDeadEnds) {
  Rng rng("huge carpets");
  const int sowings = rounds({.reduced = 20, .normal = 200, .campaign = 2'000});
  int compared = 0;
  for (int i = 0; i < sowings && !HasFailure(); ++i) {
    State state = random_stacks({.height = 3, .towers = 2, .tower_height = 20}, rng);
    declare_carpet(state);
    const Layout layout(state);
    const std::set<Tile> takes = offered_takes(layout, state);
    if (takes.empty()) continue;
    apply(layout, state, Action::take(any_of_them(takes, rng)));
    compared += fly_and_compare(layout, state, rng, 3);
  }
  EXPECT_GT(compared, sowings) << "too few sowings were possible for this to mean much";
}

}  // namespace
}  // namespace naqala::test
