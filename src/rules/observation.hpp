#pragma once

#include <array>

#include "base/rng.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"

// Who may know what (rules, section 13). A bot or a client is given an Observation, never a State: that it
// cannot look at hidden cards is a matter of types.

namespace naqala {

// What one seat or a spectator knows of a game: all that is public, and the seat's own cards and items. For
// each other seat only the number of cards and items it took unseen is known, and for all of those
// together, which they can be.
class Observation {
 public:
  Viewer viewer() const { return view_.sight; }

  // The game as the viewer sees it. Everything in it is known to the viewer, see the comment at State.
  const State& view() const { return view_; }

  // A view back into an observation, for parsers. `view.sight` must not be Viewer::everything.
  static Observation from_view(const State& view);

  friend bool operator==(const Observation&, const Observation&) = default;

 private:
  explicit Observation(const State& view) : view_(view) {}
  friend Observation observe(const State& s, Viewer viewer);
  friend void apply(const Layout& layout, Observation& o, Action redacted, EffectList* effects);

  State view_;
};

// What `viewer` (not Viewer::everything) knows of `s`.
Observation observe(const State& s, Viewer viewer);

// What everybody knows: of a state or of any view of it the same.
State public_view(const State& s);

// An action as `viewer` is told of it:
// - a card or item that somebody else takes unseen becomes `deal unseen`, `deal item unseen`;
// - of `keep ITEM` only the items discarded are told;
// - if the action fulfils a whim by what the viewer has not seen, what is shown then is told
//   along with it (Shown).
// Everything else stays as it is.
Action redact(const Layout& layout, const State& s, Action action, Viewer viewer);

// Lets a viewer follow the game:
//   observe(apply(s, a), v) == apply(observe(s, v), redact(s, a, v))
//
// The effects are those that the viewer is told of: the ones of `apply` on the state, but that cards and
// items which the viewer does not see are unknown.
void apply(const Layout& layout, Observation& o, Action redacted, EffectList* effects = nullptr);

Seat actor(const Observation& o);

// The actor's legal actions, the same as from the state. Only when the viewer is the actor, or
// the actor is nobody.
void legal_actions(const Layout& layout, const Observation& o, ActionList& list);

std::array<Score, count_of<Seat>> score(const Observation& o);

// A full state that fits all that the view tells, every way the unseen cards and items can lie equally
// likely: also that a seat cannot hold what would have fulfilled an open whim of its own.
State sample(const Observation& o, Rng& rng);

// ---- What people are shown (R82) --------------------------------------------------------------------------

// Whether people who look at this view are to be shown coins, cards and total of its own seat only: the table
// plays with hidden totals, the game is not over, and this is the view of a seat or of a spectator. It is for
// whoever draws, prints or tells a view; the view itself has everything, as a bot may know it. The number of
// cards in the deck is then left out too: less what lies open, it is what seats hold.
bool totals_hidden(const State& view);
// The same for one seat: its coins, its cards and their number, its points for them and its total are left
// out.
bool totals_hidden(const State& view, Seat seat);

}  // namespace naqala
