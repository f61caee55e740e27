// How GoogleTest prints the values of the game when an expectation fails.
#pragma once

#include <ostream>

#include "rules/action.hpp"
#include "rules/state.hpp"

namespace naqala {

void PrintTo(Tile tile, std::ostream* out);
void PrintTo(TileKind kind, std::ostream* out);
void PrintTo(Seat seat, std::ostream* out);
void PrintTo(Tribe tribe, std::ostream* out);
void PrintTo(Card card, std::ostream* out);
void PrintTo(Djinn djinn, std::ostream* out);
void PrintTo(Step step, std::ostream* out);
void PrintTo(Action action, std::ostream* out);
void PrintTo(Meeples meeples, std::ostream* out);
void PrintTo(Cards cards, std::ostream* out);
void PrintTo(TileSet tiles, std::ostream* out);
void PrintTo(DjinnSet djinns, std::ostream* out);

// A whole position, a few lines: whose turn, what step, the board, what each seat has.
void PrintTo(const State& state, std::ostream* out);

}  // namespace naqala
