#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace naqala::server {

// How often each address may do something in a minute.
class Quota {
 public:
  explicit Quota(int most) : most_(most) {}

  // Counts it, and tells whether it was too much. `ticks` are milliseconds.
  bool is_exceeded(const std::string& address, std::int64_t ticks) {
    const std::int64_t minute = ticks / 60'000;
    if (minute != minute_) used_.clear();
    minute_ = minute;
    return ++used_[address] > most_;
  }

 private:
  int most_;
  std::int64_t minute_ = 0;
  std::unordered_map<std::string, int> used_;  // in this minute
};

}  // namespace naqala::server
