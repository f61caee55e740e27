// Bookkeeping beside the engine: where every piece, marker and coin must be after an action, by the words
// of the rules. The engine works out the bag and the discards as what is left over; here they are counted
// in and out, so a piece that is lost or made up shows at once.
#pragma once

#include <string>

#include "support/books.hpp"
#include "support/simulate.hpp"

namespace naqala::test {

class Ledger {
 public:
  // Opens the books with what a full state shows.
  explicit Ledger(const State& start);

  // Books the move and compares with what is there after it. The first account that differs, or
  // nothing.
  std::string book(const Move& move);

 private:
  std::string check_last_round(const Move& move);
  void book_action(const Move& move);
  void book_remade_decks(const State& after);

  // One for each kind of action.
  void bid(const State& before, Action action);
  void take(Tile tile);
  void drop(Seat seat, Action action);
  void skip(const State& before);
  void collect(const State& before);
  void keep(Seat seat);
  void trade(const State& before);
  void build(const State& before, int fakirs);
  void kill(const Move& move);
  void end_of_kills(const Move& move);
  void buy(const State& before, Action action);
  void buy_djinn(const State& before, Action action);
  void sell(Seat seat, GoodsMask goods);
  void use_djinn(const Move& move);
  void keep_djinn(Seat seat, Djinn djinn);
  void deal_card(const Move& move);
  void deal_djinn(const State& before, Djinn djinn);
  void end_turn(const State& before);

  void pay(Seat seat, Payment payment);
  void discard(Seat seat, Card card, int n = 1);
  void take_from_row(Seat seat, Card card);
  void gain_djinn(Seat seat, Djinn djinn);
  void pay_holder(Seat active, Djinn djinn, int times = 1);
  int camels_placed(Seat seat) const;
  void take_control(const State& before, Tile tile);
  void place_palm(Tile tile);
  void place_palace(Seat active, Tile tile);
  void hand_to_bag();
  void begin_turn(const Options& options, bool first);

  Books books_;
  DjinnSet used_;
  Tribe last_tribe_{};         // of the last drop
  Tile final_tile_ = no_tile;  // of the last drop
  Tile place_ = no_tile;       // where a power or a kill is at work
  int killed_ = 0;             // in the assassination that is going on
  bool no_sowing_ = false;     // R12: at some turn there was none
};

}  // namespace naqala::test
