#include "rules/check_expansions.hpp"

#include <algorithm>
#include <cassert>

#include "rules/cards.hpp"
#include "rules/items.hpp"
#include "rules/round.hpp"
#include "rules/sowing.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

using Text = std::string;

Text of_seat(Seat seat, const Text& field) {
  return "seats." + std::to_string(index(seat) + 1) + "." + field;
}

// ---- Pieces -----------------------------------------------------------------------------------------------

Text check_tents(const State& s) {
  for (Seat seat : all<Seat>) {
    if (s.tents[index(seat)] == 0) continue;
    const Tile tent = tent_of(s, seat);
    if (!s.options.plays(Set::artisans)) return of_seat(seat, "tent: a piece of a set that is not played");
    if (index(tent) >= count_of<Tile> || !s.owned[index(seat)].has(tent))
      return of_seat(seat, "tent: not on a tile of the seat");
  }
  return {};
}

Text check_items(const State& s) {
  const Items box = all_items(s.options);
  int hidden = s.sees(s.active) ? 0 : drawn_items(s);
  for (Seat seat : all<Seat>) {
    if (index(seat) >= s.options.seats &&
        (s.items_secret[index(seat)] != 0 || !s.items_shown[index(seat)].empty()))
      return of_seat(seat, "items: the seat is not in this game");
    if (!s.sees(seat)) hidden += secret_items_of(s, seat);
  }
  for (Item item : all<Item>) {
    int n = s.item_stack[item] + known_drawn_items(s)[item] + (s.item_in_use == index(item) + 1);
    for (Seat seat : all<Seat>) {
      n += s.items_shown[index(seat)][item];
      if (s.sees(seat)) n += Items::from_word(s.items_secret[index(seat)])[item];
    }
    if (n > box[item])
      return "items: " + Text(name(item)) + ": " + std::to_string(n) + " is more than the " +
             std::to_string(box[item]) + " there are";
  }
  return hidden > s.item_stack.total() ? "item_stack: fewer items than seats hold unseen" : "";
}

Text check_whim(const State& s, Whim whim) {
  const WhimPlace place = s.whims[index(whim)];
  const Text where = "whims." + Text(name(whim));
  if (place.put_away()) return {};
  if (!in_game(s.options, whim)) return where + ": is not in this game";
  if (!place.on_board()) return index(place.seat()) < s.options.seats ? "" : where + ": no such seat";
  if (index(place.tile()) >= count_of<Tile> || row_of(s.kind(place.tile())).action != TileAction::city)
    return where + ": lies on no city";
  return std::count(s.whims.begin(), s.whims.end(), place) > 1 ? where + ": another lies on that city" : "";
}

Text check_whims(const State& s) {
  for (Whim whim : all<Whim>)
    if (Text problem = check_whim(s, whim); !problem.empty()) return problem;
  return fits_open_whims(s) ? "" : "whims: a seat holds what would have fulfilled one of its open whims";
}

// ---- Steps ------------------------------------------------------------------------------------------------

Text check_control(const State& s) {
  if (!on_land(s, s.place) || owner_of(s, s.place) != nobody) return "place: not a tile to take";
  if (camels_left(s, s.active) == 0 || !has_tent(s, s.active))
    return "step: only with a camel and a tent left";
  return {};
}

// The artisans' draw comes before the action of the final tile; Kandicha's item while assassins kill.
Text check_drawing_items(const State& s) {
  const int drawn = drawn_items(s);
  if (s.step == Step::draw_item) {
    const bool at_workshop = on_land(s, s.at) && row_of(s.kind(s.at)).action == TileAction::workshop;
    if (s.resume != Step::second_kill && (s.resume != Step::tile || !at_workshop))
      return "resume: does not fit the step";
    return item_stack_size(s) > 0 ? "" : "item_stack: nothing to draw";
  }
  if (s.resume != Step::tile) return "resume: does not fit the step";
  if (s.step == Step::keep_item) return drawn > 0 ? "" : "drawn_items: none to keep";
  if (s.left < 1 || s.left > item_stack_size(s)) return "left: does not fit the item stack";
  return drawn + s.left > all_meeples(s.options)[Tribe::artisan] ? "left: more than there are artisans" : "";
}

Item item_of(Step step) {
  switch (step) {
    case Step::draw_djinn:
      return Item::lamp;
    case Step::remove_meeples:
      return Item::scimitar;
    case Step::move_meeples:
      return Item::flute;
    case Step::move_camel:
      return Item::talisman;
    case Step::fill_row:
    case Step::order_row:
      return Item::horn;
    default:
      assert(false && "not a step of an item");
      return {};
  }
}

Text check_flute(const Layout& layout, const State& s) {
  if (!on_land(s, s.place)) return "place: not a tile of the land";
  if (s.left < 1 || s.left > flute_moves) return "left: does not fit the step";
  const TileSet beside = layout.exits(s.place);
  for (Tile tile : beside)
    if (!s.meeples[index(tile)].empty()) return {};
  return s.left == flute_moves ? "place: no meeple beside it" : "";
}

Text check_item_chain(const Layout& layout, const State& s) {
  if (s.item_in_use != index(item_of(s.step)) + 1) return "item_in_use: does not fit the step";
  switch (s.step) {
    case Step::remove_meeples:
      if (!on_land(s, s.place) || s.left < 1 || s.left > scimitar_victims)
        return "left: does not fit the step";
      return s.meeples[index(s.place)].total() < s.left ? "place: too few meeples" : "";
    case Step::move_meeples:
      return check_flute(layout, s);
    case Step::move_camel:
      if ((layout.land() - owned_by_anyone(s)).empty()) return "place: no tile is free to move to";
      return on_land(s, s.place) && s.owned[index(s.active)].has(s.place) ? ""
                                                                          : "place: not a tile of the seat";
    case Step::draw_djinn:
      return s.djinn_deck.empty() ? "djinn_deck: nothing to draw" : "";
    case Step::fill_row:
      if (s.card_row_size == resource_row_size) return "card_row: is full";
      return deck_size(s) == 0 ? "deck: nothing to draw" : "";
    default:
      return s.left < 1 || s.left > s.card_row_size ? "left: does not fit the row" : "";
  }
}

Text check_own_fields(const State& s) {
  const bool carpet = s.item_in_use == index(Item::carpet) + 1;
  const bool sows = s.step == Step::take || s.step == Step::drop || s.resume == Step::take;
  if (s.item_in_use != 0 && !is_item_chain(s.step) && !(carpet && sows))
    return "item_in_use: does not fit the step";
  if (s.item_in_use != 0 && !s.item_used) return "item_used: must be set while one is in use";
  if (s.item_used && (s.active == nobody || !s.options.plays(Set::artisans)))
    return "item_used: does not fit the step";
  if (s.step != Step::draw_items && s.step != Step::keep_item && s.items_drawn != 0)
    return "drawn_items: does not fit the step";
  const bool killing = s.step == Step::second_kill || s.resume == Step::second_kill;
  const bool after_kill = s.step == Step::control && s.resume == Step::tile;
  if (s.deeds != 0 && !(s.options.plays(Set::whims) && (killing || after_kill)))
    return "deeds: does not fit the step";
  return s.deeds >= 1u << count_of<Tribe> ? "deeds: does not fit the step" : "";
}

}  // namespace

std::string check_expansion_pieces(const State& s) {
  for (auto* check : {check_tents, check_items, check_whims})
    if (Text problem = check(s); !problem.empty()) return problem;
  return {};
}

bool is_item_chain(Step step) {
  return step == Step::draw_djinn || step == Step::fill_row || step == Step::remove_meeples ||
         step == Step::move_meeples || step == Step::move_camel || step == Step::order_row;
}

std::string check_expansion_step(const Layout& layout, const State& s) {
  if (Text problem = check_own_fields(s); !problem.empty()) return problem;
  if (s.step == Step::take && on_carpet(s) && !carpet_helps(layout, s))
    return "item_in_use: no sowing can be finished with the carpet";
  if (is_item_chain(s.step)) return check_item_chain(layout, s);
  switch (s.step) {
    case Step::control:
      return check_control(s);
    case Step::draw_items:
    case Step::draw_item:
    case Step::keep_item:
      return check_drawing_items(s);
    case Step::refill_whims:
      return city_to_fill(s) == no_tile ? "whims: none to deal" : "";
    default:
      return {};
  }
}

}  // namespace naqala
