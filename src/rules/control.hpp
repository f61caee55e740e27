#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"

// Control (rules, section 5).

namespace naqala {

// Takes the meeples of the last one's tribe from the final tile into the hand, and control if it
// is then empty (R19-R22).
void collect(Context& c);

// The active seat takes control of the tile if that has neither meeples nor camel, and if it has
// anything left for it.
void take_control_if_empty(Context& c, Tile tile, Cause by);

// The active seat puts a camel or its tent on the tile. If it has both it is asked first, and the turn then
// goes on with what `s.step` says now (R45). With the last piece it sets the end of the game (R70).
void take_control(Context& c, Tile tile, Cause by);

// The forms of that question.
void offer_camel_or_tent(ActionList& list);
void place_camel_or_tent(Context& c, Action::Kind piece);

}  // namespace naqala
