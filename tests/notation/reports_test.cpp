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

TEST(Reports, NobodyChoosesWhenTheGameIsOver) {
  State s = Scene(2).state();
  s.step = Step::over;
  EXPECT_EQ(print_json(json_of_choices(Layout(s), s)), R"({"actor": "nobody", "actions": []})");
}

}  // namespace
}  // namespace naqala
