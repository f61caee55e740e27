#pragma once

#include "fair/proof.hpp"

namespace naqala {

struct Verified {
  int outcomes = 0;   // of chance, all of them as the secret gives them
  bool over = false;  // otherwise the game breaks off where the events do
};

// Whether all luck of a game follows from the secret that was fixed before it: the deal and every outcome of
// chance, also those that were taken back later. If not, the first thing that is wrong:
//
//   the secret does not fit the commitment
//   event 0: the set-up is another than the secret deals
//   event 31: chance says "deal fish", the secret gives "deal ivory"
Result<Verified> verify(const Proof& proof);

}  // namespace naqala
