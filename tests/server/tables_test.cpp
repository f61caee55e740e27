// Tables by HTTP: made, listed, joined, left, started, and everything that can be wrong about it.
#include "world.hpp"

namespace naqala::server::test {
namespace {

class Tables : public testing::Test {
 protected:
  std::string error_of(const Response& response) {
    const json::value value = json::parse(response.body);
    const json::value* error = value.as_object().if_contains("error");
    return std::to_string(response.status) + (error ? std::string(" ") + error->as_string().c_str() : "");
  }
  std::string post(const std::string& target, const std::string& body = "", const std::string& token = "") {
    return error_of(world.ask("POST", target, body, token));
  }

  Folder folder;
  World world{folder.path("games.db")};
};

TEST_F(Tables, AreMadeAndListed) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"name":"Ana <b>","players":3})");
  const std::string id = made.at("table").as_string().c_str();
  EXPECT_EQ(made.at("seat"), 1);
  const json::value listed = world.ask_json("GET", "/api/tables");
  ASSERT_EQ(listed.at("tables").as_array().size(), 1u);
  const json::value& table = listed.at("tables").at(0);
  EXPECT_EQ(table.at("id"), id.c_str());
  EXPECT_EQ(table.at("phase"), "open");
  EXPECT_EQ(table.at("chairs").at(0).at("name"), "Ana <b>");
  EXPECT_EQ(table.at("chairs").at(1).at("sitter"), "nobody");
  EXPECT_EQ(table.at("commitment").as_string().size(), 64u);
  EXPECT_EQ(world.ask_json("GET", "/api/tables/" + id), table);
}

TEST_F(Tables, TellNobodyTheirSecrets) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"nonce":"mine"})");
  const std::string id = made.at("table").as_string().c_str(), token = made.at("token").as_string().c_str();
  for (const std::string& target : {std::string("/api/tables"), "/api/tables/" + id}) {
    const std::string text = world.ask("GET", target).body;
    for (const char* secret : {"token", "luck", "whim_of_bots"})
      EXPECT_EQ(text.find(secret), text.npos) << secret;
    EXPECT_EQ(text.find(token), text.npos);
  }
  for (const std::string& line : world.logged) EXPECT_EQ(line.find(token), line.npos);
}

TEST_F(Tables, ThatAreNotListedAreFoundByTheirId) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"listed":false})");
  EXPECT_TRUE(world.ask_json("GET", "/api/tables").at("tables").as_array().empty());
  EXPECT_EQ(world.ask("GET", "/api/tables/" + std::string(made.at("table").as_string())).status, 200);
}

TEST_F(Tables, JoinLeaveStart) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"players":3})");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  const std::string host = made.at("token").as_string().c_str();
  const json::value ben = world.ask_json("POST", at + "/join", R"({"name":"Ben","seat":3})");
  EXPECT_EQ(ben.at("seat"), 3);
  const std::string token = ben.at("token").as_string().c_str();
  EXPECT_EQ(post(at + "/join", R"({"seat":3})"), "409 seat: it is taken");
  EXPECT_EQ(post(at + "/start", "", token), "409 only the first at the table can start the game");
  EXPECT_EQ(post(at + "/start", "", host), "409 a seat is still free");
  EXPECT_EQ(post(at + "/start", "", "wrong"), "403 this needs the token of a seat");
  EXPECT_EQ(post(at + "/leave", "", token), "200");
  EXPECT_EQ(post(at + "/leave", "", token), "403 this needs the token of a seat");
  EXPECT_EQ(post(at + "/start", R"({"bots":2})", host), "200");
  EXPECT_EQ(post(at + "/join"), "409 the game has started");
  EXPECT_EQ(post(at + "/start", "", host), "409 the game has started");
  const json::value table = world.ask_json("GET", at);
  EXPECT_EQ(table.at("phase"), "running");
  EXPECT_EQ(table.at("chairs").at(2).at("level"), 2);
  EXPECT_EQ(world.ask_json("GET", "/api/tables?phase=running").at("tables").as_array().size(), 1u);
}

TEST_F(Tables, WhoeverLeavesLastCanBeFollowed) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  EXPECT_EQ(post(at + "/leave", "", made.at("token").as_string().c_str()), "200");
  EXPECT_EQ(world.ask_json("POST", at + "/join").at("seat"), 1);
}

TEST_F(Tables, BadWishesAreNamed) {
  const auto make = [&](const std::string& body) { return post("/api/tables", body); };
  EXPECT_EQ(make("{"), "400 line 1, column 2: the text breaks off");
  EXPECT_EQ(make("[]"), "400 the body must be an object");
  EXPECT_EQ(make(R"({"colour":"red"})").substr(0, 11), "400 colour:");
  EXPECT_EQ(make(R"({"players":9})").substr(0, 12), "400 players:");
  EXPECT_EQ(make(R"({"clock":{"turn":0}})"), "400 clock: no time at all");
  EXPECT_EQ(make(R"({"chairs":[{"sitter":"person"}]})"), "400 chairs: there must be 2");
  EXPECT_EQ(make(R"({"chairs":[{"sitter":"bot","level":3},{"sitter":"bot","level":3}]})"),
            "400 chairs: there is none for a person");
  EXPECT_EQ(make(R"({"chairs":[{"sitter":"cat"},{"sitter":"person"}]})"),
            "400 chairs.1.sitter: \"cat\" is not person, bot or nobody");
  EXPECT_EQ(make(R"({"name":" x"})").substr(0, 9), "400 name:");
  EXPECT_EQ(make("{\"nonce\":\"" + std::string(65, 'x') + "\"}"), "400 nonce: longer than 64 bytes");
  EXPECT_EQ(post("/api/tables/nothing/join"), "404 there is no such table");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables/nothing")), "404 there is no such table");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables?before=x")), "400 before: not a number");
  EXPECT_EQ(error_of(world.ask("PUT", "/api/tables")), "405 this cannot be done here");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables/a/b/c")), "404 there is nothing here");
}

TEST_F(Tables, NotTooManyFromOneAddress) {
  for (int i = 0; i < 30; ++i) ASSERT_EQ(world.ask("POST", "/api/tables").status, 201);
  EXPECT_EQ(world.ask("POST", "/api/tables").status, 429);
  EXPECT_EQ(world.ask("POST", "/api/tables", "", "", "5.6.7.8").status, 201);
  world.loop.let_pass(60'000);
  EXPECT_EQ(world.ask("POST", "/api/tables").status, 201);
}

TEST_F(Tables, AreThereAfterARestart) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"clock":{"turn":30,"reserve":5}})");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  const json::value before = world.ask_json("GET", at);
  World again(folder.path("games.db"));
  EXPECT_EQ(again.ask_json("GET", at), before);
  EXPECT_EQ(error_of(again.ask("POST", at + "/leave", "", made.at("token").as_string().c_str())), "200");
}

}  // namespace
}  // namespace naqala::server::test
