#pragma once

#include "bots/net.hpp"
#include "rules/state.hpp"

namespace naqala {

// How far the end of a game is from what was expected of it, as a standard deviation in points: with all of
// the game to come (on top of the other), and in its last turns. Fitted to games between bots; the test
// WinChance.SpreadsAreThoseOfGames does it again and says what it finds.
inline constexpr double spread_of_game = 21;
inline constexpr double spread_of_last_turns = 8;

// The share of the game that is to come, from 1 to 0: it ends when the camels of one seat have run
// out, or when nobody can sow.
double share_to_come(const State& s);

// How likely a seat is to win that expects to end this far ahead of the best other, from 0 to 1, as the game
// stands. A tie is half a win. For people to read: bots decide by margins, which are whole numbers.
double win_chance(Value margin, const State& s);

}  // namespace naqala
