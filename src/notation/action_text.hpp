#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/action.hpp"

// Actions as lines of plain words (docs/notation.md): `drop c4 elder`, `use leta elder fakir b2`,
// `deal djinn boaz`.

namespace naqala {

// The text of an action, or of what a viewer is told of one. Numbers of seats and positions in a
// row count from 1.
std::string to_text(Action action);

// Whether the text names a tile: that of `use leta elder fakir b2` does, that of `use iblis elder` does not.
bool names_tile(Action action);

// The action that a text names: parse_action(to_text(a)) is `a`. Words are parted by one or more
// spaces; a set of goods may be named in any order. The message of an error shows the text and
// names the word that is wrong:
//
//   action: "drop c9 elder": c9 is not a tile
//
// Whether the action is legal is not asked here.
Result<Action> parse_action(std::string_view text);

}  // namespace naqala
