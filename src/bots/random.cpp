#include "bots/random.hpp"

namespace naqala {

Action RandomBot::think(const Layout& layout, const Observation& o, const Budget&, Rng& rng) {
  ActionList legal;
  legal_actions(layout, o, legal);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace naqala
