#pragma once

#include <boost/json/fwd.hpp>
#include <span>

#include "held.hpp"
#include "rules/effect.hpp"
#include "rules/observation.hpp"

// A game or position with the eyes of one viewer, whom JavaScript names by a number: a seat from 0, 5 for a
// spectator, 6 for everything.

namespace naqala::wasm {

inline bool is_viewer(const State& s, std::uint32_t number) {
  const auto viewer = static_cast<Viewer>(number);
  return number < static_cast<std::uint32_t>(seats_of(s)) || viewer == Viewer::spectator ||
         viewer == Viewer::everything;
}

// Calls `use(held, state)` with the state as the viewer sees it: everything is all that is there, also of an
// observation. When a game is over, all cards are on the table.
template <class Use>
Answer with_view(Handle handle, std::uint32_t number, Use use) {
  return with(handle, [&](const Held& held) {
    if (!is_viewer(held.state(), number)) return refuse("viewer: there is no such seat");
    const auto viewer = static_cast<Viewer>(number);
    if (viewer == Viewer::everything || viewer == held.state().sight) return use(held, held.state());
    if (held.is_observation()) return refuse("an observation has no other view than its own");
    if (held.game() != nullptr) return use(held, view_of(*held.game(), viewer).view());
    return use(held, observe(held.state(), viewer).view());
  });
}

// An action as somebody is told of it, and what it did: {"seat": 1, "action": "collect", "effects": [...]}
boost::json::object json_of_told(Seat seat, Action action, std::span<const Effect> effects);

}  // namespace naqala::wasm
