#include "rules/round.hpp"

#include <algorithm>

#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/set_rules.hpp"
#include "rules/sowing.hpp"

namespace naqala {

namespace {

void test_for_end(const Layout& layout, State& s) {
  if (s.step == Step::take && !any_sowing(layout, s)) s.last_round = true;  // R12
}

void begin_turn(const Layout& layout, State& s) {
  Seat& marker = s.turn_track[static_cast<std::size_t>(next_space(s))];
  s.active = marker;
  *std::find(s.bid_track.begin(), s.bid_track.end(), nobody) = marker;  // R10
  marker = nobody;
  if (s.options.djinn_use == DjinnUse::each_turn) s.djinns_used = {};
  s.step = Step::take;
  test_for_end(layout, s);
}

void begin_auction(State& s) {
  s.djinns_used = {};
  s.step = Step::bid;
}

}  // namespace

void go_on_after_bid(const Layout& layout, State& s) {
  if (bidder(s) == nobody) begin_turn(layout, s);
}

void go_on_to_tile(State& s) {
  s.hand = {};
  s.double_coins = false;
  s.step = Step::tile;
}

void go_on_to_end(State& s) {
  s.at = no_tile;
  s.step = Step::end;
}

void end_turn(const Layout& layout, State& s) {
  s.active = nobody;
  s.item_used = false;
  s.built = 0;
  s.whim_after_build = false;
  if (next_space(s) >= 0) return begin_turn(layout, s);
  if (s.last_round) {
    s.step = Step::over;
    return;
  }
  clean_up(s);
}

void begin_chain(State& s, Step step, Tile place, int left) {
  s.resume = s.step;
  s.step = step;
  s.place = place;
  s.left = static_cast<std::uint8_t>(left);
}

void return_to_point(const Layout& layout, State& s) {
  s.step = s.resume;
  s.resume = {};
  s.place = no_tile;
  test_for_end(layout, s);
}

void clean_up(State& s) {
  if (s.card_row_size < resource_row_size && ready_to_draw(s))
    s.step = Step::refill_cards;
  else if (s.djinn_row_size < djinn_row_size && ready_to_draw_djinn(s))
    s.step = Step::refill_djinns;
  else if (!refill_for_sets(s))
    begin_auction(s);
}

}  // namespace naqala
