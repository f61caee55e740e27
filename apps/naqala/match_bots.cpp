#include "match_bots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "json_line.hpp"

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

// Null for those who are no level.
const Level* level_of(std::string_view bot) {
  const auto found =
      std::find_if(levels().begin(), levels().end(), [&](const Level& level) { return level.bot == bot; });
  return found == levels().end() ? nullptr : &*found;
}

boost::json::object json_of(std::string_view bot) {
  boost::json::object object{{"bot", bot}, {"about", line_about(bot)}};
  if (const Level* level = level_of(bot)) {
    object["level"] = level->number;
    object["name"] = level->name;
  }
  return object;
}

std::string text_of(std::string_view bot) {
  const Level* level = level_of(bot);
  return fmt::format("{:12} {}{}\n", bot, level ? std::string(level->name) + ": " : "", line_about(bot));
}

}  // namespace

std::vector<std::string> all_bots() {
  const std::vector<std::string_view> names = bot_names();
  return {names.begin(), names.end()};
}

std::string list_of_bots(bool as_json) {
  boost::json::array rows;
  std::string text;
  for (std::string_view bot : bot_names()) {
    rows.push_back(json_of(bot));
    text += text_of(bot);
  }
  return as_json ? json_line(rows) : text;
}

}  // namespace naqala::command
