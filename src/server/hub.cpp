#include "server/hub.hpp"

#include <malloc.h>

namespace naqala::server {

Hub::Hub(const Around& around, std::chrono::milliseconds patience) : around_(around), patience_(patience) {
  tidy_later();
}

std::shared_ptr<Room> Hub::room(const std::string& id) {
  std::shared_ptr<Room>& room = rooms_[id];
  if (!room) room = std::make_shared<Room>(around_, id);
  return room;
}

void Hub::make(TableDoc doc, Room::Done done) {
  const std::string id = doc.id;
  const auto room = std::make_shared<Room>(around_, std::move(doc));
  rooms_[id] = room;
  room->make(std::move(done));
}

void Hub::tidy() {
  const std::int64_t since = around_.loop.ticks() - patience_.count();
  const std::int64_t games = around_.metrics.games_awake;
  for (auto next = rooms_.begin(); next != rooms_.end();) {
    const auto here = next++;
    if (!here->second->is_idle(since)) continue;
    if (here->second->is_empty())
      rooms_.erase(here);
    else
      here->second->sleep();
  }
  if (around_.metrics.games_awake < games) malloc_trim(0);  // what they held goes back to the system
}

void Hub::tidy_later() {
  alarm_ = around_.loop.after(patience_ / 4, [this] {
    tidy();
    tidy_later();
  });
}

}  // namespace naqala::server
