#include "play_advice.hpp"

#include "notation/names.hpp"
#include "rules/sowing.hpp"
#include "rules/tribes.hpp"

namespace naqala::command {

namespace {

std::string tribe_advice(const Layout& layout, const State& s) {
  const int n = number_in_hand(s);
  switch (tribe_in_hand(s)) {
    case Tribe::builder:
      return "Your " + count(n, "builder") + " earn by the " + count(layout.blue_around(s.at), "blue tile") +
             " at " + word(s.at) + ". How many fakirs help?";
    case Tribe::assassin:
      return "Kill " + std::string(s.double_kill ? "two in one place" : "a meeple") + " within " +
             count(n, "step") + " of " + word(s.at) + ", or a rival's. Fakirs reach further.";
    default:
      return "Your " + count(n, word(tribe_in_hand(s))) + " act, or use a djinn first.";
  }
}

std::string tile_advice(const Layout& layout, const State& s) {
  const TileKind kind = layout.kind(s.at);
  return "You are on " + word(s.at) + ", a " + title(kind) + ": " + std::string(explain(kind)) + ".";
}

std::string tiles_text(TileSet tiles) {
  std::string text;
  for (Tile tile : tiles) text += (text.empty() ? "" : " ") + word(tile);
  return text;
}

}  // namespace

std::string advice(const Layout& layout, const State& s, const People& people) {
  switch (s.step) {
    case Step::bid:
      return "Bid for your turn: choose a price. The dearest plays first.";
    case Step::take:
      return "Your turn: take up the meeples of a tile (`reach c3`: where they can end).";
    case Step::drop:
      return s.hand.total() == 1
                 ? "Drop the last meeple, " + letters_of(s.hand) + ", where one of its tribe stands."
                 : "Drop one of " + letters_of(s.hand) + " on a tile next to " + word(s.at) + ".";
    case Step::tribe:
      return tribe_advice(layout, s);
    case Step::tile:
      return tile_advice(layout, s);
    case Step::end:
      return "That was your turn. Press Enter to end it, or sell, or `undo`.";
    default:
      return what_is_due(layout, s, people);
  }
}

std::string reach_of(const Layout& layout, const State& s, Tile tile) {
  std::string text;
  if (!s.meeples[index(tile)].empty()) {
    const Endings from_here = endings_of_take(layout, s, tile);
    for (Tribe tribe : all<Tribe>)
      if (const TileSet ends = from_here.tiles[index(tribe)]; !ends.empty())
        text +=
            word(tile) + " can end with its " + std::string(word(tribe)) + " on: " + tiles_text(ends) + "\n";
  }
  for (Tribe tribe : all<Tribe>) {
    TileSet starts;
    for (Tile start : layout.land())
      if (!s.meeples[index(start)].empty() && endings_of_take(layout, s, start).tiles[index(tribe)].has(tile))
        starts.add(start);
    if (!starts.empty())
      text += std::string(word(tribe)) + "s of " + word(tile) +
              " can be collected by taking: " + tiles_text(starts) + "\n";
  }
  return text.empty() ? "No sowing begins or ends on " + word(tile) + ".\n" : text;
}

}  // namespace naqala::command
