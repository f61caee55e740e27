// A record in either form: refused with a message of one line, or read, and then the same in both forms. The
// digest of the tables is filled in, as it would hardly ever be found by chance.
#include <cstddef>
#include <cstdint>
#include <string>

#include "notation/record.hpp"
#include "require.hpp"

using namespace naqala;
using fuzz::require;

namespace {

std::string with_digest(std::string text) {
  constexpr std::string_view mark = "DIGEST";
  const std::size_t at = text.find(mark);
  return at == text.npos ? text : text.replace(at, mark.size(), tables_digest());
}

void same(const Result<Record>& read, const Record& record) {
  require(read.ok(), read.ok() ? "" : read.error());
  require(*read == record, "not the same when read again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Result<Record> record = parse_record(with_digest({reinterpret_cast<const char*>(data), size}));
  if (!record) {
    require(record.error().find('\n') == std::string::npos, "a message of several lines");
    return 0;
  }
  same(parse_record(to_text(*record)), *record);
  same(parse_record(to_json(*record)), *record);
  require(replay(*record).size() == record->actions.size() + 1, "a state is missing");
  return 0;
}
