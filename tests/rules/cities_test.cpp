// Cities and the lake (R59-R63), and what Kam and Satesha add.
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "rules/whims.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

constexpr Options whims{.sets = Set::whims};

// An elder goes from b3 to c3, a city, and empties it.
Scene taking_a_city() {
  return Scene(whims)
      .kind("c3", TileKind::city_red)
      .meeples("b3", {elder})
      .meeples("c3", {elder})
      .turn(Seat::one);
}

void go_to_city(const Layout& layout, State& state) {
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep"});
}

TEST(Cities, R60_ColoursAndValue) {
  EXPECT_EQ(row_of(TileKind::city_blue).colour, Colour::blue);
  EXPECT_EQ(row_of(TileKind::city_red).colour, Colour::red);
  EXPECT_EQ(row_of(TileKind::city_blue).count, 3);
  EXPECT_EQ(row_of(TileKind::city_red).count, 2);
  EXPECT_EQ(row_of(TileKind::city_blue).value, 0);
  EXPECT_EQ(row_of(TileKind::city_red).value, 0);
}

TEST(Cities, R60_OwningOneToFiveOfThem) {
  const int values[] = {0, 5, 20, 45, 80, 125};
  const char* cities[] = {"a6", "b6", "d6", "e6", "f6"};
  Scene scene(whims);
  EXPECT_EQ(score(scene.state())[0][Category::cities], 0);
  for (int n = 1; n <= 5; ++n) {
    const Score sheet = score(scene.owner(cities[n - 1], Seat::one).state())[0];
    EXPECT_EQ(sheet[Category::cities], values[n]);
    EXPECT_EQ(sheet[Category::tiles], 0) << "no value of their own";
    EXPECT_EQ(sheet.total(), 50 + values[n]);
  }
  EXPECT_EQ(score(scene.state())[1][Category::cities], 0);
}

TEST(Cities, R61_ItsActionIsToTakeItsWhim) {
  State state = taking_a_city().whim("c3", Whim::corner).state();
  const Layout layout(state);
  go_to_city(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"whim"})) << "ruling: compulsory";
  play(layout, state, {"whim"});
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::with(Seat::one));
  EXPECT_EQ(state.coins[0], 50) << "free";
  EXPECT_EQ(state.step, Step::end);
}

TEST(Cities, R61_WithoutAWhimNothing) {
  State state = taking_a_city().whim("d6", Whim::corner).state();
  const Layout layout(state);
  go_to_city(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"skip"}));
}

TEST(Cities, R61_AnothersCityGivesItsWhimToo) {
  State state = taking_a_city().owner("c3", Seat::two).whim("c3", Whim::corner).state();
  const Layout layout(state);
  go_to_city(layout, state);
  play(layout, state, {"whim"});
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::with(Seat::one));
  EXPECT_EQ(owner_of(state, tile("c3")), Seat::two);
}

// The rows are full, so that clean-up has nothing but whims to deal.
Scene last_turn_before_clean_up() {
  using enum Card;
  return Scene(whims)
      .row({fish, fish, fish, fish, fish, wheat, wheat, wheat, wheat})
      .djinn_row({Djinn::enki, Djinn::lamia, Djinn::boaz})
      .meeples("b3", {elder})
      .meeples("c3", {elder, vizier})
      .turn(Seat::one, {});
}

void to_clean_up(const Layout& layout, State& state) {
  play(layout, state, {"take b3", "drop c3 elder", "collect", "keep", "palm", "end"});
}

TEST(Cities, R61_CitiesWithoutOneGetANewOneAtCleanUpInTheirOrder) {
  State state = last_turn_before_clean_up()
                    .kind("d1", TileKind::city_red)  // b6 becomes a village
                    .whim("e6", Whim::corner)
                    .open_whim(Seat::two, Whim::fish)
                    .fulfilled(Seat::two, Whim::line)
                    .state();
  const Layout layout(state);
  to_clean_up(layout, state);
  EXPECT_EQ(state.step, Step::refill_whims);
  EXPECT_EQ(actor(state), chance);
  EXPECT_EQ(legal_texts(layout, state).size(), 19u - 3u);
  EXPECT_FALSE(offers(layout, state, "deal whim workshop")) << "R65";
  EXPECT_FALSE(offers(layout, state, "deal whim line")) << "fulfilled ones do not come back";
  play(layout, state, {"deal whim djinns", "deal whim palms", "deal whim sacred", "deal whim elders"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.whims[index(Whim::djinns)], WhimPlace::on(tile("d1")));
  EXPECT_EQ(state.whims[index(Whim::palms)], WhimPlace::on(tile("a6")));
  EXPECT_EQ(state.whims[index(Whim::sacred)], WhimPlace::on(tile("d6")));
  EXPECT_EQ(state.whims[index(Whim::elders)], WhimPlace::on(tile("f6")));
  EXPECT_EQ(state.whims[index(Whim::corner)], WhimPlace::on(tile("e6"))) << "where it lay";
}

TEST(Cities, R61_WhileTheDeckLastsAndItIsNeverRemade) {
  Scene scene = last_turn_before_clean_up();
  for (Whim whim : all<Whim>)
    if (in_game(whims, whim) && whim != Whim::djinns && whim != Whim::palms) scene.fulfilled(Seat::two, whim);
  State state = scene.state();
  const Layout layout(state);
  to_clean_up(layout, state);
  EXPECT_TRUE(offers_only(layout, state, {"deal whim djinns", "deal whim palms"}));
  play(layout, state, {"deal whim palms", "deal whim djinns"});
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.whims[index(Whim::palms)], WhimPlace::on(tile("a6")));
  EXPECT_EQ(state.whims[index(Whim::djinns)], WhimPlace::on(tile("b6")));
}

TEST(Cities, R33_CardsAndDjinnsComeBeforeWhims) {
  State state = last_turn_before_clean_up().row({}).djinn_row({}).state();
  const Layout layout(state);
  to_clean_up(layout, state);
  EXPECT_EQ(state.step, Step::refill_cards);
  for (int i = 0; i < 9; ++i) play(layout, state, {"deal fakir"});
  EXPECT_EQ(state.step, Step::refill_djinns);
  play(layout, state, {"deal djinn kam", "deal djinn satesha", "deal djinn enki"});
  EXPECT_EQ(state.step, Step::refill_whims);
}

TEST(Cities, R33_NoCleanUpAtTheEndOfTheGame) {
  State state = last_turn_before_clean_up().last_round().state();
  to_clean_up(Layout(state), state);
  EXPECT_EQ(state.step, Step::over);
}

// ---- The lake ---------------------------------------------------------------------------------------------

TEST(Cities, R44_NothingEntersTheLake) {
  State state = Scene(whims).meeples("b6", {elder, elder}).meeples("d6", {elder}).turn(Seat::one).state();
  const Layout layout(state);
  EXPECT_TRUE(layout.exits(tile("c6")).empty());
  EXPECT_FALSE(layout.land().has(tile("c6")));
  EXPECT_TRUE(offers_only(layout, state, {"skip"})) << "b6 to d6 is no way of two steps";
  EXPECT_EQ(row_of(TileKind::lake).colour, Colour::none);
}

int palms_of(const Scene& scene) { return score(scene.state())[0][Category::palms]; }
int palaces_of(const Scene& scene) { return score(scene.state())[0][Category::palaces]; }

TEST(Cities, R62_PalmsAndPalacesAroundTheLakeCountDouble) {
  for (const char* shore : {"b5", "c5", "d5", "b6", "d6"}) {
    Scene scene = Scene(whims).owner(shore, Seat::one).palms(shore, 2).palaces(shore, 1);
    EXPECT_EQ(palms_of(scene), 12) << shore;
    EXPECT_EQ(palaces_of(scene), 10) << shore;
  }
  Scene inland = Scene(whims).owner("c4", Seat::one).palms("c4", 2).palaces("c4", 1);
  EXPECT_EQ(palms_of(inland), 6);
  EXPECT_EQ(palaces_of(inland), 5);
}

TEST(Cities, R62_OnlyOnOnesOwnTiles) {
  EXPECT_EQ(palms_of(Scene(whims).palms("c5", 2)), 0);
  EXPECT_EQ(palms_of(Scene(whims).owner("c5", Seat::two).palms("c5", 2)), 0);
}

TEST(Cities, R62_TheChasmDoublesNothing) {
  EXPECT_EQ(palms_of(Scene(Options{.sets = Set::artisans}).owner("c5", Seat::one).palms("c5", 2)), 6);
}

TEST(Cities, R62_TheTileItselfIsNotDoubled) {
  EXPECT_EQ(score(Scene(whims).owner("c5", Seat::one).state())[0][Category::tiles], 8);
}

// ---- The djinns of this set -------------------------------------------------------------------------------

TEST(Djinns, Satesha_ACoinForOnesOwnWhimAndTwoForAnothers) {
  State own = taking_a_city().whim("c3", Whim::corner).djinn(Seat::one, Djinn::satesha).state();
  const Layout layout(own);
  go_to_city(layout, own);
  play(layout, own, {"whim"});
  EXPECT_EQ(own.coins[0], 51);

  State another = taking_a_city().whim("c3", Whim::corner).djinn(Seat::two, Djinn::satesha).state();
  go_to_city(layout, another);
  play(layout, another, {"whim"});
  EXPECT_EQ(another.coins[0], 50);
  EXPECT_EQ(another.coins[1], 52);
}

TEST(Djinns, Satesha_NothingForFulfillingNorForACityWithoutWhim) {
  State state = taking_a_city()
                    .open_whim(Seat::one, Whim::elders)
                    .elders(Seat::one, 2)
                    .djinn(Seat::two, Djinn::satesha)
                    .state();
  const Layout layout(state);
  go_to_city(layout, state);
  EXPECT_EQ(state.coins[0], 60) << "four elders: fulfilled";
  play(layout, state, {"skip"});
  EXPECT_EQ(state.coins[1], 50);
}

TEST(Djinns, Kam_ACoinForEachOpponentsMarkerThatItsOwnerPushes) {
  State state = Scene(Options{.seats = 4, .sets = Set::whims})
                    .djinn(Seat::one, Djinn::kam)
                    .has_bid(Seat::two, 0)
                    .has_bid(Seat::three, 0)
                    .auction({Seat::one, Seat::four})
                    .state();
  const Layout layout(state);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(state.coins[0], 52);
}

TEST(Djinns, Kam_TwoCoinsForEachMarkerOfItsOwnerThatAnOpponentPushes) {
  State state = Scene(Options{.seats = 2, .sets = Set::whims})
                    .djinn(Seat::one, Djinn::kam)
                    .has_bid(Seat::one, 0)
                    .has_bid(Seat::one, 0)
                    .auction({Seat::two, Seat::two})
                    .state();
  const Layout layout(state);
  play(layout, state, {"bid 0"});
  EXPECT_EQ(state.coins[0], 54) << "both were pushed";
  EXPECT_EQ(state.coins[1], 50);
}

TEST(Djinns, Kam_NothingForOnesOwnMarkerForAFreePriceOrForOthersAmongThemselves) {
  State own = Scene(Options{.seats = 2, .sets = Set::whims})
                  .djinn(Seat::one, Djinn::kam)
                  .has_bid(Seat::one, 0)
                  .auction({Seat::one, Seat::two, Seat::two})
                  .state();
  const Layout layout(own);
  play(layout, own, {"bid 0"});
  EXPECT_EQ(own.coins[0], 50);
  play(layout, own, {"bid 5"});
  EXPECT_EQ(own.coins[0], 50);

  State others = Scene(Options{.seats = 3, .sets = Set::whims})
                     .djinn(Seat::one, Djinn::kam)
                     .has_bid(Seat::two, 0)
                     .auction({Seat::three, Seat::one})
                     .state();
  play(layout, others, {"bid 0"});
  EXPECT_EQ(others.coins[0], 50);
  EXPECT_EQ(others.coins[1], 50);
}

TEST(Djinns, Kam_R6_NothingOnADoubledPaidPriceWhereNobodyIsPushed) {
  const Options five{.seats = 5, .sets = Set::whims};
  State first = Scene(five)
                    .djinn(Seat::one, Djinn::kam)
                    .has_bid(Seat::two, 5)
                    .auction({Seat::one, Seat::three, Seat::four, Seat::five})
                    .state();
  const Layout layout(first);
  play(layout, first, {"bid 5"});
  EXPECT_EQ(first.coins[0], 45);

  State second = Scene(five)
                     .djinn(Seat::one, Djinn::kam)
                     .has_bid(Seat::one, 3)
                     .auction({Seat::two, Seat::three, Seat::four, Seat::five})
                     .state();
  play(layout, second, {"bid 3"});
  EXPECT_EQ(second.coins[0], 50);
  EXPECT_EQ(second.coins[1], 47);
}

}  // namespace
}  // namespace naqala::test
