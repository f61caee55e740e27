#include "rules/decision.hpp"

#include <algorithm>

#include "rules/cards.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/sowing.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

// Tiles that a turn takes without powers and items: its final one, and one that an assassin empties.
constexpr int tiles_of_a_turn = 2;

// Whether a seat may place its last camel, and tent, in one round.
bool may_end(const State& s) {
  const int turns = markers_for(seats_of(s)) / seats_of(s);
  const auto seats = first<Seat>(seats_of(s));
  return std::any_of(seats.begin(), seats.end(), [&](Seat seat) {
    return camels_left(s, seat) + has_tent(s, seat) <= turns * tiles_of_a_turn;
  });
}

// ---- What it belongs to -----------------------------------------------------------------------------------

Cause cause_of_draw(const Layout& layout, const State& s) {
  if (s.resume == Step::second_kill) return Djinn::kandicha;
  return s.step == Step::draw_card ? Cause(Djinn::sloar) : Cause(layout.kind(s.at));
}

Cause cause_of(const Layout& layout, const State& s) {
  switch (s.step) {
    case Step::tribe:
      return tribe_in_hand(s);
    case Step::tile:
    case Step::second_buy:
      return layout.kind(s.at);
    case Step::second_kill:
      return Djinn::iblis;
    case Step::place_palace:
      return Djinn::bouraq;
    case Step::place_palm:
      return Djinn::enki;
    case Step::keep_djinn:
    case Step::draw_djinns:
      return Djinn::sibittis;
    case Step::draw_meeples:
      return Djinn::anun_nak;
    case Step::draw_card:
    case Step::draw_item:
      return cause_of_draw(layout, s);
    case Step::draw_items:
    case Step::keep_item:
      return Tribe::artisan;
    case Step::draw_djinn:
      return Item::lamp;
    case Step::fill_row:
    case Step::order_row:
      return Item::horn;
    case Step::remove_meeples:
      return Item::scimitar;
    case Step::move_meeples:
      return Item::flute;
    case Step::move_camel:
      return Item::talisman;
    default:
      return s.step;
  }
}

Tile place_of(const State& s) {
  if (s.step == Step::refill_whims) return city_to_fill(s);
  return s.place != no_tile ? s.place : s.at;
}

// ---- What the steps ask for -------------------------------------------------------------------------------

void ask_kills(const Layout& layout, const State& s, Decision& decision) {
  decision.times = s.double_kill ? iblis_victims : 1;
  const int fakirs = fakirs_of(s, s.active);
  for (Tile tile : layout.land())
    if (const int needed = fakirs_to_reach(s, tile); !s.meeples[index(tile)].empty() && needed <= fakirs)
      decision.targets[static_cast<std::size_t>(needed)].add(tile);
  for (Seat seat : first<Seat>(seats_of(s)))
    decision.target_seats[index(seat)] = !victims_at(s, seat).empty();
}

void ask_tribe(const Layout& layout, const State& s, Decision& decision) {
  decision.tribe = tribe_in_hand(s);
  decision.n = number_in_hand(s);
  if (decision.tribe == Tribe::builder) {
    decision.blue = layout.blue_around(s.at);
    decision.times = s.double_coins ? echidna_factor : 1;
  }
  if (decision.tribe == Tribe::assassin) ask_kills(layout, s, decision);
  if (decision.tribe == Tribe::merchant) decision.left = std::min<int>(decision.n, s.card_row_size);
}

void ask_tile(const Layout& layout, const State& s, Decision& decision) {
  const TileAction action = row_of(layout.kind(s.at)).action;
  if (action == TileAction::sacred) decision.offered = s.djinn_row_size;
  if (!is_market(action)) return;
  const Market& market = market_of(action);
  decision.price = market.price;
  decision.offered = std::min<int>(market.offered, s.card_row_size);
  decision.left = std::min<int>(market.cards, decision.offered);
}

void ask_step(const Layout& layout, const State& s, Decision& decision) {
  switch (s.step) {
    case Step::bid:
      decision.ends = may_end(s);
      break;
    case Step::take:
      decision.carpet = on_carpet(s);
      break;
    case Step::drop:
      decision.hand = s.hand;
      decision.carpet = on_carpet(s);
      break;
    case Step::collect:
      decision.tribe = s.dropped;
      decision.n = s.meeples[index(s.at)][s.dropped];
      break;
    case Step::tribe:
      return ask_tribe(layout, s, decision);
    case Step::tile:
      return ask_tile(layout, s, decision);
    case Step::second_kill:
      decision.victim = s.victim;
      decision.left = 1;
      break;
    case Step::second_buy:
      decision.offered = s.left;
      decision.left = 1;
      break;
    case Step::keep_item:
      decision.offered = drawn_items(s);
      break;
    case Step::keep_djinn:
      decision.offered = s.djinns_drawn.size();
      break;
    case Step::move_camel:
      decision.tent = tent_of(s, s.active) == s.place;
      break;
    default:
      decision.left = s.left;
  }
}

// What the list of actions has besides.
void ask_besides(const Layout& layout, const State& s, Decision& decision) {
  ActionList list;
  legal_actions(layout, s, list);
  for (Action action : list) {
    decision.can_skip |= action.kind() == Action::Kind::skip;
    decision.can_sell |= action.kind() == Action::Kind::sell;
    if (action.kind() == Action::Kind::use_djinn) decision.powers.add(action.djinn());
    if (!uses_item(action)) continue;
    if (const Item item = item_used_by(action); !decision.items.has(item)) decision.items.add(item);
  }
}

}  // namespace

Decision decision_due(const Layout& layout, const State& s) {
  Decision decision;
  decision.step = s.step;
  decision.actor = actor(s);
  decision.by = cause_of(layout, s);
  decision.place = place_of(s);
  ask_step(layout, s, decision);
  if (is_seat(decision.actor) && s.sees(decision.actor)) ask_besides(layout, s, decision);
  return decision;
}

Decision decision_due(const Layout& layout, const Observation& o) { return decision_due(layout, o.view()); }

void preview(const Layout& layout, const State& s, Action action, EffectList& effects) {
  State after = s;
  apply(layout, after, action, &effects);
}

void preview(const Layout& layout, const Observation& o, Action action, EffectList& effects) {
  preview(layout, o.view(), action, effects);
}

}  // namespace naqala
