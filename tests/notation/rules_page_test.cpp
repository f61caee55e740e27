// The numbers in docs/rules.md are those of the tables. tests/notation/rules_numbers.txt has what the page
// says with placeholders in place of its numbers; NAQALA_UPDATE_GOLDEN=1 writes the numbers of the tables
// into the page.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cctype>
#include <fstream>
#include <optional>
#include <sstream>
#include <vector>

#include "documents.hpp"
#include "notation/tables.hpp"
#include "support/effort.hpp"

namespace naqala::test {
namespace {

const std::string page_file = NAQALA_SOURCE_DIR "/docs/rules.md";

std::string content(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<std::string> sayings() {
  std::istringstream text(content(NAQALA_SOURCE_DIR "/tests/notation/rules_numbers.txt"));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);)
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  return lines;
}

// A number in a page, or several with commas between, and what is to stand there.
struct Number {
  std::size_t at, length;
  std::string filled;
};

bool is_blank(char c) { return c == ' ' || c == '\n'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// The end of the number that begins there, or of the list of numbers.
std::size_t end_of_number(const std::string& page, std::size_t at, bool is_list) {
  while (at < page.size() && is_digit(page[at])) ++at;
  const bool more = page.compare(at, 2, ", ") == 0 && at + 2 < page.size() && is_digit(page[at + 2]);
  return is_list && more ? end_of_number(page, at + 2, is_list) : at;
}

std::size_t end_of_blanks(const std::string& text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  return at;
}

// The numbers in `page` where it says this at `start`; nothing if it does not.
std::optional<std::vector<Number>> numbers_at(const std::string& page, std::size_t start,
                                              const std::string& saying, const boost::json::value& tables) {
  std::vector<Number> numbers;
  std::size_t at = start;
  for (std::size_t i = 0; i < saying.size(); ++i) {
    if (at >= page.size()) return std::nullopt;
    if (saying[i] == '{') {
      const std::size_t end = saying.find('}', i);
      const std::string number = filled(saying.substr(i, end + 1 - i), tables);
      const std::size_t length = end_of_number(page, at, number.find(", ") != number.npos) - at;
      if (length == 0) return std::nullopt;
      numbers.push_back({at, length, number});
      at += length;
      i = end;
    } else if (is_blank(saying[i])) {
      if (!is_blank(page[at])) return std::nullopt;
      at = end_of_blanks(page, at);
    } else if (page[at++] != saying[i]) {
      return std::nullopt;
    }
  }
  return numbers;
}

// The page with the numbers of these tables. Everything that it is to say must be in it once.
std::string page_with(const boost::json::value& tables, std::string page) {
  for (const std::string& saying : sayings()) {
    std::vector<std::vector<Number>> found;
    for (std::size_t at = 0; at < page.size(); ++at)
      if (auto numbers = numbers_at(page, at, saying, tables)) found.push_back(std::move(*numbers));
    EXPECT_EQ(found.size(), 1u) << saying;
    if (found.empty()) continue;
    for (auto number = found[0].rbegin(); number != found[0].rend(); ++number)
      page.replace(number->at, number->length, number->filled);
  }
  return page;
}

boost::json::value tables_with(std::string_view path, std::string_view value) {
  return boost::json::parse(with(boost::json::serialize(game_tables()), path, value));
}

TEST(RulesNumbers, SaysTheNumbersOfTheTables) {
  const std::string page = content(page_file);
  const std::string now = page_with(game_tables(), page);
  if (environment_says("NAQALA_UPDATE_GOLDEN")) std::ofstream(page_file) << now;
  EXPECT_EQ(now, page);
}

TEST(RulesNumbers, FollowsTheTables) {
  const std::string page = content(page_file);
  const auto says = [&](std::string_view path, std::string_view value, const std::string& text) {
    EXPECT_EQ(page.find(text), page.npos) << text;
    EXPECT_NE(page_with(tables_with(path, value), page).find(text), page.npos) << text;
  };
  says("djinns.geb.value", "9", "| Geb | 9 [house number] | - |");
  says("markets.small-market.price", "4", "R29 Small market: pay 4 coins, take 1 of the first 3 cards");
  says("players.5.prices", "[0, 2, 7]", "With 5 seats: 0, 2, 7 [one source");
  says("whims.djinns.wanted", "5", "| hold 5 djinns | 15 | 1 |");
}

}  // namespace
}  // namespace naqala::test
