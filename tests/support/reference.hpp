// A slow and obvious generator of sowings, for tests alone: it tries every ordered way of dropping
// the meeples, straight from the words of R13-R17 and R54. It shares no code with the rules but the plain
// values (tiles, kinds, counts of meeples), so that the two can only agree by both being right.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <set>

#include "rules/pieces.hpp"
#include "rules/state.hpp"
#include "rules/tile.hpp"

namespace naqala::test {

// All of the board that a sowing depends on.
struct Board {
  std::array<TileKind, count_of<Tile>> kinds{};
  std::array<Meeples, count_of<Tile>> meeples{};
};

// A sowing on its way. Before the first drop `at` is the start and `from` is `no_tile`.
struct Sowing {
  Board board;  // as it is now: the start taken up, earlier drops in place
  Meeples hand;
  Tile at = no_tile;
  Tile from = no_tile;
  bool carpet = false;  // declared: the last meeple may fly (R54)
};

struct Drop {
  Tile tile;
  Tribe tribe;
  friend auto operator<=>(const Drop&, const Drop&) = default;  // NOLINT(modernize-use-nullptr)
};

// What a whole sowing comes to for the rest of the turn.
struct Ending {
  Tile start;
  Tile last;
  Tribe tribe;
  friend auto operator<=>(const Ending&, const Ending&) = default;  // NOLINT(modernize-use-nullptr)
};

Board board_of(const State& state);

// R13: the sowing that begins with taking up all meeples of `start`.
Sowing take_up(const Board& board, Tile start, bool carpet = false);

// The sowing after one drop.
Sowing dropped(Sowing sowing, Drop drop);

// Tiles from which a sowing can be made.
std::set<Tile> reference_takes(const Board& board, bool carpet = false);

// Whether a sowing can be made from any tile once the carpet is declared (R51). Small stacks are tried first,
// so that a yes comes soon.
bool reference_carpet_helps(const Board& board);

// R18: whether the meeples in hand can all be dropped so that the last one ends well.
bool reference_can_finish(const Sowing& sowing);

// Drops after which the sowing can still be finished (R18); the last one must finish it.
std::set<Drop> reference_drops(const Sowing& sowing);

// Every last drop that such a sowing can come to.
std::set<Drop> reference_last_drops(const Sowing& sowing);

// Every (start, last tile, tribe) that some sowing comes to. Goes through all of them: millions for
// a stack of 8.
std::set<Ending> reference_endings(const Board& board, bool carpet = false);

// For every ending, the different boards that its sowings leave, each as the words of its 42 tiles.
using BoardWords = std::array<std::uint32_t, count_of<Tile>>;
BoardWords words_of(const std::array<Meeples, count_of<Tile>>& meeples);
std::map<Ending, std::set<BoardWords>> reference_boards(const Board& board, bool carpet = false);

}  // namespace naqala::test
