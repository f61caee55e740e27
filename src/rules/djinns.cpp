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
  void (*act)(const Layout&, State&, Tile) = nullptr;
};

constexpr Power powers[] = {
    {.djinn = Djinn::anun_nak,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && !bag(s).empty() ? empty_tiles(layout, s) : TileSet{};
         },
     .act =
         [](const Layout&, State& s, Tile tile) {
           begin_chain(s, Step::draw_meeples, tile, std::min(anun_nak_meeples, bag(s).total()));
         }},

    {.djinn = Djinn::bouraq,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && palaces_left(s) > 0 ? layout.with_action(TileAction::palace) : TileSet{};
         },
     .act =
         [](const Layout&, State& s, Tile tile) {
           if (may_be_moved_by(s, Djinn::hagis)) return begin_chain(s, Step::place_palace, tile);
           place_palace(s, tile);
         }},

    {.djinn = Djinn::echidna,
     .possible =
         [](const Layout& layout, const State& s, Payment) {
           if (tribe_acts(s, Tribe::builder)) return layout.blue_around(s.at) > 0;
           return at_a_point(s) && s.built > 0;
         },
     .act =
         [](const Layout&, State& s, Tile) {
           if (s.step == Step::tribe)
             s.double_coins = true;
           else
             pay_builders_again(s);
         }},

    {.djinn = Djinn::enki,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && palms_left(s) > 0 ? layout.with_action(TileAction::palm) : TileSet{};
         },
     .act =
         [](const Layout&, State& s, Tile tile) {
           if (may_be_moved_by(s, Djinn::lamia)) return begin_chain(s, Step::place_palm, tile);
           place_palm(s, tile);
         }},

    {.djinn = Djinn::hagis,
     .targets = [](const Layout& layout,
                   const State& s) { return around_or_none(layout, palace_due(layout, s)); },
     .act =
         [](const Layout& layout, State& s, Tile tile) {
           place_palace(s, tile);
           go_on_after_placing(layout, s);
         }},

    {.djinn = Djinn::iblis,
     .possible =
         [](const Layout& layout, const State& s, Payment payment) {
           const int fakirs_after = fakirs_of(s, s.active) - fakirs_in(payment);
           return tribe_acts(s, Tribe::assassin) && two_victims_in_reach(layout, s, fakirs_after);
         },
     .act = [](const Layout&, State& s, Tile) { s.double_kill = true; }},

    {.djinn = Djinn::lamia,
     .targets = [](const Layout& layout,
                   const State& s) { return around_or_none(layout, palm_due(layout, s)); },
     .act =
         [](const Layout& layout, State& s, Tile tile) {
           place_palm(s, tile);
           go_on_after_placing(layout, s);
         }},

    {.djinn = Djinn::leta,
     .targets =
         [](const Layout& layout, const State& s) {
           return at_a_point(s) && can_claim(s, s.active) ? empty_tiles(layout, s) : TileSet{};
         },
     .act = [](const Layout&, State& s, Tile tile) { take_control(s, tile); }},

    {.djinn = Djinn::sibittis,
     .possible = [](const Layout&, const State& s,
                    Payment) { return at_a_point(s) && !(s.djinn_deck | djinn_discards(s)).empty(); },
     .act =
         [](const Layout&, State& s, Tile) {
           begin_chain(s, Step::draw_djinns, no_tile,
                       std::min(sibittis_djinns, (s.djinn_deck | djinn_discards(s)).size()));
           ready_to_draw_djinn(s);
         }},

    {.djinn = Djinn::sloar,
     .possible = [](const Layout&, const State& s,
                    Payment) { return at_a_point(s) && (deck_size(s) > 0 || !discards(s).empty()); },
     .act =
         [](const Layout&, State& s, Tile) {
           begin_chain(s, Step::draw_card);
           ready_to_draw(s);
         }},

    {.djinn = Djinn::utug,
     .targets =
         [](const Layout& layout, const State& s) {
           const bool can = at_a_point(s) && can_claim(s, s.active);
           return can ? bare_tiles(layout, s) & tiles_with_meeples(layout, s) : TileSet{};
         },
     .act = [](const Layout&, State& s, Tile tile) { take_control(s, tile); }},
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

void pay(State& s, Seat seat, Payment payment) {
  auto& elders = s.elders[index(seat)];
  elders = static_cast<std::uint8_t>(elders - elders_in(payment));
  discard(s, seat, Card::fakir, fakirs_in(payment));
}

void pay_holder(State& s, Djinn djinn, int times) {
  const Seat holder = holder_of(s, djinn);
  if (holder == nobody) return;
  add_coins(s, holder, times * (holder == s.active ? event_coins_by_owner : event_coins_by_others));
}

void gain_djinn(State& s, Seat seat, Djinn djinn) {
  s.djinns[index(seat)].add(djinn);
  if (djinn != Djinn::baal) pay_holder(s, Djinn::baal);
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

void use_power(const Layout& layout, State& s, Action action) {
  const auto* power = std::find_if(std::begin(powers), std::end(powers),
                                   [&](const Power& p) { return p.djinn == action.djinn(); });
  assert(power != std::end(powers));
  const Step point = s.step;
  pay(s, s.active, action.payment());
  s.djinns_used.add(action.djinn());
  power->act(layout, s, action.tile());
  if (s.step == point && at_a_point(s)) {  // done with it: the point is still open
    s.resume = point;
    return_to_point(layout, s);
  }
}

void offer_drawn_djinns(const State& s, ActionList& list) {
  for (Djinn djinn : all<Djinn>)
    if (s.djinns_drawn.has(djinn)) list.push_back(Action::keep(djinn));
}

void keep_djinn(const Layout& layout, State& s, Djinn djinn) {
  s.djinns_drawn = {};
  gain_djinn(s, s.active, djinn);
  return_to_point(layout, s);
}

void draw_meeple(const Layout& layout, State& s, Tribe tribe) {
  s.meeples[index(s.place)].add(tribe);
  if (--s.left == 0) return_to_point(layout, s);
}

void draw_djinn(State& s, Djinn djinn) {
  s.djinn_deck.remove(djinn);
  s.djinns_drawn.add(djinn);
  if (--s.left == 0)
    s.step = Step::keep_djinn;
  else
    ready_to_draw_djinn(s);
}

DjinnSet djinn_discards(const State& s) {
  DjinnSet elsewhere = s.djinn_deck | s.djinns_drawn;
  for (DjinnSet held : s.djinns) elsewhere = elsewhere | held;
  for (int i = 0; i < s.djinn_row_size; ++i) elsewhere.add(s.djinn_row[static_cast<std::size_t>(i)]);
  return djinns_of(s.options) - elsewhere;
}

bool ready_to_draw_djinn(State& s) {
  if (s.djinn_deck.empty()) s.djinn_deck = djinn_discards(s);
  return !s.djinn_deck.empty();
}

Djinn take_from_djinn_row(State& s, int position) {
  auto* const row = s.djinn_row.data();
  const Djinn djinn = row[position];
  std::copy(row + position + 1, row + s.djinn_row_size, row + position);
  row[--s.djinn_row_size] = Djinn{};
  return djinn;
}

void deal_djinn_to_row(State& s, Djinn djinn) {
  s.djinn_deck.remove(djinn);
  s.djinn_row[s.djinn_row_size++] = djinn;
}

}  // namespace naqala
