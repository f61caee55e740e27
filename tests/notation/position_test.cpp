#include "notation/position.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "documents.hpp"
#include "nth_setup.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"
#include "support/effort.hpp"
#include "support/printing.hpp"
#include "support/scene.hpp"
#include "support/simulate.hpp"

namespace naqala {
namespace {

using test::plain_position;
using test::Scene;
using test::with;
using test::without;

void expect_round_trip(const State& s) {
  for (JsonStyle style : {JsonStyle::pages, JsonStyle::line}) {
    const Result<State> again = parse_position(to_json(s, style));
    ASSERT_TRUE(again.ok()) << again.error() << "\n" << to_json(s);
    ASSERT_EQ(*again, s) << to_json(s);
  }
}

void expect_round_trip(const Observation& o) {
  const Result<Observation> again = parse_observation(to_json(o));
  ASSERT_TRUE(again.ok()) << again.error() << "\n" << to_json(o);
  ASSERT_TRUE(*again == o) << to_json(o);
}

void expect_round_trips(const State& s) {
  expect_round_trip(s);
  expect_round_trip(observe(s, Viewer::spectator));
  for (int i = 0; i < seats_of(s); ++i) expect_round_trip(observe(s, eyes_of(static_cast<Seat>(i))));
}

// A part of the states of each game; more of those at steps that are seldom seen.
TEST(Position, EveryStateOfAGameIsReadBackBitForBit) {
  Rng rng("position round trips");
  std::set<Step> steps;
  const int games = test::rounds({.reduced = 8, .normal = 90, .campaign = 3000});
  for (int n = 0; n < games; ++n) {
    const test::Plan plan = test::random_plan(test::nth_setup(n), rng);
    int at = 0;
    const test::Played played =
        test::play_out(plan, rng, {[&](const test::Move& move) -> std::string {
                         if (++at % 16 != n % 16 && !(move.after.step > Step::end && at % 4 == 0)) return {};
                         steps.insert(move.after.step);
                         expect_round_trips(move.after);
                         return testing::Test::HasFatalFailure() ? "not read back" : "";
                       }});
    ASSERT_EQ(played.problem, "");
  }
  EXPECT_GE(steps.size(), games >= 90 ? 26u : 18u);
}

// Plays the actions and looks at every state on the way.
void expect_round_trips(State s, std::initializer_list<std::string_view> actions, Step last) {
  const Layout layout(s);
  for (std::string_view action : actions) {
    test::play(layout, s, {action});
    expect_round_trips(s);
  }
  EXPECT_EQ(s.step, last);
}

TEST(Position, ChainsOfPowersAreReadBackBitForBit) {
  const auto scene = [] {
    return Scene(2)
        .elders(Seat::one, 6)
        .turn(Seat::one)
        .meeples("b2", {Tribe::vizier})
        .meeples("c2", {Tribe::vizier});
  };
  expect_round_trips(scene().djinn(Seat::one, Djinn::enki).djinn(Seat::one, Djinn::lamia).state(),
                     {"use enki elder b2"}, Step::place_palm);
  expect_round_trips(scene().djinn(Seat::one, Djinn::bouraq).djinn(Seat::one, Djinn::hagis).state(),
                     {"take b2", "drop c2 vizier", "collect", "use bouraq elder d1"}, Step::place_palace);
  expect_round_trips(scene().djinn(Seat::one, Djinn::anun_nak).state(),
                     {"use anun-nak elder a5", "draw elder", "draw elder"}, Step::draw_meeples);
  expect_round_trips(scene().djinn(Seat::one, Djinn::sibittis).state(),
                     {"use sibittis elder elder", "deal djinn boaz", "deal djinn utug", "deal djinn leta"},
                     Step::keep_djinn);
}

TEST(Position, KillingIsReadBackBitForBit) {
  const State s = Scene(2)
                      .elders(Seat::one, 2)
                      .djinn(Seat::one, Djinn::iblis)
                      .djinn(Seat::one, Djinn::kandicha)
                      .meeples("b2", {Tribe::assassin})
                      .meeples("c2", {Tribe::assassin})
                      .meeples("c3", {Tribe::merchant, Tribe::merchant})
                      .turn(Seat::one)
                      .state();
  expect_round_trips(s, {"take b2", "drop c2 assassin", "collect", "use iblis elder", "kill c3 merchant"},
                     Step::draw_card);
  expect_round_trips(
      s, {"take b2", "drop c2 assassin", "collect", "use iblis elder", "kill c3 merchant", "deal fish"},
      Step::second_kill);
}

TEST(Position, TheSecondCardOfAMarketIsReadBackBitForBit) {
  const State s = Scene(2)
                      .meeples("a2", {Tribe::vizier})
                      .meeples("a3", {Tribe::vizier})
                      .row({Card::fish, Card::gold, Card::silk})
                      .turn(Seat::one)
                      .state();
  expect_round_trips(s, {"take a2", "drop a3 vizier", "collect", "keep", "buy 2"}, Step::second_buy);
}

TEST(Position, WhatIsLeftOutIsEmptyOrFollowsFromTheRest) {
  const std::string text = with(plain_position(), "tiles.c3.meeples", R"({"elder": 2, "vizier": 1})");
  const Result<State> s = parse_position(text);
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(s->options, Options{});
  EXPECT_EQ(s->step, Step::bid);
  EXPECT_EQ(s->active, nobody);
  EXPECT_EQ(s->meeples[index(tile_at(2, 2))][Tribe::elder], 2);
  EXPECT_EQ(s->bid_track, (std::array<Seat, 5>{Seat::one, Seat::two, Seat::one, Seat::two, nobody}));
  EXPECT_EQ(s->deck, all_cards());
  EXPECT_EQ(s->djinn_deck, djinns_of(Options{}));
  EXPECT_EQ(s->coins[0], 0);
  EXPECT_FALSE(s->last_round);
}

// The smallest board on which somebody can sow: an elder beside an elder.
std::string small_turn() {
  std::string text = with(plain_position(), "tiles.c3.meeples", R"({"elder": 1})");
  text = with(text, "tiles.c4.meeples", R"({"elder": 1})");
  return with(text, "turn", "1");
}

TEST(Position, InATurnTheMarkerThatPlaysIsLastOnTheBidOrder) {
  const Result<State> s = parse_position(small_turn());
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(s->step, Step::take);
  EXPECT_EQ(s->bid_track, (std::array<Seat, 5>{Seat::two, Seat::one, Seat::two, Seat::one, nobody}));
  const Result<State> waiting =
      parse_position(with(small_turn(), "turn_order", "[null,2,1,null,null,null,null,null,null]"));
  ASSERT_TRUE(waiting.ok()) << waiting.error();
  EXPECT_EQ(waiting->bid_track, (std::array<Seat, 5>{Seat::two, Seat::one, nobody, nobody, nobody}));
  EXPECT_TRUE(test::offers(Layout(*s), *s, "take c3"));
}

TEST(Position, DecksThatAreLeftOutHoldWhatIsNowhereElse) {
  std::string text = with(plain_position(), "card_row", R"(["ivory", "fakir"])");
  text = with(text, "djinn_row", R"(["boaz"])");
  text = with(text, "seats.1", R"({"cards": {"ivory": 1}, "unseen": {"fish": 2}, "djinns": ["utug"]})");
  const Result<State> s = parse_position(text);
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(s->deck[Card::ivory], 0);
  EXPECT_EQ(s->deck[Card::fish], 4);
  EXPECT_EQ(s->deck[Card::fakir], 17);
  EXPECT_FALSE(s->djinn_deck.has(Djinn::boaz));
  EXPECT_FALSE(s->djinn_deck.has(Djinn::utug));
  EXPECT_EQ(s->djinn_deck.size(), 20);
}

TEST(Position, TheLastRoundFollowsFromTheCamels) {
  std::string text = small_turn();
  for (std::string_view tile : {"a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2"})
    text = with(text, "tiles." + std::string(tile) + ".owner", "2");
  const Result<State> s = parse_position(text);
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_TRUE(s->last_round);
}

TEST(Position, SceneAndDocumentAgree) {
  const State s = Scene(3)
                      .meeples("b2", {Tribe::vizier, Tribe::builder})
                      .meeples("c2", {Tribe::vizier})
                      .owner("d3", Seat::two)
                      .palms("d3", 2)
                      .palaces("d4", 3)
                      .cards(Seat::one, {Card::fish, Card::fakir})
                      .unseen(Seat::two, {Card::gold})
                      .stale(Seat::three, {Card::silk, Card::silk})
                      .djinn(Seat::three, Djinn::nekir)
                      .turn(Seat::two)
                      .state();
  expect_round_trips(s);
  const std::string seen = to_json(observe(s, eyes_of(Seat::one)));
  EXPECT_NE(seen.find("\"viewer\": 1"), seen.npos);
  EXPECT_NE(seen.find("\"unseen\": 1"), seen.npos);
  EXPECT_NE(seen.find("\"unseen_earlier\": 2"), seen.npos);
  EXPECT_NE(seen.find("\"unseen_earlier\": {\"silk\": 2}"), seen.npos);  // what they can be
}

// ---- What is refused --------------------------------------------------------------------------------------

struct Wrong {
  std::string_view path;
  std::string_view value;
  std::string message;
};

TEST(Position, ErrorsNameTheField) {
  const std::vector<Wrong> cases{
      // options
      {"players", "1", "players: 1 is not a whole number from 2 to 5"},
      {"players", "2.5", "players: 2.5E0 is not a whole number from 2 to 5"},
      {"players", "\"two\"", "players: \"two\" is not a whole number from 2 to 5"},
      {"players", "99999999999999999999", "players: 1E20 is not a whole number from 2 to 5"},
      {"players", "18446744073709551615", "players: 18446744073709551615 is not a whole number from 2 to 5"},
      {"players", "-9223372036854775808", "players: -9223372036854775808 is not a whole number from 2 to 5"},
      {"players", "null", "players: null is not a whole number from 2 to 5"},
      {"players", "5", "players: five can play only with an expansion, the base game is for 2, 3 or 4"},
      {"sets", "\"base\"", "sets: \"base\" is not a list"},
      {"sets", "[\"base\", \"bandits\"]", "sets.2: \"bandits\" is not base, artisans or whims"},
      {"sets", "[1]", "sets.1: 1 is not a text"},
      {"djinn_use", "\"always\"", "djinn_use: \"always\" is not each-turn or each-round"},
      {"nekir", "2", "nekir: 2 is not a text"},
      {"totals", "{}", "totals: an object is not a text"},
      // tiles
      {"tiles", "[]", "tiles: a list is not an object"},
      {"tiles.g1", "{\"kind\": \"oasis\"}", "tiles.g1: there is no such tile on this board"},
      {"tiles.a6", "{\"kind\": \"oasis\"}", "tiles.a6: there is no such tile on this board"},
      {"tiles.C4", "{\"kind\": \"oasis\"}", "tiles.C4: there is no such tile on this board"},
      {"tiles.c4", "\"oasis\"", "tiles.c4: \"oasis\" is not an object"},
      {"tiles.c4", "{}", "tiles.c4.kind: is missing"},
      {"tiles.c4.kind", "\"oasys\"", "tiles.c4.kind: \"oasys\" is not a kind of tile"},
      {"tiles.c4.kind", "\"oasis\"", "tiles: 7 of kind oasis instead of 6"},
      {"tiles.c4.kind", "\"none\"", "tiles.c4: has no kind"},
      {"tiles.c4.palm", "1", "tiles.c4.palm: there is no such field"},
      {"tiles.c4.palms", "13", "tiles.c4.palms: 13 is more than the 12 in the box"},
      {"tiles.c4.palms", "-1", "tiles.c4.palms: -1 is not a whole number from 0 to 999"},
      {"tiles.c4.palms", "true", "tiles.c4.palms: true is not a whole number from 0 to 999"},
      {"tiles.c4.palaces", "11", "tiles.c4.palaces: 11 is more than the 10 in the box"},
      {"tiles.c4.owner", "0", "tiles.c4.owner: 0 is not a seat from 1 to 2"},
      {"tiles.c4.owner", "3", "tiles.c4.owner: 3 is not a seat from 1 to 2"},
      {"tiles.c4.owner", "[1, 2]", "tiles.c4.owner: a list is not a seat from 1 to 2"},
      {"tiles.c4.meeples", "3", "tiles.c4.meeples: 3 is not an object"},
      {"tiles.c4.meeples", "{\"eldar\": 1}", "tiles.c4.meeples.eldar: there is no such tribe"},
      {"tiles.c4.meeples", "{\"elder\": 21}", "tiles.c4.meeples.elder: 21 is more than the 20 in the box"},
      {"tiles.c4.meeples", "{\"artisan\": 1}", "tiles.c4.meeples.artisan: 1 is more than the 0 in the box"},
      {"tiles.c4.meeples", "{\"elder\": 1e1}",
       "tiles.c4.meeples.elder: 1E1 is not a whole number from 0 to 999"},
      // seats
      {"seats", "[{}]", "seats: there must be one entry for each of the 2 players"},
      {"seats", "[{}, {}, {}, {}, {}, {}]", "seats: a list of 6 is longer than 5"},
      {"seats.2", "7", "seats.2: 7 is not an object"},
      {"seats.2.gold", "7", "seats.2.gold: there is no such field"},
      {"seats.2.coins", "10000", "seats.2.coins: 10000 is not a whole number from 0 to 9999"},
      {"seats.1.viziers", "17", "seats.1.viziers: 17 is more than the 16 in the box"},
      {"seats.1.djinns", "[\"boaz\", \"boaz\"]", "seats.1.djinns.2: boaz is there twice"},
      {"seats.1.djinns", "[\"geb\"]", "seats.1.djinns.1: geb is not in this game"},
      {"seats.1.djinns", "[\"genie\"]", "seats.1.djinns.1: \"genie\" is not a djinn"},
      {"seats.1.cards", "{\"ivory\": 3}", "seats.1.cards.ivory: 3 is more than the 2 in the box"},
      {"seats.1.cards", "{\"salt\": 1}", "seats.1.cards.salt: there is no such card"},
      {"seats.1.unseen", "2", "seats.1.unseen: 2 is not an object"},
      // rows, tracks, decks
      {"card_row", "[\"fish\", \"salt\"]", "card_row.2: \"salt\" is not a card"},
      {"card_row", "[\"gold\", \"gold\", \"gold\"]",
       "card_row.3: with this there are 3, more than the 2 in the box"},
      {"card_row", "[0,0,0,0,0,0,0,0,0,0]", "card_row: a list of 10 is longer than 9"},
      {"djinn_row", "[\"utug\", 1]", "djinn_row.2: 1 is not a text"},
      {"bid_order", "[1, 2, 3]", "bid_order.3: 3 is not a seat from 1 to 2"},
      {"bid_order", "[1, 1, 1]", "bid_order.3: seat 1 has no further marker"},
      {"bid_order", "[1, 2]", "seats.1: 1 markers on the tracks instead of 2"},
      {"turn_order", "[1]", "turn_order: the track has 9 spaces"},
      {"deck", "{\"wheat\": 7}", "deck.wheat: 7 is more than the 6 in the box"},
      {"djinn_deck", "[\"utug\", \"utug\"]", "djinn_deck.2: utug is there twice"},
      {"unseen_earlier", "{\"fish\": 1}", "unseen_earlier: only an observation has this field"},
      // the decision
      {"viewer", "1", "viewer: a position has no viewer, this is an observation"},
      {"step", "\"sow\"", "step: \"sow\" is not a step"},
      {"step", "\"take\"", "turn: no such seat"},
      {"step", "\"over\"", ""},
      {"turn", "3", "turn: 3 is not a seat from 1 to 2"},
      {"at", "\"g1\"", "at: g1 is not on this board"},
      {"at", "\"z9\"", "at: \"z9\" is not a tile"},
      {"hand", "{\"elder\": 1}", "hand: does not fit the step"},
      {"left", "16", "left: 16 is not a whole number from 0 to 15"},
      {"last_round", "1", "last_round: 1 is not true or false"},
      {"dropped", "\"fish\"", "dropped: \"fish\" is not a tribe"},
      {"used", "[\"boaz\"]", "used: a djinn that nobody has"},
      {"colour", "\"blue\"", "colour: there is no such field"},
  };
  for (const Wrong& wrong : cases) {
    const Result<State> s = parse_position(with(plain_position(), wrong.path, wrong.value));
    if (wrong.message.empty()) {
      EXPECT_TRUE(s.ok()) << wrong.path << " " << wrong.value << " " << s.error();
      continue;
    }
    ASSERT_FALSE(s.ok()) << wrong.path << " " << wrong.value;
    EXPECT_EQ(s.error(), "position: " + wrong.message);
  }
}

TEST(Position, MissingFieldsAreNamed) {
  const std::string good = plain_position();
  for (std::string_view path : {"players", "tiles", "tiles.c4", "tiles.c4.kind", "seats"}) {
    const Result<State> s = parse_position(without(good, path));
    ASSERT_FALSE(s.ok()) << path;
    EXPECT_EQ(s.error(), "position: " + std::string(path) + ": is missing");
  }
  const Result<State> collect = parse_position(with(small_turn(), "step", "\"collect\""));
  EXPECT_EQ(collect.error(), "position: dropped: is missing");
}

TEST(Position, PiecesAreCountedOverTheWholeDocument) {
  const std::string palms = with(plain_position(), "tiles.a1.palms", "7");
  EXPECT_EQ(parse_position(with(palms, "tiles.c3.palms", "6")).error(),
            "position: tiles.c3.palms: with this there are 13, more than the 12 in the box");
  std::string camels = plain_position();
  for (std::string_view tile : {"a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2"})
    camels = with(camels, "tiles." + std::string(tile) + ".owner", "1");
  EXPECT_EQ(parse_position(camels).error(), "position: tiles.f2.owner: seat 1 has only 11 camels");
  const std::string elders = with(plain_position(), "tiles.a1.meeples", "{\"elder\": 15}");
  EXPECT_EQ(parse_position(with(elders, "seats.2.elders", "6")).error(),
            "position: seats.2.elders: with this there are 21, more than the 20 in the box");
  EXPECT_EQ(parse_position(with(elders, "hand", "{\"elder\": 6}")).error(),
            "position: hand.elder: with this there are 21, more than the 20 in the box");
  const std::string djinn = with(plain_position(), "seats.1.djinns", "[\"boaz\"]");
  EXPECT_EQ(parse_position(with(djinn, "djinn_row", "[\"boaz\"]")).error(),
            "position: djinn_row.1: boaz is there twice");
}

TEST(Position, ImpossibleDecisionsAreRefused) {
  EXPECT_EQ(parse_position(with(plain_position(), "turn", "1")).error(),
            "position: last_round: no sowing exists, so it must be set");
  std::string sowing = with(small_turn(), "step", "\"drop\"");
  sowing = with(sowing, "hand", "{\"vizier\": 1}");
  EXPECT_EQ(parse_position(sowing).error(), "position: at: not a tile of the land");
  EXPECT_EQ(parse_position(with(sowing, "at", "\"b3\"")).error(),
            "position: hand: this sowing cannot be finished");
}

TEST(Position, R33_ARowIsRefilledOnlyWhileItHasRoom) {
  const std::string cards = with(plain_position(), "step", "\"refill-cards\"");
  EXPECT_TRUE(parse_position(cards).ok()) << parse_position(cards).error();
  const std::string row = R"(["fish", "fish", "fish", "fish", "fish", "fish", "wheat", "wheat", "wheat"])";
  EXPECT_FALSE(parse_position(with(cards, "card_row", row)).ok());
  const std::string djinns = with(plain_position(), "step", "\"refill-djinns\"");
  EXPECT_TRUE(parse_position(djinns).ok()) << parse_position(djinns).error();
  EXPECT_FALSE(parse_position(with(djinns, "djinn_row", R"(["boaz", "utug", "leta"])")).ok());
}

TEST(Position, WhatIsNotADocumentIsRefused) {
  EXPECT_EQ(parse_position("").error(), "position: line 1, column 1: the text breaks off");
  EXPECT_EQ(parse_position("[]").error(), "position: a list is not an object");
  EXPECT_EQ(parse_position("42").error(), "position: 42 is not an object");
  EXPECT_EQ(parse_position(std::string(longest_text, '9')).error().substr(0, 10), "position: ");
  EXPECT_EQ(parse_position("{\"players\": 1e400}").error().substr(0, 19), "position: players: ");
  EXPECT_EQ(parse_position("{}").error(), "position: players: is missing");
  EXPECT_EQ(parse_position("{\"players\": 2, \"players\": 3}").error(),
            "position: line 1, column 16: \"players\" is there twice");
}

TEST(Observation, ErrorsNameTheField) {
  const std::string good = with(plain_position(), "viewer", "1");
  ASSERT_TRUE(parse_observation(good).ok()) << parse_observation(good).error();
  const std::vector<Wrong> cases{
      {"viewer", "3", "viewer: there is no such seat"},
      {"viewer", "0", "viewer: 0 is not a seat from 1 to 5"},
      {"viewer", "\"everything\"", "viewer: \"everything\" is not a seat or \"spectator\""},
      {"seats.1.unseen", "2", "seats.1.unseen: 2 is not an object"},
      {"seats.2.unseen", "{\"fish\": 1}", "seats.2.unseen: an object is not a whole number from 0 to 54"},
      {"seats.2.unseen", "55", "seats.2.unseen: 55 is more than all cards in the box"},
      {"seats.2.unseen_earlier", "2", "unseen_earlier: the cards from an earlier deck do not add up"},
      {"unseen_earlier", "{\"fish\": 1}", "unseen_earlier: the cards from an earlier deck do not add up"},
      {"deck", "{}", ""},
  };
  for (const Wrong& wrong : cases) {
    const Result<Observation> o = parse_observation(with(good, wrong.path, wrong.value));
    ASSERT_EQ(o.ok(), wrong.message.empty()) << wrong.path << " " << wrong.value;
    if (!o) {
      EXPECT_EQ(o.error(), "observation: " + wrong.message);
    }
  }
  EXPECT_EQ(parse_observation(plain_position()).error(), "observation: viewer: is missing");
  EXPECT_EQ(parse_observation("{").error(), "observation: line 1, column 2: the text breaks off");
}

TEST(Observation, UnseenCardsOfOthersAreNumbers) {
  std::string text = with(plain_position(), "viewer", "\"spectator\"");
  text = with(text, "seats.1.unseen", "2");
  text = with(text, "seats.2.unseen_earlier", "1");
  text = with(text, "unseen_earlier", "{\"fish\": 1}");
  const Result<Observation> o = parse_observation(text);
  ASSERT_TRUE(o.ok()) << o.error();
  EXPECT_EQ(o->viewer(), Viewer::spectator);
  EXPECT_EQ(o->view().fresh[0], 2u);
  EXPECT_EQ(o->view().stale[1], 1u);
  EXPECT_EQ(o->view().stale_pool, Cards::of(Card::fish));
  EXPECT_EQ(o->view().deck[Card::fish], 5);
  expect_round_trip(*o);
}

}  // namespace
}  // namespace naqala
