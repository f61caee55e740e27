// Djinns that count at the end of the game: Al-Amin, Haurvatat, Jafaar, Shamhat. R34, R72.
#include "rules/score.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

int points(const Scene& scene, Seat seat, Category category) {
  return score(scene.state())[index(seat)][category];
}

// ---- Al-Amin ----------------------------------------------------------------------------------------------

int goods_of(Scene scene) { return points(scene, Seat::one, Category::goods); }

TEST(Djinns, AlAmin_EachTwoFakirsCountAsOneGood) {
  const auto with_fakirs = [](int fakirs) {
    Scene scene(2);
    scene.djinn(Seat::one, Djinn::al_amin).cards(Seat::one, {Card::ivory, Card::fish});
    for (int i = 0; i < fakirs; ++i) scene.cards(Seat::one, {Card::fakir});
    return scene;
  };
  EXPECT_EQ(goods_of(with_fakirs(0)), 3);
  EXPECT_EQ(goods_of(with_fakirs(1)), 3) << "half a pair is nothing";
  EXPECT_EQ(goods_of(with_fakirs(2)), 7) << "a third kind";
  EXPECT_EQ(goods_of(with_fakirs(3)), 7);
  EXPECT_EQ(goods_of(with_fakirs(4)), 13);
  EXPECT_EQ(goods_of(with_fakirs(14)), 60) << "all nine kinds";
  EXPECT_EQ(goods_of(with_fakirs(16)), 61) << "and one more by itself";
}

TEST(Djinns, AlAmin_AlsoWithNoGoodsAtAll) {
  Scene scene(2);
  scene.djinn(Seat::one, Djinn::al_amin)
      .cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir, Card::fakir});
  EXPECT_EQ(goods_of(scene), 3);
}

TEST(Djinns, AlAmin_R72_SplitsIntoTheBestSets) {
  // Two goods in pairs and two wild ones: both in the first set (13 + 3), not one in each (7 + 7).
  Scene scene(2);
  scene.djinn(Seat::one, Djinn::al_amin)
      .cards(Seat::one, {Card::fish, Card::fish, Card::wheat, Card::wheat})
      .cards(Seat::one, {Card::fakir, Card::fakir, Card::fakir, Card::fakir});
  EXPECT_EQ(goods_of(scene), 16);
}

TEST(Djinns, AlAmin_CountsCardsTakenUnseenToo) {
  Scene scene(2);
  scene.djinn(Seat::one, Djinn::al_amin)
      .cards(Seat::one, {Card::fakir})
      .unseen(Seat::one, {Card::fakir, Card::fish});
  EXPECT_EQ(goods_of(scene), 3);
}

TEST(Djinns, AlAmin_FakirsOfOthersAreWorthNothing) {
  Scene scene(2);
  scene.djinn(Seat::two, Djinn::al_amin).cards(Seat::one, {Card::fakir, Card::fakir, Card::fish});
  EXPECT_EQ(goods_of(scene), 1);
}

// ---- Haurvatat --------------------------------------------------------------------------------------------

TEST(Djinns, Haurvatat_PalmsCountFiveInsteadOfThree) {
  Scene scene(2);
  scene.owner("a1", Seat::one).palms("a1", 2).owner("d3", Seat::one).palms("d3", 1).palaces("d3", 1);
  scene.owner("c3", Seat::two).palms("c3", 4).palms("b4", 5);
  EXPECT_EQ(points(scene, Seat::one, Category::palms), 9);
  scene.djinn(Seat::one, Djinn::haurvatat);
  EXPECT_EQ(points(scene, Seat::one, Category::palms), 15);
  EXPECT_EQ(points(scene, Seat::one, Category::palaces), 5);
  EXPECT_EQ(points(scene, Seat::two, Category::palms), 12);
}

// ---- Jafaar -----------------------------------------------------------------------------------------------

TEST(Djinns, Jafaar_ViziersCountThreeInsteadOfOne) {
  Scene scene(3);
  scene.viziers(Seat::one, 4).viziers(Seat::two, 4).viziers(Seat::three, 1);
  EXPECT_EQ(points(scene, Seat::one, Category::viziers), 4 + 10);
  scene.djinn(Seat::one, Djinn::jafaar);
  EXPECT_EQ(points(scene, Seat::one, Category::viziers), 12 + 10) << "the 10 for an opponent with fewer stay";
  EXPECT_EQ(points(scene, Seat::two, Category::viziers), 4 + 10)
      << "and are counted by viziers, not by points";
  EXPECT_EQ(points(scene, Seat::three, Category::viziers), 1);
}

// ---- Shamhat ----------------------------------------------------------------------------------------------

TEST(Djinns, Shamhat_EldersCountFourInsteadOfTwo) {
  Scene scene(2);
  scene.elders(Seat::one, 3).elders(Seat::two, 5);
  EXPECT_EQ(points(scene, Seat::one, Category::elders), 6);
  scene.djinn(Seat::one, Djinn::shamhat);
  EXPECT_EQ(points(scene, Seat::one, Category::elders), 12);
  EXPECT_EQ(points(scene, Seat::two, Category::elders), 10);
}

// ---- R34 --------------------------------------------------------------------------------------------------

TEST(Djinns, R34_EndPowersComeOnTopOfTheValue) {
  Scene scene(2);
  scene.djinn(Seat::one, Djinn::shamhat)
      .djinn(Seat::one, Djinn::jafaar)
      .elders(Seat::one, 1)
      .viziers(Seat::one, 1);
  const Score line = score(scene.state())[0];
  EXPECT_EQ(line[Category::djinns], 12);
  EXPECT_EQ(line.total(), 50 + 12 + 4 + 3 + 10);
}

}  // namespace
}  // namespace naqala::test
