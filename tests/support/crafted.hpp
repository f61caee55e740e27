// Starting positions with pieces moved about, so that what is rare comes soon: djinns and the means to
// use them in front of the seats, decks and supplies nearly used up, few camels, hardly any coins or
// meeples. All of them are positions that a game could have come to.
#pragma once

#include "support/simulate.hpp"

namespace naqala::test {

// Changes the start of a plan in some of these ways, chosen at random, at least one.
void craft(Plan& plan, Rng& rng);

}  // namespace naqala::test
