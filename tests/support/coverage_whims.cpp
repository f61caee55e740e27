#include <algorithm>

#include "rules/whims.hpp"
#include "support/coverage.hpp"
#include "support/happenings.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

bool is_fulfilled_by(const Move& move, Whim whim) {
  return !move.before.whims[index(whim)].fulfilled() && move.after.whims[index(whim)].fulfilled();
}

}  // namespace

void Coverage::see_whims(const Move& move, const Shown& shown) {
  const State& before = move.before;
  if (move.action.kind() == Kind::whim) {
    count("city: its whim is taken");
    for (Whim whim : all<Whim>) count_if(before.whims[index(whim)] == WhimPlace::on(before.at), taken(whim));
    if (holder_of(before, Djinn::satesha) != nobody) count_paid(move, Djinn::satesha);
  }
  const bool at_city = before.step == Step::tile && move.layout.with_action(TileAction::city).has(before.at);
  count_if(at_city && move.action.kind() == Kind::skip, "city: no whim there");
  if (move.action.kind() == Kind::bid) see_pushes(move);
  see_whims_fulfilled(move);
  count_if(shown.goods[0] || shown.goods[1] || shown.goods[2], "whim: with cards that nobody had seen");
  count_if(!shown.items.empty(), "whim: with items that nobody had seen");
  const auto on_cities = std::count_if(move.after.whims.begin(), move.after.whims.end(),
                                       [](WhimPlace place) { return place.on_board(); });
  count_if(move.after.step == Step::bid && before.step != Step::bid && on_cities < 5,
           "city: stays without a whim");
}

void Coverage::see_whims_fulfilled(const Move& move) {
  int several = 0;
  for (Whim whim : all<Whim>) {
    if (!is_fulfilled_by(move, whim)) continue;
    ++several;
    count(fulfilled(whim));
    count_if(move.before.whims[index(whim)] == WhimPlace::on(move.before.at),
             "whim: fulfilled as it is taken");
    count_if(move.after.step == Step::take && move.before.step != Step::take,
             "whim: fulfilled when the turn begins");
    count_if(
        move.before.active == move.after.active && move.after.whims[index(whim)].seat() != move.after.active,
        "whim: fulfilled in another seat's turn");
    count_if(move.action.kind() == Kind::drop, "whim: fulfilled after the last drop");
  }
  count_if(several > 1, "whim: several at once");
}

// Kam: a bid alone pays him, so any coins that his owner has more, beside what he bids, are his.
void Coverage::see_pushes(const Move& move) {
  const Seat kam = holder_of(move.before, Djinn::kam);
  const Seat bidder = move.before.bid_track[0];
  if (kam == nobody || move.after.active != nobody) return;
  if (kam != bidder) return count_paid(move, Djinn::kam);
  const int paid_out = move.before.coins[index(kam)] - move.after.coins[index(kam)];
  const bool full_price = move.action.subject() == 0 && move.before.coins[index(kam)] >= move.action.number();
  count_if(full_price && paid_out < move.action.number(), paid(Djinn::kam, true));
}

void Coverage::see_end_of_whims(const State& end) {
  count_if(std::any_of(end.whims.begin(), end.whims.end(), [](WhimPlace place) { return place.open(); }),
           "whim: open to the end");
  for (Seat seat : first<Seat>(seats_of(end))) {
    int cities = 0;
    for (Tile tile : end.owned[index(seat)]) cities += row_of(end.kind(tile)).action == TileAction::city;
    count_if(cities == 1, "scored: one city");
    count_if(cities > 1, "scored: several cities");
    for (Tile tile : end.owned[index(seat)] & lake_shore(end))
      count_if(end.buildings[index(tile)] != 0, "scored: palms or palaces by the lake");
  }
}

}  // namespace naqala::test
