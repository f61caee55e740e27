#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "training/match_standing.hpp"

namespace naqala::command {

// How far a match is: a line on standard error that is written over, if that is a terminal, and
// gone at the end.
class MatchProgress {
 public:
  MatchProgress(std::string what, int sets);
  ~MatchProgress();
  MatchProgress(const MatchProgress&) = delete;
  MatchProgress& operator=(const MatchProgress&) = delete;

  // After each set.
  void step(const Standing& standing, const std::optional<Sprt>& sprt);

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  int sets_;
  int done_ = 0;
  bool is_terminal_;
  bool shown_ = false;
  Clock::time_point next_ = Clock::now();
};

}  // namespace naqala::command
