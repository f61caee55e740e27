#include "support/inventory.hpp"

#include <algorithm>
#include <utility>

#include "notation/effects.hpp"
#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/whims.hpp"

namespace naqala::test {
namespace {

using Kind = EffectKind;

std::size_t slot(PlaceKind kind) { return index(kind); }

}  // namespace

void Inventory::Row::insert(std::size_t at, std::uint8_t piece) {
  std::copy_backward(pieces.begin() + at, pieces.begin() + size, pieces.begin() + size + 1);
  pieces[at] = piece;
  ++size;
}

void Inventory::Row::erase(std::size_t at) {
  std::copy(pieces.begin() + at + 1, pieces.begin() + size, pieces.begin() + at);
  pieces[--size] = 0;
}

std::size_t Inventory::key_of(Kind kind, std::size_t which) {
  std::size_t first = 0;
  const std::array<std::pair<Kind, int>, 9> groups{{{Kind::meeple, count_of<Tribe>},
                                                    {Kind::card, count_of<Card>},
                                                    {Kind::djinn, count_of<Djinn>},
                                                    {Kind::item, count_of<Item>},
                                                    {Kind::whim, count_of<Whim>},
                                                    {Kind::camel, count_of<Seat>},
                                                    {Kind::tent, count_of<Seat>},
                                                    {Kind::palm, 1},
                                                    {Kind::palace, 1}}};
  for (const auto& [group, size] : groups) {
    if (group == kind) break;
    first += static_cast<std::size_t>(size);
  }
  return first + which;
}

std::size_t Inventory::slot_of(Place place) {
  switch (place.kind) {
    case PlaceKind::tile:
      return tiles + place.index;
    case PlaceKind::seat:
      return seats + place.index;
    case PlaceKind::unseen:
      return unseen + place.index;
    case PlaceKind::fulfilled:
      return fulfilled + place.index;
    default:
      return slot(place.kind);
  }
}

// ---- Counting a state or a view ---------------------------------------------------------------------------

template <class Counts>
void Inventory::put_all(Kind kind, Counts counts, std::size_t slot) {
  for (auto key : all<typename Counts::Key>) put(kind, index(key), slot, counts[key]);
}

Inventory::Inventory(const State& view) {
  count_board(view);
  count_cards(view);
  count_djinns(view);
  if (view.options.plays(Set::artisans)) count_items(view);
  if (view.options.plays(Set::whims)) count_whims(view);
  count_tracks(view);
  used_ = view.djinns_used;
  active_ = view.active;
  phase_ = view.step == Step::bid    ? Phase::auction
           : view.step == Step::over ? Phase::over
           : active_ != nobody       ? Phase::turn
                                     : Phase::clean_up;
  last_round_ = view.last_round;
}

void Inventory::count_board(const State& s) {
  put_all(Kind::meeple, s.hand, slot(PlaceKind::hand));
  put_all(Kind::meeple, bag(s), slot(PlaceKind::bag));
  for (Tile tile : all<Tile>) {
    const std::size_t here = slot_of(tile);
    put_all(Kind::meeple, s.meeples[index(tile)], here);
    put(Kind::palm, 0, here, s.palms(tile));
    put(Kind::palace, 0, here, s.palaces(tile));
    const Seat owner = owner_of(s, tile);
    if (owner != nobody) put(tent_of(s, owner) == tile ? Kind::tent : Kind::camel, index(owner), here);
  }
  put(Kind::palm, 0, slot(PlaceKind::supply), palms_left(s));
  put(Kind::palace, 0, slot(PlaceKind::supply), palaces_left(s));
  for (Seat seat : first<Seat>(seats_of(s))) {
    const std::size_t i = index(seat);
    coins_[i] = s.coins[i];
    put(Kind::meeple, index(Tribe::vizier), slot_of(seat), s.viziers[i]);
    put(Kind::meeple, index(Tribe::elder), slot_of(seat), s.elders[i]);
    put(Kind::meeple, index(Tribe::artisan), slot_of(seat), s.artisans[i]);
    put(Kind::camel, i, slot_of(seat), camels_left(s, seat));
    put(Kind::tent, i, slot_of(seat), has_tent(s, seat));
  }
}

void Inventory::hide(Kind kind, Place place, int n) {
  hidden_[hideable(kind)][slot_of(place)] = static_cast<std::int8_t>(n);
  is_hidden_[hideable(kind)][slot_of(place)] = true;
}

void Inventory::count_cards(const State& s) {
  for (int i = 0; i < s.card_row_size; ++i)
    cards_.insert(cards_.size, static_cast<std::uint8_t>(s.card_row[static_cast<std::size_t>(i)]));
  put_all(Kind::card, discards(s), slot(PlaceKind::discards));
  if (s.sight == Viewer::everything) {
    put_all(Kind::card, s.deck, slot(PlaceKind::deck));
  } else {
    put_all(Kind::card, s.deck + s.stale_pool, pool);
    hide(Kind::card, PlaceKind::deck, deck_size(s));
  }
  for (Seat seat : first<Seat>(seats_of(s))) {
    const Cards open = s.open[index(seat)];
    put_all(Kind::card, open, slot_of(seat));
    if (s.sees(seat))
      put_all(Kind::card, cards_of(s, seat) - open, slot_of(Place::unseen(seat)));
    else
      hide(Kind::card, Place::unseen(seat), unseen_of(s, seat));
  }
}

void Inventory::count_djinns(const State& s) {
  for (int i = 0; i < s.djinn_row_size; ++i)
    djinns_.insert(djinns_.size, static_cast<std::uint8_t>(s.djinn_row[static_cast<std::size_t>(i)]));
  const DjinnSet discarded = djinn_discards(s);
  for (Djinn djinn : all<Djinn>) {
    put(Kind::djinn, index(djinn), slot(PlaceKind::deck), s.djinn_deck.has(djinn));
    put(Kind::djinn, index(djinn), slot(PlaceKind::drawn), s.djinns_drawn.has(djinn));
    put(Kind::djinn, index(djinn), slot(PlaceKind::discards), discarded.has(djinn));
    for (Seat seat : first<Seat>(seats_of(s)))
      put(Kind::djinn, index(djinn), slot_of(seat), has_djinn(s, seat, djinn));
  }
}

void Inventory::count_items(const State& s) {
  put_all(Kind::item, item_discards(s), slot(PlaceKind::discards));
  if (s.item_in_use != 0) put(Kind::item, s.item_in_use - 1u, slot(PlaceKind::in_use));
  if (s.sight == Viewer::everything) {
    put_all(Kind::item, s.item_stack, slot(PlaceKind::deck));
  } else {
    put_all(Kind::item, s.item_stack, pool);
    hide(Kind::item, PlaceKind::deck, item_stack_size(s));
  }
  if (s.sees(s.active))
    put_all(Kind::item, known_drawn_items(s), slot(PlaceKind::drawn));
  else
    hide(Kind::item, PlaceKind::drawn, drawn_items(s));
  for (Seat seat : first<Seat>(seats_of(s))) {
    const Items shown = s.items_shown[index(seat)];
    put_all(Kind::item, shown, slot_of(seat));
    if (s.sees(seat))
      put_all(Kind::item, items_of(s, seat) - shown, slot_of(Place::unseen(seat)));
    else
      hide(Kind::item, Place::unseen(seat), secret_items_of(s, seat));
  }
}

void Inventory::count_whims(const State& s) {
  for (Whim whim : all<Whim>) {
    const WhimPlace place = s.whims[index(whim)];
    const std::size_t here = place.on_board()    ? slot_of(place.tile())
                             : place.open()      ? slot_of(place.seat())
                             : place.fulfilled() ? slot_of(Place::fulfilled(place.seat()))
                                                 : slot(PlaceKind::deck);
    put(Kind::whim, index(whim), here, place.put_away() ? in_whim_deck(s, whim) : 1);
  }
}

void Inventory::count_tracks(const State& s) {
  for (Seat seat : s.bid_track)
    if (seat != nobody) bid_track_.insert(bid_track_.size, static_cast<std::uint8_t>(seat));
  turn_track_ = s.turn_track;
}

// ---- Carrying out an effect -------------------------------------------------------------------------------

bool Inventory::is_hidden(Kind kind, Place place) const {
  return can_hide(kind) && is_hidden_[hideable(kind)][slot_of(place)];
}

bool Inventory::is_ordered(Kind kind, Place place) {
  return kind == Kind::marker ? place.kind == PlaceKind::bid_track : place.kind == PlaceKind::row;
}

Inventory::Row& Inventory::row_at(Kind kind, Place place) {
  if (place.kind == PlaceKind::bid_track) return bid_track_;
  return kind == Kind::card ? cards_ : djinns_;
}

std::string Inventory::leave(const Effect& effect) {
  const auto [kind, which, n, from, to, cause] = effect;
  if (is_ordered(kind, from)) {
    Row& row = row_at(kind, from);
    if (from.index >= row.size || row.pieces[from.index] != which || n != 1) return "it is not there";
    row.erase(from.index);
    return {};
  }
  if (from.kind == PlaceKind::turn_track) {
    if (turn_track_[from.index] != static_cast<Seat>(which)) return "the marker is not there";
    turn_track_[from.index] = nobody;
    return {};
  }
  if (is_hidden(kind, from)) hidden_[hideable(kind)][slot_of(from)] -= static_cast<std::int8_t>(n);
  const std::size_t source = is_hidden(kind, from) ? pool : slot_of(from);
  put(kind, which, source, -n);
  return at_[key_of(kind, which)][source] < 0 ? "there are not so many" : "";
}

std::string Inventory::arrive(const Effect& effect) {
  const auto [kind, which, n, from, to, cause] = effect;
  if (is_ordered(kind, to)) {
    Row& row = row_at(kind, to);
    if (to.index > row.size || n != 1) return "there is no such position";
    row.insert(to.index, which);
    return {};
  }
  if (to.kind == PlaceKind::turn_track) {
    if (turn_track_[to.index] != nobody) return "the space is taken";
    turn_track_[to.index] = static_cast<Seat>(which);
    return {};
  }
  if (is_hidden(kind, to)) hidden_[hideable(kind)][slot_of(to)] += static_cast<std::int8_t>(n);
  put(kind, which, is_hidden(kind, to) ? pool : slot_of(to), n);
  return {};
}

// From one place into which the viewer cannot look to another.
std::string Inventory::move_unseen(const Effect& effect) {
  if (!is_hidden(effect.kind, effect.from) || !is_hidden(effect.kind, effect.to))
    return "the viewer must know which it is";
  auto& hidden = hidden_[hideable(effect.kind)];
  hidden[slot_of(effect.from)] -= static_cast<std::int8_t>(effect.n);
  hidden[slot_of(effect.to)] += static_cast<std::int8_t>(effect.n);
  return hidden[slot_of(effect.from)] < 0 ? "there are not so many" : "";
}

std::string Inventory::move_coins(const Effect& effect) {
  const bool gained = effect.from == Place(PlaceKind::bank);
  const Place seat = gained ? effect.to : effect.from;
  if (seat.kind != PlaceKind::seat || (!gained && effect.to != Place(PlaceKind::bank)))
    return "coins go from the bank to a seat or back";
  coins_[seat.index] += gained ? effect.n : -effect.n;
  const Factors factors = effect.cause.factors;
  if (factors.each != 0 && factors.product() != effect.n) return "the factors come to something else";
  return coins_[seat.index] < 0 ? "there are not so many" : "";
}

std::string Inventory::move(const Effect& effect) {
  if (effect.n == 0 || effect.from == effect.to) return "nothing moves";
  if (effect.kind == Kind::coins) return move_coins(effect);
  if (!effect.is_known()) return move_unseen(effect);
  if (is_hidden(effect.kind, effect.from) && is_hidden(effect.kind, effect.to))
    return "the viewer cannot know which it is";
  std::string problem = leave(effect);
  return problem.empty() ? arrive(effect) : problem;
}

std::string Inventory::happen(const Effect& effect) {
  if (effect.n != 0 || effect.from != Place() || effect.to != Place()) return "an event that moves something";
  const auto when = [](bool fits) { return fits ? "" : "it cannot happen here"; };
  switch (effect.kind) {
    case Kind::auction_begins:
      return when(std::exchange(phase_, Phase::auction) == Phase::clean_up);
    case Kind::turn_begins:
      phase_ = Phase::turn;
      return when(std::exchange(active_, effect.seat()) == nobody);
    case Kind::turn_ends:
      return when(std::exchange(active_, nobody) == effect.seat());
    case Kind::clean_up_begins:
      return when(active_ == nobody && !last_round_ && std::exchange(phase_, Phase::clean_up) == Phase::turn);
    case Kind::last_round:
      return when(!std::exchange(last_round_, true));
    case Kind::game_over:
      return when(active_ == nobody && last_round_ && std::exchange(phase_, Phase::over) == Phase::turn);
    case Kind::djinn_used:
      return when(!std::exchange(used_, used_ | DjinnSet::of(effect.djinn())).has(effect.djinn()));
    case Kind::djinn_refreshed:
      return when(std::exchange(used_, used_ - DjinnSet::of(effect.djinn())).has(effect.djinn()));
    default:
      return "no such event";
  }
}

std::string Inventory::carry_out(const Effect& effect) {
  const std::string problem = is_move(effect.kind) ? move(effect) : happen(effect);
  return problem.empty() ? problem : to_text(effect) + ": " + problem;
}

// ---- Comparing --------------------------------------------------------------------------------------------

std::string Inventory::difference_from(const Inventory& other) const {
  for (std::size_t key = 0; at_ != other.at_ && key < keys; ++key)
    for (std::size_t place = 0; place < slots; ++place)
      if (at_[key][place] != other.at_[key][place])
        return "piece " + std::to_string(key) + " at place " + std::to_string(place) + ": " +
               std::to_string(at_[key][place]) + " instead of " + std::to_string(other.at_[key][place]);
  if (hidden_ != other.hidden_) return "the numbers of unseen cards or items differ";
  if (coins_ != other.coins_) return "the coins differ";
  if (cards_ != other.cards_) return "the rows of cards differ";
  if (djinns_ != other.djinns_) return "the rows of djinns differ";
  if (bid_track_ != other.bid_track_ || turn_track_ != other.turn_track_) return "the tracks differ";
  if (used_ != other.used_) return "the djinns used differ";
  if (active_ != other.active_ || phase_ != other.phase_) return "turns and rounds differ";
  return last_round_ == other.last_round_ ? "" : "the end of the game differs";
}

std::string follow(const Inventory& before, const EffectList& effects, const Inventory& after) {
  Inventory now = before;
  for (const Effect& effect : effects)
    if (std::string problem = now.carry_out(effect); !problem.empty()) return problem;
  const std::string problem = now.difference_from(after);
  return problem.empty() ? problem : "the effects come to something else: " + problem;
}

std::string compare_told(const EffectList& all, const EffectList& told) {
  if (all.size() != told.size()) return "more or fewer effects are told than there are";
  for (std::size_t i = 0; i < all.size(); ++i) {
    Effect hidden = all[i];
    const bool can_hide = hidden.kind == Kind::card || hidden.kind == Kind::item;
    if (can_hide && !told[i].is_known()) hidden.which = Effect::unknown;
    if (hidden != told[i]) return to_text(told[i]) + " is told instead of " + to_text(all[i]);
  }
  return {};
}

}  // namespace naqala::test
