#include "border.hpp"

#include <utility>

namespace naqala::wasm {

namespace {

std::string in, out;

}  // namespace

std::string_view input() { return in; }

Answer answer(std::string text) {
  out = std::move(text);
  return static_cast<Answer>(out.size());
}

Answer answer_bytes(const void* data, std::size_t size) {
  return answer(std::string(static_cast<const char*>(data), size));
}

Answer refuse(std::string why) {
  out = std::move(why);
  return -1;
}

std::string hex(std::uint64_t number) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[(number >> shift) & 15];
  return text;
}

NAQALA_EXPORT(text_in) char* text_in(std::uint32_t size) {
  in.resize(size);
  return in.data();
}

NAQALA_EXPORT(text_out) const char* text_out() { return out.c_str(); }

}  // namespace naqala::wasm
