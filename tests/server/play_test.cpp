// Games over connections: played to the end, taken back, left, gone on with.
#include "fair/verify.hpp"
#include "flaky.hpp"
#include "journal.hpp"
#include "notation/record.hpp"
#include "rules/game.hpp"
#include "server/export.hpp"
#include "support/setups.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

class Play : public testing::Test {
 protected:
  // The one whose turn it is does something legal.
  static void play_one(std::vector<std::unique_ptr<Guest>>& guests, Rng& rng) {
    for (auto& guest : guests) {
      if (!guest->is_mine()) continue;
      const json::array& legal = guest->state.at("legal").as_array();
      const json::value& action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      ASSERT_EQ(guest->command({{"act", json::array{action}}}), "") << action;
      return;
    }
    World& world = guests[0]->world;
    const json::value before = guests[0]->state;
    ASSERT_TRUE(world.loop.run_until([&] { return guests[0]->state != before; }));  // a bot plays
  }
  static void play_to_the_end(std::vector<std::unique_ptr<Guest>>& guests, Rng& rng) {
    while (!guests[0]->is_over()) {
      play_one(guests, rng);
      if (HasFatalFailure()) return;
    }
  }
  std::vector<std::unique_ptr<Guest>> seat(const Started& started) {
    std::vector<std::unique_ptr<Guest>> guests;
    for (const std::string& token : started.tokens) {
      guests.push_back(std::make_unique<Guest>(world));
      guests.back()->hello(started.id, token);
    }
    return guests;
  }

  Folder folder;
  World world{folder.path("games.db")};
  Rng rng{"play over a server"};
};

TEST_F(Play, AWholeGameWithRecordAndProof) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  Guest watcher(world);
  watcher.hello(started.id);
  EXPECT_EQ(world.ask("GET", "/api/tables/" + started.id + "/proof").status, 409);
  play_to_the_end(guests, rng);
  EXPECT_TRUE(watcher.is_over());

  const Response record = world.ask("GET", "/api/tables/" + started.id + "/record");
  EXPECT_EQ(record.type, "text/plain; charset=utf-8");
  const Result<Record> parsed = parse_record(record.body);
  ASSERT_TRUE(parsed) << parsed.error();
  EXPECT_EQ(actor(replay(*parsed).back()), nobody);

  const Result<Proof> proof = parse_proof(world.ask("GET", "/api/tables/" + started.id + "/proof").body);
  ASSERT_TRUE(proof) << proof.error();
  const Result<Verified> verified = verify(*proof);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_TRUE(verified->over);
  EXPECT_GT(verified->outcomes, 0);
  EXPECT_EQ(proof->commitment, watcher.table.at("commitment").as_string().c_str());
}

TEST_F(Play, EverySetupWithABot) {
  for (const Options& options : naqala::test::all_setups()) {
    json::array sets;
    for (Set set : all<Set>)
      if (options.plays(set)) sets.emplace_back(name(set));
    const Started started =
        start_table(world, options.seats - 1, {{"players", options.seats}, {"sets", sets}});
    auto guests = seat(started);
    for (int i = 0; i < 60 && !guests[0]->is_over(); ++i) {
      play_one(guests, rng);
      ASSERT_FALSE(HasFatalFailure());
    }
    world.loop.let_pass(60'000);
  }
}

TEST_F(Play, WhatIsRefused) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  Guest& mine = guests[0]->is_mine() ? *guests[0] : *guests[1];
  Guest& other = guests[0]->is_mine() ? *guests[1] : *guests[0];
  Guest watcher(world);
  watcher.hello(started.id);
  EXPECT_EQ(watcher.command({{"act", json::array{"bid 0"}}}), "who watches cannot do anything");
  EXPECT_EQ(other.command({{"act", json::array{"bid 0"}}}).substr(0, 10), "it is seat");
  EXPECT_EQ(mine.command({{"act", json::array{"take c3"}}}), "take c3 is not legal here");
  EXPECT_EQ(mine.command({{"act", json::array{"dance"}}}).substr(0, 6), "act.1:");
  EXPECT_EQ(mine.command({{"number", 7}, {"act", json::array{"bid 0"}}}), "stale: the game is at event 1");
  EXPECT_EQ(mine.command({{"undo", true}}), "nothing to undo");
  EXPECT_EQ(mine.command({{"answer", true}}), "nobody is asking");
  EXPECT_EQ(mine.command({}), "nothing is asked for");
  EXPECT_EQ(mine.command({{"sing", true}}).substr(0, 5), "sing:");
  mine.visit->hear("{\"id\":");
  EXPECT_EQ(mine.refused, "line 1, column 7: the text breaks off");
  const json::value action = mine.state.at("legal").at(0);
  const json::value number = mine.state.at("number");
  EXPECT_EQ(mine.command({{"number", number}, {"act", json::array{action}}}), "");
  EXPECT_EQ(mine.command({{"number", number}, {"act", json::array{action}}}).substr(0, 6), "stale:");
}

// Of several actions in one message, all happen or none.
TEST_F(Play, AllOrNothing) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  Guest& mine = guests[0]->is_mine() ? *guests[0] : *guests[1];
  const json::value before = mine.state;
  const json::value action = mine.state.at("legal").at(0);
  EXPECT_NE(mine.command({{"act", json::array{action, "take a1"}}}), "");
  Guest late(world);
  late.hello(started.id);
  EXPECT_EQ(late.state.at("number"), before.at("number"));
  EXPECT_EQ(mine.command({{"number", before.at("number")}, {"act", json::array{action}}}), "");
}

// Whoever was refused after a draw would know it, and could try until it pleased him.
TEST_F(Play, ChanceIsNotDrawnForAMessageThatGoesOn) {
  const Started started = start_table(world, 2, {{"sets", {"artisans", "whims"}}});
  auto guests = seat(started);
  int tried = 0;
  for (int i = 0; i < 400 && tried < 20 && !guests[0]->is_over(); ++i) {
    const Game game = *rebuild(events_of(*world.store, started.id));
    for (auto& guest : guests) {
      if (!guest->is_mine()) continue;
      for (const json::value& action : guest->state.at("legal").as_array()) {
        State after = game.state;
        apply(game.layout, after, *parse_action(std::string(action.as_string())));
        if (actor(after) != chance) continue;
        ++tried;
        for (const char* next : {"end", "bid 0", "keep crown"})
          EXPECT_EQ(guest->command({{"act", json::array{action, next}}}),
                    "chance has a part in this: send what follows on its own");
        EXPECT_EQ(events_of(*world.store, started.id).size(), static_cast<std::size_t>(game.events));
      }
    }
    play_one(guests, rng);
    ASSERT_FALSE(HasFatalFailure());
  }
  EXPECT_GT(tried, 5);
}

TEST_F(Play, OneThingAtATimeAndOnlyIfItIsMeant) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  Guest& guest = *guests[0];
  EXPECT_EQ(guest.command({{"resign", false}}), "resign: must be true");
  EXPECT_EQ(guest.command({{"undo", false}}), "undo: must be true");
  EXPECT_EQ(guest.command({{"back", 1}}).substr(0, 5), "back:");
  EXPECT_EQ(guest.command({{"foo", 1}, {"resign", true}}).substr(0, 4), "foo:");
  EXPECT_EQ(guest.command({{"act", json::array{"bid 0"}}, {"undo", true}}), "undo: one thing at a time");
  EXPECT_EQ(guest.state.at("hands").at(0), "owner");
  EXPECT_EQ(guest.state.at("number"), 1);
}

TEST_F(Play, StrangersAreTurnedAway) {
  const Started started = start_table(world, 2);
  Guest stranger(world);
  stranger.hello(started.id, "0000000000000000000000");
  EXPECT_EQ(stranger.closed, "this is no seat of the table");
  Guest lost(world);
  lost.hello("nowhere");
  EXPECT_EQ(lost.closed, "there is no such table");
  Guest rude(world);
  rude.say({{"act", "bid 0"}});
  EXPECT_EQ(rude.closed.substr(0, 6), "hello:");
}

TEST_F(Play, AClientOfAnotherProtocolIsTurnedAwayAndToldBothVersions) {
  const Started started = start_table(world, 2);
  const auto greeted_with = [&](const json::value& protocol) {
    Guest guest(world);
    // What a later version may add to a hello does not hide what is wrong.
    guest.say({{"hello", {{"table", started.id}, {"protocol", protocol}, {"language", "en"}}}});
    return std::pair(guest.closed, guest.how);
  };
  EXPECT_EQ(greeted_with(protocol_version + 1),
            std::pair(std::string("hello: protocol: the client speaks version 2, the server version 1"),
                      Visit::Line::Close::other_protocol));
  EXPECT_EQ(greeted_with("new").first,
            "hello: hello.protocol: \"new\" is not a whole number from 1 to 1000000");
  EXPECT_EQ(greeted_with("new").second, Visit::Line::Close::rejected);
  EXPECT_EQ(greeted_with(protocol_version).first, "hello: hello.language: there is no such field");

  Guest welcome(world);
  welcome.say({{"hello", {{"table", started.id}, {"protocol", protocol_version}}}});
  ASSERT_TRUE(world.loop.run_until([&] { return welcome.snapshots > 0; }));
  EXPECT_EQ(json::parse(welcome.texts[0]).at("snapshot").at("protocol"), protocol_version);
}

TEST_F(Play, TooManyMessages) {
  const Started started = start_table(world, 2);
  Guest guest(world);
  guest.hello(started.id);
  for (int i = 0; i < 60; ++i) guest.say(json::object{});
  EXPECT_EQ(guest.closed, "too many messages");
}

TEST_F(Play, UndoIsToldAsAWhole) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  Guest& mine = guests[0]->is_mine() ? *guests[0] : *guests[1];
  Guest& other = guests[0]->is_mine() ? *guests[1] : *guests[0];
  ASSERT_EQ(mine.command({{"act", json::array{mine.state.at("legal").at(0)}}}), "");
  ASSERT_EQ(mine.state.at("undo"), 1);
  const int before = other.snapshots;
  ASSERT_EQ(mine.command({{"undo", true}}), "");
  EXPECT_EQ(other.snapshots, before + 1);
  EXPECT_TRUE(mine.is_mine());
  EXPECT_EQ(mine.state.at("number"), 3);
  EXPECT_EQ(mine.state.at("moment"), 0);
}

TEST_F(Play, GoingBackFurtherNeedsTheOthers) {
  const Started started = start_table(world, 2, {{"players", 3}});
  auto guests = seat(started);
  while (guests[0]->state.at("moment").to_number<int>() < 12) play_one(guests, rng);
  const json::value snapshot = json::parse(guests[0]->texts[0]);
  // The first action of seat 1.
  Guest late(world);
  late.hello(started.id);
  const json::value told = json::parse(late.texts[0]).at("snapshot").at("actions");
  int to = 0;
  while (told.at(static_cast<std::size_t>(to)).at("seat") != 1) ++to;
  ASSERT_EQ(guests[0]->command({{"ask", to}}), "");
  ASSERT_TRUE(world.loop.run_until([&] {
    const json::value& wish = guests[1]->state.at("wish");
    return wish.is_object() && wish.at("agreed").as_array().size() == 2;  // the bot has agreed
  }));
  ASSERT_EQ(guests[1]->command({{"answer", true}}), "");
  EXPECT_TRUE(guests[0]->state.at("wish").is_null());
  EXPECT_EQ(guests[0]->state.at("moment"), to);
  EXPECT_EQ(guests[0]->state.at("actor"), 1);
}

TEST_F(Play, WhoResignsIsReplacedForGood) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  ASSERT_EQ(guests[1]->command({{"resign", true}}), "");
  EXPECT_EQ(guests[0]->state.at("hands").at(1), "resigned");
  EXPECT_EQ(guests[1]->command({{"back", true}}), "seat 2 has resigned");
  for (const json::object& what : {json::object{{"act", json::array{"bid 0"}}}, json::object{{"undo", true}},
                                   json::object{{"ask", 0}}, json::object{{"answer", true}}})
    EXPECT_EQ(guests[1]->command(what), "this seat was given up");
  guests.pop_back();
  play_to_the_end(guests, rng);
}

TEST_F(Play, TheClockHandsOverAndBack) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 30}, {"reserve", 10}}}});
  auto guests = seat(started);
  Guest* slow = guests[0]->is_mine() ? guests[0].get() : guests[1].get();
  const std::size_t seat_of_slow = slow == guests[0].get() ? 0 : 1;
  EXPECT_EQ(slow->state.at("clock").at("turn_left"), 30'000);
  world.loop.let_pass(39'000);
  EXPECT_TRUE(slow->is_mine());
  world.loop.let_pass(2'000);
  ASSERT_TRUE(world.loop.run_until([&] { return slow->state.at("hands").at(seat_of_slow) == "late"; }));
  world.loop.let_pass(2'900);
  EXPECT_EQ(slow->state.at("moment"), 0);  // the bot waits a little for the owner
  world.loop.let_pass(200);
  ASSERT_TRUE(world.loop.run_until([&] { return slow->state.at("moment").to_number<int>() > 0; }));
  ASSERT_EQ(slow->command({{"back", true}}), "");
  EXPECT_EQ(slow->state.at("hands").at(seat_of_slow), "owner");
}

TEST_F(Play, AReserveThatIsGoneStaysGone) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 2}, {"reserve", 10}}}});
  auto guests = seat(started);
  Guest* slow = guests[0]->is_mine() ? guests[0].get() : guests[1].get();
  const std::size_t seat_of_slow = slow == guests[0].get() ? 0 : 1;
  world.loop.let_pass(13'000);
  ASSERT_TRUE(world.loop.run_until([&] { return slow->state.at("hands").at(seat_of_slow) == "late"; }));
  world.loop.let_pass(3'100);
  ASSERT_TRUE(world.loop.run_until([&] { return slow->state.at("moment").to_number<int>() > 0; }));
  ASSERT_EQ(slow->command({{"back", true}}), "");
  EXPECT_LT(slow->state.at("clock").at("reserves").at(seat_of_slow).to_number<int>(), 100);
  // The other's is untouched.
  EXPECT_EQ(slow->state.at("clock").at("reserves").at(1 - seat_of_slow), 10'000);
}

TEST_F(Play, WhatIsRefusedDoesNotStopTheClock) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 5}}}});
  auto guests = seat(started);
  Guest* slow = guests[0]->is_mine() ? guests[0].get() : guests[1].get();
  const json::value action = slow->state.at("legal").at(0);
  for (int i = 0; i < 4; ++i) {
    world.loop.let_pass(1000);
    EXPECT_NE(slow->command({{"act", json::array{action, "take a1"}}}), "");
  }
  world.loop.let_pass(1000);
  ASSERT_TRUE(world.loop.run_until([&] {
    const json::array& hands = slow->state.at("hands").as_array();
    return hands[0] == "late" || hands[1] == "late";
  }));
}

TEST_F(Play, TheClockThatIsToldRunsForWhoIsToDecide) {
  const Started started = start_table(world, 1, {{"players", 2}, {"clock", {{"turn", 60}}}});
  auto guests = seat(started);
  Guest& person = *guests[0];
  for (int i = 0; i < 30; ++i) {
    ASSERT_TRUE(world.loop.run_until([&] { return person.is_mine(); }));
    ASSERT_EQ(person.state.at("clock").at("runs"), true);
    ASSERT_LT(person.state.at("clock").at("thought").to_number<int>(), 60);
    play_one(guests, rng);
    ASSERT_EQ(person.state.at("clock").at("runs"), person.is_mine());
  }
}

// Going back gives nobody the time that another has thought.
TEST_F(Play, ThoughtsAreTheirOwners) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 1}, {"reserve", 60}}}});
  auto guests = seat(started);
  Guest* asks = guests[0]->is_mine() ? guests[0].get() : guests[1].get();
  Guest* thinks = guests[0]->is_mine() ? guests[1].get() : guests[0].get();
  while (asks->is_mine()) play_one(guests, rng);
  world.loop.let_pass(20'000);
  ASSERT_EQ(asks->command({{"ask", 0}}), "");
  ASSERT_EQ(thinks->command({{"answer", true}}), "");
  ASSERT_TRUE(asks->is_mine());
  EXPECT_LT(asks->state.at("clock").at("thought").to_number<int>(), 1000);
}

TEST_F(Play, WhoIsOnlyLateIsAskedHimself) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 5}}}});
  auto guests = seat(started);
  Guest* asks = guests[0]->is_mine() ? guests[0].get() : guests[1].get();
  Guest* late = guests[0]->is_mine() ? guests[1].get() : guests[0].get();
  while (asks->is_mine()) play_one(guests, rng);
  world.loop.let_pass(6'000);
  const std::size_t seat_of_late = late == guests[0].get() ? 0 : 1;
  ASSERT_TRUE(world.loop.run_until([&] { return asks->state.at("hands").at(seat_of_late) == "late"; }));
  ASSERT_EQ(asks->command({{"ask", 0}}), "");
  ASSERT_TRUE(asks->state.at("wish").is_object());
  EXPECT_EQ(late->command({{"answer", true}}), "a bot plays for this seat until you are back");
  ASSERT_EQ(late->command({{"back", true}}), "");
  ASSERT_TRUE(asks->state.at("wish").is_object());
  ASSERT_EQ(late->command({{"answer", false}}), "");
  EXPECT_EQ(asks->command({{"ask", 0}}), "your wish was just refused");
}

TEST_F(Play, TheClockStandsStillWhileNobodyIsHere) {
  const Started started = start_table(world, 2, {{"clock", {{"turn", 30}}}});
  auto guests = seat(started);
  world.loop.let_pass(20'000);
  guests.clear();
  world.loop.let_pass(3'600'000);
  guests = seat(started);
  EXPECT_EQ(guests[0]->state.at("hands").at(0), "owner");
  EXPECT_EQ(guests[0]->state.at("hands").at(1), "owner");
}

TEST_F(Play, ATableSleepsAndGoesOn) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  for (int i = 0; i < 9; ++i) play_one(guests, rng);
  EXPECT_EQ(world.metrics.games_awake, 1);
  world.loop.let_pass(200'000);
  EXPECT_EQ(world.metrics.games_awake, 0);  // though both are still connected
  play_one(guests, rng);
  EXPECT_EQ(guests[0]->state.at("moment").to_number<int>() >= 10, true);
  guests.clear();
  world.loop.let_pass(200'000);
  EXPECT_EQ(world.hub.awake(), 0u);
  guests = seat(started);
  play_to_the_end(guests, rng);
}

TEST_F(Play, AnotherServerGoesOnFromTheFile) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  for (int i = 0; i < 20; ++i) play_one(guests, rng);
  Guest before(world);
  before.hello(started.id, started.tokens[0]);
  World again(folder.path("games.db"));
  Guest after(again);
  after.hello(started.id, started.tokens[0]);
  EXPECT_EQ(before.texts[0], after.texts[0]);
}

// Two servers on one file: the slower one is told how things stand.
TEST_F(Play, TheSlowerOfTwoServersReadsAgain) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  World other(folder.path("games.db"));
  std::vector<std::unique_ptr<Guest>> there;
  for (const std::string& token : started.tokens) {
    there.push_back(std::make_unique<Guest>(other));
    there.back()->hello(started.id, token);
  }
  const std::size_t mine = guests[0]->is_mine() ? 0 : 1;
  ASSERT_EQ(guests[mine]->command({{"act", json::array{guests[mine]->state.at("legal").at(0)}}}), "");
  EXPECT_EQ(there[mine]->command({{"act", json::array{there[mine]->state.at("legal").at(0)}}}),
            "stale: the table has moved on");
  ASSERT_TRUE(other.loop.run_until([&] { return there[0]->state.at("number") == 2; }));
}

TEST_F(Play, ARematchForAll) {
  const Started started = start_table(world, 2);
  EXPECT_EQ(world.ask("POST", "/api/tables/" + started.id + "/rematch", "", started.tokens[0]).status, 409);
  auto guests = seat(started);
  for (auto& guest : guests) ASSERT_EQ(guest->command({{"resign", true}}), "");
  ASSERT_TRUE(world.loop.run_until([&] { return guests[0]->is_over(); }));
  EXPECT_EQ(world.ask("POST", "/api/tables/" + started.id + "/rematch", "", "wrong").status, 403);
  const json::value first =
      world.ask_json("POST", "/api/tables/" + started.id + "/rematch", "", started.tokens[0]);
  const json::value second =
      world.ask_json("POST", "/api/tables/" + started.id + "/rematch", "", started.tokens[1]);
  EXPECT_EQ(first, second);
  EXPECT_EQ(guests[1]->table.at("rematch"), first.at("table"));
  Guest again(world);
  again.hello(std::string(first.at("table").as_string()), started.tokens[0]);
  EXPECT_EQ(json::parse(again.texts[0]).at("snapshot").at("viewer"), 2);  // a seat further
  EXPECT_EQ(again.table.at("phase"), "running");
}

TEST_F(Play, R82_ARematchHasTotalsByTheSameRule) {
  for (const json::object& wish : {json::object{}, json::object{{"totals", "shown"}}}) {
    const Started started = start_table(world, 2, wish);
    auto guests = seat(started);
    for (auto& guest : guests) ASSERT_EQ(guest->command({{"resign", true}}), "");
    ASSERT_TRUE(world.loop.run_until([&] { return guests[0]->is_over(); }));
    const json::value next =
        world.ask_json("POST", "/api/tables/" + started.id + "/rematch", "", started.tokens[0]);
    const std::string at = "/api/tables/" + std::string(next.at("table").as_string());
    const json::value table = world.ask_json("GET", at);
    EXPECT_EQ(table.at("totals_chosen"), wish.contains("totals"));
    EXPECT_EQ(table.at("options").at("totals"), wish.contains("totals") ? "shown" : "hidden");
    EXPECT_EQ(world.ask_json("GET", at + "/record").at("setup").at("totals"),
              table.at("options").at("totals"));
  }
}

TEST_F(Play, AGameIsTakenToAnotherServer) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  for (int i = 0; i < 30; ++i) play_one(guests, rng);
  std::optional<StoredGame> stored;
  world.store->load(started.id, 0, [&](const Result<std::optional<StoredGame>>& loaded) {
    world.loop.post([&, loaded] { stored = **loaded; });
  });
  ASSERT_TRUE(world.loop.run_until([&] { return stored.has_value(); }));
  const Result<std::string> text = export_game(*stored);
  ASSERT_TRUE(text) << text.error();
  const Result<Change> change = import_game(*text, 5);
  ASSERT_TRUE(change) << change.error();

  World other(folder.path("other.db"));
  std::optional<Store::Outcome> outcome;
  other.store->write(*change, [&](Store::Outcome done, const std::string&) {
    other.loop.post([&, done] { outcome = done; });
  });
  ASSERT_TRUE(other.loop.run_until([&] { return outcome.has_value(); }));
  EXPECT_EQ(*outcome, Store::Outcome::done);
  Guest there(other);
  there.hello(started.id, started.tokens[0]);
  EXPECT_EQ(there.state, guests[0]->state);

  const auto problem = [&](const std::string& from, const std::string& to) {
    std::string changed = *text;
    changed.replace(changed.find(from), from.size(), to);
    const Result<Change> refused = import_game(changed, 5);
    return refused ? std::string() : refused.error();
  };
  EXPECT_EQ(problem("naqala-game 1", "naqala-game 9"),
            "game: format: \"naqala-game 9\" is not \"naqala-game 1\"");
  EXPECT_EQ(problem("\"phase\":\"running\"", "\"phase\":\"over\""),
            "game: table.phase: the game is not over");
  EXPECT_EQ(problem("\"action\":\"bid", "\"action\":\"hit").substr(0, 14), "game: event 1:");
  EXPECT_EQ(problem("\"players\":2", "\"players\":3").substr(0, 5), "game:");
}

TEST_F(Play, PresenceIsTold) {
  const Started started = start_table(world, 2);
  auto guests = seat(started);
  EXPECT_EQ(guests[0]->texts.back(), R"({"presence":{"seats":[true,true],"watchers":0}})");
  guests.pop_back();
  EXPECT_EQ(guests[0]->texts.back(), R"({"presence":{"seats":[true,false],"watchers":0}})");
}

// A bot whose decision cannot be stored tries again after pauses, not all the time, and plays
// once the store is well.
TEST(PlayInTrouble, BotsWaitForTheStore) {
  Folder folder;
  auto made = std::make_unique<FlakyStore>(open_database(database_for(folder.path("games.db"))));
  FlakyStore& store = *made;
  World world(std::move(made));
  const Started started = start_table(world, 1, {{"players", 2}});
  Guest guest(world);
  guest.hello(started.id, started.tokens[0]);
  Rng rng("trouble");
  for (const bool reads : {true, false}) {
    ASSERT_TRUE(world.loop.run_until([&] { return guest.is_mine(); }));
    while (guest.is_mine()) {
      store.writes_until_failure = 1;  // what the bot then wants
      const json::array& legal = guest.state.at("legal").as_array();
      const json::value action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      ASSERT_EQ(guest.command({{"act", json::array{action}}}), "");
    }
    store.reads = reads;
    const std::int64_t failures = world.metrics.store_failures;
    ASSERT_TRUE(world.loop.run_until([&] { return world.metrics.store_failures > failures; }));
    ASSERT_TRUE(reads || world.loop.run_until([&] { return !guest.closed.empty(); }));
    for (int i = 0; i < 100 && world.loop.run_one(); ++i) {
    }
    EXPECT_EQ(world.metrics.store_failures, failures + 1);
    store.writes_until_failure = -1;
    store.reads = true;
    const int number = guest.state.at("number").to_number<int>();
    world.loop.let_pass(60'000);
    Guest later(world);
    later.hello(started.id, started.tokens[0]);
    ASSERT_TRUE(world.loop.run_until([&] { return later.state.at("number").to_number<int>() > number; }));
    if (!reads) return;
    ASSERT_TRUE(world.loop.run_until([&] { return guest.is_mine(); }));
  }
}

}  // namespace
}  // namespace naqala::server::test
