#pragma once

#include <array>

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

// What a turn would bring a seat at once, in points, estimated without playing it: by the tile where its sowing ends, the
// tribe that acts there, and how many they are. Some thousand instructions to set up, then a few for each sowing: for looking
// at what the others could do, thousands of times a second.
class Appraisal {
 public:
  Appraisal(const Layout& layout, const State& s, Seat seat);

  // A sowing that takes `n` meeples of `tribe` from `final`; `empties` if none are then left there.
  int of(Tile final, Tribe tribe, int n, bool empties) const;

  // What the sowings of a board bring: the best of them, one for each final tile, and how many tiles they end on.
  struct Top {
    static constexpr int kept = 4;
    std::array<int, kept> points{};  // the best first; 0 where there are fewer
    int finals = 0;
  };
  Top top(const SowingMasks& masks, const Board& board) const;

  // What owning the tile is worth, a good or fakir more, and `n` meeples of a tribe that is kept, or `n` cards of the row.
  int worth_of_tile(Tile tile) const { return control_[index(tile)]; }
  int worth_of_card(Card card) const { return card_worth_[index(card)]; }
  int worth_of_tribe(Tribe tribe, int n) const {
    return by_tribe_[index(tribe)][static_cast<std::size_t>(n < most ? n : most)];
  }

 private:
  static constexpr int most = 8;  // meeples that are told apart

  void appraise_tribes(const State& s);
  void appraise_tiles(const State& s);
  void appraise_victims(const State& s);
  int for_viziers(const State& s, int n) const;
  int kill(Tile final, int n) const;
  int tile_action(const State& s, Tile tile) const;
  int in_market(const State& s, const Market& market) const;
  int sacred_place(const State& s) const;

  const Layout& layout_;
  Seat seat_;
  bool can_claim_;
  std::array<int, 10> card_worth_{};                     // one more of each
  std::array<std::array<int, most + 1>, 6> by_tribe_{};  // for builders: n
  std::array<int, 42> control_{};
  std::array<int, 42> action_{};  // whoever owns it; `own_action_` more if the seat does
  std::array<int, 42> own_action_{};
  TileSet own_, free_;
  TileSet lonely_;     // tiles with one meeple and no camel: for assassins
  int seat_kill_ = 0;  // the best victim in front of another seat
};

}  // namespace naqala
