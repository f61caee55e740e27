#include "effect_words.hpp"

#include <algorithm>
#include <iterator>

#include "notation/names.hpp"

namespace naqala::command {

namespace {

bool move_the_same(const Effect& a, const Effect& b) { return a.kind == b.kind && a.which == b.which; }

std::string cards(const Effect& effect) {
  if (!effect.is_known()) return some(effect.n, "card");
  const std::string_view name = word(effect.card());
  return is_good(effect.card()) ? several(effect.n, name) : some(effect.n, name);
}

std::string items(const Effect& effect) {
  if (!effect.is_known()) return some(effect.n, "item");
  return (effect.n == 1 ? "the " : "") + several(effect.n, word(effect.item()));
}

std::string thing(const Effect& effect) {
  switch (effect.kind) {
    case EffectKind::card:
      return cards(effect);
    case EffectKind::meeple:
      return some(effect.n, word(effect.tribe()));
    case EffectKind::djinn:
      return std::string(title(effect.djinn()));
    case EffectKind::item:
      return items(effect);
    case EffectKind::whim:
      return with_coins(effect.whim());
    case EffectKind::coins:
      return count(effect.n, "coin");
    case EffectKind::palm:
      return some(effect.n, "palm");
    case EffectKind::palace:
      return some(effect.n, "palace");
    case EffectKind::camel:
      return "camel";
    case EffectKind::tent:
      return "tent";
    default:
      return "";
  }
}

// What is told of besides the deeds.
class Aftermath {
 public:
  Aftermath(Effects effects, Seat doer, const People& people)
      : effects_(effects), doer_(doer), people_(people) {}

  std::string text() {
    for (const Effect& effect : effects_) add(effect);
    return text_;
  }

 private:
  void add(const Effect& effect) {
    switch (effect.kind) {
      case EffectKind::camel:
      case EffectKind::tent:
        if (effect.from.kind == PlaceKind::seat && effect.cause != Cause(Step::control))
          text_ += ", " + thing(effect) + " on " + word(effect.to.tile());
        return;
      case EffectKind::coins:
        return add_coins(effect);
      case EffectKind::whim:
        if (effect.to.kind == PlaceKind::fulfilled) add_whim(effect);
        return;
      case EffectKind::last_round:
        text_ += " (this is the last round)";
        return;
      default:
        if (effect.cause == Cause::empty_deck() && is_first(effect, brought_by_empty_deck))
          text_ += ", the discards become the deck";
        return;
    }
  }

  static bool brought_by_empty_deck(const Effect& a, const Effect& b) { return a.cause == b.cause; }
  static bool paid_alike(const Effect& a, const Effect& b) {
    return a.kind == b.kind && a.from == b.from && a.to == b.to && a.cause.kind == b.cause.kind &&
           a.cause.which == b.cause.which;
  }

  template <class Same>
  bool is_first(const Effect& effect, Same same) const {
    return std::none_of(effects_.data(), &effect, [&](const Effect& other) { return same(effect, other); });
  }

  std::string name_of(Seat seat, std::string_view ending) const {
    return seat == doer_ ? "" : people_(seat) + std::string(ending);
  }

  // A power that was used tells of its coins itself.
  bool was_used(Djinn djinn) const {
    return std::any_of(effects_.begin(), effects_.end(), [&](const Effect& effect) {
      return effect.kind == EffectKind::djinn_used && effect.djinn() == djinn;
    });
  }

  void add_coins(const Effect& effect) {
    const Cause& cause = effect.cause;
    if (effect.to.kind != PlaceKind::seat || cause.kind != CauseKind::djinn || was_used(cause.djinn()))
      return;
    if (!is_first(effect, paid_alike)) return;
    int n = 0;
    for (const Effect& other : effects_)
      if (paid_alike(effect, other)) n += other.n;
    text_ += ", " + name_of(effect.to.seat(), " ") + "+" + count(n, "coin") + " (" +
             std::string(title(cause.djinn())) + ")";
  }

  void add_whim(const Effect& effect) {
    const Whim whim = effect.whim();
    int coins = 0;
    std::vector<Effect> shown;
    for (const Effect& other : effects_) {
      if (other.cause.kind != CauseKind::whim || other.cause.whim() != whim) continue;
      if (other.kind == EffectKind::coins) coins += other.n;
      if (other.from.kind == PlaceKind::unseen) shown.push_back(other);
    }
    text_ += ", " + name_of(effect.to.seat(), "'s ") + "whim fulfilled: " + explain(whim) + " (+" +
             count(coins, "coin") + ")" + (shown.empty() ? "" : ", showing " + things_of(shown));
  }

  Effects effects_;
  Seat doer_;
  const People& people_;
  std::string text_;
};

}  // namespace

std::vector<Effect> moves(Effects effects, EffectKind piece, PlaceKind from, PlaceKind to) {
  const auto fits = [](PlaceKind wanted, PlaceKind kind) {
    return wanted == PlaceKind::nowhere || wanted == kind;
  };
  std::vector<Effect> found;
  std::copy_if(effects.begin(), effects.end(), std::back_inserter(found), [&](const Effect& effect) {
    return effect.kind == piece && fits(from, effect.from.kind) && fits(to, effect.to.kind);
  });
  return found;
}

int number_of(Effects moves) {
  int n = 0;
  for (const Effect& effect : moves) n += effect.n;
  return n;
}

Meeples meeples_of(Effects moves) {
  Meeples meeples;
  for (const Effect& effect : moves) meeples.add(effect.tribe(), effect.n);
  return meeples;
}

std::string things_of(Effects moves) {
  std::vector<Effect> merged;
  for (const Effect& effect : moves) {
    const auto known = std::find_if(merged.begin(), merged.end(),
                                    [&](const Effect& other) { return move_the_same(effect, other); });
    if (known == merged.end())
      merged.push_back(effect);
    else
      known->n = static_cast<std::uint16_t>(known->n + effect.n);
  }
  std::vector<std::string> things(merged.size());
  std::transform(merged.begin(), merged.end(), things.begin(), thing);
  return list_of(things);
}

std::string price_of(Effects effects) {
  std::vector<Effect> paid = moves(effects, EffectKind::meeple, PlaceKind::seat, PlaceKind::bag);
  const std::vector<Effect> discarded =
      moves(effects, EffectKind::card, PlaceKind::nowhere, PlaceKind::discards);
  paid.insert(paid.end(), discarded.begin(), discarded.end());
  return things_of(paid);
}

std::string work_of(const Cause& cause) {
  const Factors& factors = cause.factors;
  const std::string workers = count(factors.n, word(cause.tribe()));
  return (factors.fakirs == 0 ? workers : "(" + workers + " + " + count(factors.fakirs, "fakir") + ")") +
         " x " + count(factors.each, "blue tile") + (factors.times > 1 ? ", doubled" : "");
}

std::string aftermath(Effects effects, Seat doer, const People& people) {
  return Aftermath(effects, doer, people).text();
}

}  // namespace naqala::command
