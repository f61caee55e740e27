#pragma once

#include "bots/bot.hpp"

namespace naqala {

// Plays each turn for the most points at once, as a player does who does not look ahead: it tries every
// sowing on what it sees, plays the turn out in its mind, and takes the best. It bids what an early
// turn seems to be worth, and sells goods only when it runs out of coins. It keeps no plan between
// decisions but finds it anew.
class GreedyBot : public Bot {
 public:
  std::string_view name() const override { return "greedy"; }
  Action think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) override;
};

}  // namespace naqala
