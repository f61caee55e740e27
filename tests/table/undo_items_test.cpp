// What can be taken back of items, the tent and whims.
#include <gtest/gtest.h>

#include "running.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 2, .sets = Set::artisans};

// Seat 1 begins a turn in which an elder can be taken to c2, which nobody owns.
Scene a_turn() {
  return Scene(artisans).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).turn(Seat::one);
}

TEST(Undo, R81_NotTheUseOfASecretItem) {
  Game game = game_at(a_turn().secret_items(Seat::one, {Item::carpet}).state());
  act(game, {"use carpet"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

// Who holds the carpet may declare it at every drop; who does not has only one way to go, but is asked as
// well. The others see how many actions are taken back.
TEST(Undo, R81_HowFarItGoesDoesNotTellWhatTheSeatHolds) {
  for (const Item item : {Item::carpet, Item::jewellery}) {
    Game game = game_at(Scene(artisans)
                            .meeples("a1", {Tribe::elder, Tribe::vizier})
                            .meeples("c1", {Tribe::elder})
                            .meeples("e3", {Tribe::builder})
                            .meeples("e4", {Tribe::builder})
                            .secret_items(Seat::one, {item})
                            .turn(Seat::one)
                            .state());
    act(game, {"take a1", "drop b1 vizier"});
    EXPECT_EQ(settle(game.layout, game.past.back()), std::nullopt) << "it would be told";
    EXPECT_EQ(undoable(game, Seat::one), 1);
  }
}

// The same in games: whatever the others believe of the hand, the same undo is possible.
TEST(Undo, R81_EveryHandThatOthersCanThinkOfAllowsTheSame) {
  Rng rng("undo and secrets");
  int compared = 0;
  for (int i = 0; i < 12; ++i) {
    const Options options{.seats = 2, .sets = i % 2 == 1 ? both_expansions : Set::artisans};
    Events log;
    run(dealt(options, rng), rng, log, [&](const Game& game, const Event&) {
      const Seat seat = actor(game.state);
      if (seat == chance || undoable(game, seat) == 0) return;
      Game other = game;
      for (State& past : other.past) past = sample(observe(past, Viewer::spectator), rng);
      ASSERT_EQ(undoable(other, seat), undoable(game, seat));
      ++compared;
    });
  }
  EXPECT_GT(compared, 500);
}

TEST(Undo, TheUseOfAnItemThatAllHaveSeen) {
  Game game = game_at(a_turn().items(Seat::one, {Item::carpet}).state());
  const State start = game.state;
  act(game, {"use carpet"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, start);
}

TEST(Undo, StepByStepThroughTheChainOfAnItem) {
  Game game = game_at(a_turn()
                          .meeples("a2", {Tribe::elder, Tribe::vizier, Tribe::builder})
                          .items(Seat::one, {Item::scimitar})
                          .state());
  const State start = game.state;
  act(game, {"use scimitar a2"});
  const State used = game.state;
  act(game, {"remove elder"});
  const State removed = game.state;
  act(game, {"remove vizier"});
  for (const State& earlier : {removed, used, start}) {
    EXPECT_EQ(give(game, Undo{Seat::one}), "");
    EXPECT_EQ(game.state, earlier);
  }
}

TEST(Undo, R46_NotTheChoiceOfAnItemNorWhatCameBefore) {
  Game game = game_at(Scene(artisans)
                          .meeples("b2", {Tribe::artisan})
                          .meeples("c2", {Tribe::artisan})
                          .turn(Seat::one)
                          .state());
  act(game, {"take b2", "drop c2 artisan", "collect", "tent"});
  EXPECT_EQ(undoable(game, Seat::one), 1);
  act(game, {"keep"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");  // chance is asked
  act(game, {"deal item crown", "deal item chest", "keep crown"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");  // the chest has been seen
}

TEST(Undo, R46_AnItemKeptAloneIsFinalTooAsItWasDrawn) {
  Game game = game_at(Scene(artisans)
                          .meeples("b2", {Tribe::artisan})
                          .meeples("c2", {Tribe::artisan})
                          .item_stack({Item::crown})
                          .turn(Seat::one)
                          .state());
  act(game, {"take b2", "drop c2 artisan", "collect", "camel", "keep", "deal item crown", "keep crown"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Undo, R45_CamelOrTentIsADecisionOfItsOwn) {
  Game game = game_at(a_turn().state());
  act(game, {"take b2", "drop c2 elder", "collect"});
  const State asked = game.state;
  act(game, {"tent"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, asked);
}

TEST(Undo, R48_NotAnItemFromTheWorkshop) {
  Game game = game_at(Scene(artisans)
                          .meeples("d5", {Tribe::elder})
                          .meeples("d6", {Tribe::elder})
                          .owner("d6", Seat::two)
                          .artisans(Seat::one, 1)
                          .turn(Seat::one)
                          .state());
  act(game, {"take d5", "drop d6 elder", "collect", "keep"});
  EXPECT_GT(undoable(game, Seat::one), 0);
  act(game, {"item artisan", "deal item ring"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Undo, R61_AWhimThatWasTakenWithItsCoins) {
  Game game = game_at(Scene({.seats = 2, .sets = Set::whims})
                          .meeples("b5", {Tribe::elder})
                          .meeples("b6", {Tribe::elder})
                          .owner("a1", Seat::one)
                          .whim("b6", Whim::corner)
                          .turn(Seat::one)
                          .state());
  const State start = game.state;
  act(game, {"take b5", "drop b6 elder", "collect", "keep", "whim"});
  EXPECT_TRUE(game.state.whims[index(Whim::corner)].fulfilled());
  while (undoable(game, Seat::one) > 0) ASSERT_EQ(give(game, Undo{Seat::one}), "");
  EXPECT_EQ(game.state, start);
}

TEST(Undo, R64_NotAcrossCardsShownForAWhim) {
  Game game = game_at(Scene({.seats = 2, .sets = Set::whims})
                          .meeples("b2", {Tribe::elder})
                          .meeples("c2", {Tribe::elder})
                          .unseen(Seat::one, {Card::fish})
                          .row({Card::fish})
                          .open_whim(Seat::one, Whim::fish)
                          .turn(Seat::one)
                          .state());
  act(game, {"take b2", "drop c2 elder", "collect", "keep", "buy 1"});
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Settle, R45_AsksForCamelOrTentButNotWithoutATent) {
  State s = a_turn().state();
  const Layout layout(s);
  play(layout, s, {"take b2", "drop c2 elder", "collect"});
  EXPECT_EQ(settle(layout, s), std::nullopt);
  State pitched = a_turn().tent(Seat::one, "a5").state();
  play(layout, pitched, {"take b2", "drop c2 elder", "collect"});
  EXPECT_EQ(pitched.step, Step::tribe);
}

TEST(Settle, R46_KeepsTheOnlyItemDrawn) {
  State s = Scene(artisans)
                .meeples("b2", {Tribe::artisan})
                .meeples("c2", {Tribe::artisan})
                .item_stack({Item::crown})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  play(layout, s, {"take b2", "drop c2 artisan", "collect", "camel", "keep", "deal item crown"});
  EXPECT_EQ(settle(layout, s), Action::keep(Item::crown));
}

}  // namespace
}  // namespace naqala::test
