#include "support/random_board.hpp"

#include <array>
#include <vector>

namespace naqala::test {
namespace {

// The base game, with one expansion, or with both.
Options random_size(Rng& rng) {
  constexpr std::array<Options, 4> sizes{{{.seats = 2},
                                          {.seats = 2, .sets = Set::artisans},
                                          {.seats = 2, .sets = Set::whims},
                                          {.seats = 2, .sets = Set::artisans | Set::whims}}};
  return sizes[rng.below(4)];
}

// Any tile anywhere: ordinary land, and in the larger sizes a few mountains and holes.
std::array<TileKind, count_of<Tile>> random_kinds(const Options& options, Rng& rng) {
  std::array<TileKind, count_of<Tile>> kinds{};
  std::vector<Tile> places;
  for (int y = 0; y < rows_of(options); ++y)
    for (int x = 0; x < columns_of(options); ++x) places.push_back(tile_at(x, y));
  for (Tile place : places)
    kinds[index(place)] = static_cast<TileKind>(1 + rng.below(8));  // oasis .. sacred_15
  if (!options.plays(Set::artisans) && !options.plays(Set::whims)) return kinds;
  constexpr std::array<TileKind, 5> special{TileKind::workshop_nw, TileKind::workshop_se,
                                            TileKind::workshop_se, TileKind::chasm, TileKind::lake};
  rng.shuffle(places);
  for (std::uint32_t i = rng.below(7); i > 0; --i) kinds[index(places[i])] = special[rng.below(5)];
  return kinds;
}

Tile random_land(const State& s, Rng& rng) {
  for (;;)
    if (const auto tile = static_cast<Tile>(rng.below(count_of<Tile>)); is_land(s.kind(tile))) return tile;
}

}  // namespace

void stack_up(State& s, Tile tile, int height, const std::vector<Tribe>& tribes, Rng& rng) {
  for (int i = 0; i < height; ++i) {
    const Tribe tribe = tribes[rng.below(static_cast<std::uint32_t>(tribes.size()))];
    if (bag(s).has(tribe)) s.meeples[index(tile)].add(tribe);
  }
}

std::vector<Tribe> random_tribes(const State& s, Rng& rng) {
  std::vector<Tribe> tribes(all<Tribe>.begin(), all<Tribe>.end());
  if (!s.options.plays(Set::artisans)) tribes.pop_back();
  rng.shuffle(tribes);
  tribes.resize(1 + rng.below(static_cast<std::uint32_t>(tribes.size())));
  return tribes;
}

State empty_position(Rng& rng) {
  State s = blank_state(random_size(rng));
  const auto kinds = random_kinds(s.options, rng);
  for (Tile tile : all<Tile>) s.kinds[index(tile)] = kinds[index(tile)];
  s.step = Step::take;
  s.active = Seat::one;
  return s;
}

State random_stacks(const Stacks& stacks, Rng& rng) {
  State s = empty_position(rng);
  constexpr std::array<std::uint32_t, 7> densities{3, 8, 15, 30, 50, 80, 100};
  const std::uint32_t density = densities[rng.below(7)];
  const std::vector<Tribe> tribes = random_tribes(s, rng);
  for (int i = 0; i < stacks.towers; ++i) stack_up(s, random_land(s, rng), stacks.tower_height, tribes, rng);
  for (Tile tile : all<Tile>) {
    if (!is_land(s.kind(tile)) || !s.meeples[index(tile)].empty() || rng.below(100) >= density) continue;
    stack_up(s, tile, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(stacks.height))), tribes,
             rng);
  }
  return s;
}

}  // namespace naqala::test
