#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/sowing.hpp"
#include "rules/tribes.hpp"
#include "rules/whims.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

std::string tribe_due(const Layout& layout, const State& s) {
  const std::string who = count(number_in_hand(s), word(tribe_in_hand(s)));
  switch (tribe_in_hand(s)) {
    case Tribe::builder:
      return "builds with " + who + " on " + word(s.at) + ", " +
             count(layout.blue_around(s.at), "blue tile") + " here and around.";
    case Tribe::assassin:
      return "kills with " + who + " from " + word(s.at) +
             (s.double_kill ? ", " + std::to_string(iblis_victims) + " in one place." : ".");
    case Tribe::merchant:
      return "takes cards for " + who + ".";
    default:
      return "keeps " + who + ".";
  }
}

std::string tile_due(const Layout& layout, const State& s) {
  const TileKind kind = layout.kind(s.at);
  return "does the action of " + word(s.at) + ", " + title(kind) + ": " + explain(kind) + ".";
}

std::string drop_due(const State& s) {
  const bool flies = on_carpet(s) && s.hand.total() == 1;
  return "sows: drops one of " + letters_of(s.hand) + (flies ? " on any tile but " : " on a tile next to ") +
         word(s.at) + ".";
}

// What the items lead to.
std::string item_due(const State& s) {
  switch (s.step) {
    case Step::control:
      return "takes " + word(s.place) + " with a camel or the tent.";
    case Step::keep_item:
      return "keeps one of " + count(drawn_items(s), "item") + " drawn.";
    case Step::remove_meeples:
      return "uses the scimitar: " + count(s.left, "meeple") + " of " + word(s.place) + " to go to the bag.";
    case Step::move_meeples:
      return "uses the flute: calls up to " + count(s.left, "meeple") + " to " + word(s.place) + ".";
    case Step::move_camel:
      return "uses the talisman: moves " +
             std::string(tent_of(s, s.active) == s.place ? "the tent" : "the camel") + " of " +
             word(s.place) + ".";
    case Step::order_row:
      return "uses the horn: puts the row in order, " + count(s.left, "card") + " to go.";
    default:
      return "";
  }
}

std::string seat_due(const Layout& layout, const State& s) {
  switch (s.step) {
    case Step::bid:
      return "bids: chooses a free price of the turn order.";
    case Step::take:
      return "begins a turn: takes up all the meeples of a tile.";
    case Step::drop:
      return drop_due(s);
    case Step::collect:
      return "collects the " + std::string(word(s.dropped)) + "s of " + word(s.at) + ".";
    case Step::tribe:
      return tribe_due(layout, s);
    case Step::tile:
      return tile_due(layout, s);
    case Step::end:
      return "sells goods, or ends the turn.";
    case Step::second_kill:
      return s.victim == nobody ? "kills a second meeple on " + word(s.place) + "."
                                : "kills a second meeple in front of the same seat.";
    case Step::second_buy:
      return "takes the second card, one of the first " + std::to_string(s.left) + ".";
    case Step::place_palace:
      return "puts the palace on " + word(s.place) + ", or uses Hagis.";
    case Step::place_palm:
      return "puts the palm on " + word(s.place) + ", or uses Lamia.";
    case Step::keep_djinn:
      return "keeps one of the djinns drawn.";
    default:
      return item_due(s);
  }
}

std::string chance_due(const State& s, const People& people) {
  switch (s.step) {
    case Step::draw_meeples:
      return "Chance draws a meeple from the bag onto " + word(s.place) + ".";
    case Step::draw_djinns:
      return "Chance turns a djinn for " + people(s.active) + " to choose from.";
    case Step::draw_card:
      return "Chance gives " + people(s.active) + " a card that nobody else sees.";
    case Step::refill_cards:
    case Step::fill_row:
      return "Chance deals a card into the row.";
    case Step::draw_items:
    case Step::draw_item:
      return "Chance gives " + people(s.active) + " an item that nobody else sees.";
    case Step::draw_djinn:
      return "Chance turns the djinn of the lamp for " + people(s.active) + ".";
    case Step::refill_whims:
      return "Chance deals a whim to " + word(city_to_fill(s)) + ".";
    default:
      return "Chance deals a djinn into the row.";
  }
}

std::string result(const State& s, const People& people) {
  std::vector<std::string> best;
  int points = 0;
  const auto scores = score(s);
  for (int i = 0; i < seats_of(s); ++i) {
    if (!(winners(s) >> i & 1)) continue;
    best.push_back(people(static_cast<Seat>(i)));
    points = scores[static_cast<std::size_t>(i)].total();
  }
  return "The game is over: " + list_of(best) + (best.size() == 1 ? " wins with " : " share the win with ") +
         std::to_string(points) + ".";
}

}  // namespace

std::string what_is_due(const Layout& layout, const State& s, const People& people) {
  if (actor(s) == nobody) return result(s, people);
  if (actor(s) == chance) return chance_due(s, people);
  return people(actor(s)) + " " + seat_due(layout, s);
}

}  // namespace naqala::command
