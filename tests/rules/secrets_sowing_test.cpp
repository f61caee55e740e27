// What everybody follows while items are used in a sowing (R51), when Echidna pays late (R40) and when whims
// are paid in another's turn (R64): the law of observations holds after each action, for each viewer.
#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "rules/whims.hpp"
#include "support/samples.hpp"
#include "support/scene.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);
constexpr Viewer two = eyes_of(Seat::two);
constexpr Viewer three = eyes_of(Seat::three);
constexpr std::array<Viewer, 3> all_others{two, three, Viewer::spectator};

constexpr Options three_with_both{.seats = 3, .sets = Set::artisans | Set::whims};

// Seat one sows from b3 to c2, two steps.
Scene watched_sowing() {
  return Scene(three_with_both)
      .tent(Seat::one, "d5")
      .meeples("b3", {elder, vizier})
      .meeples("c2", {vizier, merchant})
      .turn(Seat::one);
}

// An item that is used in the middle of a sowing and what is told of it.
struct WatchedUse {
  const char* name;
  Item item;
  std::vector<std::string_view> actions;
};
const std::array<WatchedUse, 7> watched_uses{{
    {"scimitar", Item::scimitar, {"use scimitar e5", "remove elder", "remove builder"}},
    {"lamp", Item::lamp, {"use lamp 1"}},
    {"lamp from the deck", Item::lamp, {"use lamp deck", "deal djinn boaz"}},
    {"flute", Item::flute, {"use flute e4", "move e5 elder", "move e5 builder", "done"}},
    {"ring", Item::ring, {"use ring chest"}},
    {"talisman", Item::talisman, {"use talisman d5", "to f5"}},
    {"horn",
     Item::horn,
     {"use horn", "deal fish", "put fish", "put gold", "put gold", "put silk", "put silk", "put silk",
      "put silk", "put ivory", "put ivory"}},
}};

TEST(Secrets, R51_EverybodyFollowsAnItemUsedInASowing) {
  using enum Card;
  const std::array<std::vector<std::string_view>, 3> befores{
      {{"take b3"}, {"take b3", "drop b2 elder"}, {"take b3", "drop b2 elder", "drop c2 vizier"}}};
  const std::array<std::vector<std::string_view>, 3> afters{
      {{"drop b2 elder", "drop c2 vizier", "collect"}, {"drop c2 vizier", "collect"}, {"collect"}}};
  for (std::size_t i = 0; i < befores.size(); ++i) {
    for (const WatchedUse& use : watched_uses) {
      SCOPED_TRACE(std::string(use.name) + " after " + std::string(befores[i].back()));
      WatchedGame game(watched_sowing()
                           .secret_items(Seat::one, {use.item, Item::crown})
                           .secret_items(Seat::two, {Item::jewellery})
                           .item_discards({Item::chest})
                           .djinn_row({Djinn::geb})
                           .row({gold, gold, silk, silk, silk, silk, ivory, ivory})
                           .meeples("e5", {elder, builder})
                           .state());
      for (std::string_view action : befores[i]) game.play({action});
      for (std::string_view action : use.actions) {
        for (Viewer viewer : all_others) EXPECT_EQ(told(game, action, viewer), action);
        game.play({action});
      }
      for (Viewer viewer : all_others) {
        const State& view = game.seen_by(viewer).view();
        EXPECT_EQ(view.step, game.state().step);
        EXPECT_EQ(secret_items_of(view, Seat::one), 1) << "the crown";
      }
      for (std::string_view action : afters[i]) game.play({action});
      EXPECT_FALSE(game.lost());
    }
  }
}

TEST(Secrets, R52_EverybodyFollowsTheQuestionForCamelOrTentInASowing) {
  WatchedGame game(Scene(three_with_both)
                       .secret_items(Seat::one, {Item::scimitar})
                       .meeples("b3", {elder, vizier})
                       .meeples("c2", {vizier, merchant})
                       .meeples("a1", {elder, builder})
                       .open_whim(Seat::one, Whim::corner)
                       .turn(Seat::one)
                       .state());
  game.play({"take b3", "use scimitar a1", "remove elder", "remove builder", "tent", "drop b2 elder"});
  for (Viewer viewer : all_others) EXPECT_TRUE(game.seen_by(viewer).view().whims[index(Whim::corner)].open());
  game.play({"drop c2 vizier"});
  for (Viewer viewer : all_others)
    EXPECT_TRUE(game.seen_by(viewer).view().whims[index(Whim::corner)].fulfilled());
  game.play({"collect", "keep"});
  EXPECT_FALSE(game.lost());
}

// ---- The ring and a whim for precious items ---------------------------------------------------------------

// Seat one holds two precious items that nobody has seen, and the ring; the third lies in the discards.
Scene ring_for_the_third() {
  return watched_sowing()
      .items(Seat::one, {Item::ring})
      .secret_items(Seat::one, {Item::chest, Item::crown})
      .item_discards({Item::jewellery})
      .open_whim(Seat::one, Whim::precious);
}

TEST(Secrets, R64_ItemsOfAWhimAreShownAfterTheLastDropNotInTheMiddleOfTheSowing) {
  WatchedGame game(ring_for_the_third().state());
  game.play({"take b3"});
  for (Viewer viewer : all_others) EXPECT_EQ(told(game, "use ring jewellery", viewer), "use ring jewellery");
  game.play({"use ring jewellery"});
  for (Viewer viewer : all_others) {
    EXPECT_EQ(secret_items_of(game.seen_by(viewer).view(), Seat::one), 2) << "nothing is shown yet";
    EXPECT_EQ(told(game, "drop b2 elder", viewer), "drop b2 elder");
  }
  game.play({"drop b2 elder"});
  EXPECT_EQ(game.state().coins[0], 50);
  EXPECT_EQ(told(game, "drop c2 vizier", one), "drop c2 vizier");
  for (Viewer viewer : all_others)
    EXPECT_EQ(told(game, "drop c2 vizier", viewer), "drop c2 vizier shows chest crown");
  game.play({"drop c2 vizier"});
  EXPECT_EQ(game.state().coins[0], 65);
  for (Viewer viewer : all_others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_TRUE(view.whims[index(Whim::precious)].fulfilled());
    EXPECT_EQ(secret_items_of(view, Seat::one), 0);
  }
  game.play({"collect", "keep"});
  EXPECT_FALSE(game.lost());
}

TEST(Secrets, R64_BeforeCollectingTheRingIsAFinishedActionAndItemsAreShownWithIt) {
  WatchedGame game(ring_for_the_third().state());
  game.play({"take b3", "drop b2 elder", "drop c2 vizier"});
  for (Viewer viewer : all_others)
    EXPECT_EQ(told(game, "use ring jewellery", viewer), "use ring jewellery shows chest crown");
  game.play({"use ring jewellery"});
  EXPECT_EQ(game.state().step, Step::collect);
  EXPECT_EQ(game.state().coins[0], 65);
}

TEST(Sampling, R81_InTheMiddleOfASowingTheTruthIsAmongTheSamplesAfterTheRing) {
  Rng rng("sampling: the ring in the middle of a sowing");
  WatchedGame game(ring_for_the_third().item_stack({Item::chest, Item::lamp, Item::horn}).state());
  const auto truth_is_possible = [&] {
    for (Viewer viewer : all_others)
      EXPECT_EQ(take_samples(game.seen_by(viewer), 500, rng).times.count(holding(game.state())), 1u);
  };
  game.play({"take b3", "use ring jewellery"});
  truth_is_possible();
  game.play({"drop b2 elder"});
  truth_is_possible();
  game.play({"drop c2 vizier"});
  truth_is_possible();
}

TEST(Sampling, R81_InTheMiddleOfASowingTheLimitOfAnOpenWhimStaysInForce) {
  Rng rng("sampling: in the middle of a sowing");
  WatchedGame game(watched_sowing()
                       .open_whim(Seat::one, Whim::fish)
                       .unseen(Seat::one, {Card::fish, Card::gold})
                       .deck({Card::fish, Card::silk})
                       .items(Seat::one, {Item::lamp})
                       .djinn_row({Djinn::geb})
                       .state());
  expect_fair(game.seen_by(two), 3, rng);  // two of fish fish gold silk, but not both fish
  game.play({"take b3", "drop b2 elder"});
  expect_fair(game.seen_by(two), 3, rng);
  game.play({"drop c2 vizier", "use lamp 1"});
  expect_fair(game.seen_by(two), 3, rng);
}

// No card can have come to the seat since whims were looked at, nor an item but by the ring.
TEST(Sampling, R81_AnItemUsedInASowingDoesNotLiftTheLimitForGoods) {
  Rng rng("sampling: after an item in the middle of a sowing");
  WatchedGame game(watched_sowing()
                       .open_whim(Seat::one, Whim::fish)
                       .unseen(Seat::one, {Card::fish, Card::gold})
                       .deck({Card::fish, Card::silk})
                       .items(Seat::one, {Item::lamp})
                       .djinn_row({Djinn::geb})
                       .state());
  game.play({"take b3", "use lamp 1"});
  expect_fair(game.seen_by(two), 3, rng);  // two of fish fish gold silk, but not both fish
}

TEST(Sampling, R81_ADeclaredCarpetDoesNotLiftTheLimitOfAnOpenWhim) {
  Rng rng("sampling: on the carpet");
  WatchedGame game(watched_sowing()
                       .open_whim(Seat::one, Whim::fish)
                       .unseen(Seat::one, {Card::fish, Card::gold})
                       .deck({Card::fish, Card::silk})
                       .items(Seat::one, {Item::carpet})
                       .state());
  game.play({"use carpet", "take b3"});
  expect_fair(game.seen_by(two), 3, rng);
}

// Three precious ones in secret, and the fourth from the ring, cannot be: the whim would have been paid
// before.
TEST(Sampling, R81_AfterTheRingThereAreAtMostThreePreciousItems) {
  Rng rng("sampling: at most three after the ring");
  WatchedGame game(watched_sowing()
                       .items(Seat::one, {Item::ring})
                       .secret_items(Seat::one, {Item::chest, Item::crown, Item::horn})
                       .item_discards({Item::jewellery})
                       .item_stack({Item::chest, Item::lamp})
                       .open_whim(Seat::one, Whim::precious)
                       .state());
  game.play({"take b3", "use ring jewellery"});
  const Samples samples = take_samples(game.seen_by(two), 2000, rng);
  EXPECT_EQ(samples.times.count(holding(game.state())), 1u);
  for (const auto& [held, state] : samples.state) EXPECT_LE(precious_among(items_of(state, Seat::one)), 3);
}

// ---- Echidna after the builders ---------------------------------------------------------------------------

TEST(Secrets, R40_EverybodyFollowsEchidnaAfterTheBuilders) {
  for (bool at_end : {false, true}) {
    WatchedGame game(Scene(three_with_both)
                         .tent(Seat::one, "d5")
                         .meeples("d3", {builder})
                         .meeples("e3", {builder})
                         .djinn(Seat::one, Djinn::echidna)
                         .elders(Seat::one, 1)
                         .unseen(Seat::one, {Card::fakir, Card::gold})
                         .open_whim(Seat::one, Whim::builders)
                         .turn(Seat::one)
                         .state());
    game.play({"take d3", "drop e3 builder", "collect", "fakirs 0"});
    if (at_end) game.play({"skip"});
    for (Viewer viewer : all_others)
      EXPECT_EQ(told(game, "use echidna elder fakir", viewer), "use echidna elder fakir");
    game.play({"use echidna elder fakir"});
    for (Viewer viewer : all_others) {
      const State& view = game.seen_by(viewer).view();
      EXPECT_EQ(view.coins[0], 50 + 14 + 14 + 15);
      EXPECT_TRUE(view.whims[index(Whim::builders)].fulfilled());
      EXPECT_EQ(unseen_of(view, Seat::one), 1);
    }
    EXPECT_FALSE(game.lost());
  }
}

// ---- Whims in another's turn ------------------------------------------------------------------------------

TEST(Secrets, R64_EverybodyFollowsAWhimPaidInAnothersTurn) {
  WatchedGame game(watched_sowing()
                       .owner("c3", Seat::three)
                       .palms("c3", 1)
                       .open_whim(Seat::three, Whim::palms)
                       .open_whim(Seat::three, Whim::precious)
                       .secret_items(Seat::three, {Item::chest, Item::crown})
                       .open_whim(Seat::two, Whim::fish)
                       .unseen(Seat::two, {Card::fish, Card::gold})
                       .djinn(Seat::one, Djinn::enki)
                       .elders(Seat::one, 1)
                       .state());
  for (Viewer viewer : all_others) EXPECT_EQ(told(game, "use enki elder c3", viewer), "use enki elder c3");
  game.play({"use enki elder c3"});
  for (Viewer viewer : {one, two, three, Viewer::spectator}) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(view.whims[index(Whim::palms)], WhimPlace::fulfilled_by(Seat::three));
    EXPECT_TRUE(view.whims[index(Whim::precious)].open());
    EXPECT_TRUE(view.whims[index(Whim::fish)].open());
    EXPECT_EQ(view.coins[2], 60);
  }
}

}  // namespace
}  // namespace naqala::test
