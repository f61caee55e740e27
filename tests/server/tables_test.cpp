// Tables by HTTP: made, listed, joined, left, started, and everything that can be wrong about it.
#include "flaky.hpp"
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
  EXPECT_EQ(post(at + "/start", "", token),
            "409 only the first at the table can start the game while a seat is free");
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

// A table says what its game would be played with if it started now.
TEST_F(Tables, R82_TotalsGoByWhoSitsThere) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"players":3})");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  const auto totals = [&] { return world.ask_json("GET", at).at("options").at("totals"); };
  EXPECT_EQ(totals(), "shown") << "one person";
  EXPECT_EQ(world.ask_json("GET", at).at("totals_chosen"), false);
  const json::value ben = world.ask_json("POST", at + "/join");
  EXPECT_EQ(totals(), "hidden") << "two of them";
  EXPECT_EQ(world.ask_json("GET", "/api/tables").at("tables").at(0).at("options").at("totals"), "hidden");
  EXPECT_EQ(post(at + "/leave", "", ben.at("token").as_string().c_str()), "200");
  EXPECT_EQ(totals(), "shown") << "one has left";
  world.ask_json("POST", at + "/join");
  EXPECT_EQ(post(at + "/start", R"({"bots":1})", made.at("token").as_string().c_str()), "200");
  EXPECT_EQ(totals(), "hidden");
  const json::value record = world.ask_json("GET", at + "/record");
  EXPECT_EQ(record.at("setup").at("totals"), "hidden") << "the game is played with it";
}

TEST_F(Tables, R82_OnePersonAgainstBotsSeesTheTotals) {
  const Started started = start_table(world, 1, {{"players", 3}});
  const json::value record = world.ask_json("GET", "/api/tables/" + started.id + "/record");
  EXPECT_EQ(record.at("setup").at("totals"), "shown");
}

TEST_F(Tables, R82_WhoeverMakesThemChoosesTotals) {
  for (const int people : {1, 2})
    for (const char* choice : {"shown", "hidden"}) {
      const Started started = start_table(world, people, {{"players", 2}, {"totals", choice}});
      const std::string at = "/api/tables/" + started.id;
      const json::value table = world.ask_json("GET", at);
      EXPECT_EQ(table.at("options").at("totals"), choice) << people;
      EXPECT_EQ(table.at("totals_chosen"), true);
      EXPECT_EQ(world.ask_json("GET", at + "/record").at("setup").at("totals"), choice) << people;
    }
  EXPECT_EQ(post("/api/tables", R"({"totals":"open"})").substr(0, 11), "400 totals:");
}

TEST_F(Tables, WhoeverLeavesLastCanBeFollowed) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  EXPECT_EQ(post(at + "/leave", "", made.at("token").as_string().c_str()), "200");
  EXPECT_TRUE(world.ask_json("GET", "/api/tables").at("tables").as_array().empty()) << "nobody is there";
  EXPECT_EQ(world.ask_json("POST", at + "/join").at("seat"), 1);
  EXPECT_EQ(world.ask_json("GET", "/api/tables").at("tables").as_array().size(), 1u);
}

TEST_F(Tables, AnybodyStartsWhenAllSeatsAreTaken) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  const std::string ben = world.ask_json("POST", at + "/join").at("token").as_string().c_str();
  EXPECT_EQ(post(at + "/start", "", ben), "200");
}

TEST_F(Tables, TheFirstFreesASeat) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"players":3})");
  const std::string id = made.at("table").as_string().c_str(), at = "/api/tables/" + id;
  const std::string host = made.at("token").as_string().c_str();
  const std::string ben = world.ask_json("POST", at + "/join").at("token").as_string().c_str();
  Guest guest(world);
  guest.hello(id, ben);
  EXPECT_EQ(post(at + "/free", R"({"seat":1})", ben), "409 only the first at the table can free a seat");
  EXPECT_EQ(post(at + "/free", R"({"seat":2})"), "403 this needs the token of a seat");
  EXPECT_EQ(post(at + "/free", R"({"seat":1})", host), "409 seat: it is your own");
  EXPECT_EQ(post(at + "/free", R"({"seat":3})", host), "409 seat: it is free");
  EXPECT_EQ(post(at + "/free", R"({"seat":4})", host).substr(0, 9), "400 seat:");
  EXPECT_EQ(post(at + "/free", "{}", host), "400 seat: is missing");
  EXPECT_EQ(guest.closed, "");
  EXPECT_EQ(post(at + "/free", R"({"seat":2})", host), "200");
  EXPECT_EQ(guest.closed, "this is no seat of the table");
  EXPECT_EQ(post(at + "/start", R"({"bots":1})", ben), "403 this needs the token of a seat");
  EXPECT_EQ(world.ask_json("POST", at + "/join").at("seat"), 2);
}

// Otherwise whoever comes next would be read by the one who was there before.
TEST_F(Tables, WhoeverHasLeftHearsNothingMore) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string id = made.at("table").as_string().c_str(), at = "/api/tables/" + id;
  const std::string host = made.at("token").as_string().c_str();
  const std::string ben = world.ask_json("POST", at + "/join").at("token").as_string().c_str();
  Guest guest(world), watcher(world);
  guest.hello(id, ben);
  watcher.hello(id);
  EXPECT_EQ(post(at + "/leave", "", ben), "200");
  EXPECT_EQ(guest.closed, "this is no seat of the table");
  EXPECT_EQ(watcher.texts.back(), R"({"presence":{"seats":[false,false],"watchers":1}})");
  const std::size_t heard = guest.texts.size();
  EXPECT_EQ(post(at + "/join"), "200");
  EXPECT_EQ(post(at + "/start", "", host), "200");
  EXPECT_EQ(guest.texts.size(), heard);
  EXPECT_EQ(watcher.table.at("phase"), "running");
}

TEST_F(Tables, TheOneChangedLastComesFirst) {
  std::vector<std::string> ids;
  for (int i = 0; i < 2; ++i) {
    ids.emplace_back(world.ask_json("POST", "/api/tables").at("table").as_string().c_str());
    world.loop.let_pass(1000);
  }
  const auto first = [&] {
    const json::value listed = world.ask_json("GET", "/api/tables");
    return std::string(listed.at("tables").at(0).at("id").as_string());
  };
  EXPECT_EQ(first(), ids[1]);
  EXPECT_EQ(post("/api/tables/" + ids[0] + "/join"), "200");
  EXPECT_EQ(first(), ids[0]);
}

TEST_F(Tables, ThatNobodyCameToAreNotListedForEver) {
  world.ask_json("POST", "/api/tables");
  const std::int64_t day = std::int64_t{24} * 3'600'000;
  world.loop.let_pass(day - 1000);
  EXPECT_EQ(world.ask_json("GET", "/api/tables").at("tables").as_array().size(), 1u);
  world.loop.let_pass(2000);
  EXPECT_TRUE(world.ask_json("GET", "/api/tables").at("tables").as_array().empty());
}

// The maker's first nonce came before the secret was drawn; this one comes after the commitment.
TEST_F(Tables, StartBringsANonce) {
  const json::value made = world.ask_json("POST", "/api/tables", R"({"nonce":"early"})");
  const std::string id = made.at("table").as_string().c_str(), at = "/api/tables/" + id;
  const std::string host = made.at("token").as_string().c_str();
  EXPECT_EQ(post(at + "/start", "{\"bots\":1,\"nonce\":\"" + std::string(65, 'x') + "\"}", host),
            "400 nonce: longer than 64 bytes");
  const json::value before = world.ask_json("GET", at);
  EXPECT_EQ(post(at + "/start", R"({"bots":1,"nonce":"late"})", host), "200");
  EXPECT_EQ(world.ask_json("GET", at).at("commitment"), before.at("commitment"));
  EXPECT_EQ(nonces_in(world.hub.room(id)->doc()), (std::vector<std::string>{"late", ""}));
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
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables/" + std::string(16, 'x'))), "404 there is no such table");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables?before=x")), "400 before: not a number");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables?phase=late")),
            "400 phase: \"late\" is not open, running or over");
  EXPECT_EQ(error_of(world.ask("PUT", "/api/tables")), "405 this cannot be done here");
  EXPECT_EQ(error_of(world.ask("GET", "/api/tables/a/b/c")), "404 there is nothing here");
}

TEST_F(Tables, BadWishesOfThoseWhoJoinAndStartAreNamed) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  const std::string host = made.at("token").as_string().c_str();
  EXPECT_EQ(post(at + "/join", R"({"name":" x"})").substr(0, 9), "400 name:");
  EXPECT_EQ(post(at + "/join", R"({"seat":3})").substr(0, 9), "400 seat:");
  EXPECT_EQ(post(at + "/join", R"({"colour":1})").substr(0, 11), "400 colour:");
  EXPECT_EQ(post(at + "/start", R"({"bots":9})", host).substr(0, 9), "400 bots:");
  EXPECT_EQ(post(at + "/start", R"({"level":1})", host).substr(0, 10), "400 level:");
}

TEST_F(Tables, NamesDoNotTurnTheDirectionOfWriting) {
  for (const char* name : {"a\u202eb", "\u2066a", "a\u200f", "a\u061cb"})
    EXPECT_EQ(post("/api/tables", json::serialize(json::object{{"name", name}})),
              "400 name: has characters that turn the direction of writing");
  for (const char* name : {"\u05d0\u05d1", "\u0634\u0647\u0631\u0632\u0627\u062f", "a\u200db"})
    EXPECT_EQ(post("/api/tables", json::serialize(json::object{{"name", name}})), "201");
}

// Only names that a table could have are worth a place in memory, and those only until the store
// has answered.
TEST_F(Tables, ThatAreNotThereTakeNoMemory) {
  for (int i = 0; i < 300; ++i) {
    world.ask("GET", "/api/tables/" + std::string(1000, 'x') + std::to_string(i));
    EXPECT_EQ(world.hub.awake(), 0u);
  }
  const std::string id = "0123456789abcde";
  for (char last : std::string("abcdefghij")) world.ask("GET", "/api/tables/" + id + last);
  EXPECT_TRUE(world.loop.run_until([&] { return world.hub.awake() == 0; }));
  Guest guest(world);
  guest.hello(std::string(1000, 'x'));
  EXPECT_EQ(guest.closed, "there is no such table");
  EXPECT_EQ(world.hub.awake(), 0u);
}

TEST_F(Tables, NotTooManyQuestionsAndSeatsForOneAddress) {
  for (int i = 0; i < 1200; ++i) ASSERT_EQ(world.ask("GET", "/api/tables/x").status, 404);
  EXPECT_EQ(world.ask("GET", "/api/tables/x").status, 429);
  EXPECT_EQ(world.ask("GET", "/api/tables/x", "", "", "5.6.7.8").status, 404);
  const std::string join = "/api/tables/0123456789abcdef/join";
  for (int i = 0; i < 60; ++i) ASSERT_EQ(world.ask("POST", join).status, 404);
  EXPECT_EQ(world.ask("POST", join).status, 429);
  world.loop.let_pass(60'000);
  EXPECT_EQ(world.ask("POST", join).status, 404);
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

// ---- A store that fails -----------------------------------------------------------------------------------

class TablesInTrouble : public testing::Test {
 protected:
  int post(const std::string& target, const std::string& body = "", const std::string& token = "") {
    return world.ask("POST", target, body, token).status;
  }
  void finish(const Started& started) {
    std::vector<std::unique_ptr<Guest>> guests;
    for (const std::string& token : started.tokens) {
      guests.push_back(std::make_unique<Guest>(world));
      guests.back()->hello(started.id, token);
      ASSERT_EQ(guests.back()->command({{"resign", true}}), "");
    }
    ASSERT_TRUE(world.loop.run_until([&] { return guests[0]->is_over(); }));
  }

  Folder folder;
  FlakyStore* store = new FlakyStore(open_database("sqlite:" + folder.path("games.db")));
  World world{std::unique_ptr<Store>(store)};
};

TEST_F(TablesInTrouble, SayThatItIsTheStore) {
  const json::value made = world.ask_json("POST", "/api/tables");
  const std::string at = "/api/tables/" + std::string(made.at("table").as_string());
  EXPECT_TRUE(world.hub.is_well());
  store->writes_until_failure = 0;
  EXPECT_EQ(post("/api/tables"), 503);
  EXPECT_FALSE(world.hub.is_well());
  EXPECT_EQ(post(at + "/join"), 503);
  EXPECT_EQ(world.ask("GET", at).status, 200);
  EXPECT_FALSE(world.hub.is_well()) << "that something can be read does not mean that anything can be kept";
  store->writes_until_failure = -1;
  EXPECT_EQ(post(at + "/join"), 200);
  EXPECT_TRUE(world.hub.is_well());

  store->reads = false;
  EXPECT_EQ(world.ask("GET", "/api/tables").status, 503);
  EXPECT_FALSE(world.hub.is_well());
  store->reads = true;
  EXPECT_EQ(world.ask("GET", "/api/tables").status, 200);
  EXPECT_TRUE(world.hub.is_well());
}

// A server that others avoid because it was ill must get well without them.
TEST_F(TablesInTrouble, AreForgottenAfterAWhile) {
  store->reads = false;
  EXPECT_EQ(world.ask("GET", "/api/tables").status, 503);
  world.loop.let_pass(59'000);
  EXPECT_FALSE(world.hub.is_well());
  world.loop.let_pass(2'000);
  EXPECT_TRUE(world.hub.is_well());
}

TEST_F(TablesInTrouble, NameNoRematchThatIsNotThere) {
  const Started started = start_table(world, 2);
  finish(started);
  const std::string at = "/api/tables/" + started.id, rematch = at + "/rematch";
  // Neither is there; then the new table, but not its name at the old one.
  for (int kept : {0, 1}) {
    store->writes_until_failure = kept;
    EXPECT_EQ(post(rematch, "", started.tokens[0]), 503);
    store->writes_until_failure = -1;
    EXPECT_FALSE(world.ask_json("GET", at).as_object().contains("rematch"));
  }
  const json::value next = world.ask_json("POST", rematch, "", started.tokens[1]);
  EXPECT_EQ(world.ask_json("POST", rematch, "", started.tokens[0]), next);
  EXPECT_EQ(world.ask_json("GET", at).at("rematch"), next.at("table"));
  EXPECT_EQ(world.ask("GET", "/api/tables/" + std::string(next.at("table").as_string())).status, 200);
}

TEST_F(TablesInTrouble, MakeOneRematchForAllWhoAskAtOnce) {
  const Started started = start_table(world, 2);
  finish(started);
  std::vector<Response> answers;
  for (const std::string& token : started.tokens)
    world.api.handle({"POST", "/api/tables/" + started.id + "/rematch", "", token, "1.2.3.4"},
                     [&](Response response) { answers.push_back(std::move(response)); });
  ASSERT_TRUE(world.loop.run_until([&] { return answers.size() == 2; }));
  EXPECT_EQ(answers[0].body, answers[1].body);
  EXPECT_EQ(answers[0].status, 201);
  EXPECT_EQ(answers[1].status, 200);
}

}  // namespace
}  // namespace naqala::server::test
