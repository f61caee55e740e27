// Requests for the tests to start from.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "notation/position.hpp"
#include "rules/game.hpp"
#include "rules/setup.hpp"

namespace naqala::test {

// A request with this position.
inline boost::json::object request_for(const State& s, int nodes = 200) {
  return {{"id", 7}, {"position", json_of(s)}, {"nodes", nodes}};
}
inline boost::json::object request_for(const Observation& o, int nodes = 200) {
  return {{"id", 7}, {"observation", json_of(o)}, {"nodes", nodes}};
}

inline State first_position(const Options& options, std::string_view name) {
  Rng rng(name);
  return initial(options, deal(options, rng));
}

// Plays at random until `until(s)` holds. There must be such a position.
template <class Until>
State played_until(const Options& options, std::string_view name, Until until) {
  Rng rng(name);
  for (;;) {
    State s = initial(options, deal(options, rng));
    const Layout layout(s);
    while (actor(s) != nobody && !until(s)) {
      ActionList list;
      legal_actions(layout, s, list);
      apply(layout, s,
            actor(s) == chance ? draw(s, rng) : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    if (until(s)) return s;
  }
}

}  // namespace naqala::test
