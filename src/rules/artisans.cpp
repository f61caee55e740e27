#include "rules/artisans.hpp"

#include <algorithm>

#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "rules/tiles.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

int artisan_value(const State& s, Seat seat) {
  const int most = *std::max_element(s.artisans.begin(), s.artisans.end());
  const auto with_most = std::count(s.artisans.begin(), s.artisans.end(), most);
  const bool tie_counts = s.options.artisan_ties == ArtisanTies::all_count;
  const bool has_most = s.artisans[index(seat)] == most && (with_most == 1 || tie_counts);
  return (has_most ? artisan_points_of_the_most : artisan_points) +
         (has_djinn(s, seat, Djinn::ptah) ? ptah_bonus : 0);
}

int tent_points(const State& s, Seat seat) {
  const Tile tent = tent_of(s, seat);
  if (tent == no_tile) return 0;
  int points = 0;
  for (Tile tile : grid_around(tent) | TileSet::of(tent))
    if (row_of(s.kind(tile)).colour == Colour::red) points += red_tile_points;
  return points;
}

int item_points(const State& s, Seat seat) {
  const int bonus = has_djinn(s, seat, Djinn::geb) ? geb_bonus : 0;
  const Items items = items_of(s, seat);
  int points = 0;
  for (Item item : all<Item>)
    if (is_precious(item)) points += items[item] * (item_table[index(item)].value + bonus);
  return points;
}

}  // namespace

void offer_workshop(const State& s, ActionList& list) {
  list.push_back(Action::skip());
  if (item_stack_size(s) == 0) return;
  if (s.artisans[index(s.active)] >= workshop_artisans) list.push_back(Action::of(Kind::item_artisan));
  if (fakirs_of(s, s.active) >= workshop_fakirs) list.push_back(Action::of(Kind::item_fakirs));
}

void visit_workshop(Context& c, Action::Kind payment) {
  const Seat seat = c.s.active;
  const Cause by = action_of_tile(c);
  if (payment == Kind::item_artisan) {
    auto& artisans = c.s.artisans[index(seat)];
    artisans = static_cast<std::uint8_t>(artisans - workshop_artisans);
    c.moved(Tribe::artisan, workshop_artisans, seat, PlaceKind::bag, by);
  } else {
    discard(c, seat, Card::fakir, workshop_fakirs, by);
  }
  begin_taking_item(c.s, Step::tile);
}

void add_artisan_points(const State& s, Seat seat, Score& sheet) {
  sheet[Category::artisans] = s.artisans[index(seat)] * artisan_value(s, seat);
  sheet[Category::tents] = tent_points(s, seat);
  sheet[Category::items] = item_points(s, seat);
}

}  // namespace naqala
