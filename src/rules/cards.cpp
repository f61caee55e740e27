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

void gain_open(State& s, Seat seat, Card card) { s.open[index(seat)].add(card); }

void discard(State& s, Seat seat, Card card, int n) {
  for (; n > 0; --n) {
    if (s.open[index(seat)].has(card))
      s.open[index(seat)].remove(card);
    else
      remove_unseen(s, seat, card);
  }
}

void show_cards(State& s, Seat seat, Card card, int n) {
  while (s.open[index(seat)][card] < n) {
    remove_unseen(s, seat, card);
    gain_open(s, seat, card);
  }
}

bool ready_to_draw(State& s) {
  if (deck_size(s) > 0) return true;
  const Cards remade = discards(s);
  if (remade.empty()) return false;
  s.stale_pool += s.deck;  // in a view: the unseen cards of the deck that is used up
  move_all(s.fresh, s.stale);
  s.deck = remade;
  return true;
}

void deal_to_row(State& s, Card card) {
  s.deck.remove(card);
  s.card_row[s.card_row_size++] = card;
}

void deal_unseen(State& s, Seat seat, Card card) {
  s.deck.remove(card);
  s.fresh[index(seat)] += Cards::of(card).word();
}

void deal_unknown(State& s, Seat seat) { ++s.fresh[index(seat)]; }

Card take_from_row(State& s, int position) {
  auto* const begin = s.card_row.data();
  const Card card = begin[position];
  std::copy(begin + position + 1, begin + s.card_row_size, begin + position);
  begin[--s.card_row_size] = Card{};
  return card;
}

}  // namespace naqala
