// From what a scene was told to the position itself.
#include <algorithm>

#include "rules/cards.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "support/scene.hpp"

namespace naqala::test {

namespace {

constexpr int zeros = 3;  // spaces of the price 0 on either track (R4)

// What is left of the cards or items when `part` is taken away; a failure if there are not so
// many in the box.
template <class Counts>
Counts without(Counts all, Counts part, const char* what) {
  if (all.covers(part)) return all - part;
  ADD_FAILURE() << what << ": more than there are; given " << testing::PrintToString(part) << ", free "
                << testing::PrintToString(all);
  return all;
}

}  // namespace

// All markers but the one that `seat` plays: the following seats, then, with 2 seats, the second
// marker of each.
std::vector<Seat> Scene::other_markers(Seat seat) const {
  const int seats = seats_of(state_);
  std::vector<Seat> markers;
  for (int i = 1; i < markers_for(seats); ++i)
    markers.push_back(static_cast<Seat>((static_cast<int>(seat) + i) % seats));
  return markers;
}

// ---- The position -----------------------------------------------------------------------------------------

State Scene::state() const {
  State s = state_;
  place_camels(s);
  fill_decks(s);
  if (s.options.plays(Set::artisans)) fill_item_stack(s);
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
    for (int t = count_of<Tile>; t-- > 0 && naqala::camels_left(s, seat) > *camels_left_[i];) {
      const Tile tile = static_cast<Tile>(t);
      const bool bare =
          is_land(s.kind(tile)) && s.meeples[index(tile)].empty() && s.buildings[index(tile)] == 0;
      if (bare && owner_of(s, tile) == nobody) s.owned[i].add(tile);
    }
    EXPECT_EQ(naqala::camels_left(s, seat), *camels_left_[i]) << "camels_left: no room for the others";
    if (!can_claim(s, seat)) s.last_round = true;
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

void Scene::fill_item_stack(State& s) const {
  Items items = all_items(s.options);
  for (int i = 0; i < seats_of(s); ++i) {
    items = without(items, s.items_shown[i], "items");
    items = without(items, Items::from_word(s.items_secret[i]), "secret_items");
  }
  s.item_stack = item_stack_ ? *item_stack_ : without(items, item_discards_, "item_discards");
  without(items, s.item_stack, "item_stack");
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
  for (auto seat = waiting_.rbegin(); seat != waiting_.rend(); ++seat)
    put_marker(s, *seat, seat - waiting_.rbegin() < zeros ? 0 : 1);

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

// The newcomer takes the free space nearest the higher prices; on 0 those that were there move back (R6).
void Scene::put_marker(State& s, Seat seat, int price) const {
  const auto prices = prices_of(s.options);
  std::vector<int> spaces;
  for (int i = 0; i < static_cast<int>(prices.size()); ++i)
    if (prices[i] == price) spaces.push_back(i);
  EXPECT_FALSE(spaces.empty()) << "has_bid: no space costs " << price;
  EXPECT_EQ(s.turn_track[spaces.front()], nobody) << "has_bid: no free space at " << price;
  if (price == 0) {
    for (std::size_t i = 1; i < spaces.size(); ++i) s.turn_track[spaces[i - 1]] = s.turn_track[spaces[i]];
    s.turn_track[spaces.back()] = nobody;
  }
  while (s.turn_track[spaces.back()] != nobody && spaces.size() > 1) spaces.pop_back();
  s.turn_track[spaces.back()] = seat;
}

}  // namespace naqala::test
