#include "support/scene.hpp"

#include <algorithm>
#include <cassert>

namespace naqala::test {

namespace {

using enum TileKind;
constexpr TileKind base_board[5][6] = {
    {oasis, small_market, large_market, village, sacred_6, village},
    {small_market, oasis, small_market, sacred_6, village, sacred_10},
    {large_market, small_market, oasis, small_market, sacred_12, sacred_6},
    {small_market, oasis, small_market, village, large_market, sacred_15},
    {oasis, large_market, oasis, small_market, sacred_6, village},
};
constexpr TileKind artisans_row[6] = {
    specialised_market, specialised_market, chasm, workshop_se, workshop_nw, workshop_se,
};
constexpr TileKind whims_row[6] = {city_red, city_red, lake, city_blue, city_blue, city_blue};
constexpr TileKind column_of_both[6] = {city_blue, city_blue, lake, city_blue, city_red, city_red};

TileKind kind_at(const Options& options, Tile tile) {
  const int x = column(tile);
  const int y = row(tile);
  if (x >= columns_of(options) || y >= rows_of(options)) return none;
  if (x == 6) return column_of_both[y];
  if (y < 5) return base_board[y][x];
  return options.plays(Set::artisans) ? artisans_row[x] : whims_row[x];
}

void set_kind(State& s, Tile tile, TileKind kind) { s.kinds[index(tile)] = kind; }

// The last tile of that kind, counted a1, b1, ...
Tile last_of(const State& s, TileKind kind) {
  for (int i = count_of<Tile>; i-- > 0;)
    if (s.kind(static_cast<Tile>(i)) == kind) return static_cast<Tile>(i);
  ADD_FAILURE() << "there is no tile of the kind " << name(kind) << " in this game";
  return no_tile;
}

Cards counted(std::initializer_list<Card> cards) {
  Cards result;
  for (Card card : cards) result.add(card);
  return result;
}

Items counted(std::initializer_list<Item> items) {
  Items result;
  for (Item item : items) result.add(item);
  return result;
}

DjinnSet set_of(std::initializer_list<Djinn> djinns) {
  DjinnSet result;
  for (Djinn djinn : djinns) result.add(djinn);
  return result;
}

}  // namespace

Tile tile(std::string_view name) {
  assert(name.size() == 2);
  return tile_at(name[0] - 'a', name[1] - '1');
}

// ---- The board --------------------------------------------------------------------------------------------

Scene::Scene(int seats) : Scene(Options{.seats = static_cast<std::uint8_t>(seats)}) {}

Scene::Scene(const Options& options) : state_(blank_state(options)) {
  for (Tile tile : all<Tile>) set_kind(state_, tile, kind_at(options, tile));
  for (int i = 0; i < options.seats; ++i) {
    state_.coins[i] = starting_coins;
    to_bid_.push_back(static_cast<Seat>(i));
  }
  if (options.seats == 2) to_bid_.insert(to_bid_.end(), {Seat::one, Seat::two});
}

Scene& Scene::meeples(std::string_view name, std::initializer_list<Tribe> tribes) {
  Meeples& on_tile = state_.meeples[index(tile(name))];
  on_tile = {};
  for (Tribe tribe : tribes) on_tile.add(tribe);
  return *this;
}

Scene& Scene::stack(std::string_view name, Tribe tribe, int count) {
  state_.meeples[index(tile(name))].add(tribe, count);
  return *this;
}

Scene& Scene::owner(std::string_view name, Seat seat) {
  state_.owned[index(seat)].add(tile(name));
  return *this;
}

Scene& Scene::palms(std::string_view name, int count) {
  std::uint8_t& buildings = state_.buildings[index(tile(name))];
  buildings = static_cast<std::uint8_t>((buildings & 0xf0) | count);
  return *this;
}

Scene& Scene::palaces(std::string_view name, int count) {
  std::uint8_t& buildings = state_.buildings[index(tile(name))];
  buildings = static_cast<std::uint8_t>((buildings & 0x0f) | count << 4);
  return *this;
}

Scene& Scene::kind(std::string_view name, TileKind kind) {
  const TileKind old = state_.kind(tile(name));
  set_kind(state_, last_of(state_, kind), old);
  set_kind(state_, tile(name), kind);
  return *this;
}

Scene& Scene::camels_left(Seat seat, int count) {
  camels_left_[index(seat)] = count;
  return *this;
}

Scene& Scene::tent(Seat seat, std::string_view name) {
  state_.tents[index(seat)] = static_cast<std::uint8_t>(index(tile(name)) + 1);
  return owner(name, seat);
}

Scene& Scene::whim(std::string_view city, Whim whim) {
  state_.whims[index(whim)] = WhimPlace::on(tile(city));
  return *this;
}

// ---- In front of a seat -----------------------------------------------------------------------------------

Scene& Scene::coins(Seat seat, int count) {
  state_.coins[index(seat)] = static_cast<std::uint16_t>(count);
  return *this;
}

Scene& Scene::viziers(Seat seat, int count) {
  state_.viziers[index(seat)] = static_cast<std::uint8_t>(count);
  return *this;
}

Scene& Scene::elders(Seat seat, int count) {
  state_.elders[index(seat)] = static_cast<std::uint8_t>(count);
  return *this;
}

Scene& Scene::artisans(Seat seat, int count) {
  state_.artisans[index(seat)] = static_cast<std::uint8_t>(count);
  return *this;
}

Scene& Scene::cards(Seat seat, std::initializer_list<Card> cards) {
  state_.open[index(seat)] += counted(cards);
  return *this;
}

Scene& Scene::unseen(Seat seat, std::initializer_list<Card> cards) {
  std::uint32_t& word = state_.fresh[index(seat)];
  word = (Cards::from_word(word) + counted(cards)).word();
  return *this;
}

Scene& Scene::stale(Seat seat, std::initializer_list<Card> cards) {
  std::uint32_t& word = state_.stale[index(seat)];
  word = (Cards::from_word(word) + counted(cards)).word();
  return *this;
}

Scene& Scene::djinn(Seat seat, Djinn djinn) {
  state_.djinns[index(seat)].add(djinn);
  return *this;
}

Scene& Scene::items(Seat seat, std::initializer_list<Item> items) {
  state_.items_shown[index(seat)] += counted(items);
  return *this;
}

Scene& Scene::secret_items(Seat seat, std::initializer_list<Item> items) {
  Items::Word& word = state_.items_secret[index(seat)];
  word = (Items::from_word(word) + counted(items)).word();
  return *this;
}

Scene& Scene::open_whim(Seat seat, Whim whim) {
  state_.whims[index(whim)] = WhimPlace::with(seat);
  return *this;
}

Scene& Scene::fulfilled(Seat seat, Whim whim) {
  state_.whims[index(whim)] = WhimPlace::fulfilled_by(seat);
  return *this;
}

// ---- Rows and decks ---------------------------------------------------------------------------------------

Scene& Scene::row(std::initializer_list<Card> cards) {
  assert(cards.size() <= resource_row_size);
  state_.card_row = {};
  std::copy(cards.begin(), cards.end(), state_.card_row.begin());
  state_.card_row_size = static_cast<std::uint8_t>(cards.size());
  return *this;
}

Scene& Scene::djinn_row(std::initializer_list<Djinn> djinns) {
  assert(djinns.size() <= state_.djinn_row.size());
  state_.djinn_row = {};
  std::copy(djinns.begin(), djinns.end(), state_.djinn_row.begin());
  state_.djinn_row_size = static_cast<std::uint8_t>(djinns.size());
  return *this;
}

Scene& Scene::discards(std::initializer_list<Card> cards) {
  discards_ += counted(cards);
  return *this;
}

Scene& Scene::djinn_discards(std::initializer_list<Djinn> djinns) {
  djinn_discards_ = djinn_discards_ | set_of(djinns);
  return *this;
}

Scene& Scene::deck(std::initializer_list<Card> cards) {
  deck_ = counted(cards);
  return *this;
}

Scene& Scene::djinn_deck(std::initializer_list<Djinn> djinns) {
  djinn_deck_ = set_of(djinns);
  return *this;
}

Scene& Scene::item_discards(std::initializer_list<Item> items) {
  item_discards_ += counted(items);
  return *this;
}

Scene& Scene::item_stack(std::initializer_list<Item> items) {
  item_stack_ = counted(items);
  return *this;
}

// ---- The moment -------------------------------------------------------------------------------------------

Scene& Scene::auction(std::initializer_list<Seat> order) {
  turn_of_ = nobody;
  to_bid_ = order;
  return *this;
}

Scene& Scene::has_bid(Seat seat, int price) {
  bids_.push_back({seat, price});
  return *this;
}

Scene& Scene::turn(Seat seat) {
  turn_of_ = seat;
  waiting_ = other_markers(seat);
  return *this;
}

Scene& Scene::turn(Seat seat, std::initializer_list<Seat> waiting) {
  turn_of_ = seat;
  waiting_ = waiting;
  return *this;
}

Scene& Scene::last_round() {
  state_.last_round = true;
  return *this;
}

}  // namespace naqala::test
