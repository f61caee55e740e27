// The names of the things that can happen in a game and that the simulation must come to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/djinn.hpp"

namespace naqala::test {

// All of them, for games of so many seats.
std::vector<std::string> what_can_happen(int seats);

// "use: enki elder": a power was used and paid for like this.
std::string use(Djinn djinn, Payment payment);

// "nekir: 2 coins": a djinn without a cost paid its owner for what another seat did; 1 for what he did.
std::string paid(Djinn djinn, bool own);

std::string_view name_of(Payment payment);

}  // namespace naqala::test
