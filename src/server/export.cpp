#include "server/export.hpp"

#include <boost/json.hpp>

#include "notation/json_text.hpp"
#include "notation/names.hpp"
#include "server/stored_event.hpp"
#include "server/table_doc.hpp"
#include "server/tokens.hpp"
#include "table/game.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr std::string_view format = "naqala-game 1";

const json::value* field(const json::value& value, const char* name) {
  return value.is_object() ? value.get_object().if_contains(name) : nullptr;
}

// The game that these events have led to must be in the phase that the table says.
std::string problem_with(const TableDoc& doc, const Events& events) {
  if (doc.phase == Phase::open) return events.empty() ? "" : "events: the game has not started";
  const Result<Game> game = rebuild(events);
  if (!game) return "events: " + game.error();
  if (game->start.options != options_of(doc)) return "events: the game has other options than the table";
  if ((actor(game->state) == nobody) != (doc.phase == Phase::over))
    return "table.phase: the game is " + std::string(doc.phase == Phase::over ? "not over" : "over");
  return {};
}

}  // namespace

Result<std::string> export_game(const StoredGame& stored) {
  const Result<json::value> table = parse_json(stored.table.doc);
  if (!table) return Error{"the stored table is damaged: " + table.error()};
  json::array events;
  for (const StoredEvent& row : stored.events) {
    const Result<json::value> body = parse_json(row.body);
    if (!body) return Error{"event " + std::to_string(row.number) + " is damaged: " + body.error()};
    events.push_back(*body);
    events.back().as_object()["at"] = row.at;
  }
  return json::serialize(json::object{{"format", format}, {"table", *table}, {"events", events}}) + "\n";
}

Result<Change> import_game(const std::string& text, std::int64_t now) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{"game: " + value.error()};
  const json::value* kind = field(*value, "format");
  if (!kind || !kind->is_string()) return Error{"game: format: is missing"};
  if (kind->get_string() != format)
    return Error{"game: format: " + quoted(kind->get_string()) + " is not " + quoted(format)};
  const json::value *table = field(*value, "table"), *list = field(*value, "events");
  if (!table || !list || !list->is_array()) return Error{"game: table or events are missing"};
  Result<TableDoc> doc = doc_from_text(json::serialize(*table));
  if (!doc) return Error{"game: " + doc.error()};
  if (!is_table_id(doc->id)) return Error{"game: table.id: " + quoted(doc->id) + " is not the id of a table"};
  doc->version = 1;
  doc->changed = now;
  doc->rematch.clear();  // that table is not in this file

  Change change{.id = doc->id, .table = {}, .events = {}};
  Events events;
  for (const json::value& body : list->get_array()) {
    const Result<TimedEvent> timed = timed_event_from(json::serialize(body));
    if (!timed) return Error{"game: event " + std::to_string(events.size()) + ": " + timed.error()};
    events.push_back(timed->event);
    const json::value* at = field(body, "at");
    change.events.push_back(row_of(*timed, at && at->is_int64() ? at->get_int64() : now));
  }
  if (const std::string problem = problem_with(*doc, events); !problem.empty())
    return Error{"game: " + problem};
  change.table = stored_table(*doc);
  return change;
}

}  // namespace naqala::server
