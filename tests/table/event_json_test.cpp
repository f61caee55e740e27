// Events as they are stored and sent.
#include "table/event_json.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "running.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

std::string problem_of(std::string_view text) {
  const Result<Event> event = read_event(json::parse(text));
  return event ? "" : event.error();
}

TEST(EventJson, EveryEventOfAGameIsReadBack) {
  for (const Options& options : all_setups()) {
    Rng rng("events as JSON");
    Events log;
    run(dealt(options, rng), rng, log);
    for (const Event& event : log) {
      const Result<Event> read = read_event(json::parse(json::serialize(json_of(event))));
      ASSERT_TRUE(read) << read.error();
      ASSERT_EQ(*read, event);
    }
  }
}

TEST(EventJson, TheOtherKinds) {
  const std::vector<std::pair<Event, std::string>> rows{
      {{3, Handed{Seat::two, Hands::late}}, R"({"number":3,"event":"handed","seat":2,"hands":"late"})"},
      {{4, Asked{Seat::one, 31}}, R"({"number":4,"event":"asked","seat":1,"to":31})"},
      {{5, Answered{Seat::two, true}}, R"({"number":5,"event":"answered","seat":2,"yes":true})"},
      {{6, TakenBack{31}}, R"({"number":6,"event":"taken back","to":31})"},
      {{7, Acted{chance, *parse_action("deal fish")}},
       R"({"number":7,"event":"acted","seat":"chance","action":"deal fish"})"},
  };
  for (const auto& [event, text] : rows) {
    EXPECT_EQ(json::serialize(json_of(event)), text);
    const Result<Event> read = read_event(json::parse(text));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, event);
  }
}

TEST(EventJson, WhatIsWrongIsNamed) {
  EXPECT_EQ(problem_of("[]"), "an event is an object");
  EXPECT_EQ(problem_of(R"({"event":"acted"})"), "number: is missing");
  EXPECT_EQ(problem_of(R"({"number":1,"event":"dance"})"), "event: \"dance\" is not a kind of event");
  EXPECT_EQ(problem_of(R"({"number":1,"event":"handed","seat":1,"hands":"cold"})"),
            "hands: \"cold\" is not owner, resigned or late");
  EXPECT_NE(problem_of(R"({"number":1,"event":"acted","seat":9,"action":"end"})"), "");
  EXPECT_NE(problem_of(R"({"number":1,"event":"acted","seat":1,"action":"fly"})"), "");
  EXPECT_EQ(problem_of(R"({"number":0,"event":"started"})"), "record: is missing");
  EXPECT_NE(problem_of(R"({"number":0,"event":"started","record":{}})"), "");
}

}  // namespace
}  // namespace naqala::test
