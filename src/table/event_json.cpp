#include "table/event_json.hpp"

#include <array>
#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/json_node.hpp"
#include "notation/json_text.hpp"
#include "notation/record.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr int most_events = 1'000'000;
constexpr std::array<std::string_view, 3> hands_words{"owner", "resigned", "late"};

json::value seat_value(Seat seat) {
  if (seat == chance) return "chance";
  return static_cast<int>(index(seat)) + 1;
}

// ---- Writing ----------------------------------------------------------------------------------------------

void write(const Started& started, json::object& object) {
  const Record record{started.options, started.names, started.setup, {}};
  object["event"] = "started";
  object["record"] = *parse_json(to_json(record, JsonStyle::line));
}
void write(const Acted& acted, json::object& object) {
  object["event"] = "acted";
  object["seat"] = seat_value(acted.seat);
  object["action"] = to_text(acted.action);
}
void write(const Undone& undone, json::object& object) {
  object["event"] = "undone";
  object["seat"] = seat_value(undone.seat);
  object["actions"] = undone.actions;
}
void write(const Handed& handed, json::object& object) {
  object["event"] = "handed";
  object["seat"] = seat_value(handed.seat);
  object["hands"] = word_of(handed.hands);
}
void write(const Asked& asked, json::object& object) {
  object["event"] = "asked";
  object["seat"] = seat_value(asked.seat);
  object["to"] = asked.to;
}
void write(const Answered& answered, json::object& object) {
  object["event"] = "answered";
  object["seat"] = seat_value(answered.seat);
  object["yes"] = answered.yes;
}
void write(const TakenBack& back, json::object& object) {
  object["event"] = "taken back";
  object["to"] = back.to;
}

// ---- Reading ----------------------------------------------------------------------------------------------

Started read_started(const json::value& value, const Node& root) {
  const json::value* record = value.as_object().if_contains("record");
  if (!record) {
    root["record"].fail("is missing");
    return {};
  }
  const Result<Record> parsed = parse_record(json::serialize(*record));
  if (!parsed) {
    root["record"].fail(parsed.error());
    return {};
  }
  if (!parsed->actions.empty()) root["record"].fail("a game starts without actions");
  return {parsed->options, parsed->setup, parsed->names};
}

Action read_action(const Node& node) {
  const Result<Action> action = parse_action(node.text());
  if (action) return *action;
  node.fail(action.error());
  return {};
}

Hands read_hands(const Node& node) {
  const std::string text = node.text();
  for (std::size_t i = 0; i < hands_words.size(); ++i)
    if (text == hands_words[i]) return static_cast<Hands>(i);
  node.fail(quoted(text) + " is not owner, resigned or late");
  return Hands::owner;
}

Acted read_acted(const Node& root) {
  const Node seat = root["seat"];
  const bool by_chance = seat.is_text() && seat.text() == "chance";
  return {by_chance ? chance : seat.seat(count_of<Seat>), read_action(root["action"])};
}

Event read(const json::value& value, const Node& root, Trouble& trouble) {
  Event event{root["number"].number(0, most_events), {}};
  const std::string kind = root["event"].text();
  if (kind == "started")
    event.what = read_started(value, root);
  else if (kind == "acted")
    event.what = read_acted(root);
  else if (kind == "undone")
    event.what = Undone{root["seat"].seat(count_of<Seat>), root["actions"].number(1, most_events)};
  else if (kind == "handed")
    event.what = Handed{root["seat"].seat(count_of<Seat>), read_hands(root["hands"])};
  else if (kind == "asked")
    event.what = Asked{root["seat"].seat(count_of<Seat>), root["to"].number(0, most_events)};
  else if (kind == "answered")
    event.what = Answered{root["seat"].seat(count_of<Seat>), root["yes"].flag()};
  else if (kind == "taken back")
    event.what = TakenBack{root["to"].number(0, most_events)};
  else if (!trouble.any())
    root["event"].fail(quoted(kind) + " is not a kind of event");
  return event;
}

}  // namespace

std::string_view word_of(Hands hands) { return hands_words[static_cast<std::size_t>(hands)]; }

json::value json_of(const Event& event) {
  json::object object{{"number", event.number}};
  std::visit([&](const auto& what) { write(what, object); }, event.what);
  return object;
}

Result<Event> read_event(const json::value& value) {
  if (!value.is_object()) return Error{"an event is an object"};
  Trouble trouble;
  const Event event = read(value, Node(&value, "", trouble), trouble);
  if (trouble.any()) return Error{trouble.message};
  return event;
}

}  // namespace naqala
