// What holds for every djinn: R34, R35, R36, R41. Each one by itself is in the djinns_*_test.cpp beside this.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/game.hpp"
#include "rules/score.hpp"
#include "support/turn_points.hpp"

namespace naqala::test {
namespace {

using enum Tribe;
using Texts = std::vector<std::string>;

// A power that is used at the points of R36, and how it goes in the scene of `turn_with`.
struct PointPower {
  Djinn djinn;
  const char* use;                // without the payment
  const char* target;             // the tile, if it has one
  std::vector<const char*> rest;  // what follows its use
};
const std::vector<PointPower> point_powers{
    {Djinn::anun_nak, "use anun-nak", " a5", {"draw elder", "draw merchant", "draw builder"}},
    {Djinn::bouraq, "use bouraq", " d1", {}},
    {Djinn::enki, "use enki", " a1", {}},
    {Djinn::leta, "use leta", " a5", {}},
    {Djinn::sibittis,
     "use sibittis",
     "",
     {"deal djinn boaz", "deal djinn marid", "deal djinn jafaar", "keep marid"}},
    {Djinn::sloar, "use sloar", "", {"deal ivory"}},
    {Djinn::utug, "use utug", " e3", {}},
};

// The plain turn of seat one, that has this djinn; Utug finds a meeple on e3.
Scene turn_with(Djinn djinn, const Options& options = {}) {
  return plain_turn(options).meeples("e3", {assassin}).djinn(Seat::one, djinn);
}

Scene& give(Scene& scene, int elders, int fakirs) {
  scene.elders(Seat::one, elders);
  for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
  return scene;
}

std::string use_text(const PointPower& power, std::string_view payment) {
  return power.use + (" " + std::string(payment)) + power.target;
}

// The cheapest payment that begins with an elder where there is a choice.
std::string_view usual_payment(Djinn djinn) {
  switch (djinn_table[index(djinn)].cost) {
    case Cost::one:
      return "elder";
    case Cost::two:
      return "elder elder";
    default:
      return "fakir";
  }
}

void use(const Layout& layout, State& state, const PointPower& power) {
  play(layout, state, {use_text(power, usual_payment(power.djinn))});
  for (const char* text : power.rest) play(layout, state, {text});
}

// ---- R34 --------------------------------------------------------------------------------------------------

TEST(Djinns, R34_EachIsWorthItsValueAtTheEnd) {
  const std::vector<std::pair<Djinn, int>> values{
      {Djinn::al_amin, 5},   {Djinn::anun_nak, 8}, {Djinn::baal, 6},    {Djinn::boaz, 6},
      {Djinn::bouraq, 6},    {Djinn::echidna, 4},  {Djinn::enki, 8},    {Djinn::hagis, 10},
      {Djinn::haurvatat, 8}, {Djinn::iblis, 8},    {Djinn::jafaar, 6},  {Djinn::kandicha, 6},
      {Djinn::kumarbi, 6},   {Djinn::lamia, 10},   {Djinn::leta, 4},    {Djinn::marid, 6},
      {Djinn::monkir, 6},    {Djinn::nekir, 6},    {Djinn::shamhat, 6}, {Djinn::sibittis, 4},
      {Djinn::sloar, 8},     {Djinn::utug, 4}};
  ASSERT_EQ(values.size(), 22u);
  for (const auto& [djinn, value] : values) {
    const State state = Scene(3).djinn(Seat::two, djinn).state();
    EXPECT_EQ(score(state)[1][Category::djinns], value) << name(djinn);
    EXPECT_EQ(score(state)[0][Category::djinns], 0) << name(djinn);
  }
}

TEST(Djinns, R34_ValuesAddUp) {
  const State state = Scene(2).djinn(Seat::one, Djinn::hagis).djinn(Seat::one, Djinn::utug).state();
  EXPECT_EQ(score(state)[0][Category::djinns], 14);
}

TEST(Djinns, R34_CoinsComeAtOnceAndCanBeSpentInTheSameTurn) {
  // Two coins do not buy at c2; Marid's coin for the last drop there makes it three.
  State state = plain_turn()
                    .owner("c2", Seat::one)
                    .coins(Seat::one, 2)
                    .djinn(Seat::one, Djinn::marid)
                    .row({Card::ivory})
                    .state();
  Layout layout(state);
  play(layout, state, {"take b2", "drop c2 vizier"});
  EXPECT_EQ(state.coins[0], 3);
  play(layout, state, {"collect", "keep", "buy 1"});
  EXPECT_EQ(state.coins[0], 0);
}

TEST(Djinns, R34_APowerWithoutCostIsNeverAnAction) {
  for (Djinn djinn : all<Djinn>) {
    if (djinn_table[index(djinn)].cost != Cost::none || index(djinn) >= 22) continue;
    State state = turn_with(djinn).elders(Seat::one, 5).cards(Seat::one, {Card::fakir, Card::fakir}).state();
    Layout layout(state);
    for (Step point : points) {
      EXPECT_EQ(offered(layout, state, "use "), Texts{}) << name(djinn);
      play(layout, state, {closing(point)});
      if (point == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
    }
  }
}

// ---- R35 --------------------------------------------------------------------------------------------------

Texts payments_of_one(int elders, int fakirs) {
  Texts payments;
  if (elders >= 1) payments.push_back("elder");
  if (fakirs >= 1) payments.push_back("fakir");
  return payments;
}

Texts payments_of_two(int elders, int fakirs) {
  Texts payments;
  if (elders >= 2) payments.push_back("elder elder");
  if (elders >= 1 && fakirs >= 1) payments.push_back("elder fakir");
  return payments;
}

Texts payments_of(Djinn djinn, int elders, int fakirs) {
  switch (djinn) {
    case Djinn::anun_nak:
    case Djinn::bouraq:
    case Djinn::enki:
      return payments_of_one(elders, fakirs);
    case Djinn::leta:
    case Djinn::sibittis:
    case Djinn::utug:
      return payments_of_two(elders, fakirs);
    default:
      return fakirs >= 1 ? Texts{"fakir"} : Texts{};
  }
}

TEST(Djinns, R35_OfferedForEachPaymentThatTheSeatHas) {
  for (const PointPower& power : point_powers) {
    for (int elders = 0; elders <= 2; ++elders) {
      for (int fakirs = 0; fakirs <= 2; ++fakirs) {
        Scene scene = turn_with(power.djinn);
        const State state = give(scene, elders, fakirs).state();
        const Layout layout(state);
        for (std::string_view payment : {"elder", "fakir", "elder elder", "elder fakir", "fakir fakir"}) {
          const Texts payments = payments_of(power.djinn, elders, fakirs);
          const bool expected = std::find(payments.begin(), payments.end(), payment) != payments.end();
          EXPECT_EQ(bool(offers(layout, state, use_text(power, payment))), expected)
              << use_text(power, payment) << " with " << elders << " elders and " << fakirs << " fakirs";
        }
      }
    }
  }
}

TEST(Djinns, R35_EldersGoToTheBagAndFakirsToTheDiscards) {
  for (const PointPower& power : point_powers) {
    for (const std::string& payment : payments_of(power.djinn, 3, 3)) {
      Scene scene = turn_with(power.djinn);
      State state = give(scene, 3, 3).state();
      const Layout layout(state);
      const int elders_in_bag = bag(state)[elder];
      play(layout, state, {use_text(power, payment)});
      const int elders = payment == "fakir" ? 0 : payment == "elder elder" ? 2 : 1;
      const int fakirs = payment.ends_with("fakir") ? 1 : 0;
      EXPECT_EQ(state.elders[0], 3 - elders) << name(power.djinn) << " " << payment;
      EXPECT_EQ(bag(state)[elder], elders_in_bag + elders) << name(power.djinn) << " " << payment;
      EXPECT_EQ(state.open[0][Card::fakir], 3 - fakirs) << name(power.djinn) << " " << payment;
    }
  }
}

TEST(Djinns, R35_OnlyInTheOwnersOwnTurn) {
  for (const PointPower& power : point_powers) {
    Scene scene = plain_turn().meeples("e3", {assassin}).djinn(Seat::two, power.djinn);
    scene.elders(Seat::two, 3).cards(Seat::two, {Card::fakir, Card::fakir});
    State state = give(scene, 3, 2).state();
    const Layout layout(state);
    for (Step point : points) {
      EXPECT_EQ(offered(layout, state, "use "), Texts{}) << name(power.djinn);
      play(layout, state, {closing(point)});
      if (point == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
    }
  }
}

TEST(Djinns, R35_AlsoInTheTurnItWasTaken) {
  State state = Scene(2)
                    .meeples("d3", {vizier})
                    .meeples("d2", {vizier})
                    .elders(Seat::one, 3)
                    .djinn_row({Djinn::enki})
                    .turn(Seat::one)
                    .state();
  Layout layout(state);
  play(layout, state, {"take d3", "drop d2 vizier", "collect", "keep"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
  play(layout, state, {"djinn 1 elder elder", "use enki elder a5"});
  EXPECT_EQ(state.palms(tile("a5")), 1);
}

TEST(Djinns, R35_TwoDifferentDjinnsInOneTurn) {
  State state = turn_with(Djinn::enki).djinn(Seat::one, Djinn::bouraq).elders(Seat::one, 4).state();
  Layout layout(state);
  play(layout, state, {"use enki elder a5", "use bouraq elder d1"});
  EXPECT_EQ(offered(layout, state, "use "), Texts{});
}

// Two sowings for two turns in a row: the plain one, and then a vizier from a3 to b3.
Scene two_turns(const Options& options) {
  return turn_with(Djinn::enki, options)
      .meeples("a3", {vizier})
      .meeples("b3", {vizier})
      .elders(Seat::one, 3)
      .row({Card::fish, Card::fish, Card::fish, Card::fish, Card::wheat, Card::wheat, Card::wheat,
            Card::wheat, Card::ivory})
      .djinn_row({Djinn::boaz, Djinn::baal, Djinn::leta});
}

void play_plain_turn(const Layout& layout, State& state) {
  play(layout, state, {"take b2", "drop c2 vizier", "collect", "keep", "skip", "end"});
}

TEST(Djinns, R35_OnceATurnIsTheDefault) {
  State state = two_turns(Options{}).turn(Seat::one, {Seat::one, Seat::two, Seat::two}).state();
  Layout layout(state);
  play(layout, state, {"use enki elder a1"});
  EXPECT_FALSE(offers(layout, state, "use enki elder a1"));
  play_plain_turn(layout, state);
  ASSERT_EQ(state.active, Seat::one);
  play(layout, state, {"use enki elder a1"});
  EXPECT_EQ(state.palms(tile("a1")), 2);
}

TEST(Djinns, R35_OptionOnceARound) {
  const Options options{.djinn_use = DjinnUse::each_round};
  State state = two_turns(options).turn(Seat::one, {Seat::one, Seat::two, Seat::two}).state();
  Layout layout(state);
  play(layout, state, {"use enki elder a1"});
  play_plain_turn(layout, state);
  ASSERT_EQ(state.active, Seat::one);
  for (Step point : points) {
    EXPECT_EQ(offered(layout, state, "use "), Texts{});
    if (point == Step::take)
      play(layout, state, {"take a3", "drop b3 vizier", "collect"});
    else if (point != Step::end)
      play(layout, state, {closing(point)});
  }
}

TEST(Djinns, R35_OptionOnceARound_UnusedInTheFirstTurnItWorksInTheSecond) {
  const Options options{.djinn_use = DjinnUse::each_round};
  State state = two_turns(options).turn(Seat::one, {Seat::one, Seat::two, Seat::two}).state();
  Layout layout(state);
  play_plain_turn(layout, state);
  EXPECT_TRUE(offers(layout, state, "use enki elder a1"));
}

TEST(Djinns, R35_OptionOnceARound_FreshAgainAfterCleanUp) {
  const Options options{.djinn_use = DjinnUse::each_round};
  State state = two_turns(options).turn(Seat::one, {}).state();
  Layout layout(state);
  play(layout, state, {"use enki elder a1"});
  play_plain_turn(layout, state);
  ASSERT_EQ(state.step, Step::bid);
  while (state.step == Step::bid)
    play(layout, state, {actor(state) == Seat::one && offers(layout, state, "bid 18") ? "bid 18" : "bid 0"});
  ASSERT_EQ(state.active, Seat::one);
  EXPECT_TRUE(offers(layout, state, "use enki elder a1"));
}

TEST(Djinns, R35_OptionOnceARound_EachDjinnByItself) {
  const Options options{.djinn_use = DjinnUse::each_round};
  State state = two_turns(options)
                    .djinn(Seat::two, Djinn::bouraq)
                    .elders(Seat::two, 1)
                    .turn(Seat::one, {Seat::two, Seat::one, Seat::two})
                    .state();
  Layout layout(state);
  play(layout, state, {"use enki elder a1"});
  play_plain_turn(layout, state);
  ASSERT_EQ(state.active, Seat::two);
  EXPECT_TRUE(offers(layout, state, "use bouraq elder d1"));
}

// ---- R36 --------------------------------------------------------------------------------------------------

TEST(Djinns, R36_AtEachOfTheFourPointsAndTheUseDoesNotCloseIt) {
  for (const PointPower& power : point_powers) {
    for (Step point : points) {
      SCOPED_TRACE(std::string(name(power.djinn)) + " before " + closing(point));
      Scene scene = turn_with(power.djinn);
      State state = give(scene, 2, 1).state();
      const Layout layout(state);
      go_to(layout, state, point);
      use(layout, state, power);
      EXPECT_EQ(state.step, point);
      EXPECT_EQ(actor(state), Seat::one);
      EXPECT_TRUE(offers(layout, state, closing(point)));
    }
  }
}

TEST(Djinns, R36_OnceUsedNotAtAnyLaterPointOfTheTurn) {
  for (const PointPower& power : point_powers) {
    SCOPED_TRACE(name(power.djinn));
    Scene scene = turn_with(power.djinn);
    State state = give(scene, 9, 9).state();
    const Layout layout(state);
    use(layout, state, power);
    for (Step point : points) {
      EXPECT_EQ(offered(layout, state, power.use), Texts{});
      if (point == Step::end) break;
      play(layout, state, {closing(point)});
      if (point == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
    }
  }
}

TEST(Djinns, R36_NotWhileSowingNorBeforeControl) {
  for (const PointPower& power : point_powers) {
    SCOPED_TRACE(name(power.djinn));
    Scene scene = turn_with(power.djinn);
    State state = give(scene, 3, 3).state();
    const Layout layout(state);
    play(layout, state, {"take b2"});
    EXPECT_TRUE(offers_only(layout, state, {"drop c2 vizier"}));
    play(layout, state, {"drop c2 vizier"});
    EXPECT_TRUE(offers_only(layout, state, {"collect"}));
  }
}

TEST(Djinns, R36_MixedWithSales) {
  Scene scene = turn_with(Djinn::sloar);
  State state = give(scene, 0, 2).cards(Seat::one, {Card::gold, Card::fish}).state();
  const Layout layout(state);
  go_to(layout, state, Step::end);
  play(layout, state, {"sell gold", "use sloar fakir", "deal ivory", "sell ivory fish"});
  EXPECT_EQ(state.coins[0], 50 + 1 + 3);
  EXPECT_TRUE(offers_only(layout, state, {"end"}));
}

TEST(Djinns, R36_PowersThatChangeAnEventAreNotOfferedElsewhere) {
  for (Djinn djinn : {Djinn::echidna, Djinn::iblis, Djinn::hagis, Djinn::lamia, Djinn::kumarbi}) {
    SCOPED_TRACE(name(djinn));
    Scene scene = turn_with(djinn).meeples("d2", {builder, builder}).viziers(Seat::two, 2);
    State state = give(scene, 3, 3).state();
    const Layout layout(state);
    for (Step point : points) {
      EXPECT_EQ(offered(layout, state, "use "), Texts{});
      play(layout, state, {closing(point)});
      if (point == Step::take) play(layout, state, {"drop c2 vizier", "collect"});
    }
  }
}

// ---- R41 --------------------------------------------------------------------------------------------------

TEST(Djinns, R41_ByIsTheSeatWhoseTurnItIsWhoeverOwnsTheTile) {
  // Seat one puts a palace on a village of seat two: by itself for its own Monkir, by another for seat two's.
  for (Seat owner : {Seat::one, Seat::two}) {
    State state = turn_with(Djinn::bouraq)
                      .djinn(owner, Djinn::monkir)
                      .owner("d1", Seat::two)
                      .elders(Seat::one, 1)
                      .state();
    const Layout layout(state);
    play(layout, state, {"use bouraq elder d1"});
    EXPECT_EQ(state.coins[0], owner == Seat::one ? 51 : 50);
    EXPECT_EQ(state.coins[1], owner == Seat::two ? 52 : 50);
  }
}

}  // namespace
}  // namespace naqala::test
