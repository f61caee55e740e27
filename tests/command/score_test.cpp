#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>

#include "notation/position.hpp"
#include "rules/score.hpp"
#include "run.hpp"
#include "support/scene.hpp"

namespace naqala::test {
namespace {

// The numbers of the line that begins with that word; `·` is 0.
std::vector<int> numbers_in_line(const std::string& text, const std::string& head) {
  for (const std::string& line : lines_of_text(text)) {
    if (line.rfind(head + " ", 0) != 0) continue;
    std::istringstream words(line.substr(head.size()));
    std::vector<int> numbers;
    for (std::string word; words >> word;) numbers.push_back(word == "·" ? 0 : std::stoi(word));
    return numbers;
  }
  ADD_FAILURE() << "no line " << head << " in\n" << text;
  return {};
}

TEST(Score, R71_TheSheetHasEveryCategoryOfTheGame) {
  const Record record = played_game(4, "a sheet");
  const State last = replay(record).back();
  const auto scores = score(last);
  const std::string text = output_of({"score"}, to_text(record));
  for (Category category : {Category::coins, Category::viziers, Category::elders, Category::djinns,
                            Category::tiles, Category::palms, Category::palaces, Category::goods}) {
    std::string title(name(category));
    title[0] = static_cast<char>(std::toupper(title[0]));
    const std::vector<int> numbers = numbers_in_line(text, title);
    ASSERT_EQ(numbers.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(numbers[i], scores[i][category]) << title;
  }
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(numbers_in_line(text, "Total")[i], scores[i].total());
  EXPECT_EQ(text.find("Artisans"), text.npos);
  EXPECT_NE(text.find("wins"), text.npos);
}

TEST(Score, NobodyWinsAGameThatGoesOn) {
  const std::string text = output_of({"score"}, output_of({"new", "--seed", "7"}));
  EXPECT_EQ(numbers_in_line(text, "Total"), (std::vector<int>{50, 50}));
  EXPECT_EQ(text.find("wins"), text.npos);
}

TEST(Score, JsonHasTheSameNumbers) {
  const Record record = played_game(3, "a sheet");
  const auto scores = score(replay(record).back());
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(output_of({"score", "--json"}, to_text(record)), error);
  ASSERT_FALSE(error);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(value.at("seats").at(i).at("total").as_int64(), scores[i].total());
}

TEST(Score, R81_CardsThatAViewerHasNotSeenCountNothing) {
  const State state = Scene(2).unseen(Seat::two, {Card::fish, Card::silk, Card::gold}).state();
  EXPECT_EQ(numbers_in_line(output_of({"score"}, to_json(state)), "Goods"), (std::vector<int>{0, 7}));
  EXPECT_EQ(numbers_in_line(output_of({"score"}, to_json(observe(state, eyes_of(Seat::one)))), "Goods"),
            (std::vector<int>{0, 0}));
}

}  // namespace
}  // namespace naqala::test
