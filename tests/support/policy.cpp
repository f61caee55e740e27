#include "support/policy.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace naqala::test {
namespace {

using Kind = Action::Kind;

bool is_last_drop(const State& s, Action action) {
  return action.kind() == Kind::drop && s.hand.total() == 1;
}

// Whether the sowing ends on a tile where something can be bought.
bool ends_on_shop(const Layout& layout, const State& s, Action action) {
  if (!is_last_drop(s, action)) return false;
  const TileAction there = row_of(layout.kind(action.tile())).action;
  return there == TileAction::sacred || there == TileAction::small_market ||
         there == TileAction::large_market || there == TileAction::any_card;
}

// Whether it ends where items or whims are taken.
bool ends_on_workshop_or_city(const Layout& layout, const State& s, Action action) {
  if (!is_last_drop(s, action)) return false;
  const TileAction there = row_of(layout.kind(action.tile())).action;
  return there == TileAction::workshop || there == TileAction::city;
}

bool uses_item(Action action) {
  return action.kind() == Kind::use_item || action.kind() == Kind::use_lamp ||
         action.kind() == Kind::use_lamp_deck || action.kind() == Kind::use_ring;
}

bool ends_with(Tribe tribe, const State& s, Action action) {
  return is_last_drop(s, action) && action.tribe() == tribe;
}

// How much each policy likes an action; the weights of a list need not add up to anything.
std::uint32_t power_hungry(const Layout& layout, const State& s, Action action) {
  if (action.kind() == Kind::use_djinn || action.kind() == Kind::djinn) return 40;
  if (uses_item(action)) return 10;
  if (ends_with(Tribe::elder, s, action) || ends_on_shop(layout, s, action)) return 8;
  return ends_with(Tribe::builder, s, action) ? 4 : 1;
}

std::uint32_t shopper(const Layout& layout, const State& s, Action action) {
  if (action.kind() == Kind::buy || action.kind() == Kind::djinn) return 40;
  if (ends_with(Tribe::elder, s, action)) return 4;
  return ends_on_shop(layout, s, action) ? 20 : 1;
}

std::uint32_t hoarder(const Layout&, const State& s, Action action) {
  if (action.kind() == Kind::sell) return 0;
  if (action.kind() == Kind::buy) return 10;
  return ends_with(Tribe::merchant, s, action) ? 20 : 1;
}

std::uint32_t bidder(const Layout&, const State&, Action action) {
  const auto number = static_cast<std::uint32_t>(action.number());
  const auto fakirs = static_cast<std::uint32_t>(action.subject());
  if (action.kind() == Kind::bid) return 1 + 2 * number + 4 * fakirs;
  if (action.kind() == Kind::sell) return static_cast<std::uint32_t>(std::popcount(action.goods()));
  return action.kind() == Kind::fakirs ? 1 + 4 * number : 1;
}

std::uint32_t assassin(const Layout&, const State& s, Action action) {
  if (action.kind() == Kind::use_djinn) return action.djinn() == Djinn::iblis ? 60 : 2;
  if (action.kind() == Kind::kill_seat) return 10;
  if (action.kind() == Kind::end) return 1000;  // sells next to nothing
  if (action.kind() == Kind::kill) {
    const bool far = s.step == Step::tribe && distance(s.at, action.tile()) > s.hand.total();
    const bool alone = s.meeples[index(action.tile())].total() == 1;
    const bool rewarded = action.tribe() == Tribe::merchant || action.tribe() == Tribe::artisan;
    return 1 + 4u * far + 4u * alone + 4u * rewarded;
  }
  return ends_with(Tribe::assassin, s, action) ? 30 : 1;
}

std::uint32_t cautious(const Layout&, const State&, Action action) {
  return action.kind() == Kind::skip || action.kind() == Kind::end ? 20 : 1;
}

// Some items can be used on many tiles: a little for each will do. A tile with just two meeples
// is what a scimitar is for.
std::uint32_t likes_to_use(const State& s, Action action) {
  if (action.item() == Item::carpet || action.item() == Item::horn) return 10;
  const bool emptied = action.item() == Item::scimitar && s.meeples[index(action.tile())].total() == 2;
  return !emptied ? 2 : owner_of(s, action.tile()) == nobody ? 6 : 30;
}

std::uint32_t collector(const Layout& layout, const State& s, Action action) {
  switch (action.kind()) {
    case Kind::use_item:
      return likes_to_use(s, action);
    case Kind::use_lamp:
    case Kind::use_lamp_deck:
    case Kind::use_ring:
    case Kind::item_artisan:
    case Kind::item_fakirs:
      return 10;
    case Kind::keep_item:
      return is_magic(action.item()) ? 4 : 1;
    case Kind::tent:
      return 3;
    case Kind::done:
      return s.left == 4 ? 4 : 1;
    default:
      return ends_on_workshop_or_city(layout, s, action) || ends_with(Tribe::artisan, s, action) ? 20 : 1;
  }
}

std::uint32_t patient(const Layout& layout, const State& s, Action action) {
  const bool sowing = s.step == Step::take || s.step == Step::drop;
  if (!uses_item(action)) return collector(layout, s, action);
  return sowing ? 0 : s.step == Step::collect ? collector(layout, s, action) : 1;
}

std::uint32_t liking(Policy policy, const Layout& layout, const State& s, Action action) {
  switch (policy) {
    case Policy::uniform:
      return 1;
    case Policy::power_hungry:
      return power_hungry(layout, s, action);
    case Policy::shopper:
      return shopper(layout, s, action);
    case Policy::hoarder:
      return hoarder(layout, s, action);
    case Policy::bidder:
      return bidder(layout, s, action);
    case Policy::assassin:
      return assassin(layout, s, action);
    case Policy::cautious:
      return cautious(layout, s, action);
    case Policy::collector:
      return collector(layout, s, action);
    case Policy::patient:
      return patient(layout, s, action);
  }
  return 1;
}

}  // namespace

std::string_view name(Policy policy) {
  constexpr std::array<std::string_view, policies + 1> names{"uniform",  "power-hungry", "shopper",
                                                             "hoarder",  "bidder",       "assassin",
                                                             "cautious", "collector",    "patient"};
  return names[static_cast<std::size_t>(policy)];
}

Action choose(Policy policy, const Layout& layout, const State& s, const ActionList& legal, Rng& rng) {
  // A hoarder never sells; the others forget themselves in one decision of eight.
  if (policy != Policy::hoarder && rng.below(8) == 0) policy = Policy::uniform;
  std::uint32_t sum = 0;
  for (Action action : legal) sum += liking(policy, layout, s, action);
  std::uint32_t drawn = rng.below(sum);
  for (Action action : legal) {
    const std::uint32_t weight = liking(policy, layout, s, action);
    if (drawn < weight) return action;
    drawn -= weight;
  }
  return legal[0];
}

}  // namespace naqala::test
