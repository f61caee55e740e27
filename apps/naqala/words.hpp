#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explain.hpp"
#include "rules/action.hpp"
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
std::string one(Tribe tribe);                                 // "an elder"
std::string list_of(Meeples meeples);                         // "1 vizier and 2 elders"
std::string list_of(Cards cards);                             // "fish, 2 silk and gold"
std::string list_of(Items items);                             // "2 chest and crown"
std::string letters_of(Meeples meeples);                      // "V E2"
std::string list_of(const std::vector<std::string>& things);  // "fish, silk and gold"

// ---- What can be done and what was done -------------------------------------------------------------------

// An action as a choice: "take the 3 meeples of c3 (V E M)", "gain 9 coins (3 builders x 3 blue tiles)".
std::string offer(const Layout& layout, const State& before, Action action, const People& people);

// An action as a report, with all that came of it; who did it is left to the caller: "takes the 3 meeples of
// c3 (V E M)", "collects 2 viziers of d4, camel on d4".
std::string tell(const Layout& layout, const State& before, Action action, const People& people);

// Of that report, only what came of the action besides the deed itself: ", camel on d4", or nothing.
std::string aftermath(const Layout& layout, const State& before, Action action, const People& people);

// Who gained coins by a djinn between two moments of a turn: ", +1 coin (Marid)", ", Seat 2 +2 coins
// (Marid)". What whims have paid is not counted; of the active seat's coins, `told` are told of elsewhere.
std::string earned(const State& before, const State& after, int told, std::string_view djinn,
                   const People& people);
// The whims that were fulfilled between two moments of a turn, with what they paid: ", whim fulfilled: own 2
// palms (+10 coins)". A seat is named where it is not the active one.
std::string fulfilled(const State& before, const State& after, const People& people);

// A run of actions as one report: a turn, an auction, a clean-up. A sowing is told as one thing:
// "sows c3: elder c4, vizier d4, merchant d5; collects 2 merchants, camel on d5; takes fish and silk".
std::string tell_all(const Layout& layout, const State& before, std::span<const Action> actions,
                     const People& people);

// What is asked for now, in one sentence: "Anna drops one of V E2 on a tile next to c4."
std::string what_is_due(const Layout& layout, const State& s, const People& people);

}  // namespace naqala::command
