// A server without sockets: tables, a real store, bots, and guests who say and are told things.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>

#include "database.hpp"
#include "server/api.hpp"
#include "server/visit.hpp"
#include "support/folder.hpp"

namespace naqala::server::test {

namespace json = boost::json;

// Time stands still unless a test lets it pass.
class TestLoop : public Loop {
 public:
  void post(std::function<void()> work) override {
    {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(work));
    }
    filled_.notify_one();
  }

  Alarm after(std::chrono::milliseconds time, std::function<void()> work) override {
    auto alarm = std::make_shared<std::function<void()>>(std::move(work));
    alarms_.emplace(ticks_ + time.count(), alarm);
    return alarm;
  }
  std::int64_t now() const override { return 1'767'225'600'000 + ticks_; }
  std::int64_t ticks() const override { return ticks_; }

  // Does what is posted until the condition holds; fails after a minute of nothing.
  bool run_until(const std::function<bool()>& condition) {
    while (!condition()) {
      std::unique_lock lock(mutex_);
      if (!filled_.wait_for(lock, std::chrono::seconds(60), [&] { return !posted_.empty(); })) return false;
      const std::function<void()> work = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      work();
    }
    return true;
  }

  // Does what is posted now, if anything is.
  bool run_one() {
    std::unique_lock lock(mutex_);
    if (posted_.empty()) return false;
    const std::function<void()> work = std::move(posted_.front());
    posted_.pop_front();
    lock.unlock();
    work();
    return true;
  }

  void let_pass(std::int64_t ms) {
    const std::int64_t until = ticks_ + ms;
    while (!alarms_.empty() && alarms_.begin()->first <= until) {
      const auto [time, weak] = *alarms_.begin();
      alarms_.erase(alarms_.begin());
      ticks_ = std::max(ticks_, time);
      if (const auto alarm = weak.lock()) (*alarm)();
    }
    ticks_ = until;
  }

 private:
  std::mutex mutex_;
  std::condition_variable filled_;
  std::deque<std::function<void()>> posted_;
  std::int64_t ticks_ = 1'000'000;
  std::multimap<std::int64_t, std::weak_ptr<std::function<void()>>> alarms_;
};

using naqala::test::Folder;

struct World {
  explicit World(const std::string& file) : World(open_database(database_for(file))) {}
  explicit World(std::unique_ptr<Store> opened)
      : store(std::move(opened)),
        hub({loop, *store, bots, metrics, log}, std::chrono::seconds(60)),
        api(hub) {}
  ~World() { store->stop(); }

  // Asks and waits for the answer.
  Response ask(std::string method, std::string target, const std::string& body = "",
               const std::string& token = "", const std::string& address = "1.2.3.4") {
    std::optional<Response> answer;
    api.handle({std::move(method), std::move(target), body, token, address},
               [&](Response response) { answer = std::move(response); });
    EXPECT_TRUE(loop.run_until([&] { return answer.has_value(); }));
    return answer.value_or(Response{});
  }
  json::value ask_json(std::string method, std::string target, const std::string& body = "",
                       const std::string& token = "") {
    const Response response = ask(std::move(method), std::move(target), body, token);
    EXPECT_LT(response.status, 300) << response.body;
    return json::parse(response.body);
  }

  TestLoop loop;
  Metrics metrics;
  std::vector<std::string> logged;
  Log log{[this](const std::string& line) { logged.push_back(line); }};
  std::unique_ptr<Store> store;
  BotPool bots{1};
  Hub hub;
  Api api;
};

// Somebody with a connection.
struct Guest {
  explicit Guest(World& world_) : world(world_) {
    visit = std::make_shared<Visit>(
        world.hub, Visit::Line{[this](const std::shared_ptr<const std::string>& text) { take(*text); },
                               [this](Visit::Line::Close how_, std::string_view why) {
                                 how = how_;
                                 closed = why;
                               }});
  }

  void take(const std::string& text) {
    texts.push_back(text);
    const json::value value = json::parse(text);
    const json::object& message = value.get_object();
    if (const json::value* snapshot = message.if_contains("snapshot")) {
      table = snapshot->at("table");
      if (const json::value* now = snapshot->as_object().if_contains("state")) state = *now;
      ++snapshots;
    }
    if (message.contains("events")) state = message.at("state");
    if (const json::value* refusal = message.if_contains("refused"))
      refused = refusal->at("why").as_string().c_str();
    if (const json::value* acknowledged = message.if_contains("done"))
      done = acknowledged->at("id").to_number<int>();
  }

  void say(const json::value& message) { visit->hear(json::serialize(message)); }
  void hello(const std::string& id, const std::string& token = "") {
    json::object what{{"table", id}};
    if (!token.empty()) what["token"] = token;
    say(json::object{{"hello", what}});
    EXPECT_TRUE(world.loop.run_until([&] { return snapshots > 0 || !closed.empty(); }));
  }
  // Says it and waits until it is done or refused. Empty, or why it was refused.
  std::string command(json::object what) {
    const int id = ++last_id;
    world.loop.let_pass(100);  // nobody is quicker than that for long
    what["id"] = id;
    if (!what.contains("number") && state.is_object()) what["number"] = state.at("number");
    refused.clear();
    say(what);
    EXPECT_TRUE(world.loop.run_until([&] { return done == id || !refused.empty(); }));
    return refused;
  }
  bool is_mine() const { return state.is_object() && state.as_object().contains("legal"); }
  bool is_over() const { return state.is_object() && state.at("actor") == "nobody"; }

  World& world;
  std::shared_ptr<Visit> visit;
  std::vector<std::string> texts;
  json::value table, state;
  int snapshots = 0, done = 0, last_id = 0;
  std::string refused, closed;
  Visit::Line::Close how = Visit::Line::Close::try_again;  // it was closed
};

// A table with so many people, started; their tokens.
struct Started {
  std::string id;
  std::vector<std::string> tokens;
};
inline Started start_table(World& world, int people, json::object wish = {}) {
  if (!wish.contains("players")) wish["players"] = people;
  Started started;
  const json::value made = world.ask_json("POST", "/api/tables", json::serialize(wish));
  started.id = made.at("table").as_string().c_str();
  started.tokens.emplace_back(made.at("token").as_string().c_str());
  for (int i = 1; i < people; ++i) {
    const json::value joined =
        world.ask_json("POST", "/api/tables/" + started.id + "/join", R"({"name":"Guest"})");
    started.tokens.emplace_back(joined.at("token").as_string().c_str());
  }
  world.ask_json("POST", "/api/tables/" + started.id + "/start", R"({"bots":1})", started.tokens[0]);
  return started;
}

}  // namespace naqala::server::test
