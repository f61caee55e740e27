#include "rules/state.hpp"

namespace naqala {

TileSet owned_by_anyone(const State& s) {
  TileSet set;
  for (TileSet owned : s.owned) set |= owned;
  return set;
}

Seat owner_of(const State& s, Tile tile) {
  for (Seat seat : all<Seat>)
    if (s.owned[index(seat)].has(tile)) return seat;
  return nobody;
}

int camels_left(const State& s, Seat seat) {
  const int tent_placed = s.tents[index(seat)] != 0;
  return camels_for(seats_of(s)) + tent_placed - s.owned[index(seat)].size();
}

Tile tent_of(const State& s, Seat seat) {
  const std::uint8_t place = s.tents[index(seat)];
  return place == 0 ? no_tile : static_cast<Tile>(place - 1);
}

bool has_tent(const State& s, Seat seat) {
  return s.options.plays(Set::artisans) && s.tents[index(seat)] == 0;
}

bool can_claim(const State& s, Seat seat) { return camels_left(s, seat) > 0 || has_tent(s, seat); }

Seat holder_of(const State& s, Djinn djinn) {
  for (Seat seat : all<Seat>)
    if (has_djinn(s, seat, djinn)) return seat;
  return nobody;
}

int palms_left(const State& s) {
  int placed = 0;
  for (std::uint8_t buildings : s.buildings) placed += buildings & 15;
  return all_palms - placed;
}

int palaces_left(const State& s) {
  int placed = 0;
  for (std::uint8_t buildings : s.buildings) placed += buildings >> 4;
  return all_palaces - placed;
}

Meeples bag(const State& s) {
  Meeples out = s.hand;
  for (Meeples on_tile : s.meeples) out += on_tile;
  for (Seat seat : all<Seat>) {
    out.add(Tribe::vizier, s.viziers[index(seat)]);
    out.add(Tribe::elder, s.elders[index(seat)]);
    out.add(Tribe::artisan, s.artisans[index(seat)]);
  }
  return all_meeples(s.options) - out;
}

State blank_state(const Options& options) {
  State s{};
  s.options = options;
  s.bid_track = no_markers;
  s.turn_track.fill(nobody);
  s.active = nobody;
  s.victim = nobody;
  s.at = s.from = s.place = no_tile;
  s.sight = Viewer::everything;
  return s;
}

}  // namespace naqala
