#pragma once

#include <cstdint>

#include "rules/enums.hpp"

namespace naqala {

// A player's place at the table. Text forms count seats from 1, the code from 0.
enum class Seat : std::uint8_t { one, two, three, four, five };
template <>
inline constexpr int count_of<Seat> = 5;

// Who decides when no seat does: chance turns a card or draws a meeple; nobody when the game is over.
// `nobody` also marks an empty space on a track.
inline constexpr Seat chance{6};
inline constexpr Seat nobody{7};

// Whether this is a seat of a player, rather than chance or nobody.
constexpr bool is_seat(Seat seat) { return index(seat) < count_of<Seat>; }
static_assert(!is_seat(chance) && !is_seat(nobody));

// Whose eyes a game is seen with: a seat's, a spectator's, or those of the one who runs it.
enum class Viewer : std::uint8_t { spectator = count_of<Seat>, everything };
constexpr Viewer eyes_of(Seat seat) { return static_cast<Viewer>(seat); }

}  // namespace naqala
