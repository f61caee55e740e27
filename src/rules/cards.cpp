#include "rules/cards.hpp"

#include <algorithm>
#include <cassert>

namespace naqala {

namespace {

Cards known(std::uint32_t word) { return Cards::from_word(word); }

// Fresh and stale cards as the public knows them: what they can be, all seats together.
Cards public_fresh(const State& s) {
  Cards pool = s.deck;
  for (Seat seat : all<Seat>)
    if (s.sees(seat)) pool += known(s.fresh[index(seat)]);
  return pool;
}

Cards public_stale(const State& s) {
  Cards pool = s.stale_pool;
  for (Seat seat : all<Seat>)
    if (s.sees(seat)) pool += known(s.stale[index(seat)]);
  return pool;
}

// Adding works for cards and for plain numbers alike: both are words.
void move_all(std::array<std::uint32_t, count_of<Seat>>& from,
              std::array<std::uint32_t, count_of<Seat>>& to) {
  for (std::size_t i = 0; i < from.size(); ++i) {
    to[i] += from[i];
    from[i] = 0;
  }
}

// From now on cards taken from an earlier deck are treated as if from this one.
void merge_stale_into_fresh(State& s) {
  move_all(s.stale, s.fresh);
  s.deck += s.stale_pool;
  s.stale_pool = {};
}

void remove_from(State& s, std::uint32_t& held, Cards& pool, Seat seat, Card card) {
  if (s.sees(seat)) {
    assert(known(held).has(card));
    held -= Cards::of(card).word();
  } else {
    assert(held > 0);
    --held;
    pool.remove(card);
  }
}

// Those that all have seen go first.
[[gnu::cold]] void note_discards(Context& c, Seat seat, Card card, int n, Cause by) {
  const int seen = std::min(n, c.s.open[index(seat)][card]);
  c.moved(card, seen, seat, PlaceKind::discards, by);
  c.moved(card, n - seen, Place::unseen(seat), PlaceKind::discards, by);
}

// A card that the seat took unseen comes to light.
void remove_unseen(State& s, Seat seat, Card card) {
  const std::size_t i = index(seat);
  const bool maybe_fresh = s.fresh[i] != 0 && public_fresh(s).has(card);
  const bool maybe_stale = s.stale[i] != 0 && public_stale(s).has(card);
  if (maybe_fresh && maybe_stale) merge_stale_into_fresh(s);
  if (maybe_fresh)
    remove_from(s, s.fresh[i], s.deck, seat, card);
  else
    remove_from(s, s.stale[i], s.stale_pool, seat, card);
}

}  // namespace

Cards cards_of(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  return s.sees(seat) ? s.open[i] + known(s.fresh[i]) + known(s.stale[i]) : s.open[i];
}

int fakirs_of(const State& s, Seat seat) { return cards_of(s, seat)[Card::fakir]; }

int unseen_of(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  return s.sees(seat) ? (known(s.fresh[i]) + known(s.stale[i])).total()
                      : static_cast<int>(s.fresh[i] + s.stale[i]);
}

int deck_size(const State& s) {
  int size = s.deck.total();
  for (Seat seat : all<Seat>)
    if (!s.sees(seat)) size -= static_cast<int>(s.fresh[index(seat)]);
  return size;
}

Cards discards(const State& s) {
  Cards elsewhere = s.deck + s.stale_pool;
  for (Seat seat : all<Seat>) elsewhere += cards_of(s, seat);
  for (int i = 0; i < s.card_row_size; ++i) elsewhere.add(s.card_row[static_cast<std::size_t>(i)]);
  return all_cards() - elsewhere;
}

void take_from_row(Context& c, Seat seat, int position, Cause by) {
  State& s = c.s;
  auto* const begin = s.card_row.data();
  const Card card = begin[position];
  std::copy(begin + position + 1, begin + s.card_row_size, begin + position);
  begin[--s.card_row_size] = Card{};
  s.open[index(seat)].add(card);
  c.moved(card, 1, Place::row(position), seat, by);
}

void discard_some(Context& c, Seat seat, Card card, int n, Cause by) {
  Cards& open = c.s.open[index(seat)];
  if (c.effects != nullptr) [[unlikely]]
    note_discards(c, seat, card, n, by);
  for (; n > 0; --n) {
    if (open.has(card))
      open.remove(card);
    else
      remove_unseen(c.s, seat, card);
  }
}

void show_cards(Context& c, Seat seat, Card card, int n, Cause by) {
  Cards& open = c.s.open[index(seat)];
  const int shown = std::max(0, n - open[card]);
  for (int i = 0; i < shown; ++i) remove_unseen(c.s, seat, card);
  open.add(card, shown);
  c.moved(card, shown, Place::unseen(seat), seat, by);
}

bool ready_to_draw(Context& c) {
  State& s = c.s;
  if (deck_size(s) > 0) return true;
  const Cards remade = discards(s);
  if (remade.empty()) return false;
  s.stale_pool += s.deck;  // in a view: the unseen cards of the deck that is used up
  move_all(s.fresh, s.stale);
  s.deck = remade;
  c.moved(remade, PlaceKind::discards, PlaceKind::deck, Cause::empty_deck());
  return true;
}

void deal_to_row(Context& c, Card card, Cause by) {
  State& s = c.s;
  s.deck.remove(card);
  c.moved(card, 1, PlaceKind::deck, Place::row(s.card_row_size), by);
  s.card_row[s.card_row_size++] = card;
}

void deal_unseen(Context& c, Seat seat, Card card, Cause by) {
  c.s.deck.remove(card);
  c.s.fresh[index(seat)] += Cards::of(card).word();
  c.moved(card, 1, PlaceKind::deck, Place::unseen(seat), by);
}

void deal_unknown(Context& c, Seat seat, Cause by) {
  ++c.s.fresh[index(seat)];
  c.moved_unknown(EffectKind::card, PlaceKind::deck, Place::unseen(seat), by);
}

}  // namespace naqala
