#include "canvas.hpp"

#include <algorithm>
#include <array>

#include "characters.hpp"

namespace naqala::command {

namespace {

// A colour for terminals that know 16, 256 or all colours, of middling light where it is used for text:
// terminals have dark ground or light ground. `basic` is the SGR code for text; for ground it is 10 more.
struct Paint {
  int basic;
  int indexed;
  int red, green, blue;
};
constexpr std::array<Paint, 22> paints{{
    {39, 0, 0, 0, 0},          // plain: never used as a colour
    {90, 245, 138, 138, 138},  // grey
    {30, 16, 20, 18, 16},      // ink
    {93, 220, 247, 202, 60},   // vizier: yellow
    {97, 255, 240, 236, 226},  // elder: white
    {92, 71, 104, 180, 92},    // merchant: green
    {94, 75, 96, 170, 240},    // builder: blue
    {91, 203, 236, 98, 90},    // assassin: red
    {95, 140, 176, 130, 214},  // artisan: purple
    {31, 167, 214, 84, 72},    // red tiles
    {34, 68, 84, 134, 214},    // blue tiles
    {32, 71, 106, 158, 72},    // palms
    {36, 137, 184, 136, 84},   // palaces
    {33, 136, 196, 148, 36},   // coins
    {35, 133, 184, 104, 190},  // djinns and their places
    {33, 137, 168, 132, 96},   // mountains
    {36, 74, 80, 164, 200},    // the lake
    {36, 37, 24, 172, 180},    // seats
    {35, 169, 224, 96, 178},  {33, 172, 226, 140, 36}, {34, 98, 142, 112, 226}, {32, 107, 140, 176, 70},
}};

// The control sequence of a colour; `ground` is 10 for the ground, otherwise 0.
std::string code_of(Ink ink, int ground, Colours colours) {
  const Paint& paint = paints[index(ink)];
  const std::string extended = std::to_string(38 + ground);
  if (colours == Colours::basic) return std::to_string(paint.basic + ground);
  if (colours == Colours::indexed) return extended + ";5;" + std::to_string(paint.indexed);
  return extended + ";2;" + std::to_string(paint.red) + ";" + std::to_string(paint.green) + ";" +
         std::to_string(paint.blue);
}

std::string sequence(const Look& look, Colours colours) {
  std::string codes = "\x1b[0";
  if (look.bold) codes += ";1";
  if (look.text != Ink::plain) codes += ";" + code_of(look.text, 0, colours);
  if (look.ground != Ink::plain) codes += ";" + code_of(look.ground, 10, colours);
  return codes + "m";
}

std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

}  // namespace

Canvas::Glyph* Canvas::at(int x, int y) {
  if (x < 0 || x >= width_ || y < 0) return nullptr;
  while (height() <= y) lines_.emplace_back(static_cast<std::size_t>(width_));
  return &lines_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

int Canvas::put(int x, int y, std::string_view text, Look look) {
  while (!text.empty()) {
    const Character character = next_character(text);
    if (character.columns == 0) {
      if (Glyph* before = at(x - 1, y)) before->bytes += character.bytes;
      continue;
    }
    if (Glyph* glyph = at(x, y)) *glyph = {std::string(character.bytes), look};
    if (character.columns == 2)
      if (Glyph* rest = at(x + 1, y)) *rest = {"", look};
    x += character.columns;
  }
  return x;
}

int Canvas::put_wrapped(int x, int y, int columns, std::string_view text, Look look) {
  int column = x;
  while (!text.empty()) {
    const std::string_view word = next_word(text);
    if (column > x && column + width_of(word) > x + columns) {
      column = x;
      ++y;
    }
    column = put(column, y, word, look) + 1;
  }
  return y + 1;
}

void Canvas::put(int x, int y, const Canvas& other) {
  for (int dy = 0; dy < other.height(); ++dy)
    for (int dx = 0; dx < other.width(); ++dx)
      if (Glyph* glyph = at(x + dx, y + dy))
        *glyph = other.lines_[static_cast<std::size_t>(dy)][static_cast<std::size_t>(dx)];
}

Canvas Canvas::top(int lines) const {
  Canvas page(*this);
  page.lines_.resize(static_cast<std::size_t>(std::clamp(lines, 0, height())));
  return page;
}

std::string Canvas::text(Colours colours) const {
  std::string text;
  for (const auto& line : lines_) {
    const auto blank = [](const Glyph& g) { return g.bytes == " " && g.look.ground == Ink::plain; };
    const auto end = std::find_if_not(line.rbegin(), line.rend(), blank).base();
    Look look;
    for (auto glyph = line.begin(); glyph != end; ++glyph) {
      if (colours != Colours::none && glyph->look != look) text += sequence(look = glyph->look, colours);
      text += glyph->bytes;
    }
    if (look != Look{} && colours != Colours::none) text += "\x1b[0m";
    text += '\n';
  }
  return text;
}

}  // namespace naqala::command
