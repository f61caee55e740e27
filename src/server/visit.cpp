#include "server/visit.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "notation/action_text.hpp"
#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "server/messages.hpp"
#include "server/tokens.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_actions = 64;  // in one message
constexpr int most_events = 1'000'000;

// The one command that a message names; what is wrong is noted.
std::string_view named_in(const Node& root) {
  std::string_view named;
  for (std::string_view name : {"act", "undo", "ask", "answer", "resign", "back"}) {
    if (!root[name].present()) continue;
    if (!named.empty()) root[name].fail("one thing at a time");
    named = name;
  }
  return named;
}

// The commands that a message holds; what is wrong is noted.
std::vector<Command::What> read_commands(const Node& root, Seat seat) {
  std::vector<Command::What> commands;
  if (root["act"].present()) {
    for (const Node& node : root["act"].elements(most_actions)) {
      const Result<Action> action = parse_action(node.text());
      if (!action)
        node.fail(action.error());
      else
        commands.push_back(Act{seat, *action});
    }
  } else if (root["undo"].present()) {
    commands.push_back(Undo{seat});
  } else if (root["ask"].present()) {
    commands.push_back(Ask{seat, root["ask"].number(0, most_events)});
  } else if (root["answer"].present()) {
    commands.push_back(Answer{seat, root["answer"].flag()});
  }
  return commands;
}

std::int64_t microseconds() {
  using namespace std::chrono;
  return duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Visit::~Visit() {
  if (room_) room_->leave(this);
}

void Visit::send(std::shared_ptr<const std::string> message) {
  ++hub_.around().metrics.messages_out;
  line_.send(std::move(message));
}

void Visit::dismiss(std::string_view why) { reject(why); }

void Visit::reject(std::string_view why) {
  line_.close(why == store_is_away ? Line::Close::try_again : Line::Close::rejected, why);
}

// Nobody has to say so much for long.
bool Visit::is_too_much() {
  const std::int64_t now = hub_.around().loop.ticks(), rate = hub_.around().messages_a_second;
  allowance_ = std::min(3000 * rate, allowance_ + (now - counted_) * rate);
  counted_ = now;
  allowance_ -= 1000;
  return allowance_ < 0;
}

void Visit::hear(std::string_view text) {
  ++hub_.around().metrics.messages_in;
  if (is_too_much()) return reject("too many messages");
  const Result<json::value> value = parse_json(text);
  if (!value) return refuse(0, value.error());
  if (!value->is_object()) return refuse(0, "a message is an object");
  if (room_)
    command(value->get_object());
  else
    hello(value->get_object());
}

//   {"hello": {"protocol": 1, "table": "...", "token": "..."}}
// Without a token one watches, and version 1 of the protocol need not be named.
void Visit::hello(const json::object& said) {
  Trouble trouble;
  const json::value value = said;
  const Node root(&value, "", trouble);
  const Node protocol = root["hello"]["protocol"];
  const int version = protocol.present() ? protocol.number(1, 1'000'000) : 1;
  if (!trouble.any() && version != protocol_version) return refuse_protocol(version);
  root.allow_only({"hello"});
  root["hello"].allow_only({"protocol", "table", "token"});
  const std::string id = root["hello"]["table"].text();
  const Node token = root["hello"]["token"];
  const std::string key = token.present() && !token.is_null() ? token.text() : "";
  if (trouble.any()) return reject("hello: " + trouble.message);
  if (!is_table_id(id)) return reject(no_such_table);
  room_ = hub_.room(id);
  if (key.empty()) return enter(Viewer::spectator, "");
  room_->look([weak = weak_from_this(), key](const TableDoc& doc, const Game*, const std::string& problem) {
    const auto self = weak.lock();
    if (!self) return;
    if (!problem.empty()) return self->reject(problem);
    if (seat_of(doc, key)) return self->sit(doc, key);
    // It may have been taken at another server just now.
    self->room_->look_anew([weak, key](const TableDoc& now, const Game*, const std::string& why) {
      if (const auto same = weak.lock()) why.empty() ? same->sit(now, key) : same->reject(why);
    });
  });
}

void Visit::refuse_protocol(int version) {
  line_.close(Line::Close::other_protocol, "hello: protocol: the client speaks version " +
                                               std::to_string(version) + ", the server version " +
                                               std::to_string(protocol_version));
}

void Visit::sit(const TableDoc& doc, const std::string& key) {
  const auto seat = seat_of(doc, key);
  if (!seat) return reject(no_seat);
  enter(eyes_of(*seat), doc.chairs[index(*seat)].token);
}

void Visit::enter(Viewer viewer, std::string key) {
  viewer_ = viewer;
  room_->enter(shared_from_this(), viewer, std::move(key), [weak = weak_from_this()](const std::string& why) {
    if (const auto self = weak.lock()) self->reject(why);
  });
}

//   {"id": 7, "number": 31, "act": ["take c3", "drop c4 elder"]}
//   "undo": true | "ask": 12 | "answer": true | "resign": true | "back": true
void Visit::command(const json::object& said) {
  Trouble trouble;
  const json::value value = said;
  const Node root(&value, "", trouble);
  root.allow_only({"id", "number", "act", "undo", "ask", "answer", "resign", "back"});
  const std::int64_t id = root["id"].present() ? root["id"].number(0, 2'000'000'000) : 0;
  if (viewer_ == Viewer::spectator) return refuse(id, "who watches cannot do anything");
  const Seat seat = static_cast<Seat>(viewer_);
  const auto wanted = named_in(root);
  if (wanted == "resign" || wanted == "back" || wanted == "undo")
    if (!root[wanted].flag()) root[wanted].fail("must be true");
  const bool hands = wanted == "resign" || wanted == "back";
  const int number = hands ? 0 : root["number"].number(0, most_events);
  std::vector<Command::What> commands = read_commands(root, seat);
  if (trouble.any()) return refuse(id, trouble.message);
  if (hands) return room_->hand(seat, wanted == "resign" ? Hands::resigned : Hands::owner, reply_to(id));
  if (commands.empty()) return refuse(id, "nothing is asked for");
  room_->command(seat, number, std::move(commands), reply_to(id));
}

Room::Done Visit::reply_to(std::int64_t id) {
  return [weak = weak_from_this(), id, since = microseconds()](const Result<int>& done) {
    const auto self = weak.lock();
    if (!self) return;
    if (!done) return self->refuse(id, done.error());
    self->hub_.around().metrics.latency(microseconds() - since);
    self->send(
        std::make_shared<const std::string>(message("done", json::object{{"id", id}, {"number", *done}})));
  };
}

void Visit::refuse(std::int64_t id, std::string_view why) {
  send(std::make_shared<const std::string>(message("refused", json::object{{"id", id}, {"why", why}})));
}

}  // namespace naqala::server
