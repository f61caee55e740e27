// What a seat may know: R80, R81, R82. Cards that are spent are in secrets_spending_test.cpp, guessing the
// rest is in secrets_sample_test.cpp.
#include <string>
#include <vector>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/setup.hpp"
#include "support/effort.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);
constexpr Viewer two = eyes_of(Seat::two);
constexpr Viewer three = eyes_of(Seat::three);

// ---- What is seen ----------------------------------------------------------------------------------------------

TEST(Secrets, R81_UnseenCardsAreNumbersForOthersAndCardsForTheirOwner) {
  const State state = Scene(3)
                          .unseen(Seat::two, {Card::gold, Card::fish})
                          .stale(Seat::two, {Card::spice})
                          .cards(Seat::two, {Card::silk})
                          .state();
  for (Viewer viewer : {one, three, Viewer::spectator}) {
    const State view = observe(state, viewer).view();
    EXPECT_EQ(view.fresh[1], 2u);
    EXPECT_EQ(view.stale[1], 1u);
    EXPECT_EQ(view.open[1], Cards::of(Card::silk));
    EXPECT_EQ(view.deck, state.deck + Cards::of(Card::gold) + Cards::of(Card::fish))
        << "they may be any of these";
    EXPECT_EQ(view.stale_pool, Cards::of(Card::spice));
  }
  const State own = observe(state, two).view();
  EXPECT_EQ(own.fresh, state.fresh);
  EXPECT_EQ(own.stale, state.stale);
  EXPECT_EQ(own.deck, state.deck);
}

TEST(Secrets, R80_AllElseIsPublic) {
  Rng rng("secrets: all else is public");
  State state = start_full_of_secrets(Options{.seats = 4}, rng);
  const Layout layout(state);
  for (int i = 0; i < 300 && actor(state) != nobody; ++i)
    apply(layout, state, lively_action(layout, state, rng));
  for (Viewer viewer : viewers_of(state.options)) {
    State view = observe(state, viewer).view();
    EXPECT_EQ(discards(view), discards(state));
    EXPECT_EQ(deck_size(view), deck_size(state));
    view.fresh = state.fresh;
    view.stale = state.stale;
    view.deck = state.deck;
    view.stale_pool = state.stale_pool;
    view.sight = state.sight;
    EXPECT_EQ(view, state);
  }
}

TEST(Secrets, AViewMakesTheSameObservation) {
  const State state = Scene(2).unseen(Seat::two, {Card::gold}).state();
  const Observation seen = observe(state, one);
  EXPECT_EQ(Observation::from_view(seen.view()), seen);
  EXPECT_EQ(seen.viewer(), one);
}

// ---- What is told ----------------------------------------------------------------------------------------------

// The kind of what a viewer is told when this comes up.
Action::Kind told(const State& state, Action action, Viewer viewer) {
  return redact(state, action, viewer).kind();
}

TEST(Secrets, R81_SloarsCardIsToldToItsOwnerOnly) {
  State state = Scene(3)
                    .meeples("b2", {vizier})
                    .meeples("c2", {vizier})
                    .djinn(Seat::one, Djinn::sloar)
                    .cards(Seat::one, {Card::fakir})
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"use sloar fakir"});
  const Action action = Action::deal(Card::gold);
  EXPECT_EQ(redact(state, action, one), action);
  EXPECT_EQ(redact(state, action, Viewer::everything), action);
  for (Viewer viewer : {two, three, Viewer::spectator})
    EXPECT_EQ(redact(state, action, viewer), Action::of(Action::Kind::deal_unseen));
}

TEST(Secrets, R81_KandichasCardIsToldToItsOwnerOnly) {
  State state = Scene(2)
                    .meeples("b2", {assassin})
                    .meeples("c2", {assassin})
                    .meeples("d2", {merchant})
                    .djinn(Seat::one, Djinn::kandicha)
                    .turn(Seat::one)
                    .state();
  play(Layout(state), state, {"take b2", "drop c2 assassin", "collect", "kill d2 merchant"});
  EXPECT_EQ(told(state, Action::deal(Card::gold), one), Action::Kind::deal_card);
  EXPECT_EQ(told(state, Action::deal(Card::gold), two), Action::Kind::deal_unseen);
  EXPECT_EQ(told(state, Action::deal(Card::gold), Viewer::spectator), Action::Kind::deal_unseen);
}

TEST(Secrets, R80_CardsDjinnsAndMeeplesDrawnInTheOpenAreToldToAll) {
  State state = plain_turn()
                    .djinn(Seat::one, Djinn::sibittis)
                    .djinn(Seat::one, Djinn::anun_nak)
                    .elders(Seat::one, 3)
                    .turn(Seat::one, {})
                    .state();
  const Layout layout(state);
  const auto told_to_all = [&](Action action) {
    EXPECT_TRUE(is_legal(layout, state, action));
    for (Viewer viewer : {one, two, Viewer::spectator}) EXPECT_EQ(redact(state, action, viewer), action);
  };
  play(layout, state, {"use sibittis elder elder"});
  told_to_all(Action::deal(Djinn::boaz));
  play(layout, state,
       {"deal djinn boaz", "deal djinn leta", "deal djinn utug", "keep leta", "use anun-nak elder a5"});
  told_to_all(Action::draw(builder));
  play(layout, state,
       {"draw builder", "draw builder", "draw builder", "take b2", "drop c2 vizier", "collect", "keep",
        "skip", "end"});
  ASSERT_EQ(state.step, Step::refill_cards);
  told_to_all(Action::deal(Card::gold));
}

// ---- The law, in games ------------------------------------------------------------------------------------------

// What happened in a number of games, to be sure that they were about something.
struct Seen {
  int unseen_cards = 0;  // taken
  int unseen_spent = 0;  // discarded, at least
  int reshuffles = 0;
  int collapses = 0;  // of fresh and stale cards
};

int total(const std::array<std::uint32_t, 5>& held) {
  int sum = 0;
  for (std::uint32_t cards : held) sum += Cards::from_word(cards).total();
  return sum;
}

void count(const State& before, const State& after, Seen& seen) {
  const int fresh = total(after.fresh) - total(before.fresh);
  const int stale = total(after.stale) - total(before.stale);
  seen.unseen_cards += before.step == Step::draw_card;
  seen.unseen_spent += fresh + stale < 0;
  seen.reshuffles += after.deck.total() > before.deck.total();
  seen.collapses += fresh > 0 && stale < 0;
}

void check_redaction(const State& before, Action action) {
  for (Viewer viewer : viewers_of(before.options)) {
    const bool hidden = before.step == Step::draw_card && viewer != eyes_of(before.active);
    const Action expected = hidden ? Action::of(Action::Kind::deal_unseen) : action;
    ASSERT_EQ(redact(before, action, viewer), expected);
  }
}

// The actor has the same list from what it knows as from the whole state.
void check_legal_list(const WatchedGame& game) {
  const Seat seat = actor(game.state());
  if (seat == chance || seat == nobody) return;
  ActionList by_state, by_view;
  legal_actions(game.layout(), game.state(), by_state);
  legal_actions(game.layout(), game.seen_by(eyes_of(seat)), by_view);
  ASSERT_EQ(std::vector<Action>(by_view.begin(), by_view.end()),
            std::vector<Action>(by_state.begin(), by_state.end()));
}

// All but other seats' goods is scored alike, and the own goods too.
void check_scores(const WatchedGame& game) {
  const auto truth = score(game.state());
  for (Viewer viewer : viewers_of(game.state().options)) {
    const auto seen = score(game.seen_by(viewer));
    for (std::size_t i = 0; i < 5; ++i) {
      for (Category category : all<Category>) {
        if (category == Category::goods && index(viewer) != i)
          ASSERT_LE(seen[i][category], truth[i][category]);
        else
          ASSERT_EQ(seen[i][category], truth[i][category]) << name(category);
      }
    }
  }
}

void watch(State start, Rng& rng, Seen& seen) {
  WatchedGame game(start);
  while (actor(game.state()) != nobody && !game.lost()) {
    const State before = game.state();
    const Action action = lively_action(game.layout(), before, rng);
    check_redaction(before, action);
    game.act(action);
    count(before, game.state(), seen);
    check_legal_list(game);
    check_scores(game);
    for (Viewer viewer : viewers_of(before.options))
      ASSERT_EQ(actor(game.seen_by(viewer)), actor(game.state()));
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(Secrets, R80_EveryViewerFollowsOrdinaryGames) {
  Rng rng("secrets: ordinary games");
  Seen seen;
  for (int i = 0; i < rounds({.reduced = 3, .normal = 24, .campaign = 1000}); ++i) {
    const Options options{.seats = static_cast<std::uint8_t>(2 + i % 3)};
    watch(initial(options, deal(options, rng)), rng, seen);
    if (HasFailure()) return;
  }
}

TEST(Secrets, R81_EveryViewerFollowsGamesFullOfSecrets) {
  Rng rng("secrets: games full of secrets");
  Seen seen;
  const int games = rounds({.reduced = 9, .normal = 60, .campaign = 3000});
  for (int i = 0; i < games; ++i) {
    const Options options{.seats = static_cast<std::uint8_t>(2 + i % 3),
                          .djinn_use = i % 2 == 0 ? DjinnUse::each_turn : DjinnUse::each_round};
    watch(start_full_of_secrets(options, rng), rng, seen);
    if (HasFailure()) return;
  }
  EXPECT_GT(seen.unseen_cards, games);
  EXPECT_GT(seen.unseen_spent, games / 2);
  EXPECT_GT(seen.reshuffles, games / 2);
  EXPECT_GT(seen.collapses, 0);
}

// ---- Nothing leaks ------------------------------------------------------------------------------------------------

// A random card of a hand or deck that has one.
Card any_of(Cards cards, Rng& rng) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.total())));
  for (Card card : all<Card>)
    if ((ticket -= cards[card]) < 0) return card;
  return {};
}

// One card of each changes its place.
void exchange(std::uint32_t& a, std::uint32_t& b, Rng& rng) {
  const std::uint32_t from_a = Cards::of(any_of(Cards::from_word(a), rng)).word();
  const std::uint32_t from_b = Cards::of(any_of(Cards::from_word(b), rng)).word();
  a = a - from_a + from_b;
  b = b - from_b + from_a;
}

// Cards that `viewer` cannot see change places: unseen ones with the deck and from seat to seat, stale ones from seat to
// seat.
State shuffled_behind_the_back_of(Viewer viewer, State s, Rng& rng) {
  for (Seat seat : all<Seat>) {
    std::uint32_t& fresh = s.fresh[index(seat)];
    if (viewer == eyes_of(seat) || fresh == 0 || s.deck.empty()) continue;
    std::uint32_t deck = s.deck.word();
    exchange(fresh, deck, rng);
    s.deck = Cards::from_word(deck);
  }
  for (auto* held : {&s.fresh, &s.stale})
    for (Seat a : all<Seat>)
      for (Seat b : all<Seat>)
        if (a < b && viewer != eyes_of(a) && viewer != eyes_of(b) && (*held)[index(a)] != 0 &&
            (*held)[index(b)] != 0)
          exchange((*held)[index(a)], (*held)[index(b)], rng);
  return s;
}

TEST(Secrets, R81_StatesThatDifferOnlyInWhatAViewerCannotKnowLookTheSame) {
  Rng rng("secrets: nothing leaks");
  int different = 0;
  for (int i = 0; i < rounds({.reduced = 6, .normal = 40, .campaign = 2000}); ++i) {
    State state = start_full_of_secrets(Options{.seats = static_cast<std::uint8_t>(2 + i % 3)}, rng);
    const Layout layout(state);
    for (; actor(state) != nobody; apply(layout, state, lively_action(layout, state, rng))) {
      for (Viewer viewer : viewers_of(state.options)) {
        const State other = shuffled_behind_the_back_of(viewer, state, rng);
        different += !(other == state);
        ASSERT_EQ(problem_with(layout, other), "");
        ASSERT_EQ(observe(other, viewer), observe(state, viewer));
      }
    }
  }
  EXPECT_GT(different, 100);
}

// ---- R82 -----------------------------------------------------------------------------------------------------------

TEST(Secrets, R82_HiddenTotalsChangeNothingInTheGame) {
  const auto started = [](Totals totals, Rng& rng) {
    return start_full_of_secrets(Options{.seats = 3, .totals = totals}, rng);
  };
  Rng rng_shown("secrets: totals"), rng_hidden("secrets: totals");
  State shown = started(Totals::shown, rng_shown);
  State hidden = started(Totals::hidden, rng_hidden);
  const Layout layout(shown);
  const auto as_if_shown = [](State s) {
    s.options.totals = Totals::shown;
    return s;
  };
  while (actor(shown) != nobody) {
    for (Viewer viewer : viewers_of(shown.options))
      ASSERT_EQ(as_if_shown(observe(hidden, viewer).view()), observe(shown, viewer).view());
    const Action action = lively_action(layout, shown, rng_shown);
    ASSERT_EQ(lively_action(layout, hidden, rng_hidden), action);
    apply(layout, shown, action);
    apply(layout, hidden, action);
    ASSERT_EQ(as_if_shown(hidden), shown);
  }
}

}  // namespace
}  // namespace naqala::test
