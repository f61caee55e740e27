#pragma once

#include <array>
#include <string>
#include <vector>

#include "training/match.hpp"
#include "training/statistics.hpp"

namespace naqala {

// What one or several matches have come to so far, by name: seats with the same name are taken together. The
// matches must have the same options.
class Standing {
 public:
  // The names that can occur, in the order they are reported in; a name may be there several times.
  explicit Standing(const std::vector<std::string>& names);

  void add(const MatchPlan& plan, const SetResult& set);

  struct Entry {
    std::string name;
    int seats = 0;                                    // at a table where it plays
    int games = 0;                                    // where it played
    double won = 0;                                   // of those, by any of its seats; shared wins in parts
    std::vector<double> sets;                         // the share it won of each deal
    std::array<double, count_of<Category>> points{};  // of all its seats, by Category, added up
    Thinking thinking;

    double mean_points(Category category) const { return points[index(category)] / (games * seats); }
    double mean_total() const;
  };
  const std::vector<Entry>& entries() const { return entries_; }
  int games() const { return games_; }
  int deals() const { return deals_; }

  // How many of the games it played a bot won, with bounds, and how many it would win if all played alike.
  Share wins(const Entry& entry) const;
  double par(const Entry& entry) const { return entry.seats / static_cast<double>(seats_); }

  // ahead()[i][j]: how often a seat of i ended ahead of a seat of j, ties half. Every pair of seats of every
  // game counts, so that it does not matter who has more seats.
  const std::vector<std::vector<double>>& ahead() const { return ahead_; }

  // The share of such pairs between the first bot and the others in which the first was ahead: of all sets,
  // and of the last one, as an Sprt wants it. With two seats this is the share of wins. There must be others.
  Share first_ahead() const;
  double first_ahead_in_last_set() const { return first_ahead_.back(); }

 private:
  std::size_t entry_of(const std::string& name) const;
  // For each place of a plan, the entry of its contender.
  using Places = std::vector<std::size_t>;
  struct SetTally;
  void add_seats(const GameResult& game, const Places& who, SetTally& tally);
  void add_pairs(const GameResult& game, const Places& who, SetTally& tally);
  void close(const SetTally& tally, const Places& who, int games);

  std::vector<Entry> entries_;
  std::vector<std::vector<double>> ahead_;
  std::vector<double> first_ahead_;
  int seats_ = 1;
  int games_ = 0;
  int deals_ = 0;
  int games_in_set_ = 1;
};

}  // namespace naqala
