#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/seat.hpp"

// How much time seats have. Nobody looks at a watch here: whoever runs the game says how long a
// seat has thought.

namespace naqala {

struct ClockRule {
  int turn = 0;     // seconds for whatever a seat decides until another one is to decide
  int reserve = 0;  // seconds more, for the whole game

  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

class Clock {
 public:
  explicit Clock(const ClockRule& rule) : rule_(rule) { reserve_.fill(std::int64_t{1000} * rule.reserve); }

  const ClockRule& rule() const { return rule_; }

  // `seat` has thought for so many milliseconds and then decided something.
  void thought(Seat seat, std::int64_t ms) {
    if (seat != last_) used_ = 0;
    last_ = seat;
    const std::int64_t before = over_turn();
    used_ += ms;
    std::int64_t& reserve = reserve_[index(seat)];
    reserve = reserve > over_turn() - before ? reserve - (over_turn() - before) : 0;
  }

  // How long `seat` can still think if it is to decide now, and what of that is its reserve.
  std::int64_t left(Seat seat) const { return turn_left(seat) + reserve(seat); }
  std::int64_t turn_left(Seat seat) const {
    const std::int64_t turn = std::int64_t{1000} * rule_.turn;
    if (seat != last_) return turn;
    return used_ < turn ? turn - used_ : 0;
  }
  std::int64_t reserve(Seat seat) const { return reserve_[index(seat)]; }

  // The turn of whoever decided last is over, so that its time begins anew even if it is the next one again.
  void new_turn() { last_ = nobody; }

 private:
  std::int64_t over_turn() const {
    const std::int64_t turn = std::int64_t{1000} * rule_.turn;
    return used_ > turn ? used_ - turn : 0;
  }

  ClockRule rule_;
  std::array<std::int64_t, count_of<Seat>> reserve_{};
  Seat last_ = nobody;
  std::int64_t used_ = 0;  // by `last_` in this turn
};

}  // namespace naqala
