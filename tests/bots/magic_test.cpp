// What the greedy bot makes of items, whims, the tent and the new tiles.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/greedy.hpp"
#include "bots/prospects.hpp"
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 2, .sets = Set::artisans};
constexpr Options whims{.seats = 2, .sets = Set::whims};

// What the bot does in this position.
std::string chosen(const State& s) {
  Rng rng("chosen");
  return to_text(GreedyBot().choose(Layout(s), observe(s, eyes_of(actor(s))), rng));
}

// Carries out `n` decisions of the bot; gives them as text.
std::vector<std::string> chosen(State s, int n) {
  std::vector<std::string> texts;
  for (const Layout layout(s); n > 0; --n) {
    texts.push_back(chosen(s));
    play(layout, s, {texts.back()});
  }
  return texts;
}

State after(State s, std::initializer_list<std::string_view> actions) {
  play(Layout(s), s, actions);
  return s;
}

// Two elders to be collected on c2, a small market, and nothing to buy there: then the turn is to be ended.
Scene a_quiet_turn() {
  return Scene(artisans).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).owner("c2", Seat::two);
}
State at_its_end(const Scene& scene) {
  return after(Scene(scene).turn(Seat::one).state(), {"take b2", "drop c2 elder", "collect", "keep", "skip"});
}

TEST(GreedyBot, R46_KeepsTheItemThatIsWorthMost) {
  const State start =
      Scene(artisans).meeples("b2", {Tribe::artisan}).meeples("c2", {Tribe::artisan}).turn(Seat::one).state();
  const State taken = after(start, {"take b2", "drop c2 artisan", "collect", "camel", "keep"});
  EXPECT_EQ(chosen(after(taken, {"deal item jewellery", "deal item crown"})), "keep crown");
  EXPECT_EQ(chosen(after(taken, {"deal item horn", "deal item chest"})), "keep chest");
  EXPECT_EQ(chosen(after(taken, {"deal item lamp", "deal item jewellery"})), "keep lamp");
}

TEST(GreedyBot, Talisman_MovesTheCamelToABetterTile) {
  const State s = at_its_end(a_quiet_turn().owner("b5", Seat::one).secret_items(Seat::one, {Item::talisman}));
  EXPECT_EQ(chosen(s, 3), (std::vector<std::string>{"use talisman b5", "to f4", "end"}));
}

TEST(GreedyBot, Scimitar_EmptiesATileToTakeIt) {
  const State s = at_its_end(a_quiet_turn()
                                 .meeples("f4", {Tribe::elder, Tribe::vizier})
                                 .meeples("a3", {Tribe::elder, Tribe::vizier})
                                 .secret_items(Seat::one, {Item::scimitar}));
  EXPECT_EQ(chosen(s), "use scimitar f4");
  EXPECT_EQ(chosen(s, 4).back().substr(0, 1), "c");  // with a camel: no red tile is near
}

// R51: between the last drop and collecting.
TEST(GreedyBot, Flute_CallsMoreOfTheTribeThatIsAboutToBeCollected) {
  const State s = after(Scene(artisans)
                            .meeples("b2", {Tribe::vizier})
                            .meeples("c2", {Tribe::vizier})
                            .meeples("d2", {Tribe::vizier, Tribe::vizier, Tribe::elder})
                            .meeples("c3", {Tribe::vizier, Tribe::vizier, Tribe::elder})
                            .secret_items(Seat::one, {Item::flute})
                            .viziers(Seat::two, 3)
                            .turn(Seat::one)
                            .state(),
                        {"take b2", "drop c2 vizier"});
  const auto turn = chosen(s, 6);
  EXPECT_EQ(turn[0], "use flute c2");
  EXPECT_EQ(
      std::count_if(turn.begin(), turn.end(), [](const std::string& a) { return a.ends_with("vizier"); }), 4);
  EXPECT_EQ(chosen(after(
                s, {"use flute c2", "move d2 vizier", "move d2 vizier", "move c3 vizier", "move c3 vizier"})),
            "done");
}

TEST(GreedyBot, Scimitar_ClearsTheTileThatIsAboutToBeCollected) {
  const State s = after(Scene(artisans)
                            .meeples("e4", {Tribe::elder})
                            .meeples("f4", {Tribe::elder, Tribe::vizier, Tribe::merchant})
                            .meeples("a1", {Tribe::elder, Tribe::elder, Tribe::builder})
                            .secret_items(Seat::one, {Item::scimitar})
                            .turn(Seat::one)
                            .state(),
                        {"take e4", "drop f4 elder"});
  EXPECT_EQ(chosen(s, 4),
            (std::vector<std::string>{"use scimitar f4", "remove vizier", "remove merchant", "collect"}));
}

TEST(GreedyBot, Lamp_TakesTheBestDjinn) {
  const State s =
      at_its_end(a_quiet_turn().djinn_row({Djinn::leta, Djinn::lamia}).secret_items(Seat::one, {Item::lamp}));
  EXPECT_EQ(chosen(s), "use lamp 2");
}

TEST(GreedyBot, Ring_TakesTheBestOfTheDiscards) {
  const State s = at_its_end(a_quiet_turn()
                                 .item_discards({Item::jewellery, Item::crown, Item::horn})
                                 .secret_items(Seat::one, {Item::ring}));
  EXPECT_EQ(chosen(s), "use ring crown");
}

TEST(GreedyBot, R51_KeepsMagicThatWouldGainLittle) {
  const State s = at_its_end(a_quiet_turn()
                                 .item_discards({Item::horn})
                                 .djinn_row({Djinn::leta})
                                 .djinn_deck({})
                                 .secret_items(Seat::one, {Item::ring, Item::lamp, Item::scimitar}));
  EXPECT_EQ(chosen(s), "end");
}

TEST(GreedyBot, Carpet_FliesWhereItGainsMore) {
  const Scene scene = Scene(artisans)
                          .meeples("b2", {Tribe::vizier})
                          .meeples("a2", {Tribe::vizier})
                          .owner("a2", Seat::two)
                          .owner("b2", Seat::two)
                          .meeples("f4", {Tribe::vizier})
                          .turn(Seat::one);
  EXPECT_EQ(chosen(scene.state()).substr(0, 4), "take");
  const std::vector<std::string> flight = chosen(Scene(scene).items(Seat::one, {Item::carpet}).state(), 3);
  EXPECT_EQ(flight, (std::vector<std::string>{"use carpet", "take b2", "drop f4 vizier"}));
}

TEST(GreedyBot, Flute_CallsATribeToBeCollected) {
  const State s = Scene(artisans)
                      .meeples("b3", {Tribe::vizier})
                      .meeples("b2", {Tribe::vizier, Tribe::vizier})
                      .stack("a2", Tribe::vizier, 5)
                      .items(Seat::one, {Item::flute})
                      .turn(Seat::one)
                      .state();
  const std::vector<std::string> played = chosen(s, 2);
  EXPECT_EQ(played[0].substr(0, 9), "use flute");
  EXPECT_EQ(played[1].substr(0, 4), "move");
}

TEST(GreedyBot, Horn_PutsTheMerchantsCardsInFront) {
  const State s = after(Scene(artisans)
                            .meeples("b2", {Tribe::merchant, Tribe::elder})
                            .meeples("b4", {Tribe::merchant, Tribe::merchant})
                            .row({Card::fakir, Card::fakir, Card::fakir, Card::fish, Card::wheat, Card::gold,
                                  Card::silk, Card::ivory, Card::jewels})
                            .items(Seat::one, {Item::horn})
                            .turn(Seat::one)
                            .state(),
                        {"take b2", "drop b3 elder", "drop b4 merchant", "collect", "camel"});
  const std::vector<std::string> played = chosen(s, 11);
  EXPECT_EQ(played[0], "use horn");
  for (int i = 1; i <= 3; ++i) EXPECT_NE(played[static_cast<std::size_t>(i)], "put fakir");
  EXPECT_EQ(played[10], "trade");
}

TEST(GreedyBot, R45_PitchesItsTentWhereRedTilesAre) {
  const auto piece_on = [](std::string_view start, std::string_view end) {
    const State s =
        Scene(artisans).meeples(start, {Tribe::elder}).meeples(end, {Tribe::elder}).turn(Seat::one).state();
    const std::string drop = "drop " + std::string(end) + " elder";
    return chosen(after(s, {"take " + std::string(start), drop, "collect"}));
  };
  EXPECT_EQ(piece_on("a2", "b2"), "tent");   // nine red tiles here and around
  EXPECT_EQ(piece_on("f2", "f3"), "camel");  // one
}

TEST(GreedyBot, R64_PrefersWhatFulfilsAWhim) {
  const Scene scene = Scene(whims)
                          .meeples("b2", {Tribe::assassin})
                          .meeples("b3", {Tribe::assassin, Tribe::elder, Tribe::builder})
                          .turn(Seat::one);
  const auto victim = [](const Scene& with) {
    return chosen(after(with.state(), {"take b2", "drop b3 assassin", "collect"}));
  };
  EXPECT_EQ(victim(Scene(scene).open_whim(Seat::one, Whim::kill_builder)), "kill b3 builder");
  EXPECT_EQ(victim(Scene(scene).open_whim(Seat::one, Whim::kill_elder)), "kill b3 elder");
}

TEST(Prospects, R46_TheBestOfManyItemsIsWorthMoreThanOne) {
  State s = Scene(artisans).turn(Seat::one).state();
  s.step = Step::draw_item;
  const int one = expected_from_chance(s);
  s.step = Step::draw_items;
  s.left = 1;
  EXPECT_EQ(expected_from_chance(s), one);
  s.left = 5;
  EXPECT_GT(expected_from_chance(s), one);
  s.left = 18;
  EXPECT_EQ(expected_from_chance(s), 9);  // the crown among them
}

TEST(Prospects, NothingIsInProspectInTheBaseGameOrInTheLastRound) {
  EXPECT_EQ(prospects(Scene(2).turn(Seat::one).state(), Seat::one), 0);
  State s = a_quiet_turn().items(Seat::one, {Item::lamp}).turn(Seat::one).state();
  EXPECT_GT(prospects(s, Seat::one), 0);
  s.last_round = true;
  EXPECT_EQ(prospects(s, Seat::one), 0);
}

}  // namespace
}  // namespace naqala::test
