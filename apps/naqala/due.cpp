#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "rules/tribes.hpp"
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
      return "kills with " + who + " from " + word(s.at) + (s.double_kill ? ", two in one place." : ".");
    case Tribe::merchant:
      return "takes cards for " + who + ".";
    default:
      return "keeps " + who + ".";
  }
}

std::string tile_due(const Layout& layout, const State& s) {
  const TileKind kind = layout.kind(s.at);
  return "does the action of " + word(s.at) + ", " + title(kind) + ": " + std::string(explain(kind)) + ".";
}

std::string seat_due(const Layout& layout, const State& s) {
  switch (s.step) {
    case Step::bid:
      return "bids: chooses a free price of the turn order.";
    case Step::take:
      return "begins a turn: takes up all the meeples of a tile.";
    case Step::drop:
      return "sows: drops one of " + letters_of(s.hand) + " on a tile next to " + word(s.at) + ".";
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
      return "";
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
      return "Chance deals a card into the row.";
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
