#include "thinkable.hpp"

#include <optional>

#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/whims.hpp"

namespace naqala::wasm {

namespace {

using Kind = Action::Kind;

bool draws_in_secret(Step step) {
  return step == Step::draw_card || step == Step::draw_items || step == Step::draw_item;
}

// ---- How the unseen cards and items can lie ---------------------------------------------------------------

// A hand that is filled from a pool, first with what somebody wants.
template <class Counts>
struct Hand {
  Counts& pool;
  int room;
  Counts held{};

  bool can_take(typename Counts::Key key) const { return room > 0 && pool.has(key); }
  void take(typename Counts::Key key) {
    if (!can_take(key)) return;
    pool.remove(key);
    held.add(key);
    --room;
  }
  // Fills what room is left, beginning with the last kind or with the first.
  void fill(bool from_last) {
    for (int i = 0; i < Counts::size; ++i) {
      const auto key = static_cast<typename Counts::Key>(from_last ? Counts::size - 1 - i : i);
      while (can_take(key)) take(key);
    }
  }
};

// The goods that a seat must have had unseen to sell these.
GoodsMask goods_needed(const State& view, Seat seat, Action action) {
  GoodsMask goods = action.kind() == Kind::sell ? action.goods() : GoodsMask{0};
  for (Card card : all<Card>)
    if (view.open[index(seat)].has(card)) goods = static_cast<GoodsMask>(goods & ~(1u << index(card)));
  return goods;
}

// The last kind of card is the fakir.
void suppose_cards(State& s, Seat seat, GoodsMask goods, bool fakirs) {
  const std::size_t i = index(seat);
  Hand<Cards> fresh{s.deck, static_cast<int>(s.fresh[i])};
  Hand<Cards> stale{s.stale_pool, static_cast<int>(s.stale[i])};
  // First what can only have come from one deck, so that the room for the others is known.
  for (bool either : {false, true})
    for (Card card : first<Card>(goods_kinds)) {
      if (!holds(goods, card) || fresh.held.has(card) || stale.held.has(card)) continue;
      if ((s.deck.has(card) && s.stale_pool.has(card)) != either) continue;
      if (fresh.can_take(card))
        fresh.take(card);
      else
        stale.take(card);
    }
  fresh.fill(fakirs);
  stale.fill(fakirs);
  s.fresh[i] = fresh.held.word();
  s.stale[i] = stale.held.word();
}

std::optional<Item> item_needed(Action action) {
  switch (action.kind()) {
    case Kind::use_item:
      return action.item();
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
      return Item::lamp;
    case Kind::use_ring:
      return Item::ring;
    default:
      return std::nullopt;
  }
}

Items::Word suppose_items(State& s, Items::Word held, std::optional<Item> wanted) {
  Hand<Items> hand{s.item_stack, static_cast<int>(held)};
  if (wanted) hand.take(*wanted);
  hand.fill(false);
  return hand.held.word();
}

// A full state that fits the view, in which the actor holds what the action needs, if that can be.
State suppose(const State& view, Action action, bool fakirs) {
  State s = view;
  const Seat deciding = actor(view);
  const std::size_t i = index(deciding);
  suppose_cards(s, deciding, goods_needed(view, deciding, action), fakirs);
  s.items_secret[i] = suppose_items(s, view.items_secret[i], item_needed(action));
  for (Seat seat : all<Seat>) {
    if (seat == deciding || view.sees(seat)) continue;
    suppose_cards(s, seat, {}, false);
    s.items_secret[index(seat)] = suppose_items(s, view.items_secret[index(seat)], {});
  }
  s.sight = Viewer::everything;
  return s;
}

// ---- What the viewer is told ------------------------------------------------------------------------------

// Of the items that the artisans drew all but one are discarded.
bool can_keep(const State& s, Action told) {
  if (told.kind() != Kind::keep_unseen) return false;
  return told.discarded().total() == drawn_items(s) - 1 && s.item_stack.covers(told.discarded());
}

// Whether the action can have happened, apart from what is shown with it.
bool is_plain_thinkable(const Layout& layout, const State& s, Action plain) {
  if (actor(s) == chance)
    return plain == Action::of(s.step == Step::draw_card ? Kind::deal_unseen : Kind::deal_item_unseen);
  if (s.step == Step::keep_item) return can_keep(s, plain);
  // Fakirs make more things possible, except that who can pay for no space may bid all the same (R7).
  return is_legal(layout, suppose(s, plain, true), plain) ||
         is_legal(layout, suppose(s, plain, false), plain);
}

// Whether just this is laid open: every whim that it fulfils is there, and would not be fulfilled without it.
bool is_shown(const Layout& layout, const State& s, Action told) {
  State with = s, without = s;
  apply(layout, with, told);
  apply(layout, without, told.plain());
  return shown_in(with, without) == told.shown();
}

}  // namespace

bool knows_choices(const State& s) {
  if (s.sight == Viewer::everything || actor(s) == nobody) return true;
  if (actor(s) == chance) return !draws_in_secret(s.step) || s.sees(s.active);
  return s.sight == eyes_of(actor(s));
}

bool is_thinkable(const Layout& layout, const State& s, Action told) {
  if (knows_choices(s)) return is_legal(layout, s, told);
  if (!is_plain_thinkable(layout, s, told.plain())) return false;
  return !told.shows_something() || is_shown(layout, s, told);
}

}  // namespace naqala::wasm
