#pragma once

#include <array>
#include <boost/json/fwd.hpp>

#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/score.hpp"

// What programs ask for most, as JSON.

namespace naqala {

// The score sheet: for each seat its points by category and in all, and who has the most.
//   {"seats": [{"seat": 1, "coins": 12, ..., "total": 131}, ...], "winners": [1]}
boost::json::value json_of_scores(const std::array<Score, count_of<Seat>>& scores, int seats);

// The score sheet of a view as people may see it: where totals are hidden (R82), only the viewer's own seat
// has the fields `coins`, `goods` and `total`, and there is no `winners`. Otherwise the same as above.
boost::json::value json_of_shown_scores(const State& view);

// An observation as people may see it. Where totals are hidden (R82) it lacks the coins and cards of all
// other seats and what is left in the deck, and has the field `no_position`, which says so and makes every
// reader of positions refuse it; the discards, which are open, take the place of the deck. Otherwise it is
// json_of(Observation).
boost::json::value json_of_shown(const Observation& o);

// The decision due: who decides and what there is to choose from; for chance also the odds.
//   {"actor": 1, "actions": ["bid 0", "bid 1"]}
//   {"actor": "chance", "actions": ["deal fish", "deal fakir"], "weights": [3, 11]}
//   {"actor": "nobody", "actions": []}
boost::json::value json_of_choices(const Layout& layout, const State& s);

}  // namespace naqala
