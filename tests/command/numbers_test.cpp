#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/printed_numbers.hpp"
#include "run.hpp"

namespace naqala::test {
namespace {

// The line that begins with this key, without the blanks before it.
std::string line_of(const std::string& text, const std::string& key) {
  for (const std::string& line : lines_of_text(text))
    if (line.rfind("  " + key + " ", 0) == 0) return line.substr(2);
  ADD_FAILURE() << key << " is not in\n" << text;
  return {};
}

// Wrong usage in one line that has `part` in it.
void is_refused(const std::vector<std::string>& arguments, const std::string& part) {
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.code, 2) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "naqala: numbers: " + part + "\n");
}

TEST(Numbers, ListsEachOnALineThatFits) {
  const std::string text = output_of({"numbers"});
  for (NumberGroup group : all<NumberGroup>) EXPECT_NE(text.find(std::string(title(group)) + " "), text.npos);
  for (const HouseNumber& row : house_number_table) {
    const std::string line = line_of(text, key(row));
    const std::string end = text_of(ours(row)) + "  " + std::string(name(row.mark));
    EXPECT_NE(line.find(" " + end + " "), line.npos) << line;
    EXPECT_EQ(line.substr(line.size() - reason(row).size()), reason(row));
  }
  for (const std::string& line : lines_of_text(text)) EXPECT_LE(line.size(), 110u) << line;
}

TEST(Numbers, ShowsWhatIsPrinted) {
  const std::string text =
      output_of({"numbers", "--printed", "djinn geb=8", "--printed", "tile workshop colour=blue"});
  EXPECT_NE(line_of(text, "djinn geb").find(" 6        8  house number"), std::string::npos) << text;
  EXPECT_NE(text.find("\n2 noted, 1 of them not as ours.\n"), text.npos) << text;
  const auto list = boost::json::parse(output_of({"numbers", "--json", "--printed", "djinn geb=8"}));
  EXPECT_EQ(list.as_array().size(), house_number_table.size());
  EXPECT_EQ(list.as_array()[0].at("printed"), 8);
}

TEST(Numbers, ReportsWhatIsPrinted) {
  PrintedNumbers numbers;
  numbers.note("djinn geb", "8");
  EXPECT_EQ(output_of({"numbers", "--report", "--printed", "djinn geb=8"}), report_of(numbers));
  EXPECT_EQ(output_of({"numbers", "--report"}), report_of({}));
}

TEST(Numbers, WhatIsNoNumberIsRefused) {
  is_refused({"numbers", "--printed", "geb"}, "--printed \"geb\" is not KEY=NUMBER");
  is_refused({"numbers", "--printed", "djinn gob=8"},
             "--printed \"djinn gob\" is not in the list of numbers to check");
  is_refused({"numbers", "--printed", "djinn geb=eight"},
             "--printed djinn geb: \"eight\" is not a whole number from 0 to 999");
  is_refused({"numbers", "--printed", "city whim=8"}, "--printed city whim: \"8\" is not yes or no");
  is_refused({"numbers", "--printed", "djinn geb=8", "--printed", "djinn geb=8"},
             "--printed djinn geb: is noted twice");
  is_refused({"numbers", "--report", "--json"}, "--report and --json do not go together");
}

}  // namespace
}  // namespace naqala::test
