// Plays the examples of the client's rules page (web/src/rules/examples): each is a position, actions, and
// what they must bring. The pictures of the page are drawn from the same files.
#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "notation/position.hpp"
#include "rules/game.hpp"
#include "rules/layout.hpp"
#include "rules/score.hpp"
#include "support/printing.hpp"
#include "support/scene.hpp"

namespace naqala {
namespace {

namespace json = boost::json;

const std::filesystem::path folder = NAQALA_SOURCE_DIR "/web/src/rules/examples";

json::object read_example(const std::string& name) {
  std::ifstream file(folder / (name + ".json"));
  std::stringstream text;
  text << file.rdbuf();
  return json::parse(text.str()).as_object();
}

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

int number_of(const json::object& numbers, std::string_view name) {
  const json::value* number = numbers.if_contains(name);
  return number == nullptr ? 0 : static_cast<int>(number->as_int64());
}

// The part of the board that is drawn: the tiles from one corner to the other.
std::vector<std::string> drawn_tiles(const json::object& example) {
  if (!example.contains("from")) return {};
  const std::string from = text_of(example.at("from")), to = text_of(example.at("to"));
  std::vector<std::string> tiles;
  for (char row = from[1]; row <= to[1]; ++row)
    for (char column = from[0]; column <= to[0]; ++column) tiles.push_back({column, row});
  return tiles;
}

// Carries out an action and expects it to change the score sheet of its seat as it says, and no more.
void expect_gains(const Layout& layout, State& s, const json::object& action) {
  const std::string text = text_of(action.at("do"));
  const Seat seat = actor(s);
  const Score before = score(s)[index(seat)];
  test::play(layout, s, {text});
  const Score after = score(s)[index(seat)];
  const json::value* said = action.if_contains("gains");
  const json::object gains = said == nullptr ? json::object{} : said->as_object();
  for (Category category : all<Category>)
    EXPECT_EQ(after[category] - before[category], number_of(gains, name(category)))
        << text << ": " << name(category);
}

// Expects what is drawn of the board, the tent, the turn and the track to be as the example says.
void expect_then(const json::object& example, const json::object& play, const State& s) {
  if (!play.contains("then")) return;
  const json::object& then = play.at("then").as_object();
  const json::object now = json::parse(to_json(s)).as_object();
  json::object tiles = example.at("position").at("tiles").as_object();
  if (then.contains("tiles"))
    for (const auto& [tile, form] : then.at("tiles").as_object()) tiles[tile] = form;
  for (const std::string& tile : drawn_tiles(example))
    EXPECT_EQ(now.at("tiles").at(tile), tiles.at(tile)) << tile;
  for (const std::string_view field : {"turn", "turn_order"}) {
    if (then.contains(field)) {
      EXPECT_EQ(now.at(field), then.at(field)) << field;
    }
  }
  if (then.contains("tent")) {
    EXPECT_EQ(now.at("seats").at(0).at("tent"), then.at("tent"));
  }
}

// Plays all that an example does, each from its position, and returns it.
json::object play_example(const std::string& name) {
  const json::object example = read_example(name);
  const Result<State> start = parse_position(json::serialize(example.at("position")));
  if (!start.ok()) {
    ADD_FAILURE() << name << ": " << start.error();
    return example;
  }
  const Layout layout(*start);
  for (const json::value& play : example.at("plays").as_array()) {
    State s = *start;
    for (const json::value& action : play.at("actions").as_array())
      expect_gains(layout, s, action.as_object());
    expect_then(example, play.as_object(), s);
  }
  return example;
}

// What an action of a play says that it brings.
int gain(const json::object& example, std::size_t play, std::size_t action, std::string_view category) {
  return number_of(example.at("plays").at(play).at("actions").at(action).at("gains").as_object(), category);
}

// What the last action of a play says that it brings.
int last_gain(const json::object& example, std::size_t play, std::string_view category) {
  return gain(example, play, example.at("plays").at(play).at("actions").as_array().size() - 1, category);
}

TEST(RulesPage, R6_TheFourthMarkerComesToZeroLastAndPlaysBeforeTheTwoThere) {
  const json::object example = play_example("auction");
  const json::array order{2, 1, 3, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
  EXPECT_EQ(example.at("plays").at(0).at("then").at("turn_order"), json::value(order));
  EXPECT_EQ(example.at("plays").at(0).at("then").at("turn"), 4);
}

TEST(RulesPage, R16_ALoopOfFiveEndsBesideItsOwnFirstMeeple) {
  const json::object example = play_example("loop");
  EXPECT_EQ(last_gain(example, 0, "tiles"), 8);
}

TEST(RulesPage, R25_FourBuildersBringTwentyCoinsAndTwentyFiveWithAFakir) {
  const json::object example = play_example("builders");
  EXPECT_EQ(last_gain(example, 0, "coins"), 20);
  EXPECT_EQ(last_gain(example, 1, "coins"), 25);
}

TEST(RulesPage, R27_AssassinsTakeTwoTilesInOneTurn) {
  const json::object example = play_example("assassins");
  EXPECT_EQ(gain(example, 0, 3, "tiles"), 6);
  EXPECT_EQ(last_gain(example, 0, "tiles"), 5);
}

TEST(RulesPage, R32_NineGoodsAreSoldForThirtyAndSeven) {
  const json::object example = play_example("sale");
  EXPECT_EQ(gain(example, 0, 0, "coins"), 30);
  EXPECT_EQ(gain(example, 0, 1, "coins"), 7);
}

TEST(RulesPage, R45_ATentOnAnOasisCountsEightAndFour) {
  const json::object example = play_example("tent");
  EXPECT_EQ(last_gain(example, 0, "tiles"), 8);
  EXPECT_EQ(last_gain(example, 0, "tents"), 4);
}

TEST(RulesPage, HasNoExampleThatIsNotPlayed) {
  std::set<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(folder))
    names.insert(file.path().stem().string());
  EXPECT_EQ(names, (std::set<std::string>{"assassins", "auction", "builders", "loop", "sale", "tent"}));
}

// What is numbered on a picture is what the rule counts: blue tiles around the builders (R25), red ones
// around the tent (R45).
TEST(RulesPage, MarksEveryTileThatCounts) {
  for (const auto& [name, end, colour] :
       {std::tuple{"builders", "d2", Colour::blue}, std::tuple{"tent", "c3", Colour::red}}) {
    const json::object example = read_example(name);
    const Result<State> s = parse_position(json::serialize(example.at("position")));
    ASSERT_TRUE(s.ok()) << s.error();
    std::set<std::string> counted, marked;
    for (const std::string& tile : drawn_tiles(example))
      if (row_of(s->kind(test::tile(tile))).colour == colour && std::abs(tile[0] - end[0]) <= 1 &&
          std::abs(tile[1] - end[1]) <= 1)
        counted.insert(tile);
    for (const json::value& tile : example.at("marks").as_array()) marked.insert(text_of(tile));
    EXPECT_EQ(marked, counted) << name;
  }
}

}  // namespace
}  // namespace naqala
