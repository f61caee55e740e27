#include "rules/items.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "rules/cards.hpp"
#include "rules/control.hpp"
#include "rules/djinns.hpp"
#include "rules/round.hpp"
#include "rules/sowing.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"

namespace naqala {

namespace {

using Kind = Action::Kind;

Items known_items(Items::Word word) { return Items::from_word(word); }

// Adds an item to a word of items, or counts it where the viewer does not know which it is.
void add_to(Items::Word& held, bool seen, Item item) { held += seen ? Items::of(item).word() : 1; }
void remove_from(Items::Word& held, bool seen, Item item) { held -= seen ? Items::of(item).word() : 1; }

// An item leaves a seat's hand for all to see.
void lay_down(Context& c, Seat seat, Item item) {
  State& s = c.s;
  Items& shown = s.items_shown[index(seat)];
  if (shown.has(item)) {
    shown.remove(item);
    return c.moved(item, 1, seat, PlaceKind::in_use, item);
  }
  const bool seen = s.sees(seat);
  remove_from(s.items_secret[index(seat)], seen, item);
  if (!seen) s.item_stack.remove(item);
  c.moved(item, 1, Place::unseen(seat), PlaceKind::in_use, item);
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
void finish_item(Context& c) {
  lay_aside_item(c);
  c.s.left = 0;
  return_to_point(c);
}

void use_lamp(Context& c, Action action) {
  State& s = c.s;
  if (action.kind() == Kind::use_lamp_deck) {
    begin_chain(s, Step::draw_djinn, no_tile);
    ready_to_draw_djinn(c);
    return;
  }
  s.resume = s.step;
  take_from_djinn_row(c, s.active, action.number(), Item::lamp);
  finish_item(c);
}

void use_ring(Context& c, Action action) {
  State& s = c.s;
  s.resume = s.step;
  s.items_shown[index(s.active)].add(action.item());
  c.moved(action.item(), 1, PlaceKind::discards, s.active, Item::ring);
  finish_item(c);
}

// The horn's row: dealt up to nine, then put in order from the front; `left` counts the cards
// still to be put.
void fill_or_order_row(Context& c) {
  State& s = c.s;
  if (s.card_row_size < resource_row_size && ready_to_draw(c)) {
    s.step = Step::fill_row;
    return;
  }
  s.step = Step::order_row;
  s.left = s.card_row_size;
}

void use_horn(Context& c, Action) {
  c.s.resume = c.s.step;
  fill_or_order_row(c);
}

// An item is either put to use on one of some tiles (`targets`) or has forms of its own (`offer`).
struct Magic {
  Item item;
  TileSet (*targets)(const Layout&, const State&) = nullptr;
  void (*offer)(const Layout&, const State&, ActionList&) = nullptr;
  void (*act)(Context&, Action) = nullptr;
};

constexpr Magic magic_items[] = {
    {.item = Item::scimitar,
     .targets = tiles_with_two,
     .act = [](Context& c,
               Action action) { begin_chain(c.s, Step::remove_meeples, action.tile(), scimitar_victims); }},
    {.item = Item::lamp, .offer = offer_lamp, .act = use_lamp},
    {.item = Item::carpet, .offer = offer_carpet, .act = [](Context&, Action) {}},
    {.item = Item::flute,
     .targets = flute_targets,
     .act = [](Context& c,
               Action action) { begin_chain(c.s, Step::move_meeples, action.tile(), flute_moves); }},
    {.item = Item::ring, .offer = offer_ring, .act = use_ring},
    {.item = Item::talisman,
     .targets = camels_to_move,
     .act = [](Context& c, Action action) { begin_chain(c.s, Step::move_camel, action.tile()); }},
    {.item = Item::horn, .offer = offer_horn, .act = use_horn},
};

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

void remove_meeple(Context& c, Tribe tribe) {
  State& s = c.s;
  const Tile tile = s.place;
  s.meeples[index(tile)].remove(tribe);
  c.moved(tribe, 1, tile, PlaceKind::bag, Item::scimitar);
  if (--s.left > 0) return;
  lay_aside_item(c);
  s.step = s.resume;
  take_control_if_empty(c, tile, Item::scimitar);
  if (s.step == Step::control) return;  // the item's effect is over with its answer
  s.resume = s.step;
  return_to_point(c);
}

void offer_moves(const Layout& layout, const State& s, ActionList& list) {
  if (s.left < flute_moves) list.push_back(Action::of(Kind::done));
  offer_allowed_calls(layout, s, s.place, s.resume, list);
}

void move_meeple(Context& c, Tile from, Tribe tribe) {
  State& s = c.s;
  s.meeples[index(from)].remove(tribe);
  s.meeples[index(s.place)].add(tribe);
  c.moved(tribe, 1, from, s.place, Item::flute);
  if (--s.left == 0) finish_item(c);
}

void offer_new_places(const Layout& layout, const State& s, ActionList& list) {
  for (Tile tile : without_camel(layout, s)) list.push_back(Action::to(tile));
}

void move_camel(Context& c, Tile tile) {
  State& s = c.s;
  const std::size_t seat = index(s.active);
  const bool tent = tent_of(s, s.active) == s.place;
  if (tent) s.tents[seat] = static_cast<std::uint8_t>(index(tile) + 1);
  s.owned[seat].remove(s.place);
  s.owned[seat].add(tile);
  c.moved(tent ? EffectKind::tent : EffectKind::camel, s.active, s.place, tile, Item::talisman);
  finish_item(c);
}

std::size_t cards_put(const State& s) { return static_cast<std::size_t>(s.card_row_size - s.left); }

void offer_order(const State& s, ActionList& list) {
  for (std::size_t i = cards_put(s); i < s.card_row_size; ++i)
    if (const Action put = Action::put(s.card_row[i]); !list.contains(put)) list.push_back(put);
}

void put_card(Context& c, Card card) {
  State& s = c.s;
  auto* const next = s.card_row.begin() + cards_put(s);
  auto* const found = std::find(next, s.card_row.end(), card);
  std::rotate(next, found, found + 1);
  c.moved(card, found != next, Place::row(static_cast<int>(found - s.card_row.begin())),
          Place::row(static_cast<int>(next - s.card_row.begin())), Item::horn);
  if (--s.left == 0) finish_item(c);
}

}  // namespace

// ---- Hands, stack and discards ----------------------------------------------------------------------------

Items items_of(const State& s, Seat seat) {
  const std::size_t i = index(seat);
  return s.sees(seat) ? s.items_shown[i] + known_items(s.items_secret[i]) : s.items_shown[i];
}

int secret_items_of(const State& s, Seat seat) {
  const Items::Word held = s.items_secret[index(seat)];
  return s.sees(seat) ? known_items(held).total() : static_cast<int>(held);
}

int drawn_items(const State& s) {
  return s.sees(s.active) ? known_items(s.items_drawn).total() : static_cast<int>(s.items_drawn);
}

Items known_drawn_items(const State& s) { return s.sees(s.active) ? known_items(s.items_drawn) : Items{}; }

int item_stack_size(const State& s) {
  int size = s.item_stack.total();
  for (Seat seat : all<Seat>)
    if (!s.sees(seat)) size -= secret_items_of(s, seat);
  return s.sees(s.active) ? size : size - drawn_items(s);
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
  const Items secret = known_items(s.items_secret[index(seat)]);
  int missing = wanted(Whim::precious) - precious_among(s.items_shown[index(seat)]);
  Items now;
  for (Item item : all<Item>)
    if (is_precious(item) && missing > 0) {
      now.add(item, std::min(missing, secret[item]));
      missing -= now[item];
    }
  return now;
}

void show_items(Context& c, Seat seat, Items items, Cause by) {
  State& s = c.s;
  for (Item item : all<Item>)
    for (int n = items[item]; n > 0; --n) {
      remove_from(s.items_secret[index(seat)], s.sees(seat), item);
      if (!s.sees(seat)) s.item_stack.remove(item);
    }
  s.items_shown[index(seat)] += items;
  c.moved(items, Place::unseen(seat), seat, by);
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

namespace {

// The item that chance turns, as far as the viewer knows it, leaves the stack.
void note_draw(Context& c, Action action, Place to, Cause by) {
  if (action.kind() == Kind::deal_item)
    c.moved(action.item(), 1, PlaceKind::deck, to, by);
  else
    c.moved_unknown(EffectKind::item, PlaceKind::deck, to, by);
}

}  // namespace

void deal_item(Context& c, Action action) {
  State& s = c.s;
  const bool seen = action.kind() == Kind::deal_item;
  auto& to = s.step == Step::draw_items ? s.items_drawn : s.items_secret[index(s.active)];
  add_to(to, seen, action.item());
  if (seen) s.item_stack.remove(action.item());
  if (s.step == Step::draw_items) {
    note_draw(c, action, PlaceKind::drawn, Tribe::artisan);
    if (--s.left == 0) s.step = Step::keep_item;
  } else if (s.resume == Step::second_kill) {
    note_draw(c, action, Place::unseen(s.active), Cause(Djinn::kandicha).on(s.place));
    go_on_after_kill(c);
  } else {
    note_draw(c, action, Place::unseen(s.active), action_of_tile(c));
    s.resume = {};
    go_on_to_end(s);
  }
}

void offer_drawn_items(const State& s, ActionList& list) {
  for (Item item : all<Item>)
    if (known_drawn_items(s).has(item)) list.push_back(Action::keep(item));
}

void keep_item(Context& c, Action action) {
  State& s = c.s;
  const bool seen = action.kind() == Kind::keep_item;
  const Place to = Place::unseen(s.active);
  add_to(s.items_secret[index(s.active)], seen, action.item());
  if (seen) {
    c.moved(action.item(), 1, PlaceKind::drawn, to, Tribe::artisan);
    c.moved(known_drawn_items(s) - Items::of(action.item()), PlaceKind::drawn, PlaceKind::discards,
            Tribe::artisan);
  } else {
    c.moved_unknown(EffectKind::item, PlaceKind::drawn, to, Tribe::artisan);
    c.moved(action.discarded(), PlaceKind::drawn, PlaceKind::discards, Tribe::artisan);
    s.item_stack -= action.discarded();
  }
  s.items_drawn = 0;
  return_to_point(c);
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

bool uses_item(Action action) {
  switch (action.kind()) {
    case Kind::use_item:
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
    case Kind::use_ring:
      return true;
    default:
      return false;
  }
}

Item item_used_by(Action action) {
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

void use_item(Context& c, Action action) {
  State& s = c.s;
  const Item item = item_used_by(action);
  const auto* magic = std::find_if(std::begin(magic_items), std::end(magic_items),
                                   [&](const Magic& m) { return m.item == item; });
  assert(magic != std::end(magic_items));
  lay_down(c, s.active, item);
  s.item_in_use = static_cast<std::uint8_t>(index(item) + 1);
  s.item_used = true;
  magic->act(c, action);
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

void do_item_step(Context& c, Action action) {
  switch (action.kind()) {
    case Kind::remove:
      return remove_meeple(c, action.tribe());
    case Kind::move:
      return move_meeple(c, action.tile(), action.tribe());
    case Kind::done:
      return finish_item(c);
    case Kind::to:
      return move_camel(c, action.tile());
    case Kind::put:
      return put_card(c, action.card());
    default:
      assert(false && "not a step of an item");
  }
}

bool item_can_end(const Layout& layout, const State& s) {
  if (s.step == Step::remove_meeples) return can_remove(layout, s, s.place, s.left, s.resume);
  const bool must_call = s.step == Step::move_meeples && s.left == flute_moves;
  return must_call ? can_call(layout, s, s.place, s.resume) : leaves_a_way(layout, s, s.resume);
}

void deal_lamp_djinn(Context& c, Djinn djinn) {
  c.s.djinn_deck.remove(djinn);
  gain_djinn(c, c.s.active, djinn, PlaceKind::deck, Item::lamp);
  finish_item(c);
}

void deal_horn_card(Context& c, Card card) {
  deal_to_row(c, card, Item::horn);
  fill_or_order_row(c);
}

void lay_aside_item(Context& c) {
  if (c.s.item_in_use == 0) return;
  const auto item = static_cast<Item>(c.s.item_in_use - 1);
  c.s.item_in_use = 0;
  c.moved(item, 1, PlaceKind::in_use, PlaceKind::discards, item);
}

}  // namespace naqala
