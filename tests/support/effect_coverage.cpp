#include "support/effect_coverage.hpp"

#include <algorithm>
#include <array>

#include "notation/effects.hpp"
#include "notation/names.hpp"
#include "rules/whims.hpp"

namespace naqala::test {
namespace {

constexpr std::array base_steps{Step::bid, Step::take,         Step::drop,         Step::collect,
                                Step::end, Step::refill_cards, Step::refill_djinns};
// The djinns that count only at the end, or that only protect.
constexpr std::array quiet_djinns{Djinn::al_amin, Djinn::boaz, Djinn::haurvatat, Djinn::jafaar,
                                  Djinn::shamhat, Djinn::geb,  Djinn::ptah};

bool moves_something(TileKind kind, const Options& options) {
  return count_in(options, kind) > 0 && row_of(kind).action != TileAction::none;
}

bool is_quiet(Djinn djinn) {
  return std::find(quiet_djinns.begin(), quiet_djinns.end(), djinn) != quiet_djinns.end();
}

bool of_artisans(EffectKind kind) { return kind == EffectKind::item || kind == EffectKind::tent; }

// Pieces come from everywhere but the places where whims stay, and go everywhere but into the supply.
bool can_leave(PlaceKind kind) { return kind != PlaceKind::nowhere && kind != PlaceKind::fulfilled; }
bool can_arrive(PlaceKind kind) { return kind != PlaceKind::nowhere && kind != PlaceKind::supply; }

bool exists(PlaceKind kind, SetMask sets) {
  if (kind == PlaceKind::in_use) return sets.has(Set::artisans);
  return kind != PlaceKind::fulfilled || sets.has(Set::whims);
}

}  // namespace

void EffectCoverage::see(const EffectList& effects, const EffectList& told) {
  for (const Effect& effect : told) unseen_ += !effect.is_known();
  most_ = std::max(most_, effects.size());
  for (const Effect& effect : effects) {
    ++kinds_[index(effect.kind)];
    ++causes_[index(effect.cause.kind)][effect.cause.which];
    if (!is_move(effect.kind)) continue;
    ++from_[index(effect.from.kind)];
    ++to_[index(effect.to.kind)];
    with_fakirs_ += effect.cause.factors.fakirs > 0 && effect.cause.factors.each > 0;
    doubled_ += effect.cause.factors.times == 2;
  }
}

std::vector<std::string> EffectCoverage::missing(SetMask sets) const {
  std::vector<std::string> list;
  const auto expect = [&](int times, const std::string& what) {
    if (times == 0) list.push_back("effect: " + what);
  };
  const auto caused = [&](Cause cause, std::string_view name) {
    expect(causes_[index(cause.kind)][cause.which],
           "by " + std::string(word(cause.kind)) + " " + std::string(name));
  };
  const Options options{.seats = 2, .sets = sets};
  for (EffectKind kind : all<EffectKind>)
    if ((sets.has(Set::artisans) || !of_artisans(kind)) && (sets.has(Set::whims) || kind != EffectKind::whim))
      expect(kinds_[index(kind)], std::string(word(kind)));
  for (PlaceKind kind : all<PlaceKind>) {
    if (!exists(kind, sets)) continue;
    if (can_leave(kind)) expect(from_[index(kind)], "from " + std::string(word(kind)));
    if (can_arrive(kind)) expect(to_[index(kind)], "to " + std::string(word(kind)));
  }
  for (Step step : base_steps) caused(step, word(step));
  if (sets.has(Set::artisans)) caused(Step::control, "control");
  if (sets.has(Set::whims)) caused(Step::refill_whims, "refill-whims");
  for (Tribe tribe : all<Tribe>)
    if (sets.has(Set::artisans) || tribe != Tribe::artisan) caused(tribe, word(tribe));
  for (TileKind kind : all<TileKind>)
    if (moves_something(kind, options)) caused(kind, word(kind));
  for (Djinn djinn : all<Djinn>)
    if (djinns_of(options).has(djinn) && !is_quiet(djinn)) caused(djinn, word(djinn));
  for (Item item : all<Item>)
    if (sets.has(Set::artisans) && is_magic(item)) caused(item, word(item));
  for (Whim whim : all<Whim>)
    if (in_game(options, whim)) caused(whim, word(whim));
  caused(Cause::empty_deck(), "");
  expect(unseen_, "of unknown cards or items");
  expect(with_fakirs_, "coins with fakirs");
  expect(doubled_, "coins doubled");
  return list;
}

}  // namespace naqala::test
