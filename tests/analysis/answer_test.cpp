#include "analysis/answer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "analysis/analyse.hpp"
#include "notation/action_text.hpp"
#include "requests.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

json::object reply_to(const json::value& request) {
  return json::parse(answer(json::serialize(request))).as_object();
}

std::string error_of(const json::value& request) {
  const json::object reply = reply_to(request);
  EXPECT_FALSE(reply.contains("plans"));
  return reply.contains("error") ? std::string(reply.at("error").as_string()) : "no error";
}

// ---- Errors -----------------------------------------------------------------------------------------------

TEST(Answer, WhatIsNoRequestIsRefused) {
  EXPECT_EQ(answer("{\"id\": 1"),
            R"({"id": null, "error": "request: line 1, column 9: the text breaks off"})");
  EXPECT_EQ(answer("dance"), R"({"id": null, "error": "request: line 1, column 1: this is not JSON"})");
  EXPECT_EQ(answer("[1]"), R"({"id": null, "error": "request: this is not an object"})");
  EXPECT_EQ(answer(R"({"id": 1, "id": 2})"),
            R"({"id": null, "error": "request: line 1, column 11: \"id\" is there twice"})");
  EXPECT_EQ(answer(std::string(2'000'000, ' ')),
            R"({"id": null, "error": "request: more than 1048576 bytes"})");
}

TEST(Answer, TheIdComesBackWhateverItIs) {
  for (const char* id : {"1", "\"a\"", "null", "[1, {\"b\": true}]"})
    EXPECT_EQ(
        answer(std::string(R"({"id": )") + id + "}"),
        std::string(R"({"id": )") + id + R"(, "error": "request: there is no position and no observation"})");
}

TEST(Answer, NumbersInAnIdComeBackOrAreRefused) {
  const auto id_of = [](const std::string& id) {
    return json::parse(answer("{\"id\": " + id + "}")).at("id");
  };
  for (const char* id :
       {"-9223372036854775808", "18446744073709551615", "12.5", "[-0.1, 1e15]", "9007199254740992.0"})
    EXPECT_EQ(id_of(id), json::parse(id)) << id;
  for (const char* id : {"1e400", "-1e400", "[2, {\"a\": 1e999}]", "123456789012345678901234567890"})
    EXPECT_EQ(answer(std::string("{\"id\": ") + id + "}"),
              R"({"id": null, "error": "request: id: a number in it is too large to come back as it is"})");
}

TEST(Answer, OddNumbersAreRefusedInValidJson) {
  const State s = first_position({}, "odd numbers");
  const std::string position = to_json(s, JsonStyle::line);
  for (const char* field : {"plans", "nodes", "time_ms"})
    for (const char* number : {"1e400", "-1e400", "1e-400", "0.5", "-0", "99999999999999999999", "1e3"}) {
      const std::string reply = answer("{\"position\": " + position + ", \"" + field + "\": " + number + "}");
      const json::value error = json::parse(reply).at("error");
      EXPECT_EQ(error.as_string().rfind("request: " + std::string(field) + ": ", 0), 0u) << reply;
    }
}

TEST(Answer, WrongFieldsAreNamed) {
  const State s = first_position({}, "wrong fields");
  const auto wrong = [&](const char* field, const json::value& value) {
    json::object request = request_for(s);
    request[field] = value;
    return error_of(request);
  };
  EXPECT_EQ(wrong("plan", 3), "request: plan: there is no such field");
  EXPECT_EQ(wrong("plans", 0), "request: plans: 0 is not a whole number from 1 to 100");
  EXPECT_EQ(wrong("plans", 101), "request: plans: 101 is not a whole number from 1 to 100");
  EXPECT_EQ(wrong("plans", "all"), "request: plans: \"all\" is not a whole number from 1 to 100");
  EXPECT_EQ(wrong("nodes", 0), "request: nodes: 0 is not a whole number from 1 to 100000000");
  EXPECT_EQ(wrong("nodes", 1.5), "request: nodes: 1.5E0 is not a whole number from 1 to 100000000");
  EXPECT_EQ(wrong("time_ms", -1), "request: time_ms: -1 is not a whole number from 1 to 600000");
  EXPECT_EQ(wrong("time_ms", 600'001), "request: time_ms: 600001 is not a whole number from 1 to 600000");
  EXPECT_EQ(wrong("observation", json_of(s)), "request: there can be a position or an observation, not both");
}

TEST(Answer, WrongPositionsAreRefusedByTheirFields) {
  const State s = first_position({}, "wrong positions");
  json::object request = request_for(s);
  request["position"].as_object()["tiles"].as_object()["c4"].as_object()["palms"] = 13;
  EXPECT_EQ(error_of(request), "position: tiles.c4.palms: 13 is more than the 12 in the box");
  request["position"] = 3;
  EXPECT_EQ(error_of(request).rfind("position: ", 0), 0u);
  request.erase("position");
  request["observation"] = json_of(s);
  EXPECT_EQ(error_of(request).rfind("observation: ", 0), 0u);
}

TEST(Answer, OnlyTheSeatToDecideIsAdvised) {
  const State s = first_position({}, "who is asked");
  const Seat other = actor(s) == Seat::one ? Seat::two : Seat::one;
  const std::string deciding = std::to_string(static_cast<int>(actor(s)) + 1);
  const std::string watching = std::to_string(static_cast<int>(other) + 1);
  EXPECT_EQ(error_of(request_for(observe(s, eyes_of(other)))),
            "observation: viewer: it is for seat " + deciding + " to decide, and this is what seat " +
                watching + " sees");
  EXPECT_EQ(
      error_of(request_for(observe(s, Viewer::spectator))),
      "observation: viewer: it is for seat " + deciding + " to decide, and this is what a spectator sees");
}

TEST(Answer, NobodyIsAdvisedWhereChanceDrawsOrTheGameIsOver) {
  const State drawing = played_until({}, "chance", [](const State& s) { return actor(s) == chance; });
  EXPECT_EQ(error_of(request_for(drawing)), "position: it is for chance to draw, not for a seat to decide");
  EXPECT_EQ(error_of(request_for(observe(drawing, eyes_of(Seat::one)))),
            "observation: it is for chance to draw, not for a seat to decide");
  const State over = played_until({}, "over", [](const State& s) { return actor(s) == nobody; });
  EXPECT_EQ(error_of(request_for(over)), "position: the game is over");
}

// ---- Replies ----------------------------------------------------------------------------------------------

bool is_taking(const State& s) { return s.step == Step::take; }

TEST(Answer, APositionIsSeenWithTheEyesOfItsActor) {
  const auto hidden = [](const State& s) {
    return is_taking(s) && s.fresh[index(s.active == Seat::one ? Seat::two : Seat::one)] != 0;
  };
  const State s = played_until({}, "hidden cards", hidden);
  const json::object reply = reply_to(request_for(s));
  EXPECT_EQ(reply, reply_to(request_for(observe(s, eyes_of(s.active)))));
  EXPECT_EQ(reply.at("id"), 7);
  EXPECT_EQ(reply.at("seat"), static_cast<int>(s.active) + 1);
  EXPECT_EQ(reply.at("step"), "take");
}

TEST(Answer, ThereAreAsManyPlansAsAskedFor) {
  const State s = played_until({}, "plans", is_taking);
  json::object request = request_for(s, 2000);
  EXPECT_EQ(reply_to(request).at("plans").as_array().size(), 5u);
  for (std::size_t n : {1u, 3u, 30u}) {
    request["plans"] = n;
    EXPECT_EQ(reply_to(request).at("plans").as_array().size(), n);
  }
}

TEST(Answer, ThinksAsMuchAsAskedFor) {
  const State s = played_until({}, "nodes", is_taking);
  const auto nodes = [&](int n) { return reply_to(request_for(s, n)).at("nodes").as_int64(); };
  EXPECT_GE(nodes(1000), 1000);
  EXPECT_LT(nodes(1000), 1500);
  EXPECT_GE(nodes(4000), 4000);
  json::object timed = request_for(s);
  timed.erase("nodes");
  timed["time_ms"] = 1;
  EXPECT_GT(reply_to(timed).at("nodes").as_int64(), 0);
  // Both: whatever ends first.
  timed["nodes"] = 500;
  timed["time_ms"] = 600'000;
  EXPECT_LT(reply_to(timed).at("nodes").as_int64(), 1000);
}

TEST(Answer, InAnAuctionPlansAreBids) {
  const json::object reply = reply_to(request_for(first_position({}, "bids")));
  EXPECT_EQ(reply.at("step"), "bid");
  for (const json::value& plan : reply.at("plans").as_array()) {
    ASSERT_EQ(plan.at("actions").as_array().size(), 1u);
    const Result<Action> bid = parse_action(plan.at("actions").at(0).as_string());
    ASSERT_TRUE(bid.ok());
    EXPECT_EQ(plan.at("total"), -bid->number());
    EXPECT_EQ(plan.at("earns").as_object().contains("coins"), bid->number() != 0);
  }
}

// Every plan of the reply is legal from its first action to the end of the turn, or to where chance draws,
// and earns what it says. Returns how many were cut off by chance.
int check_plans(const State& s, const json::object& reply) {
  const Layout layout(s);
  const Seat seat = actor(s);
  int cut = 0;
  EXPECT_EQ(reply.at("seat"), static_cast<int>(seat) + 1);
  EXPECT_FALSE(reply.at("plans").as_array().empty());
  for (const json::value& plan : reply.at("plans").as_array()) {
    State now = s;
    Action last = Action::of(Action::Kind::none);
    for (const json::value& text : plan.at("actions").as_array()) {
      last = *parse_action(text.as_string());
      EXPECT_EQ(actor(now), seat);
      EXPECT_TRUE(is_legal(layout, now, last)) << text.as_string().c_str();
      if (!is_legal(layout, now, last)) return cut;
      apply(layout, now, last);
    }
    const Score before = score(s)[index(seat)], after = score(now)[index(seat)];
    EXPECT_EQ(plan.at("total"), after.total() - before.total());
    for (Category category : all<Category>) {
      const json::value* earned = plan.at("earns").as_object().if_contains(name(category));
      EXPECT_EQ(earned ? earned->as_int64() : 0, after[category] - before[category]) << name(category);
    }
    const bool by_chance = plan.as_object().contains("then");
    cut += by_chance;
    if (by_chance) {
      EXPECT_EQ(actor(now), chance);
    }
    if (!by_chance && s.step != Step::bid) {
      EXPECT_EQ(last, Action::of(Action::Kind::end)) << json::serialize(plan) << to_json(s);
    }
    EXPECT_GE(plan.at("win_chance").to_number<double>(), 0);
    EXPECT_LE(plan.at("win_chance").to_number<double>(), 1);
  }
  return cut;
}

TEST(Answer, PlansAreLegalAndEarnWhatTheySayInAllSetups) {
  Rng rng("plans in all set-ups");
  const auto seldom = static_cast<std::uint32_t>(rounds({.reduced = 30, .normal = 6, .campaign = 6}));
  int cut = 0, asked = 0;
  for (int n = 0; n < rounds({.reduced = 15, .normal = 15, .campaign = 3000}); ++n) {
    const Options options = nth_setup_of_all(n);
    State s = initial(options, deal(options, rng));
    const Layout layout(s);
    while (actor(s) != nobody) {
      if (is_seat(actor(s)) && rng.below(seldom) == 0) {
        cut += check_plans(s, reply_to(request_for(s, 60)));
        ++asked;
      }
      ActionList list;
      legal_actions(layout, s, list);
      apply(layout, s,
            actor(s) == chance ? draw(s, rng) : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  EXPECT_GT(asked, 50);
  EXPECT_GT(cut, 0);
}

// Where each plan starts and ends, with what is done after it.
TEST(Analyse, NoTwoPlansDifferJustInTheWayWalked) {
  const State s = played_until({}, "distinct", is_taking);
  const Analysis analysis = analyse({observe(s, eyes_of(actor(s))), 40, Budget::of_nodes(3000)});
  std::set<std::vector<Action::Bits>> outlines;
  for (const Advice& advice : analysis.plans) {
    std::vector<Action::Bits> outline, drops;
    for (Action action : advice.actions)
      (action.kind() == Action::Kind::drop ? drops : outline).push_back(action.bits());
    outline.push_back(drops.back());
    EXPECT_TRUE(outlines.insert(outline).second);
  }
  EXPECT_GT(outlines.size(), 10u);
}

TEST(Analyse, NoTwoPlansComeToTheSame) {
  const State s = played_until({}, "distinct", is_taking);
  const Layout layout(s);
  const Analysis analysis = analyse({observe(s, eyes_of(actor(s))), 40, Budget::of_nodes(3000)});
  std::vector<State> ends;
  for (const Advice& advice : analysis.plans) {
    State now = s;
    for (Action action : advice.actions) apply(layout, now, action);
    EXPECT_EQ(std::count(ends.begin(), ends.end(), now), 0);
    ends.push_back(now);
  }
}

// At a market the cards are choices of their own, whichever is best. Some come to the same: those that are
// alike, and two cards in either order.
TEST(Analyse, AmidATurnThereAreSeveralPlans) {
  const auto at_market = [](const State& s) {
    return s.step == Step::tile && s.card_row_size == 9 &&
           row_of(s.kind(s.at)).action == TileAction::large_market && s.coins[index(s.active)] >= 6;
  };
  const State s = played_until({}, "amid a turn", at_market);
  const Analysis analysis = analyse({observe(s, eyes_of(actor(s))), 20, Budget::of_nodes(3000)});
  std::set<Action::Bits> firsts;
  for (const Advice& advice : analysis.plans) firsts.insert(advice.actions[0].bits());
  EXPECT_GE(firsts.size(), 4u);
}

// In the last turn of the game nothing is left to guess: margins are leads, and the best plan has the most.
TEST(Analyse, TheLastTurnIsExact) {
  const auto last_turn = [](const State& s) {
    return is_taking(s) && s.last_round &&
           std::all_of(s.turn_track.begin(), s.turn_track.end(), [](Seat seat) { return seat == nobody; });
  };
  const State s = played_until({}, "the last turn", last_turn);
  const Layout layout(s);
  const Seat seat = actor(s), other = seat == Seat::one ? Seat::two : Seat::one;
  const Analysis analysis = analyse({observe(s, eyes_of(seat)), 20, Budget::of_nodes(3000)});
  for (const Advice& advice : analysis.plans) {
    EXPECT_LE(advice.margin, analysis.plans[0].margin);
    EXPECT_TRUE(advice.win_chance == 0 || advice.win_chance == 0.5 || advice.win_chance == 1);
    if (advice.then_chance || s.fresh[index(other)] + s.stale[index(other)] != 0) continue;
    State now = s;
    for (Action action : advice.actions) apply(layout, now, action);
    EXPECT_EQ(advice.margin, point * (score(now)[index(seat)].total() - score(now)[index(other)].total()));
  }
}

}  // namespace
}  // namespace naqala::test
