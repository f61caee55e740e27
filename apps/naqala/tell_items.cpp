#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "rules/items.hpp"
#include "telling.hpp"

// The Artisans of Naqala in words.

namespace naqala::command {

namespace {

using Kind = Action::Kind;

std::string the(Item item) { return "the " + std::string(word(item)); }

}  // namespace

std::string Telling::piece_on(Tile tile) const {
  const Seat seat = owner_of(after_, tile);
  return seat != nobody && tent_of(after_, seat) == tile ? "tent" : "camel";
}

// How many items artisans will look at.
std::string Telling::drawing() const {
  if (after_.step != Step::draw_items) return "";
  return after_.left == 1 ? " and " + verb("draw") + " an item"
                          : " and " + verb("draw") + " " + count(after_.left, "item") + " to keep one";
}

std::string Telling::keep_item() const {
  const bool seen = action_.kind() == Kind::keep_item;
  const Items others = seen ? known_drawn_items(before_) - Items::of(action_.item()) : action_.discarded();
  std::string text = verb("keep") + " " + (seen ? the(action_.item()) : "an item unseen");
  if (!others.empty()) text += ", " + verb("discard") + " " + list_of(others);
  return text;
}

std::string Telling::workshop() const {
  return verb("pay") +
         (action_.kind() == Kind::item_artisan ? " an artisan" : " " + count(workshop_fakirs, "fakir")) +
         " for an item";
}

// A report leaves to the steps that follow what comes of it.
std::string Telling::use_item() const {
  const std::string head = verb("use") + " " + the(action_.item());
  const Tile tile = action_.tile();
  switch (action_.item()) {
    case Item::scimitar:
      return head + " on " + word(tile) +
             (report_ ? "" : ": " + count(scimitar_victims, "meeple") + " go to the bag");
    case Item::flute:
      return head + (report_ ? " on " : ": meeples come to ") + word(tile);
    case Item::talisman:
      return head + " on the " + (tent_of(before_, before_.active) == tile ? "tent" : "camel") + " of " +
             word(tile);
    case Item::carpet:
      return head + (report_ ? "" : ": the last meeple may fly");
    default:
      return head + (report_ ? "" : ": the row is filled and put in order");
  }
}

std::string Telling::item_deed() const {
  const std::string place = word(before_.place);
  switch (action_.kind()) {
    case Kind::camel:
      return verb("put") + " a camel on " + place;
    case Kind::tent:
      return verb("put") + " the tent on " + place;
    case Kind::keep_item:
    case Kind::keep_unseen:
      return keep_item();
    case Kind::item_artisan:
    case Kind::item_fakirs:
      return workshop();
    case Kind::use_item:
      return use_item();
    case Kind::use_lamp:
      return verb("use") + " the lamp to take " +
             std::string(naqala::title(before_.djinn_row[static_cast<std::size_t>(action_.number())]));
    case Kind::use_lamp_deck:
      return verb("use") + " the lamp to take the top djinn of the deck";
    case Kind::use_ring:
      return verb("use") + " the ring to take " + the(action_.item()) + " from the discards";
    case Kind::remove:
      return verb("remove") + " " + one(action_.tribe()) + " from " + place;
    case Kind::move:
      return verb("call") + " " + one(action_.tribe()) + " from " + word(action_.tile()) + " to " + place;
    case Kind::done:
      return report_ ? "calls no more" : "call no more";
    case Kind::to:
      return verb("move") + " the " + piece_on(action_.tile()) + " from " + place + " to " +
             word(action_.tile());
    case Kind::put:
      return verb("put") + " " + std::string(word(action_.card())) + " in place " +
             std::to_string(before_.card_row_size - before_.left + 1);
    case Kind::deal_item:
      return verb("draw") + " " + the(action_.item()) + " unseen";
    case Kind::deal_item_unseen:
      return verb("draw") + " an item unseen";
    default:
      return to_text(action_);
  }
}

}  // namespace naqala::command
