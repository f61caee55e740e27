// Games followed by everybody at once, each with what it may know: the ground for tests of the
// secrets (R80-R82).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"

namespace naqala::test {

// The seats of a game and a spectator.
std::vector<Viewer> viewers_of(const Options& options);

// A game with one Observation per viewer, each of which hears nothing but redacted actions. After
// every action it must know exactly what `observe` says it may know; if not, the running test
// fails and `lost` is true.
class WatchedGame {
 public:
  explicit WatchedGame(const State& start);

  const State& state() const { return state_; }
  const Layout& layout() const { return layout_; }
  const Observation& seen_by(Viewer viewer) const;
  bool lost() const { return lost_; }

  // Carries out a legal action.
  void act(Action action);
  // The same with text forms; what is not legal fails the running test.
  void play(std::initializer_list<std::string_view> texts, const char* file = __builtin_FILE(),
            int line = __builtin_LINE());

 private:
  Layout layout_;
  State state_;
  std::vector<Observation> seen_;
  bool lost_ = false;
};

// What the viewer is told if this comes up now.
std::string told(const WatchedGame& game, std::string_view action, Viewer viewer);

// A dealt game in which cards are soon taken unseen, spent and drawn again: the seats hold Sloar, Kandicha
// and a few other djinns that take fakirs, each has some cards of every sort, and little is left in the deck.
// With the expansions they also hold items, and whims that unseen cards and items will fulfil.
State start_full_of_secrets(const Options& options, Rng& rng);

// An action for whoever is to decide. Chance draws by its odds; a seat is as likely as not to prefer what
// moves unseen cards and items: powers, items, kills of merchants and artisans, sales.
Action lively_action(const Layout& layout, const State& state, Rng& rng);

// What a viewer who is not the seat whose turn it is must be told of an action, apart from what
// it shows (R81).
Action told_to_others(const State& before, Action action);

// The chance, of all the ways in which the unseen cards and items can lie, of the one in `truth`: the number
// of ways to deal the single pieces that come out like this, and the number of all. A way in which somebody
// already holds what an open whim of his asks for is none: it would have been fulfilled (R64). Counted out
// piece by piece, so only for small cases, and only while no action is half done.
struct Ways {
  long like_this = 0;
  long all = 0;
};
Ways ways_to_be(const Observation& observation, const State& truth);

}  // namespace naqala::test
