#include "store/postgres_message.hpp"

#include <optional>

namespace naqala::postgres {

namespace {

constexpr char digits[] = "0123456789abcdef";

std::string hex(const std::string& bytes) {
  std::string text;
  for (const char byte : bytes) {
    text.push_back(digits[static_cast<unsigned char>(byte) >> 4]);
    text.push_back(digits[static_cast<unsigned char>(byte) & 15]);
  }
  return text;
}

std::optional<std::string> from_hex(const std::string& text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  for (std::size_t at = 0; at < text.size(); at += 2) {
    const auto high = std::string(digits).find(text[at]);
    const auto low = std::string(digits).find(text[at + 1]);
    if (high == std::string::npos || low == std::string::npos) return std::nullopt;
    bytes.push_back(static_cast<char>(high << 4 | low));
  }
  return bytes;
}

}  // namespace

std::string written(const Message& message) { return hex(message.node) + " " + hex(message.id); }

Message read_message(const std::string& text) {
  const auto gap = text.find(' ');
  if (gap == std::string::npos) return {};
  const auto node = from_hex(text.substr(0, gap));
  const auto id = from_hex(text.substr(gap + 1));
  return node && id ? Message{*node, *id} : Message{};
}

}  // namespace naqala::postgres
