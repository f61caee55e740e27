// The signature of `naqala bench`, pinned: it is the same for every compiler, every level of
// optimisation and for WebAssembly. If it changes, the engine plays differently; say so in the commit
// and write the new number here.
#include <gtest/gtest.h>

#include <memory>

#include "turns/workload.hpp"

namespace naqala::test {
namespace {

TEST(Signature, IsTheSameOnEveryBuild) {
  EXPECT_EQ(std::make_unique<Workload>()->signature(), 0x90f44978615cbb04u);
}

TEST(Signature, OfAllSetUpsIsTheSameOnEveryBuild) {
  EXPECT_EQ(every_setup().size(), 15u);
  EXPECT_EQ(signature(), 0xce0ea91b321f2934u);
}

}  // namespace
}  // namespace naqala::test
