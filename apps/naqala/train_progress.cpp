#include "train_progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace naqala::command {

TrainProgress::TrainProgress(std::string title)
    : title_(std::move(title)), is_terminal_(isatty(STDERR_FILENO) != 0) {}

void TrainProgress::playing(int done, int games, double games_per_second) {
  if (!is_due()) return;
  const double left = (games - done) / games_per_second;
  show(fmt::format("{} of {} games, {:.1f} a second, {:.0f} s to go", done, games, games_per_second, left));
}

void TrainProgress::training(int epoch, int epochs, double error) {
  if (is_due())
    show(fmt::format("learning, {} of {} times through, error {:.2f} points", epoch, epochs, error));
}

void TrainProgress::trying(const Trial& so_far, int sets) {
  if (is_due()) show(fmt::format("match, {} of {} deals: {}", so_far.sets, sets, text_of(so_far)));
}

void TrainProgress::clear() {
  if (shown_) fmt::print(stderr, "\r\033[K");
  shown_ = false;
}

bool TrainProgress::is_due() {
  using namespace std::chrono_literals;
  const auto now = std::chrono::steady_clock::now();
  if (!is_terminal_ || now - last_ < 100ms) return false;
  last_ = now;
  return true;
}

void TrainProgress::show(const std::string& text) {
  fmt::print(stderr, "\r\033[K{}: {}", title_, text);
  shown_ = true;
}

std::string text_of(const Trial& trial) {
  return fmt::format("{:.1f} % ahead in {} games, SPRT {} ({:+.2f} of {:.2f})", 100 * trial.share,
                     trial.games, word_for(trial.verdict), trial.ratio, Sprt::bound());
}

std::string text_of(const GenerationRecord& generation, const std::string& net) {
  return fmt::format(
      "{} generation {}: {} games, {:.1f} a second; error {:.2f} points, {:.2f} in whole numbers; {}; {}; "
      "{:.0f} s",
      net, generation.number, generation.games, generation.games_per_second, generation.training.error,
      generation.training.error_quantised, text_of(generation.trial), generation.kept ? "kept" : "not kept",
      generation.seconds);
}

}  // namespace naqala::command
