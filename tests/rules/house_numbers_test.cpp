// The list of numbers that we could not check: it reads them from the tables, its keys stay as they are, and
// the documents and the issue form say the same.
#include "rules/house_numbers.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "rules/options.hpp"
#include "rules/setup.hpp"

namespace naqala::test {
namespace {

PrintedValue ours_of(std::string_view key) {
  const HouseNumber* row = house_number(key);
  EXPECT_NE(row, nullptr) << key;
  return row ? ours(*row) : PrintedValue{};
}

std::string source_file(const std::string& name) {
  std::ifstream file(NAQALA_SOURCE_DIR "/" + name);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string text_of(std::string_view key) { return text_of(ours_of(key)); }

std::set<std::string> keys_marked(NumberMark mark) {
  std::set<std::string> keys;
  for (const HouseNumber& row : house_number_table)
    if (row.mark == mark) keys.insert(key(row));
  return keys;
}

TEST(HouseNumbers, KeysAreFoundAndUnlikeEachOther) {
  std::set<std::string> keys;
  for (const HouseNumber& row : house_number_table) {
    EXPECT_TRUE(keys.insert(key(row)).second) << key(row);
    EXPECT_EQ(house_number(key(row)), &row);
  }
  EXPECT_EQ(house_number("djinn sloar"), nullptr);
  EXPECT_EQ(house_number(""), nullptr);
}

TEST(HouseNumbers, AreThoseOfTheTables) {
  for (Djinn djinn : {Djinn::geb, Djinn::ptah, Djinn::kam, Djinn::satesha})
    EXPECT_EQ(ours_of("djinn " + std::string(name(djinn))).number, djinn_table[index(djinn)].value);
  for (Item item : all<Item>)
    EXPECT_EQ(ours_of("item " + std::string(name(item)) + " count").number, item_table[index(item)].count);
  EXPECT_EQ(ours_of("item chest points").number, item_table[index(Item::chest)].value);
  for (Whim whim : all<Whim>) {
    EXPECT_EQ(ours_of("whim " + std::string(name(whim)) + " count").number, 1);
    const HouseNumber* coins = house_number("whim " + std::string(name(whim)) + " coins");
    EXPECT_EQ(coins != nullptr, whim >= Whim::kill_vizier) << name(whim);
    if (coins != nullptr) {
      EXPECT_EQ(ours(*coins).number, whim_table[index(whim)].coins);
    }
  }
  for (TileKind kind : {TileKind::workshop_nw, TileKind::workshop_se}) {
    EXPECT_EQ(ours_of("tile workshop value").number, row_of(kind).value);
    EXPECT_EQ(ours_of("tile " + std::string(name(kind)) + " count").number, row_of(kind).count);
  }
  EXPECT_EQ(ours_of("tile workshop colour").word, "blue");
  EXPECT_EQ(ours_of("tile specialised-market colour").word, "red");
  EXPECT_EQ(ours_of("tile specialised-market value").number, row_of(TileKind::specialised_market).value);
  EXPECT_EQ(ours_of("tile city-blue count").number, row_of(TileKind::city_blue).count);
  EXPECT_EQ(ours_of("tile city-red count").number, row_of(TileKind::city_red).count);
}

TEST(HouseNumbers, R4_ThePricesOfFiveSeatsThatFewerDoNotHave) {
  std::vector<std::uint8_t> spaces;
  for (std::uint8_t price : prices_2_to_4) {
    const HouseNumber* row = house_number("track " + std::to_string(price));
    const int times = price == 0 ? 1 : row ? ours(*row).number : 1;
    for (int i = 0; i < times; ++i) spaces.push_back(price);
  }
  EXPECT_EQ(ours_of("track 0").number, 3);
  EXPECT_TRUE(std::equal(spaces.begin(), spaces.end(), prices_5.begin(), prices_5.end()));
}

// The row says yes because the rules deal so; nothing but a deal shows it.
TEST(HouseNumbers, R59_AWhimLiesOnEachCity) {
  const Options options{.seats = 3, .sets = Set::whims};
  Rng rng(4);
  const State state = initial(options, deal(options, rng));
  int cities = 0, whims = 0;
  for (Tile tile : all<Tile>) cities += row_of(state.kind(tile)).action == TileAction::city;
  for (WhimPlace place : state.whims) whims += place.on_board();
  EXPECT_EQ(ours_of("city whim").word, whims == cities ? "yes" : "no");
}

TEST(HouseNumbers, R63_TheMiddleHasTheTilesOfTheArtisans) {
  const Options both{.seats = 4, .sets = Set::artisans | Set::whims};
  Rng rng(5);
  const auto kinds = shuffle_tiles(both, rng);
  const int columns = ours_of("middle columns").number, rows = ours_of("middle rows").number;
  EXPECT_EQ(columns * rows, 20);
  const int left = (columns_of(both) - columns) / 2, top = (rows_of(both) - rows) / 2;
  for (Tile tile : all<Tile>)
    if (row_of(kinds[index(tile)]).set == Set::artisans) {
      EXPECT_TRUE(column(tile) >= left && column(tile) < left + columns);
      EXPECT_TRUE(row(tile) >= top && row(tile) < top + rows);
    }
}

// docs/rules.md marks as many; what it says in one place for many cards is a row for each of them here.
TEST(HouseNumbers, AreMarkedAsTheRulesSay) {
  std::set<std::string> house{"djinn geb", "djinn ptah", "djinn kam", "djinn satesha", "track 0"};
  for (Item item : all<Item>) house.insert("item " + std::string(name(item)) + " count");
  for (Whim whim : all<Whim>) house.insert("whim " + std::string(name(whim)) + " count");
  for (Tribe tribe : {Tribe::vizier, Tribe::elder, Tribe::builder, Tribe::merchant, Tribe::assassin})
    house.insert("whim kill-" + std::string(name(tribe)) + " coins");
  EXPECT_EQ(keys_marked(NumberMark::house_number), house);
  EXPECT_EQ(keys_marked(NumberMark::one_source),
            (std::set<std::string>{"track 1", "track 3", "track 5", "item chest points",
                                   "tile workshop value", "tile workshop colour", "tile workshop-nw count",
                                   "tile workshop-se count", "tile specialised-market value",
                                   "tile specialised-market colour", "tile city-blue count",
                                   "tile city-red count", "city whim", "middle columns", "middle rows"}));
}

// Every line of a table in src/rules whose comment has a mark is about something in the list.
TEST(HouseNumbers, NoMarkInTheTablesIsForgotten) {
  static const std::regex marked(R"re(\{"([a-z-]+)".*// .*(house number|one source))re");
  int lines = 0;
  for (const char* file : {"djinn", "item", "tile"}) {
    std::istringstream text(source_file("src/rules/" + std::string(file) + ".hpp"));
    for (std::string line; std::getline(text, line);) {
      std::smatch found;
      if (!std::regex_search(line, found, marked)) continue;
      ++lines;
      const std::string thing_marked = found[1], mark = found[2];
      bool listed = false;
      for (const HouseNumber& row : house_number_table)
        listed |= thing(row) == thing_marked && name(row.mark) == mark;
      listed |= thing_marked == "workshop-se";  // listed as workshop
      EXPECT_TRUE(listed) << line;
    }
  }
  EXPECT_GE(lines, 13);
}

// Where people read them: the page of rulings and the form for those who own the box.
TEST(HouseNumbers, DocumentsSayTheSame) {
  std::string prices;
  for (std::uint8_t price : prices_5) prices += " " + std::to_string(price);
  const std::string precious = "jewellery " + text_of("item jewellery count") + ", chest " +
                               text_of("item chest count") + ", crown " + text_of("item crown count");
  const auto pair = [](std::string_view one, std::string_view between, std::string_view other) {
    return text_of(one) + std::string(between) + text_of(other);
  };
  const std::string rulings = source_file("docs/rulings.md");
  const std::string form = source_file(".github/ISSUE_TEMPLATE/printed_number.yml");
  for (const std::string& said : {prices + " |", "| " + precious + " |",
                                  "VP of Geb and Ptah | " + pair("djinn geb", ", ", "djinn ptah"),
                                  "VP of Kam and Satesha | " + pair("djinn kam", ", ", "djinn satesha"),
                                  "five whims of a kill | " + text_of("whim kill-elder coins") + " each",
                                  "chest's " + text_of("item chest points") + " VP"})
    EXPECT_NE(rulings.find(said), rulings.npos) << said;
  for (const std::string& said :
       {"ours:" + prices + ")", "ours: " + precious + ")",
        "Geb and Ptah (ours: " + pair("djinn geb", " and ", "djinn ptah") + ")",
        "Kam and Satesha (ours: " + pair("djinn kam", " and ", "djinn satesha") + ")",
        "five kills (ours: " + text_of("whim kill-elder coins") + " each)"})
    EXPECT_NE(form.find(said), form.npos) << said;
}

}  // namespace
}  // namespace naqala::test
