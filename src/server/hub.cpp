#include "server/hub.hpp"

#include <malloc.h>

namespace naqala::server {

namespace {

constexpr std::chrono::milliseconds between_looks{2000};

}  // namespace

Hub::Hub(const Around& around, std::chrono::milliseconds patience) : around_(around), patience_(patience) {
  tidy_later();
  if (around.store.is_shared()) {
    listen();
    look_later();
  }
}

std::shared_ptr<Room> Hub::room(const std::string& id) {
  std::shared_ptr<Room>& room = rooms_[id];
  if (room) return room;
  room = std::make_shared<Room>(around_, id);
  // Whoever asks for tables that are not there fills no memory with them.
  const std::shared_ptr<Room> made = room;
  made->look([this, id](const TableDoc&, const Game*, const std::string& problem) {
    if (problem == no_such_table) around_.loop.post([this, id] { forget_if_unused(id); });
  });
  return made;
}

void Hub::forget_if_unused(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end() && found->second->is_empty() && found->second->is_nothing()) rooms_.erase(found);
}

void Hub::make(const TableDoc& doc, const Room::Done& done) {
  std::shared_ptr<Room>& room = rooms_[doc.id];
  if (!room) {
    room = std::make_shared<Room>(around_, doc);
    const std::shared_ptr<Room> made = room;
    return made->make(done);
  }
  // Another server may have made it; or it was tried before, and the store failed.
  const std::shared_ptr<Room> found = room;
  found->look([this, doc, done](const TableDoc&, const Game*, const std::string& problem) {
    if (problem.empty()) return done(Error{std::string(moved_on)});
    if (problem != no_such_table) return done(Error{problem});
    around_.loop.post([this, doc, done] {
      rooms_.erase(doc.id);
      make(doc, done);
    });
  });
}

void Hub::tidy() {
  const std::int64_t since = around_.loop.ticks() - patience_.count();
  const std::int64_t games = around_.metrics.games_awake, tables = around_.metrics.tables_awake;
  for (auto next = rooms_.begin(); next != rooms_.end();) {
    const auto here = next++;
    if (!here->second->is_idle(since)) continue;
    if (here->second->is_empty())
      rooms_.erase(here);
    else
      here->second->sleep();
  }
  // What they held goes back to the system.
  if (around_.metrics.games_awake < games || around_.metrics.tables_awake + 1000 < tables) malloc_trim(0);
}

void Hub::tidy_later() {
  alarm_ = around_.loop.after(patience_ / 4, [this] {
    tidy();
    tidy_later();
  });
}

// ---- Other servers with the same store --------------------------------------------------------------------

void Hub::listen() {
  const auto posted = [&loop = around_.loop](auto use) {
    return [use, &loop](const std::string& id) { loop.post([use, id] { use(id); }); };
  };
  around_.store.listen({.changed = posted([this](const std::string& id) {
                          if (const auto found = rooms_.find(id); found != rooms_.end())
                            found->second->hear();
                        }),
                        .adopted = posted([this](const std::string& id) { room(id)->adopt(); })});
}

// For what was not heard of.
void Hub::look_at_all() {
  std::vector<std::string> ids;
  for (const auto& [id, room] : rooms_)
    if (room->is_followed()) ids.push_back(id);
  around_.store.standings(std::move(ids), [this, &loop = around_.loop](const auto& standings) {
    loop.post([this, standings] {
      if (standings && !is_well_) around_.health = {};  // it was away, and what failed then says nothing now
      is_well_ = standings.ok();
      if (standings)
        for (const Reached& standing : *standings)
          if (const auto found = rooms_.find(standing.id); found != rooms_.end())
            found->second->compare(standing);
      if (!standings)
        for (const auto& [id, room] : rooms_) room->dismiss_all();
      look_later();
    });
  });
}

void Hub::look_later() {
  next_look_ = around_.loop.after(between_looks, [this] { look_at_all(); });
}

}  // namespace naqala::server
