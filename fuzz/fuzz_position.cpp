// A position: refused, or read, and then written and read again the same. Whatever is read can be played on:
// nothing breaks, and the game stays sound.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/hash.hpp"
#include "notation/action_text.hpp"
#include "notation/position.hpp"
#include "require.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"

using namespace naqala;
using fuzz::require;

namespace {

void read_again(const State& s) {
  const Result<State> again = parse_position(to_json(s, JsonStyle::line));
  require(again.ok(), again.ok() ? "" : again.error());
  require(*again == s, "not the same when read again");
}

void observe_and_read_again(const State& s) {
  const Seat seat = actor(s);
  const Viewer viewer =
      index(seat) < static_cast<std::size_t>(seats_of(s)) ? eyes_of(seat) : Viewer::spectator;
  const Observation seen = observe(s, viewer);
  const Result<Observation> again = parse_observation(to_json(seen, JsonStyle::line));
  require(again.ok(), again.ok() ? "" : again.error());
  require(*again == seen, "not the same when observed and read again");
}

void play_on(State s, std::uint64_t seed) {
  const Layout layout(s);
  Rng rng(seed);
  ActionList list;
  for (int i = 0; i < 40 && actor(s) != nobody; ++i) {
    legal_actions(layout, s, list);
    require(!list.empty(), "nothing is legal");
    const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    apply(layout, s, action);
    const std::string problem = problem_with(layout, s);
    require(problem.empty(), "after " + to_text(action) + ": " + problem);
  }
  score(s);
  read_again(s);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<State> s = parse_position({reinterpret_cast<const char*>(data), size});
  if (!s) return 0;
  read_again(*s);
  observe_and_read_again(*s);
  play_on(*s, hash_bytes(data, size));
  return 0;
}
