#pragma once

#include "bots/bot.hpp"

namespace naqala {

// Takes any legal action, all of them alike: the weakest opponent there is, and a yardstick for the others.
class RandomBot : public Bot {
 public:
  std::string_view name() const override { return "random"; }
  Action think(const Layout& layout, const Observation& o, const Budget& budget, Rng& rng) override;
};

}  // namespace naqala
