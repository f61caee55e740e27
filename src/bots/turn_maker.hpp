#pragma once

#include <vector>

#include "bots/finish.hpp"
#include "turns/walk.hpp"

// Whole turns: which sowings look good, and how the board is after one of them and all that follows from it.

namespace naqala {

struct RankedSowing {
  Sowing sowing;
  int points;  // what it brings at once, as appraised
};

// One seat at the beginning of its turn: its board, what it can sow and what that seems to bring.
class TurnMaker {
 public:
  // `s` is at step `take`. The layout must outlive it.
  TurnMaker(const Layout& layout, const State& s);

  // The sowings that bring most, at most `most` of them, the best first; of those with the same final tile
  // and tribe at most `starts`.
  void rank(std::size_t most, int starts, std::vector<RankedSowing>& list) const;

  // Plays the sowing on `s`, a copy of the state, and finishes the turn by thumb. The way is the first there
  // is, or a random one. What is done is added to `line` if there is one. True if chance had a part in it.
  bool play(const Sowing& sowing, State& s, Rng& rng, Line* line = nullptr) const;
  bool play_some_way(const Sowing& sowing, State& s, Rng& rng, Line& line) const;

  // The turn of a seat that cannot sow.
  bool play_nothing(State& s, Rng& rng, Line* line = nullptr) const;

 private:
  const Layout& layout_;
  Carpet carpet_;
  Board board_;
  SowingMasks masks_;
  Appraisal appraisal_;
};

}  // namespace naqala
