#pragma once

#include "bots/net.hpp"
#include "rules/layout.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"

namespace naqala {

// The totals of all seats as if the game ended now, and how far one is ahead of the best other.
using Totals5 = std::array<int, count_of<Seat>>;
Totals5 totals(const State& s);
int lead_of(const State& s, const Totals5& totals, Seat seat);
// The best other.
Seat rival_of(const State& s, const Totals5& totals, Seat seat);

// What a net is told of a position between two turns, seen by `seat`: what it has and what its
// strongest rival has, what the board still offers to both, who plays when, and how near the end is.
// `s` is a full state (or a sample).
void find_features(const Layout& layout, const State& s, const Totals5& totals, Seat seat,
                   Features& features);

// The same for both seats of a game for two, for little more than one costs.
void find_features_of_both(const Layout& layout, const State& s, const Totals5& totals, Seat seat,
                           Features& own, Features& other);

}  // namespace naqala
