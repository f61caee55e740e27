// Effects in words, made by hand: the words come from the effects and from nothing else.
#include "effect_words.hpp"

#include <gtest/gtest.h>

#include "notation/action_text.hpp"
#include "support/scene.hpp"
#include "tell.hpp"

namespace naqala::command::test {
namespace {

using naqala::test::Scene;
using naqala::test::tile;
using At = PlaceKind;

const Options artisans{.seats = 2, .sets = Set::artisans};
const People people({"Anna", "Ben", ""});

Effect move(EffectKind kind, std::size_t which, int n, Place from, Place to, Cause by = Step::collect) {
  return {kind, static_cast<std::uint8_t>(which), static_cast<std::uint16_t>(n), from, to, by};
}
Effect cards(Card card, int n, Place from, Place to, Cause by = Step::end) {
  return move(EffectKind::card, index(card), n, from, to, by);
}
Effect coins(int n, Seat seat, Cause by) { return move(EffectKind::coins, 0, n, At::bank, seat, by); }
Effect camel(Seat seat, std::string_view to, Cause by = Step::collect) {
  return move(EffectKind::camel, index(seat), 1, seat, tile(to), by);
}
Cause paid_each(Djinn djinn, int n, int each) {
  return Cause(djinn).with({.n = static_cast<std::uint8_t>(n), .each = static_cast<std::uint8_t>(each)});
}

std::string told(const std::vector<Effect>& effects) { return aftermath(effects, Seat::one, people); }

TEST(EffectWords, ThingsAreNamedOnceAndCounted) {
  const std::vector<Effect> effects{
      cards(Card::fish, 1, Place::row(0), Seat::one), cards(Card::fakir, 1, Place::row(0), Seat::one),
      cards(Card::fish, 1, Place::row(0), Seat::one), cards(Card::silk, 1, Place::row(0), Seat::one)};
  EXPECT_EQ(things_of(effects), "2 fish, a fakir and silk");
}

TEST(EffectWords, EveryKindOfThing) {
  const auto one = [](EffectKind kind, std::size_t which, int n) {
    return things_of(std::vector{move(kind, which, n, At::bank, Seat::one)});
  };
  EXPECT_EQ(one(EffectKind::coins, 0, 1), "1 coin");
  EXPECT_EQ(one(EffectKind::meeple, index(Tribe::elder), 1), "an elder");
  EXPECT_EQ(one(EffectKind::meeple, index(Tribe::vizier), 3), "3 viziers");
  EXPECT_EQ(one(EffectKind::djinn, index(Djinn::baal), 1), "Ba'al");
  EXPECT_EQ(one(EffectKind::item, index(Item::ring), 1), "the ring");
  EXPECT_EQ(one(EffectKind::item, Effect::unknown, 2), "2 items");
  EXPECT_EQ(one(EffectKind::card, Effect::unknown, 1), "a card");
  EXPECT_EQ(one(EffectKind::palace, 0, 1), "a palace");
}

TEST(EffectWords, R25_WhatBuildersWorkIsMadeOf) {
  const auto work = [](Factors factors) { return work_of(Cause(Tribe::builder).with(factors)); };
  EXPECT_EQ(work({.n = 3, .each = 3}), "3 builders x 3 blue tiles");
  EXPECT_EQ(work({.n = 1, .fakirs = 2, .each = 1, .times = 2}),
            "(1 builder + 2 fakirs) x 1 blue tile, doubled");
}

TEST(EffectWords, APriceIsOfMeeplesAndCardsWhoeverHasSeenThem) {
  const Cause djinn = Djinn::leta;
  EXPECT_EQ(price_of(std::vector{move(EffectKind::meeple, index(Tribe::elder), 1, Seat::one, At::bag, djinn),
                                 cards(Card::fakir, 1, Place::unseen(Seat::one), At::discards, djinn)}),
            "an elder and a fakir");
  EXPECT_EQ(price_of(std::vector{cards(Card::fakir, 1, Seat::one, At::discards, djinn),
                                 cards(Card::fakir, 1, Place::unseen(Seat::one), At::discards, djinn)}),
            "2 fakirs");
}

TEST(EffectWords, WhatADjinnBringsSeveralTimesIsAddedUp) {
  EXPECT_EQ(told({coins(2, Seat::two, paid_each(Djinn::marid, 1, 2)),
                  coins(1, Seat::one, paid_each(Djinn::nekir, 1, 1)),
                  coins(2, Seat::two, paid_each(Djinn::marid, 1, 2)),
                  coins(2, Seat::three, paid_each(Djinn::marid, 1, 2))}),
            ", Ben +4 coins (Marid), +1 coin (Nekir), Seat 3 +2 coins (Marid)");
}

TEST(EffectWords, ItIsToldInTheOrderInWhichItHappened) {
  EXPECT_EQ(told({camel(Seat::one, "c2"), move(EffectKind::last_round, 0, 0, {}, {}),
                  coins(1, Seat::one, paid_each(Djinn::marid, 1, 1))}),
            ", camel on c2 (this is the last round), +1 coin (Marid)");
}

TEST(EffectWords, WhatTheDeedIsNamedForIsNotToldAgain) {
  const Effect used = move(EffectKind::djinn_used, index(Djinn::echidna), 0, {}, {}, Djinn::echidna);
  EXPECT_EQ(told({used, coins(10, Seat::one, Djinn::echidna)}), "");
  EXPECT_EQ(told({camel(Seat::one, "c2", Step::control)}), "") << "it was asked for";
  EXPECT_EQ(told({move(EffectKind::camel, 0, 1, tile("c2"), tile("e2"), Item::talisman)}), "")
      << "it was moved";
  EXPECT_EQ(told({coins(9, Seat::one, Tribe::builder)}), "");
}

TEST(EffectWords, R64_AWhimIsToldWithItsCoinsAndWhatIsShownForIt) {
  const auto fulfilled = [](Seat seat, Whim whim) {
    return move(EffectKind::whim, index(whim), 1, seat, Place::fulfilled(seat), whim);
  };
  EXPECT_EQ(told({fulfilled(Seat::one, Whim::fish),
                  cards(Card::fish, 2, Place::unseen(Seat::one), Seat::one, Whim::fish),
                  coins(10, Seat::one, Whim::fish), fulfilled(Seat::two, Whim::palms),
                  coins(10, Seat::two, Whim::palms)}),
            ", whim fulfilled: hold 2 fish (+10 coins), showing 2 fish, Ben's whim fulfilled: own 2 palms "
            "(+10 coins)");
}

TEST(EffectWords, R33_ThatTheDiscardsBecomeTheDeckIsToldOnce) {
  EXPECT_EQ(told({cards(Card::fish, 3, At::discards, At::deck, Cause::empty_deck()),
                  cards(Card::fakir, 9, At::discards, At::deck, Cause::empty_deck())}),
            ", the discards become the deck");
}

// ---- Whole turns ------------------------------------------------------------------------------------------

std::string story(const State& start, std::initializer_list<std::string_view> actions) {
  std::vector<Action> list;
  for (std::string_view text : actions) list.push_back(*parse_action(text));
  return tell_all(Layout(start), start, list, people);
}

TEST(Story, WhatAllDropsOfASowingBringIsOneSum) {
  const State s = Scene(2)
                      .meeples("b2", {Tribe::elder, Tribe::elder, Tribe::elder})
                      .meeples("d3", {Tribe::elder})
                      .owner("c2", Seat::two)
                      .owner("c3", Seat::two)
                      .djinn(Seat::two, Djinn::marid)
                      .turn(Seat::one)
                      .state();
  EXPECT_EQ(story(s, {"take b2", "drop c2 elder", "drop c3 elder", "drop d3 elder", "collect", "keep"}),
            "sows b2: elder c2, elder c3, elder d3, Ben +4 coins (Marid); keeps 2 elders of d3, camel on d3");
}

TEST(Story, R45_TheTentIsToldWithWhatIsCollected) {
  const State s =
      Scene(artisans).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).turn(Seat::one).state();
  EXPECT_EQ(story(s, {"take b2", "drop c2 elder", "collect", "tent", "keep"}),
            "sows b2: elder c2; keeps 2 elders of c2, tent on c2");
}

TEST(Story, R55_TheFluteTellsWhereMeeplesComeFrom) {
  const State s = Scene(artisans)
                      .meeples("b2", {Tribe::elder})
                      .meeples("c2", {Tribe::elder})
                      .meeples("a5", {Tribe::elder, Tribe::vizier})
                      .items(Seat::one, {Item::flute})
                      .turn(Seat::one)
                      .state();
  EXPECT_EQ(story(s, {"use flute b5", "move a5 elder", "move a5 vizier", "done"}),
            "uses the flute on b5; calls an elder from a5 and a vizier from a5");
}

TEST(Story, R58_TheHornTellsTheOrder) {
  const State s = Scene(artisans)
                      .meeples("b2", {Tribe::elder})
                      .meeples("c2", {Tribe::elder})
                      .row({Card::fish, Card::gold, Card::silk, Card::fish, Card::fish, Card::fish,
                            Card::wheat, Card::wheat, Card::wheat})
                      .items(Seat::one, {Item::horn})
                      .turn(Seat::one)
                      .state();
  EXPECT_EQ(story(s, {"use horn", "put gold", "put fish", "put silk", "put fish", "put fish", "put fish",
                      "put wheat", "put wheat", "put wheat"}),
            "uses the horn; orders the row: gold, fish, silk, fish, fish, fish, wheat, wheat and wheat");
}

TEST(Story, R25_BuildersWithoutABlueTile) {
  const State s =
      Scene(2).meeples("a1", {Tribe::builder}).meeples("a2", {Tribe::builder}).turn(Seat::one).state();
  EXPECT_EQ(story(s, {"take a1", "drop a2 builder", "collect", "fakirs 0"}),
            "sows a1: builder a2; collects 2 builders of a2, camel on a2; gains 0 coins (2 builders x 0 blue "
            "tiles)");
}

}  // namespace
}  // namespace naqala::command::test
