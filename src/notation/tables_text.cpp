#include <algorithm>
#include <boost/json.hpp>
#include <vector>

#include "notation/tables.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

// ---- Values as text ---------------------------------------------------------------------------------------

std::string cell_of(const json::value& value);

template <class List, class TextOf>
std::string joined(const List& list, TextOf text_of) {
  std::string text;
  for (const auto& one : list) text += (text.empty() ? "" : ", ") + text_of(one);
  return text;
}

std::string title_of(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string cell_of(const json::value& value) {
  if (const auto* list = value.if_array()) return joined(*list, cell_of);
  if (const auto* object = value.if_object())
    return joined(*object, [](const auto& field) {
      return title_of(std::string(field.key())) + " " + cell_of(field.value());
    });
  if (const auto* text = value.if_string()) return std::string(*text);
  if (const auto* is = value.if_bool()) return *is ? "yes" : "no";
  return json::serialize(value);
}

// ---- Placeholders -----------------------------------------------------------------------------------------

// Cuts off what stands before the sign, and the sign; all of it if there is none.
std::string_view cut(std::string_view& text, char sign) {
  const std::size_t end = std::min(text.find(sign), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

// What the path leads to; null if it leads nowhere. `length` of a list is a number of its own.
json::value at(const json::value& tables, std::string_view path) {
  const json::value* here = &tables;
  while (!path.empty()) {
    const std::string_view name = cut(path, '.');
    if (const auto* list = here->if_array(); list && name == "length") return list->size();
    const json::object* object = here->if_object();
    here = object == nullptr ? nullptr : object->if_contains(name);
    if (here == nullptr) return nullptr;
  }
  return *here;
}

bool is_one(const json::value& value) { return value.is_number() && value.to_number<double>() == 1; }

// A placeholder without its brackets, filled; nothing if its path leads to no number.
std::string filling(std::string_view placeholder, const json::value& tables) {
  const json::value value = at(tables, cut(placeholder, '|'));
  if (!value.is_number() && !value.is_array()) return {};
  if (placeholder.empty()) return cell_of(value);
  const std::string_view one = cut(placeholder, '|');
  return cell_of(value) + " " + std::string(is_one(value) ? one : placeholder);
}

// ---- A part of the document -------------------------------------------------------------------------------

using Line = std::vector<std::string>;

struct Table {
  std::vector<Line> lines;  // the first has the titles
};

std::vector<std::string> columns_of(const json::object& rows) {
  std::vector<std::string> columns;
  for (const auto& row : rows)
    for (const auto& field : row.value().as_object())
      if (std::find(columns.begin(), columns.end(), field.key()) == columns.end())
        columns.emplace_back(field.key());
  return columns;
}

Table table_of(const json::object& rows) {
  const std::vector<std::string> columns = columns_of(rows);
  Table table{{{""}}};
  for (const std::string& column : columns) table.lines[0].push_back(title_of(column));
  for (const auto& row : rows) {
    Line line{std::string(row.key())};
    for (const std::string& column : columns) {
      const json::value* value = row.value().as_object().if_contains(column);
      line.push_back(value == nullptr ? "" : cell_of(*value));
    }
    table.lines.push_back(std::move(line));
  }
  return table;
}

Table list_of(const json::object& fields) {
  Table table;
  for (const auto& field : fields)
    table.lines.push_back({title_of(std::string(field.key())), cell_of(field.value())});
  return table;
}

std::string text_of(const Table& table) {
  std::vector<std::size_t> widths(table.lines.empty() ? 0 : table.lines[0].size());
  for (const Line& line : table.lines)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  std::string text;
  for (const Line& cells : table.lines) {
    std::string line = " ";
    for (std::size_t i = 0; i < cells.size(); ++i)
      line += " " + cells[i] + std::string(widths[i] - cells[i].size() + 1, ' ');
    while (line.back() == ' ') line.pop_back();
    text += line + "\n";
  }
  return text;
}

// The words in lines that are not too long.
std::string wrapped(const json::array& words) {
  constexpr std::size_t longest = 100;
  std::string text, line;
  for (const json::value& word : words) {
    const std::string next = cell_of(word);
    if (line.size() + next.size() > longest) text += " " + std::exchange(line, "") + "\n";
    line += " " + next;
  }
  return text + " " + line + "\n";
}

std::string text_of_part(const json::value& part) {
  if (const auto* list = part.if_array()) return wrapped(*list);
  const json::object* object = part.if_object();
  if (object == nullptr) return "  " + cell_of(part) + "\n";
  const bool has_rows = std::all_of(object->begin(), object->end(),
                                    [](const auto& field) { return field.value().is_object(); });
  return text_of(has_rows ? table_of(*object) : list_of(*object));
}

}  // namespace

std::string filled(std::string_view text, const json::value& tables) {
  std::string result;
  while (!text.empty()) {
    result += cut(text, '{');
    if (text.empty()) break;
    const std::string_view placeholder = cut(text, '}');
    const std::string number = filling(placeholder, tables);
    result += number.empty() ? "{" + std::string(placeholder) + "}" : number;
  }
  return result;
}

std::string text_of_tables(const json::value& tables) {
  std::string text;
  for (const auto& part : tables.as_object())
    text +=
        (text.empty() ? "" : "\n") + title_of(std::string(part.key())) + "\n" + text_of_part(part.value());
  return text;
}

}  // namespace naqala
