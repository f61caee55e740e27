#include "support/invariants.hpp"

#include <algorithm>
#include <iterator>

#include "notation/action_text.hpp"
#include "rules/check.hpp"
#include "rules/score.hpp"
#include "support/offers.hpp"
#include "support/offers_items.hpp"
#include "support/reference.hpp"
#include "support/watched_game.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

template <class List>
std::vector<Action::Bits> sorted_bits(const List& list) {
  std::vector<Action::Bits> bits;
  for (Action action : list) bits.push_back(action.bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

bool same_actions(const ActionList& a, const ActionList& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::string check_refusal(const Move& move, Action action) {
  const bool listed = move.legal.contains(action);
  if (is_legal(move.layout, move.before, action) == listed) return {};
  return listed ? "listed, but not legal: " + to_text(action)
                : "legal, but not listed: bits " + std::to_string(action.bits());
}

}  // namespace

std::string check_state(const Move& move) {
  const std::string problem = problem_with(move.layout, move.after);
  return problem.empty() ? problem : "no such state: " + problem;
}

std::string check_list(const Move& move, Rng& rng) {
  const std::vector<Action::Bits> bits = sorted_bits(move.legal);
  if (std::adjacent_find(bits.begin(), bits.end()) != bits.end()) return "an action is listed twice";
  if (!move.legal.contains(move.action)) return "an action that was not listed";
  const auto any = [&] { return move.legal[rng.below(static_cast<std::uint32_t>(bits.size()))]; };
  for (int i = 0; i < 4; ++i) {
    if (std::string problem = check_refusal(move, any()); !problem.empty()) return problem;
    const auto noise = static_cast<std::uint32_t>(rng.next());
    const Action near = Action::from_bits(any().bits() ^ (1u << rng.below(32)));
    for (Action wrong : {Action::from_bits(noise), near})
      if (std::string problem = check_refusal(move, wrong); !problem.empty()) return problem;
  }
  return {};
}

std::string check_offers(const Move& move) {
  if (actor(move.before) == chance) return {};
  const bool many = meeples_to_try(move.before) > few_in_hand;
  std::vector<Action> offered;
  for (Action action : move.legal) {
    const bool no_sowing = move.before.step == Step::take && action.kind() == Kind::skip;
    const bool sows = action.kind() == Kind::take || action.kind() == Kind::drop;
    if (!no_sowing && !sows && !(many && is_of_scimitar_or_flute(action))) offered.push_back(action);
  }
  const std::vector<Action::Bits> listed = sorted_bits(offered);
  const std::vector<Action::Bits> expected = sorted_bits(expected_offers(move.before));
  if (listed == expected) return {};
  std::vector<Action::Bits> differ;
  std::set_symmetric_difference(listed.begin(), listed.end(), expected.begin(), expected.end(),
                                std::back_inserter(differ));
  const Action first = Action::from_bits(differ.front());
  const bool too_much = move.legal.contains(first);
  return (too_much ? "wrongly offered: " : "not offered: ") + to_text(first);
}

std::string check_drops(const Move& move) {
  const State& before = move.before;
  const bool carpet = before.item_in_use == index(Item::carpet) + 1;
  if (before.step != Step::drop || before.hand.total() > (carpet ? 3 : 2)) return {};
  const Sowing sowing{
      .board = board_of(before), .hand = before.hand, .at = before.at, .from = before.from, .carpet = carpet};
  std::vector<Action> listed, expected;
  for (Action action : move.legal)
    if (action.kind() == Kind::drop) listed.push_back(action);
  for (const Drop& drop : reference_drops(sowing)) expected.push_back(Action::drop(drop.tile, drop.tribe));
  return sorted_bits(listed) == sorted_bits(expected) ? "" : "the drops are not those of the reference";
}

// ---- Chance ------------------------------------------------------------------------------------

namespace {

std::uint32_t pieces_to_draw(const State& s, Action outcome) {
  int pieces = 0;
  switch (outcome.kind()) {
    case Kind::deal_card:
      pieces = s.deck[outcome.card()];
      break;
    case Kind::deal_djinn:
      pieces = s.djinn_deck.has(outcome.djinn());
      break;
    case Kind::draw_meeple:
      pieces = bag(s)[outcome.tribe()];
      break;
    case Kind::deal_item:
      pieces = s.item_stack[outcome.item()];
      break;
    case Kind::deal_whim:
      pieces = s.whims[index(outcome.whim())] == WhimPlace();
      break;
    default:
      break;
  }
  return static_cast<std::uint32_t>(pieces);
}

// R65: without Artisans three whims are left out.
int whims_left(const State& s) {
  const auto put_away = std::count(s.whims.begin(), s.whims.end(), WhimPlace());
  return static_cast<int>(put_away) - (s.options.plays(Set::artisans) ? 0 : 3);
}

// All pieces that an outcome of this kind is drawn from.
int pieces_left(const State& s, Kind kind) {
  switch (kind) {
    case Kind::deal_card:
      return s.deck.total();
    case Kind::deal_djinn:
      return s.djinn_deck.size();
    case Kind::deal_item:
      return s.item_stack.total();
    case Kind::deal_whim:
      return whims_left(s);
    default:
      return bag(s).total();
  }
}

}  // namespace

std::string check_odds(const Move& move) {
  if (actor(move.before) != chance) return {};
  OutcomeList outcomes;
  chance_outcomes(move.before, outcomes);
  ActionList actions;
  std::uint32_t sum = 0;
  for (const Outcome& outcome : outcomes) {
    actions.push_back(outcome.action);
    sum += outcome.weight;
    if (outcome.weight == 0) return "an outcome without odds: " + to_text(outcome.action);
    if (outcome.weight != pieces_to_draw(move.before, outcome.action))
      return "wrong odds: " + to_text(outcome.action);
  }
  if (!same_actions(actions, move.legal)) return "the outcomes are not the legal actions of chance";
  return static_cast<int>(sum) == pieces_left(move.before, move.action.kind()) ? "" : "an outcome is missing";
}

std::string check_texts(const Move& move) {
  for (Action action : move.legal) {
    const std::string text = to_text(action);
    const Result<Action> parsed = parse_action(text);
    if (!parsed) return "cannot be read: " + parsed.error();
    if (*parsed != action) return "is read as another action: " + text;
  }
  return {};
}

// ---- Observations ------------------------------------------------------------------------------

Watchers::Watchers(const State& start, Rng& rng) : all_(start), rng_(rng) {
  for (std::size_t seat = 0; seat < start.options.seats; ++seat)
    seen_.push_back(observe(start, eyes_of(static_cast<Seat>(seat))));
  seen_.push_back(observe(start, Viewer::spectator));
  for (const Observation& seen : seen_) had_.emplace_back(seen.view());
}

namespace {

std::string check_told_text(Action told) {
  const Result<Action> parsed = parse_action(to_text(told));
  return parsed && *parsed == told ? "" : "what is told cannot be read: " + to_text(told);
}

}  // namespace

std::string Watchers::check_telling(const Move& move, Viewer viewer, const Shown& shown) const {
  const Action told = redact(move.layout, move.before, move.action, viewer);
  // Shown is what the seat whose turn it is then has kept to itself.
  const bool owner = viewer == eyes_of(move.before.active);
  const bool shower = viewer == eyes_of(move.after.active);
  Action expected = owner ? move.action : told_to_others(move.before, move.action);
  if (shown.any() && !shower) expected = expected.showing(shown);
  if (told == expected) return check_told_text(told);
  return "told to the wrong watcher: " + to_text(told) + " instead of " + to_text(expected);
}

std::string Watchers::check_sample(const Move& move, const Observation& seen) {
  const State sampled = sample(seen, rng_);
  if (std::string problem = problem_with(move.layout, sampled); !problem.empty())
    return "a sampled state cannot occur: " + problem;
  if (observe(sampled, seen.viewer()) != seen) return "a sampled state looks different";
  if (eyes_of(actor(seen)) != seen.viewer()) return {};
  ActionList known, there;
  legal_actions(move.layout, seen, known);
  legal_actions(move.layout, sampled, there);
  return same_actions(known, there) ? "" : "a sampled state offers other actions";
}

// What the move did, noted by doing it again.
std::string Watchers::check_effects(const Move& move) {
  State again = move.before;
  apply(move.layout, again, move.action, &effects_);
  if (again != move.after) return "noting what an action does changes what it does";
  const Inventory has(move.after);
  const std::string problem = follow(all_, effects_, has);
  all_ = has;
  return problem;
}

std::string Watchers::check_told_effects(std::size_t watcher) {
  if (std::string problem = compare_told(effects_, told_); !problem.empty()) return problem;
  const Inventory has(seen_[watcher].view());
  const std::string problem = follow(had_[watcher], told_, has);
  had_[watcher] = has;
  return problem.empty() ? problem : "told to watcher " + std::to_string(watcher + 1) + ": " + problem;
}

std::string Watchers::check(const Move& move, const Shown& shown) {
  if (std::string problem = check_effects(move); !problem.empty()) return problem;
  ActionList list;
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    Observation& seen = seen_[i];
    if (std::string problem = check_telling(move, seen.viewer(), shown); !problem.empty()) return problem;
    if (eyes_of(actor(seen)) == seen.viewer()) {
      legal_actions(move.layout, seen, list);
      if (!same_actions(list, move.legal)) return "the actor sees other actions than there are";
      const auto seat = static_cast<std::size_t>(seen.viewer());
      if (score(seen)[seat].points != score(move.before)[seat].points)
        return "the actor sees another score of his own than there is";
    }
    apply(move.layout, seen, redact(move.layout, move.before, move.action, seen.viewer()), &told_);
    if (seen != observe(move.after, seen.viewer()))
      return "watcher " + std::to_string(static_cast<int>(seen.viewer()) + 1) +
             " comes to see something else than there is";
    if (public_view(seen.view()) != public_view(move.after))
      return "a watcher takes something else for public";
    if (std::string problem = check_told_effects(i); !problem.empty()) return problem;
  }
  return check_sample(move, seen_[rng_.below(static_cast<std::uint32_t>(seen_.size()))]);
}

}  // namespace naqala::test
