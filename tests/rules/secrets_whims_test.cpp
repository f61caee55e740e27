// What whims bring to light: cards and items that fulfil one are shown to all (R64), and a whim that stays
// open tells what its owner cannot hold (R81).
#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "support/samples.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);
constexpr Viewer two = eyes_of(Seat::two);
constexpr std::array<Viewer, 2> others{two, Viewer::spectator};

constexpr Options with_whims{.seats = 2, .sets = Set::whims};
constexpr Options with_both{.seats = 2, .sets = Set::artisans | Set::whims};

// The plain turn at its small market.
WatchedGame at_the_market(const Scene& scene) { return WatchedGame(at_point(scene, Step::tile)); }

// ---- What is shown ----------------------------------------------------------------------------------------

TEST(Secrets, R64_CardsThatFulfilAWhimAreShownToAll) {
  WatchedGame game = at_the_market(plain_turn(with_whims)
                                       .open_whim(Seat::one, Whim::fish)
                                       .unseen(Seat::one, {Card::fish, Card::gold})
                                       .row({Card::fish}));
  EXPECT_EQ(told(game, "buy 1", one), "buy 1") << "he knows";
  for (Viewer viewer : others) EXPECT_EQ(told(game, "buy 1", viewer), "buy 1 shows fish");
  const int coins = game.state().coins[0];
  game.play({"buy 1"});
  EXPECT_EQ(game.state().coins[0], coins - 3 + 10);
  for (Viewer viewer : others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(view.open[0][Card::fish], 2);
    EXPECT_EQ(unseen_of(view, Seat::one), 1);
    EXPECT_TRUE(view.whims[index(Whim::fish)].fulfilled());
  }
}

TEST(Secrets, R64_ACardTakenUnseenIsShownIfItFulfilsAWhim) {
  WatchedGame game(plain_turn(with_whims)
                       .open_whim(Seat::one, Whim::wheat)
                       .djinn(Seat::one, Djinn::sloar)
                       .cards(Seat::one, {Card::fakir, Card::wheat})
                       .state());
  game.play({"use sloar fakir"});
  for (Viewer viewer : others) {
    EXPECT_EQ(told(game, "deal wheat", viewer), "deal unseen shows wheat");
    EXPECT_EQ(told(game, "deal fish", viewer), "deal unseen");
  }
  game.play({"deal wheat"});
  EXPECT_EQ(unseen_of(game.seen_by(two).view(), Seat::one), 0);
}

TEST(Secrets, R64_NothingIsShownIfWhatAllHaveSeenFulfilsTheWhim) {
  WatchedGame game = at_the_market(plain_turn(with_whims)
                                       .open_whim(Seat::one, Whim::fish)
                                       .cards(Seat::one, {Card::fish})
                                       .unseen(Seat::one, {Card::gold})
                                       .row({Card::fish}));
  for (Viewer viewer : others) EXPECT_EQ(told(game, "buy 1", viewer), "buy 1");
  game.play({"buy 1"});
  EXPECT_EQ(unseen_of(game.seen_by(two).view(), Seat::one), 1);
  EXPECT_TRUE(game.seen_by(two).view().whims[index(Whim::fish)].fulfilled());
}

TEST(Secrets, R64_AStaleCardIsShownLikeAFreshOne) {
  WatchedGame game = at_the_market(plain_turn(with_whims)
                                       .open_whim(Seat::one, Whim::pottery)
                                       .stale(Seat::one, {Card::pottery})
                                       .row({Card::pottery}));
  for (Viewer viewer : others) EXPECT_EQ(told(game, "buy 1", viewer), "buy 1 shows pottery");
  game.play({"buy 1"});
  EXPECT_EQ(game.state().stale[0], 0u);
  EXPECT_EQ(game.state().open[0][Card::pottery], 2);
}

// A workshop turn of seat one that takes an item for two fakirs.
WatchedGame at_the_workshop(Scene scene) {
  WatchedGame game(scene.kind("d4", TileKind::workshop_nw)
                       .meeples("d4", {vizier})
                       .meeples("e4", {vizier})
                       .cards(Seat::one, {Card::fakir, Card::fakir})
                       .turn(Seat::one)
                       .state());
  game.play({"take e4", "drop d4 vizier", "collect", "camel", "keep", "item fakir fakir"});
  return game;
}

TEST(Secrets, R64_ItemsThatFulfilAWhimAreShownToAllTheCheapestFirst) {
  WatchedGame game =
      at_the_workshop(Scene(with_both)
                          .open_whim(Seat::one, Whim::precious)
                          .secret_items(Seat::one, {Item::crown, Item::jewellery, Item::ring}));
  EXPECT_EQ(told(game, "deal item chest", one), "deal item chest");
  for (Viewer viewer : others) {
    EXPECT_EQ(told(game, "deal item chest", viewer), "deal item unseen shows jewellery chest crown");
    EXPECT_EQ(told(game, "deal item horn", viewer), "deal item unseen");
  }
  game.play({"deal item chest"});
  const State& view = game.seen_by(two).view();
  EXPECT_EQ(precious_among(items_of(view, Seat::one)), 3);
  EXPECT_EQ(secret_items_of(view, Seat::one), 1) << "the ring";
}

TEST(Secrets, R64_OnlyAsManyItemsAreShownAsAreNeeded) {
  WatchedGame game = at_the_workshop(Scene(with_both)
                                         .open_whim(Seat::one, Whim::precious)
                                         .items(Seat::one, {Item::jewellery})
                                         .secret_items(Seat::one, {Item::crown}));
  for (Viewer viewer : others)
    EXPECT_EQ(told(game, "deal item jewellery", viewer), "deal item unseen shows jewellery crown");
  game.play({"deal item jewellery"});
  EXPECT_EQ(secret_items_of(game.seen_by(two).view(), Seat::one), 0);
}

TEST(Secrets, R64_ItemsKeptByArtisansAreShownAlongWithWhatIsDiscarded) {
  WatchedGame game(Scene(with_both)
                       .meeples("b2", {artisan})
                       .meeples("c2", {artisan})
                       .open_whim(Seat::one, Whim::precious)
                       .secret_items(Seat::one, {Item::chest, Item::chest})
                       .turn(Seat::one)
                       .state());
  game.play({"take b2", "drop c2 artisan", "collect", "camel", "keep", "deal item crown", "deal item flute"});
  EXPECT_EQ(told(game, "keep crown", two), "keep unseen discard flute shows chest chest crown");
  EXPECT_EQ(told(game, "keep flute", two), "keep unseen discard crown");
  game.play({"keep crown"});
  EXPECT_EQ(precious_among(items_of(game.seen_by(two).view(), Seat::one)), 3);
}

TEST(Secrets, R64_AWhimTakenLaterShowsWhatWasHeldBefore) {
  WatchedGame game(Scene(with_whims)
                       .meeples("d6", {vizier})
                       .meeples("e6", {vizier})
                       .whim("d6", Whim::fish)
                       .unseen(Seat::one, {Card::fish, Card::fish})
                       .turn(Seat::one)
                       .state());
  game.play({"take e6", "drop d6 vizier", "collect", "keep"});
  for (Viewer viewer : others) EXPECT_EQ(told(game, "whim", viewer), "whim shows fish");
  game.play({"whim"});
  EXPECT_EQ(game.seen_by(two).view().open[0][Card::fish], 2);
}

// ---- What an open whim tells ------------------------------------------------------------------------------

TEST(Sampling, R81_AnOpenWhimLimitsTheCardsOfItsOwner) {
  Rng rng("sampling: open whim, cards");
  const Scene scene = Scene(with_whims)
                          .unseen(Seat::two, {Card::fish, Card::gold})
                          .deck({Card::fish, Card::fish, Card::silk});
  // fish fish 3, fish gold 3, fish silk 3, gold silk 1 in ten ...
  expect_fair(observe(scene.state(), one), 4, rng);
  // ... but not two fish with that whim, nor one beside an open one.
  expect_fair(observe(Scene(scene).open_whim(Seat::two, Whim::fish).state(), one), 3, rng);
  expect_fair(observe(Scene(scene).open_whim(Seat::two, Whim::fish).state(), Viewer::spectator), 3, rng);
  expect_fair(observe(Scene(scene).open_whim(Seat::one, Whim::fish).state(), one), 4, rng);
  expect_fair(observe(Scene(scene).fulfilled(Seat::two, Whim::fish).state(), one), 4, rng);
}

TEST(Sampling, R81_AnOpenCardCountsForTheLimit) {
  Rng rng("sampling: open whim, open card");
  const State state = Scene(with_whims)
                          .cards(Seat::two, {Card::fish})
                          .unseen(Seat::two, {Card::gold, Card::silk})
                          .deck({Card::fish, Card::fish, Card::ivory})
                          .open_whim(Seat::two, Whim::fish)
                          .state();
  expect_fair(observe(state, one), 3, rng);  // two of gold, silk and ivory
}

TEST(Sampling, R81_FreshAndStaleCardsAreLimitedTogether) {
  Rng rng("sampling: open whim, fresh and stale");
  const State state = Scene(Options{.seats = 3, .sets = Set::whims})
                          .unseen(Seat::two, {Card::wheat})
                          .stale(Seat::two, {Card::gold})
                          .stale(Seat::three, {Card::wheat})
                          .deck({Card::silk})
                          .open_whim(Seat::two, Whim::wheat)
                          .state();
  // Fresh and stale: wheat gold, silk gold, silk wheat; never wheat wheat.
  expect_fair(observe(state, one), 3, rng);
}

TEST(Sampling, R81_AnOpenWhimLimitsTheItemsOfItsOwner) {
  Rng rng("sampling: open whim, items");
  const Scene scene = Scene(with_both)
                          .secret_items(Seat::two, {Item::chest, Item::chest, Item::horn})
                          .item_stack({Item::crown});
  expect_fair(observe(scene.state(), one), 3, rng);
  // Not chest chest crown.
  expect_fair(observe(Scene(scene).open_whim(Seat::two, Whim::precious).state(), one), 2, rng);
}

TEST(Sampling, R64_InTheMiddleOfAnActionTheLimitIsNotYetLookedAt) {
  Rng rng("sampling: in the middle of an action");
  WatchedGame game(Scene(with_whims)
                       .meeples("b2", {assassin})
                       .meeples("c2", {assassin})
                       .meeples("d2", {merchant, builder})
                       .djinn(Seat::one, Djinn::iblis)
                       .djinn(Seat::one, Djinn::kandicha)
                       .elders(Seat::one, 1)
                       .open_whim(Seat::one, Whim::fish)
                       .unseen(Seat::one, {Card::fish})
                       .deck({Card::fish, Card::gold})
                       .turn(Seat::one)
                       .state());
  game.play({"take b2", "drop c2 assassin", "collect", "use iblis elder", "kill d2 merchant", "deal fish"});
  ASSERT_EQ(game.state().step, Step::second_kill);
  EXPECT_EQ(take_samples(game.seen_by(two), 500, rng).times.count(holding(game.state())), 1u)
      << "both fish are possible";
  for (Viewer viewer : others) EXPECT_EQ(told(game, "kill d2 builder", viewer), "kill d2 builder shows fish");
  game.play({"kill d2 builder"});
  EXPECT_EQ(game.seen_by(two).view().open[0][Card::fish], 2);
}

TEST(Sampling, R81_AChainThatBringsNoCardsLeavesTheLimitInForce) {
  Rng rng("sampling: in the middle of the flute");
  WatchedGame game(plain_turn(with_both)
                       .open_whim(Seat::one, Whim::fish)
                       .unseen(Seat::one, {Card::fish, Card::gold})
                       .deck({Card::fish, Card::silk})
                       .items(Seat::one, {Item::flute})
                       .state());
  expect_fair(game.seen_by(two), 3, rng);  // two of fish fish gold silk, but not both fish
  game.play({"use flute c2"});
  expect_fair(game.seen_by(two), 3, rng);
}

TEST(Sampling, R81_NorDoesPlacingACamelByAPowerLiftIt) {
  Rng rng("sampling: while camel or tent is asked for");
  WatchedGame game = at_the_market(plain_turn(with_both)
                                       .open_whim(Seat::one, Whim::fish)
                                       .unseen(Seat::one, {Card::fish, Card::gold})
                                       .deck({Card::fish, Card::silk})
                                       .owner("c2", Seat::two)
                                       .djinn(Seat::one, Djinn::leta)
                                       .elders(Seat::one, 2));
  game.play({"use leta elder elder f1"});
  ASSERT_EQ(game.state().step, Step::control);
  expect_fair(game.seen_by(two), 3, rng);
}

TEST(Sampling, R81_AFulfilledWhimLimitsNothingMore) {
  Rng rng("sampling: a whim is fulfilled");
  WatchedGame game = at_the_market(plain_turn(with_whims)
                                       .open_whim(Seat::one, Whim::fish)
                                       .unseen(Seat::one, {Card::fish, Card::gold})
                                       .deck({Card::fish, Card::silk})
                                       .row({Card::fish}));
  expect_fair(game.seen_by(two), 3, rng);  // two of fish fish gold silk, but not both fish
  game.play({"buy 1"});
  expect_fair(game.seen_by(two), 3, rng);  // one fish was shown; fish, gold or silk is left
}

}  // namespace
}  // namespace naqala::test
