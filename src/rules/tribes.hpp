#pragma once

#include "rules/action.hpp"
#include "rules/context.hpp"

// The actions of the tribes (rules, section 6).

namespace naqala {

// The tribe of the meeples in hand, and how many they are. Only from `collect` to the tribe's action.
Tribe tribe_in_hand(const State& s);
int number_in_hand(const State& s);

void offer_tribe_action(const Layout& layout, const State& s, ActionList& list);
// The second victim of a double kill.
void offer_second_kill(const State& s, ActionList& list);

void keep_meeples(Context& c);
void trade(Context& c);
void build(Context& c, int fakirs);
// What the builders of this turn have brought, once more (Echidna).
void pay_builders_again(Context& c);
void skip_kill(Context& c);
void kill(Context& c, Action action);

// Goes on after a victim has been killed and Kandicha has had her due: another victim, or the end
// of the assassination.
void go_on_after_kill(Context& c);

// The meeples in front of a seat that the active seat's assassins can kill.
Meeples victims_at(const State& s, Seat seat);
// How many fakirs assassins need to reach the tile; 0 if it is near enough.
int fakirs_to_reach(const State& s, Tile tile);

// Whether some place that assassins can reach with at most `fakirs` fakirs holds two victims (R38).
bool two_victims_in_reach(const Layout& layout, const State& s, int fakirs);

}  // namespace naqala
