// Who may know which items a seat has (R81), and what others are told of drawing, keeping and using them.
#include "rules/check.hpp"
#include "rules/items.hpp"
#include "support/samples.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);
constexpr Viewer two = eyes_of(Seat::two);
constexpr Viewer three = eyes_of(Seat::three);
constexpr std::array<Viewer, 3> others{two, three, Viewer::spectator};

constexpr Options with_artisans{.seats = 3, .sets = Set::artisans};

Items items(std::initializer_list<Item> list) {
  Items all;
  for (Item item : list) all.add(item);
  return all;
}

// Seat one has collected two artisans on c2.
WatchedGame two_artisans_in_hand(Scene scene) {
  WatchedGame game(scene.meeples("b2", {artisan}).meeples("c2", {artisan}).turn(Seat::one).state());
  game.play({"take b2", "drop c2 artisan", "collect", "camel"});
  return game;
}

TEST(Secrets, R81_SecretItemsAreNumbersForOthersAndItemsForTheirOwner) {
  const State state = Scene(with_artisans)
                          .secret_items(Seat::two, {Item::ring, Item::crown})
                          .items(Seat::two, {Item::jewellery})
                          .state();
  for (Viewer viewer : {one, three, Viewer::spectator}) {
    const State view = observe(state, viewer).view();
    EXPECT_EQ(view.items_secret[1], 2);
    EXPECT_EQ(secret_items_of(view, Seat::two), 2);
    EXPECT_EQ(items_of(view, Seat::two), items({Item::jewellery}));
    EXPECT_EQ(view.item_stack, state.item_stack + items({Item::ring, Item::crown}))
        << "they may be any of these";
    EXPECT_EQ(item_stack_size(view), item_stack_size(state));
  }
  const State own = observe(state, two).view();
  EXPECT_EQ(items_of(own, Seat::two), items({Item::jewellery, Item::ring, Item::crown}));
  EXPECT_EQ(own.item_stack, state.item_stack);
}

TEST(Secrets, R81_ItemsThatArtisansDrawAreToldToTheirOwnerOnly) {
  WatchedGame game = two_artisans_in_hand(Scene(with_artisans));
  game.play({"keep"});
  EXPECT_EQ(told(game, "deal item ring", one), "deal item ring");
  for (Viewer viewer : others) EXPECT_EQ(told(game, "deal item ring", viewer), "deal item unseen");
  game.play({"deal item ring", "deal item chest"});
  EXPECT_EQ(known_drawn_items(game.seen_by(one).view()), items({Item::ring, Item::chest}));
  for (Viewer viewer : others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(drawn_items(view), 2);
    EXPECT_EQ(view.item_stack, all_items(with_artisans)) << "nothing is known of them";
    EXPECT_EQ(item_stack_size(view), 16);
  }
}

TEST(Secrets, R46_OfWhatIsKeptOthersAreToldOnlyWhatIsDiscarded) {
  WatchedGame game = two_artisans_in_hand(Scene(with_artisans));
  game.play({"keep", "deal item ring", "deal item chest"});
  EXPECT_EQ(told(game, "keep ring", one), "keep ring");
  for (Viewer viewer : others) EXPECT_EQ(told(game, "keep ring", viewer), "keep unseen discard chest");
  game.play({"keep ring"});
  for (Viewer viewer : others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(secret_items_of(view, Seat::one), 1);
    EXPECT_EQ(item_discards(view), items({Item::chest}));
    EXPECT_EQ(view.item_stack, all_items(with_artisans) - items({Item::chest}))
        << "the kept one may be any of these";
  }
}

TEST(Secrets, R46_AnOnlyItemIsKeptWithNothingDiscarded) {
  WatchedGame game = two_artisans_in_hand(Scene(with_artisans).item_stack({Item::crown}));
  game.play({"keep", "deal item crown"});
  EXPECT_EQ(told(game, "keep crown", two), "keep unseen");
  game.play({"keep crown"});
  EXPECT_EQ(secret_items_of(game.seen_by(two).view(), Seat::one), 1);
}

TEST(Secrets, R48_TheWorkshopsItemIsToldToItsOwnerOnly) {
  WatchedGame game(Scene(with_artisans)
                       .meeples("c4", {vizier})
                       .meeples("d4", {vizier})
                       .kind("d4", TileKind::workshop_nw)
                       .meeples("e4", {vizier})
                       .cards(Seat::one, {Card::fakir, Card::fakir})
                       .turn(Seat::one)
                       .state());
  game.play({"take e4", "drop d4 vizier", "collect", "camel", "keep", "item fakir fakir"});
  EXPECT_EQ(told(game, "deal item horn", one), "deal item horn");
  for (Viewer viewer : others) EXPECT_EQ(told(game, "deal item horn", viewer), "deal item unseen");
  game.play({"deal item horn"});
  EXPECT_EQ(items_of(game.seen_by(one).view(), Seat::one), items({Item::horn}));
  for (Viewer viewer : others) EXPECT_EQ(secret_items_of(game.seen_by(viewer).view(), Seat::one), 1);
}

TEST(Secrets, R81_KandichasItemIsToldToItsOwnerOnly) {
  WatchedGame game(Scene(with_artisans)
                       .meeples("b2", {assassin})
                       .meeples("c2", {assassin})
                       .meeples("d2", {artisan, artisan})
                       .djinn(Seat::one, Djinn::kandicha)
                       .turn(Seat::one)
                       .state());
  game.play({"take b2", "drop c2 assassin", "collect", "camel", "kill d2 artisan"});
  EXPECT_EQ(told(game, "deal item lamp", one), "deal item lamp");
  for (Viewer viewer : others) EXPECT_EQ(told(game, "deal item lamp", viewer), "deal item unseen");
  game.play({"deal item lamp"});
  for (Viewer viewer : others) EXPECT_EQ(secret_items_of(game.seen_by(viewer).view(), Seat::one), 1);
}

TEST(Secrets, R81_AnItemIsKnownToAllOnceItIsUsed) {
  WatchedGame game(
      plain_turn(with_artisans).secret_items(Seat::one, {Item::horn, Item::crown}).row({Card::gold}).state());
  for (Viewer viewer : others) EXPECT_EQ(told(game, "use horn", viewer), "use horn");
  game.play({"use horn"});
  for (Viewer viewer : others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(secret_items_of(view, Seat::one), 1);
    EXPECT_EQ(view.item_stack[Item::horn], 0) << "the other one is no horn";
  }
}

TEST(Secrets, R56_WhatTheRingTakesHasBeenSeenByAll) {
  WatchedGame game(plain_turn(with_artisans)
                       .secret_items(Seat::one, {Item::ring})
                       .item_discards({Item::crown, Item::flute})
                       .state());
  game.play({"use ring crown"});
  for (Viewer viewer : others) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(items_of(view, Seat::one), items({Item::crown}));
    EXPECT_EQ(secret_items_of(view, Seat::one), 0);
    EXPECT_EQ(item_discards(view), items({Item::flute, Item::ring}));
  }
}

TEST(Secrets, R53_TheLampsDjinnIsToldToAll) {
  WatchedGame game(plain_turn(with_artisans).secret_items(Seat::one, {Item::lamp}).state());
  game.play({"use lamp deck"});
  for (Viewer viewer : others) EXPECT_EQ(told(game, "deal djinn boaz", viewer), "deal djinn boaz");
}

// ---- Guessing ---------------------------------------------------------------------------------------------

TEST(Sampling, R81_TwoItemsOfOneSeat) {
  Rng rng("sampling: two items of one seat");
  const State state = Scene(with_artisans)
                          .secret_items(Seat::two, {Item::jewellery, Item::ring})
                          .item_stack({Item::jewellery, Item::jewellery, Item::crown})
                          .state();
  // Of the ten pairs three have two jewelleries, three one and the ring, three one and the crown.
  expect_fair(observe(state, one), 4, rng);
  expect_fair(observe(state, two), 1, rng);
}

TEST(Sampling, R81_ItemsOfTwoSeats) {
  Rng rng("sampling: items of two seats");
  const State state = Scene(with_artisans)
                          .secret_items(Seat::two, {Item::horn})
                          .secret_items(Seat::three, {Item::chest})
                          .item_stack({Item::chest})
                          .state();
  expect_fair(observe(state, one), 3, rng);
  expect_fair(observe(state, Viewer::spectator), 3, rng);
  expect_fair(observe(state, two), 1, rng);
  expect_fair(observe(state, three), 2, rng);
}

TEST(Sampling, R81_ItemsJustDrawnAreGuessedWithTheOthers) {
  Rng rng("sampling: items just drawn");
  WatchedGame game = two_artisans_in_hand(Scene(with_artisans)
                                              .secret_items(Seat::two, {Item::lamp})
                                              .item_stack({Item::ring, Item::chest, Item::chest}));
  game.play({"keep", "deal item ring", "deal item chest"});
  // Seat two has the lamp, the ring or a chest, and of the other three two are drawn: 2 + 2 + 3.
  expect_fair(game.seen_by(three), 7, rng);
  expect_fair(game.seen_by(two), 2, rng);  // ring and chest, or both chests
  // With its own two known, what seat two has is a lamp or a chest.
  expect_fair(game.seen_by(one), 2, rng);
}

TEST(Sampling, R81_ADiscardedItemIsGuessedNoMore) {
  Rng rng("sampling: a discarded item");
  WatchedGame game =
      two_artisans_in_hand(Scene(with_artisans).item_stack({Item::ring, Item::chest, Item::crown}));
  game.play({"keep", "deal item ring", "deal item chest", "keep ring"});
  expect_fair(game.seen_by(two), 2, rng);  // ring or crown, but no chest
}

}  // namespace
}  // namespace naqala::test
