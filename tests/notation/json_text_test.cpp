#include "notation/json_text.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace naqala {
namespace {

namespace json = boost::json;

TEST(JsonText, LineEndsAndByteOrderMarkAreFine) {
  const json::value expected{{"a", 1}, {"b", {1, 2}}};
  for (std::string_view text : {"{\"a\": 1, \"b\": [1, 2]}", "\xef\xbb\xbf{\"a\":1,\"b\":[1,2]}",
                                "{\r\n\"a\": 1,\r\n\"b\": [1,\r2]}\r\n", "  {\"a\":1,\t\"b\":[1,2]}  \n"}) {
    const Result<json::value> value = parse_json(text);
    ASSERT_TRUE(value.ok()) << value.error();
    EXPECT_EQ(*value, expected);
  }
}

TEST(JsonText, ErrorsNameThePlace) {
  using namespace std::string_literals;
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "line 1, column 1: the text breaks off"},
      {"   ", "line 1, column 4: the text breaks off"},
      {"{\"a\": [1, 2", "line 1, column 12: the text breaks off"},
      {"{\"a\": 1,\n \"b\": x}", "line 2, column 7: this is not JSON"},
      {"{'a': 1}", "line 1, column 2: this is not JSON"},
      {"{\"a\": 01}", "line 1, column 8: this is not JSON"},
      {"{\"a\": 1} x", "line 1, column 10: more text after the end"},
      {"{} {}", "line 1, column 4: more text after the end"},
      {"{\"a\": \"\xff\"}", "line 1, column 8: this is not JSON"},
      {"{\"a\": \"\xc3\"}", "line 1, column 8: this is not JSON"},
      {"{\"a\": 1}\0"s, "line 1, column 9: more text after the end"},
      {"{\"a\0\": 1}"s, "line 1, column 4: this is not JSON"},
      {"{\"a\": 1, \"b\": {\"a\": 2}, \n\"a\": 3}", "line 2, column 1: \"a\" is there twice"},
      {"[{\"x\": 1}, {\"x\": 1, \"x\": 1}]", "line 1, column 21: \"x\" is there twice"},
  };
  for (const auto& [text, why] : cases) {
    const Result<json::value> value = parse_json(text);
    ASSERT_FALSE(value.ok()) << text;
    EXPECT_EQ(value.error(), why) << text;
  }
}

TEST(JsonText, TextsThatLookLikeFieldsAreNoFields) {
  EXPECT_TRUE(parse_json(R"({"a": "x\": 1, \"a", "b": ["a", "a"], "c": "a", "d": "\\"})").ok());
}

TEST(JsonText, SizeAndDepthHaveLimits) {
  EXPECT_EQ(parse_json(std::string(longest_text + 1, ' ')).error(), "more than 1048576 bytes");
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(parse_json(nested(deepest_json)).ok());
  EXPECT_EQ(parse_json(nested(deepest_json + 1)).error(), "line 1, column 13: nested too deep");
  EXPECT_FALSE(parse_json(std::string(longest_text, '[')).ok());
}

TEST(JsonText, PagesBreakOnlyWhatHoldsMoreThanFits) {
  const std::string flat(200, 'x');
  const json::value value{{"long", {flat, flat}}, {"short", {1, {2, 3}}}};
  EXPECT_EQ(print_json(value),
            "{\n  \"long\": [\"" + flat + "\", \"" + flat + "\"],\n  \"short\": [1, [2, 3]]\n}");
  EXPECT_EQ(print_json(value, JsonStyle::line),
            "{\"long\": [\"" + flat + "\", \"" + flat + "\"], \"short\": [1, [2, 3]]}");
  EXPECT_EQ(print_json(json::value(json::object{})), "{}");
}

TEST(JsonText, WhatIsPrintedIsReadAgain) {
  const json::value value{{"a \"b\" \\", {nullptr, true, -5, "\n\t\x01é"}},
                          {"", json::array{json::object{}}}};
  for (JsonStyle style : {JsonStyle::pages, JsonStyle::line}) {
    const Result<json::value> again = parse_json(print_json(value, style));
    ASSERT_TRUE(again.ok()) << again.error();
    EXPECT_EQ(*again, value);
  }
}

}  // namespace
}  // namespace naqala
