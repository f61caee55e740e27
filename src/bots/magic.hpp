#pragma once

#include <optional>

#include "rules/layout.hpp"
#include "rules/observation.hpp"

// When a magic item is worth using, each at a moment at which it does much: the carpet and the flute before a
// sowing, the flute and the scimitar on the final tile before its meeples are collected, the horn before
// merchants trade, the others at the end of the turn.

namespace naqala {

struct ItemUse {
  Action action;
  int lead;  // of the viewer after the turn, or after what the item does if the turn is all but over
};

// The best use of an item that the viewer can make now, if there is one.
std::optional<ItemUse> best_item_use(const Layout& layout, const Observation& o);

// The next step of the flute, the scimitar and the horn.
Action next_move(const Layout& layout, const Observation& o);
Action next_removal(const Layout& layout, const Observation& o);
Action next_card(const Layout& layout, const Observation& o);

}  // namespace naqala
