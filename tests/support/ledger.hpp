// Bookkeeping beside the engine: where every piece, marker and coin must be after an action, by the words
// of the rules. The engine works out the bag and the discards as what is left over; here they are counted
// in and out, so a piece that is lost or made up shows at once.
#pragma once

#include <optional>
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

  // What the last move laid open of cards and items that only their owner had seen (R64).
  const Shown& shown() const { return shown_; }

 private:
  std::string check_last_round(const Move& move);
  std::string check_what_is_due(Step step) const;
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
  void gain_from_builders(Seat seat, int coins);
  void buy(const State& before, Action action);
  void buy_djinn(const State& before, Action action);
  void sell(Seat seat, GoodsMask goods);
  void use_djinn(const Move& move);
  void keep_djinn(Seat seat, Djinn djinn);
  void deal_card(const Move& move);
  void deal_djinn(const State& before, Djinn djinn);
  void end_turn(const State& before);

  // Assassins, and who owns what (ledger_control.cpp).
  void kill(const Move& move);
  void end_of_kills(const Move& move);
  std::array<int, count_of<Seat>>* front_of(Tribe tribe);
  int camels_left(Seat seat) const;
  bool tent_left(Seat seat) const;
  void take_control(Seat seat, Tile tile);
  void claim(Seat seat, Tile tile);
  void place_camel_or_tent(Seat seat, bool tent);

  // The Artisans of Naqala (ledger_items.cpp).
  void book_items(const Move& move);
  void draw_items();
  void deal_item(const Move& move);
  void keep_item(Seat seat, Item item);
  void visit_workshop(Seat seat, bool artisan);
  void use_item(const State& before, Action action);
  void use_lamp(const State& before, Action action);
  void remove(const State& before, Tribe tribe);
  void move_meeple(Seat seat, Action action);
  void move_camel(Seat seat, Tile to);
  void put(Seat seat, Card card);
  void item_is_done(Seat seat);

  // Whims of the Sultan (ledger_whims.cpp).
  void pay_kam(Seat bidder);
  void take_whim(Seat seat);
  void deal_whim(Whim whim);
  void fulfil_whims(Step step);
  void fulfil_whims_of(Seat seat);
  void fulfil(Seat seat, Whim whim);
  bool is_fulfilled(Seat seat, Whim whim) const;
  bool owns_a_line(Seat seat) const;
  int owned(Seat seat, bool (*kind)(TileKind)) const;
  void show(Seat seat, Card card);
  void show_precious(Seat seat);

  void pay(Seat seat, Payment payment);
  void discard(Seat seat, Card card, int n = 1);
  void take_from_row(Seat seat, std::size_t position);
  void gain_djinn(Seat seat, Djinn djinn);
  void pay_holder(Seat active, Djinn djinn, int times = 1);
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

  Options options_;
  std::array<TileKind, count_of<Tile>> kinds_{};
  Tile claim_ = no_tile;  // R45: waits for a camel or the tent
  int draws_due_ = 0;     // R46: items that the artisans still draw
  bool item_due_ = false;
  std::optional<Item> at_work_;  // the item that is being used
  int done_with_it_ = 0;         // meeples removed or moved, cards put

  std::array<bool, count_of<Tribe>> killed_tribes_{};  // since a whim could last be fulfilled
  int built_ = 0;                   // coins of this turn's builders, Echidna's not among them
  int built_for_whim_ = 0;          // and with them, but only since their whim could be fulfilled
  bool too_late_for_whim_ = false;  // it was taken in this turn
  Shown shown_;
};

}  // namespace naqala::test
