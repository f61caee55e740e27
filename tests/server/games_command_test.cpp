// `naqala games` on the games of a server.
#include <sys/stat.h>

#include <filesystem>

#include "process.hpp"
#include "server/tokens.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

class GamesCommand : public testing::Test {
 protected:
  struct Ran {
    int code;
    std::string out;
  };
  Ran games(std::vector<std::string> words) {
    words.insert(words.begin(), {NAQALA_BINARY, "games"});
    Process process(words);
    const std::string out = process.rest();
    return {process.end(0), out};
  }
  static mode_t mode_of(const std::string& file) {
    struct stat status {};
    EXPECT_EQ(::stat(file.c_str(), &status), 0);
    return status.st_mode & 0777;
  }

  Folder folder;
  const std::string db = "sqlite:" + folder.path("games.db");
};

TEST_F(GamesCommand, ListsAsTextAndAsJson) {
  std::string id;
  {
    World world(open_database(db));
    id = world.ask_json("POST", "/api/tables", R"({"listed":false})").at("table").as_string().c_str();
  }
  EXPECT_EQ(games({"list", "--db", db}).out, id + "  open\n");
  const json::value listed = json::parse(games({"list", "--json", "--db", db}).out);
  ASSERT_EQ(listed.at("tables").as_array().size(), 1u);
  EXPECT_EQ(listed.at("tables").at(0).at("id"), id.c_str());
  EXPECT_EQ(listed.at("tables").at(0).at("listed"), false);
}

TEST_F(GamesCommand, WhatOnlyReadsMakesNoFile) {
  const std::string nowhere = folder.path("typo.db");
  EXPECT_EQ(games({"list", "--db", "sqlite:" + nowhere}).code, 1);
  EXPECT_EQ(games({"export", "0123456789abcdef", "--db", "sqlite:" + nowhere}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(nowhere));
}

TEST_F(GamesCommand, ExportedSecretsAreForTheirOwnerAlone) {
  std::string id;
  {
    World world(open_database(db));
    id = start_table(world, 2).id;
  }
  const std::string fresh = folder.path("new.json"), old = folder.path("old.json");
  std::fclose(std::fopen(old.c_str(), "w"));
  ::chmod(old.c_str(), 0644);
  for (const std::string& file : {fresh, old}) {
    EXPECT_EQ(games({"export", id, "-o", file, "--db", db}).code, 0);
    EXPECT_EQ(mode_of(file), 0600u);
  }
  EXPECT_EQ(games({"import", fresh, "--db", "sqlite:" + folder.path("other.db")}).out, id + "\n");
}

// An id that begins with a dash would be taken for an option. One in 64 did.
TEST(TableIds, AreWordsOfACommandLine) {
  for (int i = 0; i < 2000; ++i)
    for (const std::string& id : {new_table_id(), table_id_from(std::to_string(i))}) {
      EXPECT_TRUE(is_table_id(id)) << id;
      EXPECT_NE(id.front(), '-') << id;
    }
}

// The table that followed the game is not in its file.
TEST_F(GamesCommand, AnImportedGameNamesNoRematch) {
  std::string id;
  {
    World world(open_database(db));
    const Started started = start_table(world, 2);
    id = started.id;
    std::vector<std::unique_ptr<Guest>> guests;
    for (const std::string& token : started.tokens) {
      guests.push_back(std::make_unique<Guest>(world));
      guests.back()->hello(id, token);
      ASSERT_EQ(guests.back()->command({{"resign", true}}), "");
    }
    ASSERT_TRUE(world.loop.run_until([&] { return guests[0]->is_over(); }));
    world.ask_json("POST", "/api/tables/" + id + "/rematch", "", started.tokens[0]);
  }
  const std::string file = folder.path("game.json"), other = "sqlite:" + folder.path("other.db");
  EXPECT_EQ(games({"export", id, "-o", file, "--db", db}).code, 0);
  EXPECT_EQ(games({"import", file, "--db", other}).code, 0);
  World world(open_database(other));
  EXPECT_FALSE(world.ask_json("GET", "/api/tables/" + id).as_object().contains("rematch"));
}

TEST(ServeCommand, TakesTheNameOfAHost) {
  Folder folder;
  Process server({NAQALA_BINARY, "serve", "--quiet", "--port", "0", "--host", "localhost", "--db",
                  "sqlite:" + folder.path("games.db")});
  EXPECT_EQ(server.line().rfind("Naqala is at http://localhost:", 0), 0u);
  EXPECT_EQ(server.end(SIGTERM), 0);
}

}  // namespace
}  // namespace naqala::server::test
