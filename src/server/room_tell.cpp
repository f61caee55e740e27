// Who is told what.
#include <algorithm>
#include <boost/json.hpp>

#include "server/room.hpp"

namespace naqala::server {

namespace json = boost::json;

namespace {

constexpr std::size_t crowd = 20;

}  // namespace

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
  told_ = told_now();
  const bool some_left = dismiss_those_who_lost_their_seat();
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
  if (!some_left) return;
  company_changed();
  tell_presence();
}

// Nothing has happened, but a clock has begun to run or stands still.
void Room::tell_state() {
  if (!game_) return;
  std::map<Viewer, std::shared_ptr<const std::string>> texts;
  for (const Place& place : listeners_) {
    auto& text = texts[place.viewer];
    if (!text)
      text = std::make_shared<const std::string>(json::serialize(json::object{
          {"events", json::array()}, {"state", state_json(*game_, place.viewer, clock_face())}}));
    send(place, text);
  }
}

// In a crowd each who comes would be told to all: then it waits a little for the next.
void Room::tell_presence() {
  if (listeners_.size() < crowd) return tell_presence_now();
  if (next_presence_) return;
  next_presence_ = around_.loop.after(std::chrono::milliseconds(250), [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->next_presence_.reset();
    room->tell_presence_now();
  });
}

void Room::tell_presence_now() {
  const Company here = company_here();
  json::array seats;
  for (std::size_t i = 0; i < doc_.chairs.size(); ++i)
    seats.push_back(((here.seats | others_.seats) >> i & 1) != 0);
  const auto text = std::make_shared<const std::string>(
      message("presence", json::object{{"seats", seats}, {"watchers", here.watchers + others_.watchers}}));
  for (const Place& place : listeners_) send(place, text);
}

void Room::dismiss_all() {
  const std::vector<Place> dismissed = listeners_;
  for (const Place& place : dismissed)
    if (const auto listener = place.listener.lock()) listener->dismiss(store_is_away);
}

bool Room::is_still_theirs(const Place& place) const {
  if (place.viewer == Viewer::spectator) return true;
  const Chair& chair = doc_.chairs[static_cast<std::size_t>(place.viewer)];
  return chair.sitter == Sitter::person && chair.token == place.key;
}

// Whoever sits there next is told things that are not for them.
bool Room::dismiss_those_who_lost_their_seat() {
  const auto lost = std::stable_partition(listeners_.begin(), listeners_.end(),
                                          [this](const Place& place) { return is_still_theirs(place); });
  const std::vector<Place> dismissed(lost, listeners_.end());
  listeners_.erase(lost, listeners_.end());
  for (const Place& place : dismissed)
    if (const auto listener = place.listener.lock()) listener->dismiss(no_seat);
  return !dismissed.empty();
}

}  // namespace naqala::server
