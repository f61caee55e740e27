#include "play_advice.hpp"

#include "notation/names.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
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
      return "Kill " + (s.double_kill ? std::to_string(iblis_victims) + " in one place" : "a meeple") +
             " within " + count(n, "step") + " of " + word(s.at) + ", or a rival's. Fakirs reach further.";
    default:
      return "Your " + count(n, word(tribe_in_hand(s))) + " act, or use a djinn" +
             (s.options.plays(Set::artisans) ? " or an item" : "") + " first.";
  }
}

std::string tile_advice(const Layout& layout, const State& s) {
  const TileKind kind = layout.kind(s.at);
  const std::string name = title(kind);
  return "You are on " + word(s.at) + ", " + (name[0] == 'o' ? "an " : "a ") + name + ": " + explain(kind) +
         ".";
}

std::string take_advice(const State& s) {
  if (on_carpet(s)) return "The carpet is spread: take up the meeples of a tile; the last may fly.";
  return "Your turn: take up the meeples of a tile (`reach c3`: where they can end).";
}

std::string drop_advice(const State& s) {
  if (s.hand.total() > 1)
    return "Drop one of " + letters_of(s.hand) + " on a tile next to " + word(s.at) + ".";
  return "Drop the last meeple, " + letters_of(s.hand) + ", where one of its tribe stands" +
         (on_carpet(s) ? ": it flies to any tile." : ".");
}

std::string row_so_far(const State& s) {
  std::string text;
  for (int i = 0; i < s.card_row_size - s.left; ++i)
    text += (i == 0 ? "" : " ") + std::string(word(s.card_row[static_cast<std::size_t>(i)]));
  return text.empty() ? "Horn: which card comes first?" : "Horn: which card comes after " + text + "?";
}

// What items ask for.
std::string item_advice(const Layout& layout, const State& s, const People& people) {
  switch (s.step) {
    case Step::control:
      return "You take " + word(s.place) + ": with a camel, or your tent (" +
             count(red_tile_points, "point") + " for each red tile here and around)?";
    case Step::keep_item:
      return "Your artisans bring " + count(drawn_items(s), "item") +
             ": keep one; the others are discarded for all to see.";
    case Step::remove_meeples:
      return "Scimitar: which meeple of " + word(s.place) + " goes to the bag" +
             (s.left == 1 ? " too?" : " first?");
    case Step::move_meeples:
      return "Flute: call up to " + std::to_string(s.left) + (s.left < flute_moves ? " more" : "") + " to " +
             word(s.place) + ", from the tiles beside it.";
    case Step::move_camel:
      return "Talisman: where does the " + std::string(tent_of(s, s.active) == s.place ? "tent" : "camel") +
             " of " + word(s.place) + " go?";
    case Step::order_row:
      return row_so_far(s);
    default:
      return what_is_due(layout, s, people);
  }
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
      return take_advice(s);
    case Step::drop:
      return drop_advice(s);
    case Step::collect:
      return "Collect the " + std::string(word(s.dropped)) + "s of " + word(s.at) + ", or use an item first.";
    case Step::tribe:
      return tribe_advice(layout, s);
    case Step::tile:
      return tile_advice(layout, s);
    case Step::end:
      return "That was your turn. Press Enter to end it, or sell, or `undo`.";
    default:
      return item_advice(layout, s, people);
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
