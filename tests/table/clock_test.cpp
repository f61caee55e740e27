// Time for turns, and a reserve.
#include "table/clock.hpp"

#include <gtest/gtest.h>

namespace naqala::test {
namespace {

TEST(Clock, ATurnHasItsOwnTime) {
  Clock clock({.turn = 30});
  EXPECT_EQ(clock.left(Seat::one), 30'000);
  clock.thought(Seat::one, 12'000);
  EXPECT_EQ(clock.left(Seat::one), 18'000);
  EXPECT_EQ(clock.left(Seat::two), 30'000);
  clock.thought(Seat::two, 1'000);
  EXPECT_EQ(clock.left(Seat::one), 30'000);
}

TEST(Clock, WhatIsOverComesFromTheReserve) {
  Clock clock({.turn = 30, .reserve = 60});
  clock.thought(Seat::one, 20'000);
  EXPECT_EQ(clock.reserve(Seat::one), 60'000);
  clock.thought(Seat::one, 20'000);
  EXPECT_EQ(clock.reserve(Seat::one), 50'000);
  EXPECT_EQ(clock.left(Seat::one), 50'000);
  clock.thought(Seat::one, 5'000);
  EXPECT_EQ(clock.left(Seat::one), 45'000);
  clock.thought(Seat::two, 500'000);
  EXPECT_EQ(clock.reserve(Seat::two), 0);
  EXPECT_EQ(clock.left(Seat::one), 30'000 + 45'000);
}

TEST(Clock, ASecondTurnInARowHasItsTimeToo) {
  Clock clock({.turn = 30});
  clock.thought(Seat::one, 29'000);
  clock.new_turn();
  EXPECT_EQ(clock.left(Seat::one), 30'000);
}

TEST(Clock, OnlyAReserve) {
  Clock clock({.reserve = 10});
  clock.thought(Seat::one, 4'000);
  EXPECT_EQ(clock.left(Seat::one), 6'000);
  EXPECT_EQ(clock.turn_left(Seat::one), 0);
}

}  // namespace
}  // namespace naqala::test
