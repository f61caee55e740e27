// The text of an action: refused with a message of one line, or read, and then written and read
// again the same.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "notation/action_text.hpp"
#include "require.hpp"

using namespace naqala;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<Action> action = parse_action(text);
  if (!action) {
    require(action.error().find('\n') == std::string::npos, "a message of several lines");
    return 0;
  }
  const Result<Action> again = parse_action(to_text(*action));
  require(again.ok(), "not read again: " + to_text(*action));
  require(*again == *action, "not the same when read again: " + to_text(*action));
  return 0;
}
