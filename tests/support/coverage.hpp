// How often the things that can happen in a game did happen, counted move by move, so that the
// simulation can assert at its end that it came to the rare ones too.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/setups.hpp"
#include "support/simulate.hpp"

namespace naqala::test {

class Coverage {
 public:
  // `shown`: what the move laid open (see Ledger).
  void see(const Move& move, const Shown& shown);
  void see_end(const State& end);

  // What can happen in games with these sets but never did.
  std::vector<std::string> missing(SetMask sets) const;

  // One line for each thing that can happen, with its count.
  std::string table(SetMask sets) const;

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
  void see_djinns_taken(const Move& move);

  // The Artisans of Naqala (coverage_artisans.cpp).
  void see_artisans(const Move& move);
  void see_tent(const Move& move);
  void see_drawing(const Move& move);
  void see_workshop(const Move& move);
  void see_artisan_killed(const Move& move);
  void see_item_used(const Move& move);
  void see_item_at_work(const Move& move);
  void see_carpet(const Move& move);
  void see_end_of_artisans(const State& end);

  // Whims of the Sultan (coverage_whims.cpp).
  void see_whims(const Move& move, const Shown& shown);
  void see_whims_fulfilled(const Move& move);
  void see_pushes(const Move& move);
  void see_end_of_whims(const State& end);

  void count(std::string_view what) { ++counts_.try_emplace(std::string(what), 0).first->second; }
  void count_if(bool happened, std::string_view what) {
    if (happened) count(what);
  }
  // A djinn that works by itself has paid its owner: 1 coin or 2 (R41).
  void count_paid(const Move& move, Djinn djinn);

  std::map<std::string, int> counts_;
  std::string_view claims_by_;  // what last could take control of a tile
  Items taken_;                 // in this turn
  bool carpet_seen_ = false;    // declared for the present sowing
  TileSet moved_from_;          // by the flute
};

}  // namespace naqala::test
