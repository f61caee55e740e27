// Positions of the base game that cannot occur: each refusal of problem_with(state), with the one thing that
// is wrong. Wherever a number has a limit, the last one that is right is tried too.
#include "rules/check.hpp"

#include <string>
#include <utility>

#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

using enum Tribe;

// What is said of a sound position after one change.
template <class Change>
std::string changed(State s, Change change) {
  EXPECT_EQ(problem_with(s), "") << "before the change";
  change(s);
  return problem_with(s);
}

State auction(int seats = 2) { return Scene(seats).state(); }

Scene turn() {
  return Scene(2)
      .meeples("b3", {elder})
      .meeples("c3", {elder, vizier})
      .meeples("d3", {vizier})
      .turn(Seat::one);
}

State played(const Scene& scene, std::initializer_list<std::string_view> actions) {
  State state = scene.state();
  play(Layout(state), state, actions);
  return state;
}

void set_kind(State& s, Tile tile, TileKind kind) { s.kinds[index(tile)] = kind; }

// ---- Pieces -----------------------------------------------------------------------------------------------

TEST(Check, R1_TheBoardHasAllItsTilesAndNoOthers) {
  EXPECT_EQ(changed(auction(), [](State& s) { set_kind(s, tile("f5"), TileKind::none); }),
            "tiles.f5: has no kind");
  EXPECT_EQ(changed(auction(), [](State& s) { set_kind(s, tile_at(6, 0), TileKind::oasis); }),
            "tiles.g1: lies beside the board");
  EXPECT_EQ(changed(auction(), [](State& s) { set_kind(s, tile_at(0, 5), TileKind::oasis); }),
            "tiles.a6: lies beside the board");
  EXPECT_EQ(changed(auction(), [](State& s) { set_kind(s, tile("a1"), TileKind::village); }),
            "tiles: 5 of kind oasis instead of 6");
}

TEST(Check, R1_NothingStandsBesideTheBoard) {
  const Tile beside = tile_at(6, 2);
  const std::string refusal = "tiles.g3: nothing can stand there";
  EXPECT_EQ(changed(auction(), [&](State& s) { s.meeples[index(beside)].add(elder); }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.buildings[index(beside)] = 1; }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.owned[1].add(beside); }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.owned[1] = TileSet::from_bits(std::uint64_t{1} << 42); }),
            "seats.2: owns a tile beside the board");
}

TEST(Check, R1_ThereAreTwelvePalmsAndTenPalaces) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.buildings[0] = 12; }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.buildings[0] = 12, s.buildings[1] = 1; }),
            "palms: 13 is more than the 12 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.buildings[0] = 16 * 10; }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.buildings[0] = 16 * 10, s.buildings[1] = 16; }),
            "palaces: 11 is more than the 10 there are");
}

TEST(Check, R21_ATileHasOneOwnerWithACamelForIt) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.owned[0].add(tile("a1")), s.owned[1].add(tile("a1")); }),
            "tiles.a1: has two owners");
  const auto own = [](int tiles) {
    return [tiles](State& s) {
      for (int i = 0; i < tiles; ++i) s.owned[1].add(tile_at(i % 6, i / 6));
    };
  };
  EXPECT_EQ(changed(auction(), own(10)), "");
  EXPECT_EQ(changed(auction(), own(11)), "last_round: seat 2 has placed its last camel, so it must be set");
  EXPECT_EQ(changed(auction(), own(12)), "seats.2.camels: 12 is more than the 11 there are");
  EXPECT_EQ(changed(auction(3), own(7)), "");
  EXPECT_EQ(changed(auction(3), own(9)), "seats.2.camels: 9 is more than the 8 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.owned[2].add(tile("a1")); }),
            "seats.3.camels: 1 is more than the 0 there are");
}

TEST(Check, R1_MeeplesAreThoseOfTheBox) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.viziers[0] = 15, s.meeples[0].add(vizier); }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.viziers[0] = 15, s.meeples[0].add(vizier, 2); }),
            "meeples: vizier: 17 is more than the 16 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.elders[1] = 20; }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.elders[1] = 20, s.hand.add(elder); }),
            "meeples: elder: 21 is more than the 20 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.meeples[0].add(builder, 19); }),
            "meeples: builder: 19 is more than the 18 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.artisans[0] = 1; }),
            "meeples: artisan: 1 is more than the 0 there are");
  const Meeples beyond = Meeples::from_word(1u << 30);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.hand = beyond; }), "hand: too many meeples");
  EXPECT_EQ(changed(auction(), [&](State& s) { s.meeples[index(tile("b1"))] = beyond; }),
            "tiles.b1: too many meeples");
}

TEST(Check, R1_CardsAreThoseOfTheBox) {
  const std::string refusal = "cards: fish: 7 is more than the 6 there are";
  const std::uint32_t fish = Cards::of(Card::fish).word();
  EXPECT_EQ(changed(auction(), [](State& s) { s.open[0].add(Card::fish); }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.fresh[1] = fish; }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.stale[1] = fish; }), refusal);
  const auto row = [](State& s) { s.card_row[0] = Card::fish, s.card_row_size = 1; };
  EXPECT_EQ(changed(auction(), row), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { row(s), s.deck.remove(Card::fish); }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.deck.remove(Card::fish); }), "") << "it was discarded";
}

TEST(Check, R33_TheRowOfCardsHasNinePlacesWithoutGaps) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.card_row_size = 10; }),
            "card_row: 10 is more than the 9 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.card_row[0] = Card{10}, s.card_row_size = 1; }),
            "card_row: no such card");
  EXPECT_EQ(changed(auction(), [](State& s) { s.card_row[8] = Card::gold; }), "card_row: no such card");
  EXPECT_EQ(changed(auction(), [](State& s) { s.card_row[0] = Card::gold; }), "card_row: no such card");
}

// What a viewer knows of other seats' cards are numbers.
TEST(Check, R80_NobodyHoldsMoreUnseenThanThereIs) {
  const State view = observe(auction(), eyes_of(Seat::one)).view();
  ASSERT_EQ(view.deck.total(), 54);
  EXPECT_EQ(changed(view, [](State& s) { s.fresh[1] = 54; }), "");
  EXPECT_EQ(changed(view, [](State& s) { s.fresh[1] = 55; }), "seats.2.unseen: more cards than there are");
  EXPECT_EQ(changed(view, [](State& s) { s.stale[1] = 55; }), "seats.2.unseen: more cards than there are");
  EXPECT_EQ(changed(view, [](State& s) { s.fresh[1] = 54, s.deck.remove(Card::fish); }),
            "deck: fewer cards than the seats took unseen from it");
  EXPECT_EQ(changed(view, [](State& s) { s.stale[1] = 1; }),
            "unseen_earlier: the cards from an earlier deck do not add up");
  const auto earlier = [](State& s) { s.deck.remove(Card::fish), s.stale_pool.add(Card::fish); };
  EXPECT_EQ(changed(view, [&](State& s) { earlier(s), s.stale[1] = 1; }), "");
  EXPECT_EQ(changed(view, earlier), "unseen_earlier: the cards from an earlier deck do not add up");
  EXPECT_EQ(changed(view, [](State& s) { s.sight = eyes_of(Seat::two); }), "");
  EXPECT_EQ(changed(view, [](State& s) { s.sight = eyes_of(Seat::three); }), "viewer: there is no such seat");
}

TEST(Check, R1_ADjinnIsInOnePlace) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinns[1].add(Djinn::boaz); }),
            "djinn_deck: boaz is elsewhere already");
  EXPECT_EQ(
      changed(auction(), [](State& s) { s.djinns[1].add(Djinn::boaz), s.djinn_deck.remove(Djinn::boaz); }),
      "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinns_drawn.add(Djinn::boaz); }),
            "drawn: boaz is elsewhere already");
  const auto row = [](State& s) { s.djinn_row[0] = Djinn::boaz, s.djinn_row_size = 1; };
  EXPECT_EQ(changed(auction(), row), "djinn_row: boaz is elsewhere already");
  EXPECT_EQ(changed(auction(), [&](State& s) { row(s), s.djinn_deck.remove(Djinn::boaz); }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinns[0].add(Djinn::geb); }),
            "seats.1.djinns: a djinn of another set");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinn_deck.remove(Djinn::boaz); }), "") << "it was discarded";
}

TEST(Check, R33_TheRowOfDjinnsHasThreePlacesWithoutGaps) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinn_row_size = 4; }),
            "djinn_row: 4 is more than the 3 there are");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinn_row[0] = Djinn{26}, s.djinn_row_size = 1; }),
            "djinn_row: no such djinn");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinn_row[2] = Djinn::boaz; }), "djinn_row: no such djinn");
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinn_row[0] = Djinn::boaz; }), "djinn_row: no such djinn");
}

TEST(Check, R35_OnlyDjinnsThatSomebodyHasWereUsed) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.djinns_used.add(Djinn::boaz); }),
            "used: a djinn that nobody has");
  const State held = Scene(2).djinn(Seat::two, Djinn::boaz).state();
  EXPECT_EQ(changed(held, [](State& s) { s.djinns_used.add(Djinn::boaz); }), "");
}

TEST(Check, R3_WhoDoesNotPlayHasNothing) {
  const std::string refusal = "seats.3: is not in this game";
  EXPECT_EQ(changed(auction(), [](State& s) { s.coins[2] = 1; }), refusal);
  EXPECT_EQ(changed(auction(), [](State& s) { s.viziers[2] = 1; }), refusal);
  EXPECT_EQ(changed(auction(), [](State& s) { s.elders[2] = 1; }), refusal);
  const auto take = [](State& s) {
    s.deck.remove(Card::fish);
    return Cards::of(Card::fish);
  };
  EXPECT_EQ(changed(auction(), [&](State& s) { s.open[2] = take(s); }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.fresh[2] = take(s).word(); }), refusal);
  EXPECT_EQ(changed(auction(), [&](State& s) { s.stale[2] = take(s).word(); }), refusal);
  EXPECT_EQ(
      changed(auction(), [](State& s) { s.djinns[2].add(Djinn::boaz), s.djinn_deck.remove(Djinn::boaz); }),
      refusal);
  EXPECT_EQ(changed(auction(3), [](State& s) { s.coins[2] = 9999; }), "");
  EXPECT_EQ(changed(auction(3), [](State& s) { s.coins[2] = 10'000; }),
            "seats.3.coins: 10000 is more than 9999");
}

// ---- Tracks and phases ------------------------------------------------------------------------------------

TEST(Check, R5_MarkersStandWhereTheyCan) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.bid_track[0] = Seat::three; }), "bid_order: no such seat");
  EXPECT_EQ(changed(auction(), [](State& s) { s.bid_track[2] = nobody; }), "bid_order: has a gap");
  EXPECT_EQ(changed(auction(), [](State& s) { s.turn_track[8] = Seat::three; }), "turn_order: no such seat");
  EXPECT_EQ(changed(auction(), [](State& s) { s.turn_track[9] = Seat::one; }),
            "turn_order: there is no such price");
  EXPECT_EQ(changed(auction(), [](State& s) { s.turn_track[8] = Seat::one; }),
            "seats.1: 3 markers on the tracks instead of 2");
  EXPECT_EQ(changed(auction(3), [](State& s) { s.bid_track[2] = nobody; }).substr(8),
            " 0 markers on the tracks instead of 1");
}

TEST(Check, R6_MarkersOnAPriceStandOnItsLaterSpaces) {
  const auto bid_on = [](std::size_t space) {
    return [space](State& s) {
      s.turn_track[space] = s.bid_track[3];
      s.bid_track[3] = nobody;
    };
  };
  EXPECT_EQ(changed(auction(), bid_on(0)), "turn_order: a marker on 0 stands too far back");
  EXPECT_EQ(changed(auction(), bid_on(1)), "turn_order: a marker on 0 stands too far back");
  for (std::size_t space = 2; space < 9; ++space) EXPECT_EQ(changed(auction(), bid_on(space)), "") << space;
}

TEST(Check, R5_TheAuctionHasABidderAndNoTurn) {
  EXPECT_EQ(changed(auction(), [](State& s) { s.step = static_cast<Step>(count_of<Step>); }),
            "step: unknown");
  EXPECT_EQ(changed(auction(), [](State& s) { s.active = Seat::one; }),
            "turn: it is nobody's turn at this step");
  EXPECT_EQ(changed(auction(), [](State& s) { s.last_round = true; }), "last_round: does not fit the step");
  const auto all_bid = [](State& s) {
    for (std::size_t i = 0; i < 4; ++i) s.turn_track[3 + i] = std::exchange(s.bid_track[i], nobody);
  };
  EXPECT_EQ(changed(auction(), all_bid), "bid_order: nobody is left to bid");
  EXPECT_EQ(changed(auction(), [&](State& s) { all_bid(s), s.step = Step::refill_cards; }),
            "turn_order: there are turns to play yet");
  EXPECT_EQ(changed(auction(), [](State& s) { s.step = Step::refill_cards; }), "");
  EXPECT_EQ(changed(auction(), [](State& s) { s.step = Step::over; }), "last_round: does not fit the step");
  EXPECT_EQ(changed(auction(), [](State& s) { s.step = Step::over, s.last_round = true; }), "");
}

TEST(Check, R10_ATurnIsThatOfTheLastMarkerTakenBack) {
  EXPECT_EQ(changed(turn().state(), [](State& s) { s.active = Seat::three; }), "turn: no such seat");
  EXPECT_EQ(changed(turn().state(), [](State& s) { s.active = Seat::two; }),
            "bid_order: the marker of the seat whose turn it is comes last");
}

TEST(Check, R70_TheLastRoundIsKnownWhenNothingCanBeSown) {
  const auto clear = [](State& s) { s.meeples.fill({}); };
  EXPECT_EQ(changed(turn().state(), clear), "last_round: no sowing exists, so it must be set");
  EXPECT_EQ(changed(turn().state(), [&](State& s) { clear(s), s.last_round = true; }), "");
}

// ---- The decision due -------------------------------------------------------------------------------------

TEST(Check, R33_RowsAreRefilledWhileThereIsRoomAndSomethingToDeal) {
  const auto cards = [](State& s) { s.step = Step::refill_cards; };
  EXPECT_EQ(changed(auction(), [&](State& s) { cards(s), s.deck = {}; }), "deck: nothing to draw");
  const State full = Scene(2)
                         .row({Card::fish, Card::fish, Card::fish, Card::wheat, Card::wheat, Card::wheat,
                               Card::silk, Card::silk, Card::silk})
                         .state();
  EXPECT_EQ(changed(full, cards), "card_row: is full");
  const auto djinns = [](State& s) { s.step = Step::refill_djinns; };
  EXPECT_EQ(changed(auction(), djinns), "");
  EXPECT_EQ(changed(auction(), [&](State& s) { djinns(s), s.djinn_deck = {}; }),
            "djinn_deck: nothing to draw");
  EXPECT_EQ(changed(Scene(2).djinn_row({Djinn::boaz, Djinn::utug, Djinn::leta}).state(), djinns),
            "djinn_row: is full");
}

TEST(Check, R11_BeforeTheSowingThereIsNoTileAndNothingInHand) {
  EXPECT_EQ(changed(turn().state(), [](State& s) { s.at = tile("a1"); }), "at: does not fit the step");
  EXPECT_EQ(changed(turn().state(), [](State& s) { s.from = tile("a1"); }), "from: does not fit the step");
  EXPECT_EQ(changed(turn().state(), [](State& s) { s.hand.add(builder); }), "hand: does not fit the step");
}

TEST(Check, R11_FieldsThatTheStepDoesNotUseAreBlank) {
  const auto refusal = [](auto change) { return changed(turn().state(), change); };
  EXPECT_EQ(refusal([](State& s) { s.left = 1; }), "left: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.dropped = elder; }), "dropped: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.djinns_drawn.add(Djinn::boaz), s.djinn_deck.remove(Djinn::boaz); }),
            "drawn: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.place = tile("a1"); }), "place: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.resume = Step::tile; }), "resume: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.double_coins = true; }), "double_coins: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.double_kill = true; }), "double_kill: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.victim = Seat::two; }), "kills: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.kills = 1; }), "kills: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.reserved[2] = 1; }), "reserved: not 0");
}

TEST(Check, R18_ASowingHasAWayBehindItAndAnEndBeforeIt) {
  const Scene scene = turn().meeples("b2", {elder});
  const State first = played(scene, {"take c3"});
  EXPECT_EQ(changed(first, [](State& s) { s.at = no_tile; }), "at: not a tile of the land");
  EXPECT_EQ(changed(first, [](State& s) { s.hand = {}; }), "hand: no meeple to drop");
  EXPECT_EQ(changed(first, [](State& s) { s.meeples[index(s.at)].add(elder); }),
            "at: a tile that was taken up is empty");
  EXPECT_EQ(changed(first, [](State& s) { s.hand = Meeples::of(merchant, 2); }),
            "hand: this sowing cannot be finished");
  const State later = played(scene, {"take c3", "drop b3 vizier"});
  ASSERT_EQ(later.step, Step::drop);
  EXPECT_EQ(changed(later, [](State& s) { s.from = tile("d4"); }), "from: not beside the tile");
  EXPECT_EQ(changed(later, [](State& s) { s.from = tile_at(6, 0); }), "from: not beside the tile");
  EXPECT_EQ(changed(later, [](State& s) { s.meeples[index(s.at)] = {}; }), "at: a meeple was dropped there");
}

TEST(Check, R16_TheLastMeepleFindsOneOfItsTribe) {
  const State state = played(turn(), {"take b3", "drop c3 elder"});
  ASSERT_EQ(state.step, Step::collect);
  EXPECT_EQ(changed(state, [](State& s) { s.dropped = vizier; }), "dropped: no match on the tile");
  EXPECT_EQ(changed(state, [](State& s) { s.dropped = Tribe{6}; }), "dropped: no match on the tile");
  EXPECT_EQ(changed(state, [](State& s) { s.at = no_tile; }), "at: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.from = tile("b3"); }), "at: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.hand.add(builder); }), "at: does not fit the step");
}

TEST(Check, R19_AtLeastTwoOfOneTribeAreCollected) {
  const State state = played(turn(), {"take b3", "drop c3 elder", "collect"});
  ASSERT_EQ(state.step, Step::tribe);
  EXPECT_EQ(changed(state, [](State& s) { s.hand = Meeples::of(elder, 1); }), "hand: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.hand.add(builder); }), "hand: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.hand = {}; }), "hand: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.at = no_tile; }), "at: does not fit the step");
  const auto hold = [](State& s, Tribe tribe) { s.hand = Meeples::of(tribe, 2); };
  EXPECT_EQ(changed(state, [&](State& s) { hold(s, builder), s.double_coins = true; }), "");
  EXPECT_EQ(changed(state, [&](State& s) { hold(s, assassin), s.double_coins = true; }),
            "double_coins: does not fit the tribe in hand");
  EXPECT_EQ(changed(state, [&](State& s) { hold(s, assassin), s.double_kill = true; }), "");
  EXPECT_EQ(changed(state, [&](State& s) { hold(s, builder), s.double_kill = true; }),
            "double_kill: does not fit the tribe in hand");
}

// Seat one has killed the first of two with Iblis, on e2.
State second_kill() {
  const Scene scene = Scene(3)
                          .djinn(Seat::one, Djinn::iblis)
                          .elders(Seat::one, 1)
                          .meeples("b2", {assassin})
                          .meeples("c2", {assassin})
                          .meeples("e2", {vizier, builder})
                          .turn(Seat::one);
  const State state =
      played(scene, {"take b2", "drop c2 assassin", "collect", "use iblis elder", "kill e2 vizier"});
  EXPECT_EQ(state.step, Step::second_kill);
  return state;
}

TEST(Check, Iblis_TheSecondKillHasAFirstOneAndAPlace) {
  const auto refusal = [](auto change) { return changed(second_kill(), change); };
  EXPECT_EQ(refusal([](State& s) { s.kills = 0; }), "kills: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.kills = 2; }), "kills: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.double_coins = true; }), "kills: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.double_kill = false; }), "kills: only Iblis kills twice");
  EXPECT_EQ(refusal([](State& s) { s.at = no_tile; }), "at: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.from = tile("b2"); }), "at: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.hand.add(elder); }), "at: does not fit the step");
  EXPECT_EQ(refusal([](State& s) { s.place = no_tile; }), "place: not a tile of the land");
  EXPECT_EQ(refusal([](State& s) { s.place = tile("a1"); }), "place: no victim there");
}

TEST(Check, Iblis_TheSecondVictimIsThatOfTheSameOtherSeat) {
  const auto refusal = [](Seat victim, auto change) {
    return changed(second_kill(), [&](State& s) {
      s.place = no_tile;
      s.victim = victim;
      change(s);
    });
  };
  const auto nothing = [](State&) {};
  EXPECT_EQ(refusal(Seat::two, nothing), "victim: has nobody to kill");
  EXPECT_EQ(refusal(Seat::two, [](State& s) { s.viziers[1] = 1; }), "");
  EXPECT_EQ(refusal(Seat::two, [](State& s) { s.elders[1] = 1; }), "");
  EXPECT_EQ(refusal(Seat::two, [](State& s) { s.elders[2] = 1; }), "victim: has nobody to kill");
  EXPECT_EQ(refusal(Seat::two, [](State& s) { s.elders[1] = 1, s.place = tile("e2"); }),
            "place: not a tile of the land");
  EXPECT_EQ(refusal(Seat::one, [](State& s) { s.elders[0] = 1; }), "victim: no such seat");
  EXPECT_EQ(refusal(Seat::four, nothing), "victim: no such seat");
  EXPECT_EQ(refusal(Seat::two,
                    [](State& s) {
                      s.elders[1] = 1;
                      s.djinns[1].add(Djinn::boaz);
                      s.djinn_deck.remove(Djinn::boaz);
                    }),
            "victim: has nobody to kill");
}

// A card is drawn between two kills, and after the last.
TEST(Check, Kandicha_KillsAreCountedWhileTheCardIsDrawn) {
  const auto killing = [](bool twice) {
    Scene scene = Scene(2)
                      .djinn(Seat::one, Djinn::kandicha)
                      .djinn(Seat::one, Djinn::iblis)
                      .elders(Seat::one, 1)
                      .meeples("b2", {assassin})
                      .meeples("c2", {assassin})
                      .meeples("e2", {merchant, merchant})
                      .turn(Seat::one);
    State state = played(scene, {"take b2", "drop c2 assassin", "collect"});
    if (twice) play(Layout(state), state, {"use iblis elder"});
    play(Layout(state), state, {"kill e2 merchant"});
    EXPECT_EQ(state.step, Step::draw_card);
    return state;
  };
  EXPECT_EQ(changed(killing(false), [](State& s) { s.kills = 2; }), "kills: does not fit the step");
  EXPECT_EQ(changed(killing(true), [](State& s) { s.kills = 2; }), "");
  EXPECT_EQ(changed(killing(true), [](State& s) { s.kills = 3; }), "kills: does not fit the step");
  EXPECT_EQ(changed(killing(true), [](State& s) { s.kills = 0; }), "kills: does not fit the step");
}

TEST(Check, R30_ASecondCardIsBoughtOnALargeMarket) {
  const auto bought = [](std::initializer_list<Card> row) {
    const Scene scene = Scene(2).row(row).meeples("b1", {vizier}).meeples("c1", {vizier}).turn(Seat::one);
    const State state = played(scene, {"take b1", "drop c1 vizier", "collect", "keep", "buy 1"});
    EXPECT_EQ(state.step, Step::second_buy);
    return state;
  };
  const State many = bought({Card::fish, Card::fish, Card::fish, Card::wheat, Card::wheat, Card::wheat,
                             Card::silk, Card::silk, Card::silk});
  ASSERT_EQ(many.left, 5);
  EXPECT_EQ(changed(many, [](State& s) { s.left = 6; }), "left: does not fit the row");
  EXPECT_EQ(changed(many, [](State& s) { s.left = 1; }), "");
  EXPECT_EQ(changed(many, [](State& s) { s.left = 0; }), "left: does not fit the row");
  EXPECT_EQ(changed(bought({Card::fish, Card::fish, Card::fish}), [](State& s) { s.left = 3; }),
            "left: does not fit the row");
  EXPECT_EQ(changed(many, [](State& s) { s.at = tile("b1"); }), "at: not a large market");
  EXPECT_EQ(changed(many, [](State& s) { s.at = no_tile; }), "at: not a large market");
  EXPECT_EQ(changed(many, [](State& s) { s.from = tile("b1"); }), "hand: does not fit the step");
  EXPECT_EQ(changed(many, [](State& s) { s.hand.add(elder); }), "hand: does not fit the step");
}

TEST(Check, Lamia_ThePalmGoesToAnOasisWithOneLeft) {
  const Scene scene = turn()
                          .djinn(Seat::one, Djinn::lamia)
                          .djinn(Seat::one, Djinn::enki)
                          .elders(Seat::one, 2)
                          .palms("a1", 11);
  const State state = played(scene, {"use enki elder c5"});
  ASSERT_EQ(state.step, Step::place_palm);
  EXPECT_EQ(changed(state, [](State& s) { s.place = tile("c4"); }), "place: not a tile for it");
  EXPECT_EQ(changed(state, [](State& s) { s.place = tile("d1"); }), "place: not a tile for it");
  EXPECT_EQ(changed(state, [](State& s) { s.place = no_tile; }), "place: not a tile for it");
  EXPECT_EQ(changed(state, [](State& s) { s.buildings[index(tile("a1"))] = 12; }), "place: none left");
  EXPECT_EQ(changed(state, [](State& s) { s.hand.add(elder); }), "hand: does not fit the step");
  EXPECT_EQ(changed(state, [](State& s) { s.step = Step::place_palace; }), "place: not a tile for it");
  const auto palace = [](State& s) { s.step = Step::place_palace, s.place = tile("d1"); };
  EXPECT_EQ(changed(state, palace), "");
  EXPECT_EQ(changed(state, [&](State& s) { palace(s), s.buildings[index(tile("d1"))] = 16 * 10; }),
            "place: none left");
}

TEST(Check, AnunNak_DrawsUpToThreeMeeplesFromTheBag) {
  const State state =
      played(turn().djinn(Seat::one, Djinn::anun_nak).elders(Seat::one, 1), {"use anun-nak elder a5"});
  ASSERT_EQ(state.step, Step::draw_meeples);
  ASSERT_EQ(state.left, 3);
  EXPECT_EQ(changed(state, [](State& s) { s.left = 4; }), "left: does not fit the bag");
  EXPECT_EQ(changed(state, [](State& s) { s.left = 1; }), "");
  EXPECT_EQ(changed(state, [](State& s) { s.left = 0; }), "left: does not fit the bag");
  EXPECT_EQ(changed(state, [](State& s) { s.place = no_tile; }), "place: not a tile of the land");
  EXPECT_EQ(changed(state, [](State& s) { s.resume = Step::drop; }), "resume: not a point of the turn");
  // All but two of the bag stand somewhere.
  const auto empty_the_bag = [](State& s) {
    Meeples rest = bag(s);
    rest.remove(merchant, 2);
    s.meeples[index(tile("f5"))] += rest;
  };
  EXPECT_EQ(changed(state, [&](State& s) { empty_the_bag(s); }), "left: does not fit the bag");
  EXPECT_EQ(changed(state, [&](State& s) { empty_the_bag(s), s.left = 2; }), "");
}

TEST(Check, Sibittis_DrawsUpToThreeDjinns) {
  const State state =
      played(turn().djinn(Seat::one, Djinn::sibittis).elders(Seat::one, 2), {"use sibittis elder elder"});
  ASSERT_EQ(state.step, Step::draw_djinns);
  ASSERT_EQ(state.left, 3);
  EXPECT_EQ(changed(state, [](State& s) { s.left = 4; }), "left: does not fit the djinns drawn");
  EXPECT_EQ(changed(state, [](State& s) { s.left = 0; }), "left: does not fit the djinns drawn");
  EXPECT_EQ(changed(state, [](State& s) { s.djinn_deck = {}; }), "djinn_deck: nothing to draw");
  const auto draw_one = [](State& s, Djinn djinn) { s.djinns_drawn.add(djinn), s.djinn_deck.remove(djinn); };
  EXPECT_EQ(changed(state, [&](State& s) { draw_one(s, Djinn::boaz); }),
            "left: does not fit the djinns drawn");
  EXPECT_EQ(changed(state, [&](State& s) { draw_one(s, Djinn::boaz), s.left = 2; }), "");
  const auto keep = [&](std::initializer_list<Djinn> drawn) {
    return changed(state, [&](State& s) {
      for (Djinn djinn : drawn) draw_one(s, djinn);
      s.left = 0;
      s.step = Step::keep_djinn;
    });
  };
  EXPECT_EQ(keep({}), "drawn: one to three djinns");
  EXPECT_EQ(keep({Djinn::boaz}), "");
  EXPECT_EQ(keep({Djinn::boaz, Djinn::utug, Djinn::leta}), "");
  EXPECT_EQ(keep({Djinn::boaz, Djinn::utug, Djinn::leta, Djinn::enki}), "drawn: one to three djinns");
}

}  // namespace
}  // namespace naqala::test
