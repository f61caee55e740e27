// The names of the things that can happen in a game and that the simulation must come to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/whim.hpp"
#include "support/setups.hpp"

namespace naqala::test {

// All of them, for games with these sets.
std::vector<std::string> what_can_happen(SetMask sets);

// "use: enki", "use: enki elder": a power was used, and paid for like this.
std::string use(Djinn djinn);
std::string use(Djinn djinn, Payment payment);

// "nekir: 2 coins": a djinn without a cost paid its owner for what another seat did; 1 for what he did.
std::string paid(Djinn djinn, bool own);

// "taken: enki": a seat got the djinn.
std::string taken(Djinn djinn);

// "item drawn: ring", "item used: ring".
std::string drawn(Item item);
std::string used(Item item);

// "item used in mid-sowing: ring", "item used after the last drop: ring" (R51).
std::string used_in_hand(Item item);
std::string used_after_last_drop(Item item);

// "whim taken: palms", "whim fulfilled: palms".
std::string taken(Whim whim);
std::string fulfilled(Whim whim);

std::string_view name_of(Payment payment);

}  // namespace naqala::test
