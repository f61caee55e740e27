#include "training/match_game.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "rules/setup.hpp"
#include "training/processor_time.hpp"

namespace naqala {

namespace {

// Random numbers for one purpose. They are the same in all games of a set, so that those differ in
// nothing but who sits where.
Rng rng_for(const MatchPlan& plan, std::uint64_t set, const std::string& purpose) {
  return Rng("match " + std::to_string(plan.seed) + " " + std::to_string(set) + " " + purpose);
}

State dealt(const MatchPlan& plan, std::uint64_t set) {
  Rng rng = rng_for(plan, set, "deal");
  return initial(plan.options, deal(plan.options, rng));
}

}  // namespace

MatchGame::MatchGame(const MatchPlan& plan, std::uint64_t set, std::size_t game)
    : plan_(plan),
      set_(set),
      chance_rng_(rng_for(plan, set, "chance")),
      state_(dealt(plan, set)),
      layout_(state_) {
  const std::size_t n = plan.seats.size();
  for (std::size_t seat = 0; seat < n; ++seat) {
    const std::size_t entry = (seat + n - game) % n;
    places_.push_back({.entry = entry,
                       .bot = plan.seats[entry].make(),
                       .rng = rng_for(plan, set, "seat " + std::to_string(seat)),
                       .seen = observe(state_, eyes_of(static_cast<Seat>(seat))),
                       .thinking = {}});
  }
}

GameResult MatchGame::play() {
  for (Seat who = actor(state_); who != nobody; who = actor(state_))
    apply_for_all(who == chance ? draw(state_, chance_rng_) : ask(places_[index(who)]));
  return result();
}

// A turn's time is that of all decisions between the auction and `end`, so with the powers used
// before a tile is taken.
Action MatchGame::ask(Place& place) {
  const bool bids = state_.step == Step::bid;
  const Action action = think(place);
  const bool ends = action.kind() == Action::Kind::end;
  if (ends) place.thinking.turns.add(place.this_turn);
  if (bids || ends) place.this_turn = {};
  return action;
}

Action MatchGame::think(Place& place) {
  legal_actions(layout_, state_, legal_);
  if (legal_.size() == 1) return legal_[0];
  const Times::Duration begin = processor_time();
  const Action action = place.bot->choose(layout_, place.seen, place.rng);
  const Times::Duration time = processor_time() - begin;
  place.thinking.decisions.add(time);
  place.this_turn += time;
  if (std::find(legal_.begin(), legal_.end(), action) == legal_.end())
    throw std::logic_error("the bot " + plan_.seats[place.entry].name + " did what is not legal, in deal " +
                           std::to_string(set_) + " of seed " + std::to_string(plan_.seed));
  return action;
}

void MatchGame::apply_for_all(Action action) {
  for (Place& place : places_)
    apply(layout_, place.seen, redact(layout_, state_, action, place.seen.viewer()));
  apply(layout_, state_, action);
}

GameResult MatchGame::result() {
  const auto scores = score(state_);
  const unsigned best = winners(state_);
  const double part = 1.0 / std::popcount(best);
  const std::size_t n = places_.size();
  GameResult result{std::vector<Score>(n), std::vector<double>(n), std::vector<Thinking>(n)};
  for (std::size_t seat = 0; seat < n; ++seat) {
    const std::size_t entry = places_[seat].entry;
    result.scores[entry] = scores[seat];
    result.won[entry] = (best >> seat) & 1 ? part : 0;
    result.thinking[entry] = places_[seat].thinking;
  }
  return result;
}

}  // namespace naqala
