// Games that differ only in what hidden totals keep from a viewer (R82).
#pragma once

#include "base/rng.hpp"
#include "rules/state.hpp"

namespace naqala::test {

// The same position with other coins and other cards in front of every seat but the viewer's own: as many
// cards as chance wants are taken from the deck, openly or unseen, and what the seats held goes back into it.
// All else is as it was, the discards too. A position that a game can come to; if none is found, `s` itself.
State with_other_balances(const State& s, Viewer viewer, Rng& rng);

}  // namespace naqala::test
