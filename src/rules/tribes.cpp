#include "rules/tribes.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/round.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

// Meeples in front of a seat, by tribe; null for tribes that nobody keeps.
std::uint8_t* in_front(State& s, Seat seat, Tribe tribe) {
  switch (tribe) {
    case Tribe::vizier:
      return &s.viziers[index(seat)];
    case Tribe::elder:
      return &s.elders[index(seat)];
    case Tribe::artisan:
      return &s.artisans[index(seat)];
    default:
      return nullptr;
  }
}

void offer_kills_on(const State& s, Tile tile, ActionList& list) {
  for (Tribe tribe : all<Tribe>)
    if (s.meeples[index(tile)].has(tribe)) list.push_back(Action::kill(tile, tribe));
}

void offer_kills_at(const State& s, Seat seat, ActionList& list) {
  for (Tribe tribe : all<Tribe>)
    if (victims_at(s, seat).has(tribe)) list.push_back(Action::kill_seat(seat, tribe));
}

// R26: a kill must be made if one needs no fakirs.
void offer_kills(const Layout& layout, const State& s, ActionList& list) {
  const int fakirs = fakirs_of(s, s.active);
  bool must = false;
  for (Tile tile : layout.land()) {
    if (s.meeples[index(tile)].empty() || fakirs_to_reach(s, tile) > fakirs) continue;
    must |= fakirs_to_reach(s, tile) == 0;
    offer_kills_on(s, tile, list);
  }
  for (Seat seat : all<Seat>) {
    must |= !victims_at(s, seat).empty();
    offer_kills_at(s, seat, list);
  }
  if (!must) list.push_back(Action::skip());
}

void offer_builders(const Layout& layout, const State& s, ActionList& list) {
  const int most = layout.blue_around(s.at) > 0 ? fakirs_of(s, s.active) : 0;
  for (int fakirs = 0; fakirs <= most; ++fakirs) list.push_back(Action::fakirs(fakirs));
}

// All meeples collected leave the hand, by the action of their tribe.
void put_hand(Context& c, Place to, Cause by) {
  c.moved(c.s.hand, PlaceKind::hand, to, by);
  c.s.hand = {};
}

// What the tribe in hand does on the final tile, with its number and fakirs. Only for effects: worked
// out if somebody listens.
Cause action_of_tribe(const Context& c, int fakirs = 0) {
  if (c.effects == nullptr) return Tribe{};
  const State& s = c.s;
  return Cause(tribe_in_hand(s))
      .on(s.at)
      .with({.n = static_cast<std::uint8_t>(number_in_hand(s)), .fakirs = static_cast<std::uint8_t>(fakirs)});
}

void remove_victim(Context& c, Tribe tribe) {
  State& s = c.s;
  const bool on_tile = s.victim == nobody;
  if (on_tile)
    s.meeples[index(s.place)].remove(tribe);
  else
    --*in_front(s, s.victim, tribe);
  ++s.kills;
  note(s, killed(tribe));
  c.moved(tribe, 1, on_tile ? Place(s.place) : Place(s.victim), PlaceKind::bag,
          Cause(Tribe::assassin).on(s.at));
}

// What the killed meeple brings Kandicha's owner. True if chance must first turn a card or an item for it.
bool kandicha_draws(Context& c, Tribe tribe) {
  State& s = c.s;
  if (!has_djinn(s, s.active, Djinn::kandicha)) return false;
  const Cause by = Cause(Djinn::kandicha).on(s.place);
  if (std::uint8_t* kept = in_front(s, s.active, tribe)) {
    ++*kept;
    c.moved(tribe, 1, PlaceKind::bag, s.active, by);
  }
  if (tribe == Tribe::builder) {
    const int blue = c.layout.blue_around(s.place);
    gain_coins(c, s.active, blue, by.with({.n = 1, .each = static_cast<std::uint8_t>(blue)}));
  }
  if (tribe == Tribe::artisan) return begin_taking_item(s, Step::second_kill);
  if (tribe != Tribe::merchant || !ready_to_draw(c)) return false;
  s.step = Step::draw_card;
  s.resume = Step::second_kill;
  return true;
}

bool another_victim(const State& s) {
  return s.victim == nobody ? !s.meeples[index(s.place)].empty() : !victims_at(s, s.victim).empty();
}

void finish_kill(Context& c) {
  State& s = c.s;
  const Tile place = s.place;
  pay_holder(c, Djinn::nekir, place, s.options.nekir_pays == NekirPays::per_meeple ? s.kills : 1);
  s.place = no_tile;
  s.victim = nobody;
  s.kills = 0;
  s.double_kill = false;
  go_on_to_tile(s);
  if (place != no_tile) take_control_if_empty(c, place, Tribe::assassin);  // R27
}

}  // namespace

Tribe tribe_in_hand(const State& s) {
  for (Tribe tribe : all<Tribe>)
    if (s.hand.has(tribe)) return tribe;
  assert(false && "no meeples in hand");
  return Tribe{};
}

int number_in_hand(const State& s) { return s.hand[tribe_in_hand(s)]; }

void offer_tribe_action(const Layout& layout, const State& s, ActionList& list) {
  switch (tribe_in_hand(s)) {
    case Tribe::vizier:
    case Tribe::elder:
    case Tribe::artisan:
      list.push_back(Action::of(Action::Kind::keep));
      break;
    case Tribe::merchant:
      list.push_back(Action::of(Action::Kind::trade));
      break;
    case Tribe::builder:
      offer_builders(layout, s, list);
      break;
    case Tribe::assassin:
      offer_kills(layout, s, list);
      break;
  }
}

void offer_second_kill(const State& s, ActionList& list) {
  if (s.victim == nobody)
    offer_kills_on(s, s.place, list);
  else
    offer_kills_at(s, s.victim, list);
}

void keep_meeples(Context& c) {
  State& s = c.s;
  const Tribe tribe = tribe_in_hand(s);
  const int n = number_in_hand(s);
  std::uint8_t& kept = *in_front(s, s.active, tribe);
  kept = static_cast<std::uint8_t>(kept + n);
  put_hand(c, s.active, action_of_tribe(c));
  go_on_to_tile(s);
  if (tribe == Tribe::artisan) begin_drawing(s, n);
}

void trade(Context& c) {
  State& s = c.s;
  const Cause by = action_of_tribe(c);
  const int cards = std::min<int>(number_in_hand(s), s.card_row_size);
  put_hand(c, PlaceKind::bag, by);
  for (int i = 0; i < cards; ++i) take_from_row(c, s.active, 0, by);
  go_on_to_tile(s);
}

void build(Context& c, int fakirs) {
  State& s = c.s;
  const Cause by = action_of_tribe(c, fakirs);
  const int blue = c.layout.blue_around(s.at);
  const int coins = (number_in_hand(s) + fakirs) * blue;
  const int times = s.double_coins ? echidna_factor : 1;
  const int gained = times * coins;
  put_hand(c, PlaceKind::bag, by);
  discard(c, s.active, Card::fakir, fakirs, by);
  Factors factors = by.factors;
  factors.each = static_cast<std::uint8_t>(blue);
  factors.times = static_cast<std::uint8_t>(times);
  gain_coins(c, s.active, gained, by.with(factors));
  s.built = static_cast<std::uint16_t>(coins);
  if (gained >= wanted(Whim::builders)) note(s, built_much);
  go_on_to_tile(s);
}

void pay_builders_again(Context& c) {
  State& s = c.s;
  gain_coins(c, s.active, (echidna_factor - 1) * s.built, Djinn::echidna);
  if (echidna_factor * s.built >= wanted(Whim::builders) && !s.whim_after_build) note(s, built_much);
}

void skip_kill(Context& c) {
  put_hand(c, PlaceKind::bag, action_of_tribe(c));
  c.s.double_kill = false;
  go_on_to_tile(c.s);
}

void kill(Context& c, Action action) {
  State& s = c.s;
  const bool on_tile = action.kind() == Action::Kind::kill;
  if (s.step == Step::tribe) {
    s.place = on_tile ? action.tile() : no_tile;
    s.victim = on_tile ? nobody : action.seat();
    const int fakirs = on_tile ? fakirs_to_reach(s, s.place) : 0;
    const Cause by = action_of_tribe(c, fakirs);
    discard(c, s.active, Card::fakir, fakirs, by);
    put_hand(c, PlaceKind::bag, by);
  }
  remove_victim(c, action.tribe());
  if (!kandicha_draws(c, action.tribe())) go_on_after_kill(c);
}

void go_on_after_kill(Context& c) {
  State& s = c.s;
  s.resume = {};
  if (s.double_kill && s.kills < iblis_victims && another_victim(s))
    s.step = Step::second_kill;
  else
    finish_kill(c);
}

Meeples victims_at(const State& s, Seat seat) {
  if (seat == s.active || has_djinn(s, seat, Djinn::boaz)) return {};
  return Meeples::of(Tribe::vizier, s.viziers[index(seat)]) +
         Meeples::of(Tribe::elder, s.elders[index(seat)]) +
         Meeples::of(Tribe::artisan, s.artisans[index(seat)]);
}

int fakirs_to_reach(const State& s, Tile tile) {
  return std::max(0, distance(s.at, tile) - number_in_hand(s));
}

bool two_victims_in_reach(const Layout& layout, const State& s, int fakirs) {
  for (Tile tile : layout.land())
    if (s.meeples[index(tile)].total() >= iblis_victims && fakirs_to_reach(s, tile) <= fakirs) return true;
  for (Seat seat : all<Seat>)
    if (victims_at(s, seat).total() >= iblis_victims) return true;
  return false;
}

}  // namespace naqala
