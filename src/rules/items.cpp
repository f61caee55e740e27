#include "rules/items.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/djinns.hpp"
#include "rules/round.hpp"
#include "rules/sowing.hpp"
#include "rules/tribes.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

Items known(std::uint16_t word) { return Items::from_word(word); }

// Adds an item to a word of items, or counts it where the viewer does not know which it is.
void add_to(std::uint16_t& held, bool seen, Item item) {
  held = static_cast<std::uint16_t>(held + (seen ? Items::of(item).word() : 1));
}
void remove_from(std::uint16_t& held, bool seen, Item item) {
  held = static_cast<std::uint16_t>(held - (seen ? Items::of(item).word() : 1));
}

// An item leaves a seat's hand for all to see.
void lay_down(State& s, Seat seat, Item item) {
  Items& shown = s.items_shown[index(seat)];
  if (shown.has(item)) return shown.remove(item);
  const bool seen = s.sees(seat);
  remove_from(s.items_secret[index(seat)], seen, item);
  if (!seen) s.item_stack.remove(item);
}

// ---- The magic items --------------------------------------------------------------------------------------

// Whether an item used at `used_at` may leave the board like this: while meeples are in hand, the sowing can
// still be finished; before collecting, the dropped meeple and another of its tribe are still there (R51).
bool leaves_a_way(const Layout& layout, const State& s, Step used_at) {
  if (used_at == Step::drop) return endings_now(layout, s).any();
  if (used_at == Step::collect) return s.meeples[index(s.at)][s.dropped] >= 2;
  return true;
}

// The board with meeples fewer on a tile. It is only looked at.
State without(State s, Tile tile, Tribe tribe) {
  s.meeples[index(tile)].remove(tribe);
  return s;
}

// Whether `n` meeples can be removed from the tile in a way that may be.
bool can_remove(const Layout& layout, const State& s, Tile tile, int n, Step used_at) {
  if (n == 0) return leaves_a_way(layout, s, used_at);
  const Meeples there = s.meeples[index(tile)];
  return std::any_of(all<Tribe>.begin(), all<Tribe>.end(), [&](Tribe tribe) {
    return there.has(tribe) && can_remove(layout, without(s, tile, tribe), tile, n - 1, used_at);
  });
}

TileSet tiles_with_two(const Layout& layout, const State& s) {
  TileSet tiles;
  for (Tile tile : layout.land())
    if (can_remove(layout, s, tile, scimitar_victims, s.step)) tiles.add(tile);
  return tiles;
}

// Tiles beside this one from which the flute can call meeples.
TileSet within_call(const Layout& layout, const State& s, Tile tile) {
  TileSet tiles;
  for (Tile beside : layout.exits(tile))
    if (!s.meeples[index(beside)].empty()) tiles.add(beside);
  return tiles;
}

// The meeples that the flute can call to `tile`, as `Action::move`.
void offer_calls(const Layout& layout, const State& s, Tile tile, ActionList& list) {
  for (Tile from : within_call(layout, s, tile))
    for (Tribe tribe : all<Tribe>)
      if (s.meeples[index(from)].has(tribe)) list.push_back(Action::move(from, tribe));
}

State after_call(State s, Tile tile, Action move) {
  s.meeples[index(move.tile())].remove(move.tribe());
  s.meeples[index(tile)].add(move.tribe());
  return s;
}

// Those of them after which the turn can go on. No later call could make good what one has spoilt: the tile
// and those beside it are of different colours of a chequered board, and a sowing can only end on one
// colour.
void offer_allowed_calls(const Layout& layout, const State& s, Tile tile, Step used_at, ActionList& list) {
  ActionList calls;
  offer_calls(layout, s, tile, calls);
  for (Action call : calls)
    if (leaves_a_way(layout, after_call(s, tile, call), used_at)) list.push_back(call);
}

bool can_call(const Layout& layout, const State& s, Tile tile, Step used_at) {
  ActionList calls;
  offer_allowed_calls(layout, s, tile, used_at, calls);
  return !calls.empty();
}

TileSet flute_targets(const Layout& layout, const State& s) {
  TileSet tiles;
  for (Tile tile : layout.land())
    if (can_call(layout, s, tile, s.step)) tiles.add(tile);
  return tiles;
}

TileSet without_camel(const Layout& layout, const State& s) { return layout.land() - owned_by_anyone(s); }

TileSet camels_to_move(const Layout& layout, const State& s) {
  return without_camel(layout, s).empty() ? TileSet{} : s.owned[index(s.active)];
}

void offer_carpet(const Layout& layout, const State& s, ActionList& list) {
  if (carpet_helps(layout, s)) list.push_back(Action::use(Item::carpet));
}

void offer_lamp(const Layout&, const State& s, ActionList& list) {
  for (int i = 0; i < s.djinn_row_size; ++i) list.push_back(Action::lamp(i));
  if (!(s.djinn_deck | djinn_discards(s)).empty()) list.push_back(Action::of(Kind::use_lamp_deck));
}

void offer_ring(const Layout&, const State& s, ActionList& list) {
  for (Item item : all<Item>)
    if (item_discards(s).has(item)) list.push_back(Action::ring(item));
}

bool can_deal_to_row(const State& s) {
  return s.card_row_size < resource_row_size && (deck_size(s) > 0 || !discards(s).empty());
}

void offer_horn(const Layout&, const State& s, ActionList& list) {
  const auto* const row = s.card_row.data();
  const bool all_alike =
      std::adjacent_find(row, row + s.card_row_size, std::not_equal_to<>()) == row + s.card_row_size;
  if (can_deal_to_row(s) || !all_alike) list.push_back(Action::use(Item::horn));
}

// The item has done its work and goes to the discards; the turn returns to the point it was used at.
void finish_item(const Layout& layout, State& s) {
  s.item_in_use = 0;
  s.left = 0;
  return_to_point(layout, s);
}

void use_lamp(const Layout& layout, State& s, Action action) {
  if (action.kind() == Kind::use_lamp_deck) {
    begin_chain(s, Step::draw_djinn, no_tile);
    ready_to_draw_djinn(s);
    return;
  }
  s.resume = s.step;
  gain_djinn(s, s.active, take_from_djinn_row(s, action.number()));
  finish_item(layout, s);
}

void use_ring(const Layout& layout, State& s, Action action) {
  s.resume = s.step;
  s.items_shown[index(s.active)].add(action.item());
  finish_item(layout, s);
}

// The horn's row: dealt up to nine, then put in order from the front; `left` counts the cards
// still to be put.
void fill_or_order_row(State& s) {
  if (s.card_row_size < resource_row_size && ready_to_draw(s)) {
    s.step = Step::fill_row;
    return;
  }
  s.step = Step::order_row;
  s.left = s.card_row_size;
}

void use_horn(const Layout&, State& s, Action) {
  s.resume = s.step;
  fill_or_order_row(s);
}

// An item is either put to use on one of some tiles (`targets`) or has forms of its own (`offer`).
struct Magic {
  Item item;
  TileSet (*targets)(const Layout&, const State&) = nullptr;
  void (*offer)(const Layout&, const State&, ActionList&) = nullptr;
  void (*act)(const Layout&, State&, Action) = nullptr;
};

constexpr Magic magic_items[] = {
    {.item = Item::scimitar,
     .targets = tiles_with_two,
     .act = [](const Layout&, State& s,
               Action action) { begin_chain(s, Step::remove_meeples, action.tile(), scimitar_victims); }},
    {.item = Item::lamp, .offer = offer_lamp, .act = use_lamp},
    {.item = Item::carpet, .offer = offer_carpet, .act = [](const Layout&, State&, Action) {}},
    {.item = Item::flute,
     .targets = flute_targets,
     .act = [](const Layout&, State& s,
               Action action) { begin_chain(s, Step::move_meeples, action.tile(), flute_moves); }},
    {.item = Item::ring, .offer = offer_ring, .act = use_ring},
    {.item = Item::talisman,
     .targets = camels_to_move,
     .act = [](const Layout&, State& s, Action action) { begin_chain(s, Step::move_camel, action.tile()); }},
    {.item = Item::horn, .offer = offer_horn, .act = use_horn},
};

Item item_named_by(Action action) {
  switch (action.kind()) {
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
      return Item::lamp;
    case Kind::use_ring:
      return Item::ring;
    default:
      return action.item();
  }
}

// All can be used at any moment that R51 allows, but the carpet only while it can still carry a meeple.
bool usable_now(const State& s, Item item) {
  if (item == Item::carpet) return s.step == Step::take || s.step == Step::drop;
  return is_moment_for_items(s.step);
}

// ---- The steps that items lead to -------------------------------------------------------------------------

void offer_removals(const Layout& layout, const State& s, ActionList& list) {
  const Meeples there = s.meeples[index(s.place)];
  for (Tribe tribe : all<Tribe>)
    if (there.has(tribe) && can_remove(layout, without(s, s.place, tribe), s.place, s.left - 1, s.resume))
      list.push_back(Action::remove(tribe));
}

void remove_meeple(const Layout& layout, State& s, Tribe tribe) {
  const Tile tile = s.place;
  s.meeples[index(tile)].remove(tribe);
  if (--s.left > 0) return;
  s.item_in_use = 0;
  s.step = s.resume;
  take_control_if_empty(s, tile);
  if (s.step == Step::control) return;  // the item's effect is over with its answer
  s.resume = s.step;
  return_to_point(layout, s);
}

void offer_moves(const Layout& layout, const State& s, ActionList& list) {
  if (s.left < flute_moves) list.push_back(Action::of(Kind::done));
  offer_allowed_calls(layout, s, s.place, s.resume, list);
}

void move_meeple(const Layout& layout, State& s, Tile from, Tribe tribe) {
  s.meeples[index(from)].remove(tribe);
  s.meeples[index(s.place)].add(tribe);
  if (--s.left == 0) finish_item(layout, s);
}

void offer_new_places(const Layout& layout, const State& s, ActionList& list) {
  for (Tile tile : without_camel(layout, s)) list.push_back(Action::to(tile));
}

void move_camel(const Layout& layout, State& s, Tile tile) {
  const std::size_t seat = index(s.active);
  if (tent_of(s, s.active) == s.place) s.tents[seat] = static_cast<std::uint8_t>(index(tile) + 1);
  s.owned[seat].remove(s.place);
  s.owned[seat].add(tile);
  finish_item(layout, s);
}

std::size_t cards_put(const State& s) { return static_cast<std::size_t>(s.card_row_size - s.left); }

void offer_order(const State& s, ActionList& list) {
  for (std::size_t i = cards_put(s); i < s.card_row_size; ++i)
    if (const Action put = Action::put(s.card_row[i]); !list.contains(put)) list.push_back(put);
}

void put_card(const Layout& layout, State& s, Card card) {
  auto* const next = s.card_row.begin() + cards_put(s);
  auto* const found = std::find(next, s.card_row.end(), card);
  std::rotate(next, found, found + 1);
  if (--s.left == 0) finish_item(layout, s);
}

}  // namespace

// ---- Hands, stack and discards ----------------------------------------------------------------------------

Items items_of(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  return s.sees(seat) ? s.items_shown[i] + known(s.items_secret[i]) : s.items_shown[i];
}

int secret_items_of(const State& s, Seat seat) {
  const std::uint16_t held = s.items_secret[index(seat)];
  return s.sees(seat) ? known(held).total() : held;
}

int drawn_items(const State& s) { return s.sees(s.active) ? known(s.items_drawn).total() : s.items_drawn; }

Items known_drawn_items(const State& s) { return s.sees(s.active) ? known(s.items_drawn) : Items{}; }

int item_stack_size(const State& s) {
  int size = s.item_stack.total();
  for (Seat seat : all<Seat>)
    if (!s.sees(seat)) size -= s.items_secret[index(seat)];
  return s.sees(s.active) ? size : size - s.items_drawn;
}

Items item_discards(const State& s) {
  Items elsewhere = s.item_stack + known_drawn_items(s);
  for (Seat seat : all<Seat>) elsewhere += items_of(s, seat);
  if (s.item_in_use != 0) elsewhere.add(static_cast<Item>(s.item_in_use - 1));
  return all_items(s.options) - elsewhere;
}

int precious_among(Items items) {
  int n = 0;
  for (Item item : all<Item>)
    if (is_precious(item)) n += items[item];
  return n;
}

Items precious_to_show(const State& s, Seat seat) {
  const Items secret = known(s.items_secret[index(seat)]);
  int missing = wanted(Whim::precious) - precious_among(s.items_shown[index(seat)]);
  Items now;
  for (Item item : all<Item>)
    if (is_precious(item) && missing > 0) {
      now.add(item, std::min(missing, secret[item]));
      missing -= now[item];
    }
  return now;
}

void show_items(State& s, Seat seat, Items items) {
  for (Item item : all<Item>)
    for (int n = items[item]; n > 0; --n) {
      remove_from(s.items_secret[index(seat)], s.sees(seat), item);
      if (!s.sees(seat)) s.item_stack.remove(item);
    }
  s.items_shown[index(seat)] += items;
}

// ---- Drawing ----------------------------------------------------------------------------------------------

void begin_drawing(State& s, int n) {
  if (item_stack_size(s) == 0) return;
  begin_chain(s, Step::draw_items, no_tile, std::min(n, item_stack_size(s)));
}

bool begin_taking_item(State& s, Step resume) {
  if (item_stack_size(s) == 0) return false;
  s.step = Step::draw_item;
  s.resume = resume;
  return true;
}

void deal_item(State& s, Action action) {
  const bool seen = action.kind() == Kind::deal_item;
  auto& to = s.step == Step::draw_items ? s.items_drawn : s.items_secret[index(s.active)];
  add_to(to, seen, action.item());
  if (seen) s.item_stack.remove(action.item());
  if (s.step == Step::draw_items) {
    if (--s.left == 0) s.step = Step::keep_item;
  } else if (s.resume == Step::second_kill) {
    go_on_after_kill(s);
  } else {
    s.resume = {};
    go_on_to_end(s);
  }
}

void offer_drawn_items(const State& s, ActionList& list) {
  for (Item item : all<Item>)
    if (known_drawn_items(s).has(item)) list.push_back(Action::keep(item));
}

void keep_item(const Layout& layout, State& s, Action action) {
  const bool seen = action.kind() == Kind::keep_item;
  add_to(s.items_secret[index(s.active)], seen, action.item());
  if (!seen) s.item_stack -= action.discarded();
  s.items_drawn = 0;
  return_to_point(layout, s);
}

// ---- Magic items ------------------------------------------------------------------------------------------

void offer_held_items(const Layout& layout, const State& s, ActionList& list) {
  const Items held = items_of(s, s.active);
  for (const Magic& magic : magic_items) {
    if (!held.has(magic.item) || !usable_now(s, magic.item)) continue;
    if (magic.targets == nullptr)
      magic.offer(layout, s, list);
    else
      for (Tile tile : magic.targets(layout, s)) list.push_back(Action::use(magic.item, tile));
  }
}

void use_item(const Layout& layout, State& s, Action action) {
  const Item item = item_named_by(action);
  const auto* magic = std::find_if(std::begin(magic_items), std::end(magic_items),
                                   [&](const Magic& m) { return m.item == item; });
  assert(magic != std::end(magic_items));
  lay_down(s, s.active, item);
  s.item_in_use = static_cast<std::uint8_t>(index(item) + 1);
  s.item_used = true;
  magic->act(layout, s, action);
}

void offer_item_step(const Layout& layout, const State& s, ActionList& list) {
  switch (s.step) {
    case Step::remove_meeples:
      return offer_removals(layout, s, list);
    case Step::move_meeples:
      return offer_moves(layout, s, list);
    case Step::move_camel:
      return offer_new_places(layout, s, list);
    case Step::order_row:
      return offer_order(s, list);
    default:
      assert(false && "not a step of an item");
  }
}

void do_item_step(const Layout& layout, State& s, Action action) {
  switch (action.kind()) {
    case Kind::remove:
      return remove_meeple(layout, s, action.tribe());
    case Kind::move:
      return move_meeple(layout, s, action.tile(), action.tribe());
    case Kind::done:
      return finish_item(layout, s);
    case Kind::to:
      return move_camel(layout, s, action.tile());
    case Kind::put:
      return put_card(layout, s, action.card());
    default:
      assert(false && "not a step of an item");
  }
}

bool item_can_end(const Layout& layout, const State& s) {
  if (s.step == Step::remove_meeples) return can_remove(layout, s, s.place, s.left, s.resume);
  const bool must_call = s.step == Step::move_meeples && s.left == flute_moves;
  return must_call ? can_call(layout, s, s.place, s.resume) : leaves_a_way(layout, s, s.resume);
}

void deal_lamp_djinn(const Layout& layout, State& s, Djinn djinn) {
  s.djinn_deck.remove(djinn);
  gain_djinn(s, s.active, djinn);
  finish_item(layout, s);
}

void deal_horn_card(State& s, Card card) {
  deal_to_row(s, card);
  fill_or_order_row(s);
}

}  // namespace naqala
