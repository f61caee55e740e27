#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

// Who plays which seat at a table in the terminal.

namespace naqala::command {

struct Player {
  std::string name;
  std::string bot;  // the name of a bot; empty for a person at the keyboard

  bool human() const { return bot.empty(); }
  friend bool operator==(const Player&, const Player&) = default;
};
using Party = std::vector<Player>;

// Whom people play against if they do not say.
inline constexpr std::string_view usual_bot = "level-3";

// A person on the first seat, bots on the others.
Party usual_party(int seats, std::string_view bot = usual_bot);

// What `--seat` says: "2=bot:level-4", "1=human:Anna", "1=human". Puts the player into the party.
std::string seat_player(Party& party, std::string_view text);

// The same for what is typed behind a seat's number: a bot's name, or that of a person. What is wrong with it
// is asked for first; empty if nothing is.
std::string problem_with_player(std::string_view text);
Player player_from(std::string_view text, int seat);

// Gives bots of the same name a number each, so that they can be told apart.
void tell_apart(Party& party);

std::vector<std::string> names_of(const Party& party);
int humans_in(const Party& party);

}  // namespace naqala::command
