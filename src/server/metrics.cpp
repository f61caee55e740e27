#include "server/metrics.hpp"

#include <algorithm>
#include <cstdio>

namespace naqala::server {

namespace {

void add(std::string& text, const char* name, const char* kind, const char* help, std::int64_t value) {
  text += std::string("# HELP naqala_") + name + ' ' + help + "\n# TYPE naqala_" + name + ' ' + kind +
          "\nnaqala_" + name + ' ' + std::to_string(value) + '\n';
}

std::string seconds(std::int64_t microseconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.6f", static_cast<double>(microseconds) / 1e6);
  return text;
}

}  // namespace

void Metrics::latency(std::int64_t microseconds) {
  const auto bound = std::lower_bound(bounds.begin(), bounds.end(), microseconds);
  ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
  sum_ += microseconds;
}

std::string Metrics::text() const {
  std::string text;
  add(text, "connections", "gauge", "WebSockets that are open", connections);
  add(text, "connections_refused_total", "counter", "Connections that there was no room for",
      connections_refused);
  add(text, "tables_awake", "gauge", "Tables in memory", tables_awake);
  add(text, "games_awake", "gauge", "Tables in memory whose game is there too", games_awake);
  add(text, "actions_total", "counter", "Events that were stored", actions);
  add(text, "refusals_total", "counter", "Commands that were refused", refusals);
  add(text, "messages_sent_total", "counter", "WebSocket messages sent", messages_out);
  add(text, "messages_received_total", "counter", "WebSocket messages received", messages_in);
  add(text, "requests_total", "counter", "HTTP requests", requests);
  add(text, "bot_turns_total", "counter", "Turns that bots have thought about", bot_turns);
  add(text, "store_failures_total", "counter", "Changes that the store could not keep", store_failures);
  text +=
      "# HELP naqala_action_seconds From a command received to its event sent\n"
      "# TYPE naqala_action_seconds histogram\n";
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    sum += counts_[i];
    text += "naqala_action_seconds_bucket{le=\"" + seconds(bounds[i]) + "\"} " + std::to_string(sum) + '\n';
  }
  sum += counts_.back();
  text += "naqala_action_seconds_bucket{le=\"+Inf\"} " + std::to_string(sum) + '\n';
  text += "naqala_action_seconds_sum " + seconds(sum_) + "\nnaqala_action_seconds_count " +
          std::to_string(sum) + '\n';
  return text;
}

}  // namespace naqala::server
