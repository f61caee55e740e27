#include "tell.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "effect_words.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;
using At = PlaceKind;
using Piece = EffectKind;

// How an action of this kind is told that moves such a piece. In the words {s} is the ending of a verb in
// reports, {it} what was moved, {from} and {to} where it was and where it went, {price} what was paid in
// meeples and cards, {coins} what it brought.
struct Clause {
  Kind kind;
  Piece piece;
  At from, to;
  std::string_view words;
};
constexpr Clause clauses[] = {
    {Kind::drop, Piece::meeple, At::hand, At::tile, "drop{s} {it} on {to}"},
    {Kind::collect, Piece::meeple, At::tile, At::hand, "collect{s} {it} of {from}"},
    {Kind::camel, Piece::camel, At::seat, At::tile, "put{s} a camel on {to}"},
    {Kind::tent, Piece::tent, At::seat, At::tile, "put{s} the tent on {to}"},
    {Kind::keep, Piece::meeple, At::hand, At::seat, "keep{s} {it}"},
    {Kind::trade, Piece::card, At::row, At::seat, "take{s} {it}"},
    {Kind::trade, Piece::meeple, At::hand, At::bag, "take{s} no card: the row is empty"},
    {Kind::kill, Piece::meeple, At::tile, At::bag, "kill{s} {it} on {from}"},
    {Kind::kill_seat, Piece::meeple, At::seat, At::bag, "kill{s} {it} of {from}"},
    {Kind::keep_item, Piece::item, At::drawn, At::unseen, "keep{s} {it}"},
    {Kind::keep_unseen, Piece::item, At::drawn, At::unseen, "keep{s} {it} unseen"},
    {Kind::keep_djinn, Piece::djinn, At::drawn, At::seat, "keep{s} {it}"},
    {Kind::palm, Piece::palm, At::supply, At::tile, "put{s} {it} on {to}"},
    {Kind::palace, Piece::palace, At::supply, At::tile, "put{s} {it} on {to}"},
    {Kind::djinn, Piece::djinn, At::row, At::seat, "take{s} {it} for {price}"},
    {Kind::item_artisan, Piece::meeple, At::seat, At::bag, "pay{s} {price} for an item"},
    {Kind::item_fakirs, Piece::card, At::nowhere, At::discards, "pay{s} {price} for an item"},
    {Kind::whim, Piece::whim, At::tile, At::seat, "take{s} the whim of {from}: {it}"},
    {Kind::sell, Piece::card, At::nowhere, At::discards, "sell{s} {it} for {coins}"},
    {Kind::end, Piece::turn_ends, At::nowhere, At::nowhere, "end{s} the turn"},
    {Kind::use_lamp, Piece::djinn, At::row, At::seat, "use{s} the lamp to take {it}"},
    {Kind::use_lamp_deck, Piece::item, At::nowhere, At::in_use,
     "use{s} {it} to take the top djinn of the deck"},
    {Kind::use_ring, Piece::item, At::discards, At::seat, "use{s} the ring to take {it} from the discards"},
    {Kind::remove, Piece::meeple, At::tile, At::bag, "remove{s} {it} from {from}"},
    {Kind::move, Piece::meeple, At::tile, At::tile, "call{s} {it} from {from} to {to}"},
    {Kind::done, Piece::item, At::in_use, At::discards, "call{s} no more"},
    {Kind::to, Piece::camel, At::tile, At::tile, "move{s} the camel from {from} to {to}"},
    {Kind::to, Piece::tent, At::tile, At::tile, "move{s} the tent from {from} to {to}"},
    {Kind::deal_card, Piece::card, At::deck, At::row, "the row gets {it}"},
    {Kind::deal_card, Piece::card, At::deck, At::unseen, "draw{s} {it} unseen"},
    {Kind::deal_unseen, Piece::card, At::deck, At::unseen, "draw{s} {it} unseen"},
    {Kind::deal_item, Piece::item, At::deck, At::nowhere, "draw{s} {it} unseen"},
    {Kind::deal_item_unseen, Piece::item, At::deck, At::nowhere, "draw{s} {it} unseen"},
    {Kind::deal_djinn, Piece::djinn, At::deck, At::row, "{it} joins the djinns"},
    {Kind::deal_djinn, Piece::djinn, At::deck, At::drawn, "{it} appears"},
    {Kind::deal_djinn, Piece::djinn, At::deck, At::seat, "find{s} {it} in the lamp"},
    {Kind::deal_whim, Piece::whim, At::deck, At::tile, "a whim comes to {to}: {it}"},
    {Kind::draw_meeple, Piece::meeple, At::bag, At::tile, "{it} comes onto {to}"},
};

// What is said where the action of a tile is not done.
struct NotDone {
  TileAction action;
  std::string_view words, in_reports;
};
constexpr NotDone not_done[] = {
    {TileAction::palm, "go on: no palm is left", "finds no palm left"},
    {TileAction::palace, "go on: no palace is left", "finds no palace left"},
    {TileAction::sacred, "take no djinn", "takes no djinn"},
    {TileAction::workshop, "take no item", "takes no item"},
    {TileAction::city, "go on: no whim lies here", "finds no whim"},
};

// A deed, told as a choice ("take ...") or as a report ("takes ...").
class Telling {
 public:
  Telling(const Deed& deed, const People& people, bool report)
      : deed_(deed), action_(deed.action), people_(people), report_(report) {}

  std::string text() const { return deed_in_words() + aftermath(deed_.effects, deed_.doer(), people_); }

 private:
  std::string verb(std::string_view stem) const { return std::string(stem) + (report_ ? "s" : ""); }
  std::vector<Effect> moved(Piece piece, At from = At::nowhere, At to = At::nowhere) const {
    return moves(deed_.effects, piece, from, to);
  }
  std::string things(Piece piece, At from, At to) const { return things_of(moved(piece, from, to)); }
  int paid() const { return number_of(moved(Piece::coins, At::seat, At::bank)); }

  // The coins that this kind of cause has brought; null if it has not.
  const Effect* coins_by(CauseKind cause) const {
    const auto* found = std::find_if(deed_.effects.begin(), deed_.effects.end(), [&](const Effect& effect) {
      return effect.kind == Piece::coins && effect.to.kind == At::seat && effect.cause.kind == cause;
    });
    return found == deed_.effects.end() ? nullptr : found;
  }

  std::string deed_in_words() const;
  std::string clause() const;
  std::string filled(std::string_view words, const std::vector<Effect>& fitting) const;
  std::string name_of(Place place) const;
  std::string bid() const;
  std::string take() const;
  std::string skip() const;
  std::string keep() const;
  std::string build() const;
  std::string kill() const;
  std::string buy() const;
  std::string use_djinn() const;
  std::string use(const std::string& what, const std::string& power) const;

  const Deed& deed_;
  Action action_;
  const People& people_;
  bool report_;
};

std::string Telling::name_of(Place place) const {
  if (place.kind == At::tile) return word(place.tile());
  return place.kind == At::seat ? people_(place.seat()) : "";
}

std::string Telling::filled(std::string_view words, const std::vector<Effect>& fitting) const {
  const Effect* coins = coins_by(CauseKind::step);
  return fmt::format(fmt::runtime(words), fmt::arg("s", report_ ? "s" : ""),
                     fmt::arg("it", things_of(fitting)), fmt::arg("from", name_of(fitting[0].from)),
                     fmt::arg("to", name_of(fitting[0].to)), fmt::arg("price", price_of(deed_.effects)),
                     fmt::arg("coins", coins == nullptr ? 0 : coins->n));
}

std::string Telling::clause() const {
  for (const Clause& row : clauses) {
    if (row.kind != action_.kind()) continue;
    const std::vector<Effect> fitting = moved(row.piece, row.from, row.to);
    if (fitting.empty()) continue;
    const std::string others = things(row.piece, At::drawn, At::discards);
    return filled(row.words, fitting) + (others.empty() ? "" : ", " + verb("discard") + " " + others);
  }
  return to_text(action_);
}

std::string Telling::bid() const {
  const std::vector<Effect> fakirs = moved(Piece::card, At::nowhere, At::discards);
  const std::string text = verb("bid") + " " + std::to_string(action_.number());
  if (!fakirs.empty())
    return fmt::format("{} for {} and {} ({})", text, paid(), count(number_of(fakirs), "fakir"),
                       naqala::title(fakirs[0].cause.djinn()));
  if (paid() == action_.number()) return text;
  return text + (paid() == 0 ? " without a coin" : " with the last " + count(paid(), "coin"));
}

std::string Telling::take() const {
  const Meeples meeples = meeples_of(moved(Piece::meeple, At::tile, At::hand));
  return fmt::format("{} the {} of {} ({})", verb("take"),
                     meeples.total() == 1 ? "meeple" : count(meeples.total(), "meeple"), word(action_.tile()),
                     letters_of(meeples));
}

std::string Telling::skip() const {
  const State& before = deed_.before;
  if (before.step == Step::take) return report_ ? "cannot sow" : "go on without sowing";
  if (before.step == Step::tribe) return verb("kill") + " nobody";
  for (const NotDone& row : not_done)
    if (row.action == row_of(before.kind(before.at)).action)
      return std::string(report_ ? row.in_reports : row.words);
  return verb("buy") + " nothing";
}

// Artisans then draw items.
std::string Telling::keep() const {
  if (deed_.after.step != Step::draw_items) return clause();
  const int items = deed_.after.left;
  return clause() + " and " + verb("draw") + " " + some(items, "item") + (items == 1 ? "" : " to keep one");
}

std::string Telling::build() const {
  const Effect* coins = coins_by(CauseKind::tribe);
  const Cause cause = coins != nullptr ? coins->cause : moved(Piece::meeple, At::hand, At::bag)[0].cause;
  return fmt::format("{} {} ({})", verb("gain"), count(coins != nullptr ? coins->n : 0, "coin"),
                     work_of(cause));
}

std::string Telling::kill() const {
  std::string text = clause();
  const int fakirs = number_of(moved(Piece::card, At::nowhere, At::discards));
  if (fakirs > 0) text += " with " + count(fakirs, "fakir");
  for (const Effect& kept : moved(Piece::meeple, At::bag, At::seat))
    text += fmt::format(" and {} it ({})", verb("keep"), naqala::title(kept.cause.djinn()));
  return text;
}

std::string Telling::buy() const {
  const std::string card = things(Piece::card, At::row, At::seat);
  if (deed_.before.step == Step::second_buy) return verb("take") + " " + card + " too";
  return fmt::format("{} {} for {}{}", verb("buy"), card, paid(),
                     deed_.after.step == Step::second_buy ? ", then another" : "");
}

std::string Telling::use_djinn() const {
  const Djinn djinn = action_.djinn();
  const std::string what = std::string(naqala::title(djinn)) + " for " + price_of(deed_.effects);
  const std::string used = verb("use") + " " + what;
  for (Piece piece : {Piece::palm, Piece::palace})
    for (const Effect& placed : moved(piece))
      return used + ": " + things_of({&placed, 1}) + " on " + word(placed.to.tile());
  for (const Effect& paid : moved(Piece::coins))
    if (paid.cause == Cause(djinn))
      return used + ": the builders bring " + things_of({&paid, 1}) + " once more";
  const bool claims = !moved(Piece::camel).empty() || !moved(Piece::tent).empty();
  return claims ? used : use(what, power_of(djinn, deed_.before.options));
}

// What it will bring is told of a choice; in a report it follows.
std::string Telling::use(const std::string& what, const std::string& power) const {
  return verb("use") + " " + what + (names_tile(action_) ? " on " + word(action_.tile()) : "") +
         (report_ ? "" : ": " + power);
}

std::string Telling::deed_in_words() const {
  switch (action_.kind()) {
    case Kind::bid:
      return bid();
    case Kind::take:
      return take();
    case Kind::skip:
      return skip();
    case Kind::keep:
      return keep();
    case Kind::fakirs:
      return build();
    case Kind::kill:
    case Kind::kill_seat:
      return kill();
    case Kind::buy:
      return buy();
    case Kind::use_djinn:
      return use_djinn();
    case Kind::use_item:
      return use("the " + std::string(word(action_.item())), explain(action_.item()));
    case Kind::put:
      return verb("put") + " " + std::string(word(action_.card())) + " next";
    default:
      return clause();
  }
}

}  // namespace

Deed::Deed(const Layout& layout, const State& before_it, Action done)
    : action(done), before(before_it), after(before_it) {
  apply(layout, after, action, &effects);
}

Seat Deed::doer() const { return actor(before) == chance ? before.active : actor(before); }

std::string offer(const Deed& deed, const People& people) { return Telling(deed, people, false).text(); }
std::string tell(const Deed& deed, const People& people) { return Telling(deed, people, true).text(); }

}  // namespace naqala::command
