#include "notation/reports.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/json_text.hpp"
#include "support/scene.hpp"

namespace naqala {
namespace {

namespace json = boost::json;
using test::Scene;

TEST(Reports, R71_TheScoreSheetHasEveryCategoryAndTheTotal) {
  const State s = Scene(2).coins(Seat::one, 7).coins(Seat::two, 3).viziers(Seat::two, 2).state();
  const json::value sheets = json_of_scores(score(s), 2);
  EXPECT_EQ(sheets.at("seats").as_array().size(), 2u);
  const json::object& second = sheets.at("seats").at(1).as_object();
  EXPECT_EQ(second.size(), static_cast<std::size_t>(count_of<Category>) + 2);
  EXPECT_EQ(second.at("seat"), 2);
  EXPECT_EQ(second.at("coins"), 3);
  EXPECT_EQ(second.at("viziers"), 12);
  EXPECT_EQ(second.at("total"), 15);
  EXPECT_EQ(sheets.at("winners"), json::value(json::array{2}));
}

TEST(Reports, R73_EqualScoresShareTheWin) {
  const State s = Scene(3).coins(Seat::one, 7).coins(Seat::two, 3).coins(Seat::three, 7).state();
  EXPECT_EQ(json_of_scores(score(s), 3).at("winners"), json::value(json::array{1, 3}));
}

TEST(Reports, ChoicesOfASeat) {
  const State s = Scene(2).coins(Seat::two, 3).auction({Seat::two, Seat::one, Seat::one, Seat::two}).state();
  EXPECT_EQ(print_json(json_of_choices(Layout(s), s)),
            R"({"actor": 2, "actions": ["bid 0", "bid 1", "bid 3"]})");
}

TEST(Reports, ChoicesOfChanceHaveWeights) {
  State s = Scene(2)
                .meeples("b2", {Tribe::vizier})
                .meeples("c2", {Tribe::vizier})
                .djinn(Seat::one, Djinn::sloar)
                .cards(Seat::one, {Card::fakir})
                .deck({Card::fish, Card::fish, Card::gold})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  test::play(layout, s, {"use sloar fakir"});
  EXPECT_EQ(print_json(json_of_choices(layout, s)),
            R"({"actor": "chance", "actions": ["deal gold", "deal fish"], "weights": [1, 2]})");
}

TEST(Reports, ItemsAndWhimsAreDrawnWithTheirWeights) {
  State s = Scene({.sets = Set::artisans | Set::whims})
                .meeples("b2", {Tribe::artisan})
                .meeples("c2", {Tribe::artisan})
                .item_stack({Item::chest, Item::chest, Item::horn})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  test::play(layout, s, {"take b2", "drop c2 artisan", "collect", "camel", "keep"});
  EXPECT_EQ(print_json(json_of_choices(layout, s)),
            R"({"actor": "chance", "actions": ["deal item chest", "deal item horn"], "weights": [2, 1]})");
  test::play(layout, s, {"deal item chest", "deal item horn"});
  EXPECT_EQ(print_json(json_of_choices(layout, s)),
            R"({"actor": 1, "actions": ["keep chest", "keep horn"]})");
  s = Scene({.sets = Set::whims}).state();
  s.step = Step::refill_whims;
  EXPECT_EQ(json_of_choices(Layout(s), s).at("actions").as_array().size(), 19u);  // R65
}

TEST(Reports, R50_R60_TheScoreSheetCountsTheExpansions) {
  const State s = Scene({.sets = Set::artisans | Set::whims})
                      .coins(Seat::one, 0)
                      .artisans(Seat::one, 2)
                      .secret_items(Seat::one, {Item::crown})
                      .owner("g1", Seat::one)
                      .owner("g2", Seat::one)
                      .tent(Seat::one, "a1")
                      .state();
  const json::value sheets = json_of_scores(score(s), 2);
  const json::object& first = sheets.at("seats").at(0).as_object();
  EXPECT_EQ(first.at("artisans"), 6);
  EXPECT_EQ(first.at("cities"), 20);
  EXPECT_EQ(first.at("items"), 9);
  EXPECT_EQ(first.at("tents"), 4);  // a1, a2, b1, b2
  EXPECT_EQ(first.at("tiles"), 8);
  EXPECT_EQ(first.at("total"), 47);
}

TEST(Reports, NobodyChoosesWhenTheGameIsOver) {
  State s = Scene(2).state();
  s.step = Step::over;
  EXPECT_EQ(print_json(json_of_choices(Layout(s), s)), R"({"actor": "nobody", "actions": []})");
}

}  // namespace
}  // namespace naqala
