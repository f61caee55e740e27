#pragma once

#include <functional>
#include <vector>

#include "training/match.hpp"
#include "training/statistics.hpp"

namespace naqala {

// A match that is to tell whether one bot is better than another, over several kinds of game.
struct TrialPlan {
  std::vector<Options> options;  // deals take them in turn
  Contender challenger;
  Contender holder;
  double elo_no = 0;  // the bounds of the test, see Sprt
  double elo_yes = 15;
  int sets = 2000;  // at most
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

struct Trial {
  int sets = 0;
  int games = 0;
  double share = 0;  // of pairs of seats in which the challenger was ahead of the holder, ties half
  double ratio = 0;  // of the test, see Sprt
  Sprt::Verdict verdict = Sprt::Verdict::undecided;

  // The test says so or, where it cannot tell, the challenger was ahead.
  bool is_better() const {
    return verdict == Sprt::Verdict::yes || (verdict == Sprt::Verdict::undecided && share > 0.5);
  }
};

// Plays until the test is decided or all sets are done; `watch` is told how it stands after each set.
Trial try_out(const TrialPlan& plan, const std::function<void(const Trial&)>& watch = {});

// The games that a net is for (net_for): all that differ in seats.
std::vector<Options> options_for_net(int net);

}  // namespace naqala
