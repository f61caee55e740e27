#pragma once

#include "rules/effect.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"

namespace naqala {

// One action as it is carried out: what every function of the rules is given that changes a game. Whoever
// moves a piece says so here, at that place; if nobody listens this costs nothing but a test.
struct Context {
  const Layout& layout;
  State& s;
  EffectList* effects = nullptr;  // null if nobody listens

  // `n` pieces have moved. None have if `n` is 0.
  void coins(int n, Place from, Place to, Cause by) { add(EffectKind::coins, 0, n, from, to, by); }
  void moved(Card card, int n, Place from, Place to, Cause by) {
    add(EffectKind::card, index(card), n, from, to, by);
  }
  void moved(Tribe tribe, int n, Place from, Place to, Cause by) {
    add(EffectKind::meeple, index(tribe), n, from, to, by);
  }
  void moved(Djinn djinn, Place from, Place to, Cause by) {
    add(EffectKind::djinn, index(djinn), 1, from, to, by);
  }
  void moved(Item item, int n, Place from, Place to, Cause by) {
    add(EffectKind::item, index(item), n, from, to, by);
  }
  void moved(Whim whim, Place from, Place to, Cause by) {
    add(EffectKind::whim, index(whim), 1, from, to, by);
  }
  // Several kinds at once, each an effect of its own.
  void moved(Meeples meeples, Place from, Place to, Cause by) {
    if (effects != nullptr) [[unlikely]]
      append_each(meeples, from, to, by);
  }
  void moved(Cards cards, Place from, Place to, Cause by) {
    if (effects != nullptr) [[unlikely]]
      append_each(cards, from, to, by);
  }
  void moved(Items items, Place from, Place to, Cause by) {
    if (effects != nullptr) [[unlikely]]
      append_each(items, from, to, by);
  }
  void moved(DjinnSet djinns, Place from, Place to, Cause by) {
    if (effects != nullptr) [[unlikely]]
      append_each(djinns, from, to, by);
  }
  // A camel, tent or marker of this seat.
  void moved(EffectKind piece, Seat owner, Place from, Place to, Cause by) {
    add(piece, index(owner), 1, from, to, by);
  }
  // A palm or palace from the supply.
  void built(EffectKind piece, Tile tile, Cause by) { add(piece, 0, 1, PlaceKind::supply, tile, by); }
  // A card or an item that the viewer does not see.
  void moved_unknown(EffectKind piece, Place from, Place to, Cause by) {
    add(piece, Effect::unknown, 1, from, to, by);
  }

  // Something has happened without a piece, to a seat, to a djinn or to the game.
  void happened(EffectKind event, Cause by) { add_event(event, 0, by); }
  void happened(EffectKind event, Seat seat, Cause by) { add_event(event, index(seat), by); }
  void happened(EffectKind event, Djinn djinn, Cause by) { add_event(event, index(djinn), by); }

 private:
  void add(EffectKind kind, std::size_t which, int n, Place from, Place to, Cause by) {
    if (effects != nullptr && n != 0) [[unlikely]]
      append({kind, static_cast<std::uint8_t>(which), static_cast<std::uint16_t>(n), from, to, by});
  }
  void add_event(EffectKind kind, std::size_t which, Cause by) {
    if (effects != nullptr) [[unlikely]]
      append({kind, static_cast<std::uint8_t>(which), 0, {}, {}, by});
  }
  // Out of line, so that the rules stay as quick as they are where nobody listens.
  [[gnu::cold]] void append(const Effect& effect);
  [[gnu::cold]] void append_each(Meeples meeples, Place from, Place to, Cause by);
  [[gnu::cold]] void append_each(Cards cards, Place from, Place to, Cause by);
  [[gnu::cold]] void append_each(Items items, Place from, Place to, Cause by);
  [[gnu::cold]] void append_each(DjinnSet djinns, Place from, Place to, Cause by);
};

// The seat gets coins from the bank, or pays them to it.
inline void gain_coins(Context& c, Seat seat, int n, Cause by) {
  c.s.coins[index(seat)] = static_cast<std::uint16_t>(c.s.coins[index(seat)] + n);
  c.coins(n, PlaceKind::bank, seat, by);
}
inline void pay_coins(Context& c, Seat seat, int n, Cause by) {
  c.s.coins[index(seat)] = static_cast<std::uint16_t>(c.s.coins[index(seat)] - n);
  c.coins(n, seat, PlaceKind::bank, by);
}

}  // namespace naqala
