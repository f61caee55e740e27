#include "bots/finish.hpp"

#include <algorithm>
#include <climits>

#include "bots/prospects.hpp"
#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "rules/round.hpp"
#include "rules/tribes.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

// Rules of thumb, in points.
constexpr int builders_for_fakirs =
    3;  // blue tiles from which on a fakir earns more with builders than it is worth
constexpr int red_tiles_for_tent = 5;

// ---- Assassins --------------------------------------------------------------------------------------------

// On one tile: with Iblis two, but the second one is then on its way.
int kills_to_come(const State& s) { return s.double_kill && s.step == Step::tribe ? 2 : 1; }

int worth_of_victim(const State& s, const Appraisal& appraisal, Action kill) {
  if (kill.kind() == Kind::skip) return 0;
  if (kill.kind() == Kind::kill_seat) {
    if (kill.tribe() != Tribe::vizier) return 2 * kills_to_come(s);
    const int own = s.viziers[index(s.active)], theirs = s.viziers[index(kill.seat())];
    return theirs == own || theirs == own + 1 ? 11 : 1;
  }
  const Tile tile = kill.tile();
  const int paid = s.step == Step::tribe ? fakir_worth * fakirs_to_reach(s, tile) : 0;
  const bool claims = s.meeples[index(tile)].total() <= kills_to_come(s) && owner_of(s, tile) == nobody &&
                      can_claim(s, s.active);
  return (claims ? appraisal.worth_of_tile(tile) : 0) - paid;
}

// A meeple alone on a tile near enough that nobody owns, the best of these; nothing if there is none.
Action lonely_victim(const Layout& layout, const State& s, const Appraisal& appraisal) {
  Action best = Action::of(Kind::none);
  if (!can_claim(s, s.active)) return best;
  const int reach = number_in_hand(s);
  const TileSet owned = owned_by_anyone(s);
  int highest = 2;
  for (Tile tile : layout.land() - owned) {
    const int there = s.meeples[index(tile)].total();
    if (there == 0 || there > kills_to_come(s) || distance(s.at, tile) > reach) continue;
    if (appraisal.worth_of_tile(tile) <= highest) continue;
    highest = appraisal.worth_of_tile(tile);
    for (Tribe tribe : all<Tribe>)
      if (s.meeples[index(tile)].has(tribe)) best = Action::kill(tile, tribe);
  }
  return best;
}

Action best_victim(const Layout& layout, const State& s, const Appraisal& appraisal) {
  ActionList list;
  legal_actions(layout, s, list);
  Action best = list[0];
  int highest = INT_MIN;
  for (Action action : list) {
    const Kind kind = action.kind();
    if (kind != Kind::kill && kind != Kind::kill_seat && kind != Kind::skip) continue;
    const int worth = worth_of_victim(s, appraisal, action);
    if (worth > highest) best = action;
    highest = std::max(highest, worth);
  }
  return best;
}

Action victim(const Layout& layout, const State& s, const Appraisal& appraisal) {
  bool vizier_counts = false;
  for (Seat other : first<Seat>(seats_of(s))) {
    const int own = s.viziers[index(s.active)], theirs = s.viziers[index(other)];
    vizier_counts |= other != s.active && theirs > 0 && (theirs == own || theirs == own + 1);
  }
  if (!vizier_counts)
    if (const Action kill = lonely_victim(layout, s, appraisal); kill.kind() == Kind::kill) return kill;
  return best_victim(layout, s, appraisal);
}

// ---- The tribe and the tile -------------------------------------------------------------------------------

Action tribe_action(const Layout& layout, const State& s, const Appraisal& appraisal) {
  switch (tribe_in_hand(s)) {
    case Tribe::merchant:
      return Action::of(Kind::trade);
    case Tribe::builder:
      return Action::fakirs(layout.blue_around(s.at) >= builders_for_fakirs ? fakirs_of(s, s.active) : 0);
    case Tribe::assassin:
      return victim(layout, s, appraisal);
    default:
      return Action::of(Kind::keep);
  }
}

// The position of the best card among the first `offered`, and the worth of the best two.
struct Offer {
  int position = 0;
  int best = -1;
  int second = 0;
};
Offer best_offer(const State& s, const Appraisal& appraisal, int offered) {
  Offer offer;
  for (int i = 0; i < std::min<int>(offered, s.card_row_size); ++i) {
    const int worth = appraisal.worth_of_card(s.card_row[static_cast<std::size_t>(i)]);
    if (worth > offer.best) {
      offer.second = std::max(0, offer.best);
      offer.best = worth;
      offer.position = i;
    } else {
      offer.second = std::max(offer.second, worth);
    }
  }
  return offer;
}

Action buy_in(const Market& market, const State& s, const Appraisal& appraisal) {
  if (s.coins[index(s.active)] < market.price) return Action::skip();
  const Offer offer = best_offer(s, appraisal, market.offered);
  const int worth = offer.best + (market.cards == 2 ? offer.second : 0);
  return worth >= market.price ? Action::buy(offer.position) : Action::skip();
}

int worth_of_djinn(const State& s, Djinn djinn) {
  return djinn_table[index(djinn)].value + (s.last_round ? 0 : djinn_power_worth) +
         adds_at_the_end(s, s.active, djinn);
}

Action sacred_place(const State& s) {
  const bool fakir = fakirs_of(s, s.active) > 0;
  if (s.djinn_row_size == 0 || s.elders[index(s.active)] < (fakir ? 1 : 2)) return Action::skip();
  int best = 0;
  for (int i = 1; i < s.djinn_row_size; ++i)
    if (worth_of_djinn(s, s.djinn_row[static_cast<std::size_t>(i)]) >
        worth_of_djinn(s, s.djinn_row[static_cast<std::size_t>(best)]))
      best = i;
  return Action::djinn(best, fakir ? Payment::elder_fakir : Payment::elder_elder);
}

Action workshop(const State& s) {
  if (item_stack_size(s) == 0) return Action::skip();
  if (s.artisans[index(s.active)] > 0) return Action::of(Kind::item_artisan);
  return fakirs_of(s, s.active) >= 2 ? Action::of(Kind::item_fakirs) : Action::skip();
}

Action first_legal(const Layout& layout, const State& s) {
  ActionList list;
  legal_actions(layout, s, list);
  return list[0];
}

Action tile_action(const Layout& layout, const State& s, const Appraisal& appraisal) {
  const TileAction action = row_of(layout.kind(s.at)).action;
  switch (action) {
    case TileAction::palm:
      return palms_left(s) > 0 ? Action::of(Kind::palm) : Action::skip();
    case TileAction::palace:
      return palaces_left(s) > 0 ? Action::of(Kind::palace) : Action::skip();
    case TileAction::small_market:
    case TileAction::large_market:
    case TileAction::any_card:
      return buy_in(market_of(action), s, appraisal);
    case TileAction::sacred:
      return sacred_place(s);
    case TileAction::workshop:
      return workshop(s);
    default:
      return first_legal(layout, s);
  }
}

// ---- What powers and items ask for ------------------------------------------------------------------------

Action best_by(const Layout& layout, const State& s, auto worth) {
  ActionList list;
  legal_actions(layout, s, list);
  return *std::max_element(list.begin(), list.end(), [&](Action a, Action b) { return worth(a) < worth(b); });
}

Action camel_or_tent(const Layout& layout, const State& s) {
  // Where control has just been taken: the only tile of the board that nobody owns and that is asked about is
  // `place` for assassins and items, and the final tile otherwise.
  const Tile tile = s.place != no_tile ? s.place : s.at;
  if (tile == no_tile) return Action::of(Kind::camel);
  int red = 0;
  for (Tile near : layout.around(tile) | TileSet::of(tile))
    red += row_of(layout.kind(near)).colour == Colour::red;
  return Action::of(red >= red_tiles_for_tent ? Kind::tent : Kind::camel);
}

// The flute: those of the tribe that stands most around, as long as any are left.
Action call(const Layout& layout, const State& s) {
  const auto worth = [&](Action action) {
    if (action.kind() != Kind::move) return 0;
    int n = 2 * s.meeples[index(s.place)][action.tribe()];
    for (Tile from : layout.exits(s.place)) n += s.meeples[index(from)][action.tribe()];
    return n;
  };
  return best_by(layout, s, worth);
}

// The scimitar: before collecting, what stands on the final tile besides the tribe that is collected.
Action removal(const Layout& layout, const State& s) {
  const bool collects = s.resume == Step::collect && s.place == s.at;
  return best_by(layout, s, [&](Action action) { return collects && action.tribe() != s.dropped; });
}

Action in_chain(const Layout& layout, const State& s, const Appraisal& appraisal) {
  switch (s.step) {
    case Step::control:
      return camel_or_tent(layout, s);
    case Step::second_kill:
      return best_victim(layout, s, appraisal);
    case Step::second_buy:
      return Action::buy(best_offer(s, appraisal, s.left).position);
    case Step::keep_djinn:
      return best_by(layout, s, [&](Action a) { return worth_of_djinn(s, a.djinn()); });
    case Step::keep_item:
      return best_by(layout, s, [&](Action a) { return worth_of(s, s.active, a.item()); });
    case Step::order_row:
      return best_by(layout, s, [&](Action a) { return appraisal.worth_of_card(a.card()); });
    case Step::move_meeples:
      return call(layout, s);
    case Step::remove_meeples:
      return removal(layout, s);
    case Step::move_camel:
      return best_by(layout, s, [&](Action a) { return appraisal.worth_of_tile(a.tile()); });
    default:
      return first_legal(layout, s);  // the plain form comes first
  }
}

// ---- Powers -----------------------------------------------------------------------------------------------

// Djinns that are used before the turn ends.
constexpr DjinnSet used_at_the_end = DjinnSet::of(Djinn::leta) | DjinnSet::of(Djinn::utug) |
                                     DjinnSet::of(Djinn::enki) | DjinnSet::of(Djinn::bouraq) |
                                     DjinnSet::of(Djinn::echidna);

int cost_of(const State& s, Payment payment) {
  const int elder = has_djinn(s, s.active, Djinn::shamhat) ? 4 : 2;
  const int fakir = s.last_round ? 0 : fakir_worth;
  switch (payment) {
    case Payment::elder:
      return elder;
    case Payment::fakir:
      return fakir;
    case Payment::elder_elder:
      return 2 * elder;
    default:
      return elder + fakir;
  }
}

int brought_by(const State& s, const Appraisal& appraisal, Action use) {
  if (use.kind() != Kind::use_djinn || !used_at_the_end.has(use.djinn())) return 0;
  if (use.djinn() == Djinn::echidna) return s.built;
  const bool own = owner_of(s, use.tile()) == s.active;
  if (use.djinn() == Djinn::enki) return own ? (has_djinn(s, s.active, Djinn::haurvatat) ? 5 : 3) : 0;
  if (use.djinn() == Djinn::bouraq) return own ? 5 : 0;
  return appraisal.worth_of_tile(use.tile());
}

// Before the turn ends: what places a camel, palm or palace, or pays the builders again, for less than that
// is worth.
Action power_or_end(const Layout& layout, const State& s, const Appraisal& appraisal) {
  const Action end = Action::of(Kind::end);
  if ((s.djinns[index(s.active)] & used_at_the_end).empty()) return end;
  ActionList list;
  legal_actions(layout, s, list);
  Action best = end;
  int highest = 0;
  for (Action action : list) {
    const int brought = brought_by(s, appraisal, action);
    if (brought == 0 || brought - cost_of(s, action.payment()) <= highest) continue;
    highest = brought - cost_of(s, action.payment());
    best = action;
  }
  return best;
}

// By the step; `none` where the turn waits for more than thumbs: a tile to be taken or a meeple
// to be dropped.
Action next_action(const Layout& layout, const State& s, const Appraisal& appraisal) {
  switch (s.step) {
    case Step::take:
    case Step::drop:
      return Action::of(Kind::none);
    case Step::collect:
      return Action::of(Kind::collect);
    case Step::tribe:
      return tribe_action(layout, s, appraisal);
    case Step::tile:
      return tile_action(layout, s, appraisal);
    case Step::end:
      return power_or_end(layout, s, appraisal);
    default:
      return in_chain(layout, s, appraisal);
  }
}

// Goes on until `stop` says so or the turn is another's.
bool play_on(const Layout& layout, State& s, const Appraisal& appraisal, Rng& rng, Line* line, auto stop) {
  const Seat seat = s.active;
  bool by_chance = false;
  while (s.active == seat && !stop()) {
    const bool drawn = actor(s) == chance;
    const Action action = drawn ? draw(s, rng) : next_action(layout, s, appraisal);
    if (action.kind() == Kind::none) break;
    by_chance |= drawn;
    if (line) line->push_back(action);
    const bool ends = action.kind() == Kind::end;
    apply(layout, s, action);
    if (ends) break;
  }
  return by_chance;
}

}  // namespace

bool finish_turn(const Layout& layout, State& s, const Appraisal& appraisal, Rng& rng, Line* line) {
  return play_on(layout, s, appraisal, rng, line, [] { return false; });
}

bool finish_chain(const Layout& layout, State& s, const Appraisal& appraisal, Rng& rng, Line* line) {
  return play_on(layout, s, appraisal, rng, line, [&] { return is_moment_for_items(s.step); });
}

}  // namespace naqala
