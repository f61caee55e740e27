// Which kinds of effects, places and causes random games came to.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "rules/effect.hpp"
#include "support/setups.hpp"

namespace naqala::test {

class EffectCoverage {
 public:
  // What an action did, and what of it a spectator is told.
  void see(const EffectList& effects, const EffectList& told);

  // What can happen in games with these sets but never did.
  std::vector<std::string> missing(SetMask sets) const;
  // The most effects that one action had.
  std::size_t most() const { return most_; }

 private:
  std::array<int, count_of<EffectKind>> kinds_{};
  std::array<int, count_of<PlaceKind>> from_{};
  std::array<int, count_of<PlaceKind>> to_{};
  std::array<std::array<int, 64>, count_of<CauseKind>> causes_{};
  int unseen_ = 0;
  int with_fakirs_ = 0;
  int doubled_ = 0;
  std::size_t most_ = 0;
};

}  // namespace naqala::test
