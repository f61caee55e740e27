// What the expansions bring, in words.
#include <gtest/gtest.h>

#include "notation/position.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 2, .sets = Set::artisans};
constexpr Options whims{.seats = 2, .sets = Set::whims};

std::string explained(const State& state, const std::string& action) {
  for (const std::string& line : lines_of_text(output_of({"legal", "--explain"}, to_json(state))))
    if (line.rfind(action + " ", 0) == 0 && line.find_first_not_of(' ', action.size()) > action.size() + 1)
      return line.substr(line.find_first_not_of(' ', action.size()));
  ADD_FAILURE() << action << " is not offered";
  return "";
}

State after(State state, std::initializer_list<std::string_view> actions) {
  play(Layout(state), state, actions);
  return state;
}

Scene a_turn() {
  return Scene(artisans).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).turn(Seat::one);
}

TEST(Explain, R45_CamelOrTent) {
  const State s = after(a_turn().state(), {"take b2", "drop c2 elder", "collect"});
  EXPECT_EQ(explained(s, "camel"), "put a camel on c2");
  EXPECT_EQ(explained(s, "tent"), "put the tent on c2");
}

TEST(Explain, R46_ArtisansDrawItems) {
  const State s = after(Scene(artisans)
                            .meeples("b2", {Tribe::artisan})
                            .meeples("c2", {Tribe::artisan})
                            .owner("c2", Seat::two)
                            .turn(Seat::one)
                            .state(),
                        {"take b2", "drop c2 artisan", "collect"});
  EXPECT_EQ(explained(s, "keep"), "keep 2 artisans and draw 2 items to keep one");
  const State drawn = after(s, {"keep", "deal item crown", "deal item ring"});
  EXPECT_EQ(explained(drawn, "keep crown"), "keep the crown, discard the ring");
}

TEST(Explain, R48_TheWorkshop) {
  const State s = after(Scene(artisans)
                            .meeples("d5", {Tribe::elder})
                            .meeples("d6", {Tribe::elder})
                            .owner("d6", Seat::two)
                            .artisans(Seat::one, 1)
                            .cards(Seat::one, {Card::fakir, Card::fakir})
                            .turn(Seat::one)
                            .state(),
                        {"take d5", "drop d6 elder", "collect", "keep"});
  EXPECT_EQ(explained(s, "item artisan"), "pay an artisan for an item");
  EXPECT_EQ(explained(s, "item fakir fakir"), "pay 2 fakirs for an item");
  EXPECT_EQ(explained(s, "skip"), "take no item");
}

TEST(Explain, EveryMagicItem) {
  const State s = a_turn()
                      .meeples("a5", {Tribe::elder, Tribe::vizier})
                      .owner("b5", Seat::one)
                      .row({Card::fish, Card::gold})
                      .djinn_row({Djinn::enki})
                      .items(Seat::one, {Item::scimitar, Item::lamp, Item::carpet, Item::flute, Item::ring,
                                         Item::talisman, Item::horn})
                      .item_discards({Item::crown})
                      .state();
  EXPECT_EQ(explained(s, "use scimitar a5"), "use the scimitar on a5: 2 meeples of one tile go to the bag");
  EXPECT_EQ(explained(s, "use lamp 1"), "use the lamp to take Enki");
  EXPECT_EQ(explained(s, "use lamp deck"), "use the lamp to take the top djinn of the deck");
  EXPECT_EQ(explained(s, "use carpet"), "use the carpet: the last meeple of your sowing flies to any tile");
  EXPECT_EQ(explained(s, "use flute b5"), "use the flute on b5: up to 5 meeples beside a tile come onto it");
  EXPECT_EQ(explained(s, "use ring crown"), "use the ring to take the crown from the discards");
  EXPECT_EQ(explained(s, "use talisman b5"),
            "use the talisman on b5: your camel or tent goes to a tile without one");
  EXPECT_EQ(explained(s, "use horn"), "use the horn: the row of cards is filled, and put in your order");
  const State cut = after(s, {"use scimitar a5"});
  EXPECT_EQ(explained(cut, "remove elder"), "remove an elder from a5");
  const State called = after(s, {"use flute b5", "move a5 elder"});
  EXPECT_EQ(explained(called, "move a5 vizier"), "call a vizier from a5 to b5");
  EXPECT_EQ(explained(called, "done"), "call no more");
  EXPECT_EQ(explained(after(s, {"use talisman b5"}), "to e2"), "move the camel from b5 to e2");
}

TEST(Explain, R57_TheTalismanTellsTheTentFromACamel) {
  const State s = a_turn().tent(Seat::one, "b5").items(Seat::one, {Item::talisman}).state();
  EXPECT_EQ(explained(after(s, {"use talisman b5"}), "to e2"), "move the tent from b5 to e2");
}

TEST(Explain, R61_TakingAWhimAndFulfillingItAtOnce) {
  const Scene scene = Scene(whims)
                          .meeples("b5", {Tribe::elder})
                          .meeples("b6", {Tribe::elder})
                          .whim("b6", Whim::corner)
                          .turn(Seat::one);
  const auto taken = [](const State& s) {
    return explained(after(s, {"take b5", "drop b6 elder", "collect", "keep"}), "whim");
  };
  EXPECT_EQ(taken(scene.state()), "take the whim of b6: own a corner tile (10 coins)");
  EXPECT_EQ(
      taken(Scene(scene).owner("a1", Seat::one).state()),
      "take the whim of b6: own a corner tile (10 coins), whim fulfilled: own a corner tile (+10 coins)");
  EXPECT_EQ(taken(Scene(scene).djinn(Seat::two, Djinn::satesha).state()),
            "take the whim of b6: own a corner tile (10 coins), Seat 2 +2 coins (Satesha)");
}

TEST(Explain, R64_TheCoinsOfAWhimAreToldApartFromOthers) {
  const State s = after(Scene(whims)
                            .meeples("d1", {Tribe::builder})
                            .meeples("d2", {Tribe::builder, Tribe::builder})
                            .open_whim(Seat::one, Whim::builders)
                            .turn(Seat::one)
                            .state(),
                        {"take d1", "drop d2 builder", "collect"});
  EXPECT_EQ(explained(s, "fakirs 0"),
            "gain 15 coins (3 builders x 5 blue tiles), whim fulfilled: earn 15 coins with builders at once "
            "(+15 coins)");
}

TEST(Explain, R64_AWhimOfAnotherIsToldOfItsOwnerAndOfNoDjinn) {
  const State s = after(Scene(whims)
                            .meeples("a1", {Tribe::elder})
                            .meeples("b1", {Tribe::elder})
                            .kind("b1", TileKind::oasis)
                            .owner("b1", Seat::two)
                            .palms("b1", 1)
                            .open_whim(Seat::two, Whim::palms)
                            .djinn(Seat::two, Djinn::marid)
                            .turn(Seat::one)
                            .state(),
                        {"take a1", "drop b1 elder", "collect", "keep"});
  EXPECT_EQ(explained(s, "palm"), "put a palm on b1, Seat 2's whim fulfilled: own 2 palms (+10 coins)");
}

TEST(Explain, R6_Kam_IsPaidForNoOtherPrice) {
  const Options five{.seats = 5, .sets = Set::whims};
  const Scene scene = Scene(five)
                          .auction({Seat::one, Seat::three, Seat::four, Seat::five})
                          .has_bid(Seat::two, 5)
                          .djinn(Seat::one, Djinn::kam)
                          .djinn(Seat::one, Djinn::kumarbi)
                          .cards(Seat::one, {Card::fakir, Card::fakir});
  EXPECT_EQ(explained(scene.state(), "bid 5"), "bid 5");
  EXPECT_EQ(explained(scene.state(), "bid 5 fakirs 1"), "bid 5 for 3 and 1 fakir (Kumarbi)");
}

TEST(Explain, Kam_IsPaidForMarkersThatArePushed) {
  const Scene scene = Scene(whims).auction({Seat::one, Seat::two, Seat::one}).has_bid(Seat::two, 0);
  EXPECT_EQ(explained(Scene(scene).djinn(Seat::one, Djinn::kam).state(), "bid 0"), "bid 0, +1 coin (Kam)");
  EXPECT_EQ(explained(Scene(scene).djinn(Seat::two, Djinn::kam).state(), "bid 0"),
            "bid 0, Seat 2 +2 coins (Kam)");
  EXPECT_EQ(explained(Scene(scene).djinn(Seat::two, Djinn::kam).state(), "bid 5"), "bid 5");
}

TEST(Explain, Kandicha_KeepsArtisansToo) {
  const State s = after(Scene(artisans)
                            .meeples("b1", {Tribe::assassin})
                            .meeples("b2", {Tribe::assassin, Tribe::artisan, Tribe::elder})
                            .djinn(Seat::one, Djinn::kandicha)
                            .turn(Seat::one)
                            .state(),
                        {"take b1", "drop b2 assassin", "collect"});
  EXPECT_EQ(explained(s, "kill b2 artisan"), "kill an artisan on b2 and keep it (Kandicha)");
}

TEST(Explain, DjinnsThatDoMoreInAGameWithArtisans) {
  const auto shown = [](const Options& options, Djinn djinn) {
    return output_of({"show", "--width", "100"}, to_json(Scene(options).djinn_row({djinn}).state()));
  };
  EXPECT_NE(shown(artisans, Djinn::boaz).find("your viziers, elders and artisans cannot be killed"),
            std::string::npos);
  EXPECT_NE(shown({}, Djinn::boaz).find("your viziers and elders cannot be killed"), std::string::npos);
  EXPECT_NE(shown(artisans, Djinn::kandicha).find("items"), std::string::npos);
  EXPECT_NE(shown(artisans, Djinn::geb).find("your precious items count 3 more"), std::string::npos);
  EXPECT_NE(shown(artisans, Djinn::ptah).find("your artisans count 2 more"), std::string::npos);
}

}  // namespace
}  // namespace naqala::test
