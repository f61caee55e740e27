// Counting and timing, to compare this build with others.
#include <boost/json.hpp>
#include <memory>

#include "held.hpp"
#include "turns/perft.hpp"
#include "turns/workload.hpp"

namespace naqala::wasm {

namespace json = boost::json;

namespace {

// Made when it is first asked for: it plays some games.
Workload& workload() {
  static const auto made = std::make_unique<Workload>();
  return *made;
}

Answer needs_whole_position(const Held& held) {
  return held.is_observation() ? refuse("counting needs a whole position, not an observation") : 0;
}

}  // namespace

// A number that may be large, as decimal digits.
NAQALA_EXPORT(perft) Answer perft_of(Handle handle, std::int32_t depth) {
  return with(handle, [&](const Held& held) {
    if (depth < 0) return refuse("depth: must not be negative");
    if (needs_whole_position(held) < 0) return -1;
    return answer(std::to_string(perft(held.layout(), held.state(), depth)));
  });
}

NAQALA_EXPORT(perft_turns) Answer perft_turns_of(Handle handle, std::uint32_t most) {
  return with(handle, [&](const Held& held) {
    if (held.state().step != Step::take) return refuse("no tile is to be taken here");
    const TurnsPerft count = perft_turns(held.layout(), held.state(), most);
    const json::object object{
        {"sowings", count.sowings}, {"boards", count.boards}, {"complete", count.complete}};
    return answer(json::serialize(object));
  });
}

// The rows of the bench, see WorkRow.
NAQALA_EXPORT(bench_rows) Answer bench_rows() {
  json::array rows;
  for (Work work : all<Work>) {
    const WorkRow& row = row_of(work);
    rows.push_back({{"name", row.name}, {"title", row.title}, {"item", row.item}, {"rounds", row.rounds}});
  }
  return answer(json::serialize(rows));
}

// Does the work of a row, counted from 0; the number of items done.
NAQALA_EXPORT(bench_run) double bench_run(std::uint32_t row, std::uint32_t rounds) {
  if (row >= all<Work>.size()) return refuse("row: there is no such row");
  std::uint64_t checksum = 0;
  return static_cast<double>(workload().run(static_cast<Work>(row), rounds, checksum));
}

NAQALA_EXPORT(signature) Answer signature() { return answer(hex(workload().signature())); }

}  // namespace naqala::wasm
