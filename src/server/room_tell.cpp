// Who is told what.
#include <boost/json.hpp>

#include "server/room.hpp"

namespace naqala::server {

namespace json = boost::json;

void Room::send(const Place& place, const std::shared_ptr<const std::string>& text) {
  if (const auto listener = place.listener.lock()) listener->send(text);
}

std::optional<ClockFace> Room::clock_face() const {
  if (!clock_) return std::nullopt;
  return ClockFace{*clock_, clock_since_.has_value(), thought()};
}

std::string Room::snapshot_for(Viewer viewer) const {
  return message("snapshot", snapshot_json(doc_, game_ ? &*game_ : nullptr, viewer, clock_face()));
}

// The same text for all who see the same.
void Room::tell(const Telling& telling) {
  std::map<Viewer, std::shared_ptr<const std::string>> texts;
  for (const Place& place : listeners_) {
    auto& text = texts[place.viewer];
    if (!text) {
      const auto events = telling.events.find(place.viewer);
      if (telling.anew || events == telling.events.end())
        text = std::make_shared<const std::string>(snapshot_for(place.viewer));
      else
        text = std::make_shared<const std::string>(json::serialize(json::object{
            {"events", events->second}, {"state", state_json(*game_, place.viewer, clock_face())}}));
    }
    send(place, text);
  }
}

void Room::tell_presence() {
  json::array seats(doc_.chairs.size(), false);
  int watchers = 0;
  for (const Place& place : listeners_) {
    if (place.viewer == Viewer::spectator)
      ++watchers;
    else
      seats[static_cast<std::size_t>(place.viewer)] = true;
  }
  const auto text = std::make_shared<const std::string>(
      message("presence", json::object{{"seats", seats}, {"watchers", watchers}}));
  for (const Place& place : listeners_) send(place, text);
}

}  // namespace naqala::server
