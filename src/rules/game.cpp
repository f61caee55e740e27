#include "rules/game.hpp"

#include <cassert>

#include "rules/artisans.hpp"
#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/round.hpp"
#include "rules/set_rules.hpp"
#include "rules/sowing.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

constexpr std::uint64_t bit(Step step) { return std::uint64_t{1} << index(step); }
static_assert(2 * count_of<Step> <= 64, "there is room for twice as many steps");
constexpr bool is_for_chance(Step step) {
  constexpr std::uint64_t steps = bit(Step::draw_meeples) | bit(Step::draw_djinns) | bit(Step::draw_card) |
                                  bit(Step::refill_cards) | bit(Step::refill_djinns) | bit(Step::draw_items) |
                                  bit(Step::draw_item) | bit(Step::draw_djinn) | bit(Step::fill_row) |
                                  bit(Step::refill_whims);
  return (steps & bit(step)) != 0;
}

void offer_outcomes(const State& s, ActionList& list) {
  OutcomeList outcomes;
  chance_outcomes(s, outcomes);
  for (const Outcome& outcome : outcomes) list.push_back(outcome.action);
}

void skip_step(Context& c) {
  if (c.s.step == Step::tribe)
    skip_kill(c);
  else
    go_on_to_end(c.s);
}

// A card for the active seat alone to see: Kandicha's or Sloar's.
void deal_to_active_seat(Context& c, Action action) {
  State& s = c.s;
  const bool after_kill = s.resume == Step::second_kill;
  const Cause by = after_kill ? Cause(Djinn::kandicha).on(s.place) : Cause(Djinn::sloar);
  if (action.kind() == Kind::deal_unseen)
    deal_unknown(c, s.active, by);
  else
    deal_unseen(c, s.active, action.card(), by);
  if (after_kill)
    go_on_after_kill(c);
  else
    return_to_point(c);
}

void deal_card(Context& c, Action action) {
  if (c.s.step == Step::refill_cards) {
    deal_to_row(c, action.card(), Step::refill_cards);
    return clean_up(c);
  }
  if (c.s.step == Step::fill_row) return deal_horn_card(c, action.card());
  deal_to_active_seat(c, action);
}

void deal_djinn(Context& c, Djinn djinn) {
  if (c.s.step == Step::draw_djinns) return draw_djinn(c, djinn);
  if (c.s.step == Step::draw_djinn) return deal_lamp_djinn(c, djinn);
  deal_djinn_to_row(c, djinn);
  clean_up(c);
}

void carry_out(Context& c, Action action) {
  switch (action.kind()) {
    case Kind::bid:
      bid(c, action.number(), action.subject());
      return go_on_after_bid(c);
    case Kind::take:
      return take(c, action.tile());
    case Kind::drop:
      return drop(c, action.tile(), action.tribe());
    case Kind::skip:
      return skip_step(c);
    case Kind::collect:
      return collect(c);
    case Kind::camel:
    case Kind::tent:
      return place_camel_or_tent(c, action.kind());
    case Kind::keep:
      return keep_meeples(c);
    case Kind::trade:
      return trade(c);
    case Kind::fakirs:
      return build(c, action.number());
    case Kind::kill:
    case Kind::kill_seat:
      return kill(c, action);
    case Kind::palm:
      return palm(c);
    case Kind::palace:
      return palace(c);
    case Kind::buy:
      return buy(c, action.number());
    case Kind::djinn:
      return buy_djinn(c, action.number(), action.payment());
    case Kind::item_artisan:
    case Kind::item_fakirs:
      return visit_workshop(c, action.kind());
    case Kind::whim:
      return take_whim(c);
    case Kind::sell:
      return sell(c, action.goods());
    case Kind::end:
      return end_turn(c);
    case Kind::use_djinn:
      return use_power(c, action);
    case Kind::keep_djinn:
      return keep_djinn(c, action.djinn());
    case Kind::keep_item:
    case Kind::keep_unseen:
      return keep_item(c, action);
    case Kind::use_item:
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
    case Kind::use_ring:
      return use_item(c, action);
    case Kind::remove:
    case Kind::move:
    case Kind::done:
    case Kind::to:
    case Kind::put:
      return do_item_step(c, action);
    case Kind::deal_card:
    case Kind::deal_unseen:
      return deal_card(c, action);
    case Kind::deal_djinn:
      return deal_djinn(c, action.djinn());
    case Kind::deal_item:
    case Kind::deal_item_unseen:
      return deal_item(c, action);
    case Kind::deal_whim:
      deal_whim(c, action.whim());
      return clean_up(c);
    case Kind::draw_meeple:
      return draw_meeple(c, action.tribe());
    case Kind::none:
      assert(false && "not an action");
  }
}

}  // namespace

Seat actor(const State& s) {
  if (s.step == Step::bid) return bidder(s);
  if (s.step == Step::over) return nobody;
  return is_for_chance(s.step) ? chance : s.active;
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
      offer_drops(layout, s, list);
      return offer_items(layout, s, list);
    case Step::collect:
      list.push_back(Action::of(Kind::collect));
      return offer_items(layout, s, list);
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
    case Step::draw_items:
    case Step::draw_item:
    case Step::draw_djinn:
    case Step::fill_row:
    case Step::refill_whims:
      return offer_outcomes(s, list);
    case Step::control:
      return offer_camel_or_tent(list);
    case Step::keep_item:
      return offer_drawn_items(s, list);
    case Step::remove_meeples:
    case Step::move_meeples:
    case Step::move_camel:
    case Step::order_row:
      return offer_item_step(layout, s, list);
    case Step::over:
      return;
  }
  offer_powers(layout, s, list);
  offer_items(layout, s, list);
}

bool is_legal(const Layout& layout, const State& s, Action action) {
  ActionList list;
  legal_actions(layout, s, list);
  return list.contains(action);
}

void apply(const Layout& layout, State& s, Action action, EffectList* effects) {
  if (effects != nullptr) effects->clear();
  Context context{layout, s, effects};
  carry_out(context, action);
  for_sets_in_play<&SetRules::after_action>(s.options, context, action);
}

void chance_outcomes(const State& s, OutcomeList& list) {
  list.clear();
  const auto add = [&](Action action, int weight) {
    if (weight > 0) list.push_back({action, static_cast<std::uint32_t>(weight)});
  };
  if (s.step == Step::draw_meeples) {
    const Meeples left = bag(s);
    for (Tribe tribe : all<Tribe>) add(Action::draw(tribe), left[tribe]);
  } else if (s.step == Step::draw_djinns || s.step == Step::refill_djinns || s.step == Step::draw_djinn) {
    for (Djinn djinn : all<Djinn>) add(Action::deal(djinn), s.djinn_deck.has(djinn));
  } else if (s.step == Step::draw_card || s.step == Step::refill_cards || s.step == Step::fill_row) {
    for (Card card : all<Card>) add(Action::deal(card), s.deck[card]);
  } else if (s.step == Step::draw_items || s.step == Step::draw_item) {
    for (Item item : all<Item>) add(Action::deal(item), s.item_stack[item]);
  } else if (s.step == Step::refill_whims) {
    for (Whim whim : all<Whim>) add(Action::deal(whim), in_whim_deck(s, whim));
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
