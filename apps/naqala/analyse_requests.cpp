#include "analyse_requests.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "common.hpp"
#include "notation/json_text.hpp"

namespace naqala::command {

namespace {

// Some more of the input; empty at its end.
std::string read_some() {
  char buffer[1 << 16];
  ssize_t n = -1;
  do n = ::read(STDIN_FILENO, buffer, sizeof buffer);
  while (n < 0 && errno == EINTR);
  if (n < 0) throw Failure(std::string("standard input: ") + std::strerror(errno));
  return std::string(buffer, static_cast<std::size_t>(n));
}

}  // namespace

std::optional<std::string> RequestReader::next() {
  std::string line;
  for (;;) {
    const std::size_t end = rest_.find('\n');
    const std::size_t room = longest_text + 1 - std::min(line.size(), longest_text + 1);
    line.append(rest_, 0, std::min(room, std::min(end, rest_.size())));
    if (end != std::string::npos) {
      rest_.erase(0, end + 1);
      return line;
    }
    if (ended_) return line.empty() ? std::nullopt : std::optional(line);
    rest_ = read_some();
    ended_ = rest_.empty();
  }
}

}  // namespace naqala::command
