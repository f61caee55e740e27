// What the expansions add to the score (R45, R50, R60, R62) and the djinns that change it.
#include "rules/score.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

constexpr Options artisans{.seats = 3, .sets = Set::artisans};
constexpr Options whims{.seats = 3, .sets = Set::whims};
constexpr Options both{.seats = 3, .sets = Set::artisans | Set::whims};

int points(const Scene& scene, Category category, Seat seat = Seat::one) {
  return score(scene.state())[index(seat)][category];
}

// ---- Artisans ---------------------------------------------------------------------------------------------

TEST(ExpansionScoring, R50_TwoForEachArtisanAndThreeForTheMost) {
  const Scene scene = Scene(artisans).artisans(Seat::one, 4).artisans(Seat::two, 3);
  EXPECT_EQ(points(scene, Category::artisans, Seat::one), 12);
  EXPECT_EQ(points(scene, Category::artisans, Seat::two), 6);
  EXPECT_EQ(points(scene, Category::artisans, Seat::three), 0);
}

TEST(ExpansionScoring, R50_TiedSeatsAllCountThree) {
  const Scene scene = Scene(artisans).artisans(Seat::one, 3).artisans(Seat::two, 3).artisans(Seat::three, 1);
  EXPECT_EQ(points(scene, Category::artisans, Seat::one), 9);
  EXPECT_EQ(points(scene, Category::artisans, Seat::two), 9);
  EXPECT_EQ(points(scene, Category::artisans, Seat::three), 2);
}

TEST(ExpansionScoring, R50_ByTheOptionTiedSeatsCountTwo) {
  Options none = artisans;
  none.artisan_ties = ArtisanTies::none_count;
  const Scene tied = Scene(none).artisans(Seat::one, 3).artisans(Seat::two, 3).artisans(Seat::three, 1);
  EXPECT_EQ(points(tied, Category::artisans, Seat::one), 6);
  EXPECT_EQ(points(tied, Category::artisans, Seat::two), 6);
  EXPECT_EQ(points(tied, Category::artisans, Seat::three), 2) << "nor does the next one";
  const Scene alone = Scene(none).artisans(Seat::one, 3).artisans(Seat::two, 2);
  EXPECT_EQ(points(alone, Category::artisans, Seat::one), 9) << "who has the most alone still counts 3";
}

TEST(ExpansionScoring, R50_NobodyScoresForNoArtisans) {
  EXPECT_EQ(points(Scene(artisans), Category::artisans), 0);
}

TEST(ExpansionScoring, R50_PreciousItemsCountTheirVPAndMagicOnesNothing) {
  const Scene scene = Scene(artisans)
                          .items(Seat::one, {Item::jewellery, Item::chest, Item::lamp})
                          .secret_items(Seat::one, {Item::crown, Item::jewellery, Item::horn});
  EXPECT_EQ(points(scene, Category::items), 5 + 7 + 9 + 5);
}

TEST(Djinns, Geb_EachPreciousItemCountsThreeMore) {
  const Scene scene = Scene(artisans)
                          .djinn(Seat::one, Djinn::geb)
                          .items(Seat::one, {Item::jewellery, Item::lamp})
                          .secret_items(Seat::one, {Item::crown})
                          .items(Seat::two, {Item::chest});
  EXPECT_EQ(points(scene, Category::items), 8 + 12);
  EXPECT_EQ(points(scene, Category::items, Seat::two), 7);
  EXPECT_EQ(points(scene, Category::djinns), 6);
}

TEST(Djinns, Ptah_EachArtisanCountsTwoMore) {
  Scene scene = Scene(artisans).djinn(Seat::one, Djinn::ptah).artisans(Seat::one, 2).artisans(Seat::two, 3);
  EXPECT_EQ(points(scene, Category::artisans), 8);
  EXPECT_EQ(points(scene, Category::artisans, Seat::two), 9);
  EXPECT_EQ(points(scene.artisans(Seat::one, 4), Category::artisans), 20) << "with the most: 3 and 2";
  EXPECT_EQ(points(scene, Category::djinns), 6);
}

TEST(Djinns, Kam_And_Satesha_CountSix) {
  EXPECT_EQ(points(Scene(whims).djinn(Seat::one, Djinn::kam), Category::djinns), 6);
  EXPECT_EQ(points(Scene(whims).djinn(Seat::one, Djinn::satesha), Category::djinns), 6);
}

// ---- Tiles ------------------------------------------------------------------------------------------------

TEST(ExpansionScoring, R71_WorkshopsCountFiveAndSpecialisedMarketsTen) {
  EXPECT_EQ(points(Scene(artisans).owner("d6", Seat::one), Category::tiles), 5);
  EXPECT_EQ(points(Scene(artisans).owner("e6", Seat::one), Category::tiles), 5);
  EXPECT_EQ(points(Scene(artisans).owner("a6", Seat::one), Category::tiles), 10);
}

TEST(ExpansionScoring, R45_RedCitiesAndSpecialisedMarketsAreRedForTheTent) {
  // f5, f6, e5, e6 and g4 are blue; g5 and g6 are red cities, e4 a large market.
  EXPECT_EQ(points(Scene(both).tent(Seat::one, "f5"), Category::tents), 3);
  // b5, its seven red neighbours, and the chasm.
  EXPECT_EQ(points(Scene(both).tent(Seat::one, "b5"), Category::tents), 8);
}

TEST(ExpansionScoring, R25_BlueCitiesAndWorkshopsAreBlueForBuilders) {
  EXPECT_EQ(Layout(Scene(both).kind("b2", TileKind::workshop_nw).state()).blue_around(tile("a1")), 1);
  EXPECT_EQ(Layout(Scene(both).kind("b2", TileKind::city_blue).state()).blue_around(tile("a1")), 1);
  EXPECT_EQ(Layout(Scene(both).kind("b2", TileKind::city_red).state()).blue_around(tile("a1")), 0);
  EXPECT_EQ(Layout(Scene(both).kind("b2", TileKind::lake).state()).blue_around(tile("a1")), 0);
}

TEST(ExpansionScoring, R62_ATentByTheLakeDoublesToo) {
  const Scene scene =
      Scene(both).tent(Seat::one, "f3").palms("f3", 1).palaces("f3", 1).owner("g2", Seat::one).palms("g2", 1);
  EXPECT_EQ(points(scene, Category::palms), 12);
  EXPECT_EQ(points(scene, Category::palaces), 10);
  EXPECT_EQ(points(scene, Category::cities), 5);
}

TEST(ExpansionScoring, R71_EverythingAddsUp) {
  const Scene scene = Scene(both)
                          .coins(Seat::one, 7)
                          .viziers(Seat::one, 1)
                          .elders(Seat::one, 2)
                          .artisans(Seat::one, 1)
                          .djinn(Seat::one, Djinn::geb)
                          .items(Seat::one, {Item::chest})
                          .tent(Seat::one, "b2")
                          .owner("g4", Seat::one)
                          .palms("g4", 1)
                          .cards(Seat::one, {Card::fish, Card::silk});
  const Score sheet = score(scene.state())[0];
  EXPECT_EQ(sheet[Category::coins], 7);
  EXPECT_EQ(sheet[Category::viziers], 1 + 20);
  EXPECT_EQ(sheet[Category::elders], 4);
  EXPECT_EQ(sheet[Category::artisans], 3);
  EXPECT_EQ(sheet[Category::djinns], 6);
  EXPECT_EQ(sheet[Category::tiles], 8);
  EXPECT_EQ(sheet[Category::cities], 5);
  EXPECT_EQ(sheet[Category::palms], 6);
  EXPECT_EQ(sheet[Category::palaces], 0);
  EXPECT_EQ(sheet[Category::tents], 9);
  EXPECT_EQ(sheet[Category::goods], 3);
  EXPECT_EQ(sheet[Category::items], 10);
  EXPECT_EQ(sheet.total(), 7 + 21 + 4 + 3 + 6 + 8 + 5 + 6 + 9 + 3 + 10);
}

TEST(ExpansionScoring, R71_WithoutASetItsLinesAreEmpty) {
  const Score base = score(Scene(3).owner("b2", Seat::one).palms("b2", 1).state())[0];
  EXPECT_EQ(base[Category::artisans] + base[Category::tents] + base[Category::items] + base[Category::cities],
            0);
}

}  // namespace
}  // namespace naqala::test
