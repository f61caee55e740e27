#pragma once

#include <string>

#include "base/rng.hpp"
#include "rules/action.hpp"
#include "rules/context.hpp"
#include "rules/score.hpp"
#include "rules/setup.hpp"

// Cities, the lake and the whims of the sultan (rules, section 11). What a whim asks for is a row
// of one table in whims.cpp.

namespace naqala {

// ---- Where the cards are ----------------------------------------------------------------------------------

// Whether the game is played with this whim (R65).
bool in_game(const Options& options, Whim whim);
// Whether it is in the deck.
bool in_whim_deck(const State& s, Whim whim);
// Whether a whim lies on the city.
bool has_whim(const State& s, Tile city);
// The first city, in the order a1, b1, ..., that has no whim while the deck has one for it;
// otherwise `no_tile`.
Tile city_to_fill(const State& s);
// Puts a whim on that city, which it gives.
Tile lay_whim(State& s, Whim whim);
// Chance turns a whim onto that city.
void deal_whim(Context& c, Whim whim);
// Goes to the step at which chance deals to that city; false if there is none to fill.
bool refill_whims(State& s);

// ---- The set-up (R63) -------------------------------------------------------------------------------------

void deal_first_whims(const Options& options, Setup& setup, Rng& rng);
std::string problem_with_whims(const Options& options, const Setup& setup);
void lay_first_whims(const Setup& setup, State& s);

// ---- The tile action of a city (R61) ----------------------------------------------------------------------

void offer_city_action(const State& s, ActionList& list);
void take_whim(Context& c);

// ---- Fulfilling (R64) -------------------------------------------------------------------------------------

// Notes a deed of the active seat until its action is finished.
void note(State& s, Deeds deed);

// Pays every whim that holds after an action, of whatever seat, if this is a moment to look: at one of the
// four points of a turn, or after the last drop of its sowing. A view cannot always tell; `action.shown()`
// is then what its owner lays open.
void fulfil_whims(Context& c, Action action);

// Whether the whim of this seat would hold now, as far as `s.sight` knows.
bool holds(const State& s, Seat seat, Whim whim);

// Whether a seat other than those seen by `viewer` has a whim that cards or items taken unseen can fulfil.
bool may_show_something(const State& s, Viewer viewer);
// What a viewer whose view is `view` after an action must be told besides, if `truth` is the state after it.
Shown shown_in(const State& truth, const State& view);

// Whether no seat holds unseen what would already have fulfilled one of its open whims: so much is known of
// other hands. What the action in progress has brought is still to be looked at and may be anything.
bool fits_open_whims(const State& s);

// ---- Scoring ----------------------------------------------------------------------------------------------

int city_points(const State& s, Seat seat);
// Tiles on which palms and palaces count double (R62).
TileSet lake_shore(const State& s);
// Cities, and palms and palaces at the lake a second time.
void add_whim_points(const State& s, Seat seat, Score& sheet);

}  // namespace naqala
