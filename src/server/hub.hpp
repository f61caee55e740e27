#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/around.hpp"
#include "server/room.hpp"

namespace naqala::server {

// All tables that are in use. On the thread of the loop.
class Hub {
 public:
  // A table that has not been used for so long goes to sleep.
  Hub(const Around& around, std::chrono::milliseconds patience);

  Around& around() { return around_; }

  // The table of this name, whether the store has it or not: the first thing asked of it tells.
  std::shared_ptr<Room> room(const std::string& id);

  // A new table. `done` is told when it is stored.
  void make(const TableDoc& doc, const Room::Done& done);

  // Whether the store answers, as far as is known.
  bool is_well() const { return is_well_ && around_.health.is_well(around_.loop.ticks()); }

  // Other servers may reach the store that this one does not.
  bool sends_elsewhere() const { return around_.store.is_shared() && !is_well_; }

  std::size_t awake() const { return rooms_.size(); }
  // Sends to sleep what is not used.
  void tidy();

 private:
  void tidy_later();
  void forget_if_unused(const std::string& id);
  void listen();
  void look_at_all();
  void look_later();

  Around around_;
  std::chrono::milliseconds patience_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  Loop::Alarm alarm_;
  Loop::Alarm next_look_;
  bool is_well_ = true;
};

}  // namespace naqala::server
