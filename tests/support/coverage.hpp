// How often the things that can happen in a game did happen, counted move by move, so that the
// simulation can assert at its end that it came to the rare ones too.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/simulate.hpp"

namespace naqala::test {

class Coverage {
 public:
  void see(const Move& move);
  void see_end(const State& end);

  // What can happen in games of so many seats but never did.
  std::vector<std::string> missing(int seats) const;

  // One line for each thing that can happen, with its count.
  std::string table(int seats) const;

 private:
  void see_bid(const Move& move);
  void see_take(const Move& move);
  void see_turn_begin(const Move& move);
  void see_drop(const Move& move);
  void see_collect(const Move& move);
  void see_tribe(const Move& move);
  void see_kill(const Move& move);
  void see_kandicha(const Move& move);
  void see_kills_end(const Move& move);
  void see_tile(const Move& move);
  void see_skipped_tile(const Move& move);
  void see_power(const Move& move);
  void see_chance(const Move& move);
  void see_decks(const Move& move);
  void see_unseen_cards(const Move& move);

  void count(std::string_view what) { ++counts_.try_emplace(std::string(what), 0).first->second; }
  void count_if(bool happened, std::string_view what) {
    if (happened) count(what);
  }
  // A djinn that works by itself has paid its owner: 1 coin or 2 (R41).
  void count_paid(const Move& move, Djinn djinn);

  std::map<std::string, int> counts_;
};

}  // namespace naqala::test
