#include "match_progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace naqala::command {

namespace {

constexpr std::chrono::milliseconds between_lines{100};

}  // namespace

MatchProgress::MatchProgress(std::string what, int sets)
    : what_(std::move(what)), sets_(sets), is_terminal_(::isatty(STDERR_FILENO) != 0) {}

MatchProgress::~MatchProgress() {
  if (shown_) fmt::print(stderr, "\r\033[K");
}

void MatchProgress::step(const Standing& standing, const std::optional<Sprt>& sprt) {
  ++done_;
  if (!is_terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + between_lines;
  const Share share = standing.wins(standing.entries().front());
  fmt::print(stderr, "\r\033[K{}: {} of {} deals, {:.1f} % ({:.1f} to {:.1f})", what_, done_, sets_,
             100 * share.value, 100 * share.low, 100 * share.high);
  if (sprt) fmt::print(stderr, ", SPRT {:+.2f} of {:.2f}", sprt->ratio(), Sprt::bound());
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace naqala::command
