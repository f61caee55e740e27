#include "bots/magic.hpp"

#include <algorithm>
#include <climits>
#include <vector>

#include "bots/gain.hpp"
#include "bots/prospects.hpp"
#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

constexpr std::size_t flutes_tried = 8;

void keep_better(std::optional<ItemUse>& best, ItemUse use) {
  if (!best || use.lead > best->lead) best = use;
}

// The lead after the best sowing, or after the one that is about to be collected, or now if there is none
// to be made.
int lead_by_sowing(const Layout& layout, const Observation& o) {
  if (o.view().step == Step::collect) return lead_of_turn(layout, o);
  int best = INT_MIN;
  if (o.view().step == Step::take)
    for (const ValuedSowing& sowing : sowings(layout, o)) best = std::max(best, sowing.lead);
  return best == INT_MIN ? lead(o) : best;
}

// ---- The flute --------------------------------------------------------------------------------------------

// The flute calls a tribe onto a tile: what it is called from, and how many come.
struct Call {
  Action use;
  Tribe tribe;
  int meeples;
};

int within_call(const Layout& layout, const State& s, Tile tile, Tribe tribe) {
  int n = 0;
  for (Tile from : layout.exits(tile)) n += s.meeples[index(from)][tribe];
  return n;
}

// The most promising ones: many meeples of a tribe onto a tile that nobody owns.
std::vector<Call> calls(const Layout& layout, const State& s, const ActionList& legal) {
  std::vector<Call> list;
  for (Action use : legal) {
    if (use.kind() != Kind::use_item || use.item() != Item::flute) continue;
    if (owner_of(s, use.tile()) != nobody) continue;
    for (Tribe tribe : all<Tribe>)
      if (const int n = within_call(layout, s, use.tile(), tribe); n > 1)
        list.push_back({use, tribe, std::min(n, 5)});
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const Call& a, const Call& b) { return a.meeples > b.meeples; });
  if (list.size() > flutes_tried) list.resize(flutes_tried);
  return list;
}

// The next meeple of the tribe that comes when called; nothing if none may.
std::optional<Action> next_of(const ActionList& legal, Tribe tribe) {
  for (Action action : legal)
    if (action.kind() == Kind::move && action.tribe() == tribe) return action;
  return std::nullopt;
}

// The position after all of the tribe have come, as many as the flute can call.
Observation called(const Layout& layout, Observation o, Tribe tribe) {
  ActionList legal;
  while (o.view().step == Step::move_meeples) {
    legal_actions(layout, o, legal);
    apply(layout, o, next_of(legal, tribe).value_or(legal[0]));
  }
  return o;
}

// ---- The scimitar -----------------------------------------------------------------------------------------

// The position after the scimitar has removed what stands on the final tile besides those to be collected.
Observation removed(const Layout& layout, Observation o) {
  while (o.view().step == Step::remove_meeples) apply(layout, o, next_removal(layout, o));
  return o;
}

// ---- The horn ---------------------------------------------------------------------------------------------

// How many cards the merchants in hand are to take.
int cards_to_take(const State& s) { return std::min<int>(s.hand[Tribe::merchant], s.card_row_size); }

int value_of(Cards cards) {
  return goods_value(cards, 0) + cards[Card::fakir];
}  // a fakir is worth about a coin

// A good of a new kind makes the largest set larger; another of the same kind only begins a set.
int rank_of(Card card, Cards held) {
  if (!is_good(card)) return 1;
  return held.has(card) ? 0 : 2;
}

// The card of the row, from `from` on, that goes best with these.
std::size_t best_card(const State& s, Cards held, std::size_t from) {
  std::size_t best = from;
  for (std::size_t i = from; i < s.card_row_size; ++i)
    if (rank_of(s.card_row[i], held) > rank_of(s.card_row[best], held)) best = i;
  return best;
}

// What the horn gains for the merchants in hand, new cards not counted.
int gain_of_horn(const State& s) {
  State ordered = s;
  const auto n = static_cast<std::size_t>(cards_to_take(s));
  Cards first = cards_of(s, s.active), best = first;
  for (std::size_t i = 0; i < n; ++i) {
    first.add(s.card_row[i]);
    const std::size_t chosen = best_card(ordered, best, i);
    best.add(ordered.card_row[chosen]);
    std::swap(ordered.card_row[i], ordered.card_row[chosen]);
  }
  return value_of(best) - value_of(first);
}

// ---- By the moment ----------------------------------------------------------------------------------------

std::optional<ItemUse> before_sowing(const Layout& layout, const Observation& o, const ActionList& legal) {
  std::optional<ItemUse> best;
  if (const Action carpet = Action::use(Item::carpet); legal.contains(carpet)) {
    Observation next = o;
    apply(layout, next, carpet);
    keep_better(best, {carpet, lead_by_sowing(layout, next)});
  }
  for (const Call& call : calls(layout, o.view(), legal)) {
    Observation next = o;
    apply(layout, next, call.use);
    keep_better(best, {call.use, lead_by_sowing(layout, called(layout, next, call.tribe))});
  }
  return best;
}

std::optional<ItemUse> before_collecting(const Layout& layout, const Observation& o,
                                         const ActionList& legal) {
  std::optional<ItemUse> best;
  for (Action action : legal) {
    if (action.kind() != Kind::use_item || action.tile() != o.view().at) continue;
    Observation next = o;
    apply(layout, next, action);
    if (action.item() == Item::flute)
      keep_better(best, {action, lead_of_turn(layout, called(layout, next, o.view().dropped))});
    else if (action.item() == Item::scimitar)
      keep_better(best, {action, lead_of_turn(layout, removed(layout, next))});
  }
  return best;
}

std::optional<ItemUse> before_trade(const Layout& layout, const Observation& o, const ActionList& legal) {
  const Action horn = Action::use(Item::horn);
  if (cards_to_take(o.view()) == 0 || !legal.contains(horn)) return std::nullopt;
  const int gain = gain_of_horn(o.view()) - worth_of(o.view(), o.view().active, Item::horn);
  return ItemUse{horn, lead_after(layout, o, Action::of(Kind::trade)) + gain};
}

bool waits_for_the_end(Action action) {
  const bool other =
      action.kind() == Kind::use_item &&
      (action.item() == Item::carpet || action.item() == Item::flute || action.item() == Item::horn);
  return uses_item(action) && !other;
}

std::optional<ItemUse> before_end(const Layout& layout, const Observation& o, const ActionList& legal) {
  std::optional<ItemUse> best;
  for (Action action : legal)
    if (waits_for_the_end(action)) keep_better(best, {action, lead_after(layout, o, action)});
  return best;
}

}  // namespace

std::optional<ItemUse> best_item_use(const Layout& layout, const Observation& o) {
  ActionList legal;
  legal_actions(layout, o, legal);
  switch (o.view().step) {
    case Step::take:
      return before_sowing(layout, o, legal);
    case Step::collect:
      return before_collecting(layout, o, legal);
    case Step::tribe:
      return before_trade(layout, o, legal);
    case Step::end:
      return before_end(layout, o, legal);
    default:
      return std::nullopt;
  }
}

// Each tribe is tried as if all of it came; then one of the best comes. So the next step is found
// without a plan.
Action next_move(const Layout& layout, const Observation& o) {
  ActionList legal;
  legal_actions(layout, o, legal);
  Action best = legal[0];
  int highest = INT_MIN;
  if (best.kind() == Kind::done) {
    Observation next = o;
    apply(layout, next, best);
    highest = lead_by_sowing(layout, next);
  }
  for (Tribe tribe : all<Tribe>) {
    const auto move = next_of(legal, tribe);
    if (!move) continue;
    const int value = lead_by_sowing(layout, called(layout, o, tribe));
    if (value > highest) best = *move;
    highest = std::max(highest, value);
  }
  return best;
}

// Before collecting, what stands on the final tile besides the tribe that was dropped; otherwise what
// leaves the highest lead.
Action next_removal(const Layout& layout, const Observation& o) {
  const State& s = o.view();
  ActionList legal;
  legal_actions(layout, o, legal);
  if (s.resume == Step::collect && s.place == s.at)
    for (Action action : legal)
      if (action.tribe() != s.dropped) return action;
  return best_actions(layout, o).front();
}

// First what the merchants are to take, then the others as they lie.
Action next_card(const Layout&, const Observation& o) {
  const State& s = o.view();
  const auto put = static_cast<std::size_t>(s.card_row_size - s.left);
  const auto wanted = static_cast<std::size_t>(cards_to_take(s));
  if (put >= wanted) return Action::put(s.card_row[put]);
  Cards held = cards_of(s, s.active);
  for (std::size_t i = 0; i < put; ++i) held.add(s.card_row[i]);
  return Action::put(s.card_row[best_card(s, held, put)]);
}

}  // namespace naqala
