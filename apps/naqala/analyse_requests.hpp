#pragma once

#include <optional>
#include <string>

namespace naqala::command {

// Standard input, line by line as the lines come.
class RequestReader {
 public:
  // The next line, without its end; nothing when the input has ended. Of a line longer than any request may
  // be, no more is kept than tells so.
  std::optional<std::string> next();

 private:
  std::string rest_;  // read, but not given out yet
  bool ended_ = false;
};

}  // namespace naqala::command
