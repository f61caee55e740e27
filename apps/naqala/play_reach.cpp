#include "play_reach.hpp"

#include "notation/names.hpp"
#include "rules/sowing.hpp"

namespace naqala::command {

namespace {

std::string tiles_text(TileSet tiles) {
  std::string text;
  for (Tile tile : tiles) text += (text.empty() ? "" : " ") + word(tile);
  return text;
}

}  // namespace

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
