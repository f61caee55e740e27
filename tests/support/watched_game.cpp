#include "support/watched_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cassert>

#include "notation/action_text.hpp"
#include "rules/setup.hpp"
#include "support/crafted_sets.hpp"
#include "support/scene.hpp"

namespace naqala::test {

std::vector<Viewer> viewers_of(const Options& options) {
  std::vector<Viewer> viewers;
  for (int i = 0; i < options.seats; ++i) viewers.push_back(eyes_of(static_cast<Seat>(i)));
  viewers.push_back(Viewer::spectator);
  return viewers;
}

WatchedGame::WatchedGame(const State& start) : layout_(start), state_(start) {
  for (Viewer viewer : viewers_of(start.options)) seen_.push_back(observe(start, viewer));
}

const Observation& WatchedGame::seen_by(Viewer viewer) const {
  for (const Observation& o : seen_)
    if (o.viewer() == viewer) return o;
  assert(false && "no such viewer");
  return seen_.front();
}

void WatchedGame::act(Action action) {
  for (Observation& o : seen_) apply(layout_, o, redact(layout_, state_, action, o.viewer()));
  apply(layout_, state_, action);
  for (const Observation& o : seen_) {
    if (o == observe(state_, o.viewer())) continue;
    lost_ = true;
    ADD_FAILURE() << "viewer " << index(o.viewer()) << " lost track with: " << to_text(action) << '\n'
                  << testing::PrintToString(state_);
  }
}

void WatchedGame::play(std::initializer_list<std::string_view> texts, const char* file, int line) {
  for (std::string_view text : texts) {
    State checked = state_;
    test::play(layout_, checked, {text}, file, line);
    if (checked == state_) return;  // not legal: reported by `play`
    act(*parse_action(text));
  }
}

std::string told(const WatchedGame& game, std::string_view action, Viewer viewer) {
  return to_text(redact(game.layout(), game.state(), *parse_action(action), viewer));
}

// ---- Random games -----------------------------------------------------------------------------------------

namespace {

void move_from_deck(State& s, Seat seat, Djinn djinn) {
  if (!s.djinn_deck.has(djinn)) return;
  s.djinn_deck.remove(djinn);
  s.djinns[index(seat)].add(djinn);
}

Card draw_from_deck(State& s, Rng& rng) {
  for (;;) {
    const Card card = static_cast<Card>(rng.below(count_of<Card>));
    if (!s.deck.has(card)) continue;
    s.deck.remove(card);
    return card;
  }
}

bool moves_unseen_cards(Action action) {
  switch (action.kind()) {
    case Action::Kind::use_djinn:
    case Action::Kind::sell:
      return true;
    case Action::Kind::use_item:
    case Action::Kind::use_lamp:
    case Action::Kind::use_lamp_deck:
    case Action::Kind::use_ring:
    case Action::Kind::item_artisan:
    case Action::Kind::item_fakirs:
      return true;
    case Action::Kind::kill:
      return action.tribe() == Tribe::merchant || action.tribe() == Tribe::artisan;
    case Action::Kind::bid:
      return action.subject() > 0;
    case Action::Kind::fakirs:
      return action.number() > 0;
    default:
      return false;
  }
}

}  // namespace

State start_full_of_secrets(const Options& options, Rng& rng) {
  State s = initial(options, deal(options, rng));
  const auto seats = static_cast<std::uint32_t>(options.seats);
  for (Djinn djinn :
       {Djinn::sloar, Djinn::kandicha, Djinn::enki, Djinn::kumarbi, Djinn::iblis, Djinn::bouraq})
    move_from_deck(s, static_cast<Seat>(rng.below(seats)), djinn);
  for (std::uint32_t i = 0; i < seats; ++i) {
    for (std::uint32_t n = rng.below(3); n > 0; --n) s.open[i].add(draw_from_deck(s, rng));
    for (std::uint32_t n = rng.below(3); n > 0; --n) s.fresh[i] += Cards::of(draw_from_deck(s, rng)).word();
    for (std::uint32_t n = rng.below(3); n > 0; --n) s.stale[i] += Cards::of(draw_from_deck(s, rng)).word();
  }
  // What leaves the deck for nowhere else is discarded.
  for (auto left = static_cast<int>(rng.below(12)); s.deck.total() > left;) draw_from_deck(s, rng);
  Plan plan{.options = options, .setup = {}, .start = s};
  if (options.plays(Set::artisans)) craft_items(plan, rng);
  if (options.plays(Set::whims)) craft_whims(plan, rng);
  return plan.start;
}

Action lively_action(const Layout& layout, const State& state, Rng& rng) {
  if (actor(state) == chance) return draw(state, rng);
  ActionList list;
  legal_actions(layout, state, list);
  ActionList lively;
  for (Action action : list)
    if (moves_unseen_cards(action)) lively.push_back(action);
  const ActionList& from = !lively.empty() && rng.below(2) == 0 ? lively : list;
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

Action told_to_others(const State& before, Action action) {
  switch (action.kind()) {
    case Action::Kind::deal_card:
      return before.step == Step::draw_card ? Action::of(Action::Kind::deal_unseen) : action;
    case Action::Kind::deal_item:
      return Action::of(Action::Kind::deal_item_unseen);
    case Action::Kind::keep_item:
      return Action::keep_unseen(Items::from_word(before.items_drawn) - Items::of(action.item()));
    default:
      return action;
  }
}

}  // namespace naqala::test
