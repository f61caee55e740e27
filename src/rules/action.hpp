#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "base/fixed_list.hpp"
#include "rules/djinn.hpp"
#include "rules/item.hpp"
#include "rules/pieces.hpp"
#include "rules/seat.hpp"
#include "rules/tile.hpp"
#include "rules/whim.hpp"

namespace naqala {

// What the seat lays open with an action, because with it a whim is fulfilled by cards or items that a viewer
// has not seen (R64). Told to that viewer along with the action; never part of a decision. Text form: ACTION
// shows fish jewellery crown.
struct Shown {
  std::array<bool, 3> goods{};  // fish, wheat, pottery
  Items items;                  // precious ones

  constexpr bool any() const { return goods[0] || goods[1] || goods[2] || !items.empty(); }
  friend constexpr bool operator==(const Shown&, const Shown&) = default;
};

// One small decision of a seat, or one outcome of chance, in 53 of 64 bits:
//
//   bits  0- 5  kind
//   bits  6-11  tile
//   bits 12-17  subject: a seat, card, djinn, item or whim, or the fakirs of a bid
//   bits 18-20  tribe
//   bits 21-22  payment
//   bits 23-27  number: a price, a position in a row (from 0), a number of fakirs
//
// A sale uses bits 6-14 for its set of goods instead. Decisions and outcomes have no more than these bits.
// What others are told can have more: `keep_unseen` has the items discarded in bits 6-37, and what is shown
// with an action (Shown) is in
//
//   bits 38-40  two fish, wheat, pottery
//   bits 41-52  precious items, two bits for how many of each, in the order of the enum
//
// Fields that a kind does not use are 0, so equal decisions are equal words. Words of 53 bits are also
// numbers in JavaScript. The comment behind each kind is its text form (docs/notation.md).
class Action {
 public:
  enum class Kind : std::uint8_t {
    none,  // no action; never legal
    // auction
    bid,  // bid PRICE [fakirs N]; subject = fakirs, number = price
    // sowing
    take,  // take TILE
    drop,  // drop TILE TRIBE
    skip,  // skip; a step that is not done: no sowing, no kill, nothing bought
    // control
    collect,  // collect
    camel,    // camel
    tent,     // tent
    // tribes
    keep,       // keep; viziers, elders, artisans
    trade,      // trade; merchants
    fakirs,     // fakirs N; builders
    kill,       // kill TILE TRIBE
    kill_seat,  // kill seat N TRIBE; subject = seat
    keep_item,  // keep ITEM
    // tiles
    palm,          // palm
    palace,        // palace
    buy,           // buy N; number = position
    djinn,         // djinn N PAYMENT; number = position
    item_artisan,  // item artisan
    item_fakirs,   // item fakir fakir
    whim,          // whim
    // end of the turn
    sell,  // sell GOOD...
    end,   // end
    // djinns
    use_djinn,   // use NAME PAYMENT [TILE]; subject = djinn
    keep_djinn,  // keep DJINN; subject = djinn
    // items
    use_item,       // use ITEM [TILE]; subject = item
    use_lamp,       // use lamp N; number = position
    use_lamp_deck,  // use lamp deck
    use_ring,       // use ring ITEM; subject = item
    remove,         // remove TRIBE
    move,           // move TILE TRIBE
    done,           // done
    to,             // to TILE
    put,            // put CARD; subject = card
    // chance
    deal_card,         // deal CARD; subject = card
    deal_unseen,       // deal unseen; what others are told of a card taken unseen
    deal_djinn,        // deal djinn DJINN; subject = djinn
    deal_item,         // deal item ITEM; subject = item
    deal_item_unseen,  // deal item unseen
    deal_whim,         // deal whim WHIM; subject = whim
    draw_meeple,       // draw TRIBE
    // what others are told of `keep ITEM`
    keep_unseen,  // keep unseen [discard ITEM...]
  };

  using Bits = std::uint64_t;

  Action() = default;

  static constexpr Action of(Kind kind) { return Action(static_cast<Bits>(kind)); }
  static constexpr Action bid(int price, int fakirs = 0) {
    return of(Kind::bid).with_subject(fakirs).with_number(price);
  }
  static constexpr Action take(Tile tile) { return of(Kind::take).with_tile(tile); }
  static constexpr Action drop(Tile tile, Tribe tribe) {
    return of(Kind::drop).with_tile(tile).with_tribe(tribe);
  }
  static constexpr Action skip() { return of(Kind::skip); }
  static constexpr Action fakirs(int n) { return of(Kind::fakirs).with_number(n); }
  static constexpr Action kill(Tile tile, Tribe tribe) {
    return of(Kind::kill).with_tile(tile).with_tribe(tribe);
  }
  static constexpr Action kill_seat(Seat seat, Tribe tribe) {
    return of(Kind::kill_seat).with_subject(static_cast<int>(seat)).with_tribe(tribe);
  }
  static constexpr Action buy(int position) { return of(Kind::buy).with_number(position); }
  static constexpr Action djinn(int position, Payment payment) {
    return of(Kind::djinn).with_number(position).with_payment(payment);
  }
  static constexpr Action sell(GoodsMask goods) { return of(Kind::sell).with(goods, 6); }
  static constexpr Action use(Djinn djinn, Payment payment) {
    return of(Kind::use_djinn).with_subject(static_cast<int>(djinn)).with_payment(payment);
  }
  static constexpr Action use(Djinn djinn, Payment payment, Tile tile) {
    return use(djinn, payment).with_tile(tile);
  }
  static constexpr Action keep(Djinn djinn) {
    return of(Kind::keep_djinn).with_subject(static_cast<int>(djinn));
  }
  static constexpr Action deal(Card card) { return of(Kind::deal_card).with_subject(static_cast<int>(card)); }
  static constexpr Action deal(Djinn djinn) {
    return of(Kind::deal_djinn).with_subject(static_cast<int>(djinn));
  }
  static constexpr Action keep(Item item) { return of(Kind::keep_item).with_subject(static_cast<int>(item)); }
  static constexpr Action keep_unseen(Items discarded) {
    return of(Kind::keep_unseen).with(discarded.word(), 6);
  }
  static constexpr Action use(Item item) { return of(Kind::use_item).with_subject(static_cast<int>(item)); }
  static constexpr Action use(Item item, Tile tile) { return use(item).with_tile(tile); }
  static constexpr Action lamp(int position) { return of(Kind::use_lamp).with_number(position); }
  static constexpr Action ring(Item item) { return of(Kind::use_ring).with_subject(static_cast<int>(item)); }
  static constexpr Action remove(Tribe tribe) { return of(Kind::remove).with_tribe(tribe); }
  static constexpr Action move(Tile tile, Tribe tribe) {
    return of(Kind::move).with_tile(tile).with_tribe(tribe);
  }
  static constexpr Action to(Tile tile) { return of(Kind::to).with_tile(tile); }
  static constexpr Action put(Card card) { return of(Kind::put).with_subject(static_cast<int>(card)); }
  static constexpr Action deal(Item item) { return of(Kind::deal_item).with_subject(static_cast<int>(item)); }
  static constexpr Action deal(Whim whim) { return of(Kind::deal_whim).with_subject(static_cast<int>(whim)); }
  static constexpr Action draw(Tribe tribe) { return of(Kind::draw_meeple).with_tribe(tribe); }

  constexpr Kind kind() const { return static_cast<Kind>(field(0, 6)); }
  constexpr Tile tile() const { return static_cast<Tile>(field(6, 6)); }
  constexpr int subject() const { return static_cast<int>(field(12, 6)); }
  constexpr Tribe tribe() const { return static_cast<Tribe>(field(18, 3)); }
  constexpr Payment payment() const { return static_cast<Payment>(field(21, 2)); }
  constexpr int number() const { return static_cast<int>(field(23, 5)); }
  constexpr GoodsMask goods() const { return static_cast<GoodsMask>(field(6, 9)); }

  constexpr Items discarded() const { return Items::from_word(static_cast<Items::Word>(field(6, 32))); }

  constexpr Shown shown() const {
    Shown shown{{field(38, 1) != 0, field(39, 1) != 0, field(40, 1) != 0}, {}};
    for (int i = 0; i < precious_kinds; ++i)
      shown.items.add(static_cast<Item>(i), static_cast<int>(field(41 + 2 * i, 2)));
    return shown;
  }
  constexpr bool shows_something() const { return bits_ >> 38 != 0; }
  // The decision alone.
  constexpr Action plain() const { return Action(field(0, 38)); }
  // Actions that pay with two elders or have a number never fulfil a whim for items.
  constexpr bool can_show(const Shown& shown) const {
    return shown.items.empty() || kind() == Kind::keep_unseen || field(22, 6) == 0;
  }
  constexpr Action showing(const Shown& shown) const {
    assert(can_show(shown));
    Action told = *this;
    for (int i = 0; i < 3; ++i) told = told.with(shown.goods[static_cast<std::size_t>(i)], 38 + i);
    for (int i = 0; i < precious_kinds; ++i)
      told = told.with(static_cast<Bits>(shown.items[static_cast<Item>(i)]), 41 + 2 * i);
    return told;
  }

  // The subject in the terms of the kind.
  constexpr Seat seat() const { return static_cast<Seat>(subject()); }
  constexpr Card card() const { return static_cast<Card>(subject()); }
  constexpr Djinn djinn() const { return static_cast<Djinn>(subject()); }
  constexpr Item item() const { return static_cast<Item>(subject()); }
  constexpr Whim whim() const { return static_cast<Whim>(subject()); }

  constexpr Bits bits() const { return bits_; }
  static constexpr Action from_bits(Bits bits) { return Action(bits); }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  explicit constexpr Action(Bits bits) : bits_(bits) {}
  constexpr Bits field(int shift, int width) const { return (bits_ >> shift) & ((Bits{1} << width) - 1); }
  constexpr Action with(Bits value, int shift) const { return Action(bits_ | value << shift); }
  constexpr Action with_tile(Tile tile) const { return with(static_cast<Bits>(tile), 6); }
  constexpr Action with_subject(int subject) const { return with(static_cast<Bits>(subject), 12); }
  constexpr Action with_tribe(Tribe tribe) const { return with(static_cast<Bits>(tribe), 18); }
  constexpr Action with_payment(Payment payment) const { return with(static_cast<Bits>(payment), 21); }
  constexpr Action with_number(int number) const { return with(static_cast<Bits>(number), 23); }

  Bits bits_;
};
static_assert(std::is_trivially_copyable_v<Action>);
static_assert(static_cast<int>(Action::Kind::keep_unseen) < 64 && count_of<Tile> < 64 &&
              count_of<Tribe> <= 8 && count_of<Payment> <= 4);
static_assert(2 * count_of<Djinn> <= 64 && 2 * count_of<Item> <= 64 && 2 * count_of<Whim> <= 64 &&
                  2 * precious_kinds <= 6 && Items::bits <= 32 && wanted(Whim::precious) < 4,
              "there is room for twice as many djinns, items and whims");

// Long enough for every position: the longest lists are the 511 sets of goods beside the powers, and the
// victims of assassins on all tiles.
using ActionList = FixedList<Action, 1024>;

}  // namespace naqala
