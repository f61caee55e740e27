#include "match_bots.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "bots/bot.hpp"

namespace naqala::command {

namespace {

std::string words_for(const Budget& budget) {
  std::string words;
  if (budget.nodes) words += fmt::format("; {} nodes a decision", *budget.nodes);
  if (budget.time)
    words += fmt::format("; {} ms a decision", static_cast<double>(budget.time->count()) / 1000);
  return words;
}

std::string line_about(std::string_view bot) {
  return std::string(about_bot(bot)) + words_for(make_bot(bot)->budget());
}

}  // namespace

std::string list_of_bots(bool as_json) {
  boost::json::array rows;
  std::string text;
  for (std::string_view bot : bot_names()) {
    rows.push_back(boost::json::object{{"bot", bot}, {"about", line_about(bot)}});
    text += fmt::format("{:12} {}\n", bot, line_about(bot));
  }
  return as_json ? boost::json::serialize(rows) + "\n" : text;
}

}  // namespace naqala::command
