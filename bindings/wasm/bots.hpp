#pragma once

#include "held.hpp"

namespace naqala::wasm {

// The bots that have been asked about a game are kept beside it, so that they can follow their
// plans, until it is freed.
void forget_bots(Handle handle);

}  // namespace naqala::wasm
