#include "support/books.hpp"

#include <algorithm>
#include <functional>

#include "support/reading.hpp"

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

ItemCounts counts(Items items) {
  ItemCounts counted{};
  for (Item item : all<Item>) counted[index(item)] = items[item];
  return counted;
}

template <class Counts>
void add(Counts& to, const Counts& more) {
  std::transform(to.begin(), to.end(), more.begin(), to.begin(), std::plus<>());
}

Seat owner_there(const State& s, Tile tile) {
  for (Seat seat : all<Seat>)
    if (s.owned[index(seat)].has(tile)) return seat;
  return nobody;
}

void count_tracks(const State& s, Books& books) {
  const std::vector<int> prices = printed_prices(s.options);
  for (Seat seat : s.bid_track)
    if (seat != nobody) books.bid_order.push_back(seat);
  for (std::size_t space = prices.size(); space-- > 0;)
    if (s.turn_track[space] != nobody) books.turn_order.emplace_back(prices[space], s.turn_track[space]);
  books.turn = s.active;
  if (s.active != nobody) books.djinns_used = s.djinns_used;
  if (s.active != nobody) books.item_used = s.item_used;
  books.over = s.step == Step::over;
}

void count_seat(const State& s, std::size_t i, Books& books) {
  books.viziers[i] = s.viziers[i];
  books.elders[i] = s.elders[i];
  books.artisans[i] = s.artisans[i];
  books.coins[i] = s.coins[i];
  books.djinns[i] = s.djinns[i];
  books.seen_cards[i] = counts(s.open[i]);
  for (Cards::Word word : {s.open[i].word(), s.fresh[i], s.stale[i]})
    add(books.hands[i], counts(Cards::from_word(word)));
  books.seen_items[i] = counts(s.items_shown[i]);
  for (Items::Word word : {s.items_shown[i].word(), s.items_secret[i]})
    add(books.items[i], counts(Items::from_word(word)));
  // R51: an item at work is put away after its effect.
  if (index(s.active) != i || s.item_in_use == 0) return;
  ++books.items[i][s.item_in_use - 1u];
  ++books.seen_items[i][s.item_in_use - 1u];
}

// What is shown, with bag and discards left empty.
Books count_shown(const State& s) {
  Books books;
  for (Tile tile : all<Tile>)
    books.tiles[index(tile)] = {counts(s.meeples[index(tile)]), s.palms(tile), s.palaces(tile),
                                owner_there(s, tile), false};
  for (std::uint8_t tent : s.tents)
    if (tent != 0) books.tiles[tent - 1u].tent = true;
  books.in_hand = counts(s.hand);
  for (std::size_t i = 0; i < count_of<Seat>; ++i) count_seat(s, i, books);
  for (std::size_t i = 0; i < s.card_row_size; ++i) books.card_row.push_back(s.card_row[i]);
  for (std::size_t i = 0; i < s.djinn_row_size; ++i) books.djinn_row.add(s.djinn_row[i]);
  books.card_deck = counts(s.deck);
  books.djinn_deck = s.djinn_deck;
  books.djinns_drawn = s.djinns_drawn;
  books.item_stack = counts(s.item_stack);
  books.items_drawn = counts(Items::from_word(s.items_drawn));
  books.whims = s.whims;
  count_tracks(s, books);
  return books;
}

// What is in the box with these sets (rules, sections 1, 10 and 11).
TribeCounts meeples_in_box(const Options& options) {
  TribeCounts box{16, 20, 18, 18, 18, 0};  // vizier, elder, merchant, builder, assassin, artisan
  if (options.plays(Set::artisans)) box[index(Tribe::artisan)] = 15;
  if (options.plays(Set::whims)) add(box, {3, 3, 3, 3, 3, 0});
  return box;
}

DjinnSet djinns_in_box(const Options& options) {
  DjinnSet box = DjinnSet::from_bits((1u << 22) - 1);
  if (options.plays(Set::artisans)) box = box | DjinnSet::of(Djinn::geb) | DjinnSet::of(Djinn::ptah);
  if (options.plays(Set::whims)) box = box | DjinnSet::of(Djinn::kam) | DjinnSet::of(Djinn::satesha);
  return box;
}

template <class Counts>
void subtract(Counts& from, const Counts& less) {
  std::transform(from.begin(), from.end(), less.begin(), from.begin(), std::minus<>());
}

// Bag and discards: all pieces that are not shown.
void count_rest(const Options& options, Books& books) {
  books.bag = meeples_in_box(options);
  subtract(books.bag, books.in_hand);
  for (const Place& place : books.tiles) subtract(books.bag, place.meeples);
  books.bag[index(Tribe::vizier)] -= sum(books.viziers);
  books.bag[index(Tribe::elder)] -= sum(books.elders);
  books.bag[index(Tribe::artisan)] -= sum(books.artisans);
  books.card_discards = {2, 2, 2, 4, 4, 4, 6, 6, 6, 18};
  subtract(books.card_discards, books.card_deck);
  for (const CardCounts& hand : books.hands) subtract(books.card_discards, hand);
  for (Card card : books.card_row) --books.card_discards[index(card)];
  DjinnSet seen = books.djinn_row | books.djinn_deck | books.djinns_drawn;
  for (DjinnSet djinns : books.djinns) seen = seen | djinns;
  books.djinn_discards = djinns_in_box(options) - seen;
  if (options.plays(Set::artisans)) books.item_discards = {5, 4, 2, 1, 1, 1, 1, 1, 1, 1};
  subtract(books.item_discards, books.item_stack);
  subtract(books.item_discards, books.items_drawn);
  for (const ItemCounts& items : books.items) subtract(books.item_discards, items);
}

}  // namespace

Books count_books(const State& s) {
  Books books = count_shown(s);
  count_rest(s.options, books);
  return books;
}

namespace {

// The accounts that only the expansions have.
std::string first_difference_of_sets(const Books& booked, const Books& there) {
  if (booked.items != there.items) return "items of seats";
  if (booked.seen_items != there.seen_items) return "items of seats that all have seen";
  if (booked.item_stack != there.item_stack) return "items in the stack";
  if (booked.items_drawn != there.items_drawn) return "items drawn";
  if (booked.item_discards != there.item_discards) return "items in the discards";
  if (booked.item_used != there.item_used) return "item used in this turn";
  for (Whim whim : all<Whim>)
    if (booked.whims[index(whim)] != there.whims[index(whim)]) return "whim " + std::string(name(whim));
  return {};
}

}  // namespace

std::string first_difference(const Books& booked, const Books& there) {
  for (Tile tile : all<Tile>)
    if (booked.tiles[index(tile)] != there.tiles[index(tile)])
      return std::string("tile ") + static_cast<char>('a' + column(tile)) +
             static_cast<char>('1' + row(tile));
  if (booked.in_hand != there.in_hand) return "meeples in hand";
  if (booked.bag != there.bag) return "meeples in the bag";
  if (booked.viziers != there.viziers) return "viziers in front of seats";
  if (booked.elders != there.elders) return "elders in front of seats";
  if (booked.artisans != there.artisans) return "artisans in front of seats";
  if (booked.coins != there.coins) return "coins";
  if (booked.hands != there.hands) return "cards in hands";
  if (booked.seen_cards != there.seen_cards) return "cards in hands that all have seen";
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
  return first_difference_of_sets(booked, there);
}

}  // namespace naqala::test
