#include "json_line.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cmath>

namespace naqala::command {

namespace json = boost::json;

namespace {

std::string decimal(double number) {
  if (!std::isfinite(number)) return "null";
  std::string text = fmt::format("{:.6f}", number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string text_of(const json::value& value) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (const auto* object = value.if_object()) {
    for (const auto& [key, content] : *object) add(json::serialize(key) + ": " + text_of(content));
    return "{" + text + "}";
  }
  if (const auto* list = value.if_array()) {
    for (const json::value& content : *list) add(text_of(content));
    return "[" + text + "]";
  }
  return value.is_double() ? decimal(value.get_double()) : json::serialize(value);
}

}  // namespace

std::string json_line(const json::value& value) { return text_of(value) + "\n"; }

}  // namespace naqala::command
