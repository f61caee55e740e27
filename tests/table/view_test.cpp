// What viewers are told.
#include <gtest/gtest.h>

#include "rules/cards.hpp"
#include "running.hpp"
#include "support/effort.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

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
  for (int i = 0; i < rounds({.reduced = 12, .normal = 40, .campaign = 2000}); ++i) {
    const int seats = 2 + i % 3;
    Events log;
    run(dealt(seats, rng), rng, log, [&](const Game& before, const Event& event) {
      Game after = before;
      evolve(after, event);
      if (std::holds_alternative<Undone>(event.what) || actor(after.state) == nobody) return;
      for (Viewer viewer : viewers(seats)) {
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

TEST(View, R81_AllCardsAreOpenWhenTheGameIsOver) {
  Rng rng("open at the end");
  int unseen = 0;
  for (int i = 0; i < rounds({.reduced = 10, .normal = 60, .campaign = 600}); ++i) {
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

TEST(View, TheListOfActionsIsRedactedToo) {
  Rng rng("redacted lists");
  int hidden = 0;
  for (int i = 0; i < rounds({.reduced = 50, .normal = 60, .campaign = 600}); ++i) {
    Events log;
    std::vector<Acted> told;  // to a spectator, event by event
    run(dealt(2, rng), rng, log, [&](const Game& before, const Event& event) {
      if (actor(before.state) == chance) {
        EXPECT_EQ(actions_for(before, Viewer::spectator), told);
      }
      const Event line = redacted(before, event, Viewer::spectator);
      if (const auto* acted = std::get_if<Acted>(&line.what)) {
        told.push_back(*acted);
        hidden += acted->action.kind() == Kind::deal_unseen;
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
