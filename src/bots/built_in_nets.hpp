#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace naqala {

// A file of src/bots/nets as it was when the program was built.
struct BuiltInNet {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
std::vector<BuiltInNet> built_in_nets();

}  // namespace naqala
