// Djinns of palms and palaces: Bouraq, Enki, Hagis, Lamia; and Monkir, who is paid for them. R37.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/game.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

// The plain turn of seat one with one djinn and two elders.
Scene turn_with(Djinn djinn) { return plain_turn().djinn(Seat::one, djinn).elders(Seat::one, 2); }

// "use hagis elder c3" and so on for each of these tiles.
Texts uses(const std::string& start, Texts tiles) {
  for (std::string& text : tiles) text = start + text;
  std::sort(tiles.begin(), tiles.end());
  return tiles;
}

// ---- Bouraq and Enki --------------------------------------------------------------------------------------

TEST(Djinns, Bouraq_APalaceOnAnyVillage) {
  State state =
      turn_with(Djinn::bouraq).owner("d1", Seat::two).palaces("d4", 1).meeples("f1", {merchant}).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use bouraq"), uses("use bouraq elder ", {"d1", "f1", "e2", "d4", "f5"}));
  play(layout, state, {"use bouraq elder d4"});
  EXPECT_EQ(state.palaces(tile("d4")), 2);
  EXPECT_EQ(palaces_left(state), 8);
}

TEST(Djinns, Bouraq_R37_NotOfferedWithoutAPalaceInSupply) {
  const State nine = turn_with(Djinn::bouraq).palaces("d1", 9).state();
  EXPECT_TRUE(offers(Layout(nine), nine, "use bouraq elder d1"));
  const State ten = turn_with(Djinn::bouraq).palaces("d1", 10).state();
  EXPECT_EQ(offered(Layout(ten), ten, "use bouraq"), Texts{});
}

TEST(Djinns, Enki_APalmOnAnyOasis) {
  State state = turn_with(Djinn::enki).owner("a1", Seat::two).palms("c3", 1).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use enki"),
            uses("use enki elder ", {"a1", "b2", "c3", "b4", "a5", "c5"}));
  play(layout, state, {"use enki elder a1"});
  EXPECT_EQ(state.palms(tile("a1")), 1);
  EXPECT_EQ(palms_left(state), 10);
}

TEST(Djinns, Enki_R37_NotOfferedWithoutAPalmInSupply) {
  const State eleven = turn_with(Djinn::enki).palms("a1", 11).state();
  EXPECT_TRUE(offers(Layout(eleven), eleven, "use enki elder a1"));
  const State twelve = turn_with(Djinn::enki).palms("a1", 12).state();
  EXPECT_EQ(offered(Layout(twelve), twelve, "use enki"), Texts{});
}

TEST(Djinns, Enki_TheLastPalmLeavesNoneForTheOasis) {
  State state = Scene(2)
                    .meeples("b3", {vizier})
                    .meeples("c3", {vizier})
                    .palms("a1", 11)
                    .djinn(Seat::one, Djinn::enki)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 vizier", "collect", "keep"});
  EXPECT_TRUE(offers(layout, state, "palm"));
  play(layout, state, {"use enki elder a1"});
  EXPECT_FALSE(offers(layout, state, "palm"));
}

// ---- Hagis and Lamia --------------------------------------------------------------------------------------

// A vizier has gone from d2 to e2, a village in the middle of others: the tile action is due.
State at_village(Scene scene) {
  State state = scene.meeples("d2", {vizier}).meeples("e2", {vizier}).turn(Seat::one).state();
  play(Layout(state), state, {"take d2", "drop e2 vizier", "collect", "keep"});
  return state;
}

// The same with the oasis c3.
State at_oasis(Scene scene) {
  State state = scene.meeples("b3", {vizier}).meeples("c3", {vizier}).turn(Seat::one).state();
  play(Layout(state), state, {"take b3", "drop c3 vizier", "collect", "keep"});
  return state;
}

const Texts around_e2{"d1", "e1", "f1", "d2", "f2", "d3", "e3", "f3"};
const Texts around_c3{"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"};
const Texts around_d4{"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"};

TEST(Djinns, Hagis_ThePalaceOnOneOfTheEightTilesAround) {
  State state = at_village(Scene(2).djinn(Seat::one, Djinn::hagis).elders(Seat::one, 1));
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "palace"));
  EXPECT_FALSE(offers(layout, state, "skip"));
  EXPECT_EQ(offered(layout, state, "use hagis"), uses("use hagis elder ", around_e2));
  play(layout, state, {"use hagis elder d3"});
  EXPECT_EQ(state.palaces(tile("d3")), 1);
  EXPECT_EQ(state.palaces(tile("e2")), 0);
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_EQ(state.step, Step::end) << "it stands in place of the tile's own action";
}

TEST(Djinns, Hagis_PaidByElderOrFakir) {
  const State state = at_village(
      Scene(2).djinn(Seat::one, Djinn::hagis).elders(Seat::one, 1).cards(Seat::one, {Card::fakir}));
  EXPECT_EQ(offered(Layout(state), state, "use hagis fakir"), uses("use hagis fakir ", around_e2));
  EXPECT_EQ(offered(Layout(state), state, "use hagis elder"), uses("use hagis elder ", around_e2));
  const State poor = at_village(Scene(2).djinn(Seat::one, Djinn::hagis));
  EXPECT_TRUE(offers_only(Layout(poor), poor, {"palace"}));
}

TEST(Djinns, Hagis_AtTheEdgeOnlyTilesOfTheBoard) {
  State state = Scene(2)
                    .meeples("e1", {vizier})
                    .meeples("f1", {vizier})
                    .djinn(Seat::one, Djinn::hagis)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take e1", "drop f1 vizier", "collect", "keep"});
  EXPECT_EQ(offered(layout, state, "use hagis"), uses("use hagis elder ", {"e1", "e2", "f2"}));
}

TEST(Djinns, Hagis_AlsoOntoTilesOfOthersAndWithMeeples) {
  State state = at_village(Scene(2)
                               .djinn(Seat::one, Djinn::hagis)
                               .elders(Seat::one, 1)
                               .owner("f2", Seat::two)
                               .meeples("d1", {merchant})
                               .palaces("e3", 1));
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use hagis"), uses("use hagis elder ", around_e2));
  play(layout, state, {"use hagis elder f2"});
  EXPECT_EQ(state.palaces(tile("f2")), 1);
}

TEST(Djinns, Hagis_R37_NotOfferedWithoutAPalaceInSupply) {
  const State state =
      at_village(Scene(2).djinn(Seat::one, Djinn::hagis).elders(Seat::one, 1).palaces("d1", 10));
  EXPECT_EQ(offered(Layout(state), state, "use hagis"), Texts{});
  EXPECT_FALSE(offers(Layout(state), state, "palace"));
}

TEST(Djinns, Hagis_NotForAPalmAndLamiaNotForAPalace) {
  Scene scene = Scene(2).djinn(Seat::one, Djinn::hagis).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 2);
  const State village = at_village(scene);
  EXPECT_EQ(offered(Layout(village), village, "use lamia"), Texts{});
  const State oasis = at_oasis(scene);
  EXPECT_EQ(offered(Layout(oasis), oasis, "use hagis"), Texts{});
}

TEST(Djinns, Lamia_ThePalmOnOneOfTheEightTilesAround) {
  State state = at_oasis(Scene(2).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 1));
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "palm"));
  EXPECT_FALSE(offers(layout, state, "skip"));
  EXPECT_EQ(offered(layout, state, "use lamia"), uses("use lamia elder ", around_c3));
  play(layout, state, {"use lamia elder d4"});
  EXPECT_EQ(state.palms(tile("d4")), 1);
  EXPECT_EQ(state.palms(tile("c3")), 0);
  EXPECT_EQ(state.step, Step::end);
}

TEST(Djinns, Lamia_PaidByElderOrFakir) {
  State state =
      at_oasis(Scene(2).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 1).cards(Seat::one, {Card::fakir}));
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use lamia elder"), uses("use lamia elder ", around_c3));
  play(layout, state, {"use lamia fakir b2"});
  EXPECT_EQ(state.open[0], Cards{});
  EXPECT_EQ(state.elders[0], 1);
  const State poor = at_oasis(Scene(2).djinn(Seat::one, Djinn::lamia));
  EXPECT_TRUE(offers_only(Layout(poor), poor, {"palm"}));
}

TEST(Djinns, Lamia_R37_NotOfferedWithoutAPalmInSupply) {
  const State state = at_oasis(Scene(2).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 1).palms("a1", 12));
  EXPECT_EQ(offered(Layout(state), state, "use lamia"), Texts{});
  EXPECT_FALSE(offers(Layout(state), state, "palm"));
}

TEST(Djinns, Lamia_NotForTheOwnerInAnothersTurn) {
  const State state =
      at_oasis(Scene(2).djinn(Seat::two, Djinn::lamia).elders(Seat::two, 1).elders(Seat::one, 1));
  EXPECT_TRUE(offers_only(Layout(state), state, {"palm"}));
}

// ---- R37: what Bouraq and Enki place ----------------------------------------------------------------------

TEST(Djinns, Hagis_R37_MovesWhatBouraqPlacesAroundTheChosenVillage) {
  State state = turn_with(Djinn::bouraq).djinn(Seat::one, Djinn::hagis).state();
  const Layout layout(state);
  play(layout, state, {"use bouraq elder d4"});
  EXPECT_EQ(state.palaces(tile("d4")), 0) << "not placed before it is decided where";
  EXPECT_EQ(offered(layout, state, "use "), uses("use hagis elder ", around_d4));
  EXPECT_EQ(legal_texts(layout, state).size(), 9u) << "those and `palace`";
  play(layout, state, {"use hagis elder c5"});
  EXPECT_EQ(state.palaces(tile("c5")), 1);
  EXPECT_EQ(palaces_left(state), 9);
  EXPECT_EQ(state.elders[0], 0);
  EXPECT_EQ(state.step, Step::take);
}

TEST(Djinns, Hagis_R37_BouraqsPalaceMayStayOnItsVillage) {
  State state = turn_with(Djinn::bouraq).djinn(Seat::one, Djinn::hagis).state();
  const Layout layout(state);
  play(layout, state, {"use bouraq elder d4", "palace"});
  EXPECT_EQ(state.palaces(tile("d4")), 1);
  EXPECT_EQ(state.elders[0], 1);
  EXPECT_EQ(state.step, Step::take);
}

TEST(Djinns, Hagis_R37_PaidFromWhatIsLeftAfterBouraq) {
  State state = turn_with(Djinn::bouraq).djinn(Seat::one, Djinn::hagis).elders(Seat::one, 1).state();
  const Layout layout(state);
  play(layout, state, {"use bouraq elder d4"});
  EXPECT_TRUE(offers_only(layout, state, {"palace"}));
}

TEST(Djinns, Hagis_OnceATurnForBouraqAndTheVillageTogether) {
  State state = at_village(
      Scene(2).djinn(Seat::one, Djinn::hagis).djinn(Seat::one, Djinn::bouraq).elders(Seat::one, 3));
  const Layout layout(state);
  State other = state;
  play(layout, state, {"use bouraq elder d4", "use hagis elder d3"});
  EXPECT_TRUE(offers_only(layout, state, {"palace"}));
  // The other way round the palace of Bouraq is on its village at once.
  play(layout, other, {"use hagis elder d3", "use bouraq elder d4"});
  EXPECT_EQ(other.palaces(tile("d4")), 1);
  EXPECT_EQ(other.step, Step::end);
}

TEST(Djinns, Hagis_R37_AtEachPointWhereBouraqActs) {
  for (Step point : points) {
    State state = turn_with(Djinn::bouraq).djinn(Seat::one, Djinn::hagis).state();
    const Layout layout(state);
    go_to(layout, state, point);
    play(layout, state, {"use bouraq elder d4", "use hagis elder c5"});
    EXPECT_EQ(state.step, point);
    EXPECT_TRUE(offers(layout, state, closing(point)));
  }
}

TEST(Djinns, Lamia_R37_MovesWhatEnkiPlacesAroundTheChosenOasis) {
  State state = turn_with(Djinn::enki).djinn(Seat::one, Djinn::lamia).state();
  const Layout layout(state);
  play(layout, state, {"use enki elder c3"});
  EXPECT_EQ(state.palms(tile("c3")), 0);
  EXPECT_EQ(offered(layout, state, "use "), uses("use lamia elder ", around_c3));
  EXPECT_EQ(legal_texts(layout, state).size(), 9u);
  play(layout, state, {"use lamia elder d2"});
  EXPECT_EQ(state.palms(tile("d2")), 1);
  EXPECT_EQ(palms_left(state), 11);
  EXPECT_EQ(state.step, Step::take);
}

TEST(Djinns, Lamia_R37_EnkisPalmMayStayAndTheCostIsWhatIsLeft) {
  State state = turn_with(Djinn::enki).djinn(Seat::one, Djinn::lamia).elders(Seat::one, 1).state();
  const Layout layout(state);
  play(layout, state, {"use enki elder c3"});
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
  play(layout, state, {"palm"});
  EXPECT_EQ(state.palms(tile("c3")), 1);
  EXPECT_EQ(state.step, Step::take);
}

TEST(Djinns, Lamia_OnceATurnForEnkiAndTheOasisTogether) {
  State state =
      at_oasis(Scene(2).djinn(Seat::one, Djinn::lamia).djinn(Seat::one, Djinn::enki).elders(Seat::one, 3));
  const Layout layout(state);
  State other = state;
  play(layout, state, {"use enki elder a5", "use lamia elder b5"});
  EXPECT_TRUE(offers_only(layout, state, {"palm"}));
  play(layout, other, {"use lamia elder b2", "use enki elder a5"});
  EXPECT_EQ(other.palms(tile("a5")), 1);
  EXPECT_EQ(other.step, Step::end);
}

// ---- Monkir -----------------------------------------------------------------------------------------------

// Coins that seats one and two have gained.
std::pair<int, int> gained(const State& state) { return {state.coins[0] - 50, state.coins[1] - 50}; }

TEST(Djinns, Monkir_PaidForThePalaceOfAVillage) {
  State own = at_village(Scene(2).djinn(Seat::one, Djinn::monkir));
  play(Layout(own), own, {"palace"});
  EXPECT_EQ(gained(own), std::pair(1, 0));
  State others = at_village(Scene(2).djinn(Seat::two, Djinn::monkir));
  play(Layout(others), others, {"palace"});
  EXPECT_EQ(gained(others), std::pair(0, 2));
}

TEST(Djinns, Monkir_PaidForThePalaceOfBouraq) {
  for (Seat owner : {Seat::one, Seat::two}) {
    State state = turn_with(Djinn::bouraq).djinn(owner, Djinn::monkir).state();
    play(Layout(state), state, {"use bouraq elder f5"});
    EXPECT_EQ(gained(state), owner == Seat::one ? std::pair(1, 0) : std::pair(0, 2));
  }
}

TEST(Djinns, Monkir_PaidOnceForAPalaceThatHagisMovesToAnyTile) {
  for (Seat owner : {Seat::one, Seat::two}) {
    State state =
        at_village(Scene(2).djinn(Seat::one, Djinn::hagis).elders(Seat::one, 1).djinn(owner, Djinn::monkir));
    play(Layout(state), state, {"use hagis elder d3"});
    EXPECT_EQ(gained(state), owner == Seat::one ? std::pair(1, 0) : std::pair(0, 2));

    State bouraq =
        turn_with(Djinn::bouraq).djinn(Seat::one, Djinn::hagis).djinn(owner, Djinn::monkir).state();
    const Layout layout(bouraq);
    play(layout, bouraq, {"use bouraq elder d4"});
    EXPECT_EQ(gained(bouraq), std::pair(0, 0));
    play(layout, bouraq, {"use hagis elder c5"});
    EXPECT_EQ(gained(bouraq), owner == Seat::one ? std::pair(1, 0) : std::pair(0, 2));
  }
}

TEST(Djinns, Monkir_NotForPalmsNorWhenNoPalaceIsLeft) {
  State palm = at_oasis(Scene(2).djinn(Seat::one, Djinn::monkir));
  play(Layout(palm), palm, {"palm"});
  EXPECT_EQ(gained(palm), std::pair(0, 0));
  State none = at_village(Scene(2).djinn(Seat::one, Djinn::monkir).palaces("d1", 10));
  play(Layout(none), none, {"skip"});
  EXPECT_EQ(gained(none), std::pair(0, 0));
}

}  // namespace
}  // namespace naqala::test
