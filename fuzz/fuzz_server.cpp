// A server without sockets hears whatever people say, a line after the other. The first character
// tells who says it:
//
//   1 2     the first and the second seat of a game that has started, with a connection each
//   w       somebody who watches it
//   n       somebody new, whose first words these are
//   a b     an HTTP request with the token of the first seat, or with none: METHOD TARGET BODY
//
// @ stands for the id of the table, $ for the token of the first seat, # for the number of the next
// event. Whatever is said, each command is answered at most once, nobody is told a token, and what the
// store then has is a game.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>

#include "require.hpp"
#include "server/api.hpp"
#include "server/stored_event.hpp"
#include "server/visit.hpp"

using namespace naqala;
using namespace naqala::server;
using fuzz::require;

namespace {

// Everything happens when it is its turn; time never passes.
class Queue : public Loop {
 public:
  void post(std::function<void()> work) override { posted_.push_back(std::move(work)); }
  Alarm after(std::chrono::milliseconds, std::function<void()>) override { return std::make_shared<int>(0); }
  std::int64_t now() const override { return 1; }
  std::int64_t ticks() const override { return 1'000'000; }

  void run() {
    while (!posted_.empty()) {
      const auto work = std::move(posted_.front());
      posted_.pop_front();
      work();
    }
  }

 private:
  std::deque<std::function<void()>> posted_;
};

class MemoryStore : public Store {
 public:
  void write(Change change, WriteCallback done) override {
    StoredGame& game = games[change.id];
    if (change.table) game.table = *change.table;
    for (StoredEvent& event : change.events) game.events.push_back(std::move(event));
    done(Outcome::done, "");
  }
  void load(std::string id, int from, LoadCallback done) override {
    const auto found = games.find(id);
    if (found == games.end()) return done(std::optional<StoredGame>());
    StoredGame game = found->second;
    game.events.erase(game.events.begin(), game.events.begin() + from);
    done(std::optional(std::move(game)));
  }
  void list(Query query, ListCallback done) override {
    std::vector<StoredTable> tables;
    for (const auto& [id, game] : games)
      if (game.table.phase == query.phase) tables.push_back(game.table);
    done(std::move(tables));
  }
  void stop() override {}

  std::map<std::string, StoredGame> games;
};

// Bots would make it depend on threads: chairs for them are taken by nobody here.
struct House {
  Queue loop;
  MemoryStore store;
  BotPool bots{0};
  Metrics metrics;
  Log log{[](const std::string&) {}};
  Hub hub{{loop, store, bots, metrics, log, 1'000'000}, std::chrono::seconds(60)};
  Api api{hub};

  Response ask(const std::string& method, const std::string& target, const std::string& body,
               const std::string& token) {
    Response answer;
    int answers = 0;
    api.handle({method, target, body, token, "address"}, [&](Response response) {
      answer = std::move(response);
      ++answers;
    });
    loop.run();
    require(answers == 1, "a request was answered " + std::to_string(answers) + " times");
    return answer;
  }
};

struct Person {
  explicit Person(House& house)
      : visit(std::make_shared<Visit>(
            house.hub, Visit::Line{[this](const std::shared_ptr<const std::string>& text) {
                                     require(boost::json::parse(*text).is_object(), "told no object");
                                     require(text->find(secret) == text->npos || secret.empty(),
                                             "a token was told");
                                   },
                                   [](Visit::Line::Close, std::string_view) {}})) {}

  std::string secret;
  std::shared_ptr<Visit> visit;
};

struct Evening {
  House house;
  std::string id, token, other_token;
  std::map<char, Person> people;

  Evening() {
    id = made(house.ask("POST", "/api/tables", R"({"name":"A"})", ""), "table", &token);
    made(house.ask("POST", "/api/tables/" + id + "/join", R"({"name":"B"})", ""), "table", &other_token);
    house.ask("POST", "/api/tables/" + id + "/start", "{}", token);
    for (char who : {'1', '2', 'w'}) people.try_emplace(who, house).first->second.secret = token;
    hello('1', token);
    hello('2', other_token);
    hello('w', "");
  }

  static std::string made(const Response& response, const char* field, std::string* token) {
    const boost::json::value value = boost::json::parse(response.body);
    *token = value.at("token").as_string().c_str();
    return value.at(field).as_string().c_str();
  }

  void hello(char who, const std::string& key) {
    boost::json::object what{{"table", id}};
    if (!key.empty()) what["token"] = key;
    hear(people.at(who), boost::json::serialize(boost::json::object{{"hello", what}}));
  }

  void hear(Person& person, const std::string& text) {
    if (text.find(token) != text.npos) person.secret.clear();  // errors tell what was said
    person.visit->hear(text);
    house.loop.run();
  }

  std::string filled_in(const std::string& line) const {
    std::string text;
    for (char c : line) {
      if (c == '@')
        text += id;
      else if (c == '$')
        text += token;
      else if (c == '#')
        text += std::to_string(house.store.games.at(id).events.size());
      else
        text += c;
    }
    return text;
  }

  void happens(const std::string& line) {
    if (line.empty()) return;
    const std::string text = filled_in(line.substr(1));
    if (people.contains(line[0])) return hear(people.at(line[0]), text);
    if (line[0] == 'n') {
      Person person(house);
      return hear(person, text);
    }
    const std::size_t target = text.find(' '), body = text.find(' ', target + 1);
    if (target == text.npos || body == text.npos) return;
    house.ask(text.substr(0, target), text.substr(target + 1, body - target - 1), text.substr(body + 1),
              line[0] == 'a' ? token : "");
  }

  void check() const {
    for (const auto& [name, game] : house.store.games) {
      const Result<TableDoc> doc = doc_from_text(game.table.doc);
      require(doc.ok(), doc.ok() ? "" : doc.error());
      Events events;
      for (const StoredEvent& row : game.events) events.push_back(timed_event_from(row.body)->event);
      if (!events.empty()) require(rebuild(events).ok(), "what is stored is no game");
    }
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Evening evening;
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::size_t at = 0;
  for (int lines = 0; at < text.size() && lines < 64; ++lines) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    evening.happens(text.substr(at, end - at));
    at = end + 1;
  }
  evening.check();
  return 0;
}
