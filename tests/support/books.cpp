#include "support/books.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace naqala::test {
namespace {

TribeCounts counts(Meeples meeples) {
  TribeCounts counted{};
  for (Tribe tribe : all<Tribe>) counted[index(tribe)] = meeples[tribe];
  return counted;
}

CardCounts counts(Cards cards) {
  CardCounts counted{};
  for (Card card : all<Card>) counted[index(card)] = cards[card];
  return counted;
}

template <class Counts>
void add(Counts& to, const Counts& more) {
  std::transform(to.begin(), to.end(), more.begin(), to.begin(), std::plus<>());
}

template <class Counts>
int sum(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

Seat owner_there(const State& s, Tile tile) {
  for (Seat seat : all<Seat>)
    if (s.owned[index(seat)].has(tile)) return seat;
  return nobody;
}

void count_tracks(const State& s, Books& books) {
  constexpr std::array<int, 9> prices{0, 0, 0, 1, 3, 5, 8, 12, 18};
  for (Seat seat : s.bid_track)
    if (seat != nobody) books.bid_order.push_back(seat);
  for (std::size_t space = prices.size(); space-- > 0;)
    if (s.turn_track[space] != nobody) books.turn_order.emplace_back(prices[space], s.turn_track[space]);
  books.turn = s.active;
  if (s.active != nobody) books.djinns_used = s.djinns_used;
  books.over = s.step == Step::over;
}

// What is shown, with bag and discards left empty.
Books count_shown(const State& s) {
  Books books;
  for (Tile tile : all<Tile>)
    books.tiles[index(tile)] = {counts(s.meeples[index(tile)]), s.palms(tile), s.palaces(tile),
                                owner_there(s, tile)};
  books.in_hand = counts(s.hand);
  for (std::size_t i = 0; i < 5; ++i) {
    books.viziers[i] = s.viziers[i];
    books.elders[i] = s.elders[i];
    books.coins[i] = s.coins[i];
    books.djinns[i] = s.djinns[i];
    for (std::uint32_t word : {s.open[i].word(), s.fresh[i], s.stale[i]})
      add(books.hands[i], counts(Cards::from_word(word)));
  }
  for (std::size_t i = 0; i < s.card_row_size; ++i) ++books.card_row[index(s.card_row[i])];
  for (std::size_t i = 0; i < s.djinn_row_size; ++i) books.djinn_row.add(s.djinn_row[i]);
  books.card_deck = counts(s.deck);
  books.djinn_deck = s.djinn_deck;
  books.djinns_drawn = s.djinns_drawn;
  count_tracks(s, books);
  return books;
}

// Bag and discards: all pieces of the base game (rules, section 1) that are not shown.
void count_rest(Books& books) {
  books.bag = {16, 20, 18, 18, 18, 0};  // vizier, elder, merchant, builder, assassin, artisan
  books.card_discards = {2, 2, 2, 4, 4, 4, 6, 6, 6, 18};
  for (std::size_t i = 0; i < 6; ++i) {
    books.bag[i] -= books.in_hand[i];
    for (const Place& place : books.tiles) books.bag[i] -= place.meeples[i];
  }
  books.bag[index(Tribe::vizier)] -= sum(books.viziers);
  books.bag[index(Tribe::elder)] -= sum(books.elders);
  for (std::size_t i = 0; i < 10; ++i) {
    books.card_discards[i] -= books.card_row[i] + books.card_deck[i];
    for (const CardCounts& hand : books.hands) books.card_discards[i] -= hand[i];
  }
  DjinnSet seen = books.djinn_row | books.djinn_deck | books.djinns_drawn;
  for (DjinnSet djinns : books.djinns) seen = seen | djinns;
  books.djinn_discards = DjinnSet::from_bits((1u << 22) - 1) - seen;
}

}  // namespace

Books count_books(const State& s) {
  Books books = count_shown(s);
  count_rest(books);
  return books;
}

std::string first_difference(const Books& booked, const Books& there) {
  for (Tile tile : all<Tile>)
    if (booked.tiles[index(tile)] != there.tiles[index(tile)])
      return std::string("tile ") + static_cast<char>('a' + column(tile)) +
             static_cast<char>('1' + row(tile));
  if (booked.in_hand != there.in_hand) return "meeples in hand";
  if (booked.bag != there.bag) return "meeples in the bag";
  if (booked.viziers != there.viziers) return "viziers in front of seats";
  if (booked.elders != there.elders) return "elders in front of seats";
  if (booked.coins != there.coins) return "coins";
  if (booked.hands != there.hands) return "cards in hands";
  if (booked.card_row != there.card_row) return "cards in the row";
  if (booked.card_deck != there.card_deck) return "cards in the deck";
  if (booked.card_discards != there.card_discards) return "cards in the discards";
  if (booked.djinns != there.djinns) return "djinns of seats";
  if (booked.djinn_row != there.djinn_row) return "djinns in the row";
  if (booked.djinn_deck != there.djinn_deck) return "djinns in the deck";
  if (booked.djinns_drawn != there.djinns_drawn) return "djinns drawn";
  if (booked.djinn_discards != there.djinn_discards) return "djinns in the discards";
  if (booked.bid_order != there.bid_order) return "bid order";
  if (booked.turn_order != there.turn_order) return "turn order";
  if (booked.turn != there.turn) return "seat whose turn it is";
  if (booked.djinns_used != there.djinns_used) return "djinns that were used";
  if (booked.over != there.over) return "end of the game";
  return {};
}

}  // namespace naqala::test
