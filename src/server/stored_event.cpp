#include "server/stored_event.hpp"

#include <boost/json.hpp>

#include "notation/json_text.hpp"
#include "table/event_json.hpp"

namespace naqala::server {

namespace json = boost::json;

StoredEvent row_of(const TimedEvent& timed, std::int64_t now) {
  json::value value = json_of(timed.event);
  if (timed.spent > 0) value.as_object()["spent"] = timed.spent;
  return {timed.event.number, now, json::serialize(value)};
}

Result<TimedEvent> timed_event_from(const std::string& body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return Error{value.error()};
  Result<Event> event = read_event(*value);
  if (!event) return Error{event.error()};
  const json::value* spent = value->as_object().if_contains("spent");
  return TimedEvent{std::move(*event), spent && spent->is_int64() ? spent->get_int64() : 0};
}

void note_time(Clock& clock, const Event& event, std::int64_t spent) {
  if (const auto* handed = std::get_if<Handed>(&event.what)) {
    if (handed->hands == Hands::late) clock.thought(handed->seat, spent);
    if (handed->hands == Hands::owner) clock.new_turn();  // who comes back has a turn's time again
  }
  const auto* acted = std::get_if<Acted>(&event.what);
  if (!acted || acted->seat == chance) return;
  clock.thought(acted->seat, spent);
  using Kind = Action::Kind;
  if (acted->action.kind() == Kind::end || acted->action.kind() == Kind::bid) clock.new_turn();
}

}  // namespace naqala::server
