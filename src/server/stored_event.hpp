#pragma once

#include <string>

#include "base/result.hpp"
#include "store/store.hpp"
#include "table/clock.hpp"
#include "table/event.hpp"

namespace naqala::server {

// An event as the store keeps it: with the time that a seat has thought about it, in milliseconds.
struct TimedEvent {
  Event event;
  std::int64_t spent = 0;
};

StoredEvent row_of(const TimedEvent& timed, std::int64_t now);
Result<TimedEvent> timed_event_from(const std::string& body);

// Lets the clock go on as this event was decided.
void note_time(Clock& clock, const Event& event, std::int64_t spent);

}  // namespace naqala::server
