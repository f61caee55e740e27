// Commands, events and what becomes of them.
#include "table/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "running.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

Seat other(Seat seat) { return seat == Seat::one ? Seat::two : Seat::one; }

TEST(Start, NamesMustFitTheSeats) {
  Rng rng("names");
  Started start = dealt(3, rng);
  start.names.pop_back();
  EXPECT_EQ(start_game(start).error(), "names: 2 for 3 seats");
  start.names.emplace_back("a\nb");
  EXPECT_EQ(start_game(start).error(), "names.3: " + problem_with_name("a\nb"));
  start.names[2] = "Zoë";
  EXPECT_TRUE(start_game(start));
  start.names[2] = "";  // none
  EXPECT_TRUE(start_game(start));
}

TEST(Start, BadOptionsAndSetupsAreRefused) {
  Rng rng("bad set-up");
  Started start = dealt(2, rng);
  Started wrong = start;
  wrong.options.seats = 1;
  EXPECT_FALSE(start_game(wrong));
  wrong = start;
  wrong.setup.djinn_row[1] = wrong.setup.djinn_row[0];
  EXPECT_FALSE(start_game(wrong));
}

TEST(Decide, TheSameNumberTwiceIsStale) {
  Game game = new_game(2, "stale");
  const Command command{1, Act{actor(game.state), Action::bid(5)}};
  const auto events = decide(game, command);
  ASSERT_TRUE(events);
  EXPECT_EQ(events->size(), 1u);
  EXPECT_EQ(events->front().number, 1);
  evolve(game, events->front());
  EXPECT_EQ(decide(game, command).error(), "stale: the game is at event 2");
  EXPECT_EQ(decide(game, {3, Undo{Seat::one}}).error(), "stale: the game is at event 2");
}

TEST(Decide, OnlyTheActorActs) {
  Game game = new_game(2, "whose turn");
  const Seat seat = actor(game.state);
  const std::string turn = "it is seat " + std::to_string(index(seat) + 1) + "'s turn";
  EXPECT_EQ(give(game, Act{other(seat), Action::bid(5)}), turn);
  EXPECT_EQ(give(game, Act{chance, Action::deal(Card::fish)}), turn);
  EXPECT_EQ(give(game, Act{seat, Action::bid(5)}), "");
}

TEST(Decide, OnlyLegalActions) {
  Game game = new_game(2, "legal");
  const Seat seat = actor(game.state);
  EXPECT_EQ(give(game, Act{seat, Action::drop(tile("c4"), Tribe::elder)}), "drop c4 elder is not legal here");
  EXPECT_EQ(give(game, Act{seat, Action::bid(7)}), "bid 7 is not legal here");
  EXPECT_EQ(game, new_game(2, "legal"));
}

TEST(Decide, ChanceIsForTheHost) {
  Game game = game_at(Scene(2)
                          .meeples("b3", {Tribe::elder})
                          .meeples("c3", {Tribe::elder})
                          .djinn(Seat::one, Djinn::sloar)
                          .cards(Seat::one, {Card::fakir})
                          .turn(Seat::one)
                          .state());
  ASSERT_EQ(give(game, Act{Seat::one, Action::use(Djinn::sloar, Payment::fakir)}), "");
  EXPECT_EQ(give(game, Act{Seat::one, Action::take(tile("b3"))}), "it is for chance to draw");
  EXPECT_EQ(give(game, Act{chance, Action::take(tile("b3"))}), "take b3 is not legal here");
  EXPECT_EQ(give(game, Act{chance, Action::deal(Card::ivory)}), "");
}

TEST(Decide, NothingAfterTheEnd) {
  Rng rng("over");
  Events log;
  Game game = run(dealt(3, rng), rng, log);
  EXPECT_EQ(give(game, Act{Seat::one, Action::of(Kind::end)}), "the game is over");
  EXPECT_EQ(give(game, Act{nobody, Action::of(Kind::end)}), "the game is over");
  EXPECT_EQ(give(game, Undo{Seat::one}), "nothing to undo");
}

TEST(Events, AloneRebuildTheGame) {
  Rng rng("events");
  for (int i = 0; i < rounds({.reduced = 3, .normal = 45, .campaign = 4500}); ++i) {
    Events log;
    const Game game = run(dealt(nth_setup_of_all(i), rng), rng, log);
    for (std::size_t n = 0; n < log.size(); ++n) EXPECT_EQ(log[n].number, static_cast<int>(n));
    const auto again = rebuild(log);
    ASSERT_TRUE(again) << again.error();
    EXPECT_TRUE(*again == game);
  }
}

TEST(Events, ABrokenListIsRefused) {
  Rng rng("broken lists");
  Events log;
  run(dealt(2, rng), rng, log);
  Events gap = log;
  gap.erase(gap.begin() + 3);
  EXPECT_EQ(rebuild(gap).error(), "event 3: stale: the game is at event 3");
  Events twice = log;
  twice[2] = {2, log[0].what};
  EXPECT_EQ(rebuild(twice).error(), "event 2: a game starts only once");
  Events headless(log.begin() + 1, log.end());
  EXPECT_EQ(rebuild(headless).error(), "event 0: a game begins with its set-up");
  EXPECT_FALSE(rebuild(Events{}));
  Events wrong = log;
  wrong[1].what = Acted{nobody, Action::bid(0)};
  EXPECT_FALSE(rebuild(wrong));
  Events greedy{log[0], log[1], {2, Undone{std::get<Acted>(log[1].what).seat, 7}}};
  EXPECT_EQ(rebuild(greedy).error(), "event 2: this undo takes back something else");
}

TEST(Records, LeadBackToTheGame) {
  Rng rng("records");
  for (int i = 0; i < rounds({.reduced = 2, .normal = 30, .campaign = 1500}); ++i) {
    Events log;
    run(dealt(nth_setup_of_all(i), rng), rng, log, [&](const Game& before, const Event& event) {
      if (event.number % 100 != 7) return;
      const auto record = parse_record(to_text(record_of(before)));
      ASSERT_TRUE(record) << record.error();
      auto again = game_from(*record);
      ASSERT_TRUE(again) << again.error();
      EXPECT_EQ(again->events, 1 + static_cast<int>(before.actions.size()));
      again->events = before.events;  // the record knows nothing of what was taken back
      EXPECT_TRUE(*again == before);
    });
  }
}

TEST(Records, WithIllegalActionsAreRefused) {
  Record record = record_of(new_game(2, "illegal records"));
  record.actions = {Action::bid(3), Action::skip()};
  EXPECT_EQ(game_from(record).error(), "action 2: skip is not legal here");
}

TEST(Settle, GivesTheOnlyFormOfAStepButNeverTheEnd) {
  const State start =
      Scene(2).meeples("b3", {Tribe::elder}).meeples("c3", {Tribe::elder}).turn(Seat::one).state();
  const Layout layout(start);
  State s = start;
  EXPECT_EQ(settle(layout, s), std::nullopt);  // b3 to c3, or c3 to b3
  play(layout, s, {"take b3"});
  EXPECT_EQ(settle(layout, s), Action::drop(tile("c3"), Tribe::elder));
  play(layout, s, {"drop c3 elder"});
  EXPECT_EQ(settle(layout, s), Action::of(Kind::collect));
  play(layout, s, {"collect", "keep"});
  EXPECT_EQ(settle(layout, s), Action::of(Kind::palm));
  play(layout, s, {"palm"});
  EXPECT_TRUE(offers_only(layout, s, {"end"}));
  EXPECT_EQ(settle(layout, s), std::nullopt);
}

TEST(Settle, GivesNothingForChance) {
  State s = Scene(2)
                .djinn(Seat::one, Djinn::sloar)
                .cards(Seat::one, {Card::fakir})
                .deck({Card::ivory})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  play(layout, s, {"use sloar fakir"});
  EXPECT_EQ(settle(layout, s), std::nullopt);
}

// The one action of `s` that nobody is asked for, if everybody who follows the game agrees about it.
std::optional<Action> settled_for_all(const State& s) {
  const Layout layout(s);
  const std::optional<Action> action = settle(layout, s);
  for (Viewer viewer : {eyes_of(Seat::one), eyes_of(Seat::two), Viewer::spectator})
    EXPECT_EQ(settle(layout, observe(s, viewer).view()), action) << "a view differs";
  return action;
}

// Builders may be helped by fakirs: whoever holds a card that nobody has seen could have one.
TEST(Settle, R81_ACardTakenUnseenIsNotBetrayedByWhetherTheSeatIsAsked) {
  const auto builders = [] {
    return Scene(2)
        .kind("c3", TileKind::village)
        .meeples("b3", {Tribe::builder})
        .meeples("c3", {Tribe::builder})
        .meeples("e1", {Tribe::elder, Tribe::elder})
        .turn(Seat::one);
  };
  const auto before_building = [](Scene scene) {
    State s = scene.state();
    play(Layout(s), s, {"take b3", "drop c3 builder", "collect"});
    return s;
  };
  EXPECT_EQ(settled_for_all(before_building(builders())), Action::fakirs(0));
  EXPECT_EQ(settled_for_all(before_building(builders().unseen(Seat::one, {Card::fish}))), std::nullopt);
  EXPECT_EQ(settled_for_all(before_building(builders().unseen(Seat::two, {Card::fish}))), Action::fakirs(0));
}

// A magic item could be used before collecting: whoever holds an item that nobody has seen could have one.
TEST(Settle, R51_AnItemTakenUnseenIsNotBetrayedByWhetherTheSeatIsAsked) {
  const Options artisans{.seats = 2, .sets = Set::artisans};
  const auto sown = [&](Seat holder, Item item, bool used) {
    State s = Scene(artisans)
                  .meeples("b3", {Tribe::elder})
                  .meeples("c3", {Tribe::elder})
                  .meeples("e1", {Tribe::vizier, Tribe::vizier})
                  .secret_items(holder, {item})
                  .turn(Seat::one)
                  .state();
    s.item_used = used;
    play(Layout(s), s, {"take b3", "drop c3 elder"});
    return s;
  };
  const Action collect = Action::of(Kind::collect);
  EXPECT_EQ(settled_for_all(sown(Seat::one, Item::crown, false)), std::nullopt);
  EXPECT_EQ(settled_for_all(sown(Seat::one, Item::scimitar, false)), std::nullopt);
  EXPECT_EQ(settled_for_all(sown(Seat::one, Item::crown, true)), collect) << "one magic item a turn";
  EXPECT_EQ(settled_for_all(sown(Seat::two, Item::crown, false)), collect);
}

// Counted the slow way: a round begins with the first bid after something else.
Progress counted(const std::vector<Acted>& actions, int turns) {
  Progress p{.round = 1, .auction = true, .turn = 1, .turns = turns};
  int ends = 0;
  for (const Acted& acted : actions) {
    if (acted.action.kind() == Kind::bid && !p.auction) p = {p.round, true, 1, turns};
    if (acted.action.kind() == Kind::bid && ++p.turn > turns) p = {p.round, false, 1, turns}, ends = 0;
    if (acted.action.kind() == Kind::end && ++ends < turns) ++p.turn;
    if (acted.action.kind() == Kind::end && ends == turns) ++p.round;
  }
  return p;
}

TEST(Progress, CountsRoundsBidsAndTurns) {
  Rng rng("progress");
  for (const Options& options : all_setups()) {
    const int turns = options.seats == 2 ? 4 : options.seats;
    int most_rounds = 0;
    Events log;
    run(dealt(options, rng), rng, log, [&](const Game& before, const Event&) {
      if (actor(before.state) == chance) return;
      const Progress p = progress(before);
      const Progress slow = counted(before.actions, turns);
      EXPECT_EQ(p.round, slow.round);
      EXPECT_EQ(p.turns, turns);
      EXPECT_EQ(p.auction, before.state.step == Step::bid);
      EXPECT_EQ(p.turn, p.auction && !slow.auction ? 1 : slow.turn);
      most_rounds = std::max(most_rounds, p.round);
    });
    EXPECT_GT(most_rounds, 3);
  }
}

}  // namespace
}  // namespace naqala::test
