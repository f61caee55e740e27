// Set-up with the expansions (R42, R59, R63, R65), in all fifteen set-ups of the game.
#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "rules/check.hpp"
#include "rules/items.hpp"
#include "rules/setup.hpp"
#include "rules/whims.hpp"
#include "support/effort.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.sets = Set::artisans};
constexpr Options whims{.sets = Set::whims};
constexpr Options both{.sets = Set::artisans | Set::whims};

std::vector<Options> all_set_ups() {
  std::vector<Options> list;
  for (const Options& sets : {Options{}, artisans, whims, both})
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
      Options options = sets;
      options.seats = seats;
      if (problem_with(options).empty()) list.push_back(options);
    }
  return list;
}

Setup dealt(const Options& options, std::uint64_t seed) {
  Rng rng(seed);
  return deal(options, rng);
}

int count_kind(const Setup& setup, TileKind kind) {
  return static_cast<int>(std::count(setup.kinds.begin(), setup.kinds.end(), kind));
}

bool is_artisans_tile(TileKind kind) {
  return kind == TileKind::workshop_nw || kind == TileKind::workshop_se ||
         kind == TileKind::specialised_market || kind == TileKind::chasm;
}

// ---- What is dealt ----------------------------------------------------------------------------------------

TEST(ExpansionSetup, R3_FifteenSetUpsAndEachCanBeDealt) {
  const std::vector<Options> set_ups = all_set_ups();
  EXPECT_EQ(set_ups.size(), 15u);
  for (const Options& options : set_ups)
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const auto setup = dealt(options, seed);
      EXPECT_EQ(problem_with(options, setup), "");
      EXPECT_EQ(problem_with(initial(options, setup)), "");
      EXPECT_EQ(dealt(options, seed), setup) << "the same seed deals the same";
    }
}

TEST(ExpansionSetup, R42_TheTilesOfTheArtisansOnSixBySix) {
  const auto setup = dealt(artisans, 1);
  EXPECT_EQ(count_kind(setup, TileKind::workshop_nw), 1);
  EXPECT_EQ(count_kind(setup, TileKind::workshop_se), 2);
  EXPECT_EQ(count_kind(setup, TileKind::specialised_market), 2);
  EXPECT_EQ(count_kind(setup, TileKind::chasm), 1);
  EXPECT_EQ(count_kind(setup, TileKind::oasis), 6);
  for (Tile place : all<Tile>)
    EXPECT_EQ(setup.kinds[index(place)] != TileKind::none, column(place) < 6)
        << testing::PrintToString(place);
  const auto expect_row = [](TileKind kind, Colour colour, int value) {
    EXPECT_EQ(row_of(kind).colour, colour) << name(kind);
    EXPECT_EQ(row_of(kind).value, value) << name(kind);
  };
  expect_row(TileKind::workshop_nw, Colour::blue, 5);
  expect_row(TileKind::workshop_se, Colour::blue, 5);
  expect_row(TileKind::specialised_market, Colour::red, 10);
}

TEST(ExpansionSetup, R42_TheNewTilesLieInTheMiddleWithTenOthers) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto setup = dealt(artisans, seed);
    for (Tile place : all<Tile>) {
      const bool middle = column(place) >= 1 && column(place) <= 4 && row(place) >= 1 && row(place) <= 4;
      EXPECT_FALSE(is_artisans_tile(setup.kinds[index(place)]) && !middle) << testing::PrintToString(place);
    }
  }
}

TEST(ExpansionSetup, R63_WithBothTheMiddleIsFiveByFourOfSevenBySix) {
  std::set<Tile> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto setup = dealt(both, seed);
    for (Tile place : all<Tile>) {
      EXPECT_NE(setup.kinds[index(place)], TileKind::none);
      if (is_artisans_tile(setup.kinds[index(place)])) seen.insert(place);
    }
    EXPECT_EQ(count_kind(setup, TileKind::lake), 1);
    EXPECT_EQ(count_kind(setup, TileKind::city_blue) + count_kind(setup, TileKind::city_red), 5);
  }
  std::set<Tile> middle;
  for (int x = 1; x <= 5; ++x)
    for (int y = 1; y <= 4; ++y) middle.insert(tile_at(x, y));
  EXPECT_EQ(seen, middle);
}

TEST(ExpansionSetup, R42_AllMeeplesThreeToATileNoneOnTheChasm) {
  for (const Options& options : {artisans, whims, both}) {
    const auto setup = dealt(options, 4);
    for (Tile place : all<Tile>) {
      const TileKind kind = setup.kinds[index(place)];
      EXPECT_EQ(setup.meeples[index(place)].total(), is_land(kind) ? 3 : 0) << name(kind);
    }
    EXPECT_TRUE(bag(initial(options, setup)).empty());
  }
  EXPECT_EQ(all_meeples(artisans)[Tribe::artisan], 15);
  EXPECT_EQ(all_meeples(artisans)[Tribe::elder], 20);
  EXPECT_EQ(all_meeples(whims)[Tribe::artisan], 0);
  const std::pair<Tribe, int> with_whims[] = {{Tribe::vizier, 19},
                                              {Tribe::elder, 23},
                                              {Tribe::builder, 21},
                                              {Tribe::merchant, 21},
                                              {Tribe::assassin, 21}};
  for (auto [tribe, count] : with_whims) EXPECT_EQ(all_meeples(whims)[tribe], count) << name(tribe);
}

TEST(ExpansionSetup, R42_TheItemsAreAStackAndEachSeatHasATent) {
  const State state = initial(artisans, dealt(artisans, 1));
  EXPECT_EQ(item_stack_size(state), 18);
  EXPECT_TRUE(item_discards(state).empty());
  const std::pair<Item, int> counts[] = {
      {Item::jewellery, 5}, {Item::chest, 4}, {Item::crown, 2}, {Item::scimitar, 1}, {Item::lamp, 1},
      {Item::carpet, 1},    {Item::flute, 1}, {Item::ring, 1},  {Item::talisman, 1}, {Item::horn, 1}};
  for (auto [item, count] : counts) EXPECT_EQ(state.item_stack[item], count) << name(item);
  EXPECT_TRUE(has_tent(state, Seat::one));
  EXPECT_TRUE(has_tent(state, Seat::two));
}

TEST(ExpansionSetup, R42_TheDjinnsOfEachSet) {
  const auto deck = [](const Options& options) {
    const State state = initial(options, dealt(options, 2));
    DjinnSet all_of_them = state.djinn_deck;
    for (Djinn djinn : state.djinn_row) all_of_them.add(djinn);
    return all_of_them;
  };
  EXPECT_EQ(deck(artisans).size(), 24);
  EXPECT_TRUE(deck(artisans).has(Djinn::geb) && deck(artisans).has(Djinn::ptah));
  EXPECT_EQ(deck(whims).size(), 24);
  EXPECT_TRUE(deck(whims).has(Djinn::kam) && deck(whims).has(Djinn::satesha));
  EXPECT_EQ(deck(both).size(), 26);
}

TEST(ExpansionSetup, R59_AWhimLiesOnEachCity) {
  for (const Options& options : {whims, both}) {
    const auto setup = dealt(options, 3);
    const State state = initial(options, setup);
    std::size_t next = 0;
    int in_deck = 0;
    for (Tile place : all<Tile>)
      if (row_of(state.kind(place)).action == TileAction::city) {
        EXPECT_EQ(state.whims[index(setup.whims[next++])], WhimPlace::on(place))
            << "in the order a1, b1, ...";
      }
    for (Whim whim : all<Whim>) in_deck += in_whim_deck(state, whim);
    EXPECT_EQ(next, 5u);
    EXPECT_EQ(in_deck, options.plays(Set::artisans) ? 17 : 14);
  }
}

TEST(ExpansionSetup, R59_CitiesAndLakeMayLieAnywhere) {
  std::map<TileKind, std::set<Tile>> places;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto setup = dealt(whims, seed);
    for (Tile place : all<Tile>) places[setup.kinds[index(place)]].insert(place);
  }
  EXPECT_EQ(places[TileKind::lake].size(), 36u);
  EXPECT_EQ(places[TileKind::city_blue].size(), 36u);
  EXPECT_EQ(places[TileKind::city_red].size(), 36u);
}

TEST(ExpansionSetup, R65_TheThreeWhimsThatNeedArtisansAreLeftOut) {
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (Whim whim : dealt(whims, seed).whims)
      EXPECT_FALSE(whim == Whim::workshop || whim == Whim::precious || whim == Whim::artisans);
}

// ---- Boards with a tile cut off (R42) ---------------------------------------------------------------------

bool can_step(const std::array<TileKind, count_of<Tile>>& kinds, Tile from, Side side) {
  const Tile to = beside(from, side);
  return to != no_tile && is_land(kinds[index(to)]) && !has_mountain(kinds[index(from)], side) &&
         !has_mountain(kinds[index(to)], opposite(side));
}

int exits_of(const std::array<TileKind, count_of<Tile>>& kinds, Tile tile) {
  int n = 0;
  for (Side side : all<Side>) n += can_step(kinds, tile, side);
  return n;
}

// How many land tiles cannot be reached from a tile of the edge.
int tiles_cut_off(const std::array<TileKind, count_of<Tile>>& kinds) {
  std::vector<Tile> reached{is_land(kinds[0]) ? tile_at(0, 0) : tile_at(1, 0)};
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (Side side : all<Side>) {
      const Tile to = beside(reached[i], side);
      if (can_step(kinds, reached[i], side) && std::find(reached.begin(), reached.end(), to) == reached.end())
        reached.push_back(to);
    }
  return static_cast<int>(std::count_if(kinds.begin(), kinds.end(), is_land)) -
         static_cast<int>(reached.size());
}

// Brings a tile of that kind to `name`, with its meeples; places named before stay.
struct Arranged {
  Setup setup;
  std::set<Tile> fixed{};

  Arranged& put(std::string_view name, TileKind kind) {
    const Tile to = tile(name);
    for (Tile from : all<Tile>) {
      if (setup.kinds[index(from)] != kind || fixed.contains(from)) continue;
      std::swap(setup.kinds[index(from)], setup.kinds[index(to)]);
      std::swap(setup.meeples[index(from)], setup.meeples[index(to)]);
      break;
    }
    EXPECT_EQ(setup.kinds[index(to)], kind);
    fixed.insert(to);
    return *this;
  }
};

// Neither d4's own mountains nor the chasm and the other workshop leave a way.
TEST(ExpansionSetup, R42_ALayoutWithOneTileCutOffIsRefused) {
  Arranged board{dealt(artisans, 0)};
  board.put("d4", TileKind::workshop_se).put("c4", TileKind::workshop_se).put("d3", TileKind::chasm);
  EXPECT_EQ(tiles_cut_off(board.setup.kinds), 1);
  EXPECT_EQ(problem_with(artisans, board.setup), "tiles: one is cut off from the others");
  Arranged open{dealt(artisans, 0)};
  open.put("d4", TileKind::workshop_se).put("c4", TileKind::workshop_se).put("d2", TileKind::chasm);
  EXPECT_EQ(exits_of(open.setup.kinds, tile("d4")), 1);
  EXPECT_EQ(problem_with(artisans, open.setup), "") << "a single exit is enough";
}

// c3 and d3 lead to each other and nowhere else.
TEST(ExpansionSetup, R42_ALayoutWithTwoTilesCutOffIsRefused) {
  Arranged board{dealt(artisans, 0)};
  board.put("c3", TileKind::workshop_nw)
      .put("d3", TileKind::workshop_se)
      .put("d2", TileKind::workshop_se)
      .put("c4", TileKind::chasm);
  EXPECT_EQ(tiles_cut_off(board.setup.kinds), 2);
  EXPECT_EQ(exits_of(board.setup.kinds, tile("c3")), 1);
  EXPECT_EQ(problem_with(artisans, board.setup), "tiles: one is cut off from the others");
}

struct Seed {
  Options options;
  std::uint64_t seed;
  int cut_off;
};

// Seeds whose first shuffle cuts off one tile, or two.
TEST(ExpansionSetup, R42_SuchABoardIsDealtAgain) {
  for (const Seed& row : {Seed{artisans, 73, 1}, {artisans, 6447, 2}, {both, 68, 1}, {both, 279, 2}}) {
    Rng rng(row.seed);
    const auto first = shuffle_tiles(row.options, rng);
    ASSERT_EQ(tiles_cut_off(first), row.cut_off) << row.seed;
    const auto setup = dealt(row.options, row.seed);
    EXPECT_NE(setup.kinds, first);
    EXPECT_EQ(tiles_cut_off(setup.kinds), 0);
    EXPECT_EQ(setup.kinds, shuffle_tiles(row.options, rng)) << "by the next shuffle";
    EXPECT_EQ(problem_with(row.options, setup), "");
  }
}

struct Shares {
  double cut_off = 0;
  double single_exit = 0;  // of the boards that are kept
};

Shares shares(const Options& options, int shuffles) {
  Rng rng("boards with a tile cut off");
  int cut_off = 0;
  int single = 0;
  for (int i = 0; i < shuffles; ++i) {
    const auto kinds = shuffle_tiles(options, rng);
    const bool cut = tiles_cut_off(kinds) > 0;
    const bool has_single = std::any_of(all<Tile>.begin(), all<Tile>.end(), [&](Tile place) {
      return is_land(kinds[index(place)]) && exits_of(kinds, place) == 1;
    });
    cut_off += cut;
    single += has_single && !cut;
  }
  return {static_cast<double>(cut_off) / shuffles, static_cast<double>(single) / (shuffles - cut_off)};
}

TEST(ExpansionSetup, R42_AboutOneBoardInAHundredIsDealtAgainAndSingleExitsAreCommon) {
  const int shuffles = rounds({.reduced = 1'000, .normal = 6'000, .campaign = 100'000});
  const Shares alone = shares(artisans, shuffles);
  EXPECT_GT(alone.cut_off, 0.006);
  EXPECT_LT(alone.cut_off, 0.025);
  EXPECT_GT(alone.single_exit, 0.3);
  const Shares together = shares(both, shuffles);
  EXPECT_GT(together.cut_off, 0.010);
  EXPECT_LT(together.cut_off, 0.032);
  EXPECT_GT(together.single_exit, 0.4);
  EXPECT_EQ(shares(whims, 1'000).cut_off, 0) << "the lake alone cuts nothing off";
}

// ---- What is refused --------------------------------------------------------------------------------------

TEST(ExpansionSetup, R42_RefusesATileOfTheArtisansOutsideTheMiddle) {
  Arranged board{dealt(artisans, 0)};
  board.put("a3", TileKind::specialised_market);
  EXPECT_EQ(problem_with(artisans, board.setup), "tiles: specialised-market belongs in the middle");
}

TEST(ExpansionSetup, R44_RefusesMeeplesOnTheChasm) {
  Arranged board{dealt(artisans, 0)};
  board.put("c3", TileKind::chasm);
  std::swap(board.setup.meeples[index(tile("c3"))], board.setup.meeples[index(tile("f6"))]);
  EXPECT_EQ(problem_with(artisans, board.setup), "meeples: none can stand on the chasm");
}

TEST(ExpansionSetup, R59_RefusesWhimsThatCannotLieThere) {
  auto twice = dealt(whims, 0);
  twice.whims[4] = twice.whims[0];
  EXPECT_NE(problem_with(whims, twice), "");
  auto foreign = dealt(whims, 0);
  foreign.whims[2] = Whim::workshop;
  EXPECT_EQ(problem_with(whims, foreign), "whims: workshop needs the artisans");
  auto none = dealt(artisans, 0);
  none.whims[0] = Whim::corner;
  EXPECT_EQ(problem_with(artisans, none), "whims: a set that is not played");
}

TEST(ExpansionSetup, R42_RefusesDjinnsAndTilesOfAnotherSet) {
  auto setup = dealt(artisans, 0);
  setup.djinn_row = {Djinn::geb, Djinn::ptah, Djinn::kam};
  EXPECT_EQ(problem_with(artisans, setup), "djinn_row: kam cannot lie there");
  setup = dealt(artisans, 0);
  *std::find(setup.kinds.begin(), setup.kinds.end(), TileKind::oasis) = TileKind::city_red;
  EXPECT_NE(problem_with(artisans, setup), "");
}

}  // namespace
}  // namespace naqala::test
