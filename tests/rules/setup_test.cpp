// Section 1 of the rules: the pieces and the set-up.
#include "rules/setup.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

Options base_game(int seats) { return {.seats = static_cast<std::uint8_t>(seats)}; }

Setup dealt(int seats, std::uint64_t seed) {
  Rng rng(seed);
  return deal(base_game(seats), rng);
}

bool on_board(Tile place) { return column(place) < 6 && row(place) < 5; }

int count_kind(const Setup& setup, TileKind kind) {
  return static_cast<int>(std::count(setup.kinds.begin(), setup.kinds.end(), kind));
}

TEST(Pieces, R1_MeeplesOfEachTribe) {
  const Meeples meeples = all_meeples(base_game(2));
  EXPECT_EQ(meeples[Tribe::vizier], 16);
  EXPECT_EQ(meeples[Tribe::elder], 20);
  EXPECT_EQ(meeples[Tribe::builder], 18);
  EXPECT_EQ(meeples[Tribe::merchant], 18);
  EXPECT_EQ(meeples[Tribe::assassin], 18);
  EXPECT_EQ(meeples[Tribe::artisan], 0);
}

TEST(Pieces, R1_ResourceCards) {
  const Cards cards = all_cards();
  for (Card card : {Card::ivory, Card::jewels, Card::gold}) EXPECT_EQ(cards[card], 2) << name(card);
  for (Card card : {Card::papyrus, Card::silk, Card::spice}) EXPECT_EQ(cards[card], 4) << name(card);
  for (Card card : {Card::fish, Card::wheat, Card::pottery}) EXPECT_EQ(cards[card], 6) << name(card);
  EXPECT_EQ(cards[Card::fakir], 18);
}

TEST(Pieces, R1_TilesHaveTheirColourAndValue) {
  const auto expect_kind = [](TileKind kind, Colour colour, int value) {
    EXPECT_EQ(row_of(kind).colour, colour) << name(kind);
    EXPECT_EQ(row_of(kind).value, value) << name(kind);
  };
  expect_kind(TileKind::oasis, Colour::red, 8);
  expect_kind(TileKind::small_market, Colour::red, 6);
  expect_kind(TileKind::large_market, Colour::red, 4);
  expect_kind(TileKind::village, Colour::blue, 5);
  expect_kind(TileKind::sacred_6, Colour::blue, 6);
  expect_kind(TileKind::sacred_10, Colour::blue, 10);
  expect_kind(TileKind::sacred_12, Colour::blue, 12);
  expect_kind(TileKind::sacred_15, Colour::blue, 15);
}

class SetupForSeats : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Setup, SetupForSeats, testing::Values(2, 3, 4));

TEST_P(SetupForSeats, R1_ThirtyTilesSixWideAndFiveHigh) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto setup = dealt(GetParam(), seed);
    for (Tile place : all<Tile>)
      EXPECT_EQ(setup.kinds[index(place)] != TileKind::none, on_board(place))
          << testing::PrintToString(place);
    EXPECT_EQ(count_kind(setup, TileKind::oasis), 6);
    EXPECT_EQ(count_kind(setup, TileKind::small_market), 8);
    EXPECT_EQ(count_kind(setup, TileKind::large_market), 4);
    EXPECT_EQ(count_kind(setup, TileKind::village), 5);
    EXPECT_EQ(count_kind(setup, TileKind::sacred_6), 4);
    EXPECT_EQ(count_kind(setup, TileKind::sacred_10), 1);
    EXPECT_EQ(count_kind(setup, TileKind::sacred_12), 1);
    EXPECT_EQ(count_kind(setup, TileKind::sacred_15), 1);
  }
}

TEST_P(SetupForSeats, R1_AllMeeplesThreeToATile) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto setup = dealt(GetParam(), seed);
    Meeples sum;
    for (Tile place : all<Tile>) {
      EXPECT_EQ(setup.meeples[index(place)].total(), on_board(place) ? 3 : 0)
          << testing::PrintToString(place);
      sum += setup.meeples[index(place)];
    }
    EXPECT_EQ(sum, all_meeples(base_game(GetParam())));
    EXPECT_EQ(bag(initial(base_game(GetParam()), setup)), Meeples());
  }
}

TEST_P(SetupForSeats, R1_NineResourcesAndThreeDjinnsLieOpen) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto setup = dealt(GetParam(), seed);
    const State state = initial(base_game(GetParam()), setup);
    Cards row;
    for (Card card : setup.card_row) row.add(card);
    EXPECT_EQ(state.card_row_size, 9);
    EXPECT_EQ(state.card_row, setup.card_row);
    EXPECT_EQ(state.deck, all_cards() - row);
    EXPECT_EQ(discards(state), Cards());

    const std::set<Djinn> djinns(setup.djinn_row.begin(), setup.djinn_row.end());
    EXPECT_EQ(djinns.size(), 3u);
    EXPECT_EQ(state.djinn_row_size, 3);
    EXPECT_EQ(state.djinn_row, setup.djinn_row);
    EXPECT_EQ(state.djinn_deck.size(), 19);
    for (Djinn djinn : djinns) {
      EXPECT_LT(static_cast<int>(djinn), 22) << "a djinn of an expansion";
      EXPECT_FALSE(state.djinn_deck.has(djinn));
    }
  }
}

TEST_P(SetupForSeats, R1_EachSeatHasFiftyCoinsItsCamelsAndNothingElse) {
  const State state = initial(base_game(GetParam()), dealt(GetParam(), 1));
  for (Seat seat : all<Seat>) {
    const std::size_t i = index(seat);
    EXPECT_EQ(state.coins[i], static_cast<int>(seat) < GetParam() ? 50 : 0);
    EXPECT_EQ(camels_left(state, seat), GetParam() == 2 ? 11 : 8);
    EXPECT_EQ(state.viziers[i] + state.elders[i] + state.artisans[i], 0);
    EXPECT_EQ(cards_of(state, seat), Cards());
    EXPECT_TRUE(state.djinns[i].empty());
    EXPECT_TRUE(state.owned[i].empty());
  }
  EXPECT_EQ(palms_left(state), 12);
  EXPECT_EQ(palaces_left(state), 10);
  EXPECT_FALSE(state.last_round);
}

TEST_P(SetupForSeats, R1_TheSameSeedDealsTheSameAndAnotherSeedAnother) {
  EXPECT_EQ(dealt(GetParam(), 5), dealt(GetParam(), 5));
  EXPECT_FALSE(dealt(GetParam(), 5) == dealt(GetParam(), 6));
}

TEST_P(SetupForSeats, R1_ADealIsWithoutProblem) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto setup = dealt(GetParam(), seed);
    EXPECT_EQ(problem_with(base_game(GetParam()), setup), "");
    EXPECT_EQ(problem_with(initial(base_game(GetParam()), setup)), "");
  }
}

// Each of the 30 places sees each kind as often as its share of the tiles says; likewise the
// tribes and the first card.
TEST(Setup, R1_EverythingIsShuffled) {
  constexpr int deals = 3000;
  std::array<int, count_of<Tile>> oases{};
  std::array<int, count_of<Tile>> viziers{};
  std::map<Card, int> first_cards;
  std::map<Djinn, int> first_djinns;
  Rng rng("R1_EverythingIsShuffled");
  for (int i = 0; i < deals; ++i) {
    const auto setup = deal(base_game(2), rng);
    for (Tile place : all<Tile>) {
      oases[index(place)] += setup.kinds[index(place)] == TileKind::oasis;
      viziers[index(place)] += setup.meeples[index(place)][Tribe::vizier];
    }
    ++first_cards[setup.card_row[0]];
    ++first_djinns[setup.djinn_row[0]];
  }
  for (Tile place : all<Tile>) {
    if (!on_board(place)) continue;
    EXPECT_NEAR(oases[index(place)], deals * 6 / 30, 120) << testing::PrintToString(place);
    EXPECT_NEAR(viziers[index(place)], deals * 16 / 30, 190) << testing::PrintToString(place);
  }
  for (Card card : all<Card>)
    EXPECT_NEAR(first_cards[card], deals * all_cards()[card] / 54, 130) << testing::PrintToString(card);
  EXPECT_EQ(first_djinns.size(), 22u);
  for (const auto& [djinn, times] : first_djinns) EXPECT_NEAR(times, deals / 22, 60) << name(djinn);
}

TEST_P(SetupForSeats, R2_EachSeatHasItsMarkersInTheFirstAuction) {
  const int seats = GetParam();
  const auto setup = dealt(seats, 3);
  for (int i = 0; i < seats; ++i)
    EXPECT_EQ(std::count(setup.bid_order.begin(), setup.bid_order.end(), static_cast<Seat>(i)),
              seats == 2 ? 2 : 1);

  const State state = initial(base_game(seats), setup);
  EXPECT_EQ(state.step, Step::bid);
  EXPECT_EQ(state.bid_track, setup.bid_order);
  EXPECT_EQ(actor(state), setup.bid_order[0]);
  for (Seat marker : state.turn_track) EXPECT_EQ(marker, nobody);
}

TEST_P(SetupForSeats, R2_EveryOrderOfTheMarkersComesUp) {
  std::set<std::vector<Seat>> orders;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto setup = dealt(GetParam(), seed);
    orders.insert({setup.bid_order.begin(), setup.bid_order.end()});
  }
  EXPECT_EQ(orders.size(), GetParam() == 4 ? 24u : 6u);  // 2 seats: 4 markers, two and two alike
}

TEST(Setup, R2_TheMarkersBidInTheOrderOfTheTrack) {
  auto setup = dealt(4, 8);
  setup.bid_order = {Seat::three, Seat::one, Seat::four, Seat::two, nobody};
  State state = initial(base_game(4), setup);
  const Layout layout(state);
  for (Seat seat : {Seat::three, Seat::one, Seat::four}) {
    EXPECT_EQ(actor(state), seat);
    play(layout, state, {legal_texts(layout, state).back()});
  }
  EXPECT_EQ(actor(state), Seat::two);
}

TEST(Setup, R3_TwoToFourSeats) {
  for (int seats : {2, 3, 4}) EXPECT_EQ(problem_with(base_game(seats)), "") << seats;
  for (int seats : {0, 1, 5, 6, 255}) EXPECT_NE(problem_with(base_game(seats)), "") << seats;
}

// A set-up can come from a file: what the box does not hold is refused.

TEST(Setup, R1_RefusesTilesThatTheBoxDoesNotHold) {
  auto setup = dealt(2, 0);
  const auto market = std::find(setup.kinds.begin(), setup.kinds.end(), TileKind::small_market);
  *market = TileKind::oasis;
  EXPECT_NE(problem_with(base_game(2), setup), "");
}

TEST(Setup, R1_RefusesATileBeyondTheEdge) {
  auto setup = dealt(2, 0);
  std::swap(setup.kinds[index(tile("f1"))], setup.kinds[index(tile("g1"))]);
  EXPECT_NE(problem_with(base_game(2), setup), "");
}

TEST(Setup, R1_RefusesAnotherNumberOfMeeplesOnATile) {
  auto setup = dealt(2, 0);
  Meeples& from = setup.meeples[index(tile("a1"))];
  Meeples& to = setup.meeples[index(tile("b1"))];
  for (Tribe tribe : all<Tribe>) {
    if (!from.has(tribe)) continue;
    from.remove(tribe);
    to.add(tribe);
    break;
  }
  EXPECT_NE(problem_with(base_game(2), setup), "");
}

TEST(Setup, R1_RefusesMoreMeeplesOfATribeThanThereAre) {
  auto setup = dealt(2, 0);
  Meeples first;
  first.add(Tribe::elder, 3);
  if (setup.meeples[index(tile("a1"))] == first) first = Meeples::of(Tribe::vizier, 3);
  setup.meeples[index(tile("a1"))] = first;
  EXPECT_NE(problem_with(base_game(2), setup), "");
}

TEST(Setup, R1_RefusesMoreCardsOfAKindThanThereAre) {
  auto setup = dealt(2, 0);
  setup.card_row = {Card::ivory, Card::ivory, Card::ivory, Card::fish, Card::fish,
                    Card::fish,  Card::fish,  Card::fakir, Card::fakir};
  EXPECT_NE(problem_with(base_game(2), setup), "");
  setup.card_row[2] = Card::gold;
  EXPECT_EQ(problem_with(base_game(2), setup), "");
}

TEST(Setup, R1_RefusesADjinnTwiceOrOfAnExpansion) {
  auto setup = dealt(2, 0);
  setup.djinn_row = {Djinn::marid, Djinn::enki, Djinn::marid};
  EXPECT_NE(problem_with(base_game(2), setup), "");
  setup.djinn_row[2] = Djinn::ptah;
  EXPECT_NE(problem_with(base_game(2), setup), "");
  setup.djinn_row[2] = Djinn::boaz;
  EXPECT_EQ(problem_with(base_game(2), setup), "");
}

TEST(Setup, R2_RefusesAnOrderThatIsNotOfTheseSeats) {
  auto setup = dealt(2, 0);
  setup.bid_order = {Seat::one, Seat::one, Seat::one, Seat::two, nobody};
  EXPECT_NE(problem_with(base_game(2), setup), "");
  setup.bid_order = {Seat::one, Seat::one, Seat::two, nobody, Seat::two};
  EXPECT_EQ(problem_with(base_game(2), setup), "bid_order: has a gap");
  setup.bid_order = {Seat::one, Seat::two, nobody, nobody, nobody};
  EXPECT_NE(problem_with(base_game(2), setup), "");
  setup.bid_order = {Seat::one, Seat::one, Seat::two, Seat::two, nobody};
  EXPECT_EQ(problem_with(base_game(2), setup), "");
}

}  // namespace
}  // namespace naqala::test
