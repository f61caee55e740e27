#include "characters.hpp"

#include <algorithm>

namespace naqala::command {

namespace {

struct Range {
  char32_t first, last;
};
template <std::size_t N>
bool within(const Range (&ranges)[N], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& r) { return c >= r.first && c <= r.last; });
}

// In broad strokes: enough for names.
constexpr Range controls[] = {{0, 0x1f},        {0x7f, 0x9f},     {0x200b, 0x200f},
                              {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}};
constexpr Range marks[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x610, 0x61a},
                           {0x64b, 0x65f},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x20d0, 0x20ff},
                           {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}};
constexpr Range wide[] = {{0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0xa4cf},   {0xac00, 0xd7a3},
                          {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},
                          {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};

struct Decoded {
  std::size_t length;
  char32_t code;
};

// The first character, or a length of 1 and a control character where there is none.
Decoded decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (length == 1) return {1, lead};
  if (length == 0 || text.size() < length) return {1, 0};
  char32_t code = lead & (0xffu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {1, 0};
    code = code << 6 | (byte(i) & 0x3fu);
  }
  return {length, code};
}

}  // namespace

Character next_character(std::string_view& text) {
  const auto [length, code] = decode(text);
  const std::string_view bytes = text.substr(0, length);
  text.remove_prefix(length);
  if (within(controls, code)) return {"?", 1};
  return {bytes, within(marks, code) ? 0 : within(wide, code) ? 2 : 1};
}

int width_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) columns += next_character(text).columns;
  return columns;
}

std::string fitted(std::string_view text, int columns, bool unicode) {
  if (width_of(text) <= columns) return std::string(text);
  std::string result;
  for (int used = 0; !text.empty();) {
    const Character character = next_character(text);
    used += character.columns;
    if (used >= columns) break;
    result += character.bytes;
  }
  return result + (unicode ? "…" : "~");
}

}  // namespace naqala::command
