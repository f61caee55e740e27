// Positions and observations with The Artisans of Naqala and Whims of the Sultan.
#include <gtest/gtest.h>

#include <vector>

#include "documents.hpp"
#include "notation/position.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "support/printing.hpp"
#include "support/scene.hpp"

namespace naqala {
namespace {

using test::position_with_both;
using test::Scene;
using test::with;

constexpr Options both{.sets = Set::artisans | Set::whims};

void expect_round_trips(const State& s) {
  const Result<State> again = parse_position(to_json(s));
  ASSERT_TRUE(again.ok()) << again.error() << "\n" << to_json(s);
  EXPECT_EQ(*again, s);
  for (Viewer viewer : {eyes_of(Seat::one), eyes_of(Seat::two), Viewer::spectator}) {
    const Observation seen = observe(s, viewer);
    const Result<Observation> read = parse_observation(to_json(seen));
    ASSERT_TRUE(read.ok()) << read.error() << "\n" << to_json(seen);
    EXPECT_TRUE(*read == seen) << to_json(seen);
  }
}

// Plays the actions and looks at every state on the way.
void expect_round_trips(State s, std::initializer_list<std::string_view> actions, Step last) {
  const Layout layout(s);
  expect_round_trips(s);
  for (std::string_view action : actions) {
    test::play(layout, s, {action});
    expect_round_trips(s);
  }
  EXPECT_EQ(s.step, last);
}

std::string json_at(const State& s, Viewer viewer) { return to_json(observe(s, viewer), JsonStyle::line); }

bool says(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// ---- What is left out, and what is said -------------------------------------------------------------------

TEST(Expansions, WhatIsLeftOutIsInStockInTheStackOrInTheDeck) {
  const Result<State> s = parse_position(position_with_both());
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(s->options, both);
  EXPECT_EQ(s->item_stack, all_items(both));
  EXPECT_TRUE(has_tent(*s, Seat::one) && has_tent(*s, Seat::two));
  for (WhimPlace place : s->whims) EXPECT_TRUE(place.put_away());
  EXPECT_EQ(s->djinn_deck.size(), 26);
  EXPECT_FALSE(s->item_used || s->last_round);
}

TEST(Expansions, EachFieldOfASeatMeansWhatItSays) {
  std::string text =
      with(position_with_both(), "seats.2",
           R"({"artisans": 3, "tent": "f5", "items": {"crown": 1}, "unseen_items": {"lamp": 1, "chest": 2},
                              "whims": ["corner", "line"], "fulfilled": ["palms"]})");
  text = with(text, "tiles.f5.owner", "2");
  text = with(text, "tiles.c6.whim", "\"kill-elder\"");
  const Result<State> s = parse_position(text);
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(s->artisans[1], 3);
  EXPECT_EQ(tent_of(*s, Seat::two), test::tile("f5"));
  EXPECT_EQ(camels_left(*s, Seat::two), 11);
  EXPECT_EQ(s->items_shown[1], Items::of(Item::crown));
  EXPECT_EQ(s->items_secret[1], (Items::of(Item::lamp) + Items::of(Item::chest, 2)).word());
  EXPECT_EQ(s->item_stack.total(), 14);
  EXPECT_EQ(s->whims[index(Whim::corner)], WhimPlace::with(Seat::two));
  EXPECT_EQ(s->whims[index(Whim::line)], WhimPlace::with(Seat::two));
  EXPECT_EQ(s->whims[index(Whim::palms)], WhimPlace::fulfilled_by(Seat::two));
  EXPECT_EQ(s->whims[index(Whim::kill_elder)], WhimPlace::on(test::tile("c6")));
  expect_round_trips(*s);
}

TEST(Expansions, AnItemStackThatIsGivenLeavesTheRestInTheDiscards) {
  const Result<State> s = parse_position(with(position_with_both(), "item_stack", R"({"crown": 1})"));
  ASSERT_TRUE(s.ok()) << s.error();
  EXPECT_EQ(item_discards(*s).total(), 17);
}

TEST(Expansions, R45_TheLastRoundFollowsFromCamelsAndTents) {
  std::string text = position_with_both();
  for (std::string_view tile : {"a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2", "b2", "c2", "d2"})
    text = with(text, "tiles." + std::string(tile) + ".owner", "1");
  text = with(text, "step", "\"bid\"");
  ASSERT_TRUE(parse_position(text).ok()) << parse_position(text).error();
  EXPECT_FALSE(parse_position(text)->last_round);
  EXPECT_EQ(parse_position(with(text, "tiles.e2.owner", "1")).error(),
            "position: tiles.e2.owner: seat 1 has only 11 camels");
  text = with(with(text, "tiles.e2.owner", "1"), "seats.1.tent", "\"e2\"");
  EXPECT_EQ(parse_position(text).error(), "position: last_round: does not fit the step");
  EXPECT_TRUE(parse_position(with(text, "step", "\"over\"")).ok());
}

TEST(Expansions, R4_FiveSeatsHaveTwelveSpaces) {
  const State s = Scene({.seats = 5, .sets = Set::whims}).turn(Seat::three).state();
  expect_round_trips(s);
  EXPECT_TRUE(says(to_json(s), "\"players\": 5"));
  EXPECT_EQ(parse_position(with(to_json(s), "turn_order", "[null,null,null,null,null,null,null,null,null]"))
                .error(),
            "position: turn_order: the track has 12 spaces");
}

// ---- Secrets ----------------------------------------------------------------------------------------------

TEST(Expansions, R81_ItemsThatOthersHoldUnseenAreNumbers) {
  const State s = Scene(both)
                      .items(Seat::one, {Item::ring})
                      .secret_items(Seat::one, {Item::crown, Item::lamp})
                      .secret_items(Seat::two, {Item::chest})
                      .turn(Seat::one)
                      .state();
  expect_round_trips(s);
  const std::string one = json_at(s, eyes_of(Seat::one)), two = json_at(s, eyes_of(Seat::two));
  EXPECT_TRUE(says(one, R"("unseen_items": {"crown": 1, "lamp": 1})")) << one;
  EXPECT_TRUE(says(one, R"("unseen_items": 1)")) << one;
  EXPECT_TRUE(says(two, R"("unseen_items": 2)")) << two;
  EXPECT_TRUE(says(two, R"("items": {"ring": 1})")) << two;
  // What cannot be told from the stack is counted with it.
  EXPECT_TRUE(says(two, R"("crown": 2, "scimitar": 1, "lamp": 1)")) << two;
}

TEST(Expansions, R46_ItemsDrawnAreKnownToTheOneWhoDrewThem) {
  State s = Scene(both)
                .meeples("b2", {Tribe::artisan})
                .meeples("c2", {Tribe::artisan, Tribe::elder})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  test::play(layout, s, {"take b2", "drop c2 artisan", "collect", "keep"});
  expect_round_trips(s, {"deal item crown", "deal item lamp"}, Step::keep_item);
  test::play(layout, s, {"deal item crown", "deal item lamp"});
  EXPECT_TRUE(says(json_at(s, eyes_of(Seat::one)), R"("drawn_items": {"crown": 1, "lamp": 1})"));
  EXPECT_TRUE(says(json_at(s, eyes_of(Seat::two)), R"("drawn_items": 2)"));
}

TEST(Expansions, ErrorsInAnObservationNameTheField) {
  const std::string good = with(position_with_both(), "viewer", "1");
  const auto error = [&](std::string_view path, std::string_view value) {
    return parse_observation(with(good, path, value)).error();
  };
  ASSERT_TRUE(parse_observation(good).ok()) << parse_observation(good).error();
  EXPECT_EQ(error("seats.1.unseen_items", "2"), "observation: seats.1.unseen_items: 2 is not an object");
  EXPECT_EQ(error("seats.2.unseen_items", "{}"),
            "observation: seats.2.unseen_items: an object is not a whole number from 0 to 18");
  EXPECT_EQ(error("seats.2.unseen_items", "19"),
            "observation: seats.2.unseen_items: 19 is more than all items in the box");
  const std::string scarce = with(good, "item_stack", R"({"lamp": 1})");
  EXPECT_EQ(parse_observation(with(scarce, "seats.2.unseen_items", "2")).error(),
            "observation: item_stack: fewer items than seats hold unseen");
}

// ---- In the middle of something ---------------------------------------------------------------------------

TEST(Expansions, ChainsOfItemsAreReadBackBitForBit) {
  const auto scene = [](Item item) {
    return Scene(both)
        .items(Seat::one, {item})
        .meeples("b2", {Tribe::vizier, Tribe::elder})
        .meeples("c2", {Tribe::vizier})
        .owner("a1", Seat::one)
        .row({Card::fish, Card::gold})
        .turn(Seat::one);
  };
  expect_round_trips(scene(Item::scimitar).state(), {"use scimitar b2", "remove elder"},
                     Step::remove_meeples);
  expect_round_trips(scene(Item::flute).state(), {"use flute b3", "move b2 elder"}, Step::move_meeples);
  expect_round_trips(scene(Item::talisman).state(), {"use talisman a1"}, Step::move_camel);
  expect_round_trips(scene(Item::lamp).state(), {"use lamp deck"}, Step::draw_djinn);
  expect_round_trips(scene(Item::horn).state(), {"use horn", "deal fish"}, Step::fill_row);
  const Card fish = Card::fish, gold = Card::gold, silk = Card::silk;
  expect_round_trips(scene(Item::horn).row({fish, fish, fish, gold, gold, silk, silk, silk, silk}).state(),
                     {"use horn", "put gold"}, Step::order_row);
  expect_round_trips(scene(Item::carpet).state(), {"use carpet", "take b2", "drop b3 elder"}, Step::drop);
}

// R51: the same while meeples are in hand, and between the last drop and collecting.
TEST(Expansions, ChainsOfItemsInASowingAreReadBackBitForBit) {
  const auto scene = [](Item item) {
    return Scene(both)
        .items(Seat::one, {item})
        .meeples("b3", {Tribe::vizier, Tribe::elder})
        .meeples("c2", {Tribe::elder, Tribe::builder})
        .meeples("e5", {Tribe::vizier, Tribe::elder})
        .owner("a1", Seat::one)
        .row({Card::fish, Card::gold})
        .turn(Seat::one)
        .state();
  };
  const State scimitar = scene(Item::scimitar), flute = scene(Item::flute);
  expect_round_trips(scimitar, {"take b3", "use scimitar e5", "remove elder"}, Step::remove_meeples);
  expect_round_trips(scimitar,
                     {"take b3", "drop b2 vizier", "drop c2 elder", "use scimitar e5", "remove elder"},
                     Step::remove_meeples);
  expect_round_trips(scimitar,
                     {"take b3", "drop b2 vizier", "use scimitar e5", "remove elder", "remove vizier"},
                     Step::control);
  expect_round_trips(scimitar,
                     {"take b3", "drop b2 vizier", "drop c2 elder", "use scimitar e5", "remove elder",
                      "remove vizier", "tent"},
                     Step::collect);
  expect_round_trips(flute, {"take b3", "use flute e4", "move e5 elder"}, Step::move_meeples);
  expect_round_trips(flute, {"take b3", "drop b2 vizier", "drop c2 elder", "use flute c2", "move b2 vizier"},
                     Step::move_meeples);
  expect_round_trips(scene(Item::talisman), {"take b3", "use talisman a1"}, Step::move_camel);
  expect_round_trips(scene(Item::lamp), {"take b3", "drop b2 vizier", "use lamp deck"}, Step::draw_djinn);
  expect_round_trips(scene(Item::horn), {"take b3", "use horn", "deal fish"}, Step::fill_row);
}

// The tile that was taken up may hold meeples again, and the last one dropped on may be empty.
TEST(Expansions, SowingsThatAnItemHasChangedAreReadBackBitForBit) {
  const Scene scene = Scene(both)
                          .items(Seat::one, {Item::flute, Item::scimitar})
                          .meeples("b3", {Tribe::vizier, Tribe::elder})
                          .meeples("b2", {Tribe::builder})
                          .meeples("c2", {Tribe::elder})
                          .turn(Seat::one);
  expect_round_trips(scene.state(), {"take b3", "use flute b3", "move b2 builder", "done"}, Step::drop);
  expect_round_trips(
      scene.state(),
      {"take b3", "drop b2 vizier", "use scimitar b2", "remove builder", "remove vizier", "camel"},
      Step::drop);
}

TEST(Expansions, R40_WhatBuildersBroughtIsReadBackBitForBit) {
  State s = Scene(both)
                .kind("d2", TileKind::city_blue)
                .whim("d2", Whim::builders)
                .meeples("d3", {Tribe::builder})
                .meeples("d2", {Tribe::builder, Tribe::elder})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  test::play(layout, s, {"take d3", "drop d2 builder", "collect", "fakirs 0"});
  expect_round_trips(s);
  EXPECT_TRUE(says(to_json(s), R"("built": 10)")) << to_json(s);
  test::play(layout, s, {"whim"});
  expect_round_trips(s);
  EXPECT_TRUE(says(to_json(s), R"("whim_after_build": true)")) << to_json(s);
  test::play(layout, s, {"end"});
  expect_round_trips(s);
  EXPECT_FALSE(says(to_json(s), "built"));
}

TEST(Expansions, ControlIsReadBackBitForBit) {
  expect_round_trips(
      Scene(both).meeples("b2", {Tribe::elder}).meeples("c2", {Tribe::elder}).turn(Seat::one).state(),
      {"take b2", "drop c2 elder", "collect"}, Step::control);
}

TEST(Expansions, R64_DeedsAreReadBackBitForBit) {
  State s = Scene(both)
                .elders(Seat::one, 1)
                .djinn(Seat::one, Djinn::iblis)
                .meeples("b2", {Tribe::assassin})
                .meeples("c2", {Tribe::assassin})
                .meeples("c3", {Tribe::merchant, Tribe::artisan, Tribe::elder})
                .turn(Seat::one)
                .state();
  const Layout layout(s);
  test::play(layout, s,
             {"take b2", "drop c2 assassin", "collect", "tent", "use iblis elder", "kill c3 artisan"});
  expect_round_trips(s);
  EXPECT_TRUE(says(to_json(s), R"("deeds": ["kill-artisan"])")) << to_json(s);
  EXPECT_EQ(parse_position(with(to_json(s), "deeds", R"(["kill-fish"])")).error(),
            "position: deeds.1: \"kill-fish\" is not a deed");
}

TEST(Expansions, AnItemInUseWasUsedThisTurn) {
  const State s = Scene(both)
                      .items(Seat::one, {Item::carpet})
                      .meeples("b2", {Tribe::vizier})
                      .meeples("c2", {Tribe::vizier})
                      .turn(Seat::one)
                      .state();
  const std::string plain = test::without(test::without(to_json(s), "seats.1.items"), "item_stack");
  const Result<State> read = parse_position(with(plain, "item_in_use", "\"carpet\""));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_TRUE(read->item_used);
  EXPECT_FALSE(read->item_stack.has(Item::carpet));
  EXPECT_EQ(parse_position(with(with(plain, "item_in_use", "\"carpet\""), "item_used", "false")).error(),
            "position: item_used: must be set while one is in use");
}

// ---- What is refused --------------------------------------------------------------------------------------

struct Wrong {
  std::string_view path;
  std::string_view value;
  std::string message;
};

TEST(Expansions, ErrorsNameTheField) {
  const std::vector<Wrong> cases{
      {"players", "6", "players: 6 is not a whole number from 2 to 5"},
      {"players", "5", "seats: there must be one entry for each of the 5 players"},
      {"sets", R"(["base", "whims"])", "tiles.g1: there is no such tile on this board"},
      {"sets", R"(["artisans"])", "tiles.g1: there is no such tile on this board"},
      // the board
      {"tiles.a6.meeples", R"({"elder": 1})", "tiles.a6: nothing can stand there"},
      {"tiles.g6.palms", "1", "tiles.g6: nothing can stand there"},
      {"tiles.a6.owner", "1", "tiles.a6: nothing can stand there"},
      {"tiles.b6.whim", "\"whimsy\"", "tiles.b6.whim: \"whimsy\" is not a whim"},
      {"tiles.b6.whim", "7", "tiles.b6.whim: 7 is not a text"},
      {"tiles.a1.whim", "\"corner\"", "tiles.a1.whim: whims lie on cities only"},
      {"tiles.a1.meeples", R"({"artisan": 16})",
       "tiles.a1.meeples.artisan: 16 is more than the 15 in the box"},
      {"tiles.a1.meeples", R"({"elder": 24})", "tiles.a1.meeples.elder: 24 is more than the 23 in the box"},
      // seats
      {"seats.1.artisans", "16", "seats.1.artisans: 16 is more than the 15 in the box"},
      {"seats.1.tent", "\"a1\"", "seats.1.tent: not on a tile of the seat"},
      {"seats.1.tent", "\"h1\"", "seats.1.tent: \"h1\" is not a tile"},
      {"seats.1.tent", "true", "seats.1.tent: true is not a text"},
      {"seats.1.items", R"({"crown": 3})", "seats.1.items.crown: 3 is more than the 2 in the box"},
      {"seats.1.items", R"({"sword": 1})", "seats.1.items.sword: there is no such item"},
      {"seats.1.items", R"(["crown"])", "seats.1.items: a list is not an object"},
      {"seats.1.unseen_items", "1", "seats.1.unseen_items: 1 is not an object"},
      {"seats.1.whims", R"(["corner", "corner"])", "seats.1.whims.2: corner is there twice"},
      {"seats.1.fulfilled", R"(["cornr"])", "seats.1.fulfilled.1: \"cornr\" is not a whim"},
      {"seats.1.fulfilled", "\"corner\"", "seats.1.fulfilled: \"corner\" is not a list"},
      // the decision
      {"item_stack", R"({"lamp": 2})", "item_stack.lamp: 2 is more than the 1 in the box"},
      {"drawn_items", R"({"lamp": 1})", "drawn_items: does not fit the step"},
      {"item_in_use", "\"lamp\"", "item_in_use: does not fit the step"},
      {"item_in_use", "\"lump\"", "item_in_use: \"lump\" is not an item"},
      {"item_used", "1", "item_used: 1 is not true or false"},
      {"item_used", "true", "item_used: does not fit the step"},
      {"deeds", R"(["kill-elder"])", "deeds: does not fit the step"},
      {"deeds", R"(["elder"])", "deeds.1: \"elder\" is not a deed"},
      {"deeds", R"(["kill-"])", "deeds.1: \"kill-\" is not a deed"},
      {"step", "\"draw-items\"", "turn: no such seat"},
      {"step", "\"refill-whims\"", ""},
  };
  for (const Wrong& wrong : cases) {
    const Result<State> s = parse_position(with(position_with_both(), wrong.path, wrong.value));
    ASSERT_EQ(s.ok(), wrong.message.empty()) << wrong.path << " " << wrong.value;
    if (!s) {
      EXPECT_EQ(s.error(), "position: " + wrong.message);
    }
  }
}

TEST(Expansions, PiecesAreCountedOverTheWholeDocument) {
  const std::string whim = with(position_with_both(), "tiles.b6.whim", "\"corner\"");
  EXPECT_EQ(parse_position(with(whim, "tiles.c6.whim", "\"corner\"")).error(),
            "position: tiles.c6.whim: corner is there twice");
  EXPECT_EQ(parse_position(with(whim, "seats.2.whims", R"(["corner"])")).error(),
            "position: seats.2.whims.1: corner is there twice");
  const std::string item = with(position_with_both(), "seats.1.items", R"({"lamp": 1})");
  for (std::string_view path : {"seats.2.items", "seats.2.unseen_items", "drawn_items", "item_stack"})
    EXPECT_EQ(parse_position(with(item, path, R"({"lamp": 1})")).error(),
              "position: " + std::string(path) + ".lamp: with this there are 2, more than the 1 in the box");
  EXPECT_EQ(parse_position(with(item, "item_in_use", "\"lamp\"")).error(),
            "position: item_in_use: with this there are 2, more than the 1 in the box");
  const std::string artisans = with(position_with_both(), "seats.1.artisans", "9");
  EXPECT_EQ(parse_position(with(artisans, "tiles.a1.meeples", R"({"artisan": 7})")).error(),
            "position: seats.1.artisans: with this there are 16, more than the 15 in the box");
}

TEST(Expansions, TheBaseGameHasNoneOfThis) {
  const std::vector<Wrong> cases{
      {"seats.1.artisans", "1", "seats.1.artisans: 1 is more than the 0 in the box"},
      {"seats.1.tent", "\"a1\"", "seats.1.tent: a piece of a set that is not played"},
      {"seats.1.items", R"({"crown": 1})", "seats.1.items.crown: 1 is more than the 0 in the box"},
      {"seats.1.whims", R"(["corner"])", "seats.1.whims.1: corner is not in this game"},
      {"item_stack", R"({"lamp": 1})", "item_stack.lamp: 1 is more than the 0 in the box"},
      {"tiles.a1.whim", "\"corner\"", "tiles.a1.whim: whims lie on cities only"},
      {"item_used", "true", "item_used: does not fit the step"},
      {"step", "\"refill-whims\"", "whims: none to deal"},
  };
  for (const Wrong& wrong : cases)
    EXPECT_EQ(parse_position(with(test::plain_position(), wrong.path, wrong.value)).error(),
              "position: " + wrong.message);
  for (std::string_view field : {"item_stack", "tent", "whims", "unseen_items"})
    EXPECT_FALSE(says(to_json(Scene(2).state()), field)) << field;
}

TEST(Expansions, R65_WhimsThatNeedArtisansAreNotInAGameWithoutThem) {
  const State s = Scene({.seats = 3, .sets = Set::whims}).state();
  EXPECT_EQ(parse_position(with(to_json(s), "seats.1.whims", R"(["workshop"])")).error(),
            "position: seats.1.whims.1: workshop is not in this game");
}

}  // namespace
}  // namespace naqala
