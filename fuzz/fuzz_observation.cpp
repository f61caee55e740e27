// An observation: refused, or read, and then written and read again the same. Every state that it can stand
// for is sound and looks the same to the viewer, who may do the same in it.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/hash.hpp"
#include "notation/position.hpp"
#include "require.hpp"
#include "rules/check.hpp"

using namespace naqala;
using fuzz::require;

namespace {

void same_choices(const Observation& o, const State& s) {
  if (eyes_of(actor(o)) != o.viewer()) return;
  const Layout layout(s);
  ActionList seen, real;
  legal_actions(layout, o, seen);
  legal_actions(layout, s, real);
  require(seen.size() == real.size(), "other choices than in the state");
  for (std::size_t i = 0; i < seen.size(); ++i)
    require(seen[i] == real[i], "another choice than in the state");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Observation> o = parse_observation({reinterpret_cast<const char*>(data), size});
  if (!o) return 0;
  const Result<Observation> again = parse_observation(to_json(*o, JsonStyle::line));
  require(again.ok(), again.ok() ? "" : again.error());
  require(*again == *o, "not the same when read again");
  Rng rng(hash_bytes(data, size));
  const State s = sample(*o, rng);
  require(problem_with(s).empty(), problem_with(s));
  require(observe(s, o->viewer()) == *o, "a sample that looks different");
  same_choices(*o, s);
  return 0;
}
