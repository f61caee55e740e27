#include "support/reference.hpp"

#include <algorithm>
#include <vector>

namespace naqala::test {
namespace {

constexpr int kColumns = 7;
constexpr int kRows = 6;

bool meeples_can_stand(TileKind kind) {
  return kind != TileKind::none && kind != TileKind::chasm && kind != TileKind::lake;
}

// R43: a workshop's mountains stand on two of its sides. (dx, dy) points from the workshop outwards.
bool mountain_towards(TileKind kind, int dx, int dy) {
  if (kind == TileKind::workshop_nw) return dx == -1 || dy == -1;
  if (kind == TileKind::workshop_se) return dx == 1 || dy == 1;
  return false;
}

// Tiles that one step can reach from `at`: adjacent, no hole, no mountain on either side between.
std::vector<Tile> neighbours(const Board& board, Tile at) {
  constexpr int steps[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
  const int x = static_cast<int>(at) % kColumns;
  const int y = static_cast<int>(at) / kColumns;
  std::vector<Tile> found;
  for (const auto& [dx, dy] : steps) {
    if (x + dx < 0 || x + dx >= kColumns || y + dy < 0 || y + dy >= kRows) continue;
    const int next = (y + dy) * kColumns + x + dx;
    const TileKind here = board.kinds[index(at)];
    const TileKind there = board.kinds[static_cast<std::size_t>(next)];
    if (!meeples_can_stand(there)) continue;
    if (mountain_towards(here, dx, dy) || mountain_towards(there, -dx, -dy)) continue;
    found.push_back(static_cast<Tile>(next));
  }
  return found;
}

bool is_last(const Sowing& sowing) { return sowing.hand.total() == 1; }

// R54: from the tile that took the meeple before it, the last one flies to any other.
std::vector<Tile> anywhere_else(const Board& board, Tile at) {
  std::vector<Tile> found;
  for (Tile tile : all<Tile>)
    if (tile != at && meeples_can_stand(board.kinds[index(tile)])) found.push_back(tile);
  return found;
}

// R14, R15: every tile and tribe that may be dropped next, whether or not the sowing can then be
// finished.
std::vector<Drop> next_drops(const Sowing& sowing) {
  const bool flies = sowing.carpet && is_last(sowing);
  std::vector<Drop> drops;
  for (Tile tile : flies ? anywhere_else(sowing.board, sowing.at) : neighbours(sowing.board, sowing.at)) {
    if (tile == sowing.from && !flies) continue;
    for (Tribe tribe : all<Tribe>)
      if (sowing.hand.has(tribe)) drops.push_back({tile, tribe});
  }
  return drops;
}

// R16: the last meeple needs one of its colour on the tile before it is dropped.
bool ends_well(const Sowing& sowing, Drop last) {
  return sowing.board.meeples[index(last.tile)].has(last.tribe);
}

void put_down(Sowing& sowing, Drop drop) {
  sowing.board.meeples[index(drop.tile)].add(drop.tribe);
  sowing.hand.remove(drop.tribe);
  sowing.from = sowing.at;
  sowing.at = drop.tile;
}

// Drops one meeple for as long as it lives, then takes it back.
class Trial {
 public:
  Trial(Sowing& sowing, Drop drop) : sowing_(sowing), drop_(drop), at_(sowing.at), from_(sowing.from) {
    put_down(sowing, drop);
  }
  ~Trial() {
    sowing_.board.meeples[index(drop_.tile)].remove(drop_.tribe);
    sowing_.hand.add(drop_.tribe);
    sowing_.at = at_;
    sowing_.from = from_;
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

 private:
  Sowing& sowing_;
  Drop drop_;
  Tile at_;
  Tile from_;
};

bool can_finish_after(Sowing& sowing, Drop drop);

bool can_finish(Sowing& sowing) {
  for (Drop drop : next_drops(sowing))
    if (can_finish_after(sowing, drop)) return true;
  return false;
}

bool can_finish_after(Sowing& sowing, Drop drop) {
  if (is_last(sowing)) return ends_well(sowing, drop);
  const Trial trial(sowing, drop);
  return can_finish(sowing);
}

void collect_endings(Sowing& sowing, Tile start, std::set<Ending>& endings) {
  for (Drop drop : next_drops(sowing)) {
    if (!is_last(sowing)) {
      const Trial trial(sowing, drop);
      collect_endings(sowing, start, endings);
    } else if (ends_well(sowing, drop)) {
      endings.insert({start, drop.tile, drop.tribe});
    }
  }
}

void collect_boards(Sowing& sowing, Tile start, std::map<Ending, std::set<BoardWords>>& boards) {
  for (Drop drop : next_drops(sowing)) {
    const bool last = is_last(sowing);
    if (last && !ends_well(sowing, drop)) continue;
    const Trial trial(sowing, drop);
    if (last)
      boards[{start, drop.tile, drop.tribe}].insert(words_of(sowing.board.meeples));
    else
      collect_boards(sowing, start, boards);
  }
}

}  // namespace

Board board_of(const State& state) {
  Board board;
  for (Tile tile : all<Tile>) board.kinds[index(tile)] = state.kind(tile);
  board.meeples = state.meeples;
  return board;
}

Sowing take_up(const Board& board, Tile start, bool carpet) {
  Sowing sowing{
      .board = board, .hand = board.meeples[index(start)], .at = start, .from = no_tile, .carpet = carpet};
  sowing.board.meeples[index(start)] = Meeples();
  return sowing;
}

Sowing dropped(Sowing sowing, Drop drop) {
  put_down(sowing, drop);
  return sowing;
}

std::set<Tile> reference_takes(const Board& board, bool carpet) {
  std::set<Tile> takes;
  for (Tile tile : all<Tile>) {
    if (board.meeples[index(tile)].empty()) continue;
    Sowing sowing = take_up(board, tile, carpet);
    if (can_finish(sowing)) takes.insert(tile);
  }
  return takes;
}

bool reference_carpet_helps(const Board& board) {
  std::vector<Tile> starts;
  for (Tile tile : all<Tile>)
    if (!board.meeples[index(tile)].empty()) starts.push_back(tile);
  std::sort(starts.begin(), starts.end(), [&](Tile a, Tile b) {
    return board.meeples[index(a)].total() < board.meeples[index(b)].total();
  });
  return std::any_of(starts.begin(), starts.end(), [&](Tile start) {
    Sowing sowing = take_up(board, start, true);
    return can_finish(sowing);
  });
}

bool reference_can_finish(const Sowing& sowing) {
  Sowing trial = sowing;
  return can_finish(trial);
}

std::set<Drop> reference_drops(const Sowing& sowing) {
  Sowing trial = sowing;
  std::set<Drop> drops;
  for (Drop drop : next_drops(sowing))
    if (can_finish_after(trial, drop)) drops.insert(drop);
  return drops;
}

std::set<Drop> reference_last_drops(const Sowing& sowing) {
  Sowing trial = sowing;
  std::set<Ending> endings;
  collect_endings(trial, trial.at, endings);
  std::set<Drop> last;
  for (const Ending& ending : endings) last.insert({ending.last, ending.tribe});
  return last;
}

std::set<Ending> reference_endings(const Board& board, bool carpet) {
  std::set<Ending> endings;
  for (Tile start : all<Tile>) {
    if (board.meeples[index(start)].empty()) continue;
    Sowing sowing = take_up(board, start, carpet);
    collect_endings(sowing, start, endings);
  }
  return endings;
}

BoardWords words_of(const std::array<Meeples, count_of<Tile>>& meeples) {
  BoardWords words;
  for (Tile tile : all<Tile>) words[index(tile)] = meeples[index(tile)].word();
  return words;
}

std::map<Ending, std::set<BoardWords>> reference_boards(const Board& board, bool carpet) {
  std::map<Ending, std::set<BoardWords>> boards;
  for (Tile start : all<Tile>) {
    if (board.meeples[index(start)].empty()) continue;
    Sowing sowing = take_up(board, start, carpet);
    collect_boards(sowing, start, boards);
  }
  return boards;
}

}  // namespace naqala::test
