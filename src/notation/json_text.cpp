#include "notation/json_text.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <set>
#include <vector>

#include "notation/names.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr std::size_t widest_line = 110;

std::string place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t column = before.size() - (before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1);
  return "line " + std::to_string(lines + 1) + ", column " + std::to_string(column + 1);
}

// The end of the string that begins at text[begin] == '"': the place behind its closing mark.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
  std::size_t i = begin + 1;
  while (text[i] != '"') i += text[i] == '\\' ? 2 : 1;
  return i + 1;
}

// The first field that is there twice in one object, as "place: why"; empty if there is none. The
// library would keep the last one and say nothing. `text` is valid JSON: what follows a string and a
// colon is a field's value.
std::string repeated_field(std::string_view text) {
  std::vector<std::set<std::string_view>> open;  // fields of the objects around this place; arrays have none
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '{' || text[i] == '[') open.emplace_back();
    if (text[i] == '}' || text[i] == ']') open.pop_back();
    if (text[i] != '"') {
      ++i;
      continue;
    }
    const std::size_t end = end_of_string(text, i);
    const std::string_view name = text.substr(i + 1, end - i - 2);
    const std::size_t next = text.find_first_not_of(" \t\r\n", end);
    if (next != text.npos && text[next] == ':' && !open.back().insert(name).second)
      return place_of(text, i) + ": " + quoted(name) + " is there twice";
    i = end;
  }
  return {};
}

void print_members(const json::value& value, std::string_view separator, auto print_child, std::string& out) {
  bool first = true;
  const auto child = [&](std::string_view key, const json::value& content) {
    if (!first) out += separator;
    first = false;
    print_child(key, content);
  };
  if (const auto* object = value.if_object())
    for (const auto& [key, content] : *object) child(json::serialize(key) + ": ", content);
  else
    for (const json::value& content : value.get_array()) child("", content);
}

void print_inline(const json::value& value, std::string& out) {
  if (!value.is_structured()) {
    out += json::serialize(value);
    return;
  }
  out += value.is_object() ? '{' : '[';
  print_members(
      value, ", ",
      [&](std::string_view key, const json::value& content) {
        out += key;
        print_inline(content, out);
      },
      out);
  out += value.is_object() ? '}' : ']';
}

// Whether nothing inside is an object or a list.
bool is_flat(const json::value& value) {
  const auto plain = [](const json::value& content) { return !content.is_structured(); };
  if (const auto* list = value.if_array()) return std::all_of(list->begin(), list->end(), plain);
  const auto* object = value.if_object();
  return !object || std::all_of(object->begin(), object->end(),
                                [&](const auto& member) { return plain(member.value()); });
}

// Flat things stay on one line, so a tile, a seat or a turn can be seen as one.
void print_pages(const json::value& value, std::size_t indent, std::size_t used, std::string& out) {
  std::string line;
  print_inline(value, line);
  if (is_flat(value) || used + line.size() <= widest_line) {
    out += line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  out += value.is_object() ? "{\n" + margin : "[\n" + margin;
  print_members(
      value, ",\n" + margin,
      [&](std::string_view key, const json::value& content) {
        out += key;
        print_pages(content, indent + 2, indent + 2 + key.size() + 1, out);
      },
      out);
  out += "\n" + std::string(indent, ' ') + (value.is_object() ? '}' : ']');
}

}  // namespace

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  return text.substr(text.substr(0, mark.size()) == mark ? mark.size() : 0);
}

Result<json::value> parse_json(std::string_view text) {
  text = without_mark(text);
  if (text.size() > longest_text) return Error{"more than " + std::to_string(longest_text) + " bytes"};
  json::parse_options options;
  options.max_depth = deepest_json;
  json::parser parser({}, options);
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (error == json::error::too_deep) return Error{place_of(text, read) + ": nested too deep"};
  if (error == json::error::incomplete) return Error{place_of(text, text.size()) + ": the text breaks off"};
  if (error) return Error{place_of(text, read) + ": this is not JSON"};
  if (text.find_first_not_of(" \t\r\n", read) != text.npos)
    return Error{place_of(text, read) + ": more text after the end"};
  std::string repeated = repeated_field(text.substr(0, read));
  if (!repeated.empty()) return Error{std::move(repeated)};
  return parser.release();
}

std::string print_json(const json::value& value, JsonStyle style) {
  std::string out;
  if (style == JsonStyle::line)
    print_inline(value, out);
  else
    print_pages(value, 0, 0, out);
  return out;
}

}  // namespace naqala
