#include "store/verdict.hpp"

namespace naqala {

namespace {

// What an index and a message of PostgreSQL hold with room to spare.
constexpr std::size_t longest_id = 1000;

std::string called(const Change& change) { return "table " + change.id; }

// Whether the change itself makes sense.
Verdict check(const Change& change) {
  if (change.id.empty()) return failed("a table without an id");
  if (change.id.size() > longest_id)
    return failed("a table with an id of " + std::to_string(change.id.size()) +
                  " bytes, which is more than " + std::to_string(longest_id));
  if (change.table && change.table->id != change.id)
    return failed(called(change) + ": the change brings table " + change.table->id);
  if (change.table && change.table->version < 1)
    return failed(called(change) + ": versions count from 1, not " + std::to_string(change.table->version));
  return {};
}

Verdict check_version(const Change& change, std::int64_t there) {
  if (!change.table) return there > 0 ? Verdict{} : failed(called(change) + ": there is none");
  const int version = change.table->version;
  if (version <= there)
    return taken(called(change) + ": version " + std::to_string(version) + " is there already");
  if (version > there + 1)
    return failed(called(change) + ": version " + std::to_string(version) + " cannot follow version " +
                  std::to_string(there));
  return {};
}

Verdict check_numbers(const Change& change, std::int64_t next) {
  if (!change.events.empty() && change.events[0].number >= 0 && change.events[0].number < next)
    return taken(called(change) + ": event " + std::to_string(change.events[0].number) + " is there already");
  for (const StoredEvent& event : change.events)
    if (event.number != next++)
      return failed(called(change) + ": event " + std::to_string(event.number) + " in the place of event " +
                    std::to_string(next - 1));
  return {};
}

// A duty that comes alone was meant for a game that has gone on meanwhile; one that comes with events and
// does not fit them never did.
Verdict check_duty(const Change& change, std::int64_t there) {
  if (!change.duty) return {};
  const std::int64_t next = there + static_cast<std::int64_t>(change.events.size());
  if (change.duty->number == next) return {};
  std::string problem = called(change) + ": a duty for event " + std::to_string(change.duty->number) +
                        " where event " + std::to_string(next) + " comes next";
  return change.events.empty() ? taken(std::move(problem)) : failed(std::move(problem));
}

}  // namespace

Verdict judge(const Change& change, std::int64_t version, std::int64_t events) {
  if (Verdict verdict = check(change); !verdict.is_done()) return verdict;
  if (Verdict verdict = check_version(change, version); !verdict.is_done()) return verdict;
  if (Verdict verdict = check_numbers(change, events); !verdict.is_done()) return verdict;
  return check_duty(change, events);
}

}  // namespace naqala
