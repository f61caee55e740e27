// What `craft` does to the pieces of the expansions.
#pragma once

#include "support/simulate.hpp"

namespace naqala::test {

// Items lie in front of the seats, some seen by all and some not, or in the discards; some seats have
// artisans. Only with The Artisans of Naqala.
void craft_items(Plan& plan, Rng& rng);

// Whims lie open or fulfilled in front of the seats. Only with Whims of the Sultan, and after everything
// else, because no seat holds unseen what would have fulfilled an open whim of its own.
void craft_whims(Plan& plan, Rng& rng);

}  // namespace naqala::test
