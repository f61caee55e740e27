#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

// What a number of games says about who plays better.

namespace naqala {

// A share between 0 and 1 with its 95 % bounds (Wilson). `wins` may hold halves and thirds, for shared wins.
struct Share {
  double value = 0;
  double low = 0;
  double high = 1;
};
Share share_of(double wins, double games);

// The same from sets of games that belong together, each with the share won in it. Games of one deal are not
// independent, so what counts is how much the sets differ, not how many games they have; as long as there are
// few sets, they are taken to differ about as much as sets of independent games would.
Share share_of_sets(const std::vector<double>& sets, double games_in_set);

// Elo from an expected share and back: 0 is even, 200 wins 76 %. Shares of 0 and 1 give -2400 and 2400.
double elo_of(double share);
double share_of_elo(double elo);

// A sequential probability ratio test of two hypotheses about the Elo difference, on sets of games that
// belong together (the same deal from each seat), by the normal approximation of their mean.
class Sprt {
 public:
  // Errors of 5 % on both sides. `elo_no` must be below `elo_yes`.
  Sprt(double elo_no, double elo_yes) : share_no_(share_of_elo(elo_no)), share_yes_(share_of_elo(elo_yes)) {}

  // One more set, with the share of it that was won.
  void add(double share);

  // The logarithm of how much more likely `yes` is; 0 as long as there is too little to go by.
  double ratio() const;

  enum class Verdict { undecided, no, yes };
  Verdict verdict() const;
  static double bound();  // of the ratio, either way

 private:
  double share_no_;
  double share_yes_;
  double sets_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// A player's place on a ladder: the mean of all is 0. The 95 % bounds are elo - error and elo + error.
struct Rating {
  double elo = 0;
  double error = 0;
};

// yes, no, undecided
std::string_view word_for(Sprt::Verdict verdict);

// The Elo of several players from the points each won against each (Bradley-Terry, most likely values), as if
// all games were independent. `won[i][j]` is what i won against j. A game against an imagined average
// opponent, half won, keeps perfect records finite.
std::vector<Rating> elo_ladder(const std::vector<std::vector<double>>& won);

}  // namespace naqala
