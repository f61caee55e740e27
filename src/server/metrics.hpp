#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace naqala::server {

// Numbers for whoever runs the server, in the text form of Prometheus. Counted from any thread.
class Metrics {
 public:
  using Number = std::atomic<std::int64_t>;

  Number connections{0};  // open WebSockets
  Number connections_refused{0};
  Number tables_awake{0};  // in memory
  Number games_awake{0};   // of these with their game
  Number actions{0};       // stored since the start
  Number refusals{0};      // commands that were refused
  Number messages_out{0};
  Number messages_in{0};
  Number requests{0};  // HTTP
  Number bot_turns{0};
  Number store_failures{0};

  // How long it took from a command that was received to its event that was sent.
  void latency(std::int64_t microseconds);

  std::string text() const;

 private:
  static constexpr std::array<std::int64_t, 10> bounds{500,    1'000,  2'500,   5'000,   10'000,
                                                       25'000, 50'000, 100'000, 500'000, 2'500'000};
  std::array<Number, bounds.size() + 1> counts_{};
  Number sum_{0};
};

}  // namespace naqala::server
