// What the command prints of the tables, and the texts of the terminal that take their numbers from them.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "explain.hpp"
#include "notation/json_text.hpp"
#include "notation/tables.hpp"
#include "run.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

TEST(TablesCommand, PrintsTheDocument) {
  EXPECT_EQ(output_of({"tables", "--json"}), print_json(game_tables()) + "\n");
  EXPECT_EQ(output_of({"tables"}), text_of_tables());
}

TEST(TablesCommand, HasLinesThatFit) {
  for (const std::string& line : lines_of_text(output_of({"tables"}))) EXPECT_LE(line.size(), 110u) << line;
}

// The tables with another number at `part`.`name`.`field`.
json::value tables_with(std::string_view part, std::string_view name, std::string_view field, int number) {
  json::value tables = game_tables();
  tables.at(part).at(name).as_object()[field] = number;
  return tables;
}

TEST(Explain, HasTheNumbersOfTheTables) {
  EXPECT_EQ(command::explain(TileKind::small_market), "3 coins: 1 of the first 3 cards");
  EXPECT_EQ(command::explain(TileKind::small_market, tables_with("markets", "small-market", "price", 1)),
            "1 coin: 1 of the first 3 cards");
  EXPECT_EQ(command::explain(Item::chest, tables_with("items", "chest", "value", 12)), "precious: 12 points");
  EXPECT_EQ(command::with_coins(Whim::palms, tables_with("whims", "palms", "coins", 11)),
            "own 2 palms (11 coins)");
  EXPECT_EQ(command::with_coins(Whim::palms, tables_with("whims", "palms", "wanted", 1)),
            "own 1 palm (10 coins)");
}

TEST(Explain, HasNoPlaceholderLeft) {
  const auto is_whole = [](const std::string& text) {
    EXPECT_EQ(text.find_first_of("{}|"), text.npos) << text;
    EXPECT_FALSE(text.empty());
  };
  for (Tribe tribe : all<Tribe>) is_whole(command::explain(tribe));
  for (TileKind kind : all<TileKind>) is_whole(command::explain(kind));
  for (Djinn djinn : all<Djinn>) is_whole(command::explain(djinn, {.sets = Set::artisans}));
  for (Djinn djinn : all<Djinn>) is_whole(command::explain(djinn, {}));
  for (Item item : all<Item>) is_whole(command::explain(item));
  for (Whim whim : all<Whim>) is_whole(command::with_coins(whim));
}

}  // namespace
}  // namespace naqala::test
