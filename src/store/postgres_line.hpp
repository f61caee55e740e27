#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "store/postgres.hpp"
#include "store/store.hpp"

// A connection that is opened again after it was lost, and for how long that is tried. For the
// .cpp files of this layer.

namespace naqala::postgres {

using Clock = std::chrono::steady_clock;

// What all connections of a store have in common.
struct Site {
  Address address;
  std::string node;  // the name of this server, which no other one has
  PostgresLimits limits;
};

Waits waits_of(const PostgresLimits& limits);

class Line {
 public:
  // Each connection gets ready by `set_up`.
  Line(const Site& site, std::string name, std::function<void(Connection&)> set_up);

  // The connection, if need be a new one. Throws Lost while there is none to be had.
  Connection& connection();
  // It has been lost, or is not to be trusted any more.
  void drop(const Failure& why);
  // What was asked for has been done: whatever trouble there was is over.
  void good() { trouble_since_.reset(); }

  // Whether something that was asked for at that time shall be tried again. Not if it has waited long enough,
  // nor if the database has been away for that long.
  bool has_patience(Clock::time_point asked) const;
  // What to tell whoever asked when not.
  std::string away() const { return "the database is away: " + why_; }

 private:
  bool is_hopeless() const;

  const Site& site_;
  std::string name_;
  std::function<void(Connection&)> set_up_;
  std::unique_ptr<Connection> connection_;
  std::optional<Clock::time_point> trouble_since_;
  Clock::time_point last_try_;
  std::string why_;
};

}  // namespace naqala::postgres
