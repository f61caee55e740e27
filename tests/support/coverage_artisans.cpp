#include <algorithm>

#include "rules/items.hpp"
#include "rules/score.hpp"
#include "support/coverage.hpp"
#include "support/happenings.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

bool is_use(Kind kind) {
  return kind == Kind::use_item || kind == Kind::use_lamp || kind == Kind::use_lamp_deck ||
         kind == Kind::use_ring;
}

Item item_of(Action action) {
  if (action.kind() == Kind::use_item) return action.item();
  return action.kind() == Kind::use_ring ? Item::ring : Item::lamp;
}

// What an action takes control by, if it can.
std::string_view claims_by(Action action) {
  switch (action.kind()) {
    case Kind::collect:
      return "tent: by ending a sowing";
    case Kind::kill:
      return "tent: by a kill (R27)";
    case Kind::remove:
      return "tent: by the scimitar";
    case Kind::use_djinn:
      if (action.djinn() == Djinn::leta) return "tent: by leta";
      return action.djinn() == Djinn::utug ? "tent: by utug" : "";
    default:
      return "";
  }
}

}  // namespace

void Coverage::see_artisans(const Move& move) {
  see_tent(move);
  see_drawing(move);
  if (move.before.step == Step::tile) see_workshop(move);
  see_artisan_killed(move);
  if (is_use(move.action.kind())) see_item_used(move);
  see_item_at_work(move);
  see_carpet(move);
  if (move.action.kind() == Kind::end) taken_ = {};
}

void Coverage::see_tent(const Move& move) {
  if (const std::string_view by = claims_by(move.action); !by.empty()) claims_by_ = by;
  count_if(move.action.kind() == Kind::camel, "control: a camel, with the tent in stock");
  if (move.before.active == nobody) return;
  const std::size_t seat = index(move.before.active);
  if (move.before.tents[seat] != 0 || move.after.tents[seat] == 0) return;
  count(claims_by_);
  count_if(move.action.kind() != Kind::tent, "tent: as the last piece, not asked");
}

void Coverage::see_drawing(const Move& move) {
  const State& before = move.before;
  if (move.action.kind() == Kind::deal_item) {
    count(drawn(move.action.item()));
    if (before.step == Step::draw_item) taken_.add(move.action.item());
  }
  if (move.action.kind() == Kind::keep_item) taken_.add(move.action.item());
  if (move.action.kind() != Kind::keep || !before.hand.has(Tribe::artisan)) return;
  const int n = before.hand.total();
  const int left = before.item_stack.total();
  count(left == 0  ? "keep: artisans, none in the stack"
        : left < n ? "keep: artisans, fewer in the stack"
                   : "keep: artisans, as many items");
}

void Coverage::see_workshop(const Move& move) {
  const State& before = move.before;
  const TileAction there = row_of(move.layout.kind(before.at)).action;
  const Kind kind = move.action.kind();
  count_if(kind == Kind::item_artisan, "workshop: artisan");
  count_if(kind == Kind::item_fakirs, "workshop: fakir fakir");
  if (there == TileAction::workshop && kind == Kind::skip) {
    const bool offered = std::any_of(move.legal.begin(), move.legal.end(), [](Action action) {
      return action.kind() == Kind::item_artisan || action.kind() == Kind::item_fakirs;
    });
    count(offered                     ? "workshop: skipped"
          : before.item_stack.empty() ? "workshop: empty stack"
                                      : "workshop: cannot pay");
  }
  if (there != TileAction::any_card) return;
  count_if(kind == Kind::buy, "specialised market: bought");
  count_if(kind == Kind::buy && move.action.number() >= 6, "specialised market: beyond the first six");
  if (kind == Kind::skip)
    count(before.coins[index(before.active)] < 4 ? "specialised market: cannot pay"
                                                 : "specialised market: skipped");
}

void Coverage::see_artisan_killed(const Move& move) {
  const Kind kind = move.action.kind();
  if ((kind != Kind::kill && kind != Kind::kill_seat) || move.action.tribe() != Tribe::artisan) return;
  count(kind == Kind::kill ? "kill: an artisan on a tile" : "kill: an artisan in front of a seat");
  if (has_djinn(move.before, move.before.active, Djinn::kandicha))
    count(move.before.item_stack.empty() ? "kandicha: artisan, but no item to take" : "kandicha: artisan");
}

void Coverage::see_item_used(const Move& move) {
  const State& before = move.before;
  const Item item = item_of(move.action);
  count(used(item));
  if (before.step == Step::drop) count(used_in_hand(item));
  if (before.step == Step::collect) count(used_after_last_drop(item));
  count_if(before.step == Step::take, "item: before a tile is taken");
  count_if(before.step == Step::tribe, "item: before the tribe action");
  count_if(before.step == Step::tile, "item: before the tile action");
  count_if(before.step == Step::end, "item: before the end");
  count_if(taken_[item] > 0, "item: in the turn it was taken");
  count_if(move.action.kind() == Kind::use_lamp, "lamp: from the row");
  count_if(move.action.kind() == Kind::use_lamp_deck, "lamp: from the deck");
  if (move.action.kind() == Kind::use_ring)
    count(is_precious(move.action.item()) ? "ring: a precious item" : "ring: a magic item");
  if (item == Item::talisman) {
    const bool tent = tent_of(before, before.active) == move.action.tile();
    count(tent ? "talisman: the tent" : "talisman: a camel");
  }
  if (item == Item::horn)
    count(move.after.step == Step::fill_row ? "horn: deals and orders" : "horn: orders only");
  moved_from_ = {};
}

void Coverage::see_item_at_work(const Move& move) {
  const State& before = move.before;
  const bool lamp = move.action.kind() == Kind::use_lamp || before.step == Step::draw_djinn;
  const Seat baal = holder_of(before, Djinn::baal);
  count_if(lamp && baal != nobody && move.after.coins[index(baal)] > before.coins[index(baal)],
           "lamp: pays baal");
  count_if(move.action.kind() == Kind::to && !before.meeples[index(move.action.tile())].empty(),
           "talisman: to a tile with meeples");
  if (before.step == Step::remove_meeples && move.after.step != Step::remove_meeples) {
    const bool empty = move.after.meeples[index(before.place)].empty();
    count(!empty                                     ? "scimitar: meeples stay"
          : owner_of(before, before.place) != nobody ? "scimitar: empties somebody's tile"
                                                     : "scimitar: empties a tile and takes it");
    const bool claims = empty && owner_of(before, before.place) == nobody && can_claim(before, before.active);
    count_if(claims && before.resume == Step::drop, "scimitar: takes a tile in the middle of a sowing");
    count_if(claims && before.resume == Step::collect, "scimitar: takes a tile after the last drop");
  }
  if (move.action.kind() == Kind::move) {
    moved_from_.add(move.action.tile());
    count_if(moved_from_.size() > 1, "flute: from several tiles");
    count_if(move.after.step != Step::move_meeples, "flute: five meeples");
  }
  count_if(move.action.kind() == Kind::done && before.left == 4, "flute: one meeple");
}

void Coverage::see_carpet(const Move& move) {
  const State& before = move.before;
  if (move.action == Action::use(Item::carpet)) {
    const int hand = before.hand.total();
    count(before.step == Step::take ? "carpet: before a tile is taken"
          : hand > 1                ? "carpet: with several in hand"
                                    : "carpet: with one in hand");
    const bool on_foot = std::any_of(move.legal.begin(), move.legal.end(),
                                     [](Action action) { return action.kind() == Kind::take; });
    count_if(before.step == Step::take && !on_foot, "carpet: makes the only sowings (R12)");
    carpet_seen_ = true;
  }
  if (move.action.kind() != Kind::drop || move.after.step == Step::drop) return;
  const bool on_foot =
      move.layout.exits(before.at).has(move.action.tile()) && move.action.tile() != before.from;
  count_if(carpet_seen_ && !on_foot, "carpet: the last meeple flies");
  carpet_seen_ = false;
}

void Coverage::see_end_of_artisans(const State& end) {
  const auto most = *std::max_element(end.artisans.begin(), end.artisans.end());
  const auto with_most = std::count(end.artisans.begin(), end.artisans.end(), most);
  if (most > 0) count(with_most > 1 ? "scored: most artisans, tied" : "scored: most artisans, alone");
  const auto sheets = score(end);
  for (Seat seat : first<Seat>(seats_of(end))) {
    const Score& sheet = sheets[index(seat)];
    count_if(has_djinn(end, seat, Djinn::geb) && sheet[Category::items] > 0, "scored: geb");
    count_if(has_djinn(end, seat, Djinn::ptah) && sheet[Category::artisans] > 0, "scored: ptah");
    count_if(sheet[Category::tents] > 0, "scored: tents");
  }
}

}  // namespace naqala::test
