#pragma once

#include <array>

#include "base/fixed_list.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "rules/tiles.hpp"
#include "turns/sowings.hpp"

namespace naqala {

// Rules of thumb, in points: what a seat has that will help it.
inline constexpr int fakir_worth = 2;
inline constexpr int djinn_power_worth = 4;  // beside its value

// What a djinn adds to what the seat has, at the end, beside its own value.
int adds_at_the_end(const State& s, Seat seat, Djinn djinn);

// How the sowings of a board can end: with how many of which tribe in hand, on which tile. The same for every
// seat; where several sowings end alike, one stands for them all.
struct Landing {
  Tile tile;
  Tribe tribe;
  std::uint8_t n;
  bool empties;  // none are then left on the tile
};
// On a tile with these meeples. One that comes to a tile where none of its tribe stand was there
// before with another one.
inline Landing landing_on(Tile tile, Tribe tribe, Meeples there) {
  const int n = there[tribe];
  return {tile, tribe, static_cast<std::uint8_t>(n > 1 ? n + 1 : 2), there == Meeples::of(tribe, n)};
}
struct Landings {
  FixedList<Landing, count_of<Tribe> * count_of<Tile>> list;  // by tile
  int tiles = 0;                                              // how many they are on
  Landings(const SowingMasks& masks, const Board& board);
};

// What a turn would bring a seat at once, in points, estimated without playing it: by the tile where its
// sowing ends, the tribe that acts there, and how many they are. Some thousand instructions to set up, then a
// few for each sowing: for looking at what the others could do, thousands of times a second.
class Appraisal {
 public:
  Appraisal(const Layout& layout, const State& s, Seat seat);

  int of(const Landing& landing) const {
    const std::size_t i = index(landing.tile);
    const bool claims = landing.empties && can_claim_ && free_.has(landing.tile);
    int points =
        action_[i] + (claims ? control_[i] : 0) + (claims || own_.has(landing.tile) ? own_action_[i] : 0);
    if (landing.tribe == Tribe::builder) return points + landing.n * layout_.blue_around(landing.tile);
    if (landing.tribe == Tribe::assassin) return points + kill(landing.tile, landing.n);
    return points + worth_of_tribe(landing.tribe, landing.n);
  }

  // What the best landing brings, at least 0.
  int best(const Landings& landings) const;

  // What the board offers the seat; 0 where there is nothing.
  struct Offers {
    std::array<int, 8> top{};                     // the best landings, one for each tile, the best first
    std::array<int, count_of<Tribe>> by_tribe{};  // the best of each tribe
  };
  Offers offers(const Landings& landings) const;

  // What owning the tile is worth, a good or fakir more, and `n` meeples of a tribe that is kept,
  // or `n` cards of the row.
  int worth_of_tile(Tile tile) const { return control_[index(tile)]; }
  int worth_of_card(Card card) const { return card_worth_[index(card)]; }
  int worth_of_tribe(Tribe tribe, int n) const {
    return by_tribe_[index(tribe)][static_cast<std::size_t>(n < most ? n : most)];
  }

 private:
  static constexpr int most = 8;  // meeples that are told apart

  void appraise_cards(const State& s);
  void appraise_tribes(const State& s);
  void appraise_viziers(const State& s);
  void appraise_tiles(const State& s);
  void appraise_cities(const State& s);
  void appraise_victims(const State& s);
  int kill(Tile final, int n) const;
  int tile_action(const State& s, TileAction action) const;
  int in_market(const State& s, const Market& market) const;
  int sacred_place(const State& s) const;

  const Layout& layout_;
  Seat seat_;
  bool can_claim_;
  std::array<int, count_of<Card>> card_worth_{};                       // one more of each
  std::array<std::array<int, most + 1>, count_of<Tribe>> by_tribe_{};  // for builders: n
  std::array<int, count_of<Tile>> control_{};
  std::array<int, count_of<Tile>> action_{};  // whoever owns it; `own_action_` more if the seat does
  std::array<int, count_of<Tile>> own_action_{};
  TileSet own_, free_;
  TileSet lonely_;     // tiles with one meeple and no camel: for assassins
  int seat_kill_ = 0;  // the best victim in front of another seat
};

}  // namespace naqala
