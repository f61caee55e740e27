#pragma once

#include <array>
#include <string>

#include "base/rng.hpp"
#include "rules/state.hpp"

namespace naqala {

// How a game begins (R1, R2): all that is dealt before the first bid.
struct Setup {
  std::array<TileKind, count_of<Tile>> kinds{};
  std::array<Meeples, count_of<Tile>> meeples{};
  std::array<Card, resource_row_size> card_row{};
  std::array<Djinn, djinn_row_size> djinn_row{};
  std::array<Whim, city_count>
      whims{};  // on the cities in the order a1, b1, ...; only with Whims of the Sultan
  std::array<Seat, most_markers> bid_order = no_markers;  // as many markers as the game has

  friend bool operator==(const Setup&, const Setup&) = default;
};

// The tiles of a board at random, with the middle block of R42 and R63. Some tile of it may be cut off.
std::array<TileKind, count_of<Tile>> shuffle_tiles(const Options& options, Rng& rng);

// A set-up at random; boards with a tile that is cut off are dealt again. `options` must be playable
// (problem_with(options) is empty).
Setup deal(const Options& options, Rng& rng);

// Why a set-up cannot be one of these options' games, in one line that names the field; empty if it can.
std::string problem_with(const Options& options, const Setup& setup);

// The state before the first bid. The set-up must be without problem.
State initial(const Options& options, const Setup& setup);

}  // namespace naqala
