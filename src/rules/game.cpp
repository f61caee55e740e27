#include "rules/game.hpp"

#include <cassert>

#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/djinns.hpp"
#include "rules/round.hpp"
#include "rules/sowing.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

void offer_outcomes(const State& s, ActionList& list) {
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  for (const Outcome& outcome : outcomes) list.push_back(outcome.action);
}

void skip_step(State& s) {
  if (s.step == Step::tribe)
    skip_kill(s);
  else
    go_on_to_end(s);
}

void deal_card(const Layout& layout, State& s, Action action) {
  if (s.step == Step::refill_cards) {
    deal_to_row(s, action.card());
    return clean_up(s);
  }
  if (action.kind() == Kind::deal_unseen)
    deal_unknown(s, s.active);
  else
    deal_unseen(s, s.active, action.card());
  if (s.resume == Step::second_kill)
    go_on_after_kill(s);
  else
    return_to_point(layout, s);
}

void deal_djinn(State& s, Djinn djinn) {
  if (s.step == Step::draw_djinns) return draw_djinn(s, djinn);
  deal_djinn_to_row(s, djinn);
  clean_up(s);
}

}  // namespace

Seat actor(const State& s) {
  switch (s.step) {
    case Step::bid:
      return bidder(s);
    case Step::draw_meeples:
    case Step::draw_djinns:
    case Step::draw_card:
    case Step::refill_cards:
    case Step::refill_djinns:
      return chance;
    case Step::over:
      return nobody;
    default:
      return s.active;
  }
}

void legal_actions(const Layout& layout, const State& s, ActionList& list) {
  list.clear();
  switch (s.step) {
    case Step::bid:
      return offer_bids(s, list);
    case Step::take:
      offer_takes(layout, s, list);
      break;
    case Step::drop:
      return offer_drops(layout, s, list);
    case Step::collect:
      return list.push_back(Action::of(Kind::collect));
    case Step::tribe:
      offer_tribe_action(layout, s, list);
      break;
    case Step::tile:
      offer_tile_action(layout, s, list);
      break;
    case Step::end:
      offer_sales(s, list);
      break;
    case Step::second_kill:
      return offer_second_kill(s, list);
    case Step::second_buy:
      return offer_second_buy(s, list);
    case Step::place_palace:
      list.push_back(Action::of(Kind::palace));
      break;
    case Step::place_palm:
      list.push_back(Action::of(Kind::palm));
      break;
    case Step::keep_djinn:
      return offer_drawn_djinns(s, list);
    case Step::draw_meeples:
    case Step::draw_djinns:
    case Step::draw_card:
    case Step::refill_cards:
    case Step::refill_djinns:
      return offer_outcomes(s, list);
    case Step::over:
      return;
  }
  offer_powers(layout, s, list);
}

bool is_legal(const Layout& layout, const State& s, Action action) {
  ActionList list;
  legal_actions(layout, s, list);
  return list.contains(action);
}

void apply(const Layout& layout, State& s, Action action) {
  switch (action.kind()) {
    case Kind::bid:
      bid(s, action.number(), action.subject());
      return go_on_after_bid(layout, s);
    case Kind::take:
      return take(s, action.tile());
    case Kind::drop:
      return drop(s, action.tile(), action.tribe());
    case Kind::skip:
      return skip_step(s);
    case Kind::collect:
      return collect(s);
    case Kind::keep:
      return keep_meeples(s);
    case Kind::trade:
      return trade(s);
    case Kind::fakirs:
      return build(layout, s, action.number());
    case Kind::kill:
    case Kind::kill_seat:
      return kill(layout, s, action);
    case Kind::palm:
      return palm(layout, s);
    case Kind::palace:
      return palace(layout, s);
    case Kind::buy:
      return buy(layout, s, action.number());
    case Kind::djinn:
      return buy_djinn(s, action.number(), action.payment());
    case Kind::sell:
      return sell(s, action.goods());
    case Kind::end:
      return end_turn(layout, s);
    case Kind::use_djinn:
      return use_power(layout, s, action);
    case Kind::keep_djinn:
      return keep_djinn(layout, s, action.djinn());
    case Kind::deal_card:
    case Kind::deal_unseen:
      return deal_card(layout, s, action);
    case Kind::deal_djinn:
      return deal_djinn(s, action.djinn());
    case Kind::draw_meeple:
      return draw_meeple(layout, s, action.tribe());
    default:
      assert(false && "not an action of this game");
  }
}

void chance_outcomes(const State& s, OutcomeList& list) {
  list.clear();
  const auto add = [&](Action action, int weight) {
    if (weight > 0) list.push_back({action, static_cast<std::uint32_t>(weight)});
  };
  if (s.step == Step::draw_meeples) {
    const Meeples left = bag(s);
    for (Tribe tribe : all<Tribe>) add(Action::draw(tribe), left[tribe]);
  } else if (s.step == Step::draw_djinns || s.step == Step::refill_djinns) {
    for (Djinn djinn : all<Djinn>) add(Action::deal(djinn), s.djinn_deck.has(djinn));
  } else if (s.step == Step::draw_card || s.step == Step::refill_cards) {
    for (Card card : all<Card>) add(Action::deal(card), s.deck[card]);
  }
}

Action draw(const State& s, Rng& rng) {
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  std::uint32_t total = 0;
  for (const Outcome& outcome : outcomes) total += outcome.weight;
  std::uint32_t ticket = rng.below(total);
  for (const Outcome& outcome : outcomes) {
    if (ticket < outcome.weight) return outcome.action;
    ticket -= outcome.weight;
  }
  assert(false && "chance has nothing to draw");
  return {};
}

}  // namespace naqala
