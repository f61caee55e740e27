// What all learn when cards taken unseen are spent, and what becomes of them when the deck is
// remade: R33, R81.
#include <array>

#include "rules/cards.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

constexpr Viewer two = eyes_of(Seat::two);

std::uint32_t word(std::initializer_list<Card> list) {
  Cards cards;
  for (Card card : list) cards.add(card);
  return cards.word();
}

// ---- Spending unseen cards --------------------------------------------------------------------------------

// The plain turn of seat one at its end, where it may sell; everybody watches.
WatchedGame selling(const Scene& scene) { return WatchedGame(at_point(scene, Step::end)); }

TEST(Secrets, R81_OpenCardsAreSpentFirst) {
  WatchedGame game =
      selling(plain_turn().cards(Seat::one, {Card::gold}).unseen(Seat::one, {Card::gold, Card::fish}));
  game.play({"sell gold"});
  EXPECT_EQ(game.state().open[0], Cards{});
  EXPECT_EQ(game.state().fresh[0], word({Card::gold, Card::fish}));
  EXPECT_EQ(game.seen_by(two).view().fresh[0], 2u) << "still two cards that nobody else has seen";
}

TEST(Secrets, R81_ASoldUnseenCardIsKnownToAll) {
  WatchedGame game =
      selling(plain_turn().unseen(Seat::one, {Card::gold, Card::fish}).deck({Card::gold, Card::silk}));
  const Cards before = discards(game.state());
  game.play({"sell gold"});
  const State& view = game.seen_by(two).view();
  EXPECT_EQ(view.fresh[0], 1u);
  EXPECT_EQ(discards(view), before + Cards::of(Card::gold));
  EXPECT_EQ(view.deck, Cards::of(Card::gold) + Cards::of(Card::silk) + Cards::of(Card::fish));
}

TEST(Secrets, R81_AnUnseenFakirPaysLikeAnyOther) {
  State start = plain_turn().djinn(Seat::one, Djinn::enki).unseen(Seat::one, {Card::fakir}).state();
  WatchedGame game(start);
  game.play({"use enki fakir a1"});
  EXPECT_EQ(game.state().fresh[0], 0u);
  EXPECT_EQ(game.seen_by(Viewer::spectator).view().fresh[0], 0u);
  EXPECT_EQ(game.seen_by(two).view().deck[Card::fakir], 17);
}

TEST(Secrets, R81_UnseenFakirsLowerABid) {
  WatchedGame game(Scene(2)
                       .djinn(Seat::one, Djinn::kumarbi)
                       .cards(Seat::one, {Card::fakir})
                       .unseen(Seat::one, {Card::fakir, Card::gold})
                       .state());
  game.play({"bid 5 fakirs 2"});
  EXPECT_EQ(game.state().open[0], Cards{});
  EXPECT_EQ(game.state().fresh[0], word({Card::gold}));
  EXPECT_EQ(game.seen_by(two).view().fresh[0], 1u);
}

// ---- Cards from before a reshuffle ------------------------------------------------------------------------

TEST(Secrets, R81_AReshuffleKeepsEarlierUnseenCardsApart) {
  WatchedGame game(plain_turn()
                       .djinn(Seat::one, Djinn::sloar)
                       .cards(Seat::one, {Card::fakir})
                       .unseen(Seat::one, {Card::gold})
                       .unseen(Seat::two, {Card::silk})
                       .deck({})
                       .state());
  game.play({"use sloar fakir"});
  EXPECT_EQ(game.state().fresh[0], 0u);
  EXPECT_EQ(game.state().stale[0], word({Card::gold}));
  EXPECT_EQ(game.state().stale[1], word({Card::silk}));
  const State& view = game.seen_by(Viewer::spectator).view();
  EXPECT_EQ(view.stale_pool, Cards::of(Card::gold) + Cards::of(Card::silk));
  EXPECT_EQ(view.deck, game.state().deck) << "what is in the new deck is known";
  game.play({"deal fish"});
  EXPECT_EQ(game.state().fresh[0], word({Card::fish}));
  EXPECT_EQ(view.fresh[0], 1u);
  EXPECT_EQ(view.stale[0], 1u);
}

// Seat one pays for Enki with an unseen fakir; both of its kinds of unseen cards are as given.
WatchedGame paid_for_enki(Scene scene) {
  WatchedGame game(scene.djinn(Seat::one, Djinn::enki).state());
  game.play({"use enki fakir a1"});
  return game;
}

TEST(Secrets, R81_FreshAndStaleCollapseWhenNobodyCanTellWhichWasSpent) {
  const WatchedGame game = paid_for_enki(plain_turn(Options{.seats = 3})
                                             .unseen(Seat::one, {Card::gold})
                                             .stale(Seat::one, {Card::fakir, Card::ivory})
                                             .stale(Seat::three, {Card::fish}));
  EXPECT_EQ(game.state().fresh[0], word({Card::gold, Card::ivory}));
  EXPECT_EQ(game.state().fresh[2], word({Card::fish})) << "for everybody: it must not depend on who looks";
  EXPECT_EQ(game.state().stale, (std::array<std::uint32_t, count_of<Seat>>{}));
  for (Viewer viewer : {two, Viewer::spectator}) {
    const State& view = game.seen_by(viewer).view();
    EXPECT_EQ(view.fresh[0], 2u);
    EXPECT_TRUE(view.stale_pool.empty());
  }
}

TEST(Secrets, R81_NoCollapseIfTheSpentCardCanOnlyBeStale) {
  const WatchedGame game = paid_for_enki(plain_turn()
                                             .unseen(Seat::one, {Card::gold})
                                             .stale(Seat::one, {Card::fakir})
                                             .deck({Card::silk, Card::fish}));
  EXPECT_EQ(game.state().fresh[0], word({Card::gold}));
  EXPECT_EQ(game.state().stale[0], 0u);
  EXPECT_EQ(game.seen_by(two).view().fresh[0], 1u);
}

TEST(Secrets, R81_NoCollapseIfTheSpentCardCanOnlyBeFresh) {
  const WatchedGame game =
      paid_for_enki(plain_turn().unseen(Seat::one, {Card::fakir}).stale(Seat::one, {Card::gold}));
  EXPECT_EQ(game.state().fresh[0], 0u);
  EXPECT_EQ(game.state().stale[0], word({Card::gold}));
  EXPECT_EQ(game.seen_by(two).view().stale[0], 1u);
}

TEST(Secrets, R81_NoCollapseIfAnOpenCardIsSpent) {
  const WatchedGame game = paid_for_enki(plain_turn()
                                             .cards(Seat::one, {Card::fakir})
                                             .unseen(Seat::one, {Card::fakir})
                                             .stale(Seat::one, {Card::fakir}));
  EXPECT_EQ(game.state().fresh[0], word({Card::fakir}));
  EXPECT_EQ(game.state().stale[0], word({Card::fakir}));
}

TEST(Secrets, R81_NoCollapseForCardsOfAnotherSeat) {
  const WatchedGame game =
      paid_for_enki(plain_turn().unseen(Seat::one, {Card::fakir}).stale(Seat::two, {Card::fakir}));
  EXPECT_EQ(game.state().fresh[0], 0u);
  EXPECT_EQ(game.state().stale[1], word({Card::fakir}));
}

}  // namespace
}  // namespace naqala::test
