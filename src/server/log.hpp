#pragma once

#include <functional>
#include <initializer_list>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace naqala::server {

// One line for each thing worth knowing, as JSON:
//   {"time":"2026-03-01T12:00:00.123Z","level":"info","what":"table made","table":"..."}
// Nothing secret is ever given to it: no tokens, no cards, no luck. Safe to use from any thread.
class Log {
 public:
  using Field = std::pair<std::string_view, std::string>;
  using Sink = std::function<void(const std::string& line)>;

  // All of it, or only what is an error.
  enum class Least { info, error };

  explicit Log(Sink sink, Least least = Least::info) : sink_(std::move(sink)), least_(least) {}

  void info(std::string_view what, std::initializer_list<Field> fields = {}) {
    if (least_ == Least::info) write("info", what, fields);
  }
  void error(std::string_view what, std::initializer_list<Field> fields = {}) {
    write("error", what, fields);
  }

 private:
  void write(std::string_view level, std::string_view what, std::initializer_list<Field> fields);

  std::mutex mutex_;
  Sink sink_;
  Least least_;
};

}  // namespace naqala::server
