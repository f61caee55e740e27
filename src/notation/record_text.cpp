#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "notation/names.hpp"
#include "notation/record_form.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == text.npos) return "";  // not null: the JSON library minds
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

// Cuts the part before the first of `marks` off the text, without that mark.
std::string_view cut(std::string_view& text, std::string_view marks) {
  const std::size_t end = std::min(text.find_first_of(marks), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::string_view cut_word(std::string_view& text) {
  text = trimmed(text);
  const std::string_view first = cut(text, blanks);
  text = trimmed(text);
  return first;
}

json::array words_of(std::string_view text) {
  json::array words;
  while (!text.empty()) words.emplace_back(cut_word(text));
  return words;
}

// A number if it is one; otherwise the word itself, which the reader of the field will refuse by name.
json::value number_or_word(std::string_view text) {
  if (const auto number = number_from(text, 999)) return *number;
  return json::value(text);
}

json::array numbers_of(std::string_view text) {
  json::array numbers = words_of(text);
  for (json::value& entry : numbers) entry = number_or_word(std::string(entry.get_string()));
  return numbers;
}

json::object tile_of(std::string_view text) {
  json::object tile{{"kind", cut_word(text)}};
  json::object meeples;
  while (!text.empty()) {
    json::value& count = meeples[cut_word(text)];
    count = count.is_null() ? 1 : count.get_int64() + 1;
  }
  if (!meeples.empty()) tile["meeples"] = meeples;
  return tile;
}

// How the lines of the header become fields.
struct HeaderLine {
  std::string_view word;
  std::string_view field;
  json::value (*read)(std::string_view rest);
};
json::value read_word(std::string_view rest) { return json::value(rest); }
json::value read_number(std::string_view rest) { return number_or_word(rest); }
json::value read_words(std::string_view rest) { return words_of(rest); }
json::value read_numbers(std::string_view rest) { return numbers_of(rest); }
constexpr HeaderLine header_lines[] = {
    {"tables", "tables", read_word},
    {"players", "players", read_number},
    {"sets", "sets", read_words},
    {"djinn-use", "djinn_use", read_word},
    {"nekir", "nekir", read_word},
    {"artisan-ties", "artisan_ties", read_word},
    {"totals", "totals", read_word},
    {"card-row", "card_row", read_words},
    {"djinn-row", "djinn_row", read_words},
    {"whims", "whims", read_words},
    {"bid-order", "bid_order", read_numbers},
};

// The lines of a record one by one. Fails with a message that names the line.
class Splitter {
 public:
  // What is wrong with the line; empty if nothing is.
  std::string add(std::string_view line) {
    ++number_;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    std::string_view rest = trimmed(line);
    if (cut_word(rest) == "name") return add_name(rest);
    rest = trimmed(cut(line, "#"));
    if (rest.empty()) return {};
    if (!has_format_) return add_format(rest);
    if (is_turn(rest)) return add_turn(rest);
    const std::string_view first = cut_word(rest);
    if (first == "tile") return add_tile(rest);
    return add_header(first, rest);
  }

  // Puts together what is known at the end.
  void finish() {
    json::array names;
    for (int i = 1; i <= count_of<Seat>; ++i) {
      const json::value* name = names_.if_contains(std::to_string(i));
      if (!name) continue;
      while (names.size() + 1 < static_cast<std::size_t>(i)) names.emplace_back("");
      names.push_back(*name);
    }
    record.header["names"] = names;
    record.header["tiles"] = tiles_;
  }

  std::string place() const { return "line " + std::to_string(number_); }

  WrittenRecord record;

 private:
  std::string add_format(std::string_view line) {
    has_format_ = true;
    record.header["format"] = line;
    return {};
  }

  // The first line of actions has a label with a colon; those after it need none.
  bool is_turn(std::string_view line) const { return line.find(':') != line.npos || !record.actions.empty(); }

  std::string add_turn(std::string_view line) {
    std::string_view label;
    if (line.find(':') != line.npos) label = trimmed(cut(line, ":"));
    for (int n = 1; !line.empty();) {
      const std::string_view text = trimmed(cut(line, ";"));
      if (text.empty()) continue;
      record.actions.push_back(
          {place() + ", action " + std::to_string(n++), std::string(text), place(), std::string(label)});
      label = {};
    }
    return {};
  }

  std::string add_name(std::string_view rest) {
    const std::string_view seat = cut_word(rest);
    const auto number = number_from(seat, count_of<Seat>);
    if (!number || *number < 1) return quoted(seat) + " is not a seat from 1 to 5";
    const std::string problem = problem_with_name(rest);
    if (!problem.empty()) return problem;
    return set(names_, seat, json::value(rest));
  }

  std::string add_tile(std::string_view rest) {
    const std::string_view place_name = cut_word(rest);
    return set(tiles_, place_name, tile_of(rest));
  }

  std::string add_header(std::string_view first, std::string_view rest) {
    const auto* line = std::find_if(std::begin(header_lines), std::end(header_lines),
                                    [&](const HeaderLine& l) { return l.word == first; });
    if (line == std::end(header_lines)) return quoted(first) + " is not a word that a line begins with";
    return set(record.header, line->field, line->read(rest));
  }

  static std::string set(json::object& object, std::string_view field, const json::value& value) {
    return object.emplace(field, value).second ? "" : quoted(field) + " is there twice";
  }

  int number_ = 0;
  bool has_format_ = false;
  json::object names_;
  json::object tiles_;
};

}  // namespace

Result<WrittenRecord> split_text(std::string_view text) {
  Splitter splitter;
  while (!text.empty()) {
    const std::string problem = splitter.add(cut(text, "\n"));
    if (!problem.empty()) return Error{splitter.place() + ": " + problem};
  }
  splitter.finish();
  return std::move(splitter.record);
}

}  // namespace naqala
