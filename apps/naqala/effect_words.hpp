#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/effect.hpp"
#include "words.hpp"

// Effects (rules/effect.hpp) in words. Nothing is worked out here: what is told is what the effects say, so a
// viewer is told what the viewer's effects say and no more.

namespace naqala::command {

using Effects = std::span<const Effect>;

// Those that move such a piece from one kind of place to another; `nowhere` stands for any.
std::vector<Effect> moves(Effects effects, EffectKind piece, PlaceKind from, PlaceKind to);

// How many pieces they move.
int number_of(Effects moves);
Meeples meeples_of(Effects moves);

// What they move, each thing once: "2 fish and a fakir", "3 elders", "Enki", "the ring", "an item".
std::string things_of(Effects moves);

// What was paid to the bag and to the discards, in meeples and cards: "an elder and a fakir".
std::string price_of(Effects effects);

// What the coins of a tribe are made of: "(3 builders + 1 fakir) x 5 blue tiles, doubled".
std::string work_of(const Cause& cause);

// What came of one or more actions besides what they are named for, in the order in which it happened: ",
// camel on d4, Seat 2 +2 coins (Marid), whim fulfilled: own 2 palms (+10 coins)". What a djinn brings several
// times is added up. A camel or tent that was asked for is not told. `doer` is not named.
std::string aftermath(Effects effects, Seat doer, const People& people);

}  // namespace naqala::command
