#include "rules/djinns.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/round.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"

namespace naqala {

namespace {

// ---- Conditions that several powers share -----------------------------------------------------------------

bool at_a_point(const State& s) { return is_point(s.step); }

TileSet bare_tiles(const Layout& layout, const State& s) {  // no camel, palm or palace
  TileSet tiles = layout.land() - owned_by_anyone(s);
  for (Tile tile : tiles)
    if (s.buildings[index(tile)] != 0) tiles.remove(tile);
  return tiles;
}

TileSet tiles_with_meeples(const Layout& layout, const State& s) {
  TileSet tiles;
  for (Tile tile : layout.land())
    if (!s.meeples[index(tile)].empty()) tiles.add(tile);
  return tiles;
}

TileSet empty_tiles(const Layout& layout, const State& s) {
  return bare_tiles(layout, s) - tiles_with_meeples(layout, s);
}

bool tribe_acts(const State& s, Tribe tribe) { return s.step == Step::tribe && tribe_in_hand(s) == tribe; }

// Where a palm or palace is about to be placed, `no_tile` if none is.
Tile palm_due(const Layout& layout, const State& s) {
  if (palms_left(s) == 0) return no_tile;
  if (s.step == Step::place_palm) return s.place;
  return s.step == Step::tile && row_of(layout.kind(s.at)).action == TileAction::palm ? s.at : no_tile;
}
Tile palace_due(const Layout& layout, const State& s) {
  if (palaces_left(s) == 0) return no_tile;
  if (s.step == Step::place_palace) return s.place;
  return s.step == Step::tile && row_of(layout.kind(s.at)).action == TileAction::palace ? s.at : no_tile;
}

TileSet around_or_none(const Layout& layout, Tile tile) {
  return tile == no_tile ? TileSet{} : layout.around(tile);
}

// Whether the active seat has the unused djinn that may move a palm or palace, and so must be asked before it
// is placed. That depends on open facts alone: whether the seat can pay is its secret.
bool may_be_moved_by(const State& s, Djinn djinn) {
  return has_djinn(s, s.active, djinn) && !s.djinns_used.has(djinn);
}

// ---- The powers -------------------------------------------------------------------------------------------

// A power is either put to use on one of some tiles (`targets`), or just used (`possible`). Both judge things
// as they stand, before the cost is paid.
struct Power {
  Djinn djinn;
  TileSet (*targets)(const Layout&, const State&) = nullptr;
  bool (*possible)(const Layout&, const State&, Payment) = nullptr;
  void (*act)(Context&, Tile) = nullptr;
};

constexpr Power powers[] = {
    {.djinn = Djinn::anun_nak,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && !bag(s).empty() ? empty_tiles(layout, s) : TileSet{};
         },
     .act =
         [](Context& c, Tile tile) {
           begin_chain(c.s, Step::draw_meeples, tile, std::min(anun_nak_meeples, bag(c.s).total()));
         }},

    {.djinn = Djinn::bouraq,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && palaces_left(s) > 0 ? layout.with_action(TileAction::palace) : TileSet{};
         },
     .act =
         [](Context& c, Tile tile) {
           if (may_be_moved_by(c.s, Djinn::hagis)) return begin_chain(c.s, Step::place_palace, tile);
           place_palace(c, tile, Djinn::bouraq);
         }},

    {.djinn = Djinn::echidna,
     .possible =
         [](const Layout& layout, const State& s, Payment) {
           if (tribe_acts(s, Tribe::builder)) return layout.blue_around(s.at) > 0;
           return at_a_point(s) && s.built > 0;
         },
     .act =
         [](Context& c, Tile) {
           if (c.s.step == Step::tribe)
             c.s.double_coins = true;
           else
             pay_builders_again(c);
         }},

    {.djinn = Djinn::enki,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && palms_left(s) > 0 ? layout.with_action(TileAction::palm) : TileSet{};
         },
     .act =
         [](Context& c, Tile tile) {
           if (may_be_moved_by(c.s, Djinn::lamia)) return begin_chain(c.s, Step::place_palm, tile);
           place_palm(c, tile, Djinn::enki);
         }},

    {.djinn = Djinn::hagis,
     .targets = [](const Layout& layout,
                   const State& s) { return around_or_none(layout, palace_due(layout, s)); },
     .act =
         [](Context& c, Tile tile) {
           place_palace(c, tile, Djinn::hagis);
           go_on_after_placing(c);
         }},

    {.djinn = Djinn::iblis,
     .possible =
         [](const Layout& layout, const State& s, Payment payment) {
           const int fakirs_after = fakirs_of(s, s.active) - fakirs_in(payment);
           return tribe_acts(s, Tribe::assassin) && two_victims_in_reach(layout, s, fakirs_after);
         },
     .act = [](Context& c, Tile) { c.s.double_kill = true; }},

    {.djinn = Djinn::lamia,
     .targets = [](const Layout& layout,
                   const State& s) { return around_or_none(layout, palm_due(layout, s)); },
     .act =
         [](Context& c, Tile tile) {
           place_palm(c, tile, Djinn::lamia);
           go_on_after_placing(c);
         }},

    {.djinn = Djinn::leta,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && can_claim(s, s.active) ? empty_tiles(layout, s) : TileSet{};
         },
     .act = [](Context& c, Tile tile) { take_control(c, tile, Djinn::leta); }},

    {.djinn = Djinn::sibittis,
     .possible = [](const Layout&, const State& s,
                    Payment) { return at_a_point(s) && !(s.djinn_deck | djinn_discards(s)).empty(); },
     .act =
         [](Context& c, Tile) {
           const DjinnSet drawable = c.s.djinn_deck | djinn_discards(c.s);
           begin_chain(c.s, Step::draw_djinns, no_tile, std::min(sibittis_djinns, drawable.size()));
           ready_to_draw_djinn(c);
         }},

    {.djinn = Djinn::sloar,
     .possible = [](const Layout&, const State& s,
                    Payment) { return at_a_point(s) && (deck_size(s) > 0 || !discards(s).empty()); },
     .act =
         [](Context& c, Tile) {
           begin_chain(c.s, Step::draw_card);
           ready_to_draw(c);
         }},

    {.djinn = Djinn::utug,
     .targets =
         [](const Layout& layout, const State& s) {
           const bool can = at_a_point(s) && can_claim(s, s.active);
           return can ? bare_tiles(layout, s) & tiles_with_meeples(layout, s) : TileSet{};
         },
     .act = [](Context& c, Tile tile) { take_control(c, tile, Djinn::utug); }},
};

void offer(const Layout& layout, const State& s, const Power& power, Payment payment, ActionList& list) {
  if (power.targets != nullptr) {
    for (Tile tile : power.targets(layout, s)) list.push_back(Action::use(power.djinn, payment, tile));
  } else if (power.possible(layout, s, payment)) {
    list.push_back(Action::use(power.djinn, payment));
  }
}

}  // namespace

bool can_pay(const State& s, Seat seat, Payment payment) {
  return s.elders[index(seat)] >= elders_in(payment) && fakirs_of(s, seat) >= fakirs_in(payment);
}

void pay(Context& c, Seat seat, Payment payment, Cause by) {
  auto& elders = c.s.elders[index(seat)];
  elders = static_cast<std::uint8_t>(elders - elders_in(payment));
  c.moved(Tribe::elder, elders_in(payment), seat, PlaceKind::bag, by);
  discard(c, seat, Card::fakir, fakirs_in(payment), by);
}

void pay_for(Context& c, Seat holder, Djinn djinn, int times, Seat doer, Tile at) {
  const int each = holder == doer ? event_coins_by_owner : event_coins_by_others;
  const Factors factors{.n = static_cast<std::uint8_t>(times), .each = static_cast<std::uint8_t>(each)};
  gain_coins(c, holder, times * each, Cause(djinn).on(at).with(factors));
}

void pay_holder(Context& c, Djinn djinn, Tile at, int times) {
  const Seat holder = holder_of(c.s, djinn);
  if (holder != nobody) pay_for(c, holder, djinn, times, c.s.active, at);
}

void gain_djinn(Context& c, Seat seat, Djinn djinn, Place from, Cause by) {
  c.s.djinns[index(seat)].add(djinn);
  c.moved(djinn, from, seat, by);
  if (djinn != Djinn::baal) pay_holder(c, Djinn::baal, no_tile);
}

void offer_powers(const Layout& layout, const State& s, ActionList& list) {
  const DjinnSet usable = s.djinns[index(s.active)] - s.djinns_used;
  if (usable.empty()) return;
  for (const Power& power : powers) {
    if (!usable.has(power.djinn)) continue;
    for (Payment payment : all<Payment>)
      if (settles(payment, djinn_table[index(power.djinn)].cost) && can_pay(s, s.active, payment))
        offer(layout, s, power, payment, list);
  }
}

void use_power(Context& c, Action action) {
  State& s = c.s;
  const auto* power = std::find_if(std::begin(powers), std::end(powers),
                                   [&](const Power& p) { return p.djinn == action.djinn(); });
  assert(power != std::end(powers));
  const Step point = s.step;
  pay(c, s.active, action.payment(), action.djinn());
  s.djinns_used.add(action.djinn());
  c.happened(EffectKind::djinn_used, action.djinn(), action.djinn());
  power->act(c, action.tile());
  if (s.step == point && at_a_point(s)) {  // done with it: the point is still open
    s.resume = point;
    return_to_point(c);
  }
}

void offer_drawn_djinns(const State& s, ActionList& list) {
  for (Djinn djinn : all<Djinn>)
    if (s.djinns_drawn.has(djinn)) list.push_back(Action::keep(djinn));
}

void keep_djinn(Context& c, Djinn djinn) {
  const DjinnSet others = c.s.djinns_drawn - DjinnSet::of(djinn);
  c.s.djinns_drawn = {};
  gain_djinn(c, c.s.active, djinn, PlaceKind::drawn, Djinn::sibittis);
  c.moved(others, PlaceKind::drawn, PlaceKind::discards, Djinn::sibittis);
  return_to_point(c);
}

void draw_meeple(Context& c, Tribe tribe) {
  State& s = c.s;
  s.meeples[index(s.place)].add(tribe);
  c.moved(tribe, 1, PlaceKind::bag, s.place, Djinn::anun_nak);
  if (--s.left == 0) return_to_point(c);
}

void draw_djinn(Context& c, Djinn djinn) {
  State& s = c.s;
  s.djinn_deck.remove(djinn);
  s.djinns_drawn.add(djinn);
  c.moved(djinn, PlaceKind::deck, PlaceKind::drawn, Djinn::sibittis);
  if (--s.left == 0)
    s.step = Step::keep_djinn;
  else
    ready_to_draw_djinn(c);
}

DjinnSet djinn_discards(const State& s) {
  DjinnSet elsewhere = s.djinn_deck | s.djinns_drawn;
  for (DjinnSet held : s.djinns) elsewhere = elsewhere | held;
  for (int i = 0; i < s.djinn_row_size; ++i) elsewhere.add(s.djinn_row[static_cast<std::size_t>(i)]);
  return djinns_of(s.options) - elsewhere;
}

bool ready_to_draw_djinn(Context& c) {
  State& s = c.s;
  if (s.djinn_deck.empty()) {
    s.djinn_deck = djinn_discards(s);
    c.moved(s.djinn_deck, PlaceKind::discards, PlaceKind::deck, Cause::empty_deck());
  }
  return !s.djinn_deck.empty();
}

void take_from_djinn_row(Context& c, Seat seat, int position, Cause by) {
  State& s = c.s;
  auto* const row = s.djinn_row.data();
  const Djinn djinn = row[position];
  std::copy(row + position + 1, row + s.djinn_row_size, row + position);
  row[--s.djinn_row_size] = Djinn{};
  gain_djinn(c, seat, djinn, Place::row(position), by);
}

void deal_djinn_to_row(Context& c, Djinn djinn) {
  State& s = c.s;
  s.djinn_deck.remove(djinn);
  c.moved(djinn, PlaceKind::deck, Place::row(s.djinn_row_size), Step::refill_djinns);
  s.djinn_row[s.djinn_row_size++] = djinn;
}

}  // namespace naqala
