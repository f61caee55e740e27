// Ways of choosing among legal actions at random, each with a taste of its own, so that simulated
// games come to things that even-handed chance hardly ever does.
#pragma once

#include <string_view>

#include "base/rng.hpp"
#include "rules/game.hpp"

namespace naqala::test {

enum class Policy {
  uniform,       // every action alike
  power_hungry,  // uses djinns whenever it can, and collects what pays for them
  shopper,       // ends its sowings on markets and sacred places, and buys
  hoarder,       // gathers cards and never sells
  bidder,        // bids high, spends its fakirs and sells large sets
  assassin,      // kills, best in front of others, far away or a tile's last meeple; hardly sells
  cautious,      // leaves out all that may be left out
  collector,     // gathers artisans, items and whims, uses what it has, and puts its tent up early
  patient,       // a collector that keeps its items until the last drop of a sowing
};
inline constexpr int policies =
    8;  // those for any game; the patient ones are for seats that begin with items

std::string_view name(Policy policy);

// One of `legal`, which is not empty. Every policy chooses evenly now and then, so that none is stuck
// in its habits.
Action choose(Policy policy, const Layout& layout, const State& s, const ActionList& legal, Rng& rng);

}  // namespace naqala::test
