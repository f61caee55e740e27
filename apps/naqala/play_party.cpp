#include "play_party.hpp"

#include <algorithm>

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "notation/names.hpp"
#include "notation/record.hpp"

namespace naqala::command {

namespace {

std::string capital(std::string_view word) {
  std::string name(word);
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string_view without_budget(std::string_view bot) { return bot.substr(0, bot.find('@')); }

// The levels have names of their own, of which the first word is enough at a table.
Player bot_player(std::string_view bot) {
  for (const Level& level : levels())
    if (level.bot == without_budget(bot))
      return {std::string(level.name.substr(0, level.name.find(' '))), std::string(bot)};
  return {capital(without_budget(bot)), std::string(bot)};
}
Player human_player(std::string_view name, int seat) {
  return {name.empty() ? "Player " + std::to_string(seat) : std::string(name), ""};
}

}  // namespace

Party usual_party(int seats, std::string_view bot) {
  Party party{human_player({}, 1)};
  while (static_cast<int>(party.size()) < seats) party.push_back(bot_player(bot));
  return party;
}

std::string seat_player(Party& party, std::string_view text) {
  const std::string what = "--seat " + quoted(text) + ": ";
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return what + "it looks like 1=human:Anna or 2=bot:level-4";
  const auto seat = number_from(text.substr(0, equals), static_cast<int>(party.size()));
  if (!seat || *seat < 1) return what + "the seats are 1 to " + std::to_string(party.size());
  const std::string_view who = text.substr(equals + 1);
  const std::string_view kind = who.substr(0, who.find(':'));
  const std::string_view name = kind.size() < who.size() ? who.substr(kind.size() + 1) : "";
  Player& player = party[static_cast<std::size_t>(*seat) - 1];
  if (kind == "human") {
    player = human_player(name, *seat);
    const std::string problem = problem_with_name(player.name);
    return problem.empty() ? "" : what + problem;
  }
  if (kind != "bot") return what + "a seat is human or bot";
  if (const std::string problem = problem_with_bot(name); !problem.empty()) return what + problem;
  player = bot_player(name);
  return {};
}

std::string problem_with_player(std::string_view text) {
  return make_bot(without_budget(text)) ? problem_with_bot(text) : problem_with_name(text);
}

Player player_from(std::string_view text, int seat) {
  if (make_bot(text)) return bot_player(text);
  return human_player(text, seat);
}

void tell_apart(Party& party) {
  for (const Player& one : Party(party)) {
    const auto same = [&](const Player& player) { return player.name == one.name; };
    if (one.human() || std::count_if(party.begin(), party.end(), same) < 2) continue;
    int n = 0;
    for (Player& player : party)
      if (!player.human() && same(player)) player.name += " " + std::to_string(++n);
  }
}

std::vector<std::string> names_of(const Party& party) {
  std::vector<std::string> names;
  for (const Player& player : party) names.push_back(player.name);
  return names;
}

int humans_in(const Party& party) {
  return static_cast<int>(
      std::count_if(party.begin(), party.end(), [](const Player& player) { return player.human(); }));
}

}  // namespace naqala::command
