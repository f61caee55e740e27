// Djinns that put meeples or camels on the board: Anun-Nak, Leta, Utug. R37, R38.
#include <algorithm>
#include <string>
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

// All tiles of the board but these.
Texts tiles_but(const Texts& excluded) {
  Texts tiles;
  for (char column = 'a'; column <= 'f'; ++column) {
    for (char row = '1'; row <= '5'; ++row) {
      const std::string name{column, row};
      if (std::find(excluded.begin(), excluded.end(), name) == excluded.end()) tiles.push_back(name);
    }
  }
  return tiles;
}

// A board with something of everything, on which the tiles of Anun-Nak, Leta and Utug differ.
Scene furnished(Djinn djinn) {
  return turn_with(djinn)
      .owner("d1", Seat::two)  // a camel
      .owner("d2", Seat::one)
      .meeples("d2", {merchant})  // a camel and meeples
      .palms("c3", 1)             // a palm
      .palms("b4", 2)
      .meeples("b4", {elder})  // palms and a meeple
      .palaces("d4", 1)        // a palace
      .palaces("f1", 1)
      .meeples("f1", {builder})                       // a palace and a meeple
      .meeples("e4", {assassin, merchant, builder});  // meeples alone
}
const Texts furnished_tiles{"b2", "c2", "d1", "d2", "c3", "b4", "d4", "f1", "e4"};

// ---- Anun-Nak ---------------------------------------------------------------------------------------------

TEST(Djinns, AnunNak_ThreeMeeplesFromTheBagOntoAnEmptyTile) {
  State state = turn_with(Djinn::anun_nak).state();
  const Layout layout(state);
  play(layout, state, {"use anun-nak elder d3"});
  EXPECT_EQ(actor(state), chance);
  play(layout, state, {"draw vizier", "draw merchant", "draw merchant"});
  EXPECT_EQ(actor(state), Seat::one);
  EXPECT_EQ(state.meeples[index(tile("d3"))], Meeples::of(vizier) + Meeples::of(merchant, 2));
  EXPECT_EQ(owner_of(state, tile("d3")), nobody);
}

TEST(Djinns, AnunNak_OnlyOnTilesWithNoCamelMeeplePalmOrPalace) {
  const State state = furnished(Djinn::anun_nak).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use anun-nak"), uses("use anun-nak elder ", tiles_but(furnished_tiles)));
}

TEST(Djinns, AnunNak_NotOfferedWithoutAnEmptyTile) {
  Scene scene = turn_with(Djinn::anun_nak);
  for (const std::string& name : tiles_but({"b2", "c2"}))
    scene.meeples(name, {name[0] >= 'd' ? builder : merchant});
  State state = scene.state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use anun-nak"), Texts{});
}

TEST(Djinns, AnunNak_OddsAreWhatIsInTheBagWithTheElderPaid) {
  State state = turn_with(Djinn::anun_nak).stack("f5", builder, 17).stack("f5", assassin, 18).state();
  const Layout layout(state);
  play(layout, state, {"use anun-nak elder d3"});
  OutcomeList outcomes;
  chance_outcomes(state, outcomes);
  const auto weight_of = [&](Tribe tribe) -> std::uint32_t {
    for (const Outcome& outcome : outcomes)
      if (outcome.action == Action::draw(tribe)) return outcome.weight;
    return 0;
  };
  EXPECT_EQ(weight_of(vizier), 14u);  // two stand on b2 and c2
  EXPECT_EQ(weight_of(elder), 19u);   // one is left in front of the seat
  EXPECT_EQ(weight_of(merchant), 18u);
  EXPECT_EQ(weight_of(builder), 1u);
  EXPECT_EQ(weight_of(assassin), 0u);
  play(layout, state, {"draw builder"});
  EXPECT_FALSE(offers(layout, state, "draw builder")) << "the only one is gone";
}

// All meeples are on f5 and in front of seat two, but for `in_bag` merchants, the sowing of the plain
// turn and what seat one has.
Scene bag_of(int in_bag, int elders) {
  return turn_with(Djinn::anun_nak)
      .elders(Seat::one, elders)
      .elders(Seat::two, 20 - elders)
      .viziers(Seat::two, 14)
      .stack("f5", merchant, 18 - in_bag)
      .stack("f5", builder, 18)
      .stack("f5", assassin, 18);
}

TEST(Djinns, AnunNak_R38_WithFewerThanThreeInTheBagPlacesWhatIsThere) {
  State state = bag_of(2, 0).cards(Seat::one, {Card::fakir}).state();
  const Layout layout(state);
  ASSERT_EQ(bag(state), Meeples::of(merchant, 2));
  play(layout, state, {"use anun-nak fakir a5", "draw merchant", "draw merchant"});
  EXPECT_EQ(state.step, Step::take);
  EXPECT_EQ(state.meeples[index(tile("a5"))], Meeples::of(merchant, 2));
}

TEST(Djinns, AnunNak_R38_TheElderPaidIsAlreadyInTheBag) {
  State state = bag_of(1, 1).state();
  const Layout layout(state);
  play(layout, state, {"use anun-nak elder a5", "draw elder", "draw merchant"});
  EXPECT_EQ(state.step, Step::take);
  EXPECT_EQ(state.meeples[index(tile("a5"))], Meeples::of(merchant) + Meeples::of(elder));
}

TEST(Djinns, AnunNak_R38_NotOfferedWithAnEmptyBag) {
  const State state = bag_of(0, 1).cards(Seat::one, {Card::fakir}).state();
  const Layout layout(state);
  ASSERT_TRUE(bag(state).empty());
  EXPECT_EQ(offered(layout, state, "use anun-nak"), Texts{});
}

TEST(Djinns, AnunNak_MeeplesInHandAreNotInTheBag) {
  State state = bag_of(0, 0).cards(Seat::one, {Card::fakir}).state();
  const Layout layout(state);
  go_to(layout, state, Step::tribe);
  EXPECT_EQ(offered(layout, state, "use anun-nak"), Texts{});
}

TEST(Djinns, AnunNak_MakesASowingPossibleButTheEndStaysSet) {
  // R12: a lone vizier can go nowhere when the turn begins.
  State state = Scene(2)
                    .meeples("b2", {vizier})
                    .djinn(Seat::one, Djinn::anun_nak)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "skip"));
  EXPECT_TRUE(state.last_round);
  play(layout, state, {"use anun-nak elder c2", "draw vizier", "draw merchant", "draw merchant"});
  EXPECT_TRUE(state.last_round);
  EXPECT_FALSE(offers(layout, state, "skip"));
  EXPECT_TRUE(offers(layout, state, "take b2"));
}

// ---- Leta and Utug ----------------------------------------------------------------------------------------

TEST(Djinns, Leta_ACamelOnAnEmptyTile) {
  State state = turn_with(Djinn::leta).state();
  const Layout layout(state);
  play(layout, state, {"use leta elder elder f4"});
  EXPECT_EQ(owner_of(state, tile("f4")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
}

TEST(Djinns, Leta_OnlyOnTilesWithNoCamelMeeplePalmOrPalace) {
  const State state = furnished(Djinn::leta).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use leta"), uses("use leta elder elder ", tiles_but(furnished_tiles)));
}

TEST(Djinns, Leta_TheTileJustEmptiedBySowingIsEmpty) {
  State state = turn_with(Djinn::leta).state();
  const Layout layout(state);
  EXPECT_FALSE(offers(layout, state, "use leta elder elder b2"));
  go_to(layout, state, Step::tribe);
  EXPECT_TRUE(offers(layout, state, "use leta elder elder b2"));
  EXPECT_FALSE(offers(layout, state, "use leta elder elder c2")) << "control has been taken";
}

TEST(Djinns, Leta_R37_NotOfferedWithoutACamel) {
  const State state = turn_with(Djinn::leta).camels_left(Seat::one, 0).turn(Seat::one, {Seat::two}).state();
  EXPECT_EQ(offered(Layout(state), state, "use leta"), Texts{});
}

TEST(Djinns, Leta_TheLastCamelEndsTheGameWithThisRound) {
  State state = turn_with(Djinn::leta).camels_left(Seat::one, 1).state();
  const Layout layout(state);
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"use leta elder elder a1"});
  EXPECT_TRUE(state.last_round);
}

TEST(Djinns, Utug_ACamelOnATileWithMeeples) {
  State state = turn_with(Djinn::utug).meeples("e4", {assassin, merchant, builder}).state();
  const Layout layout(state);
  play(layout, state, {"use utug elder elder e4"});
  EXPECT_EQ(owner_of(state, tile("e4")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10);
  EXPECT_EQ(state.meeples[index(tile("e4"))].total(), 3);
}

TEST(Djinns, Utug_OnlyOnTilesWithMeeplesButNoCamelPalmOrPalace) {
  const State state = furnished(Djinn::utug).state();
  const Layout layout(state);
  EXPECT_EQ(offered(layout, state, "use utug"), uses("use utug elder elder ", {"b2", "c2", "e4"}));
}

TEST(Djinns, Utug_NotOfferedWithNoSuchTile) {
  State state = turn_with(Djinn::utug).state();
  const Layout layout(state);
  EXPECT_TRUE(offers(layout, state, "use utug elder elder b2"));
  go_to(layout, state, Step::tribe);
  EXPECT_EQ(offered(layout, state, "use utug"), Texts{});
}

TEST(Djinns, Utug_R37_NotOfferedWithoutACamel) {
  const State state = turn_with(Djinn::utug).camels_left(Seat::one, 0).turn(Seat::one, {Seat::two}).state();
  EXPECT_EQ(offered(Layout(state), state, "use utug"), Texts{});
}

TEST(Djinns, Utug_TheLastCamelEndsTheGameWithThisRound) {
  State state = turn_with(Djinn::utug).camels_left(Seat::one, 1).state();
  play(Layout(state), state, {"use utug elder elder b2"});
  EXPECT_TRUE(state.last_round);
}

}  // namespace
}  // namespace naqala::test
