#include "play_input.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

namespace naqala::command {

namespace {

constexpr std::size_t longest_line = 1000;
constexpr int stop_signals[] = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t last_signal = 0;

void note(int signal) { last_signal = signal; }

std::string cut_line(std::string& text, std::size_t end) {
  std::string line = text.substr(0, end);
  text.erase(0, end + 1);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  line.resize(std::min(line.size(), longest_line));
  return line;
}

}  // namespace

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

LineReader::LineReader() {
  struct sigaction action {};
  action.sa_handler = note;  // without SA_RESTART: a waiting read ends
  for (int signal : stop_signals) ::sigaction(signal, &action, nullptr);
}

LineReader::~LineReader() {
  for (int signal : stop_signals) std::signal(signal, SIG_DFL);
}

int LineReader::signal() { return last_signal; }

void LineReader::obey_signal() {
  const int number = signal();
  if (number == 0) return;
  std::signal(number, SIG_DFL);
  std::raise(number);
}

std::optional<std::string> LineReader::next() {
  for (;;) {
    if (signal() != 0) return std::nullopt;
    if (const std::size_t end = pending_.find('\n'); end != std::string::npos) return cut_line(pending_, end);
    if (ended_ && pending_.empty()) return std::nullopt;
    if (ended_) return cut_line(pending_, pending_.size());
    char buffer[4096];
    const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (n > 0) pending_.append(buffer, static_cast<std::size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR)) ended_ = true;
    // A line without end is not kept for ever.
    if (pending_.size() > 100 * longest_line && pending_.find('\n') == std::string::npos)
      pending_.resize(longest_line);
  }
}

}  // namespace naqala::command
