#pragma once

#include <array>
#include <boost/json/fwd.hpp>

#include "rules/game.hpp"
#include "rules/score.hpp"

// What programs ask for most, as JSON.

namespace naqala {

// The score sheet: for each seat its points by category and in all, and who has the most.
//   {"seats": [{"seat": 1, "coins": 12, ..., "total": 131}, ...], "winners": [1]}
boost::json::value json_of_scores(const std::array<Score, 5>& scores, int seats);

// The decision due: who decides and what there is to choose from; for chance also the odds.
//   {"actor": 1, "actions": ["bid 0", "bid 1"]}
//   {"actor": "chance", "actions": ["deal fish", "deal fakir"], "weights": [3, 11]}
//   {"actor": "nobody", "actions": []}
boost::json::value json_of_choices(const Layout& layout, const State& s);

}  // namespace naqala
