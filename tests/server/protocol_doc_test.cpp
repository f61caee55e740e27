// docs/protocol.md says what is true: its examples have the fields that the server sends and takes.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "world.hpp"

namespace naqala::server::test {
namespace {

std::string page() {
  std::ifstream in(NAQALA_SOURCE_DIR "/docs/protocol.md");
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// The examples that stand alone, in their order.
std::vector<json::value> examples() {
  std::vector<json::value> list;
  const std::string text = page();
  const std::string fence = "```json\n";
  for (std::size_t at = text.find(fence); at != text.npos; at = text.find(fence, at)) {
    at += fence.size();
    list.push_back(json::parse(text.substr(at, text.find("```", at) - at)));
  }
  return list;
}

// The commands in the table: `{...}` in backticks.
std::vector<json::object> commands() {
  std::vector<json::object> list;
  const std::string text = page();
  static const std::regex row(R"(\n\| `(\{"id"[^`]*\})` \|)");
  for (std::sregex_iterator i(text.begin(), text.end(), row), end; i != end; ++i)
    list.push_back(json::parse((*i)[1].str()).as_object());
  return list;
}

std::set<std::string> fields(const json::value& value) {
  std::set<std::string> names;
  for (const auto& [name, content] : value.as_object()) names.insert(name);
  return names;
}

class ProtocolPage : public testing::Test {
 protected:
  Folder folder;
  World world{folder.path("games.db")};
  const std::vector<json::value> example = examples();
};

TEST_F(ProtocolPage, ItsExamplesHaveTheFieldsOfTheServer) {
  ASSERT_EQ(example.size(), 7u);
  const json::value &wish = example[0], &taken = example[1], &table = example[2], &hello = example[3],
                    &snapshot = example[4], &state = example[5], &events = example[6];
  const json::value made = world.ask_json("POST", "/api/tables", json::serialize(wish));
  EXPECT_EQ(fields(made), fields(taken));
  EXPECT_EQ(fields(hello.at("hello")), (std::set<std::string>{"protocol", "table", "token"}));

  const Started started = start_table(world, 2);
  EXPECT_EQ(fields(world.ask_json("GET", "/api/tables/" + started.id)), fields(table));
  Guest one(world), two(world);
  one.hello(started.id, started.tokens[0]);
  two.hello(started.id, started.tokens[1]);
  Guest& mine = one.is_mine() ? one : two;
  const json::value first = json::parse(mine.texts[0]);
  EXPECT_EQ(fields(first.at("snapshot")), fields(snapshot));
  EXPECT_EQ(fields(mine.state), fields(state));
  EXPECT_EQ(fields(mine.state.at("progress")), fields(state.at("progress")));
  ASSERT_EQ(mine.command({{"act", json::array{mine.state.at("legal").at(0)}}}), "");
  const json::value told = json::parse(mine.texts[mine.texts.size() - 2]);
  EXPECT_EQ(fields(told), fields(events));
  EXPECT_EQ(fields(told.at("events").at(0)), fields(events.at("events").at(0)));
}

TEST_F(ProtocolPage, ItsCommandsAreUnderstood) {
  const std::vector<json::object> all = commands();
  ASSERT_EQ(all.size(), 6u);
  const Started started = start_table(world, 2);
  Guest guest(world);
  guest.hello(started.id, started.tokens[0]);
  for (json::object command : all) {
    const std::string refused = guest.command(command);
    // They may not fit this game, but all of their fields are known.
    for (const auto& [name, content] : command)
      EXPECT_NE(refused.rfind(std::string(name) + ":", 0), 0u) << refused;
    EXPECT_NE(refused, "nothing is asked for");
  }
}

TEST_F(ProtocolPage, ItsRequestsAreAnswered) {
  const std::string text = page();
  static const std::regex row(R"(\n\| `(GET|POST) (/api/[^` ]*)` \|)");
  const Started started = start_table(world, 2);
  int rows = 0;
  for (std::sregex_iterator i(text.begin(), text.end(), row), end; i != end; ++i, ++rows) {
    const std::string target = std::regex_replace((*i)[2].str(), std::regex("ID"), started.id);
    const Response response = world.ask((*i)[1], target, "", started.tokens[0]);
    EXPECT_NE(response.body, R"({"error":"there is nothing here"})") << target;
    EXPECT_NE(response.status, 405) << target;
  }
  EXPECT_EQ(rows, 10);
}

}  // namespace
}  // namespace naqala::server::test
