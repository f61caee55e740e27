#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

std::vector<std::string> listed(const std::string& game) { return lines_of_text(output_of({"legal"}, game)); }

TEST(Legal, ListsWhatTheRulesOffer) {
  const Record record = played_game(3, "listing");
  const std::vector<State> states = replay(record);
  for (std::size_t i = 0; i < states.size(); i += states.size() / 7) {
    Record part = record;
    part.actions.resize(i);
    const Layout layout(states[i]);
    EXPECT_EQ(listed(to_text(part)), legal_texts(layout, states[i]));
    EXPECT_EQ(listed(to_json(part)), legal_texts(layout, states[i]));
    EXPECT_EQ(listed(to_json(states[i])), legal_texts(layout, states[i]));
  }
}

TEST(Legal, NothingWhenTheGameIsOver) {
  const Record record = played_game(2, "to the end");
  EXPECT_EQ(output_of({"legal"}, to_text(record)), "");
  EXPECT_EQ(output_of({"legal", "--json"}, to_text(record)), "{\"actor\": \"nobody\", \"actions\": []}\n");
}

TEST(Legal, JsonTellsWhoDecides) {
  const std::string text = output_of({"legal", "--json"}, output_of({"new", "--seed", "7"}));
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  ASSERT_FALSE(error) << text;
  EXPECT_TRUE(value.at("actor").is_int64());
  EXPECT_EQ(value.at("actions").as_array().size(), 7u);  // seven prices
}

TEST(Legal, R81_AnObservationListsForItsViewerOnly) {
  const State state =
      Scene(2).meeples("b2", {Tribe::vizier}).meeples("c2", {Tribe::vizier}).turn(Seat::one).state();
  EXPECT_EQ(listed(to_json(observe(state, eyes_of(Seat::one)))), listed(to_json(state)));
  const Ran other = run({"legal"}, {.input = to_json(observe(state, eyes_of(Seat::two)))});
  EXPECT_TRUE(failed(other, "standard input: it is the turn of seat 1"));
}

// What --explain says behind the action of that text.
std::string explained(const State& state, const std::string& action) {
  for (const std::string& line : lines_of_text(output_of({"legal", "--explain"}, to_json(state))))
    if (line.rfind(action + " ", 0) == 0) return line.substr(line.find_first_not_of(' ', action.size()));
  ADD_FAILURE() << action << " is not offered";
  return "";
}

State after(State state, std::initializer_list<std::string_view> actions) {
  play(Layout(state), state, actions);
  return state;
}

TEST(Explain, Sowing) {
  const State state = Scene(2)
                          .meeples("b2", {Tribe::vizier, Tribe::elder, Tribe::elder})
                          .meeples("c2", {Tribe::elder})
                          .turn(Seat::one)
                          .state();
  EXPECT_EQ(explained(state, "take b2"), "take the 3 meeples of b2 (V E2)");
  EXPECT_EQ(explained(after(state, {"take b2"}), "drop b3 elder"), "drop an elder on b3");
  EXPECT_EQ(explained(after(state, {"take b2", "drop b3 elder"}), "drop c3 vizier"), "drop a vizier on c3");
}

TEST(Explain, R20_CollectingTellsOfTheCamel) {
  const State state =
      after(Scene(2).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).turn(Seat::one).state(),
            {"take b2", "drop c2 elder"});
  EXPECT_EQ(explained(state, "collect"), "collect 2 elders of c2, camel on c2");
}

TEST(Explain, R25_BuildersTellHowTheyEarn) {
  const State state = after(Scene(2)
                                .meeples("d1", {Tribe::builder})
                                .meeples("d2", {Tribe::builder, Tribe::builder})
                                .cards(Seat::one, {Card::fakir})
                                .turn(Seat::one)
                                .state(),
                            {"take d1", "drop d2 builder", "collect"});
  EXPECT_EQ(explained(state, "fakirs 0"), "gain 15 coins (3 builders x 5 blue tiles)");
  EXPECT_EQ(explained(state, "fakirs 1"), "gain 20 coins ((3 builders + 1 fakir) x 5 blue tiles)");
}

TEST(Explain, Echidna_DoublesWhatBuildersEarn) {
  const State state = after(Scene(2)
                                .meeples("d1", {Tribe::builder})
                                .meeples("d2", {Tribe::builder})
                                .elders(Seat::one, 2)
                                .djinn(Seat::one, Djinn::echidna)
                                .turn(Seat::one)
                                .state(),
                            {"take d1", "drop d2 builder", "collect"});
  EXPECT_EQ(explained(state, "use echidna elder elder"),
            "use Echidna for 2 elders: your builders earn double, also afterwards");
  EXPECT_EQ(explained(after(state, {"use echidna elder elder"}), "fakirs 0"),
            "gain 20 coins (2 builders x 5 blue tiles, doubled)");
  EXPECT_EQ(explained(after(state, {"fakirs 0"}), "use echidna elder elder"),
            "use Echidna for 2 elders: the builders bring 10 coins once more");
}

TEST(Explain, Marid_IsPaidByWhoDropsThere) {
  const State state = after(Scene(2)
                                .meeples("b2", {Tribe::elder, Tribe::elder})
                                .meeples("d2", {Tribe::elder})
                                .owner("c2", Seat::two)
                                .djinn(Seat::two, Djinn::marid)
                                .turn(Seat::one)
                                .state(),
                            {"take b2"});
  EXPECT_EQ(explained(state, "drop c2 elder"), "drop an elder on c2, Seat 2 +2 coins (Marid)");
}

TEST(Explain, Kandicha_AndNekirBothTellTheirCoins) {
  const State state = after(Scene(2)
                                .meeples("d1", {Tribe::assassin})
                                .meeples("d2", {Tribe::assassin, Tribe::builder})
                                .meeples("c2", {Tribe::elder})
                                .viziers(Seat::two, 1)
                                .djinn(Seat::one, Djinn::kandicha)
                                .djinn(Seat::two, Djinn::nekir)
                                .turn(Seat::one)
                                .state(),
                            {"take d1", "drop d2 assassin", "collect"});
  EXPECT_EQ(explained(state, "kill d2 builder"),
            "kill a builder on d2, +5 coins (Kandicha), Seat 2 +2 coins (Nekir), camel on d2");
  EXPECT_EQ(explained(state, "kill c2 elder"),
            "kill an elder on c2 and keep it (Kandicha), Seat 2 +2 coins (Nekir), camel on c2");
  EXPECT_EQ(explained(state, "kill seat 2 vizier"),
            "kill a vizier of Seat 2 and keep it (Kandicha), Seat 2 +2 coins (Nekir)");
}

TEST(Explain, MarketsSacredPlacesAndSales) {
  const Scene market = Scene(2)
                           .meeples("b2", {Tribe::vizier})
                           .meeples("c2", {Tribe::vizier})
                           .row({Card::fish, Card::silk})
                           .cards(Seat::one, {Card::ivory, Card::gold, Card::wheat})
                           .turn(Seat::one);
  const State state = after(market.state(), {"take b2", "drop c2 vizier", "collect"});
  EXPECT_EQ(explained(state, "keep"), "keep 2 viziers");
  const State at_market = after(state, {"keep"});
  EXPECT_EQ(explained(at_market, "buy 2"), "buy silk for 3");
  EXPECT_EQ(explained(at_market, "skip"), "buy nothing");
  EXPECT_EQ(explained(after(at_market, {"skip"}), "sell ivory gold wheat"),
            "sell ivory, gold and wheat for 7");
}

TEST(Explain, Enki_TellsWhereThePalmGoes) {
  const State state = Scene(2)
                          .meeples("b2", {Tribe::vizier})
                          .meeples("c2", {Tribe::vizier})
                          .elders(Seat::one, 1)
                          .djinn(Seat::one, Djinn::enki)
                          .turn(Seat::one)
                          .state();
  EXPECT_EQ(explained(state, "use enki elder b4"), "use Enki for an elder: a palm on b4");
}

TEST(Explain, Kumarbi_TellsWhatIsPaid) {
  const State state = Scene(2)
                          .cards(Seat::one, {Card::fakir})
                          .djinn(Seat::one, Djinn::kumarbi)
                          .auction({Seat::one, Seat::two, Seat::one, Seat::two})
                          .state();
  EXPECT_EQ(explained(state, "bid 18 fakirs 1"), "bid 18 for 12 and 1 fakir (Kumarbi)");
}

}  // namespace
}  // namespace naqala::test
