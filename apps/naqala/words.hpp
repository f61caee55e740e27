#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

// The game in plain English. Everything works on full states and on views alike, and tells no
// more than they know.

namespace naqala::command {

// ---- Names ------------------------------------------------------------------------------------------------

// What the seats are called: the names that were given, otherwise "Seat 1" and so on.
class People {
 public:
  People() = default;
  explicit People(std::vector<std::string> names) : names_(std::move(names)) {}
  std::string operator()(Seat seat) const;

 private:
  std::vector<std::string> names_;
};

// V E M B A, and R for artisans: the letters that stand for meeples where there is no room for words.
char letter(Tribe tribe);

std::string title(TileKind kind);                             // "small market"
std::string count(int n, std::string_view thing);             // "1 coin", "2 coins"
std::string some(int n, std::string_view thing);              // "an elder", "2 elders"
std::string several(int n, std::string_view thing);           // "fish", "2 fish"
std::string list_of(Items items);                             // "2 chest and crown"
std::string letters_of(Meeples meeples);                      // "V E2"
std::string list_of(const std::vector<std::string>& things);  // "fish, silk and gold"

// ---- What is to be done -----------------------------------------------------------------------------------

// What is asked for now, in one sentence: "Anna drops one of V E2 on a tile next to c4."
std::string what_is_due(const Layout& layout, const State& s, const People& people);

// The same, told to the actor: "Drop one of V E2 on a tile next to c4."
std::string advice(const Layout& layout, const State& s, const People& people);

}  // namespace naqala::command
