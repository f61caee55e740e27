#include "notation/printed_numbers.hpp"

#include <boost/json.hpp>

#include "notation/digest.hpp"
#include "notation/json_text.hpp"
#include "notation/names.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr int highest = 999;

// "red or blue"
std::string choice_of(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text += (text.empty() ? "" : " or ") + std::string(word);
  return text;
}

Result<PrintedValue> read_value(const HouseNumber& row, std::string_view text) {
  const std::span<const std::string_view> words = words_for(row);
  for (std::string_view word : words)
    if (word == text) return PrintedValue{0, word};
  if (!words.empty()) return Error{quoted(text) + " is not " + choice_of(words)};
  if (const auto number = number_from(text, highest)) return PrintedValue{*number, {}};
  return Error{quoted(text) + " is not a whole number from 0 to " + std::to_string(highest)};
}

json::value json_of(PrintedValue value) {
  if (value.word.empty()) return value.number;
  return json::string(value.word);
}

json::object json_of(const HouseNumber& row, const PrintedNumbers& printed) {
  json::object object{{"key", key(row)}, {"set", name(row.group)}, {"subject", name(row.subject)}};
  if (const std::string which = thing(row); !which.empty()) object["thing"] = which;
  object["title"] = title(row);
  object["ours"] = json_of(ours(row));
  object["mark"] = name(row.mark);
  object["reason"] = reason(row);
  json::array words;
  for (std::string_view word : words_for(row)) words.emplace_back(word);
  if (!words.empty()) object["words"] = words;
  if (const PrintedValue* value = printed.printed(row)) object["printed"] = json_of(*value);
  return object;
}

// A line of the report: "- Geb: points on the card (`djinn geb`): printed **8**, ours 6, house number"
std::string report_line(const HouseNumber& row, const PrintedNumbers& printed) {
  const PrintedValue* value = printed.printed(row);
  const std::string seen = value == nullptr       ? "?"
                           : printed.differs(row) ? "**" + text_of(*value) + "**"
                                                  : text_of(*value);
  return "- " + title(row) + " (`" + key(row) + "`): printed " + seen + ", ours " + text_of(ours(row)) +
         ", " + std::string(name(row.mark)) + "\n";
}

// The rows of which `is_in` is true, by their boxes, under a heading; nothing if there are none.
template <class IsIn>
std::string report_part(const std::string& heading, const PrintedNumbers& printed, IsIn is_in) {
  std::string text;
  for (NumberGroup group : all<NumberGroup>) {
    std::string lines;
    for (const HouseNumber& row : house_number_table)
      if (row.group == group && is_in(row)) lines += report_line(row, printed);
    if (!lines.empty()) text += "\n" + std::string(title(group)) + "\n\n" + lines;
  }
  return text.empty() ? "" : "\n### " + heading + "\n" + text;
}

// Takes a field of the object into `numbers`; what is wrong with it, or empty.
std::string note_field(PrintedNumbers& numbers, std::string_view name, const json::value& value) {
  if (const auto* text = value.if_string()) return numbers.note(name, *text);
  if (value.is_int64() || value.is_uint64()) return numbers.note(name, json::serialize(value));
  return std::string(name) + ": is neither a number nor text";
}

}  // namespace

std::string PrintedNumbers::note(std::string_view wanted, std::string_view text) {
  const HouseNumber* row = house_number(wanted);
  if (row == nullptr) return quoted(wanted) + " is not in the list of numbers to check";
  const Result<PrintedValue> value = read_value(*row, text);
  if (!value) return std::string(wanted) + ": " + value.error();
  const bool is_new = values_.emplace(std::string(wanted), *value).second;
  return is_new ? "" : std::string(wanted) + ": is noted twice";
}

const PrintedValue* PrintedNumbers::printed(const HouseNumber& row) const {
  const auto found = values_.find(key(row));
  return found == values_.end() ? nullptr : &found->second;
}

bool PrintedNumbers::differs(const HouseNumber& row) const {
  const PrintedValue* value = printed(row);
  return value != nullptr && *value != ours(row);
}

int PrintedNumbers::differing() const {
  int count = 0;
  for (const HouseNumber& row : house_number_table) count += differs(row);
  return count;
}

Result<PrintedNumbers> parse_printed_numbers(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return Error{value.error()};
  const json::object* object = value->if_object();
  if (object == nullptr) return Error{"is not an object"};
  PrintedNumbers numbers;
  for (const auto& [name, content] : *object)
    if (const std::string problem = note_field(numbers, name, content); !problem.empty())
      return Error{problem};
  return numbers;
}

json::value json_of_house_numbers(const PrintedNumbers& printed) {
  json::array list;
  for (const HouseNumber& row : house_number_table) list.push_back(json_of(row, printed));
  return list;
}

std::string report_of(const PrintedNumbers& printed) {
  const int all = static_cast<int>(house_number_table.size());
  const auto same = [&](const HouseNumber& row) { return printed.printed(row) && !printed.differs(row); };
  std::string text = "Numbers of the box, held against the tables of Naqala (" + tables_digest() +
                     "). Different: " + std::to_string(printed.differing()) +
                     ". The same: " + std::to_string(printed.noted() - printed.differing()) +
                     ". Not looked at: " + std::to_string(all - printed.noted()) + ".\n";
  if (printed.noted() == 0)
    return text + report_part("To be filled in", printed, [](const HouseNumber&) { return true; });
  text += report_part("Different", printed, [&](const HouseNumber& row) { return printed.differs(row); });
  return text + report_part("The same", printed, same);
}

}  // namespace naqala
