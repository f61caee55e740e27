// Work shared out among threads is handed in by number.
#include "training/in_order.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace naqala::test {
namespace {

TEST(InOrder, EveryNumberIsHandedInOnceAndInOrder) {
  for (unsigned threads : {1u, 2u, 5u}) {
    std::vector<std::pair<int, int>> taken;
    in_order(
        3, 40, threads, [](int number) { return number * number; },
        [&](int number, int square) {
          taken.emplace_back(number, square);
          return true;
        });
    ASSERT_EQ(taken.size(), 37u);
    for (int i = 0; i < 37; ++i)
      EXPECT_EQ(taken[static_cast<std::size_t>(i)], std::pair(i + 3, (i + 3) * (i + 3)));
  }
}

TEST(InOrder, StopsWhenNoMoreIsWanted) {
  int taken = 0;
  in_order(
      0, 1000, 3, [](int number) { return number; },
      [&](int number, int) { return taken = number, number < 7; });
  EXPECT_EQ(taken, 7);
}

TEST(InOrder, NothingToDoIsNothingDone) {
  in_order(
      5, 5, 2, [](int number) { return number; },
      [](int, int) {
        ADD_FAILURE();
        return true;
      });
}

TEST(InOrder, WhatIsThrownEndsTheWork) {
  const auto make = [](int number) {
    if (number == 4) throw std::runtime_error("four");
    return number;
  };
  int taken = -1;
  const auto take = [&](int number, int) { return taken = number, true; };
  EXPECT_THROW(in_order(0, 1000, 2, make, take), std::runtime_error);
  EXPECT_LT(taken, 4);
}

}  // namespace
}  // namespace naqala::test
