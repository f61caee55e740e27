#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "store/postgres_line.hpp"
#include "store/postgres_message.hpp"

// What a server does so that others can be at the same tables: it shows that it lives, tells who is with it,
// hears what others do, and takes over from those that are gone. On a thread and a connection of its own,
// because it must wait. For the .cpp files of this layer.

namespace naqala::postgres {

class Keeper {
 public:
  // Shows for the first time that the server lives; throws a Failure if that is not possible.
  explicit Keeper(const Site& site);
  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  // Takes leave: others have the duties at once. News have all been told when it returns.
  void stop();

  void listen(Store::News news);
  void tell_company(std::string id, Company here);
  // Milliseconds since 1970 by the clock of the database.
  std::int64_t now() const;

 private:
  void set_up(Connection& connection);
  void work();
  // One look at everything; then it waits until something happens or the next heartbeat is due.
  void look_around(Connection& connection);
  void hear(Connection& connection);
  void beat(Connection& connection);
  void measure_time(Connection& connection);
  void adopt(Connection& connection);
  void recall(Connection& connection);
  void forget_the_dead(Connection& connection);
  void write_company(Connection& connection);
  void take_leave(Connection& connection);
  void all_company_is_news();

  std::shared_ptr<const Store::News> news();

  const Site& site_;
  Line line_;
  Clock::time_point next_beat_;
  Clock::time_point next_recall_;
  bool duties_are_free_ = false;
  std::atomic<bool> has_listener_{false};

  std::atomic<std::int64_t> ahead_{0};  // of the system's clock is the database's by so many microseconds
  std::chrono::microseconds precision_{0};
  Clock::time_point measured_;

  std::mutex mutex_;  // of what follows
  std::shared_ptr<const Store::News> news_;
  std::map<std::string, Company> company_;  // all who are here
  std::set<std::string> company_news_;      // the tables where that is not in the database yet

  std::atomic<bool> stopping_{false};
  int bell_ = -1;  // an eventfd that ends the thread's waiting
  std::thread thread_;
};

}  // namespace naqala::postgres
