#include "support/scene.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"

namespace naqala::test {

namespace {

constexpr int columns = 6;
constexpr int rows = 5;

using enum TileKind;
constexpr TileKind board[rows][columns] = {
    {oasis, small_market, large_market, village, sacred_6, village},
    {small_market, oasis, small_market, sacred_6, village, sacred_10},
    {large_market, small_market, oasis, small_market, sacred_12, sacred_6},
    {small_market, oasis, small_market, village, large_market, sacred_15},
    {oasis, large_market, oasis, small_market, sacred_6, village},
};

void set_kind(State& s, Tile tile, TileKind kind) {
  std::uint8_t& pair = s.kinds[index(tile) / 2];
  const int shift = index(tile) % 2 * 4;
  pair = static_cast<std::uint8_t>((pair & ~(15 << shift)) | static_cast<int>(kind) << shift);
}

// The last tile of that kind, counted a1, b1, ... f5.
Tile last_of(const State& s, TileKind kind) {
  for (int y = rows - 1; y >= 0; --y)
    for (int x = columns - 1; x >= 0; --x)
      if (s.kind(tile_at(x, y)) == kind) return tile_at(x, y);
  ADD_FAILURE() << "there is no tile of the kind " << name(kind) << " in the base game";
  return no_tile;
}

Cards counted(std::initializer_list<Card> cards) {
  Cards result;
  for (Card card : cards) result.add(card);
  return result;
}

DjinnSet set_of(std::initializer_list<Djinn> djinns) {
  DjinnSet result;
  for (Djinn djinn : djinns) result.add(djinn);
  return result;
}

// What is left of the cards when `part` is taken away; a failure if there are not so many in the box.
Cards without(Cards cards, Cards part, const char* what) {
  if (cards.covers(part)) return cards - part;
  ADD_FAILURE() << what << ": more cards than there are; given " << testing::PrintToString(part) << ", free "
                << testing::PrintToString(cards);
  return cards;
}

}  // namespace

Tile tile(std::string_view name) {
  assert(name.size() == 2);
  return tile_at(name[0] - 'a', name[1] - '1');
}

// ---- The board -----------------------------------------------------------------------------------------------

Scene::Scene(int seats) : Scene(Options{.seats = static_cast<std::uint8_t>(seats)}) {}

Scene::Scene(const Options& options) : state_(blank_state(options)) {
  assert(!options.artisans && !options.whims);
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) set_kind(state_, tile_at(x, y), board[y][x]);
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

// ---- In front of a seat --------------------------------------------------------------------------------------

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

// ---- Rows and decks ------------------------------------------------------------------------------------------

Scene& Scene::row(std::initializer_list<Card> cards) {
  assert(cards.size() <= resource_row_size);
  std::copy(cards.begin(), cards.end(), state_.card_row.begin());
  state_.card_row_size = static_cast<std::uint8_t>(cards.size());
  return *this;
}

Scene& Scene::djinn_row(std::initializer_list<Djinn> djinns) {
  assert(djinns.size() <= state_.djinn_row.size());
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

// ---- The moment ----------------------------------------------------------------------------------------------

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

// All markers but the one that `seat` plays: the following seats, then, with 2 seats, the second marker of each.
std::vector<Seat> Scene::other_markers(Seat seat) const {
  const int seats = seats_of(state_);
  std::vector<Seat> markers;
  for (int i = 1; i < markers_for(seats); ++i)
    markers.push_back(static_cast<Seat>((static_cast<int>(seat) + i) % seats));
  return markers;
}

// ---- The position --------------------------------------------------------------------------------------------

State Scene::state() const {
  State s = state_;
  place_camels(s);
  fill_decks(s);
  set_moment(s);
  EXPECT_EQ(problem_with(s), "") << "the scene cannot occur";
  if (turn_of_ != nobody) begin_turn(s);
  EXPECT_EQ(problem_with(s), "") << "the position when the turn has begun cannot occur";
  return s;
}

void Scene::place_camels(State& s) const {
  for (int i = 0; i < seats_of(s); ++i) {
    if (!camels_left_[i]) continue;
    const Seat seat = static_cast<Seat>(i);
    for (int t = rows * columns; t-- > 0 && naqala::camels_left(s, seat) > *camels_left_[i];) {
      const Tile tile = tile_at(t % columns, t / columns);
      const bool bare = s.meeples[index(tile)].empty() && s.buildings[index(tile)] == 0;
      if (bare && owner_of(s, tile) == nobody) s.owned[i].add(tile);
    }
    EXPECT_EQ(naqala::camels_left(s, seat), *camels_left_[i]) << "camels_left: no room for the others";
    if (*camels_left_[i] == 0) s.last_round = true;
  }
}

void Scene::fill_decks(State& s) const {
  Cards cards = all_cards();
  DjinnSet djinns = djinns_of(s.options);
  for (int i = 0; i < seats_of(s); ++i) {
    cards = without(cards, s.open[i], "cards");
    cards = without(cards, Cards::from_word(s.fresh[i]), "unseen");
    cards = without(cards, Cards::from_word(s.stale[i]), "stale");
    djinns = djinns - s.djinns[i];
  }
  for (int i = 0; i < s.card_row_size; ++i) cards = without(cards, Cards::of(s.card_row[i]), "row");
  for (int i = 0; i < s.djinn_row_size; ++i) djinns.remove(s.djinn_row[i]);
  s.deck = deck_ ? *deck_ : without(cards, discards_, "discards");
  s.djinn_deck = djinn_deck_ ? *djinn_deck_ : djinns - djinn_discards_;
  without(cards, s.deck, "deck");
}

// The auction; or, for a turn, the last decision before it begins.
void Scene::set_moment(State& s) const {
  if (turn_of_ == nobody) {
    s.step = Step::bid;
    std::copy(to_bid_.begin(), to_bid_.end(), s.bid_track.begin());
    for (const Bid& bid : bids_) put_marker(s, bid.seat, bid.price);
    return;
  }

  std::vector<Seat> played = other_markers(turn_of_);
  for (Seat seat : waiting_) {
    const auto marker = std::find(played.begin(), played.end(), seat);
    if (marker == played.end()) ADD_FAILURE() << "turn: more markers than there are";
    if (marker != played.end()) played.erase(marker);
  }
  for (auto seat = waiting_.rbegin(); seat != waiting_.rend(); ++seat) put_marker(s, *seat, 0);

  if (played.empty()) {
    s.step = Step::bid;
    s.bid_track[0] = turn_of_;
    s.coins[index(turn_of_)] = static_cast<std::uint16_t>(s.coins[index(turn_of_)] + 18);
  } else {
    s.step = Step::end;
    s.active = played.back();
    std::copy(played.begin(), played.end(), s.bid_track.begin());
    put_marker(s, turn_of_, 18);
  }
}

void Scene::begin_turn(State& s) const {
  const Action last = s.step == Step::bid ? Action::bid(18) : Action::of(Action::Kind::end);
  apply(Layout(s), s, last);
  EXPECT_EQ(s.active, turn_of_);
  EXPECT_EQ(s.step, Step::take);
}

// The newcomer takes the space nearest the higher prices, those that were there move back (R6).
void Scene::put_marker(State& s, Seat seat, int price) const {
  const auto prices = prices_of(s.options);
  std::vector<int> spaces;
  for (int i = 0; i < static_cast<int>(prices.size()); ++i)
    if (prices[i] == price) spaces.push_back(i);
  EXPECT_FALSE(spaces.empty()) << "has_bid: no space costs " << price;
  EXPECT_EQ(s.turn_track[spaces.front()], nobody) << "has_bid: no free space at " << price;
  for (std::size_t i = 1; i < spaces.size(); ++i) s.turn_track[spaces[i - 1]] = s.turn_track[spaces[i]];
  s.turn_track[spaces.back()] = seat;
}

}  // namespace naqala::test
