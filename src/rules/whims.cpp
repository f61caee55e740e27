#include "rules/whims.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/round.hpp"
#include "rules/score.hpp"
#include "rules/tiles.hpp"

namespace naqala {

namespace {

// ---- What the whims ask for -------------------------------------------------------------------------------

using Condition = bool (*)(const State& s, Seat seat);

template <class Fits>
int owned_with(const State& s, Seat seat, Fits fits) {
  int n = 0;
  for (Tile tile : s.owned[index(seat)]) n += fits(tile);
  return n;
}

int owned_of(const State& s, Seat seat, TileAction action) {
  return owned_with(s, seat, [&](Tile tile) { return row_of(s.kind(tile)).action == action; });
}

template <Whim whim, int (State::*buildings)(Tile) const>
bool owns_buildings(const State& s, Seat seat) {
  int n = 0;
  for (Tile tile : s.owned[index(seat)]) n += (s.*buildings)(tile);
  return n >= wanted(whim);
}

template <Whim whim, TileAction action>
bool owns_tiles(const State& s, Seat seat) {
  return owned_of(s, seat, action) >= wanted(whim);
}

bool owns_corner(const State& s, Seat seat) {
  const int east = columns_of(s.options) - 1;
  const int south = rows_of(s.options) - 1;
  const TileSet owned = s.owned[index(seat)];
  return owned.has(tile_at(0, 0)) || owned.has(tile_at(east, 0)) || owned.has(tile_at(0, south)) ||
         owned.has(tile_at(east, south));
}

bool fulfilled_others(const State& s, Seat seat) {
  int n = 0;
  for (Whim whim : all<Whim>)
    n += whim != Whim::whims && s.whims[index(whim)] == WhimPlace::fulfilled_by(seat);
  return n >= wanted(Whim::whims);
}

bool holds_djinns(const State& s, Seat seat) { return s.djinns[index(seat)].size() >= wanted(Whim::djinns); }

bool owns_both_markets(const State& s, Seat seat) {
  return owns_tiles<Whim::markets, TileAction::small_market>(s, seat) &&
         owns_tiles<Whim::markets, TileAction::large_market>(s, seat);
}

// Tiles next to each other along one direction, this one the first. Nobody owns chasm or lake, so those break
// a line by themselves.
bool is_line(TileSet owned, Tile tile, Side side) {
  for (int more = wanted(Whim::line) - 1; more > 0; --more) {
    tile = beside(tile, side);
    if (tile == no_tile || !owned.has(tile)) return false;
  }
  return true;
}

bool owns_line(const State& s, Seat seat) {
  const TileSet owned = s.owned[index(seat)];
  return owned_with(s, seat, [&](Tile tile) {
           return is_line(owned, tile, Side::east) || is_line(owned, tile, Side::south);
         }) >= 1;
}

bool holds_precious(const State& s, Seat seat) {
  return precious_among(items_of(s, seat)) >= wanted(Whim::precious);
}

template <Whim whim, Card card>
bool holds_cards(const State& s, Seat seat) {
  return cards_of(s, seat)[card] >= wanted(whim);
}

template <Whim whim, auto field>
bool keeps(const State& s, Seat seat) {
  return (s.*field)[index(seat)] >= wanted(whim);
}

template <Deeds deed>
bool did(const State& s, Seat seat) {
  return seat == s.active && (s.deeds & deed) != 0;
}

// In the order of the enum, like whim_table.
constexpr std::array<Condition, count_of<Whim>> conditions{
    owns_buildings<Whim::palaces, &State::palaces>,
    owns_buildings<Whim::palms, &State::palms>,
    owns_tiles<Whim::workshop, TileAction::workshop>,
    owns_corner,
    fulfilled_others,
    holds_djinns,
    owns_tiles<Whim::sacred, TileAction::sacred>,
    owns_both_markets,
    did<built_much>,
    owns_line,
    holds_precious,
    holds_cards<Whim::fish, Card::fish>,
    holds_cards<Whim::wheat, Card::wheat>,
    holds_cards<Whim::pottery, Card::pottery>,
    keeps<Whim::viziers, &State::viziers>,
    keeps<Whim::elders, &State::elders>,
    keeps<Whim::artisans, &State::artisans>,
    did<killed(Tribe::vizier)>,
    did<killed(Tribe::elder)>,
    did<killed(Tribe::builder)>,
    did<killed(Tribe::merchant)>,
    did<killed(Tribe::assassin)>,
};

// ---- Whims that cards and items taken unseen can fulfil ---------------------------------------------------

struct GoodsWhim {
  Whim whim;
  Card card;
};
constexpr std::array<GoodsWhim, 3> goods_whims{
    {{Whim::fish, Card::fish}, {Whim::wheat, Card::wheat}, {Whim::pottery, Card::pottery}}};

// Whether the active seat may have gained a card or an item by the action in progress: in a large
// market, or by Kandicha.
bool amid_gains(const State& s) { return s.step == Step::second_buy || s.deeds != 0; }

WhimPlace place_of(const State& s, Whim whim) { return s.whims[index(whim)]; }

// Lays open what fulfils the whim, as far as it was not seen yet.
void show_proof(Context& c, Seat seat, Whim whim, const Shown& shown) {
  const State& s = c.s;
  for (const GoodsWhim& row : goods_whims)
    if (row.whim == whim) show_cards(c, seat, row.card, wanted(whim), whim);
  if (whim == Whim::precious)
    show_items(c, seat, s.sees(seat) ? precious_to_show(s, seat) : shown.items, whim);
}

bool is_told(Whim whim, const Shown& shown) {
  for (std::size_t i = 0; i < goods_whims.size(); ++i)
    if (goods_whims[i].whim == whim) return shown.goods[i];
  return whim == Whim::precious && !shown.items.empty();
}

void fulfil(Context& c, Seat seat, Whim whim, const Shown& shown) {
  c.s.whims[index(whim)] = WhimPlace::fulfilled_by(seat);
  c.moved(whim, seat, Place::fulfilled(seat), whim);
  show_proof(c, seat, whim, shown);
  gain_coins(c, seat, whim_table[index(whim)].coins, whim);
}

void fulfil_if_due(Context& c, Whim whim, const Shown& shown) {
  if (!place_of(c.s, whim).open()) return;
  const Seat seat = place_of(c.s, whim).seat();
  if (holds(c.s, seat, whim) || is_told(whim, shown)) fulfil(c, seat, whim, shown);
}

Whim whim_on(const State& s, Tile city) {
  const auto* found = std::find(s.whims.begin(), s.whims.end(), WhimPlace::on(city));
  return static_cast<Whim>(found - s.whims.begin());
}
}  // namespace

bool has_whim(const State& s, Tile city) { return index(whim_on(s, city)) < s.whims.size(); }

bool in_game(const Options& options, Whim whim) {
  const WhimRow& row = whim_table[index(whim)];
  return options.plays(row.set) && options.plays(row.needs);
}

bool in_whim_deck(const State& s, Whim whim) {
  return place_of(s, whim).put_away() && in_game(s.options, whim);
}

Tile city_to_fill(const State& s) {
  if (std::none_of(all<Whim>.begin(), all<Whim>.end(), [&](Whim whim) { return in_whim_deck(s, whim); }))
    return no_tile;
  for (Tile tile : all<Tile>)
    if (row_of(s.kind(tile)).action == TileAction::city && !has_whim(s, tile)) return tile;
  return no_tile;
}

Tile lay_whim(State& s, Whim whim) {
  const Tile city = city_to_fill(s);
  s.whims[index(whim)] = WhimPlace::on(city);
  return city;
}

void deal_whim(Context& c, Whim whim) {
  c.moved(whim, PlaceKind::deck, lay_whim(c.s, whim), Step::refill_whims);
}

bool refill_whims(State& s) {
  if (city_to_fill(s) == no_tile) return false;
  s.step = Step::refill_whims;
  return true;
}

// ---- The set-up -------------------------------------------------------------------------------------------

void deal_first_whims(const Options& options, Setup& setup, Rng& rng) {
  std::vector<Whim> deck;
  for (Whim whim : all<Whim>)
    if (in_game(options, whim)) deck.push_back(whim);
  rng.shuffle(deck);
  std::copy_n(deck.begin(), setup.whims.size(), setup.whims.begin());
}

std::string problem_with_whims(const Options& options, const Setup& setup) {
  if (!options.plays(Set::whims))
    return setup.whims == Setup{}.whims ? "" : "whims: a set that is not played";
  for (std::size_t i = 0; i < setup.whims.size(); ++i) {
    const auto* const here = setup.whims.begin() + i;
    if (!in_game(options, *here)) return "whims: " + std::string(name(*here)) + " needs the artisans";
    if (std::find(setup.whims.begin(), here, *here) != here)
      return "whims: " + std::string(name(*here)) + " is there twice";
  }
  return {};
}

void lay_first_whims(const Setup& setup, State& s) {
  for (Whim whim : setup.whims) lay_whim(s, whim);
}

// ---- The tile action of a city (R61) ----------------------------------------------------------------------

void offer_city_action(const State& s, ActionList& list) {
  list.push_back(has_whim(s, s.at) ? Action::of(Action::Kind::whim) : Action::skip());
}

void take_whim(Context& c) {
  State& s = c.s;
  const Whim whim = whim_on(s, s.at);
  s.whims[index(whim)] = WhimPlace::with(s.active);
  c.moved(whim, s.at, s.active, action_of_tile(c));
  if (whim == Whim::builders && s.built > 0) s.whim_after_build = true;  // R40
  pay_holder(c, Djinn::satesha, s.at);
  go_on_to_end(s);
}

void note(State& s, Deeds deed) {
  if (s.options.plays(Set::whims)) s.deeds |= deed;
}

bool holds(const State& s, Seat seat, Whim whim) { return conditions[index(whim)](s, seat); }

// Which seat is looked at first makes no difference: what a whim asks for is its owner's alone.
void fulfil_whims(Context& c, Action action) {
  if (!is_point(c.s.step) && c.s.step != Step::collect) return;
  const Shown shown = action.shown();
  for (Whim whim : all<Whim>)
    if (whim != Whim::whims) fulfil_if_due(c, whim, shown);
  fulfil_if_due(c, Whim::whims, shown);
  c.s.deeds = 0;
}

bool may_show_something(const State& s, Viewer viewer) {
  const auto hidden = [&](Whim whim) {
    return place_of(s, whim).on_board() ||
           (place_of(s, whim).open() && eyes_of(place_of(s, whim).seat()) != viewer);
  };
  return s.options.plays(Set::whims) &&
         (hidden(Whim::fish) || hidden(Whim::wheat) || hidden(Whim::pottery) || hidden(Whim::precious));
}

Shown shown_in(const State& truth, const State& view) {
  Shown shown;
  const auto untold = [&](Whim whim) {
    return place_of(truth, whim).fulfilled() && !place_of(view, whim).fulfilled();
  };
  for (std::size_t i = 0; i < goods_whims.size(); ++i) shown.goods[i] = untold(goods_whims[i].whim);
  if (untold(Whim::precious)) {
    const std::size_t seat = index(place_of(truth, Whim::precious).seat());
    shown.items = truth.items_shown[seat] - view.items_shown[seat];
  }
  return shown;
}

namespace {

// In the middle of a sowing whims are not looked at, and the ring may have brought a precious item.
bool ring_may_have_brought_one(const State& s) {
  return s.step == Step::drop && s.item_used && s.item_in_use == 0;
}

// Whether what the seat holds would have fulfilled the whim when it was last looked at.
bool would_have_held(const State& s, Seat seat, Whim whim) {
  if (whim == Whim::precious && seat == s.active && ring_may_have_brought_one(s))
    return precious_among(items_of(s, seat)) > wanted(Whim::precious);
  return holds(s, seat, whim);
}

}  // namespace

bool fits_open_whims(const State& s) {
  const bool looked_at = !amid_gains(s);
  for (Whim whim : {Whim::fish, Whim::wheat, Whim::pottery, Whim::precious}) {
    if (!place_of(s, whim).open()) continue;
    const Seat seat = place_of(s, whim).seat();
    if ((seat != s.active || looked_at) && would_have_held(s, seat, whim)) return false;
  }
  return true;
}

int city_points(const State& s, Seat seat) {
  return city_value[static_cast<std::size_t>(owned_of(s, seat, TileAction::city))];
}

TileSet lake_shore(const State& s) {
  for (Tile tile : all<Tile>)
    if (s.kind(tile) == TileKind::lake) return grid_around(tile);
  return {};
}

void add_whim_points(const State& s, Seat seat, Score& sheet) {
  sheet[Category::cities] = city_points(s, seat);
  const int times_more = lake_factor - 1;
  for (Tile tile : s.owned[index(seat)] & lake_shore(s)) {
    sheet[Category::palms] += times_more * s.palms(tile) * palm_points_for(s, seat);
    sheet[Category::palaces] += times_more * s.palaces(tile) * palace_points;
  }
}

}  // namespace naqala
