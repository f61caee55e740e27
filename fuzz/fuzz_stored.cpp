// Rows of a database: a table (first byte 't') or an event. Refused with a message, or read, and then the
// same when written again.
#include <cstddef>
#include <cstdint>
#include <string>

#include "require.hpp"
#include "server/stored_event.hpp"
#include "server/table_doc.hpp"

using namespace naqala;
using fuzz::require;

namespace {

void try_table(const std::string& text) {
  const Result<server::TableDoc> doc = server::doc_from_text(text);
  if (!doc) return require(!doc.error().empty(), "refused without a word");
  const Result<server::TableDoc> again = server::doc_from_text(to_text(*doc));
  require(again.ok(), again.ok() ? "" : again.error());
  require(*again == *doc, "the table is not the same when read again");
}

void try_event(const std::string& text) {
  const Result<server::TimedEvent> timed = server::timed_event_from(text);
  if (!timed) return require(!timed.error().empty(), "refused without a word");
  const Result<server::TimedEvent> again = server::timed_event_from(server::row_of(*timed, 0).body);
  require(again.ok(), again.ok() ? "" : again.error());
  require(again->event == timed->event, "the event is not the same when read again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] == 't')
    try_table(text);
  else
    try_event(text);
  return 0;
}
