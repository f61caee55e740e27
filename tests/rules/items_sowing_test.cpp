// Magic items while the meeples of a sowing are in hand, and between the last drop and collecting (R51): they
// do what they do at any other moment. Scimitar and flute: items_sowing_board_test.cpp.
#include <array>
#include <string>
#include <vector>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/sowing_scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;
using Actions = std::vector<std::string_view>;

constexpr Options artisans{.sets = Set::artisans};

// The moments of that sowing at which items may be used, by what was played before.
struct SowingMoment {
  const char* name;
  Actions before, after;
};
const std::array<SowingMoment, 3> sowing_moments{{
    {"all in hand", {"take b3"}, {"drop b2 elder", "drop c2 vizier", "collect"}},
    {"one in hand", {"take b3", "drop b2 elder"}, {"drop c2 vizier", "collect"}},
    {"before collecting", {"take b3", "drop b2 elder", "drop c2 vizier"}, {"collect"}},
}};

void play_all(const Layout& layout, State& state, const Actions& actions) {
  for (std::string_view action : actions) play(layout, state, {action});
}

// One way to use each of them, with all that belongs to it.
struct ItemUse {
  Item item;
  Actions actions;
};
const std::array<ItemUse, 7> item_uses{{
    {Item::scimitar, {"use scimitar e5", "remove elder", "remove elder"}},
    {Item::lamp, {"use lamp 1"}},
    {Item::lamp, {"use lamp deck", "deal djinn boaz"}},
    {Item::flute, {"use flute e4", "move e5 elder", "done"}},
    {Item::ring, {"use ring chest"}},
    {Item::talisman, {"use talisman a1", "to f5"}},
    {Item::horn,
     {"use horn", "deal fish", "put fish", "put gold", "put gold", "put silk", "put silk", "put silk",
      "put silk", "put ivory", "put ivory"}},
}};

Scene sowing_with_all_items() {
  using enum Card;
  return sowing_to({vizier, merchant})
      .items(Seat::one, {Item::scimitar, Item::lamp, Item::flute, Item::ring, Item::talisman, Item::horn})
      .item_discards({Item::chest})
      .djinn_row({Djinn::geb})
      .row({gold, gold, silk, silk, silk, silk, ivory, ivory})
      .meeples("e5", {elder, elder, builder});
}

TEST(Items, R51_EachIsUsedInTheMiddleOfASowingWhichThenGoesOn) {
  for (const SowingMoment& moment : sowing_moments) {
    for (const ItemUse& use : item_uses) {
      SCOPED_TRACE(std::string(moment.name) + ", " + std::string(use.actions.front()));
      State state = sowing_with_all_items().state();
      const Layout layout(state);
      play_all(layout, state, moment.before);
      const State before = state;
      play_all(layout, state, use.actions);
      EXPECT_EQ(state.step, before.step);
      EXPECT_EQ(state.hand, before.hand);
      EXPECT_EQ(state.at, before.at);
      EXPECT_EQ(state.from, before.from);
      EXPECT_EQ(state.dropped, before.dropped);
      EXPECT_TRUE(item_discards(state).has(use.item));
      EXPECT_EQ(offered(layout, state, "use "), Texts{}) << "at most one a turn";
      play_all(layout, state, moment.after);
      EXPECT_EQ(state.step, Step::tribe);
      EXPECT_EQ(state.hand, Meeples::of(vizier, 2));
      EXPECT_EQ(offered(layout, state, "use "), Texts{});
    }
  }
}

TEST(Items, R51_TheCarpetIsUsedInTheMiddleOfASowingButNotAfterItsLastDrop) {
  for (const SowingMoment& moment : sowing_moments) {
    State state = sowing_to({vizier, merchant})
                      .items(Seat::one, {Item::carpet})
                      .meeples("f5", {vizier, merchant})
                      .state();
    const Layout layout(state);
    play_all(layout, state, moment.before);
    EXPECT_EQ(!offered(layout, state, "use carpet").empty(), state.step == Step::drop) << moment.name;
  }
}

TEST(Items, R51_OnceTheCarpetIsDeclaredNoOtherIsUsedInTheSowing) {
  State state = sowing_with_all_items().items(Seat::one, {Item::carpet}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use carpet"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
  EXPECT_TRUE(offers_only(layout, state, {"collect"}));
}

TEST(Items, R51_NotInAnothersSowing) {
  State state = sowing_to({vizier, merchant})
                    .items(Seat::two, {Item::lamp, Item::horn})
                    .djinn_row({Djinn::geb})
                    .state();
  const Layout layout(state);
  for (const char* action : {"take b3", "drop b2 elder", "drop c2 vizier", "collect"}) {
    EXPECT_EQ(offered(layout, state, "use "), Texts{}) << action;
    play(layout, state, {action});
  }
}

TEST(Items, R36_PowersAreNotUsedInTheMiddleOfASowingAfterAnItemEither) {
  State state = sowing_with_all_items().djinn(Seat::one, Djinn::enki).elders(Seat::one, 2).state();
  const Layout layout(state);
  play(layout, state, {"take b3"});
  EXPECT_EQ(offered(layout, state, "use enki"), Texts{});
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"drop b2 elder", "drop c2 vizier"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"collect"});
  EXPECT_FALSE(offered(layout, state, "use enki").empty());
}

// ---- Not inside another action or effect ------------------------------------------------------------------

// A turn in which seat one has a lamp that could always be used.
Scene with_lamp() { return Scene(artisans).items(Seat::one, {Item::lamp}).djinn_row({Djinn::geb}); }

TEST(Items, R51_NotBeforeCamelOrTent) {
  State state = with_lamp().meeples("b3", {elder}).meeples("c3", {elder}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 elder", "collect"});
  EXPECT_TRUE(offers_only(layout, state, {"camel", "tent"}));
}

TEST(Items, R51_NotBeforeTheSecondKill) {
  State state = with_lamp()
                    .meeples("b3", {assassin})
                    .meeples("c3", {assassin, vizier})
                    .meeples("c4", {builder, elder})
                    .djinn(Seat::one, Djinn::iblis)
                    .elders(Seat::one, 1)
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 assassin", "collect", "use iblis elder", "kill c4 builder"});
  EXPECT_TRUE(offers_only(layout, state, {"kill c4 elder"}));
}

TEST(Items, R51_NotBeforeTheSecondCard) {
  State state = with_lamp()
                    .meeples("b3", {elder})
                    .meeples("a3", {elder, vizier})
                    .row({Card::fish, Card::gold})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop a3 elder", "collect", "keep", "buy 1"});
  EXPECT_TRUE(offers_only(layout, state, {"buy 1"}));
}

TEST(Items, R51_NotWhileAPowerIsAtWork) {
  State sibittis = with_lamp().djinn(Seat::one, Djinn::sibittis).elders(Seat::one, 2).turn(Seat::one).state();
  const Layout layout(sibittis);
  play(layout, sibittis,
       {"use sibittis elder elder", "deal djinn boaz", "deal djinn marid", "deal djinn enki"});
  EXPECT_TRUE(offers_only(layout, sibittis, {"keep boaz", "keep marid", "keep enki"}));

  State enki = with_lamp()
                   .djinn(Seat::one, Djinn::enki)
                   .djinn(Seat::one, Djinn::lamia)
                   .elders(Seat::one, 1)
                   .turn(Seat::one)
                   .state();
  play(layout, enki, {"use enki elder c3"});
  EXPECT_TRUE(offers_only(layout, enki, {"palm"}));
}

TEST(Items, R51_NotBeforeAnItemOfTheArtisansIsKept) {
  State state = with_lamp().meeples("b3", {artisan}).meeples("c3", {artisan, vizier}).turn(Seat::one).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop c3 artisan", "collect", "keep", "deal item horn", "deal item chest"});
  EXPECT_TRUE(offers_only(layout, state, {"keep horn", "keep chest"}));
}

// ---- Lamp, ring, talisman, horn ---------------------------------------------------------------------------

TEST(Items, R53_ADjinnFromTheLampWorksForTheRestOfTheSowing) {
  State state = sowing_to({vizier})
                    .items(Seat::one, {Item::lamp})
                    .djinn_row({Djinn::marid})
                    .djinn(Seat::two, Djinn::baal)
                    .owner("b2", Seat::one)
                    .owner("c2", Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "drop b2 elder"});
  EXPECT_EQ(state.coins[0], 50);
  play(layout, state, {"use lamp 1"});
  EXPECT_EQ(state.coins[1], 52) << "Ba'al";
  play(layout, state, {"drop c2 vizier"});
  EXPECT_EQ(state.coins[0], 51) << "Marid, the last drop too";
}

TEST(Items, R57_ATileToWhichTheTalismanMovesACamelIsTheSeatsForTheRestOfTheSowing) {
  State state = sowing_to({vizier})
                    .items(Seat::one, {Item::talisman})
                    .djinn(Seat::two, Djinn::marid)
                    .owner("b2", Seat::two)
                    .owner("e5", Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use talisman e5", "to c2", "drop b2 elder", "drop c2 vizier", "collect"});
  EXPECT_EQ(owner_of(state, tile("c2")), Seat::one);
  EXPECT_EQ(camels_left(state, Seat::one), 10) << "R21: a tile with a camel takes no other";
  EXPECT_EQ(state.coins[1], 52);
}

TEST(Items, R56_AMagicItemFetchedInTheMiddleOfASowingWaitsForAnotherTurn) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::ring}).item_discards({Item::horn}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use ring horn"});
  EXPECT_EQ(items_of(state, Seat::one), Items::of(Item::horn));
  for (const char* action : {"drop b2 elder", "drop c2 vizier", "collect", "keep"}) {
    EXPECT_EQ(offered(layout, state, "use "), Texts{}) << action;
    play(layout, state, {action});
  }
}

// ---- R12 --------------------------------------------------------------------------------------------------

// The scimitar removes the last ends before a tile is taken: the end is set when its whole effect is over.
TEST(Turn, R12_WithTheScimitarTheTestIsRepeatedAfterItsControl) {
  State state = Scene(artisans)
                    .items(Seat::one, {Item::scimitar})
                    .meeples("b3", {elder, vizier})
                    .meeples("b1", {elder})
                    .turn(Seat::one)
                    .state();
  const Layout layout(state);
  play(layout, state, {"use scimitar b3", "remove elder", "remove vizier"});
  EXPECT_EQ(state.step, Step::control);
  EXPECT_FALSE(state.last_round) << "camel or tent comes first";
  play(layout, state, {"camel"});
  EXPECT_TRUE(state.last_round);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
}

// The first move leaves no sowing, the second makes one: b2 to c3.
TEST(Turn, R12_WithTheFluteTheTestIsRepeatedAfterItsLastMove) {
  const Scene scene = Scene(artisans)
                          .items(Seat::one, {Item::flute})
                          .meeples("b3", {elder})
                          .meeples("c3", {elder})
                          .meeples("a2", {vizier})
                          .turn(Seat::one);
  State one_move = scene.state();
  const Layout layout(one_move);
  EXPECT_FALSE(one_move.last_round);
  play(layout, one_move, {"use flute b2", "move b3 elder"});
  EXPECT_FALSE(one_move.last_round) << "its whole effect is not over";
  State two_moves = one_move;
  play(layout, one_move, {"done"});
  EXPECT_TRUE(one_move.last_round);
  play(layout, two_moves, {"move a2 vizier"});
  play(layout, two_moves, {"done"});
  EXPECT_FALSE(two_moves.last_round);
  EXPECT_TRUE(offers_only(layout, two_moves, {"take b2"}));
}

TEST(Turn, R12_ATileEmptiedInTheMiddleOfASowingDoesNotSetTheEnd) {
  State state = sowing_to({vizier}).items(Seat::one, {Item::scimitar}).meeples("e5", {elder, elder}).state();
  const Layout layout(state);
  play(layout, state, {"take b3", "use scimitar e5", "remove elder", "remove elder"});
  EXPECT_FALSE(state.last_round);
  play(layout, state, {"drop b2 elder", "drop c2 vizier", "collect", "keep", "skip"});
  EXPECT_FALSE(state.last_round) << "nobody's turn begins yet";
  play(layout, state, {"end"});
  EXPECT_TRUE(state.last_round);
}

}  // namespace
}  // namespace naqala::test
