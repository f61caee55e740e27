// Short words for the positions of tactics.hpp.
#pragma once

#include "support/scene.hpp"
#include "tactics.hpp"

namespace naqala::test {

inline constexpr Seat me = Seat::one, rival = Seat::two;
inline constexpr Options with_artisans{.seats = 2, .sets = Set::artisans};
inline constexpr Options with_whims{.seats = 2, .sets = Set::whims};

// Two elders can be collected on f4, the most valuable tile: 15 and 4 points. What else is done
// must be worth more.
inline Scene with_f4(Scene scene) {
  return scene.owner("e4", rival).meeples("e4", {Tribe::elder}).meeples("f4", {Tribe::elder});
}

// Six kinds of goods, worth 30. A seventh makes them 40.
inline Scene six_goods(Scene scene) {
  using enum Card;
  return scene.cards(me, {fish, wheat, pottery, silk, spice, papyrus});
}

// Seat one plays the last turn of the game, or the last but one.
inline State last_turn(Scene scene) { return scene.turn(me, {}).last_round().state(); }
inline State last_but_one(Scene scene) { return scene.turn(me, {rival}).last_round().state(); }

}  // namespace naqala::test
