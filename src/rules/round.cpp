#include "rules/round.hpp"

#include <algorithm>

#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/set_rules.hpp"
#include "rules/sowing.hpp"

namespace naqala {

namespace {

void test_for_end(Context& c) {
  if (c.s.step == Step::take && !any_sowing(c.layout, c.s)) set_end(c, Step::take);  // R12
}

void refresh_djinns(Context& c, Cause by) {
  if (c.effects != nullptr)
    for (Djinn djinn : all<Djinn>)
      if (c.s.djinns_used.has(djinn)) c.happened(EffectKind::djinn_refreshed, djinn, by);
  c.s.djinns_used = {};
}

void begin_turn(Context& c) {
  State& s = c.s;
  const int space = next_space(s);
  Seat& marker = s.turn_track[static_cast<std::size_t>(space)];
  auto* const free = std::find(s.bid_track.begin(), s.bid_track.end(), nobody);
  s.active = *free = marker;  // R10
  c.happened(EffectKind::turn_begins, s.active, Step::take);
  c.moved(EffectKind::marker, s.active, Place::turn_track(space),
          Place::bid_track(static_cast<int>(free - s.bid_track.begin())), Step::take);
  marker = nobody;
  if (s.options.djinn_use == DjinnUse::each_turn) refresh_djinns(c, Step::take);
  s.step = Step::take;
  test_for_end(c);
}

void begin_auction(Context& c) {
  c.happened(EffectKind::auction_begins, Step::bid);
  refresh_djinns(c, Step::bid);
  c.s.step = Step::bid;
}

}  // namespace

void set_end(Context& c, Cause by) {
  if (c.s.last_round) return;
  c.s.last_round = true;
  c.happened(EffectKind::last_round, by);
}

void go_on_after_bid(Context& c) {
  if (bidder(c.s) == nobody) begin_turn(c);
}

void go_on_to_tile(State& s) {
  s.double_coins = false;
  s.step = Step::tile;
}

void go_on_to_end(State& s) {
  s.at = no_tile;
  s.step = Step::end;
}

void end_turn(Context& c) {
  State& s = c.s;
  c.happened(EffectKind::turn_ends, s.active, Step::end);
  s.active = nobody;
  s.item_used = false;
  s.built = 0;
  s.whim_after_build = false;
  if (next_space(s) >= 0) return begin_turn(c);
  if (s.last_round) {
    s.step = Step::over;
    return c.happened(EffectKind::game_over, Step::end);
  }
  c.happened(EffectKind::clean_up_begins, Step::end);
  clean_up(c);
}

void begin_chain(State& s, Step step, Tile place, int left) {
  s.resume = s.step;
  s.step = step;
  s.place = place;
  s.left = static_cast<std::uint8_t>(left);
}

void return_to_point(Context& c) {
  c.s.step = c.s.resume;
  c.s.resume = {};
  c.s.place = no_tile;
  test_for_end(c);
}

void clean_up(Context& c) {
  State& s = c.s;
  if (s.card_row_size < resource_row_size && ready_to_draw(c))
    s.step = Step::refill_cards;
  else if (s.djinn_row_size < djinn_row_size && ready_to_draw_djinn(c))
    s.step = Step::refill_djinns;
  else if (!refill_for_sets(s))
    begin_auction(c);
}

}  // namespace naqala
