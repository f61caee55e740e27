// What is noted of a box, as JSON and as the report that is pasted into the issue form.
#include "notation/printed_numbers.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace naqala::test {
namespace {

std::string problem_of(const std::string& json) {
  const Result<PrintedNumbers> read = parse_printed_numbers(json);
  return read ? "" : read.error();
}

PrintedNumbers noted(const std::string& json) {
  Result<PrintedNumbers> read = parse_printed_numbers(json);
  EXPECT_TRUE(read) << json;
  return *read;
}

std::size_t lines_with(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

const std::string geb_ours = text_of(ours(*house_number("djinn geb")));

TEST(PrintedNumbers, TheListHasEveryRowInItsOrder) {
  const boost::json::value list = json_of_house_numbers();
  ASSERT_EQ(list.as_array().size(), house_number_table.size());
  for (std::size_t i = 0; i < house_number_table.size(); ++i) {
    const HouseNumber& row = house_number_table[i];
    const boost::json::object& object = list.as_array()[i].as_object();
    EXPECT_EQ(object.at("key"), key(row).c_str());
    EXPECT_EQ(object.at("mark"), boost::json::string(name(row.mark)));
    EXPECT_EQ(object.contains("words"), !words_for(row).empty());
    EXPECT_EQ(object.at("ours").is_string(), !words_for(row).empty());
    EXPECT_FALSE(object.contains("printed"));
    for (const char* text : {"title", "reason", "set", "subject"})
      EXPECT_FALSE(object.at(text).as_string().empty()) << key(row);
  }
}

TEST(PrintedNumbers, WhatIsNotedIsTold) {
  const PrintedNumbers numbers = noted(R"({"djinn geb": 8, "city whim": "yes", "item horn count": "2"})");
  EXPECT_EQ(numbers.noted(), 3);
  EXPECT_EQ(numbers.differing(), 2);
  const boost::json::value list = json_of_house_numbers(numbers);
  EXPECT_EQ(list.as_array()[0].at("printed"), 8);
  const std::string report = report_of(numbers);
  EXPECT_TRUE(has(report, "Different: 2. The same: 1. Not looked at: ")) << report;
  EXPECT_TRUE(has(report, "- Geb: points on the card (`djinn geb`): printed **8**, ours " + geb_ours +
                              ", house number\n"))
      << report;
  EXPECT_TRUE(has(report, "(`item horn count`): printed **2**, ours 1, house number\n")) << report;
  EXPECT_TRUE(has(report, "(`city whim`): printed yes, ours yes, one source\n")) << report;
  EXPECT_LT(report.find("### Different"), report.find("`djinn geb`"));
  EXPECT_LT(report.find("### The same"), report.find("`city whim`"));
  EXPECT_EQ(lines_with(report, "\n- "), 3u);
}

TEST(PrintedNumbers, WithNothingNotedTheReportIsAFormToFillIn) {
  const std::string report = report_of({});
  EXPECT_EQ(lines_with(report, ": printed ?, ours "), house_number_table.size()) << report;
  EXPECT_TRUE(has(report, "### To be filled in\n\nThe Artisans of Naqala\n\n- Geb")) << report;
}

TEST(PrintedNumbers, WhatIsWrongIsNamed) {
  EXPECT_EQ(problem_of(R"({"djinn gob": 8})"), "\"djinn gob\" is not in the list of numbers to check");
  EXPECT_EQ(problem_of(R"({"djinn geb": -1})"), "djinn geb: \"-1\" is not a whole number from 0 to 999");
  EXPECT_EQ(problem_of(R"({"djinn geb": "8 VP"})"),
            "djinn geb: \"8 VP\" is not a whole number from 0 to 999");
  EXPECT_EQ(problem_of(R"({"djinn geb": 1000})"), "djinn geb: \"1000\" is not a whole number from 0 to 999");
  EXPECT_EQ(problem_of(R"({"djinn geb": 6.5})"), "djinn geb: is neither a number nor text");
  EXPECT_EQ(problem_of(R"({"djinn geb": [6]})"), "djinn geb: is neither a number nor text");
  EXPECT_EQ(problem_of(R"({"tile workshop colour": "pink"})"),
            "tile workshop colour: \"pink\" is not red or blue");
  EXPECT_EQ(problem_of("[]"), "is not an object");
  EXPECT_TRUE(has(problem_of("{"), "line 1"));
  PrintedNumbers numbers;
  EXPECT_EQ(numbers.note("djinn geb", "8"), "");
  EXPECT_EQ(numbers.note("djinn geb", "9"), "djinn geb: is noted twice");
  EXPECT_EQ(numbers.noted(), 1);
}

}  // namespace
}  // namespace naqala::test
