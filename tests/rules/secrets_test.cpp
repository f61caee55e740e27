// What a seat may know: R80, R81, R82. Cards that are spent are in secrets_spending_test.cpp, items in
// secrets_items_test.cpp, what whims bring to light in secrets_whims_test.cpp, guessing the rest in
// secrets_sample_test.cpp.
#include <algorithm>
#include <string>
#include <vector>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/items.hpp"
#include "rules/setup.hpp"
#include "rules/whims.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"
#include "support/turn_points.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Viewer one = eyes_of(Seat::one);
constexpr Viewer two = eyes_of(Seat::two);
constexpr Viewer three = eyes_of(Seat::three);

// ---- What is seen -----------------------------------------------------------------------------------------

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
    EXPECT_EQ(unseen_of(view, Seat::two), 3);
    EXPECT_EQ(view.open[1], Cards::of(Card::silk));
    EXPECT_EQ(view.deck, state.deck + Cards::of(Card::gold) + Cards::of(Card::fish))
        << "they may be any of these";
    EXPECT_EQ(view.stale_pool, Cards::of(Card::spice));
  }
  const State own = observe(state, two).view();
  EXPECT_EQ(own.fresh, state.fresh);
  EXPECT_EQ(own.stale, state.stale);
  EXPECT_EQ(unseen_of(own, Seat::two), 3);
  EXPECT_EQ(own.deck, state.deck);
}

TEST(Secrets, R82_TotalsAreHiddenFromPeopleUntilTheEndAndFromNobodyWhoSeesEverything) {
  State state = Scene({.seats = 3, .totals = Totals::hidden}).state();
  const State own = observe(state, two).view();
  EXPECT_TRUE(totals_hidden(own));
  EXPECT_TRUE(totals_hidden(own, Seat::one));
  EXPECT_FALSE(totals_hidden(own, Seat::two)) << "one's own are one's own";
  const State watched = observe(state, Viewer::spectator).view();
  for (Seat seat : first<Seat>(3)) EXPECT_TRUE(totals_hidden(watched, seat));
  EXPECT_FALSE(totals_hidden(state)) << "whoever has the whole game has it";
  EXPECT_FALSE(totals_hidden(observe(Scene(3).state(), two).view())) << "open counting";
  state.step = Step::over;
  EXPECT_FALSE(totals_hidden(observe(state, two).view()));
  EXPECT_FALSE(totals_hidden(observe(state, two).view(), Seat::one));
}

TEST(Secrets, R82_HiddenWhereTwoOrMorePeoplePlay) {
  EXPECT_EQ(Options{}.totals, Totals::shown) << "the engine's own default";
  for (int people : {0, 1}) EXPECT_EQ(totals_for(people), Totals::shown) << people;
  for (int people : {2, 3, 4, 5}) EXPECT_EQ(totals_for(people), Totals::hidden) << people;
}

// What a bot is given does not depend on it.
TEST(Secrets, R82_ObservationsAndActionsAreTheSameWithHiddenTotals) {
  Rng rng("hidden and shown");
  State shown = start_full_of_secrets(Options{.seats = 3, .sets = Set::artisans | Set::whims}, rng);
  const Layout layout(shown);
  for (int i = 0; i < 200 && actor(shown) != nobody; ++i) {
    State hidden = shown;
    hidden.options.totals = Totals::hidden;
    const Action action = lively_action(layout, shown, rng);
    for (Viewer viewer : viewers_of(shown.options)) {
      State seen = observe(hidden, viewer).view();
      seen.options.totals = Totals::shown;
      ASSERT_EQ(seen, observe(shown, viewer).view());
      ASSERT_EQ(redact(layout, hidden, action, viewer), redact(layout, shown, action, viewer));
    }
    ActionList with, without;
    legal_actions(layout, hidden, with);
    legal_actions(layout, shown, without);
    ASSERT_TRUE(std::equal(with.begin(), with.end(), without.begin(), without.end()));
    apply(layout, shown, action);
  }
}

TEST(Secrets, R80_AllElseIsPublic) {
  Rng rng("secrets: all else is public");
  State state = start_full_of_secrets(Options{.seats = 4, .sets = Set::artisans | Set::whims}, rng);
  const Layout layout(state);
  for (int i = 0; i < 300 && actor(state) != nobody; ++i)
    apply(layout, state, lively_action(layout, state, rng));
  for (Viewer viewer : viewers_of(state.options)) {
    State view = observe(state, viewer).view();
    EXPECT_EQ(discards(view), discards(state));
    EXPECT_EQ(deck_size(view), deck_size(state));
    EXPECT_EQ(item_discards(view), item_discards(state));
    EXPECT_EQ(item_stack_size(view), item_stack_size(state));
    view.fresh = state.fresh;
    view.stale = state.stale;
    view.deck = state.deck;
    view.stale_pool = state.stale_pool;
    view.items_secret = state.items_secret;
    view.items_drawn = state.items_drawn;
    view.item_stack = state.item_stack;
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

// ---- What is told -----------------------------------------------------------------------------------------

// The kind of what a viewer is told when this comes up.
Action::Kind told(const State& state, Action action, Viewer viewer) {
  return redact(Layout(state), state, action, viewer).kind();
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
  EXPECT_EQ(redact(Layout(state), state, action, one), action);
  EXPECT_EQ(redact(Layout(state), state, action, Viewer::everything), action);
  for (Viewer viewer : {two, three, Viewer::spectator})
    EXPECT_EQ(redact(Layout(state), state, action, viewer), Action::of(Action::Kind::deal_unseen));
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
    for (Viewer viewer : {one, two, Viewer::spectator})
      EXPECT_EQ(redact(Layout(state), state, action, viewer), action);
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

// ---- The law, in games ------------------------------------------------------------------------------------

// What happened in a number of games, to be sure that they were about something.
struct Seen {
  int whole_games = 0;   // followed to their end
  int unseen_cards = 0;  // taken
  int unseen_spent = 0;  // discarded, at least
  int reshuffles = 0;
  int collapses = 0;  // of fresh and stale cards
  int unseen_items = 0;
  int shown = 0;  // whims fulfilled by what nobody had seen
};

int total(const std::array<std::uint32_t, count_of<Seat>>& held) {
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
  seen.unseen_items += before.step == Step::draw_item || before.step == Step::draw_items;
}

void check_redaction(const Layout& layout, const State& before, Action action, Seen& seen) {
  for (Viewer viewer : viewers_of(before.options)) {
    const Action expected = viewer == eyes_of(before.active) ? action : told_to_others(before, action);
    const Action told = redact(layout, before, action, viewer);
    ASSERT_EQ(told.shows_something() ? told.plain() : told, expected);
    seen.shown += told.shows_something();
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

// All but other seats' goods and items is scored alike, and the own ones too.
void check_scores(const WatchedGame& game) {
  const auto truth = score(game.state());
  for (Viewer viewer : viewers_of(game.state().options)) {
    const auto seen = score(game.seen_by(viewer));
    for (std::size_t i = 0; i < 5; ++i) {
      for (Category category : all<Category>) {
        const bool from_hand = category == Category::goods || category == Category::items;
        if (from_hand && index(viewer) != i)
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
    check_redaction(game.layout(), before, action, seen);
    game.act(action);
    count(before, game.state(), seen);
    check_legal_list(game);
    check_scores(game);
    for (Viewer viewer : viewers_of(before.options))
      ASSERT_EQ(actor(game.seen_by(viewer)), actor(game.state()));
    if (testing::Test::HasFatalFailure()) return;
  }
  seen.whole_games += !game.lost();
}

TEST(Secrets, R80_EveryViewerFollowsOrdinaryGames) {
  Rng rng("secrets: ordinary games");
  Seen seen;
  const int games = rounds({.reduced = 15, .normal = 30, .campaign = 1500});
  for (int i = 0; i < games; ++i) {
    const Options options = nth_setup_of_all(i);
    watch(initial(options, deal(options, rng)), rng, seen);
    if (HasFailure()) return;
  }
  EXPECT_EQ(seen.whole_games, games);
}

TEST(Secrets, R81_EveryViewerFollowsGamesFullOfSecrets) {
  Rng rng("secrets: games full of secrets");
  Seen seen;
  const int games = rounds({.reduced = 15, .normal = 75, .campaign = 3000});
  for (int i = 0; i < games; ++i) {
    Options options = nth_setup_of_all(i);
    options.djinn_use = i % 2 == 0 ? DjinnUse::each_turn : DjinnUse::each_round;
    watch(start_full_of_secrets(options, rng), rng, seen);
    if (HasFailure()) return;
  }
  EXPECT_GT(seen.unseen_cards, games);
  EXPECT_GT(seen.unseen_spent, games / 2);
  EXPECT_GT(seen.reshuffles, games / 2);
  EXPECT_GT(seen.collapses, 0);
  EXPECT_GT(seen.unseen_items, games);
  if (games > 60) {
    EXPECT_GT(seen.shown, 10) << "told to each viewer";
  }
}

// ---- Nothing leaks ----------------------------------------------------------------------------------------

// A random piece of a hand or deck that has one.
template <class Counts>
Counts any_of(Counts pieces, Rng& rng) {
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(pieces.total())));
  for (auto piece : all<typename Counts::Key>)
    if ((ticket -= pieces[piece]) < 0) return Counts::of(piece);
  return {};
}

// One piece of each changes its place.
template <class Counts, class Word>
void exchange(Word& a, Word& b, Rng& rng) {
  if (a == 0 || b == 0) return;
  const Counts from_a = any_of(Counts::from_word(a), rng);
  const Counts from_b = any_of(Counts::from_word(b), rng);
  a = static_cast<Word>(a - from_a.word() + from_b.word());
  b = static_cast<Word>(b - from_b.word() + from_a.word());
}

// Hands that the viewer cannot see exchange pieces, two by two.
template <class Counts, class Hands>
void exchange_hands(Viewer viewer, Hands& hands, Rng& rng) {
  for (Seat a : all<Seat>)
    for (Seat b : all<Seat>)
      if (a < b && viewer != eyes_of(a) && viewer != eyes_of(b))
        exchange<Counts>(hands[index(a)], hands[index(b)], rng);
}

// Cards and items that `viewer` cannot see change places: unseen ones with the deck and from seat to seat,
// stale ones from seat to seat.
State shuffled_behind_the_back_of(Viewer viewer, State s, Rng& rng) {
  Cards::Word deck = s.deck.word();
  Items::Word stack = s.item_stack.word();
  for (Seat seat : all<Seat>) {
    if (viewer == eyes_of(seat)) continue;
    exchange<Cards>(s.fresh[index(seat)], deck, rng);
    exchange<Items>(s.items_secret[index(seat)], stack, rng);
  }
  if (viewer != eyes_of(s.active)) exchange<Items>(s.items_drawn, stack, rng);
  s.deck = Cards::from_word(deck);
  s.item_stack = Items::from_word(stack);
  exchange_hands<Cards>(viewer, s.fresh, rng);
  exchange_hands<Cards>(viewer, s.stale, rng);
  exchange_hands<Items>(viewer, s.items_secret, rng);
  return s;
}

TEST(Secrets, R81_StatesThatDifferOnlyInWhatAViewerCannotKnowLookTheSame) {
  Rng rng("secrets: nothing leaks");
  int different = 0;
  for (int i = 0; i < rounds({.reduced = 6, .normal = 40, .campaign = 2000}); ++i) {
    State state = start_full_of_secrets(nth_setup_of_all(i), rng);
    const Layout layout(state);
    for (; actor(state) != nobody; apply(layout, state, lively_action(layout, state, rng))) {
      for (Viewer viewer : viewers_of(state.options)) {
        const State other = shuffled_behind_the_back_of(viewer, state, rng);
        if (!fits_open_whims(other)) continue;
        different += !(other == state);
        ASSERT_EQ(problem_with(layout, other), "");
        ASSERT_EQ(observe(other, viewer), observe(state, viewer));
      }
    }
  }
  EXPECT_GT(different, 100);
}

// ---- R82 --------------------------------------------------------------------------------------------------

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
