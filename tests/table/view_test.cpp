// What viewers are told.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "running.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

std::vector<Viewer> viewers(int seats) {
  std::vector<Viewer> list{Viewer::spectator};
  for (int i = 0; i < seats; ++i) list.push_back(eyes_of(static_cast<Seat>(i)));
  return list;
}

void follow(const Layout& layout, Observation& o, const Event& event) {
  if (const auto* acted = std::get_if<Acted>(&event.what)) apply(layout, o, acted->action);
}

TEST(View, RedactedEventsLeadFromSnapshotToSnapshot) {
  Rng rng("views");
  int hidden = 0;
  for (int i = 0; i < rounds({.reduced = 15, .normal = 45, .campaign = 2250}); ++i) {
    const Options options = nth_setup_of_all(i);
    Events log;
    run(dealt(options, rng), rng, log, [&](const Game& before, const Event& event) {
      Game after = before;
      evolve(after, event);
      if (std::holds_alternative<Undone>(event.what) || actor(after.state) == nobody) return;
      for (Viewer viewer : viewers(options.seats)) {
        const Event told = redacted(before, event, viewer);
        hidden += told != event;
        Observation o = view_of(before, viewer);
        follow(before.layout, o, told);
        EXPECT_TRUE(o == view_of(after, viewer));
      }
    });
  }
  EXPECT_GT(hidden, 20);
}

// What apply notes when this viewer follows the event.
EffectList noted(const Game& before, const Event& event, Viewer viewer) {
  EffectList effects;
  Observation o = observe(before.state, viewer);
  const Event told = redacted(before, event, viewer);
  if (const auto* acted = std::get_if<Acted>(&told.what)) apply(before.layout, o, acted->action, &effects);
  return effects;
}

TEST(View, EffectsAreThoseOfTheActionAsItIsTold) {
  Rng rng("effects of events");
  int actions = 0;
  for (int i = 0; i < rounds({.reduced = 5, .normal = 15, .campaign = 150}); ++i) {
    const Options options = nth_setup_of_all(i);
    Events log;
    run(dealt(options, rng), rng, log, [&](const Game& before, const Event& event) {
      for (Viewer viewer : viewers(options.seats)) {
        const EffectList told = effects_for(before, event, viewer), expected = noted(before, event, viewer);
        EXPECT_TRUE(std::equal(told.begin(), told.end(), expected.begin(), expected.end()));
        EXPECT_TRUE(told.empty() || std::holds_alternative<Acted>(event.what));
        ++actions;
      }
    });
  }
  EXPECT_GT(actions, 500);
}

TEST(View, TheHistoryHasTheEffectsThatTheViewerWasTold) {
  Rng rng("history");
  Game game = new_game(nth_setup_of_all(13), "history");
  std::vector<EffectList> told;
  ActionList legal;
  while (game.actions.size() < 200 && actor(game.state) != nobody) {
    const Seat seat = actor(game.state);
    legal_actions(game.layout, game.state, legal);
    const auto choice = rng.below(static_cast<std::uint32_t>(legal.size()));
    const Action action = seat == chance ? draw(game.state, rng) : legal[choice];
    told.push_back(effects_for(game, {game.events, Acted{seat, action}}, Viewer::spectator));
    ASSERT_EQ(give(game, Act{seat, action}), "");
  }
  const std::vector<Told> history = history_for(game, Viewer::spectator);
  ASSERT_EQ(history.size(), told.size());
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_EQ(history[i].acted, actions_for(game, Viewer::spectator)[i]);
    EXPECT_TRUE(
        std::equal(told[i].begin(), told[i].end(), history[i].effects.begin(), history[i].effects.end()));
  }
}

TEST(View, R81_AllCardsAreOpenWhenTheGameIsOver) {
  Rng rng("open at the end");
  int unseen = 0;
  for (int i = 0; i < rounds({.reduced = 40, .normal = 60, .campaign = 600}); ++i) {
    Events log;
    const Game game = run(dealt(2, rng), rng, log);
    const State seen = view_of(game, Viewer::spectator).view();
    for (Seat seat : {Seat::one, Seat::two}) {
      unseen += unseen_of(game.state, seat);
      EXPECT_EQ(cards_of(seen, seat), cards_of(game.state, seat));
    }
    EXPECT_EQ(score(seen)[0].total(), score(game.state)[0].total());
    EXPECT_EQ(actions_for(game, Viewer::spectator), game.actions);
  }
  EXPECT_GT(unseen, 0);
}

TEST(View, R81_AllItemsAreOpenWhenTheGameIsOver) {
  Rng rng("items open at the end");
  const Options options{.seats = 3, .sets = Set::artisans | Set::whims};
  int unseen = 0;
  for (int i = 0; i < rounds({.reduced = 3, .normal = 10, .campaign = 200}); ++i) {
    Events log;
    const Game game = run(dealt(options, rng), rng, log);
    const State seen = view_of(game, Viewer::spectator).view();
    for (Seat seat : first<Seat>(3)) {
      unseen += secret_items_of(game.state, seat);
      EXPECT_EQ(secret_items_of(seen, seat), 0);
      EXPECT_EQ(items_of(seen, seat), items_of(game.state, seat));
      EXPECT_EQ(score(seen)[index(seat)].total(), score(game.state)[index(seat)].total());
    }
    EXPECT_EQ(item_stack_size(seen), item_stack_size(game.state));
  }
  EXPECT_GT(unseen, 0);
}

// What seat 2 and a spectator are told, as text, if seat 1 does this.
std::vector<std::string> told_to_others(const Game& game, std::string_view text) {
  std::vector<std::string> told;
  const Event event{game.events, Acted{actor(game.state), *parse_action(text)}};
  for (Viewer viewer : {eyes_of(Seat::two), Viewer::spectator})
    told.push_back(to_text(std::get<Acted>(redacted(game, event, viewer).what).action));
  EXPECT_EQ(redacted(game, event, eyes_of(Seat::one)), event);
  return told;
}
std::vector<std::string> both(const std::string& text) { return {text, text}; }

TEST(View, R46_OthersSeeTheItemsThatAreDiscardedButNotTheOneKept) {
  Game game = game_at(Scene({.seats = 2, .sets = Set::artisans})
                          .meeples("b2", {Tribe::artisan})
                          .meeples("c2", {Tribe::artisan})
                          .owner("c2", Seat::two)
                          .turn(Seat::one)
                          .state());
  act(game, {"take b2", "drop c2 artisan", "collect", "keep"});
  EXPECT_EQ(told_to_others(game, "deal item crown"), both("deal item unseen"));
  act(game, {"deal item crown", "deal item chest"});
  EXPECT_EQ(told_to_others(game, "keep crown"), both("keep unseen discard chest"));
  act(game, {"keep crown"});
  const State seen = view_of(game, eyes_of(Seat::two)).view();
  EXPECT_EQ(items_of(seen, Seat::one).total(), 0);
  EXPECT_EQ(secret_items_of(seen, Seat::one), 1);
  EXPECT_EQ(item_discards(seen), Items::of(Item::chest));
  EXPECT_EQ(items_of(view_of(game, eyes_of(Seat::one)).view(), Seat::one), Items::of(Item::crown));
}

TEST(View, R64_CardsThatFulfilAWhimAreShownWithTheAction) {
  Game game = game_at(Scene({.seats = 2, .sets = Set::whims})
                          .meeples("b2", {Tribe::elder})
                          .meeples("c2", {Tribe::elder})
                          .unseen(Seat::one, {Card::fish})
                          .row({Card::fish})
                          .open_whim(Seat::one, Whim::fish)
                          .turn(Seat::one)
                          .state());
  act(game, {"take b2", "drop c2 elder", "collect", "keep"});
  EXPECT_EQ(told_to_others(game, "skip"), both("skip"));
  EXPECT_EQ(told_to_others(game, "buy 1"), both("buy 1 shows fish"));
}

TEST(View, TheListOfActionsIsRedactedToo) {
  constexpr Options both_sets{.seats = 2, .sets = Set::artisans | Set::whims};
  Rng rng("redacted lists");
  int hidden = 0;
  for (int i = 0; i < rounds({.reduced = 50, .normal = 60, .campaign = 600}); ++i) {
    Events log;
    std::vector<Acted> told;  // to a spectator, event by event
    run(dealt(i % 2 == 0 ? Options{} : both_sets, rng), rng, log,
        [&](const Game& before, const Event& event) {
          if (actor(before.state) == chance) {
            EXPECT_EQ(actions_for(before, Viewer::spectator), told);
          }
          const Event line = redacted(before, event, Viewer::spectator);
          if (const auto* acted = std::get_if<Acted>(&line.what)) {
            told.push_back(*acted);
            hidden += line != event;
          } else {
            const int n = std::get<Undone>(line.what).actions;
            told.resize(told.size() - static_cast<std::size_t>(n));
          }
        });
  }
  EXPECT_GT(hidden, 5);
}

}  // namespace
}  // namespace naqala::test
