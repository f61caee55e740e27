// What people are shown of a game with hidden totals, as JSON (R82).
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/position.hpp"
#include "notation/reports.hpp"
#include "rules/setup.hpp"
#include "support/balances.hpp"
#include "support/effort.hpp"
#include "support/policy.hpp"
#include "support/scene.hpp"
#include "support/setups.hpp"
#include "support/watched_game.hpp"

namespace naqala {
namespace {

namespace json = boost::json;
using namespace test;

constexpr Options hidden{.seats = 3, .totals = Totals::hidden};

std::string shown(const State& s, Viewer viewer) {
  return json::serialize(json_of_shown(observe(s, viewer))) +
         json::serialize(json_of_shown_scores(observe(s, viewer).view()));
}

State some_hands(const Options& options) {
  return Scene(options)
      .coins(Seat::one, 371)
      .coins(Seat::two, 473)
      .cards(Seat::two, {Card::gold, Card::fakir})
      .unseen(Seat::two, {Card::silk})
      .stale(Seat::two, {Card::spice})
      .discards({Card::fish})
      .state();
}

TEST(Shown, R82_OtherSeatsHaveNoCoinsNoCardsAndNoTotals) {
  const State s = some_hands(hidden);
  const json::value view = json_of_shown(observe(s, eyes_of(Seat::one)));
  EXPECT_EQ(view.at("seats").at(0).at("coins"), 371);
  for (const char* field : {"coins", "cards", "unseen", "unseen_earlier"})
    EXPECT_FALSE(view.at("seats").at(1).as_object().contains(field)) << field;
  for (const char* field : {"deck", "unseen_earlier"})
    EXPECT_FALSE(view.as_object().contains(field)) << field;
  EXPECT_EQ(view.at("discards"), (json::value{{"fish", 1}}));
  const json::value sheet = json_of_shown_scores(observe(s, eyes_of(Seat::one)).view());
  EXPECT_EQ(sheet.at("seats").at(0).at("total"), 371);
  EXPECT_EQ(sheet.at("seats").at(1).at("viziers"), 0);
  for (const char* field : {"coins", "goods", "total"})
    EXPECT_FALSE(sheet.at("seats").at(1).as_object().contains(field)) << field;
  EXPECT_FALSE(sheet.as_object().contains("winners"));
}

TEST(Shown, R82_ItSaysThatItIsNoPositionAndIsNotReadAsOne) {
  const json::value view = json_of_shown(observe(some_hands(hidden), eyes_of(Seat::one)));
  EXPECT_EQ(view.as_object().begin()->key(), "no_position");
  const auto read = read_observation(view);
  ASSERT_FALSE(read);
  EXPECT_EQ(
      read.error(),
      "observation: no_position: coins and cards are left out here, so it cannot be read as a position");
  json::object seen_by_nobody = view.as_object();
  seen_by_nobody.erase("viewer");
  EXPECT_FALSE(read_position(seen_by_nobody));
}

TEST(Shown, R82_EverythingIsThereWithOpenCountingAndWhenTheGameIsOver) {
  State over = some_hands(hidden);
  over.step = Step::over;
  for (const State& s : {some_hands({.seats = 3}), over}) {
    const Observation seen = observe(s, eyes_of(Seat::one));
    EXPECT_EQ(json_of_shown(seen), json_of(seen));
    EXPECT_EQ(json_of_shown_scores(seen.view()), json_of_scores(score(seen), 3));
  }
}

TEST(Shown, R82_WhoeverSeesEverythingIsShownEverything) {
  const State s = some_hands(hidden);
  EXPECT_EQ(json_of_shown_scores(s), json_of_scores(score(s), 3));
}

// Two games that differ only in what other seats have in coins and cards look the same to every viewer.
TEST(Shown, R82_TellsNothingThatDependsOnHiddenBalances) {
  int differing = 0;
  const int apart = rounds({.reduced = 35, .normal = 7, .campaign = 7});
  for (Options options : all_setups()) {
    options.totals = Totals::hidden;
    for (int round = 0; round < rounds({.reduced = 1, .normal = 2, .campaign = 50}); ++round) {
      Rng rng("hidden balances " + name_of(options) + std::to_string(round));
      State s = initial(options, deal(options, rng));
      const Layout layout(s);
      ActionList legal;
      for (int n = 0; actor(s) != nobody; ++n) {
        for (Viewer viewer : viewers_of(options)) {
          if (n % apart != 0) break;
          const State other = with_other_balances(s, viewer, rng);
          differing += observe(other, viewer) != observe(s, viewer);
          ASSERT_EQ(shown(other, viewer), shown(s, viewer)) << name_of(options) << ", action " << n;
        }
        legal_actions(layout, s, legal);
        apply(layout, s,
              actor(s) == chance ? draw(s, rng)
                                 : choose(static_cast<Policy>(rng.below(policies)), layout, s, legal, rng));
      }
    }
  }
  EXPECT_GT(differing, 7000 / apart);
}

}  // namespace
}  // namespace naqala
