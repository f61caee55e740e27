#include "notation/names.hpp"

#include <gtest/gtest.h>

#include <set>

namespace naqala {
namespace {

template <class E>
class Words : public testing::Test {};
using Enums = testing::Types<Tribe, Card, Djinn, Item, Whim, TileKind, Step, Category, Payment, Tile>;
TYPED_TEST_SUITE(Words, Enums);

TYPED_TEST(Words, EachValueHasOneWordOfItsOwn) {
  std::set<std::string> seen;
  for (TypeParam value : all<TypeParam>) {
    const std::string text(word(value));
    EXPECT_TRUE(seen.insert(text).second) << text;
    EXPECT_EQ(from_word<TypeParam>(text), value) << text;
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(count_of<TypeParam>));
}

TYPED_TEST(Words, OnlyExactWordsAreKnown) {
  const std::string text(word(TypeParam{}));
  for (const std::string& wrong : {std::string(), std::string("?"), text + " ", " " + text, text + text,
                                   std::string(1, static_cast<char>(text[0] - 32)) + text.substr(1)})
    EXPECT_EQ(from_word<TypeParam>(wrong), std::nullopt) << wrong;
}

TYPED_TEST(Words, ANumberThatIsNoValueIsShownAsQuestionMark) {
  EXPECT_EQ(word(static_cast<TypeParam>(63)), "?");
  EXPECT_EQ(word(static_cast<TypeParam>(count_of<TypeParam>)), "?");
}

TEST(Names, OptionsHaveWords) {
  EXPECT_EQ(word(DjinnUse::each_turn), "each-turn");
  EXPECT_EQ(from_word<DjinnUse>("each-round"), DjinnUse::each_round);
  EXPECT_EQ(from_word<NekirPays>("per-meeple"), NekirPays::per_meeple);
  EXPECT_EQ(from_word<ArtisanTies>("none-count"), ArtisanTies::none_count);
  EXPECT_EQ(from_word<Totals>("hidden"), Totals::hidden);
  EXPECT_EQ(from_word<Totals>("each-turn"), std::nullopt);
}

TEST(Names, TilesGoFromTheNorthWestCornerToTheSouthEast) {
  EXPECT_EQ(word(tile_at(0, 0)), "a1");
  EXPECT_EQ(word(tile_at(2, 3)), "c4");
  EXPECT_EQ(from_word<Tile>("g6"), tile_at(6, 5));
  for (std::string_view off : {"h1", "a0", "a7", "1a", "a", "a11", "A1"})
    EXPECT_EQ(from_word<Tile>(off), std::nullopt) << off;
}

TEST(Names, NumbersAreDigitsOnly) {
  EXPECT_EQ(number_from("0", 9), 0);
  EXPECT_EQ(number_from("18", 18), 18);
  for (std::string_view wrong : {"", "19", "-1", "+1", "01", "1.0", "1e1", " 1", "99999999999999999999", "x"})
    EXPECT_EQ(number_from(wrong, 18), std::nullopt) << wrong;
}

TEST(Names, TextFromOutsideIsMadeFitForOneLine) {
  EXPECT_EQ(quoted("drop c4"), "\"drop c4\"");
  EXPECT_EQ(quoted(std::string_view("a\0b\n\x1b\xc3\xa9", 7)), "\"a?b????\"");
  EXPECT_EQ(printable(std::string(100, 'x')), std::string(60, 'x') + "...");
}

}  // namespace
}  // namespace naqala
