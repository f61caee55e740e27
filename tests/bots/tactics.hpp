// Tactical positions with a known best turn: what they are, and where they are kept.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/state.hpp"

namespace naqala::test {

// The points by which every other turn is worse, if the others then play their best.
struct By {
  int points;
};

// The level of the weakest bot that must find it.
struct Level {
  int number;
};
inline constexpr int top_level = 6;
inline constexpr Level beyond_all{top_level + 1};  // no bot must find it yet

// A position so near the end that it can be counted out, and what must be done in it. Solver proves it.
struct Tactic {
  std::string name;
  State state;                      // seat one is to play its turn, or to bid
  std::vector<std::string> wanted;  // see Wishes
  By by;
  Level level;
  std::string why;
};

// What a turn must have in it, action by action. `drop f4` is found in a turn if one of its actions begins
// with that; `drop f4|drop e5` if one begins with either; `-sell` if none begins with that.
class Wishes {
 public:
  explicit Wishes(const std::vector<std::string>& wanted) : wanted_(wanted) {}

  // Which of the wishes have been found, a bit each; 0 before the turn. `after` an action of the turn more.
  unsigned after(unsigned found, std::string_view action) const;
  bool fulfilled(unsigned found) const;

 private:
  const std::vector<std::string>& wanted_;
};

// The positions, by what they are about. The board is that of a Scene.
std::vector<Tactic> tactics_of_tribes();
std::vector<Tactic> tactics_of_victims();
std::vector<Tactic> tactics_of_tiles();
std::vector<Tactic> tactics_of_djinns();
std::vector<Tactic> tactics_of_items();
std::vector<Tactic> tactics_of_whims();
std::vector<Tactic> tactics_of_replies();  // what is left for the next seat
std::vector<Tactic> tactics_of_rounds();   // the auction, and the end of the game

std::vector<Tactic> all_tactics();

}  // namespace naqala::test
