#include "server/log.hpp"

#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace naqala::server {

namespace {

std::string time_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  const std::time_t seconds = ms / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[40];
  const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  std::snprintf(text + size, sizeof text - size, ".%03dZ", static_cast<int>(ms % 1000));
  return text;
}

}  // namespace

void Log::write(std::string_view level, std::string_view what, std::initializer_list<Field> fields) {
  boost::json::object line{{"time", time_now()}, {"level", level}, {"what", what}};
  for (const Field& field : fields) line[field.first] = field.second;
  const std::string text = boost::json::serialize(line);
  const std::lock_guard lock(mutex_);
  sink_(text);
}

}  // namespace naqala::server
