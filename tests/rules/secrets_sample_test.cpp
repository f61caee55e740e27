// Guessing what a viewer cannot know: `sample` (R81).
#include <algorithm>
#include <string>
#include <vector>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/round.hpp"
#include "support/effort.hpp"
#include "support/samples.hpp"
#include "support/setups.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);

// ---- Small cases, counted out -----------------------------------------------------------------------------

TEST(Sampling, R81_TwoCardsOfOneSeat) {
  Rng rng("sampling: two cards of one seat");
  const State state = Scene(2)
                          .unseen(Seat::two, {Card::fakir, Card::ivory})
                          .deck({Card::fakir, Card::fakir, Card::gold})
                          .state();
  // fakir fakir 3, fakir ivory 3, fakir gold 3, ivory gold 1 in ten.
  expect_fair(observe(state, one), 4, rng);
}

TEST(Sampling, R81_CardsOfTwoSeats) {
  Rng rng("sampling: cards of two seats");
  const State state = Scene(3)
                          .unseen(Seat::two, {Card::gold})
                          .unseen(Seat::three, {Card::gold, Card::fish})
                          .deck({Card::fakir, Card::fakir})
                          .state();
  // gold with gold fish, gold fakir, fish fakir, fakir fakir; fish with gold gold, gold fakir, fakir fakir;
  // fakir with gold gold, gold fish, gold fakir, fish fakir.
  expect_fair(observe(state, one), 11, rng);
}

TEST(Sampling, R81_FreshAndStaleAreKeptApart) {
  Rng rng("sampling: fresh and stale");
  const State state = Scene(3)
                          .unseen(Seat::two, {Card::gold})
                          .stale(Seat::two, {Card::silk})
                          .stale(Seat::three, {Card::fish})
                          .deck({Card::ivory})
                          .state();
  expect_fair(observe(state, one), 4, rng);
  expect_fair(observe(state, eyes_of(Seat::three)), 2, rng);  // knows its own fish, so the silk too
  expect_fair(observe(state, eyes_of(Seat::two)), 1, rng);    // knows all
  expect_fair(observe(state, Viewer::spectator), 4, rng);
}

TEST(Sampling, R81_OwnUnseenCardsAreNeverGuessed) {
  Rng rng("sampling: own cards");
  const State state = Scene(2)
                          .unseen(Seat::one, {Card::gold})
                          .unseen(Seat::two, {Card::gold})
                          .deck({Card::fish, Card::fakir})
                          .state();
  const Samples samples = take_samples(observe(state, one), 500, rng);
  EXPECT_EQ(samples.times.size(), 3u);
  for (const auto& [held, times] : samples.times) EXPECT_EQ(held.fresh[0], state.fresh[0]);
}

TEST(Sampling, R81_WithAllCardsOfADeckTakenTheyAreKnownTogether) {
  Rng rng("sampling: deck used up");
  const State state =
      Scene(3).unseen(Seat::two, {Card::gold}).unseen(Seat::three, {Card::gold, Card::fish}).deck({}).state();
  expect_fair(observe(state, one), 2, rng);
  expect_fair(observe(state, eyes_of(Seat::two)), 1, rng);
}

TEST(Sampling, R81_ASoldCardIsGuessedNoMore) {
  Rng rng("sampling: a sold card");
  WatchedGame game(
      at_point(plain_turn().unseen(Seat::one, {Card::gold, Card::fish}).deck({Card::silk}), Step::end));
  const Observation& seen = game.seen_by(eyes_of(Seat::two));
  expect_fair(seen, 3, rng);
  game.play({"sell gold"});
  expect_fair(seen, 2, rng);  // silk or fish
}

TEST(Sampling, R81_AfterAReshuffleTheNewDeckIsKnownAndTheOldCardsAreNotInIt) {
  Rng rng("sampling: reshuffle");
  WatchedGame game(plain_turn(Options{.seats = 3})
                       .djinn(Seat::one, Djinn::sloar)
                       .cards(Seat::one, {Card::fakir})
                       .unseen(Seat::one, {Card::gold})
                       .unseen(Seat::two, {Card::silk})
                       .deck({})
                       .state());
  const Observation& seen = game.seen_by(eyes_of(Seat::three));
  expect_fair(seen, 2, rng);  // who has gold, who silk
  game.play({"use sloar fakir"});
  for (int i = 0; i < 50; ++i) EXPECT_EQ(sample(seen, rng).deck, game.state().deck);
  game.play({"deal fish"});
  for (const auto& [held, state] : take_samples(seen, 500, rng).state) {
    EXPECT_EQ(Cards::from_word(held.stale[0]) + Cards::from_word(held.stale[1]),
              Cards::of(Card::gold) + Cards::of(Card::silk));
    EXPECT_EQ(Cards::from_word(held.fresh[0]).total(), 1);
  }
}

TEST(Sampling, R81_TheTruthStaysPossibleAfterACollapse) {
  Rng rng("sampling: collapse");
  WatchedGame game(plain_turn(Options{.seats = 3})
                       .djinn(Seat::one, Djinn::enki)
                       .unseen(Seat::one, {Card::fakir, Card::gold})
                       .stale(Seat::one, {Card::fakir})
                       .stale(Seat::two, {Card::fish})
                       .deck({Card::silk})
                       .state());
  game.play({"use enki fakir a1"});
  for (Viewer viewer : {eyes_of(Seat::two), eyes_of(Seat::three), Viewer::spectator}) {
    const Samples samples = take_samples(game.seen_by(viewer), 2000, rng);
    EXPECT_EQ(samples.times.count(holding(game.state())), 1u);
  }
}

// ---- In games ---------------------------------------------------------------------------------------------

std::vector<Action> list_of(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  return {list.begin(), list.end()};
}

void check_sample(const WatchedGame& game, const Observation& seen, const State& guess) {
  ASSERT_EQ(problem_with(game.layout(), guess), "");
  ASSERT_EQ(guess.sight, Viewer::everything);
  ASSERT_EQ(observe(guess, seen.viewer()), seen);
  ASSERT_EQ(actor(guess), actor(game.state()));
  if (seen.viewer() == eyes_of(actor(guess))) {
    ASSERT_EQ(list_of(game.layout(), guess), list_of(game.layout(), game.state()));
  }
}

// In the middle of an action a seat may hold what will fulfil a whim as soon as that is done.
bool is_half_done(const State& view) {
  return view.options.plays(Set::whims) && view.active != nobody && !is_point(view.step);
}

// Samples until the true state comes up, so often that it cannot be missed by bad luck. Only where it is
// worth while. Returns whether it was.
bool check_truth_is_found(const WatchedGame& game, const Observation& seen, Rng& rng) {
  const State& view = seen.view();
  int hidden = 0;
  for (Seat seat : all<Seat>)
    if (!view.sees(seat))
      hidden += static_cast<int>(view.fresh[index(seat)] + view.stale[index(seat)]) +
                view.items_secret[index(seat)];
  if (hidden == 0 || hidden > 4 || is_half_done(view)) return false;
  const Ways ways = ways_to_be(seen, game.state());
  EXPECT_GT(ways.like_this, 0) << "the truth is not possible";
  const long tries = 20 * ways.all / std::max(1l, ways.like_this);
  if (tries > 5000) return false;
  for (long i = 0; i < tries; ++i)
    if (sample(seen, rng) == game.state()) return true;
  ADD_FAILURE() << "the true state is not among the samples\n" << testing::PrintToString(game.state());
  return true;
}

TEST(Sampling, R81_SamplesFitAllThatIsKnownAndTheTruthIsAmongThem) {
  Rng rng("sampling: games full of secrets");
  int samples_unlike_the_truth = 0;
  int truths_found = 0;
  for (int i = 0; i < rounds({.reduced = 6, .normal = 30, .campaign = 1500}); ++i) {
    WatchedGame game(start_full_of_secrets(nth_setup_of_all(i), rng));
    while (actor(game.state()) != nobody && !HasFailure()) {
      game.act(lively_action(game.layout(), game.state(), rng));
      for (Viewer viewer : viewers_of(game.state().options)) {
        const Observation& seen = game.seen_by(viewer);
        const State guess = sample(seen, rng);
        check_sample(game, seen, guess);
        samples_unlike_the_truth += !(guess == game.state());
        if (rng.below(50) == 0) truths_found += check_truth_is_found(game, seen, rng);
      }
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(samples_unlike_the_truth, 100);
  EXPECT_GT(truths_found, 20);
}

TEST(Sampling, R81_TheSameRngGivesTheSameSample) {
  const State state = Scene(2).unseen(Seat::two, {Card::fakir, Card::ivory, Card::fish}).state();
  Rng first("sampling: the same"), second("sampling: the same");
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(sample(observe(state, one), first), sample(observe(state, one), second));
}

}  // namespace
}  // namespace naqala::test
